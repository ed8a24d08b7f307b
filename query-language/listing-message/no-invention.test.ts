import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { corpusDay } from './corpus/score-messages.ts'
import type { HomeReading } from './model.ts'
import { readMessage } from './read-message.ts'

/** A value is drafted only where its words carry it; what has two readings is asked. */

const gazetteer = buildGazetteer([])
const homesIn = (text: string) =>
  readMessage(text, gazetteer, corpusDay).filter(
    (reading): reading is HomeReading => reading.kind === 'home',
  )
/** The values of one field in each home of a text; `?` where its broker is asked. */
const valuesOf = (text: string, field: string) =>
  homesIn(text).map(({ findings, doubts }) => {
    if (doubts.some((doubt) => doubt.field === field)) return '?'
    return findings.find((finding) => finding.field === field)?.value
  })

type Case = readonly [text: string, field: string, values: readonly unknown[]]

const commercial =
  'Commercial Pune\n\nShop Wakad 450 sft rent 1.75 L\nOffice Baner 1200 sft sale 1.32 Cr'

const rules: Record<string, readonly Case[]> = {
  'what a tenant pays is no price of a home that is sold': [
    ['Shop for sale Malad West 300 sqft, 1.1 cr, rental income 45k', 'price', [11_000_000]],
    ['Shop for sale Malad West 300 sqft, 4.5 cr, rental yield 5.5%', 'price', [45_000_000]],
    ['2bhk Wakad 75 lakh, presently rented 24k', 'listingType', ['sell']],
    ['Pre leased office Baner 900 sqft, rent 95k pm, price 1.35 cr', 'price', [13_500_000]],
    ['2bhk Wakad for sale 75 lakh or rent 24k', 'price', [7_500_000, 24_000]],
    ['2bhk Wakad for sale 75 lakh. Don’t call for rent', 'listingType', ['sell']],
  ],
  'beside a price a rent is offered only where the words say so': [
    [
      '2bhk Wakad 72 L, tenants saw it for 18k rent, owner wants to sell only',
      'price',
      [7_200_000],
    ],
    ['KPHB lo 2bhk 68 lakhs, ippudu rent 19k vastundi', 'listingType', ['sell']],
    ['1bhk Thane 92 L or rent 29k? no only sale for now', 'price', [9_200_000]],
    ['3bhk Wakad RENT 70k / SALE 3.1 cr (any)', 'price', [31_000_000, 70_000]],
  ],
  'an amount that is said of all, or on top, is no price': [
    ['Kollur, car park 3L extra, EOI 2 lakh\n2 BHK 1245 sft 78 L', 'price', [7_800_000]],
    ['Kollur, car park 3L extra, EOI 2 lakh\n2 BHK 1245 sft 78 L', 'deposit', [undefined]],
    ['FOR RENT\n1) 2bhk Wakad 22k\n2) Shop Baner 85 lakh', 'listingType', ['rent', 'sell']],
    ['Bungalow Lonavala 4bhk 3.1 cr, airbnb 22k per night', 'price', [31_000_000]],
  ],
  'an example of how to post is no home': [
    ['Rate, area, photo must e.g. 2BHK 45L Baner', 'price', []],
    ['Format: BHK, area, rate. Example: 2BHK 900sqft 45L Wakad', 'price', []],
    ['Follow the format while posting\nEg - 2bhk, Baner, 45 lakh', 'price', []],
    ['Eg: 2bhk Baner 45L\n1. 3bhk Wakad 80L for sale', 'price', [8_000_000]],
    ['2bhk for sale Baner 90L with amenities e.g. gym, pool', 'price', [9_000_000]],
    ['While posting in this group e.g. 2bhk Baner 45L', 'price', []],
    ['2bhk Wakad 90L, location and area good, e.g. near metro', 'price', [9_000_000]],
    ['Flat for sale, good area e.g. 2bhk Baner 90L', 'price', [9_000_000]],
  ],
  'a heading gives way to what a home says of itself': [
    [commercial, 'propertyType', ['commercial', 'office']],
    [commercial, 'listingType', ['rent', 'sell']],
  ],
  'the land and the storeys of a project are no size and no floor of a flat': [
    ['Thanisandra 10 acres, G+24, 2bhk 1180 sqft 1.12 cr', 'area', [1_180]],
    ['Thanisandra 10 acres, G+24, 2bhk 9th floor 1.12 cr', 'totalFloors', [24]],
    ['2bhk Dombivli 68 lakh, ७व्या ते १५व्या मजल्यावर', 'floor', [undefined]],
  ],
  'a place in the name of a crossing, a sender or an office is none of the home': [
    ['2bhk BTM Layout near udupi garden signal, lease 18 lakhs', 'city', [undefined]],
    ['3 bhk Satellite Ahmedabad 1.15 cr, Jodhpur char rasta pase', 'city', ['Ahmedabad']],
    ['4 bhk Worli 23.5 cr\nCoastal Road 4 mins', 'locality', ['Worli']],
    ['2bhk Baner 83 lakh. Sachin Jadhav 98609 57500', 'locality', ['Baner']],
    [
      'Kothi Sector 33 Chandigarh 12.5 Cr. Sandhu Properties, SCO 112 Sector 35-C',
      'locality',
      ['Sector 33'],
    ],
    [
      '2bhk Wakad rent 22k\n\nWarm regards,\nNaveen\n#214, 2nd Floor, Koregaon Park 411001',
      'floor',
      [undefined],
    ],
    ['2bhk Sholinganallur rent 21k. Owner is in Bangalore', 'city', [undefined]],
    [
      'Ghatkopar / Vikhroli\n1bhk Asalpha 95 L\n2bhk 8th floor 1.8 cr',
      'locality',
      ['Asalpha', '?'],
    ],
  ],
  'a rent and its deposit stand in one, and no other amounts do': [
    ['1bhk rent Wakad 18k/50k dep', 'deposit', [50_000]],
    ['1bhk Wakad 38k/1.5L semi', 'price', [38_000]],
    ['Rent/Dep: 25k/75k, 2bhk Wakad', 'deposit', [75_000]],
    ['2bhk Wakad - 28K - 1L dep - 3rd floor', 'price', [28_000]],
    ['3BHK house for rent JP Nagar\n💰45K\n🔐 3L', 'deposit', [300_000]],
    ['2bhk Wakad rent 25k/27k', 'deposit', [undefined]],
    ['2bhk Wakad sale 60L/70L', 'deposit', [undefined]],
    ['1bhk rent Wakad, एडवांस 2 महीना, 12k', 'depositMonths', [2]],
    ['2bhk Wakad 38k 2m security', 'depositMonths', [2]],
  ],
  'an area is what its words say': [
    ['Super Built-up Area: 1165 sq.ft. 2bhk Harlur 1.1 cr', 'areaSuperBuiltUpSqft', [1_165]],
    [
      'Lodha Amara Thane W\n1 BHK 443 sqft 72 Lacs\n2 BHK 640 sqft 1.08 Cr\n(all rera carpet)',
      'areaCarpetSqft',
      [443, 640],
    ],
    ['Shop 15x20 for rent Rohini 35k', 'areaPlotSqft', [undefined]],
    ['Villa plots Kompally 267 & 333 sq yds, 42,000 per sq yd', 'area', ['?']],
  ],
  'floors are read where no word is between, and in other languages': [
    ['2bhk rent Noida sec 137, 14 floor, 27k', 'floor', [14]],
    ['2bhk sale Powai 11th fl 2 cr', 'floor', [11]],
    ['1bhk bhadyane Wakad 5va majla 20k', 'floor', [5]],
    ['2bhk Powai top floor (10th) 2 cr', 'floor', [10]],
    ['House Baner 3 floor, 1.8 cr', 'floor', [undefined]],
  ],
  'a building is named where a sign, a comma or a label says so': [
    ['1 BHK rent Magarpatta, Cosmos bldg, 24k', 'society', ['Cosmos']],
    ['2BHK rent sector 137 Noida, Exotica Fresco, 27k', 'society', ['Exotica Fresco']],
    ['Building: Sheth Vasant Oasis\nMarol\n2bhk rent 75k', 'society', ['Sheth Vasant Oasis']],
    ['Building: Sheth Vasant Oasis\nMarol\n2bhk rent 75k', 'propertyType', [undefined]],
    ['3bhk Omaxe Heights Sector 86 Faridabad 78 lacs', 'society', ['Omaxe Heights']],
    ['2bhk Malad East near Oberoi Mall rent 61k', 'society', [undefined]],
    ['2bhk Wakad rent 22k\nHarkirat Singh 98200 00111', 'society', [undefined]],
    ['Bavdhan 2bhk Kumar Parisar 950 sqft 82 lacs', 'tenants', [undefined]],
  ],
  'a shop below a flat is a home of its own': [
    ['2bhk Kondhwa 65 lakh\nShop Undri 190 sqft 28 lakh', 'price', [6_500_000, 2_800_000]],
    ['2bhk Kondhwa 65 lakh\nShop Undri 190 sqft 28 lakh', 'bhk', [2, undefined]],
    ['2 BHK Kondhwa\n1050 sqft, 85 lakh', 'price', [8_500_000]],
    ['Shop 180 sqft Undri 22 lakh. Flat 1bhk Undri 19 lakh', 'price', [2_200_000, 1_900_000]],
  ],
  'a name of a building is read where messages write it': [
    ['🏢 *Nyati Meadows Park*\nWagholi\n2bhk rent 19k', 'society', ['Nyati Meadows Park']],
    ['Project: Sukhwani Celaeno\nNigdi 2bhk 88 lakh', 'society', ['Sukhwani Celaeno']],
    ['Society - Neelkanth Palms, 2bhk Thane 90 lakh', 'society', ['Neelkanth Palms']],
    ['2bhk in Silver Oak Apartments, Miyapur, rent 24k', 'society', ['Silver Oak Apartments']],
    ['*Marvel Zephyr* Kharadi 3bhk 1.95 cr', 'society', ['Marvel Zephyr']],
    ['Konark Pooram\n2bhk Kondhwa rent 24k', 'society', ['?']],
    ['*Hot Deal* Kharadi 3bhk 1.95 cr', 'society', [undefined]],
    ['2bhk Wakad rent 24k near Sai Heights', 'society', [undefined]],
  ],
  'floors are read as messages write them': [
    ['1bhk Mulund East rent 29k, Floor - 14th', 'floor', [14]],
    ['2bhk Chembur 14/22 floor 1.9 cr', 'totalFloors', [22]],
    ['वाकड मध्ये १ बीएचके, 2रा मजला, भाडे १६ हजार', 'floor', [2]],
    ['इंदौर में 2 बीएचके, दूसरी मंज़िल, किराया 14 हज़ार', 'floor', [2]],
    ['3bhk Baner floor no 9, total floor 12, 1.4 cr', 'totalFloors', [12]],
    ['House Baner 1.8 cr, ground floor 2bhk, first floor 3bhk', 'floor', ['?']],
    ['Kothi Panchkula 9 cr, basement + 4 floors, 300 gaj', 'floor', [undefined]],
  ],
  'a size or a price with two readings is asked': [
    ['Plots Sarjapur 1600 sft above, 4500 per sft', 'area', ['?']],
    ['Site Sarjapur 30x40 or 40x60, 85 lakh', 'areaPlotSqft', ['?']],
    ['Site Kengeri 30x40, pr katha, 52 lakhs', 'price', [5_200_000]],
    ['Rent\n2bhk\nAndheri E\n45000\n1.5 lac', 'price', ['?']],
    ['2bhk Wakad 20k rent 60k deposit', 'price', [20_000]],
    ['Office Baner 2500 sqft, rent 65/- per sqft', 'rate', [65]],
  ],
  'a number with another meaning is no price, no size and no room': [
    ['Bungalow plot Somatane 3000 sqft\nRate: 4200', 'price', [undefined]],
    ['Studio Karjat 14.5 lakhs 310 sqft, 12% rental guaranteed', 'price', [1_450_000]],
    ['House G+2, 4bhk Yelahanka 2.6 cr', 'bhk', [4]],
    ['Flat Banjara Hills rd no 12, 4bhk 5200 sft 9.25 cr', 'bhk', [4]],
    ['3BHK+S Zirakpur rent 32k', 'bhk', [3]],
    ['2bhk Thanisandra 1.48 cr. SBUA 1390. Floor 11', 'areaSuperBuiltUpSqft', [1_390]],
    [
      '1) house Rama Mandi 5 marla 32 lakh 2) plot Urban Estate 10 marla 95 lakh',
      'price',
      [3_200_000, 9_500_000],
    ],
    ['Plot Velachery 5400 sft 18000/sft, commercial use ok', 'propertyType', ['plot']],
  ],
  'what is refused is not offered': [
    ['1bhk rent Wakad 15k, bachelor ladke nahi chalenge', 'tenants', [undefined]],
    ['2bhk Garia 28 lac, lift nei', 'amenities', [undefined]],
    ['2bhk rent BTM 23k, bike parking', 'amenities', [undefined]],
    ['Studio 420 sqft Lonavala 38L, sea facing no, rent income 30k', 'amenities', [undefined]],
    ['1200 sqft shop + 800 sqft basement, rent Rajouri Garden 4 lakh', 'floor', [undefined]],
  ],
  'a side belongs to the place before it, and no place is where the owner goes': [
    ['Nyati Elan West\nWagholi 2bhk rent 19k', 'locality', ['Wagholi']],
    ['3bhk Mundhwa 1.28 cr, owner shifting to Bangalore', 'city', [undefined]],
  ],
}

