import type { Asked } from './score.ts'

/**
 * Said to a telephone, forwarded in groups, in Hinglish, Devanagari and words of other languages. The answers were fixed before any
 * of them was read (0315). `a or b` takes either reading, `a?` may be understood and need not be.
 */
export const spoken: readonly Asked[] = [
  // Dictated.
  [
    'two bedroom flat on rent in andheri west near metro station budget thirty thousand',
    'bhk 2; type apartment; rent; loc Andheri West; near metro; max 30k',
  ],
  [
    'show me three bedroom apartments in whitefield under one point five crore',
    'bhk 3; type apartment; loc Whitefield; max 1.5cr',
  ],
  ['i want to buy a house in jaipur for around fifty lakhs', 'buy; type house; city Jaipur; ~50L'],
  [
    'find a pg for girls in pune near symbiosis college',
    'pg; for women; city Pune; near symbiosis college or near college',
  ],
  ['one bhk for rent in nerul below fifteen thousand', 'bhk 1; rent; loc Nerul; max 15k'],
  [
    'four bedroom villa with private pool in goa under five crores',
    'bhk 4; type villa; has Swimming pool; city Goa; max 5cr',
  ],
  [
    'two or three bhk flat in gachibowli between seventy and ninety lakhs',
    'bhk 2,3; type apartment; loc Gachibowli; 70L-90L',
  ],
  [
    'i am looking for a commercial shop in indore vijay nagar two hundred square feet',
    'type commercial; kind shop; city Indore; loc Vijay Nagar; area 200',
  ],
  ['plot of two hundred square yards in shamshabad', 'type plot; area 1800; loc Shamshabad'],
  [
    'ground floor flat for my parents in thane with lift and parking',
    'floor 0; type apartment; city Thane; has Lift; has Covered parking; for family?',
  ],
  [
    'any three bhk ready to move in near hebbal not more than one crore twenty lakhs',
    'bhk 3; ready; loc Hebbal; max 1.2cr',
  ],
  ['twenty five thousand rent two bhk marathahalli', 'max 25k; rent; bhk 2; loc Marathahalli'],
  ['seventy five lakh flat in dwarka', 'max 75L; type apartment; loc Dwarka'],
  ['one r k on rent in dadar', 'bhk 0.5; rent; loc Dadar'],
  // Forwarded in groups.
  [
    '*REQUIREMENT* Buyer ready with token. 3BHK Lower Parel / Worli, 8-10 Cr, sea view, 2 parkings',
    'buy?; bhk 3; loc Lower Parel; loc Worli; 8cr-10cr; has Sea view; has Covered parking',
  ],
  [
    'Dear brokers, need 2 bhk semi furnished on L/L in Goregaon West for small family. Budget 45k. Possession from 1 Jan',
    'bhk 2; semi-furnished; rent; loc Goregaon West; for family; max 45k',
  ],
  [
    'Available 1 RK at Malad East, rent 14,000 deposit 50,000, only girls',
    'bhk 0.5; loc Malad East; rent; max 14k; deposit 50k; for women',
  ],
  [
    'Urgent sale 🔥 1200 sqft DTCP plot Guduvanchery 28 lakhs final',
    'buy; area 1200; approved DTCP; type plot; loc Guduvanchery; max 28L',
  ],
  [
    'Client reqd: office 5000 sq ft carpet, lower parel, bare shell, lease',
    'type office; area 5000; loc Lower Parel; lease; unfurnished?',
  ],
  [
    'Good day! Looking for a 3 BHK in Bandra W for a foreign couple, fully furnished, upto 2.5 lacs p.m.',
    'bhk 3; loc Bandra West; for couple; fully-furnished; max 2.5L; rent',
  ],
  [
    'Need flatmate for 3bhk in powai, 18k per month, male',
    'bhk 3; loc Powai; max 18k; rent; for men',
  ],
  [
    'Anyone has 4 bhk row house in kharadi? direct owner pls. 1.8 to 2.2 cr',
    'bhk 4; type house; kind row house; loc Kharadi; from owner; 1.8cr-2.2cr',
  ],
  [
    '🏠 2.5 BHK, 1150 carpet, Wakad, E facing, 95L nego',
    'bhk 2.5; area 1150; loc Wakad; facing east; max 95L',
  ],
  [
    'pls share inventory - 3bhk ready, sec 43 gurgaon, 2.75 cr, park facing, freehold',
    'bhk 3; ready; loc Sector 43; city Gurgaon; max 2.75cr; has Park facing; approved Freehold',
  ],
  [
    'Hi, shifting to Hyderabad next month, need 2bhk semi furnished in Kondapur or Madhapur, 30k incl maintenance, 2 cats',
    'city Hyderabad; bhk 2; semi-furnished; loc Kondapur; loc Madhapur; max 30k; rent; for pets',
  ],
  [
    'Outright purchase, cash rich party, bungalow in Juhu or JVPD, 40 cr plus',
    'buy; type villa; kind bungalow; loc Juhu; loc JVPD?; min 40cr',
  ],
  // Hinglish.
  ['thane mein 2bhk 20k ke andar', 'city Thane; bhk 2; max 20k; rent'],
  ['ghar chahiye kiraye par patna me 8 hazar tak', 'rent; city Patna; max 8k'],
  ['delhi me sasta flat 30 lakh se kam', 'city Delhi; sort price-asc; type apartment; max 30L'],
  ['sabse sasta 2bhk pune', 'sort price-asc; bhk 2; city Pune'],
  [
    'metro ke paas 1bhk noida sector 52, 15 hazaar',
    'near metro; bhk 1; city Noida; loc Sector 52; max 15k; rent',
  ],
  ['paune teen crore mein kothi panchkula', 'max 2.75cr; type house; city Panchkula'],
  [
    'sava lakh kiraya tak office connaught place',
    'max 1.25L; rent; type office; loc Connaught Place',
  ],
  ['saadhe chaar crore tak villa ecr chennai', 'max 4.5cr; type villa; loc ECR; city Chennai'],
  [
    'ek kamra kiraye pe laxmi nagar 6000 tak student ke liye',
    'bhk 1?; rent; loc Laxmi Nagar; max 6k; for students',
  ],
  [
    'bina broker ke 2bhk rent indore vijay nagar',
    'no-brokerage or from owner; bhk 2; rent; city Indore; loc Vijay Nagar',
  ],
  [
    'parking aur lift wala 3bhk bhopal kolar road 55 lakh',
    'has Covered parking; has Lift; bhk 3; city Bhopal; loc Kolar Road; max 55L',
  ],
  [
    'east mukhi plot 30x50 jaipur jagatpura',
    'facing east; type plot; area 1500; city Jaipur; loc Jagatpura',
  ],
  ['do teen bhk noida extension 70 lakh tak', 'bhk 2,3; loc Greater Noida West; max 70L'],
  ['das lakh tak plot nagpur', 'max 10L; type plot; city Nagpur'],
  ['bees hazar se pachees hazar 2bhk kiraya indore', '20k-25k; bhk 2; rent; city Indore'],
  [
    'family ke liye 3 kamre ka ghar kiraye par ranchi 12000',
    'for family; bhk 3; rent; city Ranchi; max 12k',
  ],
  ['ghar nahi plot chahiye dehradun 40 lakh', 'type plot; city Dehradun; max 40L; not house?'],
  ['shaadi shuda couple ke liye 1bhk vashi 18k', 'for couple; bhk 1; loc Vashi; max 18k; rent'],
  [
    'ladko ke liye pg mukherjee nagar upsc wale, 7 se 9 hazar',
    'for men; pg; loc Mukherjee Nagar; 7k-9k; for students?',
  ],
  [
    'naya flat lena hai, registry wala, faridabad, 45 lakh se upar nahi',
    'new; type apartment; buy; city Faridabad; max 45L',
  ],
  ['chhat wala makan chahiye kanpur 35 lac', 'has Terrace; type house; city Kanpur; max 35L'],
  [
    'station se 10 min paidal, 1bhk, virar west, 25 lakh',
    'near railway station 10min or near station 10min; bhk 1; loc Virar or loc Virar West; max 25L',
  ],
  // Devanagari.
  ['मुंबई में 1 बीएचके फ्लैट 50 लाख से कम', 'city Mumbai; bhk 1; type apartment; max 50L'],
  ['नोएडा सेक्टर 62 में ऑफिस किराए पर', 'city Noida; loc Sector 62; type office; rent'],
  ['पुणे वाकड 2 बीएचके भाड्याने 25 हजार पर्यंत', 'city Pune; loc Wakad; bhk 2; rent; max 25k'],
  ['ठाण्यात 1 बीएचके विकत घ्यायचा आहे 60 लाखांपर्यंत', 'city Thane; bhk 1; buy; max 60L'],
  ['जयपुर में 3 कमरों का मकान खरीदना है', 'city Jaipur; bhk 3; type house; buy'],
  ['लड़कियों के लिए पीजी कोटा', 'for women; pg; city Kota'],
  ['डेढ़ करोड़ तक कोठी गाज़ियाबाद इंदिरापुरम', 'max 1.5cr; type house; city Ghaziabad; loc Indirapuram'],
  ['दुकान किराए पर चांदनी चौक', 'type commercial; kind shop; rent; loc Chandni Chowk'],
  ['२०० वर्ग गज प्लॉट लखनऊ', 'area 1800; type plot; city Lucknow'],
  // Words of other languages.
  ['kothrud madhe 2bhk bhadyane 25 hazar', 'loc Kothrud; bhk 2; rent; max 25k'],
  ['punyat 1bhk vikat ghyaycha ahe 50 lakh paryant', 'city Pune; bhk 1; buy; max 50L'],
  ['andheri purva 1bhk bhade 20000 paryant', 'loc Andheri East; bhk 1; rent; max 20k'],
  [
    'chennai la 2bhk veedu vadagaiku 15000 kulla',
    'city Chennai; bhk 2; rent; max 15k; type house?',
  ],
  ['velacheryla 1bhk veedu venum', 'loc Velachery; bhk 1; type house?'],
  [
    'hyderabad lo 2bhk flat addeku 20 velu lopu',
    'city Hyderabad; bhk 2; type apartment; rent; max 20k',
  ],
  ['gachibowli daggara 3bhk konali 1 koti', 'loc Gachibowli; bhk 3; buy; max 1cr'],
  [
    'bangalore nalli 2bhk mane badige 20 savira olage',
    'city Bengaluru; bhk 2; rent; max 20k; type house?',
  ],
  ['jp nagar hattira site beku 30x40', 'loc JP Nagar; type plot; area 1200'],
  [
    'ahmedabad ma 3bhk flat bhade joiye satellite ma 30000 sudhi',
    'city Ahmedabad; bhk 3; type apartment; rent; loc Satellite; max 30k',
  ],
  ['surat ma makan levanu che 40 lakh', 'city Surat; type house; buy; max 40L'],
  [
    'kolkata te 2bhk flat bhara chai 12 hajar er moddhe',
    'city Kolkata; bhk 2; type apartment; rent; max 12k',
  ],
  ['saltlake e jomi kinbo 3 katha', 'loc Salt Lake; type plot; buy; area 2160'],
  ['kochi il 3bhk veedu vilkkan undo 60 laksham', 'city Kochi; bhk 3; buy; max 60L; type house?'],
  ['mohali vich 2bhk kiraye te 15 hazar', 'city Mohali; bhk 2; rent; max 15k'],
  ['thrissur veedu vaadakaikku 10000', 'city Thrissur; rent; max 10k; type house?'],
  ['ghar bhadyane pahije nashik road 12 hazar', 'rent; loc Nashik Road; max 12k; city Nashik?'],
]
