import type { Asked } from './score.ts'

/**
 * Written without sight of the rules: Hinglish, dictated, Devanagari, land, business, messages, as strangers send them. `a or b`
 * takes either reading, `a?` may be understood and need not be.
 */
export const strangerMessage: readonly Asked[] = [
  // Hinglish and dictated.
  [
    'lucknow alambagh me 2bhk flat rent pe chahiye 12 hajar tak',
    'city Lucknow; loc Alambagh; bhk 2; type apartment; rent; max 12k',
  ],
  [
    'patna me kankarbagh ke paas 3 bhk lena hai 60 lakh',
    'city Patna; loc Kankarbagh or near kankarbagh; bhk 3; buy; max 60L',
  ],
  [
    'mujhe delhi mein uttam nagar ke aas paas do kamre ka makan kiraye par chahiye',
    'city Delhi; loc Uttam Nagar or near uttam nagar; bhk 2; type house; rent',
  ],
  ['koi sasta sa 1rk batao ghatkopar me', 'sort price-asc; bhk 0.5; loc Ghatkopar'],
  [
    'ladkiyo ke liye pg mukherjee nagar khana ke sath',
    'for women; pg; loc Mukherjee Nagar; has Food included',
  ],
  [
    'show me three bhk flats in kharadi pune under one crore twenty lakhs',
    'bhk 3; type apartment; loc Kharadi; city Pune; max 1.2cr',
  ],
  [
    'find two bedroom house for rent in anna nagar chennai for thirty thousand',
    'bhk 2; type house; rent; loc Anna Nagar; city Chennai; max 30k',
  ],
  [
    'i want to buy a flat in vasai east budget is forty five lakhs',
    'buy; type apartment; loc Vasai East; max 45L',
  ],
  ['mera budget 25 lakh hai indore me plot chahiye', 'max 25L; city Indore; type plot'],
  ['ghar kharidna hai kota me talwandi side', 'type house?; buy; city Kota; loc Talwandi'],
  [
    'meerut shastri nagar mein 100 gaj ka makan 50 se 60 lakh',
    'city Meerut; loc Shastri Nagar; area 900; type house; 50L-60L',
  ],
  ['family ke liye 2 bhk bhada par joiye vastrapur', 'for family; bhk 2; rent; loc Vastrapur'],
  [
    'bina lift wali building nahi chahiye 3rd floor tak 2bhk santacruz east',
    'has Lift; floor ..3; bhk 2; loc Santacruz East',
  ],
  [
    'noida sector 76 me 2 bhk full furnished kitne ka milega',
    'city Noida; loc Sector 76; bhk 2; fully-furnished',
  ],
  [
    'students ke liye room kota rajeev gandhi nagar 5 hazar mahina',
    'for students; rent; city Kota; loc Rajeev Gandhi Nagar or loc Rajiv Gandhi Nagar; max 5k; bhk 1?; bhk 0.5?',
  ],
  [
    'ghaziabad raj nagar extension 2bhk 30-35 lakh loan ho jaye',
    'city Ghaziabad; loc Raj Nagar Extension; bhk 2; 30L-35L; approved Loan approved?',
  ],
  [
    'dukan chahiye kiraye pe main market jhansi',
    'type commercial; kind shop; rent; near market?; city Jhansi',
  ],
  ['saadhe char lakh me plot milega kya hapur', 'max 4.5L; type plot; city Hapur'],
  [
    'metro ke paas 1 bhk laxmi nagar das se barah hazar',
    'near metro; bhk 1; loc Laxmi Nagar; 10k-12k; rent',
  ],
  [
    'please show flats for rent near bannerghatta road two bhk below twenty two thousand',
    'type apartment; rent; loc Bannerghatta Road or near bannerghatta road; bhk 2; max 22k',
  ],
  [
    'mujhe 3 bhk ka flat chaiye gomti nagar extension me 80 lac ke under',
    'bhk 3; type apartment; loc Gomti Nagar Extension; max 80L',
  ],
  ['kothi chahiye ludhiana me 200 gaj 1.5 cr', 'type house; city Ludhiana; area 1800; max 1.5cr'],
  [
    'akela rehta hu ek kamra chahiye gorakhpur me 3500 tak',
    'rent; bhk 1?; bhk 0.5?; city Gorakhpur; max 3500; for bachelors?',
  ],
  ['pados me school hona chahiye 3bhk baner', 'near school; bhk 3; loc Baner'],
  [
    'hame ek bada flat chahiye 4 bhk new town kolkata',
    'type apartment; bhk 4; loc New Town; city Kolkata; sort area?',
  ],
  [
    'amritsar ranjit avenue vich kothi 10 marla',
    'city Amritsar; loc Ranjit Avenue; type house; area 2722.5',
  ],
  [
    'bangalore alli 2 bhk mane beku jp nagar rent 20000',
    'city Bengaluru; bhk 2; type house?; loc JP Nagar; rent; max 20k',
  ],
  [
    '2bhk rent pe dena wala owner bhopal mp nagar',
    'bhk 2; rent; from owner; city Bhopal; loc MP Nagar',
  ],
  [
    'dehradun me clement town side 50 lakh tak ka ghar',
    'city Dehradun; loc Clement Town; max 50L; type house?',
  ],
  [
    'ground floor ka flat maa baap ke liye dombivali',
    'floor 0; type apartment; city Dombivli or loc Dombivli',
  ],
  // Devanagari.
  ['पुणे में २ बीएचके फ्लैट किराये पर', 'city Pune; bhk 2; type apartment; rent'],
  ['लखनऊ में 30 लाख तक का मकान', 'city Lucknow; max 30L; type house'],
  ['दिल्ली में 1 कमरा किराए पर 5000', 'city Delhi; bhk 1?; bhk 0.5?; rent; max 5k'],
  ['नोएडा सेक्टर 62 में 3 बीएचके बिकाऊ', 'city Noida; loc Sector 62; bhk 3; buy'],
  ['जयपुर में प्लॉट 200 गज', 'city Jaipur; type plot; area 1800'],
  ['मुंबई अंधेरी पूर्व १ बीएचके ८० लाख', 'city Mumbai; loc Andheri East; bhk 1; max 80L'],
  ['नागपूर मध्ये घर विकत घ्यायचे आहे', 'city Nagpur; type house?; buy'],
  ['भोपाल में दुकान किराये पर चाहिए', 'city Bhopal; type commercial; kind shop; rent'],
  ['वाराणसी में सस्ता फ्लैट', 'city Varanasi; sort price-asc; type apartment'],
  ['गुड़गांव में लड़कियों के लिए पीजी', 'city Gurgaon; for women; pg'],
  // Land, business, messages, corrections, near something.
  [
    'agricultural land for sale in chevella 2 acres',
    'type agricultural; buy; loc Chevella or city Chevella; area 87120',
  ],
  [
    '1200 sq ft plot in kelambakkam cmda approved under 40 lakhs',
    'area 1200; type plot; loc Kelambakkam; approved CMDA; max 40L',
  ],
  ['5 cent land for house in thrissur', 'area 2178; type plot; city Thrissur'],
  [
    'warehouse for rent in bhiwandi 20000 sqft',
    'type industrial; kind warehouse; rent; city Bhiwandi or loc Bhiwandi; area 20000',
  ],
  [
    'showroom space on main road, nagpur dharampeth, 2000 sq ft, rent upto 1.5 lakh',
    'type commercial; kind showroom; city Nagpur; loc Dharampeth; area 2000; rent; max 1.5L; near highway?; has Main road?',
  ],
  [
    'Req: 3bhk semi furnished in Powai Hiranandani for corporate client. Budget 1.3L. Immediate',
    'bhk 3; semi-furnished; loc Powai or loc Hiranandani Gardens; loc Powai?; loc Hiranandani?; loc Hiranandani Gardens?; by Hiranandani?; for company; max 1.3L; rent; ready?',
  ],
  [
    'AVAILABLE FOR SALE 2 BHK 1050 sqft Sector 20 Kharghar 1.35 cr nego, 12th floor, 1 parking',
    'buy; bhk 2; area 1050; loc Kharghar Sector 20 or loc Sector 20; loc Kharghar?; max 1.35cr; floor 12; has Parking or has Covered parking',
  ],
  [
    'looking for 2bhk in hebbal or thanisandra, rent 30k max, veg family, no ground floor',
    'bhk 2; loc Hebbal; loc Thanisandra; rent; max 30k; for family; floor !0',
  ],
  ['2bhk, no 3bhk in wakad under 95 lakhs', 'bhk 3 or bhk 2; loc Wakad; max 95L'],
  [
    'flat near rajiv chowk metro station gurgaon',
    'type apartment; near rajiv chowk metro station or near metro or near rajiv chowk metro; loc Rajiv Chowk?; city Gurgaon',
  ],
  [
    '1bhk walking distance from tcs siruseri 12k',
    'bhk 1; near tcs siruseri or near tcs; loc Siruseri?; max 12k; rent',
  ],
  [
    'commercial land on highway lucknow ayodhya road 10000 sq ft',
    'type commercial+plot; near highway?; city Lucknow; loc Ayodhya Road; area 10000',
  ],
  [
    'unfurnished 3bhk not in old building andheri west 75k rent',
    'unfurnished; bhk 3; loc Andheri West; max 75k; rent; age 5?; age 10?',
  ],
  [
    '2 bhk near manipal hospital old airport road with covered parking 40k',
    'bhk 2; near manipal hospital; loc Old Airport Road; has Covered parking; max 40k; rent',
  ],
]
