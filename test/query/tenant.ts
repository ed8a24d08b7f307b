import type { Asked } from './score.ts'

/** Young tenants and first buyers of Bengaluru, Pune, Hyderabad and Chennai. The answers stood before the reader was asked. */
export const tenant: readonly Asked[] = [
  // ordinary
  [
    '1bhk hsr layout sector 2 under 22k bachelors',
    'bhk 1; rent?; loc HSR Layout Sector 2 or loc HSR Layout; city Bengaluru?; max 22k; for bachelors',
  ],
  [
    'girls pg in marathalli near metro ac room with food',
    'pg; for women; loc Marathahalli; city Bengaluru?; near metro; has Air conditioning; has Food included',
  ],
  [
    '2 bhk flat for rent kondapur hydrabad semi furnishd 30k',
    'bhk 2; type apartment; rent; loc Kondapur; city Hyderabad; semi-furnished; max 30k',
  ],
  [
    'gachibowli 3bhk 45-55k gated community no ground floor',
    'bhk 3; rent?; loc Gachibowli; city Hyderabad?; 45k-55k; has Gated community; floor !0',
  ],
  [
    '1rk hinjewadi phase 1 owner only no brokerage',
    'bhk 0.5; type apartment?; loc Hinjewadi Phase 1 or loc Hinjewadi; city Pune?; from owner; no-brokerage',
  ],
  [
    'velachery flat rent family 20000 advance 3 months',
    'type apartment; rent; loc Velachery; city Chennai?; for family; max 20k; deposit 3m',
  ],
  [
    'resale 2bhk wakad or baner upto 85 lakhs',
    'resale; buy?; bhk 2; loc Wakad; loc Baner; city Pune?; max 85L',
  ],
  [
    '30x40 site sarjapur road bda approved',
    'type plot; buy?; area 1200; loc Sarjapur Road; city Bengaluru?; approved BDA',
  ],
  [
    'whitefeild 560066 2.5bhk ready to move 1.1cr to 1.3cr',
    'loc Whitefield; city Bengaluru?; pin 560066; bhk 2.5; ready; buy?; 1.1cr-1.3cr',
  ],
  [
    'prestige 3 bhk kokapet possession before dec 2027',
    'by Prestige; bhk 3; loc Kokapet; city Hyderabad?; by 2027-12 or by 2027-11; uc?; buy?',
  ],
  [
    'coworking space koramangla',
    'type office or type commercial; kind co-working; loc Koramangala; city Bengaluru?; rent?',
  ],
  [
    't nagar shop for rent 300 sqft ground floor',
    'type commercial; kind shop; rent; loc T Nagar or loc T. Nagar; city Chennai?; area 300; floor 0',
  ],
  [
    '200 gaj plot shamshabad hmda',
    'type plot; buy?; area 1800; loc Shamshabad; city Hyderabad?; approved HMDA',
  ],
  [
    'half ground plot tambaram cmda below 60L',
    'type plot; buy?; area 1200; loc Tambaram; city Chennai?; approved CMDA; max 60L',
  ],
  [
    'pet friendly 2bhk indira nagar blr unfurnished car parking 40k max cheapest first',
    'for pets; bhk 2; rent?; loc Indiranagar or loc Indira Nagar; city Bengaluru; unfurnished; has Covered parking; max 40k; sort price-asc',
  ],
  [
    'independent house lease 8 lakhs saravanampatti coimbatore',
    'type house; lease; max 8L; loc Saravanampatti; city Coimbatore',
  ],
  // Hinglish, dictated
  [
    'bhai hinjwadi me 2bhk chahiye rent pe 25 hazaar tak infosys ke paas',
    'bhk 2; rent; loc Hinjewadi or loc Hinjawadi; city Pune?; max 25k; near infosys',
  ],
  [
    'kharadi ya viman nagar mein 1 bhk couple ke liye fully furnished 28k se kam',
    'bhk 1; rent?; loc Kharadi; loc Viman Nagar; city Pune?; for couple; fully-furnished; max 28k',
  ],
  [
    'ladko ka pg madhapur me wifi aur khana ke sath 9k tak',
    'pg; for men; loc Madhapur; city Hyderabad?; has Wi-Fi; has Food included; max 9k',
  ],
  [
    'meri salary 60k hai aundh pune me 2bhk kiraye pe chahiye budget 22k',
    'bhk 2; rent; loc Aundh; city Pune; max 22k',
  ],
  [
    'gomti nagar extension lucknow me chhota ghar 40 lakh ke andar bank loan approved hona chahiye',
    'loc Gomti Nagar Extension; city Lucknow; buy?; max 40L; approved Loan approved',
  ],
  [
    'two bhk in electronic city phase one not on top floor rent twenty thousand to twenty five thousand',
    'bhk 2; rent; loc Electronic City Phase 1 or loc Electronic City; city Bengaluru?; floor !top; 20k-25k',
  ],
  [
    'noida sector 62 nahi sector 76 me 2bhk flat kiraye pe metro se 1 km ke andar',
    'city Noida; not-loc Sector 62; loc Sector 76; bhk 2; type apartment; rent; near metro',
  ],
  // Devanagari
  ['पुणे बाणेर में २ बीएचके किराये पर ३० हजार तक', 'city Pune; loc Baner; bhk 2; rent; max 30k'],
  [
    'दानापुर पटना में घर बनाने के लिए 2 कट्ठा जमीन',
    'loc Danapur; city Patna; type plot; buy?; area 2722.5',
  ],
  [
    'लड़कियों के लिए पीजी कोथरूड में, खाना और वाईफाई के साथ, 8000 से 10000',
    'for women; pg; loc Kothrud; city Pune?; has Food included; has Wi-Fi; 8k-10k',
  ],
  // longer messages
  [
    'Hi, me and my wife both work in Manyata Tech Park and want a semi furnished 2bhk within 20 min of it, Hebbal or Thanisandra. Rent max 32k, no brokerage pls. Call 9845012345',
    'near manyata tech park 20min; for couple? or for family?; semi-furnished; bhk 2; loc Hebbal; loc Thanisandra; city Bengaluru?; rent; max 32k; no-brokerage',
  ],
  [
    'Hello sir, right now paying 18k in Ameerpet, want to shift to Miyapur or Kukatpally. 2bhk on rent with lift, power backup and balcony, upto 24k.',
    'loc Miyapur; loc Kukatpally; city Hyderabad?; bhk 2; rent; has Lift; has Power backup; has Balcony; max 24k',
  ],
  [
    'Looking to buy our first home in Chennai, 2 or 3 bhk flat in Perungudi or Sholinganallur under 90 lakhs, sorry make it 95 lakhs. East facing, vastu must, building not older than 5 years.',
    'buy; city Chennai; bhk 2,3; type apartment; loc Perungudi; loc Sholinganallur; max 95L; facing east; vastu; age 5',
  ],
  [
    'Need godown on rent at Nelamangala for our startup, 5000 sqft, not more than 20 rs per sqft. Direct owner please.',
    'type industrial; kind warehouse; rent; loc Nelamangala or city Nelamangala; city Bengaluru?; for company?; area 5000; rate max 20/sqft; from owner',
  ],
]
