import type { Asked } from './score.ts'

/**
 * What people of the south and the west type, dictate and send. Written without sight of the rules; the
 * answers stood before the reader was asked.
 */
export const bystander: readonly Asked[] = [
  // ordinary
  [
    '3 bhk flat kakkanad under 80 lakhs near infopark',
    'type apartment; bhk 3; loc Kakkanad; max 80L; near infopark; buy?',
  ],
  [
    'hinjewadi phase 1 2bhk rent 22-28k covered parking',
    'bhk 2; rent; loc Hinjewadi Phase 1 or loc Hinjawadi Phase 1 or loc Hinjewadi or loc Hinjawadi; 22k-28k; has Covered parking',
  ],
  [
    'kondpur hyd 2 bhk gated community rent max 35000 no brokerage',
    'bhk 2; rent; loc Kondapur; city Hyderabad; has Gated community; max 35k; no-brokerage',
  ],
  [
    'plot 200 sq yards shadnagar hmda approved',
    'type plot; area 1800; loc Shadnagar or city Shadnagar; approved HMDA; buy?',
  ],
  [
    '2 ground land ECR chennai',
    'type plot; area 4800; loc ECR or loc East Coast Road; city Chennai; buy?',
  ],
  ['5 cent plot thrissur within 15 lakh', 'type plot; area 2178; city Thrissur; max 15L; buy?'],
  [
    'independent house for sale sarvanampatti coimbatore 60-75 lakhs 3 bedroom',
    'type house; buy; loc Saravanampatti or loc Saravanampatty; city Coimbatore; 60L-75L; bhk 3',
  ],
  ['1rk vasai east rent under 8k', 'bhk 0.5; rent; loc Vasai East; max 8k; type apartment?'],
  [
    'MVP colony vizag 3bhk resale sea view',
    'bhk 3; resale; loc MVP Colony; city Visakhapatnam; has Sea view; buy?',
  ],
  [
    'ladies pg near sri ramachandra hospital porur',
    'pg; for women; near sri ramachandra hospital; loc Porur; rent?',
  ],
  [
    'shop on rent adajan surat 300 sqft ground floor',
    'type commercial; kind shop; rent; loc Adajan; city Surat; area 300; floor 0',
  ],
  ['godown vapi 5000 sqft lease', 'type industrial; kind warehouse; city Vapi; area 5000; lease'],
  [
    'bopal ahmedabad 4bhk bungalow 2.5 cr vastu',
    'type villa or type house; kind bungalow?; bhk 4; loc Bopal; city Ahmedabad; max 2.5cr; vastu; buy?',
  ],
  ['2.5 bhk wakad ready to move under 95L', 'bhk 2.5; loc Wakad; ready; max 95L; buy?'],
  [
    'ghodbundar road thane 2 bhk under construction possession by dec 2027',
    'bhk 2; loc Ghodbunder Road; city Thane; uc; by 2027-12; buy?',
  ],
  [
    'villa sarjapur road 3-4cr 4 bhk east facing with private garden',
    'type villa; bhk 4; loc Sarjapur Road; 3cr-4cr; facing east; has Garden; buy?',
  ],
  ['kengeri 30x40 site bda approved', 'type plot; area 1200; loc Kengeri; approved BDA; buy?'],
  [
    'flat in whitefeild 1500 sqft+ not ground floor 6500 per sqft or less',
    'type apartment; loc Whitefield; area 1500+; floor !0; rate max 6500/sqft; buy?',
  ],
  [
    'madhapur studio apartment fully furnished 20k',
    'bhk 0; type apartment; kind studio; loc Madhapur; fully-furnished; max 20k; rent?',
  ],
  [
    'Prestige flats bannerghatta road 3bhk',
    'by Prestige; type apartment; bhk 3; loc Bannerghatta Road',
  ],
  [
    'office space andheri east 2000-2500 sqft near metro',
    'type office; loc Andheri East; area 2000-2500; near metro',
  ],
  [
    'agri land 3 acres chevella',
    'type agricultural; area 130680; loc Chevella or city Chevella; buy?',
  ],
  [
    'tambaram 1bhk house lease 5 lakhs',
    'type house; bhk 1; lease; loc Tambaram or city Tambaram; max 5L or deposit 5L',
  ],
  [
    'row house nashik gangapur road below 70 lac',
    'type house; kind row house; city Nashik; loc Gangapur Road; max 70L; buy?',
  ],
  [
    'jp nagar 7th phase 3bhk lowest price first',
    'bhk 3; loc JP Nagar 7th Phase or loc JP Nagar Phase 7 or loc JP Nagar; sort price-asc',
  ],
  ['560037 2bhk rent pets allowed', 'pin 560037; bhk 2; rent; for pets'],
  [
    'mysore vijayanagar house 40x60 1.6cr',
    'type house; area 2400; city Mysuru; loc Vijayanagar or loc Vijayanagara; max 1.6cr; buy?',
  ],
  // Hinglish, dictated
  [
    'baner mein do bhk chahiye kiraye pe 30 hazar tak family ke liye',
    'bhk 2; rent; loc Baner; max 30k; for family',
  ],
  [
    'vesu me 3bhk flat sava crore tak, lift honi chahiye',
    'type apartment; bhk 3; loc Vesu; max 1.25cr; has Lift; buy?',
  ],
  ['kandivali west me 1 bhk, pachas se pachpan lakh', 'bhk 1; loc Kandivali West; 50L-55L; buy?'],
  ['sanand me 150 gaj ka plot dikhao', 'type plot; area 1350; loc Sanand or city Sanand; buy?'],
  [
    'makan bechna nahi kharidna hai gachibowli side',
    'type house; buy; loc Gachibowli or near gachibowli',
  ],
  [
    'uh i want a two bedroom flat in electronic city phase one no sorry phase two rent around eighteen thousand',
    'type apartment; bhk 2; loc Electronic City Phase 2 or loc Electronic City Phase II; rent; ~18k',
  ],
  [
    'boys hostel chahiye VIT vellore ke paas khana aur ac ke saath',
    'pg; for men; near vit or near vit vellore; city Vellore?; has Food included; has Air conditioning; for students?; rent?',
  ],
  [
    'pune me dukan chahiye hadapsar ya magarpatta, bhaada 40k se kam',
    'type commercial; kind shop; rent; city Pune; loc Hadapsar; loc Magarpatta or loc Magarpatta City; max 40k',
  ],
  [
    'broker mat bhejna direct owner wala 2bhk kharadi semi furnished',
    'from owner; no-brokerage?; bhk 2; loc Kharadi; semi-furnished',
  ],
  [
    'house for rent in gajuwaka near steel plant three bedrooms ten to fifteen thousand',
    'type house; rent; loc Gajuwaka; near steel plant; bhk 3; 10k-15k',
  ],
  ['ghatlodia me 2bhk resale 5 saal se purana nahi', 'bhk 2; resale; loc Ghatlodia; age 5; buy?'],
  [
    'panvel ya kharghar me flat, ulwe nahi, 90 lakh budget',
    'type apartment; loc Panvel or city Panvel; loc Kharghar; not-loc Ulwe; max 90L; buy?',
  ],
  // Devanagari
  ['पुणे में कोथरूड 2 बीएचके किराये पर 25 हजार तक', 'city Pune; loc Kothrud; bhk 2; rent; max 25k'],
  ['नाशिक मध्ये 2 गुंठे प्लॉट पाहिजे', 'type plot; city Nashik; area 2178; buy?'],
  [
    'डोंबिवली पूर्व में 1 बीएचके फ्लैट 45 लाख तक स्टेशन के पास',
    'type apartment; bhk 1; loc Dombivli East; max 45L; near railway station or near station; buy?',
  ],
  ['अहमदाबाद के सैटेलाइट इलाके में ऑफिस किराए पर', 'type office; rent; loc Satellite; city Ahmedabad'],
  // messages
  [
    'Hi sir, I am a staff nurse joining Aster Medcity next month, salary 32k. Need a ladies hostel or PG in Cheranalloor within 9000 with attached bathroom. My number 9847012345',
    'pg; for women; loc Cheranalloor or loc Cheranallur or loc Cheranelloor; max 9k; has Attached bathroom; near aster medcity?; rent?',
  ],
  [
    'We are relocating from Gurgaon to Hyderabad. Looking for 3bhk in Nallagandla or Tellapur, budget 1.1 to 1.3 cr, must be RERA registered, possession before June 2027. No ground floor no top floor.',
    'bhk 3; city Hyderabad; loc Nallagandla; loc Tellapur; 1.1cr-1.3cr; rera; by 2027-06 or by 2027-05; floor !0; floor !top; buy?',
  ],
  [
    'My son got admission in PSG Tech so we want a small house on rent at Peelamedu. We are a vegetarian family. upto 14k, advance 3 months ok.',
    'type house; rent; loc Peelamedu; max 14k; deposit 3m; for family; near psg tech?',
  ],
  [
    'Dear team, showroom space required on Ring Road Surat or Ghod Dod Road, 1500 to 2000 sqft on lease, good frontage. Rent not above 1.5 lakh per month.',
    'type commercial; kind showroom; rent or lease; loc Ring Road; loc Ghod Dod Road; city Surat; area 1500-2000; max 1.5L',
  ],
  [
    'I sold my flat in Borivali for 1.4 cr and now want a 3 bhk in Vadodara, Gotri or Bhayli. Budget is 85 lakhs, not a duplex please. Lift and garden needed.',
    'bhk 3; city Vadodara; loc Gotri; loc Bhayli; max 85L; not duplex; has Lift; has Garden; buy?',
  ],
  [
    'Need 2bhk near Technopark Trivandrum, earlier I was paying 15k but now can go till 22k. We are 3 bachelor boys working in IT, should have wifi and power backup.',
    'bhk 2; near technopark; city Thiruvananthapuram; max 22k; for bachelors or for men; has Wi-Fi; has Power backup; rent?',
  ],
  [
    'Farm house in Karjat with 1 acre minimum, clear title and borewell. Distance from Mumbai no issue. Only owners, agents please excuse.',
    'kind farm house; type house or type villa or type agricultural; area 43560+; loc Karjat or city Karjat; approved Clear title; has Borewell; from owner; no-brokerage?; buy?',
  ],
]
