import type { Asked } from './score.ts'

/** The other forty of eighty everyday queries, in other towns and other languages. The answers stood before it was asked. */
export const wayfarerAgain: readonly Asked[] = [
  [
    'noida sector 76 mein 2bhk flat kiraye pe chahiye 20 hazar tak',
    'city Noida; loc Sector 76; bhk 2; type apartment; rent; max 20k',
  ],
  [
    'jaipur me 100 gaj ka plot mansarovar ke paas 40 lakh',
    'city Jaipur; area 900; type plot; near mansarovar or loc Mansarovar; max 40L; buy?',
  ],
  [
    'patna boring road par dukan kiraye ke liye',
    'city Patna; loc Boring Road; type commercial; kind shop; rent',
  ],
  [
    'bhopal arera colony mein kothi kharidni hai 80 lakh se 1 crore',
    'city Bhopal; loc Arera Colony; type house or type villa; buy; 80L-1cr',
  ],
  [
    'ladkiyon ke liye pg laxmi nagar metro ke pass khana ke sath 8000 tak',
    'for women; pg; near laxmi nagar metro or near laxmi nagar metro station or near metro; loc Laxmi Nagar?; city Delhi?; has Food included; max 8k',
  ],
  [
    'ground floor nahi chahiye, 3bhk ghaziabad raj nagar extension lift ho, 70 lakh budget',
    'floor !0; bhk 3; city Ghaziabad; loc Raj Nagar Extension or loc Raj Nagar; has Lift; max 70L; buy?',
  ],
  [
    'mummy papa ke liye 1bhk neeche wala floor dehradun me rent',
    'bhk 1; floor 0; city Dehradun; rent; for family?',
  ],
  [
    'gurgaon me bina broker ke 2bhk semi furnished 35k',
    'city Gurgaon; no-brokerage or from owner; from owner?; bhk 2; semi-furnished; max 35k; rent?',
  ],
  ['ludhiana me factory shed bikau 500 gaj', 'city Ludhiana; type industrial; buy; area 4500'],
  [
    'vastu ke hisab se east facing makan udaipur 50 lakh ke andar',
    'vastu; facing east; type house?; city Udaipur; max 50L; buy?',
  ],
  [
    'kanpur kakadeo me student ke liye room sasta wala',
    'city Kanpur; loc Kakadeo; for students; sort price-asc?; rent or pg?; bhk 0.5 or bhk 1?',
  ],
  [
    'virar west 1 bhk resale flat 30 lakh se kam',
    'loc Virar West or loc Virar or city Virar; city Mumbai or city Virar or city Palghar?; bhk 1; resale; type apartment; max 30L; buy?',
  ],
  [
    'family ke liye 2bhk ghar chahiye lucknow indira nagar, parking aur paani ki suvidha ho, 15 hazar rent',
    'for family; bhk 2; city Lucknow; loc Indira Nagar; has Covered parking; has Water supply; max 15k; rent',
  ],
  [
    'kheti ki zameen nashik ke aas paas 3 acre',
    'type agricultural; city Nashik or near nashik; area 130680; buy?',
  ],
  [
    'faridabad sector 15 me builder floor second ya third floor, 1.5 cr tak',
    'city Faridabad; loc Sector 15; kind builder floor; type apartment; floor 2; floor 3; max 1.5cr; buy?',
  ],
  [
    'ranchi me ready to move 3bhk flat batao jisme lift aur power backup ho',
    'city Ranchi; ready; bhk 3; type apartment; has Lift; has Power backup; buy?',
  ],
  [
    'bachelor ko flat dene wale owner, kothrud pune 1bhk',
    'for bachelors; type apartment; from owner; no-brokerage?; loc Kothrud; city Pune; bhk 1; rent?',
  ],
  [
    'naya project thane ghodbunder road 2bhk 1 cr ke aas pass',
    'new?; launch?; uc?; loc Ghodbunder Road; city Thane; bhk 2; ~1cr; buy?',
  ],
  [
    'surat varachha me office ke liye 800 sqft jagah',
    'city Surat; loc Varachha; type office; area 800; rent or buy?',
  ],
  [
    'varanasi lanka bhu ke paas do kamre ka makaan kiraye par',
    'city Varanasi; loc Lanka or near lanka; near bhu or near lanka bhu; bhk 2; type house?; rent',
  ],
  ['पुणे में 2 बीएचके फ्लैट 60 लाख तक', 'city Pune; bhk 2; type apartment; max 60L; buy?'],
  ['दिल्ली द्वारका में किराये का मकान 18 हजार तक', 'city Delhi; loc Dwarka; rent; type house?; max 18k'],
  ['गोरखपुर में 1200 वर्ग फुट का प्लॉट खरीदना है', 'city Gorakhpur; area 1200; type plot; buy'],
  ['नागपूर मध्ये 1 बीएचके भाड्याने हवे, 10 हजार पर्यंत', 'city Nagpur; bhk 1; rent; max 10k'],
  [
    'लड़कों के लिए पीजी कोटा राजीव गांधी नगर खाना सहित',
    'for men; pg; city Kota; loc Rajiv Gandhi Nagar or loc Rajeev Gandhi Nagar; has Food included',
  ],
  [
    'मेन रोड पर दुकान चाहिए मेरठ में 15 लाख के अंदर',
    'has Main road; type commercial; kind shop; city Meerut; max 15L; buy?',
  ],
  [
    'ठाणे पश्चिम २ बीएचके विक्रीसाठी लिफ्ट आणि पार्किंग असलेला',
    'loc Thane West or city Thane; city Thane or city Mumbai?; bhk 2; buy; has Lift; has Covered parking',
  ],
  [
    'इंदौर में फुल फर्निश्ड 3 बीएचके किराए पर परिवार के लिए',
    'city Indore; fully-furnished; bhk 3; rent; for family',
  ],
  [
    'rt nagar alli 2bhk mane lease ge 12 lakh',
    'loc RT Nagar; city Bengaluru?; bhk 2; type house?; lease; max 12L',
  ],
  [
    'tambaram la 1bhk veedu vadagaiku 9000 kulla',
    'loc Tambaram or city Tambaram; city Chennai?; bhk 1; type house?; rent; max 9k',
  ],
  [
    'kukatpally lo 2bhk illu addeki kavali 18k lopu',
    'loc Kukatpally; city Hyderabad?; bhk 2; type house?; rent; max 18k',
  ],
  [
    'garia te 2bhk flat bhara chai 12 hajar er modhye',
    'loc Garia; city Kolkata?; bhk 2; type apartment; rent; max 12k',
  ],
  [
    'vadodara alkapuri ma 3bhk flat kharidvo che 75 lakh sudhi',
    'city Vadodara; loc Alkapuri; bhk 3; type apartment; buy; max 75L',
  ],
  ['thrissur il 10 cent sthalam vilpanakku', 'city Thrissur; area 4356; type plot; buy'],
  ['2bhkflatforrentinkharadipune', 'bhk 2; type apartment; rent; loc Kharadi; city Pune'],
  [
    'pls snd 3bhk flt fr rnt indranagar blr 40k frnshd',
    'bhk 3; type apartment; rent; loc Indiranagar; city Bengaluru; max 40k; fully-furnished',
  ],
  [
    'plott in hydrabad shadnagar 200 sq yrds hmda aproved',
    'type plot; city Hyderabad; loc Shadnagar or city Shadnagar; area 1800; approved HMDA; buy?',
  ],
  [
    '1bhk andheri w 25k nly fmly nr metro',
    'bhk 1; loc Andheri West or loc Andheri; city Mumbai?; max 25k; for family; near metro; rent?',
  ],
  [
    'appartment chandigrah zirkpur 2bhk 45lac',
    'type apartment; loc Zirakpur or city Zirakpur; city Chandigarh?; bhk 2; max 45L; buy?',
  ],
  [
    'need 2 bhk rent salt lake sec 5 kol bdgt 20-25k no grnd flr call me 98300 00000',
    'bhk 2; rent; loc Salt Lake Sector 5 or loc Salt Lake Sector V or loc Sector 5 or loc Salt Lake or loc Salt Lake City; loc Salt Lake or loc Sector 5?; city Kolkata; 20k-25k; floor !0',
  ],
]
