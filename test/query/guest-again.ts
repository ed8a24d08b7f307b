import type { Asked } from './score.ts'

/** Forty-five more by the same hand, of middle length, in Hinglish and Devanagari, and long. */
export const guestAgain: readonly Asked[] = [
  [
    '3 bhk in prestige shantiniketan for rent pets allowed',
    'bhk 3; society prestige shantiniketan or loc Prestige Shantiniketan; rent; for pets',
  ],
  [
    'shop for sale in sitabuldi nagpur ground floor main road',
    'type commercial; kind shop; buy; loc Sitabuldi; city Nagpur; floor 0; near main road or has Main road?',
  ],
  [
    'single sharing pg for women in btm layout with food under 14000',
    'pg; for women; loc BTM Layout; has Food included; max 14k',
  ],
  [
    'new launch 2 bhk in panvel between 50 and 65 lakhs',
    'launch; bhk 2; loc Panvel or city Panvel; 50L-65L',
  ],
  [
    '4 bhk villa in kokapet gated community 3 to 4 cr',
    'bhk 4; type villa; loc Kokapet; has Gated community; 3cr-4cr',
  ],
  [
    '2 bhk first floor house on rent in jaynagar bangalore for family',
    'bhk 2; floor 1; type house; rent; loc Jayanagar; city Bengaluru; for family',
  ],
  [
    'under construction flats in hebbal possession by december 2027',
    'uc; type apartment; loc Hebbal; by 2027-12',
  ],
  [
    '5 katha land for sale in siliguri near matigara',
    'area 3600; type plot; buy; city Siliguri; loc Matigara or near matigara',
  ],
  [
    'godown 10000 sq ft for lease in aslali ahmedabad near highway',
    'type industrial; kind warehouse; area 10000; lease; loc Aslali; city Ahmedabad; near highway',
  ],
  [
    '3bhk gomti nagar lucknow east or north facing only',
    'bhk 3; loc Gomti Nagar; city Lucknow; facing east; facing north',
  ],
  [
    'plot in jagatpura jaipur 100 gaj jda approved under 30 lakh',
    'type plot; loc Jagatpura; city Jaipur; area 900; approved JDA; max 30L',
  ],
  [
    'resale flats in electronic city near infosys under 70 lakhs',
    'resale; type apartment; loc Electronic City; near infosys; max 70L; buy?',
  ],
  [
    '1 bhk malad west near station under 25000 rent no brokerage',
    'bhk 1; loc Malad West; near station or near railway station; max 25k; rent; no-brokerage',
  ],
  ['2.5 bhk in balewadi or aundh 80 lakh to 1 crore', 'bhk 2.5; loc Balewadi; loc Aundh; 80L-1cr'],
  [
    '4 bedroom house for sale in kowdiar trivandrum 10 cents',
    'bhk 4; type house; buy; loc Kowdiar; city Thiruvananthapuram; area 4356',
  ],
  [
    'showroom on rent mg road indore 2000 sqft upto 1.5 lakh',
    'type commercial; kind showroom; rent; loc MG Road; city Indore; area 2000; max 1.5L',
  ],
  [
    'unfurnished 3 bhk in sector 137 noida with power backup 28k',
    'unfurnished; bhk 3; loc Sector 137; city Noida; has Power backup; max 28k; rent',
  ],
  [
    'top floor flat with terrace in alkapuri vadodra under 1 crore',
    'floor top; type apartment; has Terrace; loc Alkapuri; city Vadodara; max 1cr',
  ],
  [
    'mulund west 3bhk carpet area above 1000 sqft under 2.5 cr',
    'loc Mulund West; bhk 3; area 1000+; max 2.5cr',
  ],
  [
    'dtcp approved plots in sriperumbudur under 2000 per sqft',
    'approved DTCP; type plot; loc Sriperumbudur or city Sriperumbudur; rate max 2k/sqft',
  ],
  [
    'corner plot in panchkula sector 20 8 marla within 1.5 crore',
    'corner or has Corner; type plot; city Panchkula; loc Sector 20; area 2178; max 1.5cr',
  ],
  [
    'cheap 2bhk appartment for sale in bhopal kolar road',
    'sort price-asc; bhk 2; type apartment; buy; city Bhopal; loc Kolar Road',
  ],
  [
    'farmhouse near karjat 20 guntha with swimming pool budget 1 crore',
    'type agricultural or type villa or type house; kind farm house; city Karjat or loc Karjat or near karjat; area 21780; has Swimming pool or has Pool; max 1cr',
  ],
  [
    'industrial shed for rent in peenya bangalore 5000 to 8000 sqft',
    'type industrial; kind shed?; rent; loc Peenya; city Bengaluru; area 5000-8000',
  ],
  [
    '2 bhk flat in guwahti six mile near school around 50 lakh',
    'bhk 2; type apartment; city Guwahati; loc Six Mile; near school; ~50L',
  ],
  ['ranchi me 2bhk flat kiraye pe 12000 tak', 'city Ranchi; bhk 2; type apartment; rent; max 12k'],
  [
    'dehradun sahastradhara road pe 150 gaj plot chahiye 35 lakh ke andar',
    'city Dehradun; loc Sahastradhara Road; area 1350; type plot; max 35L',
  ],
  [
    'ladkiyon ke liye pg kota mein coaching ke paas 8 hazar',
    'for women; pg; city Kota; near coaching; max 8k',
  ],
  [
    'kanpur swaroop nagar mein makan kharidna hai 80 lakh se 1 crore',
    'city Kanpur; loc Swaroop Nagar; type house; buy; 80L-1cr',
  ],
  [
    'dukaan kiraye par chahiye sadar bazar agra 20 hazaar se kam',
    'type commercial; kind shop; rent; loc Sadar Bazar or loc Sadar Bazaar; city Agra; max 20k',
  ],
  [
    'metro ke paas 2bhk flat noida bina brokerage 22k',
    'near metro; bhk 2; type apartment; city Noida; no-brokerage; max 22k; rent',
  ],
  [
    'sanand ke paas 2 bigha kheti ki zameen',
    'loc Sanand or city Sanand or near sanand; area 34848; type agricultural',
  ],
  ['dedh crore tak 3bhk indirapuram vastu ke hisab se', 'max 1.5cr; bhk 3; loc Indirapuram; vastu'],
  [
    'jabalpur vijay nagar me naya duplex 60 lakh tak',
    'city Jabalpur; loc Vijay Nagar; type house; kind duplex; max 60L; new?',
  ],
  [
    'pune me sasta 1bhk rent pe bachelor ke liye, katraj ya dhankawadi',
    'city Pune; sort price-asc; bhk 1; rent; for bachelors; loc Katraj; loc Dhankawadi',
  ],
  ['लखनऊ में २ बीएचके फ्लैट ५० लाख तक', 'city Lucknow; bhk 2; type apartment; max 50L'],
  ['पटना कंकड़बाग में किराये का मकान 15 हजार', 'city Patna; loc Kankarbagh; rent; type house; max 15k'],
  ['जयपुर मानसरोवर में 100 गज का प्लॉट', 'city Jaipur; loc Mansarovar; area 900; type plot'],
  ['नाशिक मध्ये १ एकर शेतजमीन', 'city Nashik; area 43560; type agricultural'],
  ['भोपाल में दुकान बिकाऊ 25 लाख के अंदर', 'city Bhopal; type commercial; kind shop; buy; max 25L'],
  ['पुणे कोथरूड २ बीएचके भाड्याने २५ हजार पर्यंत', 'city Pune; loc Kothrud; bhk 2; rent; max 25k'],
  [
    'looking for a 3 bhk flat in kondapur or gachibowli for my family, budget 90 lakhs to 1.1 crore, ready to move, not ground floor, near a good school',
    'bhk 3; type apartment; loc Kondapur; loc Gachibowli; for family; 90L-1.1cr; ready; floor !0; near school',
  ],
  [
    'we are a working couple with a dog, need semi furnised 2bhk in indiranagar or domlur, rent max 45k, direct from owner, with car parking',
    'for couple or for family?; for pets; semi-furnished; bhk 2; loc Indiranagar; loc Domlur; rent; max 45k; from owner; has Parking or has Covered parking or has Car parking; no-brokerage?',
  ],
  [
    'hello sir want to buy dtcp approved residential plot on avinashi road coimbatore, 5 to 6 cents, not south facing, clear title, total budget 35 lakhs',
    'buy; approved DTCP; type plot; loc Avinashi Road; city Coimbatore; area 2178-2614 or area 2178-2613.6 or area 2178-2613; not-facing south; approved Clear title or has Clear title; max 35L',
  ],
  [
    'need office space for 40 people in sector 62 noida, about 3000 sqft, fully furnished, near metro station, rent not more than 2 lakh per month',
    'type office; loc Sector 62; city Noida; area 2700-3300 or area 3000; fully-furnished; near metro or near metro station; rent; max 2L',
  ],
]
