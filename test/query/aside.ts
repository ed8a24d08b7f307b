import type { Asked } from './score.ts'

/** What people say besides: what a home is for, where they live now, and two things in one breath. */
export const aside: readonly Asked[] = [
  // what it is bought for
  ['flat in whitefield for rental income under 90 lakh', 'type apartment; loc Whitefield; max 90L'],
  ['want to buy 1bhk for renting out near manyata', 'bhk 1; buy; near manyata tech park'],
  [
    '2 bhk flat lena hai noida extension rent pe chadhane ke liye',
    'bhk 2; type apartment; buy; loc Greater Noida West',
  ],
  [
    '2 acre land chahiye nashik me godown banane ke liye, rate 40 lakh acre tak',
    'area 87120; type plot; city Nashik; rate max 40L/acre',
  ],
  ['villa at aluva minimum 5 cents land', 'type villa; area 2178+; loc Aluva'],
  // where they live, and what they had
  ['me mumbai me rehta hu, nagpur me plot chahiye 30 lakh', 'city Nagpur; type plot; max 30L'],
  [
    'currently staying in andheri, want to buy in thane or mulund 2bhk',
    'bhk 2; buy; city Thane; loc Mulund',
  ],
  [
    'we sold our old house in guntur last year for 85 lakhs, want open plot at tadepalli 300 gaj',
    'type plot; loc Tadepalli; area 2700',
  ],
  [
    '25 lakh down payment, rest loan. 2bhk in electronic city under 70 lakh',
    'bhk 2; loc Electronic City; max 70L',
  ],
  [
    'need house on rent from 1st feb in pune, family of 4',
    'type house; rent; city Pune; for family',
  ],
  // two in one breath
  [
    '3bhk in hinjewadi phase 1 or 2 upto 1.1cr',
    'bhk 3; loc Hinjewadi Phase 1; loc Hinjewadi Phase 2; max 1.1cr',
  ],
  ['vashi sector 9 or 10 1bhk', 'bhk 1; loc Vashi Sector 9; loc Vashi Sector 10'],
  ['3bhk dlf phase 2 or 3', 'bhk 3; loc DLF Phase 2; loc DLF Phase 3'],
  ['hsr sector 1 2bhk rent', 'bhk 2; rent; loc HSR Layout Sector 1'],
  [
    'only prestige or brigade project in whitefield 3bhk',
    'bhk 3; by Prestige; by Brigade; loc Whitefield',
  ],
  ['2bhk 60/70 lakh wakad', 'bhk 2; 60L-70L; loc Wakad'],
  ['plot 1200/1500 sqft in hosur', 'type plot; area 1200-1500; city Hosur'],
  ['chalis pachas lakh me 2 bhk ahmedabad gota', 'bhk 2; 40L-50L; city Ahmedabad; loc Gota'],
  ['ulwe 1bhk 40 lakhs near nerul station', 'bhk 1; loc Ulwe; max 40L; near nerul station'],
  ['14th floor or above 3bhk in lower parel', 'bhk 3; floor 14+; loc Lower Parel'],
  [
    'pg for boys near christ university double sharing with food',
    'pg; for men; near christ university; has Food included',
  ],
  ['rent pe nahi kharidna hai 2bhk kharghar 80 lakh', 'bhk 2; buy; loc Kharghar; max 80L'],
  ['2 room kitchen flat in ulhasnagar', 'bhk 2; type apartment; loc Ulhasnagar or city Ulhasnagar'],
  // Devanagari
  ['लक्ष्मी नगर में पीजी', 'pg; loc Laxmi Nagar'],
  ['शास्त्री नगर मेरठ मकान', 'type house; loc Shastri Nagar; city Meerut'],
  ['राजौरी गार्डन दुकान', 'type commercial; kind shop; loc Rajouri Garden'],
  ['हवाई अड्डे के पास प्लॉट', 'type plot; near airport'],
  ['नागपूर मध्ये 1500 चौरस फूट प्लॉट हवा आहे', 'area 1500; city Nagpur; type plot'],
]