describe('a message', () => {
  for (const [rule, cases] of Object.entries(rules)) {
    test(rule, () => {
      for (const [text, field, values] of cases)
        assert.deepEqual(valuesOf(text, field), values, `${field}: ${text}`)
    })
  }

  test('that asks in another language, or with a bound, offers none', () => {
    for (const asking of [
      'Vijayanagar hatra 2bhk mane beku, baadige 18 savira olage',
      'Velachery la 2bhk venum, 20k',
      'Sir pl find for me 4bhk kothi in Chandigarh rent 1.2 lakh',
      'Wakad 2bhk rent upto 25k',
      'Another client: 1bhk rent Mulund, 25k',
      'WTB 2bhk Wakad 75 lakh',
    ])
      assert.deepEqual(homesIn(asking), [], asking)
    for (const offering of [
      'Agri land 2 acre Karjat, rate 32 lakh per acre. Farmer or company purchase',
      'Any buyer for Vile Parle East 2bhk 3.4cr?',
      'Pls find todays inventory\n1) 2bhk Kharadi 78 lacs',
      'Flat chahiye kisi ko? 1bhk Govandi 22k rent',
      'NA plot Talegaon 3 guntha, 12 lakh per guntha. Farmer purchase not needed',
    ])
      assert.equal(homesIn(offering).length, 1, offering)
  })

  test('that looks for a home offers none, and one for tenants looks for none', () => {
    for (const asking of [
      'Req: 3bhk builder floor for sale, Saket, budget 3.5 cr',
      'Any office in Baner for sale?',
      'Buyer available for 2 acre agri land around Shadnagar upto 60 lakh per acre',
      'Kothrud madhe 2bhk pahije, 60 te 70 lakh',
      'Gud mrng all. Any 1bhk rent in Sewri below 30k plz',
    ])
      assert.deepEqual(homesIn(asking), [], asking)
    for (const offering of [
      'Wanted tenant for 2bhk Kandivali West, 32k',
      'Looking for co broker. 3 BHK Baner 1875 sqft 2.05 cr',
      'Hi, need help. My flat (2bhk, Magarpatta) is vacant. Expected rent 32k. Suggest tenant.',
      'लखनऊ गोमती नगर में 3 बीएचके, किराया 22 हज़ार, फैमिली चाहिए',
    ])
      assert.equal(homesIn(offering).length, 1, offering)
  })
})
