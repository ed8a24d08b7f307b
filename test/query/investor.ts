import type { Asked } from './score.ts'

/** Investors, people abroad, small businessmen and farmers of all India, the south above all. The answers stood before the reader was asked. */
export const investor: readonly Asked[] = [
  // typed
  [
    '2 acre farm land hunsur road mysore with borewell',
    'type agricultural; area 87120; loc Hunsur Road; city Mysuru?; has Borewell',
  ],
  ['5 cent plot kakkanad under 40 lakhs', 'type plot; area 2178; loc Kakkanad; max 40L; buy?'],
  [
    'dtcp approved site saravanampati 1500 sqft',
    'type plot; approved DTCP; loc Saravanampatti or loc Saravanampatty; area 1500; buy?',
  ],
  [
    'shop for rent gandhipuram coimbatore ground floor 300 sqft',
    'rent; type commercial; kind shop; loc Gandhipuram; city Coimbatore?; floor 0; area 300',
  ],
  [
    'godown on lease bhiwandi 10000+ sqft',
    'lease or rent; type industrial; kind warehouse; city Bhiwandi or loc Bhiwandi; area 10000+',
  ],
  [
    'new launch 4bhk villas sarjapur road 2.5 cr',
    'launch; type villa; bhk 4; loc Sarjapur Road; max 2.5cr; buy?; new?',
  ],
  [
    '1 ground plot ECR cmda approved',
    'type plot; area 2400; loc ECR or loc East Coast Road; approved CMDA; city Chennai?; buy?',
  ],
  [
    'pre leased office space BKC above 5 cr',
    'type office; loc BKC or loc Bandra Kurla Complex; min 5cr; buy?; city Mumbai?',
  ],
  [
    '3bhk madhurwada vizag sea view ready to move',
    'bhk 3; loc Madhurawada; city Visakhapatnam?; has Sea view; ready',
  ],
  [
    'corner plot 200 sq yards gollapudi vijaywada not south facing',
    'has Corner; type plot; area 1800; loc Gollapudi; city Vijayawada?; not-facing south',
  ],
  [
    '30x40 BDA site A khata east facing kengeri',
    'type plot; area 1200; approved BDA; approved A khata; facing east; loc Kengeri; city Bengaluru?',
  ],
  ['1 kanal kothi sector 8 panchkula', 'type house; area 5445; loc Sector 8; city Panchkula?'],
  [
    'showroom mg road kochi rent 2000-3000 sft with parking',
    'rent; type commercial; kind showroom; loc MG Road; city Kochi?; area 2000-3000; has Covered parking',
  ],
  [
    'studio apartment calangute goa below 60L cheapest first',
    'type apartment; kind studio; bhk 0?; loc Calangute or city Calangute; city Goa?; max 60L; buy?; sort price-asc',
  ],
  [
    'coworking 10 seats hinjewadi phase 1',
    'kind co-working; type office?; loc Hinjewadi Phase 1 or loc Hinjewadi; city Pune?; rent?',
  ],
  [
    'girls pg near infopark kakkanad with food 9k',
    'pg; for women; near infopark; loc Kakkanad; has Food included; max 9k; city Kochi?',
  ],
  // Hinglish, dictated
  [
    'noida extension mein 2 bhk flat lena hai rent pe chadhane ke liye 55 lakh tak',
    'buy; bhk 2; type apartment; loc Noida Extension or loc Greater Noida West; max 55L; city Greater Noida?',
  ],
  [
    'bhai 5 bigha kheti ki zameen chahiye tonk road jaipur side',
    'type agricultural; area 136125 or area 87120 or area 87120-136125; loc Tonk Road; city Jaipur?; buy?',
  ],
  [
    'indore super coridor par plot 1000 sqft rate 4000 per sqft se upar nahi',
    'type plot; area 1000; rate max 4k/sqft; loc Super Corridor; city Indore?; buy?',
  ],
  [
    'dukaan kiraye par sitabuldi nagpur 25 hazar tak',
    'rent; type commercial; kind shop; loc Sitabuldi; city Nagpur?; max 25k',
  ],
  [
    'wakad nahi baner me 3 bhk resale 1.2 cr ke andar',
    'bhk 3; resale; buy?; loc Baner; not-loc Wakad; max 1.2cr; city Pune?',
  ],
  [
    'patna me 3 katha jameen bailey road par clear title honi chahiye',
    'type plot; area 4083.75; loc Bailey Road; city Patna?; approved Clear title; buy?',
  ],
  [
    'two bhk flat for rent in edapally only for family lift hona chahiye',
    'bhk 2; type apartment; rent; loc Edappally; for family; has Lift; city Kochi?',
  ],
  // Devanagari
  [
    'नासिक में 20 गुंठा खेती की जमीन 30 लाख तक',
    'city Nashik; area 21780; type agricultural; max 30L; buy?',
  ],
  [
    'लखनऊ गोमती नगर में दुकान किराए पर',
    'rent; type commercial; kind shop; loc Gomti Nagar; city Lucknow?',
  ],
  [
    'वैशाली नगर जयपुर में पूर्व मुखी मकान 150 गज बिना ब्रोकर',
    'type house; facing east; area 1350; loc Vaishali Nagar; city Jaipur?; from owner or no-brokerage',
  ],
  // messages to a broker
  [
    'Hi, I am an NRI in Dubai earning 4 lakh a month. Looking for a villa in a gated community at Thrippunithura or Aluva, 3 or 4 bhk, minimum 5 cents land. Budget 1.1 to 1.4 cr, whatsapp 9847012345',
    'type villa; has Gated community; loc Thrippunithura or loc Tripunithura; loc Aluva or city Aluva; bhk 3,4; area 2178+; 1.1cr-1.4cr; buy?; city Kochi?',
  ],
  [
    'We sold our old house in Guntur last year for 85 lakhs. Now want to buy an open plot at Tadepalli or Mangalagiri, 300 gaj, clear title must, no agents please.',
    'buy; type plot; loc Tadepalli or city Tadepalli; loc Mangalagiri or city Mangalagiri; area 2700; approved Clear title; from owner or no-brokerage',
  ],
  [
    'Need warehouse 15000 to 20000 sqft on rent at Kompally or Medchal, Hyderabad. Rate upto Rs 18 per sft, sorry upto 20 per sft is ok.',
    'rent; type industrial; kind warehouse; area 15000-20000; loc Kompally; loc Medchal; city Hyderabad?; rate max 20/sqft',
  ],
  [
    'Sir I want to purchase 2bhk flat in Whitefield for rental income, only Prestige or Brigade project, RERA registered, possession by December 2027. Ground floor not required.',
    'buy; bhk 2; type apartment; loc Whitefield; by Prestige; by Brigade; rera; by 2027-12; uc?; floor !0; city Bengaluru?',
  ],
]
