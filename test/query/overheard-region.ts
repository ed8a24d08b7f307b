import type { Asked } from './score.ts'

/**
 * As others say it: with words of Marathi, Tamil, Telugu and their neighbours in Latin letters, in
 * Hinglish and Devanagari. Fixed together with `overheard.ts`.
 */
export const overheardRegion: readonly Asked[] = [
  // Marathi words.
  ['kothrud madhe 2bhk bhadyane pahije 25 hajar paryant', 'loc Kothrud; bhk 2; rent; max 25k'],
  [
    'nashik javal sheti vikat ghyaychi aahe 2 ekar',
    'city Nashik; type agricultural; buy; area 87120',
  ],
  [
    'flat vikne ahe ka hadapsar madhe 60 lakh paryant',
    'type apartment; buy; loc Hadapsar; max 60L',
  ],
  ['dombivli purva 1bhk bhadyane 12 hajar', 'loc Dombivli East; bhk 1; rent; max 12k'],
  ['pune madhe swasta flat pahije', 'city Pune; sort price-asc; type apartment'],
  [
    'don bhk flat kalyan paschim 45 lakh chya aat',
    'bhk 2; type apartment; loc Kalyan West; max 45L',
  ],
  [
    'station javal 1rk dadar bhade 20 hajar',
    'near railway station; bhk 0.5; loc Dadar; rent; max 20k',
  ],
  ['dukan gala bhadyane thane', 'type commercial; kind shop; rent; city Thane'],
  ['jamin pahije 20 guntha karjat', 'type plot; area 21780; city Karjat'],
  ['bangla pahije lonavala 3 koti paryant', 'type villa; kind bungalow; city Lonavala; max 3cr'],
  // Tamil words.
  ['velachery la 2bhk veedu vadagaikku venum 15000 kulla', 'loc Velachery; bhk 2; rent; max 15k'],
  ['anna nagar la flat vanganum 80 laksham kulla', 'loc Anna Nagar; type apartment; buy; max 80L'],
  ['tambaram pakkathula nilam venum 2 ground', 'loc Tambaram; type plot; area 4800'],
  ['kudumbathukku 2bhk vadagai porur 14000', 'for family; bhk 2; rent; loc Porur; max 14k'],
  [
    'chennai la kadai vadagaikku 300 sqft',
    'city Chennai; type commercial; kind shop; rent; area 300',
  ],
  ['kilakku paartha veedu adyar 3bhk', 'facing east; loc Adyar; bhk 3'],
  [
    'coimbatore thottam 5 cent 20 laksham',
    'city Coimbatore; type agricultural; area 2178; max 20L',
  ],
  ['broker illama 1bhk vadagaikku guindy', 'from owner; bhk 1; rent; loc Guindy'],
  // Telugu words.
  [
    'gachibowli lo 2bhk flat addeku kavali 25 velu lopu',
    'loc Gachibowli; bhk 2; type apartment; rent; max 25k',
  ],
  ['hyderabad lo illu konali 80 lakshala lopu', 'city Hyderabad; buy; max 80L'],
  ['miyapur daggara sthalam 200 gajalu', 'loc Miyapur; type plot; area 1800'],
  ['vijayawada lo 3bhk ammakaniki 1 koti lopu', 'city Vijayawada; bhk 3; buy; max 1cr'],
  ['guntur polam 2 ekaralu', 'city Guntur; type agricultural; area 87120'],
  ['thurpu mukham plot kokapet 300 gajalu', 'facing east; type plot; loc Kokapet; area 2700'],
  ['metro daggara 1bhk addeku ameerpet 12 velu', 'near metro; bhk 1; rent; loc Ameerpet; max 12k'],
  ['rendu bedroom illu adde kukatpally 18000', 'bhk 2; rent; loc Kukatpally; max 18k'],
  // Their neighbours: Kannada, Bengali, Gujarati, Malayalam, Punjabi.
  ['jayanagar alli 2bhk mane badigege beku 22 savira olage', 'loc Jayanagar; bhk 2; rent; max 22k'],
  ['mysuru hattira site beku 30x40', 'city Mysuru; type plot; area 1200'],
  ['new town e 2bhk bhara chai 15 hajar', 'loc New Town; bhk 2; rent; max 15k'],
  ['garia te flat kinte chai 40 lakh er moddhe', 'loc Garia; type apartment; buy; max 40L'],
  ['bopal ma 3bhk bhade joiye 25 hajar sudhi', 'loc Bopal; bhk 3; rent; max 25k'],
  [
    'surat vesu ma flat vechato levo che 60 lakh',
    'city Surat; loc Vesu; type apartment; buy; max 60L',
  ],
  ['kakkanad il 2bhk vadakakku venam 15000', 'loc Kakkanad; bhk 2; rent; max 15k'],
  ['kothi kiraye te chahidi mohali 10 marla', 'type house; rent; city Mohali; area 2722.5'],
  // Hinglish.
  [
    'bhai andheri me koi sasta 1bhk hai kya 25k tak, bachelor hu',
    'loc Andheri; sort price-asc; bhk 1; max 25k; rent; for bachelors',
  ],
  [
    'noida 62 ke paas 2bhk rent pe, metro se walking',
    'city Noida; bhk 2; rent; loc Sector 62; near metro',
  ],
  [
    'mummy papa ke liye ground floor flat jaipur 40 lakh me',
    'floor 0; type apartment; city Jaipur; max 40L',
  ],
  [
    'shaadi ke baad shift hona hai, 1bhk furnished, vashi, 25 hazar se zyada nahi',
    'bhk 1; fully-furnished; loc Vashi; max 25k; rent',
  ],
  ['ghar lena hai gurgaon me, 2 cr se upar nahi, 3 kamre', 'buy; city Gurgaon; max 2cr; bhk 3'],
  [
    'plot chahiye corner ka, lucknow gomti nagar ext, 2000 foot',
    'type plot; has Corner; city Lucknow; loc Gomti Nagar Extension; area 2000',
  ],
  [
    'ladies pg viman nagar khana ke sath 9 hazar',
    'for women; pg; loc Viman Nagar; has Food included; max 9k',
  ],
  [
    'office ke liye jagah chahiye sector 18 noida 800 sqft',
    'type office; loc Sector 18; city Noida; area 800',
  ],
  ['dedh se do crore ke beech 3bhk baner', '1.5cr-2cr; bhk 3; loc Baner'],
  [
    'poore furnished flat, 1 saal ke liye, koramangala 50k',
    'fully-furnished; type apartment; loc Koramangala; max 50k; rent',
  ],
  ['kutta hai mere paas, pet allowed 2bhk bandra', 'for pets; bhk 2; loc Bandra'],
  ['lift nahi ho to chalega, 2bhk vasai 18 lakh', 'bhk 2; loc Vasai; max 18L'],
  ['beech wali manzil, 3bhk, indirapuram, 75 lakh tak', 'bhk 3; loc Indirapuram; max 75L'],
  [
    'makaan malik se seedha, 2bhk, rajouri garden kiraya',
    'from owner; bhk 2; loc Rajouri Garden; rent',
  ],
  ['naya project me 2bhk thane 1 cr ke andar andar', 'bhk 2; city Thane; max 1cr'],
  [
    'hawadar 2bhk, balcony wala, vaishali ghaziabad',
    'bhk 2; has Balcony; loc Vaishali; city Ghaziabad',
  ],
  // Devanagari.
  ['अंधेरी पश्चिम में 2 बीएचके किराए पर चाहिए 60 हजार तक', 'loc Andheri West; bhk 2; rent; max 60k'],
  [
    'लखनऊ गोमती नगर में 3 बीएचके फ्लैट 80 लाख',
    'city Lucknow; loc Gomti Nagar; bhk 3; type apartment; max 80L',
  ],
  ['पुण्यात 2 बीएचके फ्लॅट भाड्याने हवा आहे', 'city Pune; bhk 2; type apartment; rent'],
  ['इंदौर में प्लॉट 1000 वर्ग फुट 20 लाख', 'city Indore; type plot; area 1000; max 20L'],
  ['पटना में मकान किराए पर 10 हजार', 'city Patna; type house; rent; max 10k'],
  ['ठाणे पश्चिम 1 बीएचके 50 ते 60 लाख', 'loc Thane West; bhk 1; 50L-60L'],
  ['दो बेडरूम का घर नोएडा सेक्टर 76 में', 'bhk 2; city Noida; loc Sector 76'],
  [
    'सेमी फर्निश्ड ऑफिस गुरुग्राम 2000 स्क्वायर फीट',
    'semi-furnished; type office; city Gurgaon; area 2000',
  ],
]
