import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type ExamplesByRule, expectParses } from '#query-language/corpus/expect-parses.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

/** Words around an amount: examples for each rule, with texts that the rule must not touch. */
const rules: ExamplesByRule = {
  'a limit beside an amount named about': [
    ['budget around 50k max 2bhk Whitefield', 'bhk 2; loc Whitefield; max 50k; rent'],
    ['1 lac ke aas paas max, 4bhk Whitefield', 'bhk 4; loc Whitefield; max 1L; rent'],
    ['max around 50000 rent 2bhk Whitefield', 'bhk 2; loc Whitefield; max 50k; rent'],
    ['around 45 lakh is all we have, not above that. 2bhk Pune', 'bhk 2; city Pune; max 45L'],
    ['50 hazar ke aas paas, usse zyada nahi, 2bhk Pune', 'bhk 2; city Pune; max 50k; rent'],
    ['around 60 lakh max 70 lakh 2bhk Pune', 'bhk 2; city Pune; max 70L; ~60L'],
    ['2bhk Whitefield rent 50k around', 'bhk 2; loc Whitefield; rent; ~50k'],
    ['rent 50k ke aas paas, 2bhk Whitefield', 'bhk 2; loc Whitefield; rent; ~50k'],
  ],
  'two near amounts and "tak" are a limit, with "se" they are a range': [
    ['2bhk Pune chaubees pachees lakh tak', 'bhk 2; city Pune; max 25L'],
    ['2bhk rent forty four forty five thousand tak', 'bhk 2; max 45k; rent'],
    ['2bhk Pune fifty eight lakh ya sixty lakh tak', 'bhk 2; city Pune; max 60L'],
    ['2bhk Pune 60-65 lakh tak', 'bhk 2; city Pune; max 65L'],
    ['2bhk Pune 60 se 65 lakh tak', '60L-65L; bhk 2; city Pune'],
    ['2bhk Pune chalees pachaas lakh tak', '40L-50L; bhk 2; city Pune'],
  ],
  'a limit that is refused behind is turned': [
    ['plot, less than 3,800 sq ft will not work', 'area 3800+; type plot'],
    ['flat below 40 lakh will not do', 'min 40L; type apartment'],
    ['farm land, nor anything under one acre', 'area 43560+; type agricultural'],
    ['flat below 40 lakh will do', 'max 40L; type apartment'],
  ],
  'hundreds and thousands that are spoken without their word': [
    ['office around four fifty square feet', 'area 450; type office'],
    ['plot rent one lakh forty to one lakh fifty thousand', '1.4L-1.5L; rent; type plot'],
  ],
  'what is counted is no money': [
    ['3bhk terrace with at least 2 balconies', 'bhk 3; has Balcony; has Terrace'],
    ['office 6k per seat max', 'type office'],
    ['Option 1 - 3BHK Kochi 80 lakh', 'bhk 3; city Kochi; max 80L'],
    ['security deposit refundable? 2bhk', 'bhk 2'],
    ['1300 sft se kam nakko', 'area 1300+'],
  ],
  'a lease of a small amount is no rent': [
    ['office lease ke liye matlab ek lakh mahina', 'lease; max 1L; type office'],
    ['ऑफिस भाडेपट्ट्यावर, महिना पंधरा हजार', 'lease; max 15k; type office'],
    ['plot lease Pune 13k', 'city Pune; lease; max 13k; type plot'],
    ['plot patte par 12 hazaar mahina', 'lease; max 12k; type plot'],
    ['20k me 2bhk lena hai', 'bhk 2; max 20k; rent'],
  ],
  'a crore said once holds for both ends, where that is nearer': [
    ['flat Pune 1.2 cr to 70 lakh', '70L-1.2cr; city Pune; type apartment'],
    ['2bhk Pune ek karod sattar se assi lakh', '1.7cr-1.8cr; bhk 2; city Pune'],
    ['2bhk Pune 1 cr 20 lakh to 40 lakh', '1.2cr-1.4cr; bhk 2; city Pune'],
    ['2bhk Pune 1.2 cr se 80 lakh', '80L-1.2cr; bhk 2; city Pune'],
    ['2bhk Pune 1 crore 10 lakh se 90 lakh', '90L-1.1cr; bhk 2; city Pune'],
  ],
  'two amounts that follow each other are about one': [
    ['office Rajkot 37-38k theek hai rent', 'city Rajkot; rent; type office; ~37k'],
    ['plot bais teis hazaar mahina', 'rent; type plot; ~22k'],
    ['2bhk 44-45 lakh tak', 'bhk 2; max 45L'],
    ['1bhk rent 22 se 23 hazaar', '22k-23k; bhk 1; rent'],
    ['2bhk 50-55 lakh', '50L-55L; bhk 2'],
  ],
  'thousands and hundreds in words before a unit of area are an area': [
    ['plot do hazaar nau sau square feet', 'area 2900; type plot'],
    ['plot teen hazaar varg foot', 'area 3000; type plot'],
    ['plot nau hazaar fut se bada', 'area 9000+; type plot'],
    ['shed ghatto ghatt tinn sau sqft', 'area 300+; type industrial'],
  ],
  'a bound before an amount leaves the one behind it to the next': [
    ['max 1.5 cr min 1 cr', 'max 1.5cr; min 1cr'],
    ['upto 90 lakh minimum 70 lakh', 'max 90L; min 70L'],
    ['rent max 30k min 20k', 'max 30k; min 20k; rent'],
    ['rent max 30000 min 20000', 'max 30k; min 20k; rent'],
    ['2bhk pune max 1 cr min 80 lakh', 'bhk 2; city Pune; max 1cr; min 80L'],
    ['min 1 cr max 1.5 cr', 'max 1.5cr; min 1cr'],
    ['under 1 cr min 1200 sqft', 'area 1200+; max 1cr'],
    ['under 80 lakh minimum 2 bhk', 'bhk 2+; max 80L'],
    ['min 60 lakh max 3 bhk', 'bhk ..3; min 60L'],
  ],
  'a refusal after "more" makes a maximum, whatever stands between': [
    ['किराया पैंतालीस हज़ार से अधिक न हो', 'max 45k; rent'],
    ['20 हज़ार से ज़्यादा की औकात नहीं है, 2 बीएचके किराए पर', 'bhk 2; max 20k; rent'],
    ['30 lakh se zyada ki himmat nahi, 1bhk', 'bhk 1; max 30L'],
    ['80 लाख से ऊपर हो, ग्राउंड फ्लोर नहीं', 'floor !0; min 80L'],
    ['फ्लैट बारह सौ स्क्वायर फीट से छोटा न हो', 'area 1200+; type apartment'],
    ['2 बीएचके वाकड 80 लाख तक। सिक्योरिटी ज़रूरी है', 'bhk 2; has Security; loc Wakad; max 80L'],
    ['2 बीएचके वाकड 80 लाख तक। डाउन पेमेंट तैयार है', 'bhk 2; loc Wakad; max 80L'],
    ['2 बीएचके वाकड 80 हज़ार तक। ईएमआई भर सकते हैं', 'bhk 2; loc Wakad; max 80k; rent'],
    ['2 बीएचके वाकड, बजट 80 लाख। आसपास भी चल जाएगा', 'bhk 2; loc Wakad; max 80L'],
    ['2 बीएचके वाकड 80 लाख, डाउन पेमेंट 10 लाख तैयार है', 'bhk 2; loc Wakad; max 80L'],
    ['प्लॉट तीस बाई चालीस', 'area 1200; type plot'],
    ['1 आरके, 15 हज़ार, डिपॉज़िट 50 से ऊपर नहीं', 'bhk 0.5; deposit 50k; max 15k; rent'],
  ],
  'bounds that are said behind stay where they are': [
    ['50 lakh max 40 lakh min', 'max 50L; min 40L'],
    ['budget 50 lakh min 70 lakh max', 'max 70L; min 50L'],
    ['10 lakh max 2bhk', 'bhk 2; max 10L'],
    ['60 lakh minimum 2 bhk', 'bhk 2; min 60L'],
    ['under 60 lakh max 2bhk', 'bhk 2; max 60L'],
  ],
  'of a range the unit may stand with the first number': [
    ['1cr-1.5', '1cr-1.5cr'],
    ['flat 80 lakh to 90', '80L-90L; type apartment'],
    ['15 lakh to 25', '15L-25L'],
    ['30k to 40 rent', '30k-40k; rent'],
    ['25k to 30/- rent', '25k-30k; rent'],
    ['1.2 crore se 1.5', '1.2cr-1.5cr'],
    ['between 1 cr and 1.5', '1cr-1.5cr'],
  ],
  'a number that is of something else is no end of a range': [
    ['1 cr - 3 bhk', 'bhk 3; max 1cr'],
    ['flat 80 lakh - 100 gaj', 'area 900; max 80L; type apartment'],
    ['80 lakh - sector 90', 'loc Sector 90; max 80L'],
    ['80 lakh - 90 th floor', 'floor 90; max 80L'],
    ['80 lakh to 2027', 'max 80L'],
    ['rent 20k to 25 december', 'max 20k; rent'],
    ['50 lakh - 60 feet road', 'max 50L'],
    ['15k-20 boys pg', 'for men; max 15k; pg'],
    ['90 lakh to 80', 'max 90L'],
  ],
  'a number that is not said': [
    ['3bhk under a crore in Vadodara', 'bhk 3; city Vadodara; max 1cr'],
    ['3bhk more than half a crore', 'bhk 3; min 50L'],
    ['3bhk for not more than a crore', 'bhk 3; max 1cr'],
    ['plot hazar square feet', 'area 1000; type plot'],
  ],
  'one room of a home is not its number of bedrooms': [
    ['4bhk villa in Jaipur, one bedroom on the ground floor', 'bhk 4; city Jaipur; type villa'],
    ['4 बेडरूम घर जयपुर, ग्राउंड फ्लोर पर एक कमरा', 'bhk 4; city Jaipur'],
    ['2bhk in Wakad or one bedroom in Baner', 'bhk 1; bhk 2; loc Baner; loc Wakad'],
  ],
  'more than three bedrooms are four': [
    ['more than 3 bedrooms', 'bhk 4+'],
    ['more than 3 bhk', 'bhk 4+'],
    ['more than 2.5 bhk', 'bhk 3+'],
    ['3+ bhk', 'bhk 3+'],
    ['minimum 3 bhk', 'bhk 3+'],
    ['at least 3 bhk', 'bhk 3+'],
    ['not more than 3 bhk', 'bhk ..3'],
  ],
}
expectParses(rules)

const gazetteer = buildGazetteer([])

describe('comparators', () => {
  const said = (text: string) => parseQuery(text, gazetteer).slots.map((slot) => slot.text)

  test('each of two limits has a comparator of its own', () => {
    assert.deepEqual(said('max 1.5 cr min 1 cr'), ['max 1.5 cr', 'min 1 cr'])
    assert.deepEqual(said('2bhk upto 90 lakh minimum 70 lakh'), [
      '2bhk',
      'upto 90 lakh',
      'minimum 70 lakh',
    ])
  })
})
