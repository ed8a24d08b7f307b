import type { Asked } from './score.ts'

/** People who tell of themselves, of their work and where they come from. The answers stood before the reader was asked. */
export const caller: readonly Asked[] = [
  [
    'staff nurse here, 1rk near amrita hospital edappally under 8k',
    'bhk 0.5; near amrita hospital; loc Edappally; max 8k; rent?; type apartment?',
  ],
  [
    'godown for rent sachin surat 5000 sqft 70k',
    'kind warehouse; type industrial; rent; loc Sachin; city Surat; area 5000; max 70k',
  ],
  [
    'single room kota near allen 5000 with mess for boys',
    'city Kota; near allen; max 5k; has Food included; for men; rent?; for students?',
  ],
  [
    '2bhk independent floor model town jalandhar rent 14k',
    'bhk 2; type apartment; kind builder floor; loc Model Town; city Jalandhar; rent; max 14k',
  ],
  [
    'birhana road kanpur shop 300 sqft sale',
    'loc Birhana Road; city Kanpur; type commercial; kind shop; area 300; buy',
  ],
  [
    'we are a couple both in IT at hinjewadi, want 2bhk in wakad or punawale, 65-75 lakhs',
    'for couple?; bhk 2; loc Wakad; loc Punawale; 65L-75L; buy?; city Pune?',
  ],
  [
    '3 bhk salt lake sector 1 rent thirty five thousand car parking',
    'bhk 3; loc Salt Lake Sector 1; rent; max 35k; has Covered parking; city Kolkata?',
  ],
  [
    'aliganj lucknow do kamre ka makan kiraya nau hazaar',
    'bhk 2; loc Aliganj; city Lucknow; type house; rent; max 9k',
  ],
  [
    'viman nagar pune 1bhk not furnished 22k',
    'bhk 1; loc Viman Nagar; city Pune; unfurnished or not-fully-furnished; max 22k; rent?',
  ],
  [
    'ajmer road jaipur 150 gaj plot tees lakh se upar nahi',
    'loc Ajmer Road; city Jaipur; type plot; area 1350; max 30L',
  ],
  [
    'dahisar east 2bhk lift hona chahiye ek crore tak',
    'bhk 2; loc Dahisar East; has Lift; max 1cr; city Mumbai?',
  ],
  [
    'ground floor only 2bhk mylapore for senior citizens 40k',
    'floor 0; bhk 2; loc Mylapore; max 40k; rent?; city Chennai?',
  ],
  ['gotri vadodara tenement 3bhk 80 lakh', 'loc Gotri; city Vadodara; type house; bhk 3; max 80L'],
  [
    'lease house rajajinagar 15 lakhs 2 bedroom',
    'lease; type house; loc Rajajinagar; max 15L or deposit 15L; bhk 2; city Bengaluru?',
  ],
  [
    'panchkula sector 12 first floor 3bhk rent below 30k no bachelors',
    'city Panchkula; loc Sector 12; floor 1; bhk 3; rent; max 30k; not-for bachelors',
  ],
  [
    'fully furnished 1bhk ulwe sector 19, fridge and washing machine, 15k',
    'fully-furnished; bhk 1; loc Ulwe Sector 19; has Refrigerator; has Washing machine; max 15k; rent?',
  ],
  [
    'noida 44 me 4bhk kothi 6 crore',
    'city Noida; loc Sector 44; bhk 4; type house or type villa; max 6cr',
  ],
  [
    'villa plots near devanahalli airport 1200 to 2400 sqft bmrda',
    'type plot; loc Devanahalli; near airport or near devanahalli airport; area 1200-2400; approved BMRDA',
  ],
  [
    'kalyan me nahi dombivli me 1bhk 35 lakh',
    'not-city Kalyan or not-loc Kalyan; loc Dombivli or city Dombivli; bhk 1; max 35L',
  ],
  [
    'mai jaipur se hu, gurgaon me naukri lagi hai, 1bhk sector 46 ke paas 20k',
    'city Gurgaon; bhk 1; loc Sector 46; max 20k; rent?',
  ],
  [
    'office on first floor mg road indore, main road facing, 800 sqft, 40k rent',
    'type office; floor 1; loc MG Road; city Indore; has Main road; area 800; max 40k; rent',
  ],
  [
    '3bhk whitefield under 1.5cr ready possession east facing vastu not ground floor',
    'bhk 3; loc Whitefield; max 1.5cr; ready; facing east; vastu; floor !0',
  ],
  [
    'kharadi 2bhk 2 bath covered parking 32k deposit 1 lakh',
    'bhk 2; bath 2; loc Kharadi; has Covered parking; max 32k; deposit 1L; rent?; city Pune?',
  ],
  [
    'hostel for girls in mukherjee nagar delhi under 10000 ac',
    'pg; for women; loc Mukherjee Nagar; city Delhi; max 10k; has Air conditioning',
  ],
  [
    '3 acre land for farm house near karjat 1.2 crore',
    'type plot or type agricultural; area 130680; loc Karjat or city Karjat or near karjat; max 1.2cr; kind farm house?',
  ],
  [
    'kiraye pe dukan chahiye sadar bazar agra 12 se 15 hazar',
    'rent; type commercial; kind shop; loc Sadar Bazar or loc Sadar; city Agra; 12k-15k',
  ],
  [
    'tvm kowdiar 3bhk villa 1.8 cr',
    'city Thiruvananthapuram; loc Kowdiar; bhk 3; type villa; max 1.8cr',
  ],
  [
    'bbsr patia 2bhk semi furnished 14k family',
    'city Bhubaneswar; loc Patia; bhk 2; semi-furnished; max 14k; for family; rent?',
  ],
  [
    '4bhk duplex bhopal hoshangabad road 90 lac',
    'bhk 4; type house or type villa; kind duplex; city Bhopal; loc Hoshangabad Road; max 90L',
  ],
  [
    'dwarka sector 10 society flat 3bhk 1.9 cr lift power backup',
    'loc Dwarka Sector 10; type apartment; bhk 3; max 1.9cr; has Lift; has Power backup; city Delhi?',
  ],
  [
    'गुड़गांव सेक्टर 57 में 2 बीएचके किराये पर तीस हजार तक फर्निश्ड',
    'city Gurgaon; loc Sector 57; bhk 2; rent; max 30k; fully-furnished',
  ],
  [
    'ठाणे वेस्ट मध्ये २ बीएचके विकत घ्यायचा आहे, ८० लाखांपर्यंत',
    'loc Thane West; bhk 2; buy; max 80L; city Thane?',
  ],
  [
    'वाराणसी लंका में दुकान किराए पर १० हजार से कम',
    'city Varanasi; loc Lanka; type commercial; kind shop; rent; max 10k',
  ],
  [
    'पटना बोरिंग रोड पर 3 बीएचके, 80 लाख से 1 करोड़ के बीच, पार्किंग',
    'city Patna; loc Boring Road; bhk 3; 80L-1cr; has Covered parking',
  ],
  [
    'Hi, I am Deepa, working as a nurse in Lisie Hospital. I need a PG for ladies in Kaloor or Palarivattom below 7000 with food.',
    'pg; for women; loc Kaloor; loc Palarivattom; max 7k; has Food included; city Kochi?',
  ],
  [
    'Good evening sir. My husband is in army and we got posting in Jalandhar. Need 2bhk house on rent in Model Town or Urban Estate, 12 to 15k, ground floor preferred.',
    'city Jalandhar; bhk 2; type house; rent; loc Model Town; loc Urban Estate; 12k-15k; floor 0; for family?',
  ],
  [
    'Hello, we sold our old house in Gwalior last month. Now looking for 3bhk flat in Indore, Nipania or Bicholi, 50 to 60 lakhs, ready to move, lift must.',
    'bhk 3; type apartment; city Indore; loc Nipania; loc Bicholi or loc Bicholi Mardana; 50L-60L; ready; has Lift; buy?',
  ],
  [
    'Namaste bhaiya, main ek chhota dukandar hoon, abhi meri dukan Gumti me hai. Govind Nagar ya Kidwai Nagar kanpur me dukan kharidni hai, 150 se 250 sqft, 30 lakh ke andar.',
    'type commercial; kind shop; buy; loc Govind Nagar; loc Kidwai Nagar; city Kanpur; area 150-250; max 30L',
  ],
  [
    'Hi team, our office is in Hinjewadi Phase 1. Myself and wife looking for 2bhk within 5 km of it, rent 25 to 30k, semi furnished, society with gym.',
    'bhk 2; near hinjewadi phase 1 5000m or loc Hinjewadi Phase 1 or loc Hinjewadi; rent; 25k-30k; semi-furnished; has Gym; for couple?; for family?; city Pune?; type apartment?',
  ],
  [
    'Sir I saw the 2bhk in Nerul but it was small. Please show 3bhk in Seawoods or Belapur, max 1.6 cr, not on top floor.',
    'bhk 3; loc Seawoods; loc Belapur or loc CBD Belapur; max 1.6cr; floor !top; city Navi Mumbai?; buy?',
  ],
  [
    'Currently paying 22k for 1bhk in Koramangala which is too much. Want 1bhk in BTM or Bommanahalli under 15k, bachelor.',
    'bhk 1; loc BTM Layout or loc BTM; loc Bommanahalli; max 15k; for bachelors; rent?; city Bengaluru?',
  ],
  [
    'My budget earlier was 45 lakhs but bank approved more so now up to 60 lakhs. 2bhk in Narhe or Dhayari Pune, parking needed.',
    'max 60L; bhk 2; loc Narhe; loc Dhayari; city Pune; has Covered parking; buy?',
  ],
  [
    'I retired as a teacher from Trichy and want to settle in Coimbatore. Small 2bhk house, Vadavalli side, 40 to 50 lakhs, near hospital.',
    'city Coimbatore; bhk 2; type house; loc Vadavalli; 40L-50L; near hospital; buy?',
  ],
  [
    'beti ka admission Symbiosis Viman Nagar me hua hai, uske liye PG chahiye, girls only, food aur wifi ke saath, 12 hazar tak',
    'pg; for women; near symbiosis?; loc Viman Nagar?; has Food included; has Wi-Fi; max 12k; city Pune?',
  ],
  [
    'hum do dost hain TCS me kaam karte hain, siruseri ya navalur me 2bhk chahiye, 16 hazar tak, furnished',
    'bhk 2; loc Siruseri; loc Navalur; max 16k; fully-furnished; rent?; city Chennai?; for bachelors?',
  ],
  [
    'no brokers please, direct owner, 2bhk magarpatta 30k, pets ok',
    'from owner; bhk 2; loc Magarpatta or loc Magarpatta City; max 30k; for pets; rent?; city Pune?; no-brokerage?',
  ],
  [
    '1bhk mira road east newest listings first under 45 lakhs',
    'bhk 1; loc Mira Road East or loc Mira Road; sort newest; max 45L; buy?',
  ],
  [
    'swimming pool and clubhouse must, 3bhk hebbal 2 to 2.5cr',
    'has Swimming pool; has Clubhouse; bhk 3; loc Hebbal; 2cr-2.5cr; city Bengaluru?; buy?',
  ],
  [
    'plot in mullanpur new chandigarh 200 sq yards gmada corner',
    'type plot; loc Mullanpur or loc New Chandigarh; loc New Chandigarh?; city New Chandigarh?; area 1800; approved GMADA; has Corner; city Chandigarh?; city Mohali?',
  ],
  ['2bhk 560037 ready 70 lakh', 'bhk 2; pin 560037; ready; max 70L; buy?'],
]
