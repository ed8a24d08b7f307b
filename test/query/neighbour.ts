import type { Asked } from './score.ts'

/**
 * What people of the north and the east type, dictate and send. Written without sight of the rules; the
 * answers stood before the reader was asked.
 */
export const neighbour: readonly Asked[] = [
  // ordinary, typed
  [
    '3 bhk builder floor for sale in lajpat nagar with lift and stilt parking',
    'bhk 3; buy; type apartment; kind builder floor; loc Lajpat Nagar; city New Delhi?; has Lift; has Covered parking',
  ],
  [
    '2bhk gomti nagar extension lucknow under 55 lakh ready to move',
    'bhk 2; loc Gomti Nagar Extension; city Lucknow; max 55L; ready; buy?',
  ],
  ['kothi 8 marla sector 70 mohali', 'type house; area 2178; loc Sector 70; city Mohali'],
  [
    '200 gaj plot jagatpura jaipur jda approved corner',
    'area 1800; type plot; loc Jagatpura; city Jaipur; has Corner; approved JDA?',
  ],
  [
    'pg for girls near laxmi nagar metro with food and ac below 12000',
    'pg; rent?; for women; loc Laxmi Nagar or near laxmi nagar metro; near metro or near laxmi nagar metro; has Food included; has Air conditioning; max 12k; city New Delhi?',
  ],
  [
    'flat salt lake sec 5 rent 2 bhk bachelors allowd',
    'type apartment; loc Salt Lake Sector 5 or loc Salt Lake Sector V or loc Sector 5 or loc Sector V or loc Salt Lake; rent; bhk 2; for bachelors; city Kolkata?',
  ],
  [
    'newtwon action area 1 kolkata 3bhk, top floor not wanted',
    'loc New Town Action Area 1 or loc New Town or loc Action Area 1 or loc New Town Action Area I or loc Action Area I; city Kolkata; bhk 3; floor !top',
  ],
  [
    'shop for rent aminabad 150 sq ft ground floor',
    'type commercial; kind shop; rent; loc Aminabad; city Lucknow?; area 150; floor 0',
  ],
  [
    'boring road patna 3bhk rent family only no broker',
    'loc Boring Road; city Patna; bhk 3; rent; for family; no-brokerage or from owner',
  ],
  [
    '5 katha land kanke road ranchi',
    'area 3600 or area 6805 or area 3600-14400; type plot; loc Kanke Road; city Ranchi',
  ],
  [
    'Independent House in Arera Colony Bhopal 4+ bedrooms 2.5 cr max',
    'type house; loc Arera Colony; city Bhopal; bhk 4+; max 2.5cr; buy?',
  ],
  ['1 rk vijay nagar indore 6k to 8k', 'bhk 0.5; loc Vijay Nagar; city Indore; 6k-8k; rent?'],
  [
    'godown 20000 sqft ludhiana focal point lease',
    'type industrial; kind warehouse; area 20000; city Ludhiana; loc Focal Point; lease',
  ],
  [
    'zirakpur 3+1 bhk flats vip road 70-90 lac',
    'city Zirakpur or loc Zirakpur; bhk 3 or bhk 4 or bhk 3.5; has Servant room?; has Study room?; type apartment; loc VIP Road; 70L-90L; buy?',
  ],
  [
    'rajpur road dehradun duplex villa with garden 1.5cr - 2cr',
    'loc Rajpur Road; city Dehradun; type villa; kind duplex; has Garden; 1.5cr-2cr; buy?',
  ],
  [
    'six mile guwahati 2 bhk rent semi-furnished 2 bathroom',
    'loc Six Mile; city Guwahati; bhk 2; rent; semi-furnished; bath 2',
  ],
  [
    'patia bhubneshwar flat sale 2 bhk RERA regd',
    'loc Patia; city Bhubaneswar; type apartment; buy; bhk 2; rera',
  ],
  [
    'office space sector 62 noida 1500-2000 sqft fully furnished',
    'type office; loc Sector 62; city Noida; area 1500-2000; fully-furnished',
  ],
  [
    'gurgaon golf course extn road 4bhk penthouse by dlf',
    'city Gurgaon; loc Golf Course Extension Road; bhk 4; type apartment; kind penthouse; by DLF',
  ],
  [
    'studio apartment noida extension possession by dec 2026',
    'bhk 0; type apartment; kind studio; loc Noida Extension or city Greater Noida or loc Greater Noida West; by 2026-12; buy?',
  ],
  [
    'dwarka sec 12 2bhk 2nd floor east facing freehold',
    'loc Dwarka Sector 12 or loc Sector 12 Dwarka or loc Sector 12 or loc Dwarka; city New Delhi?; bhk 2; floor 2; facing east; approved Freehold; buy?',
  ],
  [
    'raja park jaipur 1bhk rent cheapest first',
    'loc Raja Park; city Jaipur; bhk 1; rent; sort price-asc',
  ],
  ['agricultural land 2 bigha muzaffarpur', 'type agricultural; area 54450?; city Muzaffarpur'],
  [
    'ghumar mandi ludhiana showroom 1.2 lakh per month',
    'loc Ghumar Mandi; city Ludhiana; type commercial; kind showroom; max 1.2L; rent',
  ],
  [
    'hazratganj 2bhk not on ground floor, lift n power backup',
    'loc Hazratganj; city Lucknow?; bhk 2; floor !0; has Lift; has Power backup',
  ],
  [
    '1 kanal kothi panchkula sec 6 park facing, vastu',
    'area 5445; type house; city Panchkula; loc Sector 6; has Park facing; vastu',
  ],
  [
    'plot siliguri matigara 3 kata max 8 lakh per katha',
    'type plot; city Siliguri; loc Matigara; area 2160; rate max 8L/katha; buy?',
  ],

  // Hinglish, dictated
  [
    'bhai kota me talwandi ke paas ladko ka hostel chahiye khana included 9000 tak',
    'city Kota; loc Talwandi or near talwandi; pg; for men; has Food included; max 9k; rent?',
  ],
  [
    'lucknow aliganj mein do kamre ka makan kiraye par das hazaar ke andar',
    'city Lucknow; loc Aliganj; bhk 2; type house; rent; max 10k',
  ],
  [
    'mujhe indirapuram me teen bhk flat kharidna hai sava crore tak, society me gym ho',
    'loc Indirapuram; city Ghaziabad?; bhk 3; type apartment; buy; max 1.25cr; has Gym; has Gated community?',
  ],
  [
    'looking for two b h k in rajarhat rent twenty thousand maximum fully furnished with ac',
    'bhk 2; loc Rajarhat; city Kolkata?; rent; max 20k; fully-furnished; has Air conditioning',
  ],
  [
    'patna kankarbag me 2 bhk kiraya 12-15 hajar, pani ki dikkat na ho',
    'loc Kankarbagh; city Patna; bhk 2; rent; 12k-15k; has Water supply',
  ],
  [
    'jaipur vaishali nagar me 100 gaj ka plot koi bech raha hai kya, seedha malik se',
    'type plot; area 900; loc Vaishali Nagar; city Jaipur; buy; from owner or no-brokerage',
  ],
  [
    'dukan chahiye chandni chowk me kiraye pe 50 hazar tak deposit 3 mahine',
    'type commercial; kind shop; loc Chandni Chowk; city New Delhi?; rent; max 50k; deposit 3m',
  ],
  [
    'ghar chahiye dehradun me clement town ya banjarawala 60 lakh ke aaspaas',
    'city Dehradun; loc Clement Town; loc Banjarawala; ~60L; buy?',
  ],
  [
    'noida sec 137 nahi, sec 76 ya 78 me 2bhk rent',
    'city Noida; not-loc Sector 137; loc Sector 76; loc Sector 78; bhk 2; rent',
  ],
  [
    'indore me palasia k aas pas office chaiye 10 logo ke liye parking ho',
    'city Indore; loc Palasia or near palasia or loc Old Palasia or loc New Palasia; type office; has Covered parking',
  ],
  [
    'papa ke liye ground floor wala 2 bhk panchkula sector 20, seedhi nahi chad sakte',
    'bhk 2; floor 0; city Panchkula; loc Sector 20',
  ],
  [
    'guwahati beltola kiraya ghar 8 hazar, bachelor hu, kutta bhi hai',
    'city Guwahati; loc Beltola; rent; max 8k; for bachelors; for pets',
  ],

  // Devanagari
  [
    'रांची लालपुर में 2 बीएचके फ्लैट किराए पर 15 हजार तक',
    'city Ranchi; loc Lalpur; bhk 2; type apartment; rent; max 15k',
  ],
  [
    'लखनऊ जानकीपुरम 1500 वर्ग फुट का प्लॉट कोने का',
    'city Lucknow; loc Jankipuram; area 1500; type plot; has Corner',
  ],
  [
    'भोपाल कोलार रोड पर 3 कमरों का मकान खरीदना है, 50 से 60 लाख, पूर्व मुखी',
    'city Bhopal; loc Kolar Road; bhk 3; type house; buy; 50L-60L; facing east',
  ],
  [
    'मेट्रो के पास लड़कियों के लिए पीजी मुखर्जी नगर दिल्ली',
    'near metro; for women; pg; loc Mukherjee Nagar; city New Delhi or city Delhi; rent?',
  ],

  // longer messages
  [
    'Namaste, I am retired from railways with pension of 62000. Me and my wife want a 2 BHK flat in Chandigarh or Mohali, lift is must, around 75 lakhs, near a hospital. Pls call 9814000123',
    'bhk 2; type apartment; city Chandigarh; city Mohali; has Lift; ~75L; near hospital; buy?; for couple?; for family?',
  ],
  [
    'Dear sir my client needs 5000 sqft showroom on MI Road Jaipur on lease, budget 6 lakh monthly. Power backup compulsory. Regards, Plot King Realtors 9829000456',
    'area 5000; type commercial; kind showroom; loc MI Road; city Jaipur; rent or lease; max 6L; has Power backup',
  ],
  [
    'We are moving back from Dubai in March and looking to buy a 4 BHK in Gurgaon, preferably Sector 54 or DLF Phase 5. Up to 6 crores, ready to move only, must have servant room and swimming pool.',
    'buy; bhk 4; city Gurgaon; loc Sector 54; loc DLF Phase 5; max 6cr; ready; has Servant room; has Swimming pool',
  ],
  [
    'I am central govt employee, transferred from Bhubaneswar to Kolkata. Need 3bhk on rent in Garia or Jadavpur within 28k, sorry make it 30k. Family of four.',
    'bhk 3; rent; loc Garia; loc Jadavpur; city Kolkata; max 30k; for family',
  ],
  [
    'Currently paying 14000 rent in Nirman Nagar, want to buy now. 2bhk flat in Mansarovar jaipur upto 45 lakhs, resale also ok but not older than 5 years',
    'buy; bhk 2; type apartment; loc Mansarovar; city Jaipur; max 45L; age 5; resale?',
  ],
  [
    'Hello, my son got admission in coaching at Kalu Sarai Delhi. He needs PG single room with attached bathroom and wifi, veg food also. Upto 18k',
    'pg; loc Kalu Sarai or near kalu sarai; city New Delhi or city Delhi; for men?; for students?; has Attached bathroom; has Wi-Fi; has Food included; max 18k; rent?',
  ],
  [
    'Dada Lake Town ya Bangur me flat dekh raha hu, 900-1100 sqft, 3rd floor se upar nahi. South facing chahiye. 6500 per sqft se zyada nahi dunga',
    'loc Lake Town; loc Bangur or loc Bangur Avenue; city Kolkata?; type apartment; area 900-1100; floor ..3; facing south; rate max 6500/sqft; buy?',
  ],
]
