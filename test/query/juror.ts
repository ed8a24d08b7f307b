import type { Asked } from './score.ts'

/** Eighty queries as an outside jury would put them, to judge whether the box speaks India. Written without sight of the reader. */
export const juror: readonly Asked[] = [
  // Plainly typed, large cities and small, with the traps.
  [
    '2 bhk flat for sale in mulund east below 1 crore 60 lakh',
    'bhk 2; type apartment; buy; loc Mulund East; city Mumbai?; max 1.6cr',
  ],
  [
    '3 bhk on rent in aundh 35000 to 45000 with lift and gym',
    'bhk 3; rent; loc Aundh; city Pune?; 35k-45k; has Lift; has Gym or has Gymnasium',
  ],
  [
    '3 bhk trichy with 2000 litre sump below 60L',
    'bhk 3; city Tiruchirappalli or city Trichy or city Tiruchirapalli; max 60L; buy?; has Water tank or has Sump?',
  ],
  [
    'studio apartment mira road under 35 lakh',
    'bhk 0; type apartment; kind studio or kind studio apartment?; loc Mira Road or loc Mira Road East; city Mumbai or city Mira Bhayandar or city Mira-Bhayandar or city Thane?; max 35L; buy?',
  ],
  [
    '2.5 bhk koregaon park pune semi furnished for rent',
    'bhk 2.5; loc Koregaon Park; city Pune; semi-furnished; rent',
  ],
  [
    '3 bhk jayanagar resale less than 15 years old',
    'bhk 3; loc Jayanagar; city Bengaluru or city Bangalore?; resale; age 15; buy?',
  ],
  [
    'independent house for sale mysore kuvempunagar 80 lakh to 1.1 cr',
    'type house; kind independent house?; buy; city Mysuru or city Mysore; loc Kuvempunagar or loc Kuvempu Nagar; 80L-1.1cr',
  ],
  [
    '2 bhk rent thoraipakkam 18000 deposit 2 months',
    'bhk 2; rent; loc Thoraipakkam or loc Thuraipakkam; city Chennai?; max 18k; deposit 2m',
  ],
  [
    '3 bhk manikonda vastu compliant north facing within 1.1cr',
    'bhk 3; loc Manikonda; city Hyderabad?; vastu; facing north; max 1.1cr; buy?',
  ],
  [
    'rera registered 3 bhk new launch by godrej in sarjapur bangalore',
    'rera; bhk 3; launch; new?; uc?; buy?; by Godrej or by Godrej Properties; loc Sarjapur or loc Sarjapur Road; city Bengaluru or city Bangalore',
  ],
  [
    '3bhk ready to move zirakpur by owner upto 65 lakhs',
    'bhk 3; ready; city Zirakpur or loc Zirakpur; city Mohali or city Chandigarh?; from owner; max 65L; buy?',
  ],
  [
    '2bhk rent chembur up to 3rd floor 50k',
    'bhk 2; rent; loc Chembur; city Mumbai?; floor ..3; max 50k',
  ],
  [
    '4 bhk top floor flat near playground ballygunge kolkata',
    "bhk 4; floor top; type apartment; loc Ballygunge; city Kolkata; has Children’s play area or near playground or has Playground or has Play area or has Children's play area or has Kids play area?",
  ],
  [
    '2 bhk tollygunge 10 min from metro under 55 lakh',
    'bhk 2; loc Tollygunge; city Kolkata?; near metro 10min; max 55L; buy?',
  ],
  [
    '1 bhk dombivli east within 500 m of cr railway station',
    'bhk 1; loc Dombivli East or loc Dombivali East; city Dombivli or city Thane or city Mumbai or city Kalyan or city Kalyan-Dombivli or city Kalyan Dombivli?; near railway station 500m or near station 500m or near cr railway station 500m',
  ],
  [
    '3 bhk alkapuri vadodara fully furnished posted in last 3 days',
    'bhk 3; loc Alkapuri; city Vadodara; fully-furnished; posted 3',
  ],
  [
    'newest 2bhk flats for rent in vesu surat',
    'sort newest or sort latest or sort date or sort recent; bhk 2; type apartment; rent; loc Vesu; city Surat',
  ],
  ['3 bhk for rent in 700091 under 30k', 'bhk 3; rent; pin 700091; city Kolkata?; max 30k'],
  [
    '2 bhk flats between 35 and 50 lakhs indira nagar lucknow',
    'bhk 2; type apartment; 35L-50L; loc Indira Nagar; city Lucknow; buy?',
  ],
  [
    'house for rent in ranchi lalpur for family under 15k',
    'type house; rent; city Ranchi; loc Lalpur; for family or for families; max 15k',
  ],
  [
    '3bhk bhubaneswar patia above 1400 sqft ready to move',
    'bhk 3; city Bhubaneswar; loc Patia; area 1400+; ready; buy?',
  ],
  [
    'flat in dehradun rajpur road around 70 lakh',
    'type apartment; city Dehradun; loc Rajpur Road; ~70L; buy?',
  ],
  [
    '3bhk arera colony bhopal west facing not older than 5 years',
    'bhk 3; loc Arera Colony; city Bhopal; facing west; age 5',
  ],
  [
    'sector 21 chandigarh 2bhk first floor rent 28000',
    'loc Sector 21 or loc Chandigarh Sector 21 or loc Sector 21 Chandigarh; city Chandigarh; bhk 2; floor 1; rent; max 28k',
  ],
  [
    'dlf phase 2 4bhk 1.2 lakh per month',
    'loc DLF Phase 2 or loc DLF Phase II or loc DLF City Phase 2; city Gurgaon or city Gurugram?; bhk 4; rent; max 1.2L',
  ],
  [
    '2bhk vizag mvp colony 4500000 to 6000000',
    'bhk 2; city Visakhapatnam or city Vizag; loc MVP Colony; 45L-60L; buy?',
  ],
  [
    'seven bungalows 2 bhk rent under 75k',
    'loc Seven Bungalows or loc 7 Bungalows; city Mumbai?; bhk 2; rent; max 75k',
  ],
  [
    '3bhk near metro cash and carry yeshwanthpur',
    'bhk 3; loc Yeshwanthpur or loc Yeshwantpur or loc Yeshwanthapur; city Bengaluru or city Bangalore?; near metro cash and carry or near metro cash & carry?',
  ],
  [
    '2bhk electronic city phase 1 site visit this sunday',
    'bhk 2; loc Electronic City Phase 1 or loc Electronic City Phase I or loc Electronic City; city Bengaluru or city Bangalore?',
  ],
  ['1 bed pg for boys in talwandi kota under 8k', 'pg; for men; loc Talwandi; city Kota; max 8k'],

  // Hinglish.
  [
    'thane west mein 2bhk flat lena hai 90 lakh tak',
    'loc Thane West; city Thane?; bhk 2; type apartment; buy; max 90L',
  ],
  [
    'kharadi me kiraye ka ghar chahiye 1rk 12 hazaar ke andar',
    'loc Kharadi; city Pune?; rent; type house or type apartment or type apartment+house or type house+apartment?; bhk 0.5; max 12k',
  ],
  [
    'gurgaon sector 57 me dhai crore se kam ka 3bhk',
    'city Gurgaon or city Gurugram; loc Sector 57 or loc Gurgaon Sector 57 or loc Gurugram Sector 57 or loc Sector 57 Gurgaon or loc Sector 57 Gurugram; max 2.5cr; bhk 3; buy?',
  ],
  ['paune do crore tak 3 bhk wadala', 'max 1.75cr; bhk 3; loc Wadala; city Mumbai?; buy?'],
  [
    'saadhe teen crore tak kothi chahiye panchkula mein',
    'max 3.5cr; type house or type villa or type house+villa or type villa+house; kind kothi?; city Panchkula; buy?',
  ],
  [
    'sava lakh kiraye tak 3bhk khar west',
    'max 1.25L; rent; bhk 3; loc Khar or loc Khar West; city Mumbai?',
  ],
  [
    'mukherjee nagar mein ladkon ka pg 10 hazaar tak',
    'loc Mukherjee Nagar; city Delhi or city New Delhi?; for men; pg; max 10k',
  ],
  [
    'metro ke paas do bhk kiraye pe vaishali ghaziabad',
    'near metro; bhk 2; rent; loc Vaishali; city Ghaziabad',
  ],
  [
    'swaroop nagar kanpur mein makaan kharidna hai',
    'loc Swaroop Nagar; city Kanpur; type house; buy',
  ],
  ['indore me 30 se 45 lakh ke beech 2bhk ya 3bhk', 'city Indore; 30L-45L; bhk 2,3; buy?'],
  ['nashik mein 20 lakh ke aaspaas 1bhk', 'city Nashik; ~20L; bhk 1; buy?'],
  [
    'boring road patna me bina furniture wala 2bhk kiraye par 15k tak',
    'loc Boring Road; city Patna; unfurnished or not-fully-furnished; bhk 2; rent; max 15k',
  ],
  [
    'owner se seedha 2bhk kothrud kharidna hai broker nahi chahiye',
    'from owner; no-brokerage?; bhk 2; loc Kothrud; city Pune?; buy',
  ],
  [
    'mohali me 150 gaj ki kothi 90 lakh se zyada nahi',
    'city Mohali or loc Mohali; area 1350; type house or type villa or type house+villa or type villa+house; kind kothi?; max 90L; buy?',
  ],
  [
    'hyderabad miyapur mein naya flat 70 lakh tak lift wala',
    'city Hyderabad; loc Miyapur; new?; type apartment; max 70L; has Lift; buy?',
  ],

  // Devanagari.
  ['नागपुर में ३ बीएचके एक करोड़ से कम', 'city Nagpur; bhk 3; max 1cr; buy?'],
  ['भोपाल में एक बीएचके भाड़े पर ८ हज़ार तक', 'city Bhopal; bhk 1; rent; max 8k'],
  [
    'लखनऊ गोमती नगर में कोठी २ करोड़ तक',
    'city Lucknow; loc Gomti Nagar; type house or type villa or type house+villa or type villa+house; kind kothi?; max 2cr; buy?',
  ],
  ['जयपुर मानसरोवर में १०० गज प्लॉट', 'city Jaipur; loc Mansarovar; area 900; type plot'],
  ['ढाई करोड़ तक ४ बीएचके विला पुणे', 'max 2.5cr; bhk 4; type villa; city Pune; buy?'],
  ['अहमदाबाद में ऑफिस किराए पर', 'city Ahmedabad; type office; kind office?; rent'],
  [
    'मेट्रो के पास दो बीएचके नोएडा सेक्टर ५०',
    'near metro; bhk 2; city Noida; loc Sector 50 or loc Noida Sector 50 or loc Sector 50 Noida',
  ],
  ['वाराणसी लंका में लड़कियों का पीजी', 'city Varanasi; loc Lanka; for women; pg'],

  // Typos, words run together, phone abbreviations.
  [
    '2bhkflat for rent in banashankri under 25k',
    'bhk 2; type apartment; rent; loc Banashankari; city Bengaluru or city Bangalore?; max 25k',
  ],
  [
    '3 bkh yelhanka under 1cr',
    'bhk 3; loc Yelahanka; city Bengaluru or city Bangalore?; max 1cr; buy?',
  ],
  [
    'apartmnt for sale in madhapr hydrabad 3bed',
    'type apartment; buy; loc Madhapur; city Hyderabad; bhk 3',
  ],
  [
    'semifurnished 2bhk kandivli west 35k pm',
    'semi-furnished; bhk 2; loc Kandivali West; city Mumbai?; rent; max 35k',
  ],
  ['3bhk rtm kalyaninagar pune', 'bhk 3; ready; loc Kalyani Nagar; city Pune; buy?'],
  [
    '2bhk nr metro janakpuri delhi 75lac',
    'bhk 2; near metro; loc Janakpuri or loc Janak Puri; city Delhi or city New Delhi; max 75L or ~75L; buy?',
  ],
  [
    'pg 4 grls in madiwala blr 9k',
    'pg; for women; loc Madiwala; city Bengaluru or city Bangalore; max 9k',
  ],
  [
    'sholinganalur chennai 2 bhk upto 55lakhs',
    'loc Sholinganallur; city Chennai; bhk 2; max 55L; buy?',
  ],
  [
    'plott in devanhalli 40x60',
    'type plot; loc Devanahalli; city Bengaluru or city Bangalore?; area 2400',
  ],
  [
    'undrconstruction 2bhk ravet pune possesion by june 2027',
    'uc; bhk 2; loc Ravet; city Pune; by 2027-06 or by 06/2027 or by 2027-06-30 or by 2027-06-01 or by June 2027 or by Jun 2027; buy?',
  ],

  // Land in the units of the region.
  [
    '2 bigha zameen rajkot',
    'area 34848; type plot or type agricultural or type plot+agricultural or type agricultural+plot; city Rajkot',
  ],
  ['3 katha plot rajarhat kolkata', 'area 2160; type plot; loc Rajarhat; city Kolkata'],
  ['2 katha plot danapur patna', 'area 2722.5; type plot; loc Danapur; city Patna'],
  [
    '2 katha land beltola guwahati',
    'area 5760; type plot or type agricultural or type plot+agricultural or type agricultural+plot; loc Beltola; city Guwahati',
  ],
  ['1 kanal plot ludhiana under 2 crore', 'area 5445; type plot; city Ludhiana; max 2cr; buy?'],
  ['8 cent plot for sale in thrissur', 'area 3484.8; type plot; buy; city Thrissur'],
  [
    '1.5 ground plot porur chennai cmda approved',
    'area 3600; type plot; loc Porur; city Chennai; approved CMDA',
  ],

  // Commercial.
  [
    'shop for rent commercial street bangalore 300 sqft',
    'type commercial or type office; kind shop; rent; loc Commercial Street; city Bengaluru or city Bangalore; area 300',
  ],
  [
    'office in connaught place central ac rent 2 lakh per month',
    'type office; kind office?; loc Connaught Place; city Delhi or city New Delhi?; rent; max 2L; has AC or has Air conditioning or has Central AC or has Air conditioner?',
  ],
  [
    'godown on lease narol ahmedabad 5000 to 8000 sqft',
    'type industrial; kind warehouse or kind godown; lease or rent; loc Narol; city Ahmedabad; area 5000-8000',
  ],
  [
    'showroom for sale sector 17 chandigarh',
    'type commercial or type office; kind showroom or kind shop?; buy; loc Sector 17 or loc Chandigarh Sector 17 or loc Sector 17 Chandigarh; city Chandigarh',
  ],
  [
    'office space for sale andheri east near metro above 1000 sq ft',
    'type office; kind office or kind office space?; buy; loc Andheri East; city Mumbai?; near metro; area 1000+',
  ],

  // Negation, choices, ranges.
  [
    '3bhk wakad or ravet not hinjewadi under 1.1cr',
    'bhk 3; loc Wakad; loc Ravet; not-loc Hinjewadi or not-loc Hinjawadi; city Pune?; max 1.1cr; buy?',
  ],
  [
    '2bhk rent bellandur not ground floor and not top floor',
    'bhk 2; rent; loc Bellandur; city Bengaluru or city Bangalore?; floor !0; floor !top',
  ],
  [
    'flat or villa in edappally kochi 80 lakh - 1.2 crore',
    'type apartment; type villa; loc Edappally or loc Edapally or loc Edappalli; city Kochi; 80L-1.2cr; buy?',
  ],
  [
    '2bhk rent kondapur hyderabad not for bachelors',
    'bhk 2; rent; loc Kondapur; city Hyderabad; not-for bachelors or not-for bachelor or for family or for families',
  ],
  [
    '3bhk noida sector 137 without swimming pool 1.4 cr to 1 cr',
    'bhk 3; city Noida; loc Sector 137 or loc Noida Sector 137 or loc Sector 137 Noida; no Swimming pool; 1cr-1.4cr; buy?',
  ],
]
