import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { parseTsv } from '#domain/text/tsv.ts'
import { type ExamplesByRule, expectParses } from '#query-language/corpus/expect-parses.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { writeQuery } from '#query-language/model/describe-filter.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const rules: ExamplesByRule = {
  'how people say what a home has': [
    ['2bhk Wakad, bore hona chahiye', 'bhk 2; has Borewell; loc Wakad'],
    ['4bhk villa with home theatre', 'bhk 4; has Home theatre; type villa'],
    [
      '2bhk Wakad, wheel chair access, guards',
      'bhk 2; has Security; has Wheelchair access; loc Wakad',
    ],
    ['2bhk Wakad, naukar ka room', 'bhk 2; has Servant room; loc Wakad'],
    [
      '2bhk Wakad, pipeline gas, own water tank',
      'bhk 2; has Piped gas; has Water supply; loc Wakad',
    ],
    ['2bhk Wakad, hilltop view', 'bhk 2; has Hill view; loc Wakad'],
    ['2bhk Wakad, bathroom attached', 'bhk 2; has Attached bathroom; loc Wakad'],
    ['फैक्ट्री शेड, फायर एनओसी', 'has Fire safety; type industrial'],
    ['2 बीएचके वाकड, हवा और धूप', 'bhk 2; has Sunlight; loc Wakad'],
    ['ପାଣି ସୁବିଧା ଭଲ', 'has Water supply'],
  ],
  'what a home has': [
    [
      '1bhk Andheri, own meter, dry balcony, western toilet',
      'bhk 1; has Separate meter; has Utility area; has Western toilet; loc Andheri',
    ],
    [
      'house in Kochi, own well, compound wall, gate, car porch',
      'city Kochi; has Boundary wall; has Covered parking; has Gate; has Well; type house',
    ],
    [
      '2bhk Patna, alag bijli meter, alag entry, pani ki tanki',
      'bhk 2; city Patna; has Independent entrance; has Separate meter; has Water tank',
    ],
    ['2bhk Noida, guest parking', 'bhk 2; city Noida; has Visitor parking'],
    ['1rk Powai with bed, study table', 'bhk 0.5; has Bed; has Study table; loc Powai'],
  ],
  'what a hostel has': [
    [
      'girls pg Kota, laundry, warden, veg mess, no curfew',
      'city Kota; for women; has Food included; has Laundry; has No curfew; has Warden; pg',
    ],
    [
      'boys pg Kota, roz safai, time ki pabandi na ho',
      'city Kota; for men; has Housekeeping; has No curfew; pg',
    ],
  ],
  'what an office, a shop, a warehouse and a factory have': [
    [
      'office Baner, 30 seats, 2 cabins, meeting room, pantry, washroom',
      'has Cabin; has Conference room; has Pantry; has Washroom; has Workstations; loc Baner; ' +
        'type office',
    ],
    [
      'shop in Nashik, shutter, glass front, toilet',
      'city Nashik; has Glass front; has Shutter; has Washroom; kind shop; type commercial',
    ],
    [
      'godown Bhiwandi, dock leveller, truck aa sake, no crane',
      'has Loading dock; has Truck access; kind warehouse; loc Bhiwandi; no Crane; ' +
        'type industrial',
    ],
    [
      'factory Peenya, 75 hp, 3 phase, labour quarters',
      'has Labour quarters; has Power load; has Three-phase power; loc Peenya; type industrial',
    ],
  ],
  'what land has': [
    [
      'kheti ki zameen Nashik, kuan, nahar, bijli, tarbandi',
      'city Nashik; has Canal; has Electricity; has Fencing; has Well; type agricultural',
    ],
    [
      'plot Patna, chardiwari, dakhil kharij, pakka rasta',
      'approved Mutation; city Patna; has Approach road; has Boundary wall; type plot',
    ],
  ],
  'in every language and script': [
    ['வீடு, கிணறு, சுற்றுச்சுவர்', 'has Boundary wall; has Well'],
    ['ఇల్లు, పూజ గది, వెస్టర్న్ టాయిలెట్', 'has Pooja room; has Western toilet'],
    ['ಜಮೀನು, ಕಾಲುವೆ ನೀರು, ಕರೆಂಟ್', 'has Canal; has Electricity; type plot'],
    ['വീട്, കിണർ, കാർ പോർച്ച്', 'has Covered parking; has Well'],
    ['ফ্ল্যাট, আলাদা মিটার, ঠাকুর ঘর', 'has Pooja room; has Separate meter; type apartment'],
    ['ઓફિસ, કેબિન, પેન્ટ્રી', 'has Cabin; has Pantry; type office'],
    ['ਘਰ, ਵੱਖਰਾ ਮੀਟਰ, ਲਾਂਡਰੀ', 'has Laundry; has Separate meter'],
    ['ଜମି, ପାଚେରି, ବିଜୁଳି', 'has Boundary wall; has Electricity; type plot'],
    ['مکان، چاردیواری، بجلی', 'has Boundary wall; has Electricity; type house'],
    ['घर, वेगळा मीटर, ड्राय बाल्कनी', 'has Separate meter; has Utility area'],
  ],
  'everyday words are a feature only in its place': [
    ['2bhk Wakad, well connected, gym as well', 'bhk 2; has Gym; loc Wakad'],
    ['2 bed flat, master bed room', 'bhk 2; type apartment'],
    ['pg Kota 4000 per bed', 'city Kota; max 4k; pg'],
    ['2bhk Lajpat Nagar, main gate ke paas', 'bhk 2; loc Lajpat Nagar'],
    ['2bhk Hadapsar, gate closes at 10', 'bhk 2; loc Hadapsar'],
    ['plot on Canal Road Dehradun', 'city Dehradun; loc Canal Road; type plot'],
    ['2bhk Baner, we cook non veg at home', 'bhk 2; loc Baner'],
    ['2bhk Baner 20k, electricity bill extra', 'bhk 2; loc Baner; max 20k; rent'],
    ['pg Kota 9k including electricity', 'city Kota; max 9k; pg'],
    ['land for solar plant Jaisalmer', 'city Jaisalmer; type plot'],
    ['3bhk Wakad, 2 toilets', 'bath 2; bhk 3; loc Wakad'],
    ['flat 70 lakh with registry, Wakad', 'loc Wakad; max 70L; type apartment'],
    ['2bhk near football ground, Baner', 'bhk 2; loc Baner; near football ground'],
  ],
}

expectParses(rules)

describe('the description of a filter', () => {
  const gazetteer = buildGazetteer([])
  const names = parseTsv(readFileSync(`${import.meta.dirname}/amenities.tsv`, 'utf8')).map(
    ([, name = '']) => name,
  )
  // "With gym", and "park", which alone is part of many a name.
  for (const name of names.filter((one) => !one.startsWith('!') && one !== 'Park'))
    test(`${name} is parsed to the same filter`, () => {
      for (const not of [{}, { not: true } as const]) {
        const filter = { amenities: [{ name, ...not }] }
        assert.deepEqual(parseQuery(writeQuery(filter), gazetteer).filter, filter)
      }
    })
})
