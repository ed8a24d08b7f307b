import type { Asked } from './score.ts'

/** The rarer ways to ask. The answers stood before the reader was asked. */
export const inquirer: readonly Asked[] = [
  [
    '1 bhk virar west global city 7500 rent owner',
    'bhk 1; loc Virar West or loc Global City; loc Global City?; max 7500; rent; from owner; city Mumbai?; city Virar?',
  ],
  [
    '3 bhk posh area of ludhiana sarabha nagar 50k',
    'bhk 3; loc Sarabha Nagar; city Ludhiana; max 50k; rent?',
  ],
  [
    'flat required urgently in sion or matunga 2bhk 65k rent parsi family',
    'type apartment; loc Sion; loc Matunga; bhk 2; max 65k; rent; for family; city Mumbai?',
  ],
  [
    'plots at shadnagar 18k per sq yard dtcp',
    'type plot; loc Shadnagar or city Shadnagar; rate max 18k/sqyd; approved DTCP; city Hyderabad?',
  ],
  [
    '2bhk ravet 40 lac se kam nahi, 55 tak',
    'bhk 2; loc Ravet; 40L-55L or min 40L; max 55L?; city Pune?',
  ],
  [
    '3rd floor without lift not ok, 2bhk kilpauk 30k',
    'bhk 2; loc Kilpauk; max 30k; has Lift?; floor 3?; floor !3?; rent?; city Chennai?',
  ],
  [
    'dukan 150 gaj ghaziabad raj nagar district centre rent',
    'kind shop; type commercial; area 1350; city Ghaziabad; loc Raj Nagar or loc Raj Nagar District Centre or loc RDC; rent',
  ],
  [
    'bhai mere ko sasta pg dila do laxmi nagar metro ke bagal me 7 hazar, ladko wala',
    'pg; for men; loc Laxmi Nagar?; near metro or near laxmi nagar metro; max 7k; sort price-asc; city Delhi?',
  ],
  [
    'two bhk semi furnished flat baner pashan link road thirty two thousand only family',
    'bhk 2; semi-furnished; type apartment; loc Baner Pashan Link Road or loc Baner; loc Pashan?; max 32k; for family; rent?; city Pune?',
  ],
  [
    'resort land 4 acre coorg near madikeri 3 crore',
    'type plot or type agricultural or type commercial; area 174240; city Coorg; max 3cr; loc Madikeri?; near madikeri?',
  ],
  [
    'bungalow bodakdev 6 cr 500 vaar',
    'type villa; kind bungalow; loc Bodakdev; max 6cr; area 4500; city Ahmedabad?',
  ],
  [
    'flat near city centre mall siliguri 2bhk 13k',
    'type apartment; near city centre mall; city Siliguri; bhk 2; max 13k; rent?',
  ],
  [
    'mera budget 18 hazar hai aur mujhe ulwe me 2bhk chahiye station se 10 min',
    'max 18k; loc Ulwe; bhk 2; near railway station 10min or near station 10min; rent?',
  ],
  [
    'zirakpur ya dera bassi me 2bhk 28 se 34 lakh',
    'city Zirakpur or loc Zirakpur; city Dera Bassi or loc Dera Bassi; bhk 2; 28L-34L',
  ],
  [
    'top floor chahiye with terrace 3bhk jp nagar 8th phase',
    'floor top; has Terrace; bhk 3; loc JP Nagar Phase 8 or loc JP Nagar 8th Phase; city Bengaluru?',
  ],
  [
    'shop in ground floor of new mall, thane, 400 sqft carpet, buy 1 cr',
    'type commercial; kind shop; floor 0; city Thane; area 400; buy; max 1cr; near mall?; new?',
  ],
  [
    'semi or fully furnished both ok 1bhk kandivali east 25k',
    'semi-furnished?; fully-furnished?; bhk 1; loc Kandivali East; max 25k; rent?; city Mumbai?',
  ],
  [
    'any floor except first 2bhk naupada thane 1.1 cr',
    'floor !1; bhk 2; loc Naupada; city Thane; max 1.1cr',
  ],
  [
    'want villa not flat, sarjapur road, 2.5 to 3 cr',
    'type villa; not apartment; loc Sarjapur Road; 2.5cr-3cr; city Bengaluru?',
  ],
  [
    'property for sale in kozhikode beach road commercial 2 crore',
    'buy; city Kozhikode; loc Beach Road; type commercial; max 2cr',
  ],
  [
    '2bhk new booking possession 2027 hinjewadi',
    'bhk 2; new; by 2027-12; loc Hinjewadi; city Pune?',
  ],
  [
    'dosti west county thane 2bhk 1.2cr',
    'bhk 2; city Thane; max 1.2cr; loc Dosti West County?; by Dosti?',
  ],
  [
    'kiraye pe ghar, patna kankarbagh, 2 kamre, 9 hajar, bijli paani alag',
    'rent; city Patna; loc Kankarbagh; bhk 2; max 9k',
  ],
  [
    'i need house for rent coimbatore saibaba colony 2 bedroom 15 thousand advance 1 lakh',
    'type house; rent; city Coimbatore; loc Saibaba Colony; bhk 2; max 15k; deposit 1L',
  ],
  [
    'office or shop 1st floor station road anand 300 sqft 12k',
    'type office; type commercial; kind shop; floor 1; loc Station Road; city Anand; area 300; max 12k; rent?',
  ],
  [
    'land with building old house demolished rs puram 10 cents 3 crore',
    'type plot; loc RS Puram; area 4356; max 3cr; type house?; city Coimbatore?',
  ],
  [
    'जबलपुर नेपियर टाउन में 2 बीएचके किराये से, 11 हजार',
    'city Jabalpur; loc Napier Town; bhk 2; rent; max 11k',
  ],
  [
    'नोएडा सेक्टर 76 या 77 में 3 बीएचके, 1.2 करोड़ से ऊपर नहीं',
    'city Noida; loc Sector 76; loc Sector 77; bhk 3; max 1.2cr',
  ],
  [
    'Hi I saw one listing at Bandra for 80k but it is out of budget. Please suggest 1bhk in Khar or Santacruz East, max 60k, furnished.',
    'bhk 1; loc Khar or loc Khar West; loc Santacruz East; max 60k; fully-furnished; rent?; city Mumbai?',
  ],
  [
    'Sir my name is Lakshmi and I stay in Tirupati with my parents. I got job in Hyderabad at Raidurg, need ladies hostel or 1rk nearby, 8 to 10k with food.',
    'pg; bhk 0.5; for women; city Hyderabad; loc Raidurg; 8k-10k; has Food included; type apartment?; near raidurg?',
  ],
  [
    'We want to sell our 1bhk at Nalasopara and buy 2bhk at Vasai. Budget 50 lakhs.',
    'buy; bhk 2; loc Vasai; max 50L; city Vasai?',
  ],
  [
    'Hello, I own a clinic at Boring Road. Looking for a bigger space 1000 sqft in Patliputra or Kankarbagh on rent, ground or first floor, below 70k.',
    'type commercial?; type office?; rent; loc Patliputra or loc Patliputra Colony; loc Kankarbagh; area 1000; floor 0; floor 1; max 70k; city Patna?',
  ],
  [
    'namaskar, humara parivar 6 logo ka hai, abhi 2bhk me rehte hain Karve Nagar me, ab 3bhk lena hai Warje ya Kothrud me, 1 crore 20 lakh tak',
    'for family?; bhk 3; buy?; loc Warje; loc Kothrud; max 1.2cr; city Pune?',
  ],
  [
    'Dear agent, shifting from Mumbai to Bangalore in January. 3 BHK in Sarjapur Road or Bellandur, gated community, 55k to 65k, two car parks, school nearby.',
    'city Bengaluru; bhk 3; loc Sarjapur Road; loc Bellandur; has Gated community; 55k-65k; has Covered parking; near school; rent?',
  ],
  [
    'My father is a heart patient so lift is must, no higher floors. 2bhk in Shivaji Park or Dadar West, 90k rent.',
    'has Lift; bhk 2; loc Shivaji Park?; loc Dadar West; max 90k; rent; floor ..3?; not-floor?; city Mumbai?',
  ],
  [
    'paying guest wanted near christ university for two girls, triple sharing also fine, 9k each',
    'pg; near christ university; for women; max 9k; city Bengaluru?',
  ],
  [
    'I have seen 3 flats in Wakad and all were above my budget of 70 lakhs. Show 2bhk in Tathawade or Punawale.',
    'max 70L?; bhk 2; loc Tathawade; loc Punawale; city Pune?; type apartment?',
  ],
  [
    'godown ya shed, peenya 2nd stage, 6000 sqft, rent 25 per sqft',
    'type industrial; kind warehouse; loc Peenya 2nd Stage or loc Peenya Stage 2 or loc Peenya; area 6000; rent; rate max 25/sqft; city Bengaluru?',
  ],
  ['3bhk within 30 lakhs guntur brodipet', 'bhk 3; max 30L; city Guntur; loc Brodipet'],
  [
    'koi 2bhk without brokerage malviya nagar jaipur 14000 se jyada na ho',
    'bhk 2; no-brokerage; loc Malviya Nagar; city Jaipur; max 14k; rent?',
  ],
]
