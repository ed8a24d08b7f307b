import type { Asked } from './score.ts'

/**
 * Written without sight of the rules, as people type into a portal; the answers were fixed before any of them was read.
 * `a or b` takes either reading, `a?` may be understood and need not be.
 */
export const unseen: readonly Asked[] = [
  // To rent.
  [
    'looking for a 2 bedroom apartment to rent in bandra west, budget 90k',
    'bhk 2; type apartment; rent; loc Bandra West; max 90k',
  ],
  ['any 1bhk available for rent in kharghar within 15000?', 'bhk 1; rent; loc Kharghar; max 15k'],
  ['room on rent in laxmi nagar for student 6-8k', 'rent; loc Laxmi Nagar; for students; 6k-8k'],
  [
    'fully furnished flat for couple in viman nagar, rent not more than 32000',
    'fully-furnished; type apartment; for couple; loc Viman Nagar; rent; max 32k',
  ],
  [
    '3bhk for family veg only rent 45k ballygunge',
    'bhk 3; for family; rent; max 45k; loc Ballygunge',
  ],
  [
    '2 bhk independent house for rent salem ground floor 12k',
    'bhk 2; type house; rent; city Salem; floor 0; max 12k',
  ],
  ['1 room kitchen for rent dombivli east 8000', 'bhk 0.5; rent; loc Dombivli East; max 8k'],
  [
    'need house on lease 15 lakhs banashankari 2 bhk',
    'type house; lease; max 15L or deposit 15L; loc Banashankari; bhk 2',
  ],
  [
    '2bhk lease for 12-14 lakhs in vijayanagar bangalore',
    'bhk 2; lease; 12L-14L; loc Vijayanagar; city Bengaluru',
  ],
  [
    'flat to let near iit bombay powai below 55,000 with covered car parking',
    'type apartment; rent; near iit bombay or near iit; city Mumbai?; loc Powai; max 55k; has Covered parking',
  ],
  [
    'pet friendly 2bhk koramangala 6th block under 50k',
    'for pets; bhk 2; loc Koramangala 6th Block or loc Koramangala Block 6; max 50k; rent',
  ],
  [
    'house for rent near me with 2 bathrooms guduvanchery 10000 to 14000',
    'type house; rent; bath 2; loc Guduvanchery; 10k-14k',
  ],
  [
    'studio apartment rent powai bachelor allowed 25k max',
    'bhk 0; type apartment; kind studio; rent; loc Powai; for bachelors; max 25k',
  ],
  [
    'unfurnished 3bhk malad west 60k rent 2 months deposit',
    'unfurnished; bhk 3; loc Malad West; max 60k; rent; deposit 2m',
  ],
  ['2bhk for working women ameerpet no brokerage', 'bhk 2; for women; loc Ameerpet; no-brokerage'],
  [
    '1 bhk nerul rent upto 18 thousand unfurnished ok',
    'bhk 1; loc Nerul; rent; max 18k; unfurnished?',
  ],
  [
    'flat for company lease 3bhk fully furnished golf course road gurgaon 1.5 lakh per month',
    'type apartment; for company; lease or rent; bhk 3; fully-furnished; loc Golf Course Road; city Gurgaon; max 1.5L',
  ],
  [
    'rental flats in panchkula sector 20 under 20k',
    'rent; type apartment; city Panchkula; loc Sector 20; max 20k',
  ],
  ['short stay service apartment gachibowli', 'type apartment; loc Gachibowli'],
  ['2 bhk @ 22k, kr puram, immediate move in', 'bhk 2; max 22k; loc KR Puram; ready; rent'],
  [
    'owner listed 1bhk for rent in pimple saudagar, no agents please',
    'from owner; bhk 1; rent; loc Pimple Saudagar; no-brokerage?',
  ],
  [
    '3 bhk semifurnished andheri (w) 85k lift + parking',
    'bhk 3; semi-furnished; loc Andheri West; max 85k; rent; has Lift; has Parking or has Covered parking',
  ],
  ['2bhk rent whitefield without security deposit', 'bhk 2; rent; loc Whitefield; deposit 0k'],
  ['1BHK/2BHK for rent Hadapsar 12-18K', 'bhk 1,2; rent; loc Hadapsar; 12k-18k'],
  // To buy.
  [
    'apartments for sale in kakkanad between 45 and 60 lakhs',
    'type apartment; buy; loc Kakkanad; 45L-60L',
  ],
  ['buy 3bhk flat vesu surat 1.5cr', 'buy; bhk 3; type apartment; loc Vesu; city Surat; max 1.5cr'],
  [
    'want to purchase 2bhk flat under pmay in virar, price 35 to 40 lac',
    'buy; bhk 2; type apartment; loc Virar; 35L-40L',
  ],
  [
    'resale 2 bhk kandivali east thakur village 1.3 cr negotiable',
    'resale; bhk 2; loc Kandivali East; loc Thakur Village; max 1.3cr',
  ],
  [
    'new launch 2 & 3 bhk in tathawade starting 70 lakhs',
    'launch; bhk 2,3; loc Tathawade; min 70L',
  ],
  [
    '4 bhk villa for sale in thrissur with garden and car porch 1.1 crore',
    'bhk 4; type villa; buy; city Thrissur; has Garden; max 1.1cr',
  ],
  [
    'duplex bungalow bhopal kolar road 85 lakh',
    'type villa or type house; kind bungalow or kind duplex; city Bhopal; loc Kolar Road; max 85L; kind duplex?; type house?',
  ],
  [
    '2 bhk flat for sale in howrah near metro station less than 40 lacs',
    'bhk 2; type apartment; buy; city Howrah; near metro; max 40L',
  ],
  ['property in jhansi under 30 lakh', 'city Jhansi; max 30L'],
  [
    '3 bhk builder floor uttam nagar loan available',
    'bhk 3; type apartment; kind builder floor; loc Uttam Nagar; approved Loan approved?',
  ],
  [
    'ready possession 1 bhk naigaon east under 32 lac',
    'ready; bhk 1; loc Naigaon East or loc Naigaon; max 32L',
  ],
  [
    'under construction flats in shela ahmedabad possession 2026',
    'uc; type apartment; loc Shela; city Ahmedabad; by 2026-12',
  ],
  [
    '3bhk possession by march 2028 sector 79 gurgaon',
    'bhk 3; by 2028-03; loc Sector 79; city Gurgaon',
  ],
  ['rera registered 2bhk projects in naroda', 'rera; bhk 2; loc Naroda'],
  [
    'rera approved villas sarjapur road above 2 crores',
    'rera; type villa; loc Sarjapur Road; min 2cr',
  ],
  [
    '5 bhk sea facing flat in worli or prabhadevi, 15 cr+',
    'bhk 5; has Sea view; type apartment; loc Worli; loc Prabhadevi; min 15cr',
  ],
  [
    'old house for sale in madurai anna nagar 50-65 lakhs',
    'type house; buy; city Madurai; loc Anna Nagar; 50L-65L',
  ],
  ['3.5 bhk in yewalewadi around 95 lacs', 'bhk 3.5; loc Yewalewadi; ~95L'],
  [
    'row house in nashik pathardi phata 45 lakh to 55 lakh',
    'type house; kind row house; city Nashik; loc Pathardi Phata; 45L-55L',
  ],
  [
    'flats by godrej in kolkata new town 3bhk',
    'type apartment; by Godrej; city Kolkata; loc New Town; bhk 3',
  ],
  [
    'prestige 3 bhk apartments in hyderabad kokapet',
    'by Prestige; bhk 3; type apartment; city Hyderabad; loc Kokapet',
  ],
  [
    '1 bhk flat in mira road east 60l carpet area minimum 450 sqft',
    'bhk 1; type apartment; loc Mira Road East or loc Mira Road; max 60L; area 450+',
  ],
  [
    'flat with 1200-1500 sq ft in siliguri under 50 lakh',
    'type apartment; area 1200-1500; city Siliguri; max 50L',
  ],
  [
    '3bhk with servant room and study dlf phase 5',
    'bhk 3; has Servant room; has Study room; loc DLF Phase 5',
  ],
  [
    '2bhk+study in mahadevapura less than 1.4 cr',
    'bhk 2; has Study room; loc Mahadevapura; max 1.4cr',
  ],
  ['affordable 2 bhk in zirakpur vip road', 'sort price-asc?; bhk 2; city Zirakpur; loc VIP Road'],
  ['cheapest plots in hosur', 'sort price-asc; type plot; city Hosur or loc Hosur'],
  [
    'latest listed flats for sale in gomti nagar lucknow',
    'sort newest; type apartment; buy; loc Gomti Nagar; city Lucknow',
  ],
  ['2 bhk not older than 10 years in nungambakkam', 'bhk 2; age 10; loc Nungambakkam'],
  [
    '3bhk gated society with clubhouse, pool and kids play area in wakad',
    'bhk 3; has Gated community; has Clubhouse; has Swimming pool; has Children’s play area; loc Wakad',
  ],
  [
    'flat in society with 24x7 water and power backup, indirapuram 3bhk',
    'type apartment; has Water supply; has Power backup; loc Indirapuram; bhk 3',
  ],
  ['two bhk flat for forty five lakhs in bopal', 'bhk 2; type apartment; max 45L; loc Bopal'],
  [
    'three bedroom apartment in hebbal under one point five crore',
    'bhk 3; type apartment; loc Hebbal; max 1.5cr',
  ],
  [
    'i want two bedroom flat in thane within ninety lakhs',
    'bhk 2; type apartment; city Thane; max 90L',
  ],
  [
    'show me four bhk villas in devanahalli below three crore',
    'bhk 4; type villa; loc Devanahalli; max 3cr',
  ],
  [
    'two and a half bhk kalyani nagar one crore twenty lakhs',
    'bhk 2.5; loc Kalyani Nagar; max 1.2cr',
  ],
]
