import type { Asked } from './score.ts'

/** As it comes in groups and chats: long, with greetings, commas and capitals. */
export const message: readonly Asked[] = [
  [
    'Hi, I am looking for a 2 BHK flat on rent in HSR Layout or Koramangala. Budget 35k. Family of 4.',
    'bhk 2; type apartment; rent; loc HSR Layout; loc Koramangala; max 35k; for family',
  ],
  [
    'URGENT REQUIREMENT 3BHK FLAT BANDRA WEST BUDGET 4CR READY TO MOVE',
    'bhk 3; type apartment; loc Bandra West; max 4cr; ready',
  ],
  [
    'Need 1BHK/2BHK in Powai, rent upto 50k, semi furnished, bachelors',
    'bhk 1,2; loc Powai; rent; max 50k; semi-furnished; for bachelors',
  ],
  [
    'client wants 4bhk kothi in GK1 or defence colony budget 12-15 cr',
    'bhk 4; type house; loc Greater Kailash 1; loc Defence Colony; 12cr-15cr',
  ],
  [
    'Req: office 2000-2500 sqft, BKC, rent, furnished',
    'type office; area 2000-2500; loc Bandra Kurla Complex; rent; fully-furnished',
  ],
  [
    'Wanted: plot 200 gaj, sector 57 gurgaon, 4 cr max',
    'type plot; area 1800; loc Sector 57; city Gurgaon; max 4cr',
  ],
  [
    'please suggest 3 bhk near manyata tech park within 1.3 cr',
    'bhk 3; near manyata tech park or loc Manyata Tech Park; max 1.3cr',
  ],
  [
    '2bhk + study in Baner, higher floor, east facing, 1 cr',
    'bhk 2; has Study room; loc Baner; floor 7+; facing east; max 1cr',
  ],
  ['any 1rk available in Kurla for 12k??', 'bhk 0.5; loc Kurla; max 12k; rent'],
  [
    '3 BHK; Wakad; 1400+ sqft; 2 parking; < 1.1 Cr',
    'bhk 3; loc Wakad; area 1400+; has Covered parking; max 1.1cr',
  ],
  [
    '5 bhk independent villa, private pool, ECR Chennai, 5 cr+',
    'bhk 5; type villa; has Swimming pool; loc ECR; city Chennai; min 5cr',
  ],
  [
    '2bhk, 3rd floor, lift, covered parking, dombivli, 55 lacs',
    'bhk 2; floor 3; has Lift; has Covered parking; loc Dombivli; max 55L',
  ],
  ['flat for rent (2bhk) in Kondapur @ 28k', 'type apartment; rent; bhk 2; loc Kondapur; max 28k'],
  [
    'Looking for shop or showroom on rent at Linking Road, 1000 sq ft',
    'type commercial; kind shop; kind showroom; rent; area 1000; loc Linking Road',
  ],
  ['house under 1 crore bangalore 3 bedrooms', 'type house; max 1cr; city Bengaluru; bhk 3'],
  [
    'fully furnished studio for couple in Goa',
    'fully-furnished; type apartment; kind studio; bhk 0; for couple; city Goa',
  ],
  [
    '3bhk flat Dwarka sector 12 delhi 2.2 crore park facing',
    'bhk 3; type apartment; loc Dwarka Sector 12; city Delhi; max 2.2cr; has Park facing',
  ],
  ['need pg in Hinjewadi phase 1 for 2 boys, 7k', 'pg; loc Hinjewadi Phase 1; for men; max 7k'],
  [
    'Rent a 2 BHK in Madhapur, 2 bathrooms, balcony, 30,000/month',
    'rent; bhk 2; loc Madhapur; bath 2; has Balcony; max 30k',
  ],
  [
    '1 BHK for sale in Kandivali East near station around 1 cr',
    'bhk 1; buy; loc Kandivali East; near railway station; ~1cr',
  ],
  ['what can i get for 60 lakhs in wagholi', 'max 60L; loc Wagholi'],
  ['show me villas in hyderabad between 2 and 3 crores', 'type villa; city Hyderabad; 2cr-3cr'],
  [
    'Flat in Salt Lake sector 5 kolkata for rent 15k',
    'type apartment; loc Salt Lake Sector 5; city Kolkata; rent; max 15k',
  ],
  [
    '3 bhk or 4 bhk in South City gurgaon, not ground floor',
    'bhk 3,4; loc South City; city Gurgaon; floor !0',
  ],
  [
    'warehouse 50,000 sq ft near Bhiwandi on lease',
    'type industrial; kind warehouse; area 50000; loc Bhiwandi; lease',
  ],
  ['property in 560037 2bhk rent', 'pin 560037; bhk 2; rent'],
  [
    'budget 1.5 cr bangalore 3bhk gated community with clubhouse, rera approved',
    'max 1.5cr; city Bengaluru; bhk 3; has Gated community; has Clubhouse; rera',
  ],
  ['move in by June 2026, 2bhk, mulund', 'by 2026-06; bhk 2; loc Mulund'],
  ['need space for clinic in adyar 800 sqft rent', 'type commercial; loc Adyar; area 800; rent'],
  [
    'investment plot near devanahalli airport under 50 lakh',
    'buy; type plot; loc Devanahalli; near airport?; max 50L',
  ],
]
