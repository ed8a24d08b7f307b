import type { Asked } from './score.ts'

/** Sixty messages that say who writes, for whom and why. The answers stood before it was asked. */
export const penFriend: readonly Asked[] = [
  [
    'Hi, we are a family of 4 shifting from Nagpur to Pune. Need 2bhk on rent in Kothrud or Karve Nagar, budget upto 28k, must have lift as my mother has knee problem',
    'rent; bhk 2; loc Kothrud; loc Karve Nagar; city Pune; max 28k; has Lift; for family?',
  ],
  [
    'flat chahiye indore me vijay nagar ya scheme 54 side, 3 bhk, 65 lakh tak, ready to move hona chahiye under construction bilkul nahi',
    'buy?; type apartment; bhk 3; loc Vijay Nagar; loc Scheme 54 or loc Scheme No 54 or loc Scheme No. 54; city Indore; max 65L; ready',
  ],
  [
    'need pg for my daughter near christ university bangalore, food must, single room with attched bathroom, around 15k',
    'pg; for women; for students?; near christ university or loc Christ University; city Bengaluru; has Food included; has Attached bathroom; has Single room?; ~15k',
  ],
  [
    'Looking for 30x40 site in mysore, bogadi or vijayanagar 4th stage. MUDA approved only, east facing',
    'buy?; type plot; area 1200; loc Bogadi; loc Vijayanagar Stage 4 or loc Vijayanagar 4th Stage or loc Vijayanagar; city Mysuru; approved MUDA; facing east',
  ],
  [
    'Sir mera budget 40 lakh hai, salary 55k hai to loan bhi lagega. Ghaziabad me raj nagar extension ya govindpuram me 2bhk flat dekhna hai',
    'buy?; type apartment; bhk 2; max 40L; loc Raj Nagar Extension; loc Govindpuram; city Ghaziabad; approved Loan approved?',
  ],
  [
    '2 acre agricultural land chahiye with borewell near chikkaballapur, budget 80 lakhs, clear title papers. no brokers please',
    'buy?; type agricultural; area 87120; has Borewell; loc Chikkaballapur or city Chikkaballapur or near chikkaballapur; max 80L; approved Clear title; from owner or no-brokerage; from owner?; no-brokerage?',
  ],
  [
    'Mujhe shop rent pe chahiye main road pe, Lucknow Aliganj ya Kapoorthala, 300 sqft ke aas paas, 25 hazar se zyada nahi de paunga. mobile repairing ka kaam hai',
    'rent; type commercial; kind shop; has Main road; loc Aliganj; loc Kapoorthala or loc Kapoorthla; city Lucknow; area 300; max 25k',
  ],
  [
    'Anyone having 1rk in andheri east for single working girl? budget 22k including maintenance, deposit max 1 lakh',
    'rent?; type apartment?; bhk 0.5; loc Andheri East; city Mumbai?; for women; for bachelors?; max 22k; deposit 1L',
  ],
  [
    'Planning to buy a villa in coimbatore for my retired parents. Saravanampatti, vadavalli ok, not peelamedu (too much traffic). 3 bedrooms, car parking, upto 1.1 cr',
    'buy; type villa; bhk 3; loc Saravanampatti; loc Vadavalli; not-loc Peelamedu; city Coimbatore; has Covered parking; max 1.1cr',
  ],
  [
    'urgent!! godown required bhiwandi 5000 sft to 8000 sft, truck should come inside, rent max 15 rs per sqft',
    'rent; type industrial; kind warehouse; loc Bhiwandi or city Bhiwandi; city Mumbai or city Thane?; area 5000-8000; has Truck access?; rate max 15/sqft',
  ],
  [
    'hii i m looking for 1bhk semi furnised flat in kharadi or viman nagr pune for 2 bachelor boys working in eon, rent 18-20k not more',
    'rent; type apartment; bhk 1; semi-furnished; loc Kharadi; loc Viman Nagar; city Pune; for men; for bachelors?; 18k-20k',
  ],
  [
    'Need 3bhk in Noida sector 75, 76, 77 or 78 only. Society me park aur swimming pool ho bachche ke liye. Buying, 1.3 cr max',
    'buy; type apartment?; bhk 3; loc Sector 75; loc Sector 76; loc Sector 77; loc Sector 78; city Noida; has Park; has Swimming pool; has Gated community?; max 1.3cr',
  ],
  [
    'kochi kakkanad 2 bhk flat for rent near infopark, family, fuly furnished, 20000 to 25000',
    'rent; type apartment; bhk 2; loc Kakkanad; city Kochi; near infopark or loc Infopark; for family; fully-furnished; 20k-25k',
  ],
  [
    'We sold our old house in Salt Lake and now want to buy a 3 bhk in New Town action area 1, south facing with balcony, 75-85 lacs, resale also fine',
    'buy; bhk 3; loc New Town Action Area 1 or loc Action Area 1 or loc New Town; loc New Town?; city Kolkata?; facing south; has Balcony; 75L-85L; resale?',
  ],
  [
    'Office space hyd hitech city for around 40 people, plug and play, 2.5 lakh per month max, parking needed for 10 cars',
    'rent or lease?; type office; loc Hitech City or loc HITEC City; city Hyderabad; has 40 seats?; fully-furnished?; max 2.5L; has Covered parking',
  ],
  [
    'My husband got transferred to Bhubaneswar, need rented house 2 or 3 bhk near kiit or in patia, good water supply and security is must for us, budget 16k',
    'rent; type house?; bhk 2,3; near kiit or near kiit university or loc KIIT; loc Patia; city Bhubaneswar; has Water supply; has Security; max 16k; for family?',
  ],
  [
    'plot chahiye 200 gaj jaipur mansarovar ya jagatpura, JDA approved, 60 feet road ho to best, 50 lakh se kam',
    'buy?; type plot; area 1800; loc Mansarovar; loc Jagatpura; city Jaipur; approved JDA; has Road or has Wide road or has Road 60 ft or has 60 ft road?; max 50L',
  ],
  [
    'Ladies PG in Kota, my sister is preparing for NEET. vigyan nagar or jawahar nagar, food + wifi + AC, 12k tak',
    'pg; for women; for students?; loc Vigyan Nagar; loc Jawahar Nagar; city Kota; has Food included; has Wi-Fi; has Air conditioning; max 12k',
  ],
  [
    "don't want broker. Looking for independent house ground floor in Chennai Velachery / Madipakkam, 2bhk rent 20k, we have a dog",
    'rent; type house; floor 0; bhk 2; loc Velachery; loc Madipakkam; city Chennai; max 20k; for pets; from owner or no-brokerage; from owner?; no-brokerage?',
  ],
  [
    'Retired army officer here, want to purchase kothi in chandigarh or panchkula, 1 kanal, with lawn. Budget 3 crore',
    'buy; type house or type villa; city Chandigarh; city Panchkula; area 5445; has Garden or has Lawn; max 3cr',
  ],
  [
    'hello, 2.5 bhk chahiye thane ghodbunder road pe, hiranandani estate side. loan aur sab milake 1.4cr tak. OC received hona chahiye, 10th floor se upar',
    'buy?; bhk 2.5; loc Ghodbunder Road; loc Hiranandani Estate or near hiranandani estate; city Thane; max 1.4cr; ready; floor 11+ or floor 10+',
  ],
  [
    'pg for boys in gurgaon sector 45, office is cyber hub so metro ke paas ho. 10-12k with food',
    'pg; for men; loc Sector 45; city Gurgaon; near metro; 10k-12k; has Food included',
  ],
  [
    'We are looking at farm house near Karjat or Neral, around 1 acre with borewell, 90 lakhs budget. Weekend use only',
    'buy?; type villa or type house or type agricultural; kind farm house; loc Karjat or city Karjat or near karjat; loc Neral or city Neral or near neral; city Mumbai?; area 43560; has Borewell; max 90L',
  ],
  [
    'Renting for 11 months: 3 bhk unfurnished in Jayanagar 4th block or JP Nagar 2nd phase, not on top floor, covered car park, 45k max, family of 5',
    'rent; bhk 3; unfurnished; loc Jayanagar 4th Block or loc Jayanagar Block 4 or loc Jayanagar; loc JP Nagar Phase 2 or loc JP Nagar 2nd Phase or loc JP Nagar; city Bengaluru?; floor !top; has Covered parking; max 45k; for family',
  ],
  [
    'Bhai koi 1bhk batao vadodara gotri ya alkapuri me, kiraya 10 hazar tak, couple hain dono job karte hain, gas pipeline ho',
    'rent; bhk 1; loc Gotri; loc Alkapuri; city Vadodara; max 10k; for couple; has Piped gas',
  ],
  [
    '3 bhk flats in Patna, Bailey road or Boring road. 80 lac ke around, RERA registered project only, east or north facing, pooja room bhi',
    'buy?; type apartment; bhk 3; loc Bailey Road; loc Boring Road; city Patna; ~80L; rera; facing east; facing north; has Pooja room',
  ],
  [
    'NRI from Dubai, want to buy under construction 2bhk in Shela or South Bopal Ahmedabad. Possession by december 2027, around 70 lakh',
    'buy; bhk 2; uc; by 2027-12; loc Shela; loc South Bopal or loc Bopal; city Ahmedabad; ~70L',
  ],
  [
    'Restaurant space for rent in Trivandrum, Kazhakootam or near Technopark, 1500+ sqft on ground floor, budget 1 lakh monthly',
    'rent; type commercial; loc Kazhakoottam or loc Kazhakootam or loc Kazhakuttam; near technopark or loc Technopark; city Thiruvananthapuram; area 1500+; floor 0; max 1L',
  ],
  [
    'my parents will stay so lift must and hospitel near by. 2bhk buy in kalyan west or dombivli east 55 lakhs',
    'buy; bhk 2; has Lift; near hospital; loc Kalyan West; loc Dombivli East; city Mumbai or city Thane or city Kalyan?; city Kalyan?; city Dombivli?; max 55L',
  ],
  [
    'Showroom required on lease in Ludhiana, Ferozepur Road or Mall Road, min 2500 sq ft, ground + first floor, power backup. For a garments brand',
    'lease; type commercial; kind showroom; loc Ferozepur Road; loc Mall Road; city Ludhiana; area 2500+; floor 0; floor 1; has Power backup; for company?',
  ],
  [
    'Hey! moving to hyderabad next month for job at Amazon. 1 or 2 bhk fully furnished in kondapur, gachibowli or nanakramguda, gated society w gym, 30 to 35 thousand. Not madhapur pls',
    'rent?; type apartment?; bhk 1,2; fully-furnished; loc Kondapur; loc Gachibowli; loc Nanakramguda; not-loc Madhapur; city Hyderabad; has Gated community; has Gym; 30k-35k',
  ],
  [
    'Vizag me plot kharidna hai madhurawada ya bheemili side, vmrda approved, 150-200 sq yards, 25k per sq yard se upar nahi',
    'buy; type plot; loc Madhurawada; loc Bheemili or loc Bhimili or loc Bheemunipatnam; city Visakhapatnam or city Vizag; approved VMRDA; area 1350-1800; rate max 25k/sqyd or rate max 25k/sqyd',
  ],
  [
    '4bhk builder floor in south delhi GK 1 or CR park, stilt parking, servant room, lift. budget 6-7 cr. Only new construction',
    'buy?; type apartment; kind builder floor; bhk 4; loc Greater Kailash 1 or loc GK 1 or loc Greater Kailash; loc CR Park or loc Chittaranjan Park; loc South Delhi?; city Delhi; has Covered parking; has Servant room; has Lift; 6cr-7cr; new',
  ],
  [
    'Surat: looking to buy shop in vesu or adajan, 150-200 sqft carpet, 35 lakh, investment purpose',
    'buy; type commercial; kind shop; loc Vesu; loc Adajan; city Surat; area 150-200; max 35L',
  ],
  [
    'Is there any 2 bhk in powai for rent with lake view? Budget was 55k but ok can go upto 70k now',
    'rent; bhk 2; loc Powai; city Mumbai?; has Lake view; max 70k or 55k-70k',
  ],
  [
    'Mere papa retire ho rahe hain, unke liye dehradun me chota independent house 2-3 bhk, garden wala, 70 lakh ke andar. Rajpur road mehnga hai to sahastradhara road ya raipur road chalega',
    'buy?; type house; bhk 2,3; has Garden; max 70L; loc Sahastradhara Road or loc Sahastradhara; loc Raipur Road or loc Raipur; not-loc Rajpur Road?; city Dehradun',
  ],
  [
    'Penthouse dekh rahe hain guwahati me, zoo road ya GS road, 4 bhk, terrace ke saath, 2cr tak',
    'buy?; type apartment; kind penthouse; loc Zoo Road; loc GS Road or loc G S Road or loc G.S. Road; city Guwahati; bhk 4; has Terrace; max 2cr',
  ],
  [
    'factory shed chahiye kiraye pe Faridabad sector 24 ya 25, 4000 sqft, 100 HP ka connection, upto 80k',
    'rent; type industrial; loc Sector 24; loc Sector 25; city Faridabad; area 4000; has Power load or has Power connection or has 100 HP power?; max 80k',
  ],
  [
    'Trichy, thillai nagar or srirangam, 2bhk individual house for rent, 12k, advance 3 months max, 24 hrs water must',
    'rent; type house; bhk 2; city Tiruchirappalli or city Trichy; loc Thillai Nagar; loc Srirangam; max 12k; deposit 3m; has Water supply',
  ],
  [
    'Hi I am Rekha. We want flat in Nashik gangapur road area, 2bhk 900-1000 sqft, 45L, ready posession as we are paying rent now',
    'buy?; type apartment; loc Gangapur Road; city Nashik; bhk 2; area 900-1000; max 45L; ready',
  ],
  [
    'Student hu, delhi univ north campus ke paas pg chahiye boys ka, 8000 max aur no curfew',
    'pg; for men; for students; near delhi university north campus or near north campus or near delhi university or near delhi univ north campus or loc North Campus; city Delhi?; max 8k; has No curfew?',
  ],
  [
    '2 acres farm land near Anantapur or Kurnool for mango farming, 12 lakhs per acre max, road access needed, direct from owner',
    'buy?; type agricultural; area 87120; city Anantapur or loc Anantapur or near anantapur; city Kurnool or loc Kurnool or near kurnool; rate max 12L/acre or rate max 12L/acre; has Road or has Road access?; from owner',
  ],
  [
    'I stay in Wakad now, owner is selling the flat. Want similar 2bhk on rent in Wakad, Pimple Saudagar or Balewadi within 27k, bike n car parking both, no ground floor please',
    'rent; type apartment?; bhk 2; loc Wakad; loc Pimple Saudagar; loc Balewadi; city Pune?; max 27k; has Covered parking; floor !0',
  ],
  [
    'Mujhe mumbai side ghar kharidna hai par budget kam hai, 35-40 lakh. Vasai, virar ya nalasopara me 1bhk, station se 10 min walking',
    'buy; bhk 1; 35L-40L; loc Vasai or city Vasai; loc Virar or city Virar; loc Nalasopara or loc Nallasopara or loc Nala Sopara; city Mumbai?; near railway station 10min or near station 10min',
  ],
  [
    'coworking space for our team of 6 in Nagpur, dharampeth or sitabuldi, 50k total per month, wifi and ac obviously',
    'rent?; type office or type commercial; kind co-working; loc Dharampeth; loc Sitabuldi; city Nagpur; has 6 seats?; max 50k; has Wi-Fi; has Air conditioning',
  ],
  [
    'Interested in Prestige or Sobha projects in whitefield, 3bhk with 3 bathrooms, 1600+ sqft, 1.8 to 2.2 cr. Both of us work in ITPL',
    'buy?; by Prestige; by Sobha; loc Whitefield; city Bengaluru?; bhk 3; bath 3; area 1600+; 1.8cr-2.2cr',
  ],
  [
    'vrindavan ya mathura me 1bhk flat, parking aur lift ho, mandir ke paas. mummy papa ke liye, 25 lakh ke andar',
    'buy?; type apartment; bhk 1; city Vrindavan or loc Vrindavan; city Mathura or loc Mathura; has Covered parking; has Lift; near temple or near mandir; max 25L',
  ],
  [
    'WE NEED 2BHK FOR COMPANY GUEST HOUSE IN RAIPUR SHANKAR NAGAR OR CIVIL LINES, FULLY FURNISHED WITH AC, GEYSER AND WASHING MACHINE, 35K PER MONTH, AGREEMENT ON COMPANY NAME',
    'rent?; bhk 2; for company; city Raipur; loc Shankar Nagar; loc Civil Lines; fully-furnished; has Air conditioning; has Geyser; has Washing machine; max 35k',
  ],
  [
    'Row house or bungalow kolhapur, 3bhk, tarabai park ya rajarampuri, 1.2cr, vastu ke hisab se ho',
    'buy?; type house; type villa?; kind row house; kind bungalow; bhk 3; loc Tarabai Park; loc Rajarampuri; city Kolhapur; max 1.2cr; vastu',
  ],
  [
    'Sasta plot batao bhopal me kolar road ya ayodhya bypass, 1000 sqft, 15-18 lakh, corner ho to aur accha',
    'buy?; type plot; loc Kolar Road or loc Kolar; loc Ayodhya Bypass; city Bhopal; area 1000; 15L-18L; has Corner?; sort price-asc?',
  ],
  [
    'PG for working men in Chennai, sholinganallur or perungudi, ac double sharing, 9k incl food, washing machine also. i join on 1st',
    'pg; for men; loc Sholinganallur; loc Perungudi; city Chennai; has Air conditioning; has Double sharing?; has Food included; has Washing machine; max 9k',
  ],
  [
    'kya ranchi me lalpur ya kanke road pe 2 bhk kiraye par milega? 13 se 15 hazar, balcony ho, pehli ya dusri manzil, choti family hai',
    'rent; bhk 2; loc Lalpur; loc Kanke Road or loc Kanke; city Ranchi; 13k-15k; has Balcony; floor 1; floor 2; for family',
  ],
  [
    'Only listings of last 7 days pls, old ones are all sold out. 2bhk resale flat in Mulund West 400080, from owner, 1.5cr',
    'buy?; type apartment; bhk 2; resale; loc Mulund West or loc Mulund; pin 400080; city Mumbai?; from owner; max 1.5cr; posted 7; sort newest?',
  ],
  [
    'clinic ke liye jagah chahiye udaipur me, hiran magri or fatehpura, ground floor, 500 to 700 sqft, rent 30k, patients ke liye parking',
    'rent; type commercial; loc Hiran Magri; loc Fatehpura; city Udaipur; floor 0; area 500-700; max 30k; has Covered parking',
  ],
  [
    'Budget is 70 lakh but can stretch to 75 for a good one. 3bhk vijayawada poranki or kanuru, gated community with club house n kids play area, want to move in by march 2027',
    'buy?; bhk 3; loc Poranki; loc Kanuru; city Vijayawada; has Gated community; has Clubhouse; has Children’s play area; max 75L or 70L-75L or max 70L; by 2027-03',
  ],
  [
    'Lonavala me bungalow lena hai swimming pool wala, 4 bhk or more, budget 2.5-3 cr. Fully furnished will be better for us',
    'buy; type house or type villa; kind bungalow; bhk 4+; city Lonavala or loc Lonavala; has Swimming pool; 2.5cr-3cr; fully-furnished',
  ],
  [
    'flat nahi chahiye, sirf independent house ya plot, meerut me shastri nagar ya pallavpuram, 60 lakh',
    'buy?; not apartment?; type house; type plot; loc Shastri Nagar; loc Pallavpuram; city Meerut; max 60L',
  ],
  [
    'Hi sir need house for lease in mangalore kadri or bejai, 2bhk, lease amount 8 to 10 lakhs for 2 yrs, first floor only',
    'lease; type house?; bhk 2; loc Kadri; loc Bejai; city Mangaluru or city Mangalore; 8L-10L; floor 1',
  ],
  [
    'Me and my two friends (all girls, working in Wipro) want 3bhk semi or fully furnished in Electronic City phase 1, 2 bath atleast, 36k, deposit not more than 2 lakhs',
    'rent?; for women; for bachelors?; bhk 3; semi-furnished; fully-furnished; loc Electronic City Phase 1 or loc Electronic City; city Bengaluru?; bath 2; max 36k; deposit 2L',
  ],
  [
    'pehle 2bhk soch rahe the par ab 3bhk hi lenge. Zirakpur vip road ya mohali sector 82, 75 lakh tak, society me security aur power backup zaroori',
    'buy?; type apartment?; bhk 3; loc VIP Road; loc Sector 82; city Zirakpur; city Mohali; has Gated community?; has Security; has Power backup; max 75L',
  ],
]
