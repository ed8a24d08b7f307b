import type { Asked } from './score.ts'

/** Sixty queries as typed or dictated on a phone, a quarter in Devanagari, some with words of other languages. The answers stood before it was asked. */
export const texter: readonly Asked[] = [
  [
    '2bhk25k kharadi kiraye pe chaiye gated society',
    'bhk 2; max 25k; loc Kharadi; city Pune?; rent; has Gated community; type apartment?',
  ],
  [
    'indore vijay nagar me 3 bhk flat kharidna hai 65 lac tak',
    'city Indore; loc Vijay Nagar; bhk 3; type apartment; buy; max 65L',
  ],
  [
    'room for bachlors nr metro laxmi nagar delhi rs 8500',
    'for bachelors; near metro; loc Laxmi Nagar or loc Lakshmi Nagar; city Delhi; max 8500; rent?; pg?',
  ],
  [
    'furnshed 1bhk apartmnt andheri east 35k no brokrage 3rd flr or above',
    'fully-furnished or semi-furnished; bhk 1; type apartment; loc Andheri East; city Mumbai?; max 35k; no-brokerage; floor 3+; rent?',
  ],
  [
    'koi accha sa PG ladkiyon ke liye kota me khana ke sath 7 hazar',
    'pg; for women; city Kota; has Food included; max 7k',
  ],
  [
    'panipat me 100gaj plot 25lakh tak corner wala',
    'city Panipat; type plot; area 900; max 25L; has Corner; buy?',
  ],
  [
    '5 acre kheti ki zameen chahiye nagpur ke paas 40 lakh se kam',
    'area 217800; type agricultural; city Nagpur; max 40L; buy?',
  ],
  [
    'shop for rent in coimbatore rs puram 300 sqft grnd floor',
    'type commercial; kind shop; rent; city Coimbatore; loc RS Puram or loc R S Puram; area 300; floor 0',
  ],
  [
    'ofice space baner pune 1500 sqft fully furnishd 90k per month',
    'type office; loc Baner; city Pune; area 1500; fully-furnished; max 90k; rent',
  ],
  ['मुझे पुणे में दो बीएचके किराये पर चाहिए बीस हजार तक', 'city Pune; bhk 2; rent; max 20k'],
  [
    'लखनऊ गोमती नगर में तीन बीएचके फ्लैट अस्सी लाख के अंदर',
    'city Lucknow; loc Gomti Nagar; bhk 3; type apartment; max 80L; buy?',
  ],
  [
    'वाराणसी में दुकान किराए पर चाहिए पंद्रह हजार महीना',
    'city Varanasi; type commercial; kind shop; rent; max 15k',
  ],
  [
    'पटना में डेढ़ करोड़ तक का मकान बोरिंग रोड के पास',
    'city Patna; max 1.5cr; type house?; loc Boring Road or near boring road; buy?',
  ],
  ['जयपुर मानसरोवर में दो सौ गज का प्लॉट', 'city Jaipur; loc Mansarovar; type plot; area 1800; buy?'],
  [
    'लड़कियों के लिए पीजी करोल बाग दस हजार खाना शामिल',
    'pg; for women; loc Karol Bagh; city Delhi?; max 10k; has Food included',
  ],
  ['नाशिकमध्ये दोन बीएचके भाड्याने पाहिजे बारा हजार पर्यंत', 'city Nashik; bhk 2; rent; max 12k'],
  ['kolhapur madhe 1bhk bhadyane pahije 9000 paryant', 'city Kolhapur; bhk 1; rent; max 9k'],
  [
    'thane ghodbunder road la 2bhk vikat ghyaycha ahe 90 lakh paryant parking sobat',
    'city Thane; loc Ghodbunder Road; bhk 2; buy; max 90L; has Covered parking',
  ],
  [
    'chennai velachery la 2bhk vadagaiku venum 18000 kulla',
    'city Chennai; loc Velachery; bhk 2; rent; max 18k',
  ],
  [
    'madurai la sontha veedu vanganum 45 lakh individual house',
    'city Madurai; buy; type house; max 45L',
  ],
  [
    'hyderabad kukatpally lo 2bhk addeku kavali 22k lopu',
    'city Hyderabad; loc Kukatpally; bhk 2; rent; max 22k',
  ],
  [
    'vijayawada lo open plot 200 gajalu konali 30 lakhs lopala',
    'city Vijayawada; type plot; area 1800; buy; max 30L',
  ],
  [
    'mysuru vijayanagar alli 30x40 site beku 60 lakhs olage',
    'city Mysuru; loc Vijayanagar or loc Vijaynagar; type plot; area 1200; max 60L; buy?',
  ],
  [
    'hubli nalli badigege 2bhk mane beku 10 savira olage',
    'city Hubli or city Hubballi or city Hubballi-Dharwad; rent; bhk 2; max 10k; type house?',
  ],
  [
    'kolkata garia te 2bhk flat bhara chai 12 hajar er moddhe',
    'city Kolkata; loc Garia; bhk 2; type apartment; rent; max 12k',
  ],
  ['siliguri te 2 katha jomi kinte chai', 'city Siliguri; area 1440; type plot; buy'],
  [
    'surat adajan ma 2bhk flat bhade joie che 15 hajar sudhi',
    'city Surat; loc Adajan; bhk 2; type apartment; rent; max 15k',
  ],
  [
    'amdavad ma dukan vechati levi che 40 lakh sudhi',
    'city Ahmedabad; type commercial; kind shop; buy; max 40L',
  ],
  [
    'ludhiana vich 150 gaj di kothi chahidi 1.1 crore tak',
    'city Ludhiana; area 1350; type house or type villa; type house?; type villa?; kind bungalow?; max 1.1cr; buy?',
  ],
  [
    'kharar vich 2 kamre kiraye te chahide 9000',
    'city Kharar or loc Kharar; city Mohali?; bhk 2?; rent; max 9k',
  ],
  [
    '3bhk semi furnshd flat noida sec 76 for familly rent 32000 lift n power bakup',
    'bhk 3; semi-furnished; type apartment; city Noida; loc Sector 76 or loc Noida Sector 76; for family; rent; max 32k; has Lift; has Power backup',
  ],
  [
    'villa in ecr chennai sea view 4 bed under 3.5 cr',
    'type villa; loc ECR or loc East Coast Road; city Chennai; has Sea view; bhk 4; max 3.5cr; buy?',
  ],
  [
    'resale flat kalyan',
    'resale; type apartment; city Kalyan or loc Kalyan; city Thane?; city Mumbai?; buy?',
  ],
  [
    'godown 5000 sqft bhiwandi lease pe road touch',
    'type industrial; kind warehouse; area 5000; city Bhiwandi or loc Bhiwandi; city Thane?; city Mumbai?; lease or rent; has Main road?; has Road?',
  ],
  [
    'newest 3bhk flats guwahati beltola 70L owner direct no dealer',
    'sort newest; bhk 3; type apartment; city Guwahati; loc Beltola; max 70L; from owner; no-brokerage?; buy?',
  ],
  [
    'student room near iit kanpur 5k',
    'for students; near iit kanpur or near iit; city Kanpur?; max 5k; rent?; pg?',
  ],
  [
    '1 rk nerul navi mumbai 11k depsit 30k',
    'bhk 0.5; loc Nerul; city Navi Mumbai; max 11k; deposit 30k; rent?',
  ],
  [
    'bunglow in vadodra alkapuri 2 to 3 crore vastu compliant east facing',
    'kind bungalow; type house or type villa; type house?; type villa?; city Vadodara; loc Alkapuri; 2cr-3cr; vastu; facing east; buy?',
  ],
  [
    'raipur me plot 1500 rs per sqft tak rera approved',
    'city Raipur; type plot; rate max 1500/sqft; rera; buy?',
  ],
  ['2bhk ranchi rent12k', 'bhk 2; city Ranchi; rent; max 12k'],
  [
    'jagah for resturant on rent in udaipur main road 1200 sqft',
    'type commercial; rent; city Udaipur; has Main road?; area 1200',
  ],
  [
    'bhopal kolar road pe duplex 60 lakh tak loan mil jaye',
    'city Bhopal; loc Kolar Road; kind duplex; type apartment?; type villa?; type house?; max 60L; approved Loan approved; buy?',
  ],
  [
    '3bhk gachibowly not top floor 1.4cr under cnstruction',
    'bhk 3; loc Gachibowli; city Hyderabad?; floor !top; max 1.4cr; uc; buy?',
  ],
  [
    'whitefild 2bhk rent 28k 15 min from itpl pet allowed',
    'loc Whitefield; city Bengaluru?; bhk 2; rent; max 28k; near itpl 15min; for pets',
  ],
  [
    'possesion by march 2027 2bhk new flat panvel 50 to 60 lakhs',
    'by 2027-03; bhk 2; new?; type apartment; city Panvel or loc Panvel; city Navi Mumbai?; 50L-60L; buy?',
  ],
  [
    'saadhe teen crore tak 4bhk builder floor south city 1 gurgaon',
    'max 3.5cr; bhk 4; type apartment; kind builder floor; loc South City 1 or loc South City I or loc South City; city Gurgaon; buy?',
  ],
  [
    'paune do crore me 3bhk 3 bathroom dwarka sec 12',
    'max 1.75cr; bhk 3; bath 3; loc Dwarka Sector 12 or loc Sector 12 Dwarka or loc Dwarka; loc Sector 12?; city Delhi?; buy?',
  ],
  [
    'पचास लाख में प्लॉट देहरादून सहस्त्रधारा रोड',
    'max 50L; type plot; city Dehradun; loc Sahastradhara Road or loc Sahasradhara Road or loc Sahastradhara or loc Sahasradhara; buy?',
  ],
  [
    'बेंगलुरु में एचएसआर लेआउट दो बीएचके पैंतीस हजार किराया बैचलर के लिए',
    'city Bengaluru; loc HSR Layout; bhk 2; max 35k; rent; for bachelors',
  ],
  [
    'ग्राउंड फ्लोर नहीं चाहिए तीन बीएचके नोएडा सेक्टर एक सौ सैंतीस',
    'floor !0; bhk 3; city Noida; loc Sector 137 or loc Noida Sector 137',
  ],
  [
    'सूरत में दो से तीन करोड़ का बंगला',
    'city Surat; 2cr-3cr; kind bungalow; type house or type villa; type house?; type villa?; buy?',
  ],
  [
    'भोपाल में ऑफिस किराये पर एमपी नगर चालीस हजार तक',
    'city Bhopal; type office; rent; loc MP Nagar or loc M P Nagar; max 40k',
  ],
  [
    'गुरुग्राम में मेट्रो के पास ढाई करोड़ तक चार बीएचके बिना ब्रोकर',
    'city Gurgaon; near metro; max 2.5cr; bhk 4; no-brokerage or from owner; no-brokerage?; from owner?; buy?',
  ],
  ['दो एकड़ खेती की जमीन सोलापुर के पास', 'area 87120; type agricultural; city Solapur; buy?'],
  [
    'मुंबई बोरीवली वेस्ट में एक बीएचके फुली फर्निश्ड अट्ठाईस हजार',
    'city Mumbai; loc Borivali West; bhk 1; fully-furnished; max 28k; rent?',
  ],
  [
    'kochi kakkanad 2bhk near infopark 20k bachlers ok semi furnished',
    'city Kochi; loc Kakkanad; bhk 2; near infopark; max 20k; for bachelors; semi-furnished; rent?',
  ],
  [
    'trivandrum 10 cent land for sale 40 lakhs',
    'city Thiruvananthapuram; area 4356; type plot; buy; max 40L',
  ],
  [
    'gwalior makan kiraaye pe 2 kamre 6000 me akele ladke ke liye',
    'city Gwalior; type house?; rent; bhk 2?; max 6k; for men or for bachelors; for men?; for bachelors?',
  ],
  [
    'mangalore 2bhk flat 45-55L covered parkng gym max 5 yr old',
    'city Mangaluru or city Mangalore; bhk 2; type apartment; 45L-55L; has Covered parking; has Gym; age 5; buy?',
  ],
  [
    'co working seat hinjewadi ph 1 6000 pm',
    'type office or type commercial; kind co-working; loc Hinjewadi Phase 1 or loc Hinjewadi; city Pune?; max 6k; rent?',
  ],
]
