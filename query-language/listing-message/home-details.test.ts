import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { valuesOf } from './corpus/values-of.ts'

/** Details of a home are read in the words in which groups write them. */

type Case = readonly [text: string, field: string, values: readonly unknown[]]

const none = [undefined]
const floors =
  'Independent floors Sector 79 Mohali\nGround 3BHK 1.15cr\nFirst 3BHK 98 lac\nSecond 3BHK 1.05cr'
const rents = '2bhk Bopal rent 14k, 2 rent deposit, 1 rent brokerage'

const rules: Record<string, readonly Case[]> = {
  'parking is counted with the words for whose and what it is': [
    ['3bhk Gurgaon rent 90k, 2 reserved car parks', 'parkingSpaces', [2]],
    ['3bhk Ranip 72 lakh, 1 allotted parking', 'parkingSpaces', [1]],
    ['2bhk Chembur 12th flr, 1 pkg – 2.05 Cr', 'parkingSpaces', [1]],
    ['3BR Bandra W 11.5cr 2 cp', 'parkingSpaces', [2]],
    ['2bhk Wakad rent 24k, 1 stilt car park', 'parkingCovered', [1]],
  ],
  'attached bathrooms are as many as the bedrooms where all have one': [
    ['Villa Assagao 4 bedrooms all en-suite 7 cr', 'bathrooms', [4]],
    ['Row house Indore 3 bedroom attached l/b, 63 lac', 'bathrooms', [3]],
    ['2bhk attached bathroom Wakad rent 20k', 'bathrooms', none],
    ['3bhk 2 bath all attached Wakad rent 20k', 'bathrooms', [2]],
    ['3BR 3WC Bandra W 11.5cr', 'bathrooms', [3]],
  ],
  'a deposit and a fee are counted in rents': [
    [rents, 'depositMonths', [2]],
    [rents, 'brokerage', ['one-month']],
    [rents, 'price', [14_000]],
    ['२ BHK भाडे, ૧૪,૦૦૦, ૨ ભાડા ડિપોઝીટ', 'depositMonths', [2]],
  ],
  'floors and storeys are read at the head of a line and behind their number': [
    [floors, 'floor', [0, 1, 2]],
    ['2bhk Perumbakkam 4flr of S+5 52 lakh', 'floor', [4]],
    ['2bhk Thane 612 cpt 1.09 cr, 34 storeys', 'totalFloors', [34]],
  ],
  'a name in quotes is that of the building, unless it is near or a remark': [
    ["1bhk Dombivli 42 lakh, bldg 'Om Residency'", 'society', ['Om Residency']],
    ["3bhk Thane 1.2 cr, 'only serious buyers'", 'society', none],
    ["2bhk Vasai near 'D Mart' 65L", 'society', none],
    ["2bhk Vasai 65L Nilesh 90048 55210 'Om Sai'", 'society', none],
  ],
  'the number of a project stands behind the name of its register': [
    ['2bhk Perumbakkam 52 lakh RERA TN/35/Bldg/0217/2024', 'reraNumber', ['TN/35/BLDG/0217/2024']],
    ['Row house Nipania RERA approved (P-IND-19-2304) 63 lac', 'reraNumber', ['P-IND-19-2304']],
    ['Plots Shadnagar 165 sqyd 14500 per sqyd RERA P02100006318', 'reraNumber', ['P02100006318']],
    ['3bhk Thane 2 cr, RERA agent A51700012498', 'reraNumber', none],
    ['3bhk Thane 2 cr, MahaRERA A51700012498', 'reraNumber', none],
    ['2bhk Noida 80 lakh, Asha Homes UPRERAAGT10202', 'reraNumber', none],
    ['2bhk Siliguri 40 lakh RERA WBRERA/A/DAR/2024/000341', 'reraNumber', none],
    [
      '2bhk Siliguri 40 lakh RERA WBRERA/P/DAR/2024/000341',
      'reraNumber',
      ['WBRERA/P/DAR/2024/000341'],
    ],
  ],
  'a day with "from" before or behind it is when a home is free': [
    ['2bhk Baner rent 31k, 15 June se khali', 'availableFrom', ['2027-06-15']],
    ['4bhk Gurugram rent 1.45 lakh w.e.f. 1st July', 'availableFrom', ['2027-07-01']],
  ],
  'a fixed price, papers and what the rent holds are read in other words': [
    ['2bhk Vasai 65L no bargain', 'isNegotiable', [false]],
    ['3bhk Malviya Nagar 3.4 cr, baaki baat table pe', 'isNegotiable', [true]],
    ['2bhk Thane 1.2 cr OC in hand', 'ocReceived', [true]],
    ['2bhk Thane 1.2 cr OC in March 28', 'ocReceived', none],
    ['2bhk Indirapuram किराये पे 19000 मेंटेनेंस साथ में', 'isMaintenanceIncluded', [true]],
    ['3bhk Patia rent 24,000, society charge 2,600', 'maintenance', [2_600]],
  ],
  'an area is of the plot where floors or a house stand on it, and built beside it': [
    ['Builder floors Sec 79, 200 sq yd, 3bhk 98 lac', 'areaPlotSqft', [1_800]],
    ['Villa Kakkanad 8 cent, 2350 sqft, 4bhk 1.35 cr', 'areaBuiltUpSqft', [2_350]],
    [
      'Gaur City 2\n2BHK 1010 sqft 62 L\n3BHK 1320 sqft 83 L\n(size super, registry done)',
      'areaSuperBuiltUpSqft',
      [1_010, 1_320],
    ],
    ['Office Koramangala Carpet 2,100 / SBA 3,000 sft rent 2 lakh', 'rate', none],
    ['ফ্ল্যাট গড়িয়া ৮৯০ স্কোয়ার ফুট সুপার বিল্ট আপ ৪৫ লাখ', 'areaSuperBuiltUpSqft', [890]],
  ],
  'what is beside a home, a remark and an old rate are no value of it': [
    ['2bhk Thane 612 cpt 1.09 cr, infinity pool, co-working', 'propertyType', none],
    ['3bhk Patia rent 24,000, chimney', 'amenities', none],
    ['Plot Faridabad 263 gaj per gaj 42k, bhai 95k chal raha tha market', 'price', none],
    ['2BHK+S Noida 71 L', 'servantRoom', none],
    ['KOTHI 500 GAJ VASANT VIHAR 35 CR KHANNA ASSOCIATES 9811340096', 'city', none],
    ['1bhk Dombivli 590 saleable 2nd n 5th flr, 42 lakh', 'floor', none],
    ['Kazhakkoottam, Technopark Phase 3 aduthu 2bhk rent 15k', 'locality', ['Kazhakkoottam']],
  ],
  'directions, age and charges are read in short forms': [
    ['2bhk Tellapur 22nd flr 💥 East ➡️ 1.58 Cr', 'facing', ['east']],
    ['Plot Faridabad 263 gaj NE corner per gaj 42k', 'facing', ['north-east']],
    ['2bhk Baner 900 sqft rent 25k, Bathrooms: 2', 'bathrooms', [2]],
    ['Office Baner 900 sqft rent 25k, Washroom - 1', 'bathrooms', [1]],
    ['2bhk Baner 900 sqft, 2 bath 25000 rent', 'price', [25_000]],
    ['2bhk Baner 900 sqft rent 25k, attached bath 1', 'bathrooms', [undefined]],
    ['3BHK Kochi 1.05 crore, Age - 6 yr', 'ageYears', [6]],
    ['२बीएचके वाकड ५ वर्ष जुनी ८५ लाख', 'ageYears', [5]],
    ['Office Salt Lake 11,200 sft, 42/- psf rent + 14/- CAM', 'maintenance', [14]],
    ['Office Bandra 4,200 carpet LEASE 13.5 lakh/mth', 'listingType', ['rent']],
    ['2bhk Vasai 820 bua 3/7 lift 65L', 'totalFloors', [7]],
  ],
  'what a home suits, an agency and the name of a project give no value': [
    ['Space Khar 2400 carpet rent 9.5 lacs, suitable for bank, cafe', 'propertyType', none],
    ['1bhk Kamothe 45 lakhs CIDCO NOC', 'approvals', none],
    ['3bhk 1500 sft Brigade Orchards Devanahalli 1.15 cr', 'propertyType', none],
    ['Office Gurgaon, DLF building 10C, 3200 sqft, 145 psf', 'society', none],
    ['3bhk Anna Nagar 2.1 Cr, metro 5 mins walk. Vasanth 98400 12345', 'landmark', none],
    ['NA plot Talegaon near Mumbai Pune highway 4.5 lakh per guntha', 'city', none],
    ['ভবানীপুর ৩ BHK ফ্ল্যাট ৯৫ লাখ, গাড়ি রাখার জায়গা', 'locality', ['Bhowanipore']],
  ],
  'a house on its land, a pair of directions and a fee in months are read': [
    ['ഇടപ്പള്ളി 6 സെന്റിൽ 1800 sqft 3 BHK വീട് വില 98 ലക്ഷം', 'propertyType', ['house']],
    ['ഇടപ്പള്ളി 6 സെന്റിൽ 1800 sqft 3 BHK വീട് വില 98 ലക്ഷം', 'areaBuiltUpSqft', [1_800]],
    ['Site Yelahanka 1200 sqft, North east corner, 7,500 per sft', 'facing', ['north-east']],
    ['1 बीएचके मीरा रोड भाडे 16,500, ब्रोकरेज 1 महिना', 'brokerage', ['one-month']],
    ['सूरत अडाजन ३ बीएचके, सुपर 1650, भाव 82 लाख', 'areaSuperBuiltUpSqft', [1_650]],
  ],
}

for (const [rule, cases] of Object.entries(rules)) {
  describe(rule, () => {
    for (const [text, field, values] of cases) {
      test(`${text} → ${field}`, () => assert.deepEqual(valuesOf(text, field), values))
    }
  })
}
