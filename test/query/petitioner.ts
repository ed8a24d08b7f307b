import type { Asked } from './score.ts'

/** Sixty messages of buyers, tenants and those who farm or trade. The answers stood before it was asked. */
export const petitioner: readonly Asked[] = [
  [
    'Hi, looking for a 2bhk flat on rent in Kothrud or Karve Nagar, max 28k. We are family of 4 with two small kids so ground or first floor only pls',
    'type apartment; bhk 2; rent; loc Kothrud; loc Karve Nagar or loc Karvenagar; city Pune?; max 28k; for family?; floor 0; floor 1',
  ],
  [
    'bhai indore me vijay nagar ya scheme 54 me 3 bhk flat lena hai, budget 60 lakh tak. papa ko ghutne ka dard hai to lift hona hi chahiye',
    'buy?; type apartment; bhk 3; city Indore; loc Vijay Nagar; loc Scheme 54 or loc Scheme No 54; max 60L; has Lift',
  ],
  [
    'Need PG for my daughter near Christ University Banglore, she is joining 1st year in June. Food and wifi must, upto 12000 per month',
    'pg; for women; for students?; near christ university; city Bengaluru; has Food included; has Wi-Fi; max 12k',
  ],
  [
    'want to buy 30x40 site in mysore, vijayanagar 4th stage or bogadi side, MUDA approved only. i have around 45 lakhs',
    'buy; type plot; area 1200; city Mysuru; loc Vijayanagar Stage 4 or loc Vijayanagar 4th Stage or loc Vijayanagar; loc Bogadi; approved MUDA; ~45L or max 45L',
  ],
  [
    'Sir, office space required in Noida sector 62 or 63, around 1500 sqft furnished, we are a team of 20. Rent upto 75k, maintenance extra is ok',
    'type office; rent; loc Sector 62; loc Sector 63; city Noida; area 1500; fully-furnished; max 75k',
  ],
  [
    'My mother in law stays with us and she cant climb stairs so lift is must. 2 bhk, Borivali West, rent 40k max, we are in Dahisar right now',
    'bhk 2; rent; loc Borivali West; city Mumbai?; max 40k; has Lift; for family?',
  ],
  [
    'dukan chahiye kiraye pe, Hazratganj ya Aminabad lucknow. main road pe ho, 200 se 300 sqft, kiraya 25 hazar se upar nahi',
    'type commercial; kind shop; rent; loc Hazratganj; loc Aminabad; city Lucknow; has Main road; area 200-300; max 25k',
  ],
  [
    'Looking for agricultural land around Chevella, 2 to 5 acres, title should be clear. Price not more than 80 lakh per acre. No brokers please',
    'buy?; type agricultural; loc Chevella or near chevella or city Chevella; city Hyderabad?; area 87120-217800; approved Clear title; rate max 80L/acre; from owner or no-brokerage; no-brokerage?',
  ],
  [
    'Hello, I am Ramesh from Dubai, planning to shift back to Kochi next year. Interested in ready to move 3bhk appartment in Kakkanad or Edappally, budget 90 lakhs to 1.1 crore',
    'buy?; city Kochi; type apartment; bhk 3; ready; loc Kakkanad; loc Edappally; 90L-1.1cr',
  ],
  [
    'single working girl here, need 1rk or 1bhk on rent near Andheri station, 20-25k. can give 2 months deposit max',
    'rent; bhk 0.5,1; near andheri station or near railway station or near andheri railway station; loc Andheri?; city Mumbai?; 20k-25k; deposit 2m; for women or for bachelors; for women?; for bachelors?',
  ],
  [
    'Gurgaon me builder floor dhundh rahe hai, sector 57 ya South City 2. 4bhk, top floor with terrace, 2.5 cr tak. abhi hum DLF phase 3 me kiraye pe hai',
    'buy?; type apartment; kind builder floor; bhk 4; loc Sector 57; loc South City 2 or loc South City II or loc South City; city Gurgaon; floor top; has Terrace; max 2.5cr',
  ],
  [
    'Pls suggest godown in Bhiwandi 10000 to 15000 sq ft on lease. 40 ft container truck should be able to come inside',
    'type industrial; kind warehouse; lease; loc Bhiwandi or city Bhiwandi; city Thane or city Mumbai or city Bhiwandi?; area 10000-15000; has Truck access?',
  ],
  [
    'I earn 85k in hand and my office is in Ecospace. Looking to buy 2 bhk in bellandur or haralur road under 95L, building not older than 5 yrs. Varthur side no, traffic is horrible',
    'buy; bhk 2; loc Bellandur; loc Haralur Road or loc Haralur; city Bengaluru?; max 95L; age 5; not-loc Varthur',
  ],
  [
    'Need flat in Kolkata near Garia metro, 2bhk, south facing only. Ma baba ke liye kharidna hai, budget 35 lakh, resale bhi chalega',
    'buy; type apartment; bhk 2; city Kolkata; near garia metro or near metro or near garia metro station; loc Garia?; facing south; max 35L; resale?; for family?',
  ],
  [
    'ek kanal ki kothi chahiye panchkula me, sector 8 ya sector 9, 5 cr ke andar. east facing mil jaye to best',
    'buy?; type house or type villa; area 5445; loc Sector 8; loc Sector 9; city Panchkula; max 5cr; facing east?',
  ],
  [
    'we are 3 boys working in tcs siruseri, need 2 or 3bhk for rent in navalur / kelambakkam where bachelors allowed. 22k budget, bike parking needed',
    'rent; bhk 2,3; loc Navalur; loc Kelambakkam; city Chennai?; for bachelors; for men?; max 22k; has Covered parking',
  ],
  [
    'Selling our old house so need a bigger one. 4bhk villa in gated community, Kompally or Bachupally hydrabad, 2 to 2.5 cr, possession by Dec 2026',
    'buy?; type villa; bhk 4; has Gated community; loc Kompally; loc Bachupally; city Hyderabad; 2cr-2.5cr; by 2026-12',
  ],
  [
    'Jaipur mansarovar ya jagatpura me 100 gaj ka plot batao, JDA approved, 40 lakh tak. corner ho to badhiya nahi ho to bhi chalega',
    'buy?; type plot; area 900; loc Mansarovar; loc Jagatpura; city Jaipur; approved JDA; max 40L; has Corner?',
  ],
  [
    'Want furnished 1bhk flat for rent in Goa, Panjim or Porvorim, for 6 months as I work from home. Good wifi and AC. I have a dog so pet friendly pls, 30k max',
    'rent; type apartment; bhk 1; fully-furnished; city Goa or city Panaji or city North Goa?; loc Panjim or loc Panaji or city Panaji; loc Porvorim; has Wi-Fi; has Air conditioning; for pets; max 30k',
  ],
  [
    'not interested in resale. new 2bhk or 2.5 bhk directly from builder in Wakad, Tathawade or Punawale, 75-85 lakh, RERA registered, with covered car parking',
    'buy?; new; bhk 2,2.5; from builder; loc Wakad; loc Tathawade; loc Punawale; city Pune?; 75L-85L; rera; has Covered parking',
  ],
  [
    'Patna me kankarbagh side 2bhk kiraye pe chahiye family ke liye, 12-14 hazaar. ground floor nahi chahiye waha barish me pani bhar jata hai',
    'rent; bhk 2; loc Kankarbagh; city Patna; for family; 12k-14k; floor !0',
  ],
  [
    'Looking for girls pg in kota near allen samyak campus for my sister, NEET prep. AC room with attached bathroom and food included. 15k monthly',
    'pg; for women; for students?; city Kota; near allen samyak campus or near allen samyak or near allen; has Air conditioning; has Attached bathroom; has Food included; max 15k',
  ],
  [
    'I need space for my dental clinic in Coimbatore, RS Puram or Saibaba Colony, ground floor, 1000 sqft minimum, rent around 50000',
    'type commercial; rent; city Coimbatore; loc RS Puram or loc R S Puram or loc R.S. Puram; loc Saibaba Colony; floor 0; area 1000+; ~50k',
  ],
  [
    'Wish to buy a farm house in Karjat or Neral, atleast 1 acre, with borewell. Upto 1.5 crore, direct owner deal only. We stay in Dombivli so weekends we can come',
    'buy; kind farm house; type villa or type house or type agricultural; loc Karjat or city Karjat; loc Neral or city Neral; city Mumbai or city Navi Mumbai or city Raigad?; area 43560+; has Borewell; max 1.5cr; from owner; no-brokerage?',
  ],
  [
    'Company lease chahiye, 3bhk fully furnished in Powai for our expat manager and his wife, 1.5 lakh per month tak, lake view',
    'lease or rent; for company; for couple or for family?; bhk 3; fully-furnished; loc Powai; city Mumbai?; max 1.5L; has Lake view',
  ],
  [
    'ghaziabad indirapuram / vaishali me 3 bhk flat, 80L se kam, metro ke paas. 2nd hand bhi chalega but society me security honi chahiye',
    'buy?; type apartment; bhk 3; city Ghaziabad; loc Indirapuram; loc Vaishali; max 80L; near metro; resale?; has Security; has Gated community?',
  ],
  [
    'Dear sir, kindly share available industrial shed in Sanand / Changodar for rent, 20000 sqft plus, 3 phase connection. Rate should not cross Rs 18 per sqft',
    'rent; type industrial; loc Sanand or city Sanand; loc Changodar or city Changodar; city Ahmedabad?; area 20000+; rate max 18/sqft; has Three phase power?; has 3 phase connection?; has Power backup?',
  ],
  [
    'Shifting from Delhi to Chandigarh in July with wife and baby. need 2bhk semi furnised in sector 35 or 22, rent 25k including maintenance, show cheapest first',
    'rent; bhk 2; semi-furnished; city Chandigarh; loc Sector 35; loc Sector 22; for family?; max 25k; sort price-asc',
  ],
  [
    'Any studio apartment in Greater Noida West? Just for investment, 25 lac budget, ready one only, not under construction',
    'buy?; type apartment; kind studio; bhk 0; loc Greater Noida West or loc Noida Extension or city Greater Noida West or city Greater Noida; city Greater Noida or city Noida?; max 25L; ready',
  ],
  [
    'mujhe nagpur me manish nagar ya besa me row house lena hai 3bhk, 70 lakh ke aas paas. parking aur chota garden ho, vastu ke hisab se bana ho',
    'buy?; type house; kind row house; bhk 3; city Nagpur; loc Manish Nagar; loc Besa; ~70L; has Covered parking; has Garden; vastu',
  ],
  [
    'Bhubaneswar patia area, need 2bhk on rent near KIIT for 2 students (boys), 10 to 12k. we dont want to pay brokerage',
    'rent; bhk 2; city Bhubaneswar; loc Patia; near kiit or near kiit university; for students; for men; 10k-12k; no-brokerage; from owner?',
  ],
  [
    'retired bank officer, only me and my wife. want to purchase 2 bhk in Dehradun, Rajpur road or Sahastradhara road, ground floor with small garden, 50-60 lac',
    'buy; bhk 2; city Dehradun; loc Rajpur Road; loc Sahastradhara Road or loc Sahastradhara; floor 0; has Garden; 50L-60L; for couple or for family?',
  ],
  [
    'is there any duplex house in Bhopal, Kolar road or Arera colony? 4 bedroom atleast, parking for 2 cars, 1.2 cr max. no plots please, I dont want to construct',
    'buy?; kind duplex; type house; bhk 4+; city Bhopal; loc Kolar Road; loc Arera Colony; has Covered parking; max 1.2cr; not plot',
  ],
  [
    'Pg for men in Hitec city or Madhapur, single room not sharing, under 14k with food and washing machine. joining Deloitte on 1st',
    'pg; for men; loc Hitech City; loc Madhapur; city Hyderabad?; max 14k; has Food included; has Washing machine; has Single room or has Single sharing or has Private room or has Single occupancy?',
  ],
  [
    'East facing 40x60 site wanted in Bangalore, devanahalli or yelahanka, BMRDA approved. Rs 4500 per sqft max. Not intrested in revenue sites',
    'buy?; type plot; facing east; area 2400; loc Devanahalli; loc Yelahanka; city Bengaluru; approved BMRDA; rate max 4500/sqft',
  ],
  [
    'salon kholna hai, ranchi lalpur chowk ke aas paas dukaan dekh rahi hu, 400 sqft, ground floor, kiraya 18k tak. AC pehle se laga ho to achha',
    'type commercial; kind shop; rent; city Ranchi; near lalpur chowk or loc Lalpur Chowk or loc Lalpur; loc Lalpur?; area 400; floor 0; max 18k; has Air conditioning?',
  ],
  [
    'Want 3bhk in Prestige or Brigade project in Whitefield, resale also okay. 1.6cr is my upper limit, atleast 1500 sft, ground floor not wanted',
    'buy?; bhk 3; by Prestige; by Brigade; loc Whitefield; city Bengaluru?; resale?; max 1.6cr; area 1500+; floor !0',
  ],
  [
    'Thane ghodbunder road pe 1bhk flat kharidna hai, 65-70 lakh me, under construction chalega agar december 2027 tak possession mile',
    'buy; type apartment; bhk 1; city Thane; loc Ghodbunder Road; 65L-70L; uc?; by 2027-12',
  ],
  [
    'Hi this is Anjali, me and my husband both work in Infosys. need 2bhk unfurnished in mangalore, kadri or bejai, rent 18-20k, balcony is a must for my plants',
    'rent; bhk 2; unfurnished; city Mangaluru or city Mangalore; loc Kadri; loc Bejai; 18k-20k; has Balcony; for couple or for family?',
  ],
  [
    'Land on highway near Karnal for dhaba, 1 acre min, want on long lease not purchase',
    'lease; type plot or type commercial or type agricultural; type commercial?; near karnal or city Karnal or loc Karnal; city Karnal?; area 43560+; near highway or has Highway or has Main road or has Road?',
  ],
  [
    'vizag MVP colony or seethammadhara 2bhk apartments for sale?? sea view not necessary but lift and power backup compulsory. 65 lakhs',
    'buy; type apartment; bhk 2; city Visakhapatnam or city Vizag; loc MVP Colony; loc Seethammadhara; has Lift; has Power backup; max 65L',
  ],
  [
    'My brother got job in Surat, bachelor hai. usko 1rk on rent chahiye Katargam ya Varachha me, 7-8k me, bed aur fan to hona hi chahiye',
    'rent; bhk 0.5; city Surat; loc Katargam; loc Varachha; 7k-8k; for bachelors; for men?; semi-furnished or fully-furnished?; has Bed?; has Fan?',
  ],
  [
    'Please show villas on ECR Chennai with swimming pool and sea view. 4 or more bedrooms, 6 to 8 crores. I am NRI so clear title only',
    'buy?; type villa; loc ECR or loc East Coast Road; city Chennai; has Swimming pool; has Sea view; bhk 4+; 6cr-8cr; approved Clear title',
  ],
  [
    'Need showroom for two wheeler dealership at Rajkot, kalawad road or 150 feet ring road, main road touch, 2000-2500 sqft. rent 1.25 lakh tak',
    'rent; type commercial; kind showroom; city Rajkot; loc Kalawad Road; loc 150 Feet Ring Road or loc 150 Ft Ring Road; has Main road; area 2000-2500; max 1.25L',
  ],
  [
    'meerut me 5 bigha kheti ki zameen kharidni hai, sadak se lagi ho aur borewell ho. 25 lakh per bigha se zyada nahi de payenge',
    'buy; type agricultural; city Meerut; area 34031.25-136125; has Road or has Main road?; has Borewell; rate max 25L/bigha',
  ],
  [
    'I am looking for co-working space for 10 people in Indiranagar Bangalore, near metro, 8000 per seat monthly. Need conference room too',
    'kind co-working; type office or type commercial; rent?; loc Indiranagar; city Bengaluru; near metro; rate max 8k/seat or max 8k or max 80k; has Conference room?; has Meeting room?',
  ],
  [
    'Earlier I told you Malad but now we have decided Kandivali East only bcoz of kids school. 2bhk to buy, 1.4 to 1.6 cr, min 700 carpet',
    'buy; bhk 2; loc Kandivali East; city Mumbai?; 1.4cr-1.6cr; area 700+; not-loc Malad?; for family?',
  ],
  [
    'allahabad civil lines ya ashok nagar me independent house rent pe chahiye 3 bhk, makan malik saath me na rehta ho. 15k tak de denge',
    'rent; type house; bhk 3; city Prayagraj; loc Civil Lines; loc Ashok Nagar; max 15k',
  ],
  [
    'Trivandrum Kazhakootam, we 3 bachelor girls working in technopark, want 2bhk flat for rent below 18000 with 24 hr water and security',
    'rent; type apartment; bhk 2; city Thiruvananthapuram; loc Kazhakoottam or loc Kazhakkoottam or loc Kazhakuttam; for women; for bachelors?; max 18k; has Water supply; has Security; near technopark?',
  ],
  [
    'Flat on 5th floor or above, Raj Nagar Extension 201017, 3bhk with servant room, max 70 lakh. Broker log msg na kare, owner se hi baat karni hai',
    'buy?; type apartment; floor 5+; loc Raj Nagar Extension; city Ghaziabad?; pin 201017; bhk 3; has Servant room; max 70L; from owner; no-brokerage?',
  ],
  [
    'Guwahati beltola or six mile, need 2 bhk for rent immediately, got transfered from Jorhat branch. parking for one car, 16000 max',
    'rent; bhk 2; city Guwahati; loc Beltola; loc Six Mile or loc Sixmile; ready?; has Covered parking; max 16k',
  ],
  [
    'Plot in Shamshabad or Maheshwaram, 200 sq yards, HMDA approved, under 15k per sq yard. No hurry it is for long term investment, send only newly listed ones from last 7 days',
    'buy?; type plot; loc Shamshabad; loc Maheshwaram; city Hyderabad?; area 1800; approved HMDA; rate max 15k/sqyd or rate max 15k/sqyd; posted 7; sort newest?',
  ],
  [
    'ludhiana focal point me factory dikhao, 500 gaj, purchase karna hai. 3 cr ka budget hai, rent wala nahi chahiye',
    'buy; type industrial; loc Focal Point; city Ludhiana; area 4500; max 3cr',
  ],
  [
    "Hii, I'm doing MBA from Symbiosis. Need flat on rent with other girls, Bavdhan or Sus road, my share max 9000, fully furnished. Deposit not more than 20k",
    'rent; type apartment; for women; for students?; loc Bavdhan; loc Sus Road or loc Sus; city Pune?; max 9000 or max 9k; fully-furnished; deposit 20k; has Sharing?',
  ],
  [
    'Budget is tight, 22 lakh only. 1bhk resale in Virar or Nalasopara close to railway station, OC should be there. Wife works in churchgate so train is important',
    'buy?; bhk 1; resale; loc Virar or city Virar; loc Nalasopara or loc Nala Sopara or city Nalasopara; city Mumbai or city Palghar or city Vasai-Virar?; near railway station; ready; max 22L',
  ],
  [
    'Parents ke liye 2bhk le rahe hai udaipur me, hiran magri ya fatehpura. hospital paas hona chahiye, do bathroom compulsary, 45L tak',
    'buy?; bhk 2; city Udaipur; loc Hiran Magri or loc Hiranmagri; loc Fatehpura; near hospital; bath 2; max 45L; for family?',
  ],
  [
    'First time buyer, little confused. 3 bhk in sarjapur road or hosa road, 1 - 1.2 cr, gym swimming pool kids play area all should be there. electronic city nahi jana',
    'buy; bhk 3; loc Sarjapur Road; loc Hosa Road; city Bengaluru?; 1cr-1.2cr; has Gym; has Swimming pool; has Children’s play area; not-loc Electronic City',
  ],
  [
    'Weekend ke liye lonavala ya khandala me 3bhk bungalow lena hai pool ke sath. 2cr se zyada nahi, ready possession',
    'buy?; type house or type villa; kind bungalow; bhk 3; loc Lonavala or city Lonavala; loc Khandala or city Khandala; city Pune or city Lonavala?; has Swimming pool; max 2cr; ready',
  ],
  [
    'Laxmi Nagar ya Nirman Vihar me 1bhk kiraye pe chahiye, UPSC ki tayari kar raha hu, akela ladka hu. metro paas ho, 13k tak',
    'rent; bhk 1; loc Laxmi Nagar; loc Nirman Vihar; city Delhi?; near metro; max 13k; for men or for bachelors or for students?; for men?; for bachelors?; for students?',
  ],
  [
    'Cold storage wanted on rent at Vijayawada, gollapudi side, 8000 sqft approx for our mango pulp business. can pay 1 lakh a month',
    'rent; type industrial; kind warehouse; city Vijayawada; loc Gollapudi; area 8000; max 1L',
  ],
]
