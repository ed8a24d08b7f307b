import type { Asked } from './score.ts'

/**
 * Written with those of `stranger.ts`, without sight of the rules, and held back while the rules learned from them: what the rules
 * do for these is what they do for a stranger. `a or b` takes either reading, `a?` may be understood and need not be.
 */
export const strangerHeld: readonly Asked[] = [
  // Boxes of portals.
  [
    '1bhk flat in kandivali west for rent under 28000',
    'bhk 1; type apartment; loc Kandivali West; rent; max 28k',
  ],
  [
    '3 bhk apartments in yelahanka new town 1 cr to 1.4 cr',
    'bhk 3; type apartment; loc Yelahanka New Town; 1cr-1.4cr',
  ],
  [
    '2bhk house for rent in madurai ellis nagar',
    'bhk 2; type house; rent; city Madurai; loc Ellis Nagar',
  ],
  [
    'flat for sale in sodala jaipur 2 bhk 30 lac',
    'type apartment; buy; loc Sodala; city Jaipur; bhk 2; max 30L',
  ],
  ['residential plot in sector 95 faridabad', 'type plot; loc Sector 95; city Faridabad'],
  [
    'fully furnised 1 bhk hinjewadi phase 1 near wipro circle',
    'fully-furnished; bhk 1; loc Hinjewadi Phase 1; near wipro circle or loc Wipro Circle',
  ],
  [
    '3bhk villa for sale sarjapura 1.5 to 2 cr',
    'bhk 3; type villa; buy; loc Sarjapur Road or loc Sarjapura; 1.5cr-2cr',
  ],
  [
    'flats in kukatpalli under 70 lakhs ready to occupy',
    'type apartment; loc Kukatpally; max 70L; ready',
  ],
  [
    'house on rent kolhapur rajarampuri 2 bhk',
    'type house; rent; city Kolhapur; loc Rajarampuri; bhk 2',
  ],
  [
    '4 bhk flat with terrace garden south bombay',
    'bhk 4; type apartment; has Terrace or has Garden; has Garden?; has Terrace?; loc South Mumbai or loc South Bombay; city Mumbai?',
  ],
  ['2 bhk rent behala chowrasta 12000', 'bhk 2; rent; loc Behala Chowrasta or loc Behala; max 12k'],
  [
    'apartment in pallavaram with lift below 60 lakhs',
    'type apartment; loc Pallavaram; has Lift; max 60L',
  ],
  [
    '3 bhk independent house in vijayawada poranki 85 lakhs',
    'bhk 3; type house; city Vijayawada; loc Poranki; max 85L',
  ],
  [
    'pg near electronic city phase 1 for men single sharing',
    'pg; loc Electronic City Phase 1 or near electronic city phase 1; for men',
  ],
  [
    '3 bhk flat rent magarpatta city pune 45k',
    'bhk 3; type apartment; rent; loc Magarpatta or loc Magarpatta City; city Pune; max 45k',
  ],
  [
    'flats near chennai airport 2bhk 50-60 lakhs',
    'type apartment; near airport or near chennai airport; city Chennai?; bhk 2; 50L-60L',
  ],
  [
    '1 bhk ulwe navi mumbai under 45 lakhs new flat',
    'bhk 1; loc Ulwe; city Navi Mumbai; max 45L; new?; type apartment',
  ],
  ['house for sale in nadiad 3 bhk', 'type house; buy; city Nadiad; bhk 3'],
  [
    '2bhk semifurnished flat kothrud 25k family only',
    'bhk 2; semi-furnished; type apartment; loc Kothrud; max 25k; rent; for family',
  ],
  ['dda flat in vasant kunj 2 bedroom', 'type apartment; loc Vasant Kunj; bhk 2; approved DDA?'],
  [
    'north facing house plot in hubli 30*50',
    'facing north; type plot; city Hubli or city Hubballi; area 1500',
  ],
  [
    '2 bhk flat in ranchi bariatu 40 lakh',
    'bhk 2; type apartment; city Ranchi; loc Bariatu; max 40L',
  ],
  [
    'shop for rent in karol bagh 200 sq ft',
    'type commercial; kind shop; rent; loc Karol Bagh; area 200',
  ],
  [
    'kanpur kidwai nagar 3bhk flat 55 lakhs with parking',
    'city Kanpur; loc Kidwai Nagar; bhk 3; type apartment; max 55L; has Parking or has Covered parking',
  ],
  ['service apartment in gachibowli for 1 month', 'type apartment; loc Gachibowli; rent?'],
  ['sobha flats in whitefield 3bhk', 'by Sobha; type apartment; loc Whitefield; bhk 3'],
  ['3bhk in kochi marine drive lake view', 'bhk 3; city Kochi; loc Marine Drive; has Lake view'],
  [
    'flats for bachelors in marathahalli 2bhk under 30000',
    'type apartment; for bachelors; loc Marathahalli; bhk 2; max 30k; rent',
  ],
  [
    'individual house in tambaram 2400 sqft land',
    'type house; loc Tambaram; area 2400; type plot?',
  ],
  ['2bhk badlapur east 25 lakhs to 32 lakhs', 'bhk 2; loc Badlapur East; 25L-32L'],
  ['4bhk kothi in mohali sector 70', 'bhk 4; type house; city Mohali; loc Sector 70'],
  ['1 bhk without deposit nerul 20k', 'bhk 1; deposit 0k; loc Nerul; max 20k; rent'],
  [
    '2bhk flat bistupur jamshedpur for rent',
    'bhk 2; type apartment; loc Bistupur; city Jamshedpur; rent',
  ],
  // Hinglish and dictated.
  [
    'agra dayalbagh me 3 bhk makan 45 lakh tak',
    'city Agra; loc Dayal Bagh or loc Dayalbagh; bhk 3; type house; max 45L',
  ],
  ['malad west mein 1bhk kiraye pe 25 se 30 hazaar', 'loc Malad West; bhk 1; rent; 25k-30k'],
  [
    'mujhe apni beti ke liye pg chahiye vijay nagar indore',
    'for women?; pg; loc Vijay Nagar; city Indore',
  ],
  [
    'give me two bhk apartment in hadapsar pune within sixty lakhs',
    'bhk 2; type apartment; loc Hadapsar; city Pune; max 60L',
  ],
  [
    'ek bhk flat chahiye kalyan east me kam daam me',
    'bhk 1; type apartment; loc Kalyan East; sort price-asc?',
  ],
  [
    'jaldi shift hona hai 2bhk ready wala sector 150 noida',
    'ready; bhk 2; loc Sector 150; city Noida',
  ],
  ['aligarh ramghat road par plot 150 gaj', 'city Aligarh; loc Ramghat Road; type plot; area 1350'],
  [
    'teen bedroom ka flat nashik gangapur road pachpan lakh tak',
    'bhk 3; type apartment; city Nashik; loc Gangapur Road; max 55L',
  ],
  [
    'chandigarh me 2bhk rent 18k tak bachelor allowed',
    'city Chandigarh; bhk 2; rent; max 18k; for bachelors',
  ],
  [
    'surat adajan 2 bhk flat levo che 40 lakh',
    'city Surat; loc Adajan; bhk 2; type apartment; buy?; max 40L',
  ],
  [
    'dilshad garden me builder floor second floor 40 lakh ke andar',
    'loc Dilshad Garden; type apartment; kind builder floor; floor 2; max 40L',
  ],
  ['bada hall ho kitchen alag ho 2bhk nagpur besa', 'bhk 2; city Nagpur; loc Besa'],
  [
    'rent a house in kozhikode three bedroom under fifteen thousand',
    'rent; type house; city Kozhikode or city Calicut; bhk 3; max 15k',
  ],
  [
    'do ya teen bhk faridabad greenfield colony',
    'bhk 2,3; city Faridabad; loc Greenfield Colony or loc Green Field Colony or loc Greenfields Colony',
  ],
  [
    'park ke samne wala floor chahiye model town delhi',
    'has Park facing or near park; type apartment?; kind builder floor?; loc Model Town; city Delhi',
  ],
  // Devanagari.
  [
    'इंदौर विजय नगर में 2 बीएचके फ्लैट 35 लाख',
    'city Indore; loc Vijay Nagar; bhk 2; type apartment; max 35L',
  ],
  ['पटना में तीन कमरों का मकान किराए पर', 'city Patna; bhk 3; type house; rent'],
  ['ठाणे पश्चिम में ५० लाख तक फ्लैट', 'loc Thane West; max 50L; type apartment'],
  ['सूरत में ऑफिस किराये पर', 'city Surat; type office; rent'],
  ['गाजियाबाद में 100 गज का प्लॉट 20 लाख तक', 'city Ghaziabad; area 900; type plot; max 20L'],
  // Land, business, messages, corrections, near something.
  [
    '10 acre agriculture land near hosur road below 5 crore',
    'area 435600; type agricultural; near hosur road or loc Hosur Road; max 5cr',
  ],
  [
    'godown on rent in turbhe 5000 sqft',
    'type industrial; kind warehouse; rent; loc Turbhe; area 5000',
  ],
  [
    'Need urgently 1 bhk Chembur/Ghatkopar, bgt 32k, couple, from 1st dec',
    'bhk 1; loc Chembur; loc Ghatkopar; max 32k; rent; for couple; ready?; by 2026-12?',
  ],
  [
    'flat not in ground floor and top floor 2bhk nanganallur 65 lakhs',
    'type apartment; floor !0; floor !top; bhk 2; loc Nanganallur; max 65L',
  ],
  ['rent sorry buy 2 bhk in aluva 40 lakhs', 'buy; bhk 2; loc Aluva or city Aluva; max 40L'],
  [
    'plot opposite engineering college tirunelveli 6 cents',
    'type plot; near engineering college or near college; city Tirunelveli; area 2613.6',
  ],
  [
    'furnished office 20 seater koramangala 1.2 lakh pm',
    'fully-furnished; type office; loc Koramangala; max 1.2L; rent',
  ],
]
