import type { Asked } from './score.ts'

/** The same person's queries in Devanagari, and whole messages (`commuter.ts`). */
export const commuterMessage: readonly Asked[] = [
  // Devanagari.
  ['पुणे में २ बीएचके फ्लैट किराये पर २५ हजार तक', 'city Pune; bhk 2; type apartment; rent; max 25k'],
  [
    'इंदिरापुरम में 3 बीएचके 80 लाख के अंदर पार्किंग के साथ',
    'loc Indirapuram; bhk 3; max 80L; has Covered parking',
  ],
  ['जयपुर मानसरोवर में 150 गज का प्लॉट', 'city Jaipur?; loc Mansarovar; type plot; area 1350'],
  ['द्वारका सेक्टर 7 मेट्रो के पास दो बीएचके', 'loc Dwarka Sector 7; near metro; bhk 2'],
  ['लड़कियों के लिए पीजी करोल बाग दस हजार तक', 'pg; for women; loc Karol Bagh; max 10k'],
  [
    'लखनऊ गोमती नगर में मकान खरीदना है डेढ़ करोड़ बजट',
    'city Lucknow?; loc Gomti Nagar; type house; buy; max 1.5cr',
  ],
  [
    'नवी मुंबई खारघर १ बीएचके मालिक से सीधे',
    'city Navi Mumbai?; loc Kharghar; bhk 1; from owner; no-brokerage?',
  ],
  [
    'बिना दलाल के 2 बीएचके दादर वेस्ट ५० हज़ार',
    'no-brokerage or from owner; bhk 2; loc Dadar West; max 50k; rent',
  ],
  [
    'नासिक रोड पर दुकान किराए पर चाहिए',
    'loc Nashik Road or city Nashik; type commercial; kind shop; rent',
  ],
  ['सस्ता फ्लैट नागपुर में 30 लाख से कम', 'sort price-asc; type apartment; city Nagpur; max 30L'],
  [
    'पटना बोरिंग रोड 3 बीएचके फ्लैट तीसरी मंजिल लिफ्ट वाला',
    'city Patna?; loc Boring Road; bhk 3; type apartment; floor 3; has Lift',
  ],
  [
    'ठाणे पश्चिम में दो बेडरूम का घर चाहिए। बजट पचहत्तर लाख। स्कूल के पास हो तो अच्छा।',
    'loc Thane West; bhk 2; type house?; type apartment?; max 75L; near school',
  ],

  // Sent as messages.
  [
    'Hi all, client requirement: 3BHK semi furnished, HSR or BTM, family of 4, budget 65k max, immediate shifting. Contact Ramesh 9845012345',
    'bhk 3; semi-furnished; loc HSR Layout; loc BTM Layout; for family; max 65k; rent; ready?',
  ],
  [
    'Good morning frnds. Direct party looking for 2 bhk in Powai Hiranandani, fully furn, 85k. Family, veg only. Owners pls ping',
    'bhk 2; loc Powai; loc Hiranandani?; loc Hiranandani Gardens?; by Hiranandani?; fully-furnished; max 85k; rent; for family; from owner?; no-brokerage?',
  ],
  [
    'We are 3 girls working at Ecospace bellandur. Looking for a 3bhk within 20 mins, rent upto 45k and deposit not more than 1.5 lakh.',
    'for women; near ecospace 20min or near ecospace or near ecospace bellandur 20min or near ecospace bellandur; loc Bellandur?; bhk 3; rent; max 45k; deposit 1.5L',
  ],
  [
    'Available 2bhk for rent in mira road east, 3rd floor, no bachelors, 22k rent 1 lac deposit, brokers excuse',
    'rent; bhk 2; loc Mira Road East; floor 3; not-for bachelors; max 22k; deposit 1L; no-brokerage?; from owner?',
  ],
  [
    'My husband got transferred to Hyderabad. Need a 2 or 3 bhk near Delhi Public School Nacharam, gated society, 35k. Not on the top floor pls.',
    'bhk 2,3; city Hyderabad?; near delhi public school or near delhi public school nacharam; loc Nacharam?; has Gated community; max 35k; rent; floor !top',
  ],
  [
    'sold my 1bhk for 60 lakh, now want 2bhk in kandivali east upto 1.3 cr, loan approved',
    'bhk 2; loc Kandivali East; max 1.3cr; buy?; approved Loan approved?',
  ],
  [
    'Urgent req!! 1000 to 1200 sqft office, fully furnished, SG Highway Ahmedabad, rent 60-70k, 2 car parking must, call 9825098250',
    'type office; area 1000-1200; fully-furnished; loc SG Highway or loc Sarkhej Gandhinagar Highway or loc Sarkhej-Gandhinagar Highway; city Ahmedabad?; rent; 60k-70k; has Covered parking',
  ],
  [
    'Looking for flat in sector 137 noida, not sector 135. 3bhk with power backup, 1.1cr to 1.3cr, resale also ok',
    'type apartment; loc Sector 137; not-loc Sector 135; city Noida; bhk 3; has Power backup; 1.1cr-1.3cr; resale?',
  ],
  [
    'papa retire ho rahe hai, dehradun me 2bhk chahiye rajpur road side, hospital ke paas, 70 lakh tak. lift zaroori hai',
    'city Dehradun?; loc Rajpur Road; bhk 2; near hospital; max 70L; has Lift',
  ],
  [
    'bhai 1bhk dekh raha hu goregaon east nesco ke pas, 2 bande hai bachelor, 28k tak, furnished nahi bhi chalega',
    'bhk 1; loc Goregaon East; near nesco; for bachelors; for men?; max 28k; rent; unfurnished?; not-fully-furnished?',
  ],
  [
    'Sorry correction, 3 bhk nahi 2bhk chahiye, kalyan nagar, 30k ke andar, north facing ho',
    'bhk 2; loc Kalyan Nagar; max 30k; rent; facing north',
  ],
  [
    'HDFC bank me job lagi hai, mohali aana hai. 1 bhk ya studio, phase 7 ke aas paas, 15k se zyada nahi',
    'city Mohali; bhk 1; bhk 0?; type apartment?; kind studio?; loc Phase 7 or loc Phase 7 Mohali or near phase 7; max 15k; rent',
  ],
]
