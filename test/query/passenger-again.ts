import type { Asked } from './score.ts'

/** Sixty more everyday queries of the same kind. Written without sight of the reader. */
export const passengerAgain: readonly Asked[] = [
  [
    '1bhk borivali west resale 1 cr budget',
    'bhk 1; loc Borivali West; city Mumbai?; resale; buy?; max 1cr',
  ],
  ['2.5 bhk chembur above 2 cr', 'bhk 2.5; loc Chembur; city Mumbai?; min 2cr'],
  [
    '2 bhk mira road 70 to 85 lakh ready possession',
    'bhk 2; loc Mira Road or loc Mira Road East; city Mumbai or city Thane or city Mira Bhayandar?; 70L-85L; ready',
  ],
  [
    'flat for rent in vashi 2bhk fully furnished',
    'type apartment; rent; loc Vashi; city Navi Mumbai?; bhk 2; fully-furnished',
  ],
  [
    '1 acre agricultural land near karjat',
    'area 43560; type agricultural; kind agricultural land?; loc Karjat or city Karjat or near karjat',
  ],
  ['3 bhk mulund west top floor', 'bhk 3; loc Mulund West; city Mumbai?; floor top'],
  ['2bhk wakad gym pool 80L', 'bhk 2; loc Wakad; city Pune?; has Gym; has Swimming pool; max 80L'],
  [
    'studio apartment rent koregaon park',
    'bhk 0; kind studio; type apartment; rent; loc Koregaon Park; city Pune?',
  ],
  [
    'row house undri 1 crore 20 lakh',
    'type house; kind row house; loc Undri; city Pune?; max 1.2cr',
  ],
  ['2 bhk in 411014 under 70L', 'bhk 2; pin 411014; max 70L'],
  ['2/3 bhk kharadi 75L-1.1cr', 'bhk 2,3; loc Kharadi; city Pune?; 75L-1.1cr'],
  [
    '3 bhk whitefield near metro vastu under 1.6 cr',
    'bhk 3; loc Whitefield; city Bengaluru or city Bangalore?; near metro; vastu; max 1.6cr',
  ],
  [
    '1 bhk rent indiranagar pet friendly 28k',
    'bhk 1; rent; loc Indiranagar; city Bengaluru or city Bangalore?; for pets or has pets or has pet friendly or has pets allowed; max 28k',
  ],
  [
    'independent house for sale jp nagar bangalore',
    'type house; kind independent house?; buy; loc JP Nagar; city Bengaluru or city Bangalore',
  ],
  [
    'north facing plot kengeri 1200 sqft',
    'facing north; type plot; loc Kengeri; city Bengaluru or city Bangalore?; area 1200',
  ],
  [
    'pg near manyata tech park for men 8k',
    'pg; near manyata tech park or loc Manyata Tech Park; city Bengaluru or city Bangalore?; for men; max 8k',
  ],
  [
    '2 bhk bellandur rent max deposit 1 lakh',
    'bhk 2; loc Bellandur; city Bengaluru or city Bangalore?; rent; deposit 1L',
  ],
  [
    '3bhk maninagar ahmedabad direct from owner',
    'bhk 3; loc Maninagar; city Ahmedabad; from owner',
  ],
  [
    '2bhk dlf phase 2 gurgaon rent 40k-50k',
    'bhk 2; loc DLF Phase 2; city Gurgaon or city Gurugram; rent; 40k-50k',
  ],
  [
    'sohna road 3 bhk under ₹1,75,00,000',
    'loc Sohna Road; city Gurgaon or city Gurugram?; bhk 3; max 1.75cr',
  ],
  [
    'noida sector 137 3 bhk under construction rera approved',
    'city Noida; loc Sector 137 or loc Noida Sector 137 or loc Sector 137 Noida; bhk 3; uc; rera',
  ],
  [
    'commercial shop laxmi nagar delhi for rent',
    'type office; kind shop; loc Laxmi Nagar; city Delhi or city New Delhi; rent',
  ],
  [
    '100 gaj plot uttam nagar',
    'area 900; type plot; loc Uttam Nagar; city Delhi or city New Delhi?',
  ],
  [
    '2 bhk raj nagar extension ghaziabad below 55 lac',
    'bhk 2; loc Raj Nagar Extension; city Ghaziabad; max 55L',
  ],
  [
    '3 bhk miyapur near metro possession by dec 2027',
    'bhk 3; loc Miyapur; city Hyderabad?; near metro; uc?; by 2027-12 or by 12/2027 or by 2027-12-31',
  ],
  [
    '4 bhk villa tellapur 2.5 to 3 cr',
    'bhk 4; type villa; loc Tellapur; city Hyderabad?; 2.5cr-3cr',
  ],
  [
    '1 bhk for rent madhapur bachelors allowed under 18',
    'bhk 1; rent; loc Madhapur; city Hyderabad?; for bachelors or for bachelor; max 18k',
  ],
  [
    '2 bhk sholinganallur not ground floor 65 lakh',
    'bhk 2; loc Sholinganallur; city Chennai?; floor !0; max 65L',
  ],
  ['10 cent land medavakkam', 'area 4356; type plot; loc Medavakkam; city Chennai?'],
  ['cmda approved plots porur', 'approved CMDA; type plot; loc Porur; city Chennai?'],
  ['2 bhk garia kolkata 35-45 lakhs', 'bhk 2; loc Garia; city Kolkata; 35L-45L'],
  ['3 katha land rajarhat kolkata', 'area 2160; type plot; loc Rajarhat; city Kolkata'],
  ['3bhk gota ahmedabad new launch', 'bhk 3; loc Gota; city Ahmedabad; launch; new?; uc?; buy?'],
  [
    '2 bhk mansarovar jaipur semi furnished rent 15000',
    'bhk 2; loc Mansarovar; city Jaipur; semi-furnished; rent; max 15k',
  ],
  [
    '2 bhk peelamedu coimbatore rent under 15k',
    'bhk 2; loc Peelamedu; city Coimbatore; rent; max 15k',
  ],
  ['2bhk zirakpur at least 1100 sqft', 'bhk 2; city Zirakpur or loc Zirakpur; area 1100+'],
  ['thane west mein 2bhk 1 crore ke aaspaas', 'loc Thane West or city Thane; bhk 2; ~1cr'],
  [
    'kandivali east me 1 bhk kiraye pe 25 hazaar ke andar',
    'loc Kandivali East; city Mumbai?; bhk 1; rent; max 25k',
  ],
  [
    'aundh ya pashan mein 3 bhk chahiye semi furnished rent pe',
    'loc Aundh; loc Pashan; city Pune?; bhk 3; semi-furnished; rent',
  ],
  [
    'whitefield mein dhai crore tak villa chahiye',
    'loc Whitefield; city Bengaluru or city Bangalore?; max 2.5cr; type villa',
  ],
  [
    'jayanagar me makaan kiraye par chahiye sirf family',
    'loc Jayanagar; city Bengaluru or city Bangalore?; type house; rent; for family or for families',
  ],
  [
    'pitampura mein 3 bhk flat lift aur parking ke saath',
    'loc Pitampura; city Delhi or city New Delhi?; bhk 3; type apartment; has Lift; has Covered parking',
  ],
  [
    'gurgaon sector 49 mein 2bhk kiraya 35 hazaar tak',
    'city Gurgaon or city Gurugram; loc Sector 49 or loc Gurgaon Sector 49 or loc Sector 49 Gurgaon; bhk 2; rent; max 35k',
  ],
  [
    'paune do crore me 3bhk jubilee hills hyderabad',
    'max 1.75cr; bhk 3; loc Jubilee Hills; city Hyderabad',
  ],
  [
    'chennai omr pe 2 bhk flat kharidna hai 60 lakh tak',
    'city Chennai; loc OMR or loc Old Mahabalipuram Road; bhk 2; type apartment; buy; max 60L',
  ],
  [
    'ballygunge me 3bhk resale flat dikhao',
    'loc Ballygunge; city Kolkata?; bhk 3; resale; buy?; type apartment',
  ],
  [
    'prahlad nagar mein office kiraye pe 50 hazaar tak',
    'loc Prahlad Nagar or loc Prahladnagar; city Ahmedabad?; type office; rent; max 50k',
  ],
  [
    'manish nagar nagpur mein sasta 2bhk flat',
    'loc Manish Nagar; city Nagpur; sort cheapest or sort price or sort price-asc or sort price_asc or sort priceAsc; bhk 2; type apartment',
  ],
  ['ठाणे में १ बीएचके ५० लाख से कम', 'city Thane or loc Thane; bhk 1; max 50L'],
  ['बेंगलुरु में 2 बीएचके किराये पर 30 हजार तक', 'city Bengaluru or city Bangalore; bhk 2; rent; max 30k'],
  ['रोहिणी में 2 बीएचके मेट्रो के पास', 'loc Rohini; city Delhi or city New Delhi?; bhk 2; near metro'],
  [
    'गुड़गांव में 3 बीएचके फर्निश्ड फ्लैट',
    'city Gurgaon or city Gurugram; bhk 3; fully-furnished; type apartment',
  ],
  ['लखनऊ गोमती नगर में 1 करोड़ तक मकान', 'city Lucknow; loc Gomti Nagar; max 1cr; type house'],
  ['पटना में 4 कट्ठा जमीन', 'city Patna; area 5445; type plot'],
  ['कोलकाता में 40 से 50 लाख के बीच फ्लैट', 'city Kolkata; 40L-50L; type apartment'],
  [
    '2bhk flat maratahalli rent 30k',
    'bhk 2; type apartment; loc Marathahalli; city Bengaluru or city Bangalore?; rent; max 30k',
  ],
  ['1 bhk kandivli west 90 lakh', 'bhk 1; loc Kandivali West; city Mumbai?; max 90L'],
  [
    '2 bhk apartmnt kukatpalli under 60 lakhs',
    'bhk 2; type apartment; loc Kukatpally; city Hyderabad?; max 60L',
  ],
  [
    'semi furnised 3bhk velacherry rent',
    'semi-furnished; bhk 3; loc Velachery; city Chennai?; rent',
  ],
  ['villa in bhubneshwar under 1.5 crore', 'type villa; city Bhubaneswar; max 1.5cr'],
]
