import type { Asked } from './score.ts'

/** Buyers and tenants of Delhi and around it, Lucknow, Jaipur, Chandigarh and Dehradun. The answers stood before the reader was asked. */
export const northerner: readonly Asked[] = [
  // typed
  [
    '3 bhk builder floor dlf phase 2 gurgaon under 2.5 cr',
    'bhk 3; type apartment; kind builder floor; loc DLF Phase 2; city Gurgaon; max 2.5cr; buy?',
  ],
  [
    '2bhk flat indrapuram gzb rent 18k',
    'bhk 2; type apartment; rent; loc Indirapuram; city Ghaziabad; max 18k',
  ],
  [
    '200 gaj plot sector 85 faridabad corner park facing',
    'type plot; area 1800; loc Sector 85; city Faridabad; has Corner; has Park facing; buy?',
  ],
  [
    '10 marla kothi for sale panchkula sec 21',
    'type house; area 2722.5; buy; loc Sector 21; city Panchkula',
  ],
  [
    'noida sector 137 semi furnished 2 bedroom 22000-28000 near metro',
    'city Noida; loc Sector 137; semi-furnished; bhk 2; 22k-28k; near metro; rent?',
  ],
  [
    'gomti nager extention lucknow ready to move 3bhk 75 lakh',
    'loc Gomti Nagar Extension; city Lucknow; ready; bhk 3; max 75L; buy?',
  ],
  [
    'shop on rent vaishali nagar jaipur ground floor 300 sqft',
    'type commercial; kind shop; rent; loc Vaishali Nagar; city Jaipur; floor 0; area 300',
  ],
  [
    'girls pg near sharda university greater noida ac with food',
    'pg; for women; near sharda university; city Greater Noida; has Air conditioning; has Food included; for students?',
  ],
  [
    '1rk laxmi nagar delhi owner only no brokerage 9k',
    'bhk 0.5; loc Laxmi Nagar; city Delhi; from owner; no-brokerage; max 9k; rent?',
  ],
  [
    'vip road zirakpur 3bhk lift + covered parking, 60-70 lac',
    'loc VIP Road; city Zirakpur; bhk 3; has Lift; has Covered parking; 60L-70L; buy?',
  ],
  ['gaur city 2 2bhk resale', 'loc Gaur City 2; bhk 2; resale; buy?; city Greater Noida?'],
  [
    'office space 1500 sq ft sector 62 noida fully furnished for lease',
    'type office; area 1500; loc Sector 62; city Noida; fully-furnished; lease or rent',
  ],
  [
    'dehradun rajpur road 4 bhk independent house with garden pets allowed rent',
    'city Dehradun; loc Rajpur Road; bhk 4; type house; has Garden; for pets; rent',
  ],
  [
    'dwarka sector 12 delhi freehold 3bhk flat below 1.8 crore not ground floor',
    'loc Dwarka Sector 12 or loc Sector 12 Dwarka or loc Dwarka; city Delhi; approved Freehold; bhk 3; type apartment; max 1.8cr; floor !0; buy?',
  ],
  [
    'sector 150 noida under construction 3/4 bhk possession by dec 2027 rera',
    'loc Sector 150; city Noida; uc; bhk 3,4; by 2027-12; rera; buy?; new?',
  ],
  [
    'showroom mg road gurgaon 2000-3000 sqft',
    'type commercial; kind showroom; loc MG Road; city Gurgaon; area 2000-3000',
  ],
  // Hinglish, dictated
  [
    'vaishali sector 4 ghaziabad me 2 bhk kiraye pe chahiye family ke liye 20 hazar tak',
    'loc Vaishali Sector 4 or loc Sector 4 Vaishali or loc Vaishali; city Ghaziabad; bhk 2; rent; for family; max 20k',
  ],
  [
    'aliganj lucknow mein makan kharidna hai 60 se 80 lakh ke beech',
    'loc Aliganj; city Lucknow; type house; buy; 60L-80L',
  ],
  [
    'laxmi nagar nahi preet vihar me one bhk rent pe bachelor allowed ho pandrah hazaar',
    'not-loc Laxmi Nagar; loc Preet Vihar; city Delhi?; bhk 1; rent; for bachelors; max 15k',
  ],
  [
    'kharar mein 5 marla plot dikhao 25 lakh ke andar loan ho jaye',
    'city Kharar or loc Kharar; type plot; area 1361.25 or area 1361; max 25L; approved Loan approved; buy?',
  ],
  [
    'kakadeo kanpur ladko ka pg khana ke sath 7000 tak',
    'loc Kakadeo; city Kanpur; pg; for men; has Food included; max 7k',
  ],
  [
    'seedha malik se chahiye malviya nagar jaipur do bhk 14 hazar top floor nahi',
    'from owner; loc Malviya Nagar; city Jaipur; bhk 2; max 14k; floor !top; rent?; no-brokerage?',
  ],
  [
    'sahibabad me godown kiraye par 10000 square feet',
    'loc Sahibabad; city Ghaziabad?; type industrial; kind warehouse; rent; area 10000',
  ],
  // Devanagari
  [
    'गोमती नगर लखनऊ में 2 बीएचके फ्लैट किराए पर 15 हजार तक',
    'loc Gomti Nagar; city Lucknow; bhk 2; type apartment; rent; max 15k',
  ],
  [
    'देहरादून सहस्त्रधारा रोड 150 गज का प्लॉट 40 लाख से कम',
    'city Dehradun; loc Sahastradhara Road or loc Sahastradhara; type plot; area 1350; max 40L; buy?',
  ],
  [
    'नोएडा सेक्टर 76 में तीन बीएचके खरीदना है मेट्रो के पास पूर्व मुखी',
    'city Noida; loc Sector 76; bhk 3; buy; near metro; facing east',
  ],
  // messages
  [
    'Hi sir, shifting to Gurgaon next month with wife and kid. Need 2 or 3 bhk on Sohna Road, semi furnished, rent upto 45k, society should have gym and power backup. My salary is 1.6 lakh so no issue. Call 9811045672',
    'city Gurgaon; loc Sohna Road; bhk 2,3; semi-furnished; type apartment?; rent; max 45k; has Gym; has Power backup; for family',
  ],
  [
    'Looking for 1 kanal kothi in Chandigarh sector 33 or 35, north east facing preferred. Budget 9 crore, clear title only. No builder floors please.',
    'type house; area 5445; city Chandigarh; loc Sector 33; loc Sector 35; facing north-east; max 9cr; approved Clear title; not builder floor; buy?',
  ],
  [
    'Namaste ji, Jaipur me Jagatpura ya Pratap Nagar side 3bhk flat lena hai, budget 55 lakh, sorry 65 lakh tak ho jayega. Vastu sahi ho aur lift zaroori hai.',
    'city Jaipur; loc Jagatpura; loc Pratap Nagar; bhk 3; type apartment; buy; max 65L; vastu; has Lift',
  ],
  [
    'Need 2bhk flat for two working women in Indira Nagar Lucknow, unfurnished is fine, rent 12 to 16 thousand, deposit not more than 2 months. Earlier we were paying 11500 in Mahanagar.',
    'bhk 2; type apartment; for women; loc Indira Nagar; city Lucknow; unfurnished?; rent; 12k-16k; deposit 2m',
  ],
]
