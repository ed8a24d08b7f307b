import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { valuesOf } from './corpus/values-of.ts'

/** Names of what is near, rates and shares are read as such, and as nothing else of the home. */

type Case = readonly [text: string, field: string, values: readonly unknown[]]

const none = [undefined]
const plots =
  'HMDA plots Mokila\nPlot 41 - 200 gaj, 26000 per gaj\nPlot 99 – 267 gaj, 25000 per gaj'
const list =
  'Nagpur properties\n1) 2bhk Besa 980 built up, 55 lakh\n2) Shop Sadar 320 carpet, rent 40k\n' +
  'Who needs please call'

const rules: Record<string, readonly Case[]> = {
  'what stands in the name of a landmark is no town and no amenity': [
    ['2bhk BTM Layout near Udupi Garden, rent 25k', 'city', none],
    ['2bhk BTM Layout near Udupi Garden, rent 25k', 'amenities', none],
    ['2bhk BTM Layout near Udupi Garden, rent 25k', 'landmark', ['Udupi Garden']],
    ['Office Koramangala above Bank of Baroda 2100 carpet rent 2 lakh', 'city', none],
    ['2bhk Baner, Pancard Club road ke paas, rent 31k', 'amenities', none],
    ['2bhk Kondapur, Botanical garden daggara, 78 lakhs', 'landmark', ['Botanical garden']],
    ['2 bhk opp Infosys Mysuru rent 20k', 'city', ['Mysuru']],
    ['2bhk Patia 46L, KIIT 1 km', 'landmark', ['KIIT']],
  ],
  'a number for a unit of area is a rate, and no size and no price': [
    ['Plot for sale Kamrej, 150 vaar, bhav 9,500 vaar no', 'rate', [9_500]],
    ['Plot for sale Kamrej, 150 vaar, bhav 9,500 vaar no', 'areaPlotSqft', [1_350]],
    ['प्लॉट विक्री वाघोली, 1200 चौ.फूट, भाव ₹ 2800 प्रति चौ.फू.', 'rate', [2_800]],
    ['জমি বিক্রি বারাসাত, দর ৩২০০ টাকা প্রতি স্কোয়ার ফুট', 'rate', [3_200]],
    ['प्लॉट जयपुर 150 गज, रेट 32,000 रु प्रति गज', 'rate', [32_000]],
    ['Site for sale Mysuru 30*40 sqft ge 4100', 'rate', [4_100]],
    ['2bhk flat Ravet 1180 saleable rate 7200/-', 'rate', [7_200]],
    ['Plots Shadnagar 165 sqyd @14500 DTCP', 'rate', [14_500]],
    ['Shop Wakad 300 carpet, size sqft 300, 62 lakh', 'rate', none],
  ],
  'a share of land, the number of a plot and a charge beside are no size and no price': [
    ['2 bhk flat Nizampet 1180 sft, 45 yards UDS, 62 lakhs', 'area', [1_180]],
    [plots, 'areaPlotSqft', [1_800, 2_403]],
    ['Flat 2bhk Medchal 1200 sft 5,650/Sft + GST + CP 3.0L', 'price', none],
    ['1bhk Dombivli 590 saleable, 42 lakh + 4L other charges', 'price', [4_200_000]],
  ],
  'what a tenant pays and has deposited is said of no home that is sold': [
    ['Shop Baner 900 carpet, tenant pharmacy rent 1.5 L dep 9 L, ask 2.95 cr', 'deposit', none],
    [
      'Shop Baner 900 carpet, tenant pharmacy rent 1.5 L dep 9 L, ask 2.95 cr',
      'price',
      [29_500_000],
    ],
  ],
  'whoever is to call, and what a seller wants, asks for no home': [
    ['Owner ko 40 lakh chahiye, 1bhk Dahisar 380 carpet', 'price', [4_000_000]],
    ['Plot Faridabad 250 gaj 42k per gaj, seller ko paisa chahiye', 'rate', [42_000]],
    ['2bhk Nashik College Road 55 lakh, ज्याला गरज आहे त्यांनीच फोन करावा', 'price', [5_500_000]],
    ['30x40 site Mysuru 41 lakh yaardu beku call maadi', 'price', [4_100_000]],
    [list, 'listingType', ['sell', 'rent']],
    ['Client ko 2bhk chahiye Baner, 80 lakh cash payment', 'price', ['requirement']],
    ['Kisi ke paas 2bhk hai kya Wakad me 20k tak chahiye', 'price', ['requirement']],
  ],
}

for (const [rule, cases] of Object.entries(rules)) {
  describe(rule, () => {
    for (const [text, field, values] of cases) {
      test(`${text} → ${field}`, () => assert.deepEqual(valuesOf(text, field), values))
    }
  })
}
