import type { Asked } from './score.ts'

/**
 * Written when the rules had been mended for those spoken and typed, and read once before anything was changed for these (0315).
 * `a or b` takes either reading, `a?` may be understood and need not be.
 */
export const fresh: readonly Asked[] = [
  // Boxes of portals.
  [
    '3 bedroom apartment for sale in banashankari 3rd stage bangalore',
    'bhk 3; type apartment; buy; loc Banashankari Stage 3; city Bengaluru',
  ],
  ['flats for rent in velachery below 20000', 'type apartment; rent; loc Velachery; max 20k'],
  [
    'house for sale in kolar road bhopal 40 to 55 lakh',
    'type house; buy; loc Kolar Road; city Bhopal; 40L-55L',
  ],
  [
    'villas in kompally hyderabad 250 sq yards east facing',
    'type villa; loc Kompally; city Hyderabad; area 2250; facing east',
  ],
  ['2 bhk new launch in kharadi pune', 'bhk 2; launch; loc Kharadi; city Pune'],
  [
    'commercial shops for sale in zirakpur vip road',
    'type commercial; kind shop; buy; city Zirakpur; loc VIP Road',
  ],
  [
    'row house in wagholi pune under 1.1 cr',
    'type house; kind row house; loc Wagholi; city Pune; max 1.1cr',
  ],
  [
    'industrial shed for rent in bhosari 8000 sq ft',
    'type industrial; rent; loc Bhosari; area 8000',
  ],
  [
    'semi furnished 3 bhk rent in salt lake sector 2 below 40000',
    'semi-furnished; bhk 3; rent; loc Salt Lake Sector 2; max 40k',
  ],
  ['pg in sector 62 noida for boys single room', 'pg; loc Sector 62; city Noida; for men; bhk 1?'],
  ['10 acres agricultural land in anantapur', 'area 435600; type agricultural; city Anantapur'],
  [
    '4 bhk sea facing apartment in marine drive',
    'bhk 4; has Sea view; type apartment; loc Marine Drive',
  ],
  // Dictated.
  [
    'i need a three bedroom house for rent in coimbatore near gandhipuram for twenty five thousand',
    'bhk 3; type house; rent; city Coimbatore; loc Gandhipuram; max 25k',
  ],
  [
    'show plots in nagpur wardha road under twenty lakhs',
    'type plot; city Nagpur; loc Wardha Road; max 20L',
  ],
  ['two point five bhk in wakad around ninety lakhs', 'bhk 2.5; loc Wakad; ~90L'],
  [
    'one bedroom fully furnished flat in gachibowli for a working woman',
    'bhk 1; fully-furnished; type apartment; loc Gachibowli; for women',
  ],
  [
    'office space of five thousand square feet in powai on lease',
    'type office; area 5000; loc Powai; lease',
  ],
  // Groups.
  [
    'Hello, any 2bhk avl in Thane W, Hiranandani Estate side? rent upto 45k, family of 4, from 15th Dec',
    'bhk 2; loc Thane West?; loc Hiranandani Estate; rent; max 45k; for family',
  ],
  [
    'Distress sale!! 3 BHK Noida sec 137, 1550 sqft, 92L only, all white',
    'buy?; bhk 3; city Noida; loc Sector 137; area 1550; max 92L',
  ],
  [
    'Wanted shop on rent 150-200 sqft, Dadar or Matunga, ground floor, max 40k',
    'type commercial; kind shop; rent; area 150-200; loc Dadar; loc Matunga; floor 0; max 40k',
  ],
  [
    'pls suggest gated villa Sarjapur/Varthur 4bhk 2.5cr max, ready',
    'has Gated community?; type villa; loc Sarjapur Road; loc Varthur; bhk 4; max 2.5cr; ready',
  ],
  [
    'Vegetarian family needs 2bhk on rent at Borivali west, dep 1.5L rent 38k',
    'for family; bhk 2; rent; loc Borivali West; deposit 1.5L; max 38k',
  ],
  [
    'PG for ladies Karve Nagar near Cummins College, AC room, meals, 10k',
    'pg; for women; loc Karve Nagar?; near cummins college; has Air conditioning; has Food included; max 10k',
  ],
  // Hinglish.
  [
    'gurgaon me 4 bhk builder floor chahiye 3 cr tak',
    'city Gurgaon; bhk 4; type apartment; kind builder floor; max 3cr',
  ],
  ['40 lakh me ghar lucknow alambagh', 'max 40L; city Lucknow; loc Alambagh'],
  [
    'kiraye ki dukan sadar bazar agra 10 hazar',
    'rent; type commercial; kind shop; city Agra; max 10k; loc Sadar Bazar?',
  ],
  [
    '2bhk chahiye jisme balcony aur lift ho, vashi, 35 hazar',
    'bhk 2; has Balcony; has Lift; loc Vashi; max 35k; rent',
  ],
  ['third floor se upar nahi chahiye, 2bhk kalyan', 'floor ..3; bhk 2; loc Kalyan'],
  ['dedh sau gaj ka plot faridabad', 'area 1350; type plot; city Faridabad'],
  [
    'bina furniture wala 1bhk rent pe navi mumbai kharghar',
    'unfurnished; bhk 1; rent; city Navi Mumbai; loc Kharghar',
  ],
  ['school ke paas 3bhk jaipur mansarovar', 'near school; bhk 3; city Jaipur; loc Mansarovar'],
  ['sabse kam kiraya 1rk andheri east', 'sort price-asc; rent; bhk 0.5; loc Andheri East'],
  [
    'mujhe noida me khud ka flat lena hai 60 se 70 lakh',
    'city Noida; type apartment; 60L-70L; buy?',
  ],
  // Devanagari.
  ['गुरुग्राम में 3 बीएचके 2 करोड़ से कम', 'city Gurgaon; bhk 3; max 2cr'],
  ['पटना में जमीन 2 कट्ठा', 'city Patna; type plot; area 2722.5'],
  ['नागपूर मध्ये 2 बीएचके फ्लॅट 45 लाख', 'city Nagpur; bhk 2; type apartment; max 45L'],
  ['महिलाओं के लिए पीजी हैदराबाद 8 हजार', 'for women; pg; city Hyderabad; max 8k'],
  // Other languages.
  ['adyar la 2bhk flat vadagaikku venum 30000', 'loc Adyar; bhk 2; type apartment; rent; max 30k'],
  ['kukatpally lo 3bhk 90 lakshalu', 'loc Kukatpally; bhk 3; max 90L'],
  ['whitefield alli 2bhk badigege beku', 'loc Whitefield; bhk 2; rent'],
  ['vadodara ma 2bhk flat vechan 35 lakh', 'city Vadodara; bhk 2; type apartment; max 35L; buy'],
  ['behala te 3 katha jomi chai', 'loc Behala; area 2160; type plot'],
  // Brokers.
  ['3bhk 1650 sba sarjapur rd 1.35cr oc', 'bhk 3; area 1650; loc Sarjapur Road; max 1.35cr; ready'],
  [
    '2bhk s/f dlf ph 2 48k nb',
    'bhk 2; semi-furnished; loc DLF Phase 2; max 48k; rent; no-brokerage?',
  ],
  [
    'shop gf 220 cpt thane w 1.1cr',
    'type commercial; kind shop; floor 0; area 220; loc Thane West; max 1.1cr',
  ],
  ['kothi 500 yds gk2 45cr', 'type house; area 4500; loc Greater Kailash 2; max 45cr'],
  [
    'ofc u/f 3000 sft guindy 65 psf',
    'type office; unfurnished; area 3000; loc Guindy; rate max 65/sqft',
  ],
  ['plot 30*40 ef hennur 95l', 'type plot; area 1200; facing east; loc Hennur; max 95L'],
  // Typing slips.
  ['3 bhk flat gahziabad indrapuram', 'bhk 3; type apartment; city Ghaziabad; loc Indirapuram'],
  ['apartmet for sel in jp nagr', 'type apartment; buy; loc JP Nagar'],
  ['hous for rent in kochi kakanad', 'type house; rent; city Kochi; loc Kakkanad'],
  ['2bhk in hinjewdi phse 3 60lac', 'bhk 2; loc Hinjewadi Phase 3; max 60L'],
  ['vila in sarjapura rod 3 core', 'type villa; loc Sarjapur Road; max 3cr'],
  // Traps and the rest.
  [
    '2bhk ulwe 1 km from station',
    'bhk 2; loc Ulwe; near railway station 1000m or near station 1000m',
  ],
  [
    '3bhk not on top floor and not facing west, kondapur',
    'bhk 3; not-facing west; loc Kondapur; floor !top',
  ],
  ['100 cr bungalow malabar hill', 'max 100cr; type villa; kind bungalow; loc Malabar Hill'],
  [
    '3 side open corner plot 60 x 90 gomti nagar',
    'has Corner; type plot; area 5400; loc Gomti Nagar',
  ],
  ['2bhk max 10 years old with 2 bathrooms, aundh', 'bhk 2; age 10; bath 2; loc Aundh'],
  ['flats listed today in mulund below 1.5', 'type apartment; posted 1; loc Mulund; max 1.5cr'],
  ['cheapest plot per sq ft in chennai omr', 'sort price-asc; type plot; city Chennai; loc OMR'],
]
