import type { Asked } from './score.ts'

/** The examples the search language was asked for with (india.md 2.4). */
export const given: readonly Asked[] = [
  [
    '3 bhk flat in whitefield under 1.2 cr near metro ready to move',
    'bhk 3; type apartment; loc Whitefield; max 1.2cr; near metro; ready',
  ],
  [
    '2bhk rent koramangala 25k-35k semi furnished',
    'rent; bhk 2; loc Koramangala; 25k-35k; semi-furnished',
  ],
  ['gurgaon mein 3bhk kiraye pe 40 hazaar tak', 'rent; bhk 3; city Gurgaon; max 40k'],
  [
    'do bhk flat chahiye andheri mein 80 lakh ke andar',
    'bhk 2; type apartment; loc Andheri; max 80L',
  ],
  ['whitefeild 2 bhk 70-90 lakhs', 'loc Whitefield; bhk 2; 70L-90L'],
  ['200 gaj plot in noida sector 150', 'type plot; area 1800; city Noida; loc Sector 150'],
  [
    '1.5 acre farm land near nashik under 60 lacs',
    'type agricultural; area 65340; city Nashik; max 60L',
  ],
  [
    'villa in sarjapur road 2-3 cr with pool',
    'type villa; loc Sarjapur Road; 2cr-3cr; has Swimming pool',
  ],
  ['1 crore 25 lakh budget 3bhk pune', 'max 1.25cr; bhk 3; city Pune'],
  ['50L to 75L 2bhk in thane west', '50L-75L; bhk 2; loc Thane West'],
  ['north facing 2.5 bhk in wakad above 60 lakh', 'facing north; bhk 2.5; loc Wakad; min 60L'],
  ['1rk powai rent under 20000', 'bhk 0.5; rent; loc Powai; max 20k'],
  ['office space 2000 sqft bkc rent', 'type office; area 2000; loc Bandra Kurla Complex; rent'],
  ['3 and 4 bhk in hitech city less than 2 crore', 'bhk 3,4; loc Hitech City; max 2cr'],
  [
    'flat not on ground floor in indiranagar within 90 lakh',
    'type apartment; floor !0; loc Indiranagar; max 90L',
  ],
  ['around 85 lakh 2 bhk hsr layout', '~85L; bhk 2; loc HSR Layout'],
  ['plot 2 guntha hinjewadi', 'type plot; area 2178; loc Hinjewadi'],
  ['3bhk dlf phase 3 no brokerage 55k', 'bhk 3; loc DLF Phase 3; no-brokerage; max 55k; rent'],
  ['₹1,20,00,000 3bhk banjara hills', 'max 1.2cr; bhk 3; loc Banjara Hills'],
  ['4bhk penthouse worli min 10 cr', 'bhk 4; type apartment; kind penthouse; loc Worli; min 10cr'],
  ['pg for girls near marathahalli under 12k', 'pg; for women; loc Marathahalli; max 12k'],
  ['2 bhk in 560066 below 80L', 'bhk 2; pin 560066; max 80L'],
  [
    'under construction 3 bhk by prestige possession before dec 2027 hebbal',
    'uc; bhk 3; by Prestige; by 2027-12; loc Hebbal',
  ],
  ['sasta 1bhk mumbai', 'sort price-asc; bhk 1; city Mumbai'],
  ['dhai crore tak ka 4bhk south delhi', 'max 2.5cr; bhk 4; loc South Delhi'],
  ['सवा करोड़ में ३ बीएचके ठाणे', 'max 1.25cr; bhk 3; city Thane'],
  ['10 bigha land jaipur', 'area 174240-272250; type plot; city Jaipur'],
  [
    '30 min from manyata tech park 2bhk 35k bachelors ok pets ok',
    'near manyata tech park 30min; bhk 2; max 35k; rent; for bachelors; for pets',
  ],
  [
    'east facing 30x40 site in nagarbhavi bda approved',
    'facing east; area 1200; type plot; loc Nagarbhavi; approved BDA',
  ],
  [
    'cr park 3bhk builder floor resale',
    'loc Chittaranjan Park; bhk 3; type apartment; kind builder floor; resale',
  ],
]
