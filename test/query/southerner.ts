import type { Asked } from './score.ts'

/** The south, by somebody who saw no rule. The answers stood before the reader was asked. */
export const southerner: readonly Asked[] = [
  [
    '560078 2 bhk to let family 22k',
    'rent; bhk 2; pin 560078; for family; max 22k; city Bengaluru?; loc JP Nagar?',
  ],
  [
    'semi furnishd 1 bhk indranagar no brokrage',
    'bhk 1; semi-furnished; loc Indiranagar; no-brokerage; city Bengaluru?; rent?',
  ],
  [
    '40x60 site vijaynagar 4th stage mysore muda approved',
    'type plot; area 2400; loc Vijayanagar 4th Stage or loc Vijayanagar Stage 4 or loc Vijayanagar or loc Vijay Nagar; city Mysuru; approved MUDA; buy?',
  ],
  [
    'adyar resale 3 bhk 1.8 - 2.2 cr lift covered car park',
    'bhk 3; resale; loc Adyar; 1.8cr-2.2cr; has Lift; has Covered parking; city Chennai?; buy?',
  ],
  ['half ground land in madipakkam', 'type plot; area 1200; loc Madipakkam; city Chennai?; buy?'],
  [
    'kakkanad 5 cent plot below 4 lakh per cent',
    'type plot; area 2178; loc Kakkanad; rate max 4L/cent; city Kochi?; buy?',
  ],
  [
    'adibatla plots below 22000 per sq yard hmda',
    'type plot; loc Adibatla; rate max 22k/sqyd; approved HMDA; city Hyderabad?; buy?',
  ],
  [
    'shop for rent gandhipuram cbe ground floor',
    'rent; type commercial; kind shop; loc Gandhipuram; city Coimbatore; floor 0',
  ],
  [
    'gents pg near infosys mysore with food 7k',
    'pg; for men; near infosys or near infosys mysore or loc Infosys; city Mysuru; has Food included; max 7k',
  ],
  [
    'flat in mvp colony vizag 60-75L east facing',
    'type apartment; loc MVP Colony; city Visakhapatnam; 60L-75L; facing east; buy?',
  ],
  [
    'kphb 6th phase 2bhk 3rd or 4th floor 23k',
    'bhk 2; loc Kukatpally Phase 6 or loc KPHB 6th Phase or loc KPHB Phase 6 or loc KPHB or loc KPHB Colony or loc Kukatpally; floor 3; floor 4; max 23k; city Hyderabad?; rent?',
  ],
  [
    'kadri unfurnished 2 bhk rent lift must',
    'rent; bhk 2; unfurnished; loc Kadri; has Lift; city Mangaluru or city Mangalore?',
  ],
  [
    'coworking space near infopark kochi',
    'type office or type commercial; kind co-working; near infopark or near infopark kochi or loc Infopark; city Kochi; rent?',
  ],
  [
    'brigade new launch devanahalli 2 bhk price',
    'bhk 2; by Brigade; launch; loc Devanahalli; city Bengaluru?; buy?; new?',
  ],
  [
    'office space madhapur 3000 sft plug n play rent not above 2 lac',
    'rent; type office; loc Madhapur; area 3000; max 2L; fully-furnished?; city Hyderabad?',
  ],
  [
    'independent house perungudi, no flats pls',
    'type house; not apartment?; loc Perungudi; city Chennai?',
  ],
  [
    '20 gunta land nelamangala side clear title',
    'type plot or type agricultural; area 21780; loc Nelamangala or near nelamangala; approved Clear title?; city Bengaluru?; buy?',
  ],
  [
    '2bhk lease 15 lakhs jp nagar 7th phase',
    'lease; bhk 2; max 15L or deposit 15L; loc JP Nagar 7th Phase or loc JP Nagar Phase 7 or loc JP Nagar; city Bengaluru?',
  ],
  [
    'studio apt edappally near lulu mall 18000 pm',
    'type apartment; kind studio; bhk 0; loc Edappally; near lulu mall; max 18k; rent?; city Kochi?',
  ],
  [
    '2 acres agri land thondamuthur with borewell',
    'type agricultural; area 87120; loc Thondamuthur; has Borewell; city Coimbatore?; buy?',
  ],
  [
    'hsr sec 2 pet friendly 2bhk immediate',
    'bhk 2; loc HSR Layout Sector 2 or loc HSR Sector 2 or loc HSR Layout; for pets; ready; city Bengaluru?; rent?',
  ],
  [
    '3bhk 3 bath nungambakkam not older than 10 yrs',
    'bhk 3; bath 3; loc Nungambakkam; age 10; city Chennai?',
  ],
  [
    'miyapr 3 bed for sale 80-95 lacs rtm walkble to metro',
    'buy; bhk 3; loc Miyapur; 80L-95L; ready; near metro; city Hyderabad?',
  ],
  [
    'top floor not required 2 bhk flat kuvempunagar',
    'type apartment; bhk 2; floor !top; loc Kuvempunagar or loc Kuvempu Nagar; city Mysuru?',
  ],
  [
    'flats for rent tarnaka posted this week',
    'rent; type apartment; loc Tarnaka; posted 7; city Hyderabad?',
  ],
  [
    'bangalore plots except devanahalli 30x50 under 50l',
    'type plot; city Bengaluru; not-loc Devanahalli; area 1500; max 50L; buy?',
  ],
  [
    'ecr villa 4+ bhk no pool',
    'type villa; bhk 4+; loc ECR or loc East Coast Road; no Swimming pool; city Chennai?',
  ],
  [
    'cheapest house in kowdiar 10 cents',
    'type house; loc Kowdiar or loc Kawdiar; area 4356; sort price-asc; city Thiruvananthapuram?; buy?',
  ],
  [
    'mangalore me hampankatta ke paas teen bhk flat kharidna hai pachpan se sattar lakh',
    'buy; type apartment; bhk 3; loc Hampankatta or near hampankatta; city Mangaluru or city Mangalore; 55L-70L',
  ],
  [
    'two bedroom flat in velachery for rent budget twenty five thousand',
    'rent; type apartment; bhk 2; loc Velachery; max 25k; city Chennai?',
  ],
  [
    'show me three bedroom apartments in hebbal under one and a half crore but not on the ground floor',
    'type apartment; bhk 3; loc Hebbal; max 1.5cr; floor !0; city Bengaluru?; buy?',
  ],
  [
    'vizag mein gajuwaka side dedh sau gaj ka plot dekh rahe hain, pachees lakh se zyada nahi',
    'type plot; area 1350; loc Gajuwaka or near gajuwaka; city Visakhapatnam; max 25L; buy?',
  ],
  [
    'electronic city phase one mein dhai bhk, saadhe paanch hazaar per sqft se kam wala',
    'bhk 2.5; loc Electronic City Phase 1 or loc Electronic City; rate max 5500/sqft; city Bengaluru?; buy?',
  ],
  [
    'pg ladkiyon ke liye ameerpet, khana included, aath hazaar ke andar',
    'pg; for women; loc Ameerpet; has Food included; max 8k; city Hyderabad?',
  ],
  [
    'seventy lakhs to eighty five lakhs ready possession flat kaloor kochi',
    'type apartment; 70L-85L; ready; loc Kaloor; city Kochi; buy?',
  ],
  [
    'bhai owner se direct koi makaan hai kya tolichowki mein bachelors ke liye pandrah hazaar',
    'from owner; no-brokerage?; type house?; loc Tolichowki or loc Toli Chowki; for bachelors; max 15k; rent?; city Hyderabad?',
  ],
  [
    'sorry teen nahi do bhk chahiye, coimbatore saravanampatti, kiraya barah se pandrah hazaar',
    'rent; bhk 2; loc Saravanampatti or loc Saravanampatty; city Coimbatore; 12k-15k',
  ],
  [
    'himayatnagar ya begumpet me showroom, main road pe, paune do lakh kiraya tak',
    'rent; type commercial; kind showroom; loc Himayatnagar or loc Himayat Nagar; loc Begumpet; has Main road; max 1.75L; city Hyderabad?',
  ],
  [
    'मैसूर के जे पी नगर में 30x40 साइट, पैंतालीस लाख के आसपास',
    'type plot; area 1200; loc JP Nagar; city Mysuru; ~45L; buy?',
  ],
  [
    'बंजारा हिल्स में तीन बेडरूम का फ्लैट, डेढ़ से दो करोड़, लिफ्ट और पार्किंग के साथ',
    'type apartment; bhk 3; loc Banjara Hills; 1.5cr-2cr; has Lift; has Covered parking; city Hyderabad?; buy?',
  ],
  [
    'व्हाइटफील्ड में लड़कों के लिए पीजी, वाई-फाई वाला, दस हज़ार से कम',
    'pg; for men; loc Whitefield; has Wi-Fi; max 10k; city Bengaluru?',
  ],
  [
    'Hi Ramesh, good morning. We are in Ejipura now but the commute is killing us, so please check Kalyan Nagar or HRBR Layout. 2 or 3 bhk, rent upto 38k, semi furnished, we are a vegetarian family of three. Deposit not more than 5 months pls.',
    'rent; bhk 2,3; loc Kalyan Nagar; loc HRBR Layout; max 38k; semi-furnished; deposit 5m; for family?; city Bengaluru?',
  ],
  [
    'Vanakkam sir, I saw your number on a board in Tambaram. Need a CMDA approved plot in Vandalur or Guduvanchery, one ground to one and a half ground, 45 to 55 lakhs. No agri land please, and corner plot if available.',
    'type plot; not agricultural?; area 2400-3600; approved CMDA; loc Vandalur; loc Guduvanchery or loc Guduvancheri; 45L-55L; has Corner?; city Chennai?; buy?',
  ],
  [
    'Hello madam, this is Farhan. Currently staying in Mehdipatnam paying 18k rent. Want to buy our first home now, 2 bhk in Attapur or Rajendranagar. Bank has sanctioned 55 lakhs loan so total 65 lakhs max, ready to move only and RERA registered.',
    'buy; bhk 2; loc Attapur; loc Rajendranagar or loc Rajendra Nagar; max 65L; ready; rera; city Hyderabad?',
  ],
  [
    'Hi, I am working in Dubai, coming home for Onam. My parents want a 3 bhk flat in Tripunithura or Vyttila, ground or 1st floor, attached bathrooms, lift compulsory. Budget about 80 lakhs, resale also ok.',
    'type apartment; bhk 3; loc Tripunithura or loc Thripunithura or loc Thrippunithura; loc Vyttila; floor 0; floor 1; has Attached bathroom; has Lift; ~80L; resale?; for family?; city Kochi?; buy?',
  ],
  [
    'Good evening bro. Earlier I told you Peelamedu but my office has shifted, so not Peelamedu now, look in RS Puram or Saibaba Colony. 2bhk house for rent, 14 to 16k, two wheeler parking is enough. Thanks, Karthik',
    'rent; bhk 2; type house?; loc RS Puram; loc Saibaba Colony; not-loc Peelamedu?; 14k-16k; has Two-wheeler parking or has Covered parking; city Coimbatore?',
  ],
  [
    'Namaste. I retired from the steel plant last year and want a flat for own use in Madhurawada or PM Palem. Under construction is fine if handover is by March 2028. 3BHK around 1500 sft, east facing, should follow vastu, price can go till 90 lakhs.',
    'type apartment; bhk 3; loc Madhurawada; loc PM Palem or loc P M Palem or loc Pothinamallayya Palem; uc?; by 2028-03; area 1500 or area 1350-1650; facing east; vastu; max 90L; city Visakhapatnam?; buy?',
  ],
  [
    'Hi, Dr Shobha here. I am planning a small dental clinic and need a commercial space on rent in Saraswathipuram or Chamundipuram. 500 to 700 sqft, ground floor only, power backup needed. Rent below 30k.',
    'rent; type commercial; loc Saraswathipuram; loc Chamundipuram; area 500-700; floor 0; has Power backup; max 30k; city Mysuru?',
  ],
  [
    'Dear sir, my daughter got admission in CET this year. We want a ladies hostel or PG for her in Sreekaryam or Kazhakuttam. It should be a safe place with CCTV and food, not above 8500 per month. We will come from Kottayam on Sunday.',
    'pg; for women; for students?; near cet?; loc Sreekaryam or loc Sreekariyam; loc Kazhakkoottam or loc Kazhakuttam or loc Kazhakoottam; has CCTV; has Food included; max 8500; city Thiruvananthapuram?',
  ],
  [
    'Hi, is that 3bhk in Bejai still available? If not please send similar ones in Bejai or Kodialbail, fully furnished, rent 30 to 35 thousand. It is for a company guest house. Building with gym preferred.',
    'rent; bhk 3; loc Bejai; loc Kodialbail; fully-furnished; 30k-35k; for company; has Gym; city Mangaluru or city Mangalore?',
  ],
]
