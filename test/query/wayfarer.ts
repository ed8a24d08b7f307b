import type { Asked } from './score.ts'

/** Forty of eighty everyday queries, as people on the way type and say them. The answers stood before it was asked. */
export const wayfarer: readonly Asked[] = [
  [
    '2 bhk flat for rent within 2 km of tidel park chennai under 28000',
    'bhk 2; type apartment; rent; near tidel park 2000m; city Chennai; max 28k',
  ],
  [
    '3 bhk whitefield ready to move below 1.4 cr not on top floor',
    'bhk 3; loc Whitefield; city Bengaluru?; ready; max 1.4cr; floor !top; buy?',
  ],
  [
    '30x40 site in kengeri east facing bda approved',
    'type plot; buy?; area 1200; loc Kengeri; city Bengaluru?; facing east; approved BDA',
  ],
  [
    'girls pg near miranda house with food',
    'pg; for women; near miranda house or near miranda house college; city Delhi?; has Food included',
  ],
  [
    'office space 2000 sqft bkc furnished rent',
    'type office; area 2000; loc BKC or loc Bandra Kurla Complex; city Mumbai?; fully-furnished; rent',
  ],
  [
    '1 rk in dombivli east max rent 8k',
    'bhk 0.5; rent; loc Dombivli East or loc Dombivli or city Dombivli; city Mumbai or city Thane or city Dombivli or city Kalyan?; max 8k; type apartment?',
  ],
  [
    'Independent house for sale in Coimbatore Saravanampatti 5 cents 3bhk',
    'type house; buy; city Coimbatore; loc Saravanampatti; area 2178; bhk 3',
  ],
  [
    'We are a family of four relocating from Pune to Hyderabad, need a 3bhk in Kondapur or Gachibowli, budget 45k, gated community with power backup',
    'for family; city Hyderabad; bhk 3; loc Kondapur; loc Gachibowli; max 45k; has Gated community; has Power backup; rent?',
  ],
  [
    'My parents are 75 and cannot climb stairs, looking for a ground floor 2bhk in Mylapore to rent',
    'floor 0; bhk 2; loc Mylapore; city Chennai?; rent; for family?',
  ],
  [
    'NRI buying from Dubai, 4 bhk villa in kakkanad kochi upto 2.5 crore, direct from builder only',
    'buy; bhk 4; type villa; loc Kakkanad; city Kochi; max 2.5cr; from builder; new?; no-brokerage?',
  ],
  [
    'shop for rent on main road anna nagar chennai 400 sq ft ground floor',
    'type commercial; kind shop; rent; has Main road; loc Anna Nagar; city Chennai; area 400; floor 0',
  ],
  [
    'warehouse 20000 sqft near bhiwandi',
    'type industrial; kind warehouse; area 20000; city Bhiwandi or loc Bhiwandi or near bhiwandi; city Thane or city Mumbai?; rent?',
  ],
  [
    'agricultural land 2 acres near shankarpalli with borewell',
    'type agricultural; area 87120; near shankarpalli or loc Shankarpalli or city Shankarpalli; city Hyderabad?; has Borewell; buy?',
  ],
  [
    'fully furnished studio apartment powai for single woman, 35k including maintenance',
    'fully-furnished; kind studio; type apartment; bhk 0; loc Powai; city Mumbai?; for women; for bachelors?; max 35k; rent?',
  ],
  [
    'no brokerage flats in indirapuram 2bhk rent',
    'no-brokerage; from owner?; type apartment; loc Indirapuram; city Ghaziabad?; bhk 2; rent',
  ],
  [
    'prestige apartments in bangalore 3bhk resale',
    'by Prestige; type apartment; city Bengaluru; bhk 3; resale; buy?',
  ],
  [
    'godrej properties new launch panvel',
    'by Godrej or by Godrej Properties; launch; new?; loc Panvel or city Panvel; city Navi Mumbai or city Mumbai?; buy?',
  ],
  [
    'Looking to invest in plots near noida airport jewar, under 50 lakhs',
    'type plot; near noida airport or near noida airport jewar or near jewar airport; loc Jewar or city Jewar?; city Noida or city Greater Noida?; max 50L; buy?',
  ],
  [
    'house for rent in mangalore with car parking, veg family',
    'type house?; rent; city Mangaluru; has Covered parking; for family',
  ],
  [
    'north or east facing 2bhk flat jp nagar 7th phase 70-80 lakhs',
    'facing north; facing east; bhk 2; type apartment; loc JP Nagar Phase 7 or loc JP Nagar 7th Phase or loc JP Nagar; city Bengaluru?; 70L-80L; buy?',
  ],
  [
    'Any flat in 560037 with 2 bathrooms and balcony, rent up to 30 thousand',
    'type apartment; pin 560037; city Bengaluru?; bath 2; has Balcony; rent; max 30k',
  ],
  [
    'cheapest 1bhk on rent noida sector 62',
    'bhk 1; rent; city Noida; loc Sector 62; sort price-asc',
  ],
  [
    '2 bhk to buy in thane west posted this week',
    'bhk 2; buy; loc Thane West or city Thane; city Thane or city Mumbai?; posted 7',
  ],
  [
    'villas in goa with swimming pool and sea view 3-5 cr',
    'type villa; city Goa or loc Goa; has Swimming pool; has Sea view; 3cr-5cr; buy?',
  ],
  [
    'paying guest for working men in gurgaon sector 48 with ac and wifi',
    'pg; for men; city Gurgaon; loc Sector 48; has Air conditioning; has Wi-Fi',
  ],
  [
    'I am a dentist, want clinic space on rent near apollo hospital jubilee hills, ground floor with parking',
    'type commercial; rent; near apollo hospital or near apollo hospital jubilee hills; loc Jubilee Hills; city Hyderabad?; floor 0; has Covered parking',
  ],
  [
    'farmhouse near delhi 1 acre with swimming pool',
    'kind farm house; type villa or type house or type agricultural; near delhi or city Delhi; area 43560; has Swimming pool; buy or rent?',
  ],
  [
    'under construction 2 and 3 bhk in hinjewadi phase 3 with kids play area, possession by December 2027',
    'uc; bhk 2,3; loc Hinjewadi Phase 3 or loc Hinjewadi; city Pune?; has Children’s play area; by 2027-12; buy?',
  ],
  [
    '3bhk builder floor south city 2 gurgaon with lift, no ground floor',
    'bhk 3; kind builder floor; type apartment; loc South City 2 or loc South City II or loc South City; city Gurgaon; has Lift; floor !0; buy?',
  ],
  [
    'Hi, is there any 2bhk flat for bachelors in velachery within 20k, no brokers please',
    'bhk 2; type apartment; for bachelors; loc Velachery; city Chennai?; max 20k; no-brokerage or from owner; from owner?; rent?',
  ],
  [
    'pet friendly 1bhk in koramangala or hsr with gym',
    'for pets; bhk 1; loc Koramangala; loc HSR Layout or loc HSR; city Bengaluru?; has Gym; rent?',
  ],
  [
    'retirement home coonoor 2bhk with garden around 90 lakhs',
    'type house?; bhk 2; city Coonoor or loc Coonoor; has Garden; ~90L; buy?',
  ],
  [
    '2 bhk near secunderabad railway station, deposit not more than 2 months',
    'bhk 2; near secunderabad railway station or near railway station; city Secunderabad or city Hyderabad or loc Secunderabad?; deposit 2m; rent?',
  ],
  [
    'latest listings 2bhk rent miyapur hyderabad',
    'sort newest; bhk 2; rent; loc Miyapur; city Hyderabad',
  ],
  [
    'rera approved plots in devanahalli rate below 5000 per sqft',
    'rera; type plot; loc Devanahalli; city Bengaluru?; rate max 5k/sqft; buy?',
  ],
  [
    'duplex house in kuvempunagar mysore 3bhk',
    'kind duplex; type house; type villa?; type apartment?; loc Kuvempunagar; city Mysuru; bhk 3; buy?',
  ],
  [
    'coworking space in hitech city',
    'kind co-working; type office or type commercial; loc Hitech City or loc HITEC City; city Hyderabad?; rent?',
  ],
  [
    '3bhk above 10th floor in bopal ahmedabad unfurnished with clubhouse',
    'bhk 3; floor 11+ or floor 10+; loc Bopal; city Ahmedabad; unfurnished; has Clubhouse; type apartment?; rent or buy?',
  ],
  [
    'penthouse with sea view beach road vizag 4bhk',
    'kind penthouse; type apartment; has Sea view; loc Beach Road or near beach road; city Visakhapatnam; bhk 4; buy?',
  ],
  [
    'house in trivandrum not older than 10 years, minimum 3 bedrooms, 60 to 75 lakhs, good water supply',
    'type house?; city Thiruvananthapuram; age 10; bhk 3+; 60L-75L; has Water supply; buy?',
  ],
]
