import type { Asked } from './score.ts'

/** Fifty messages as sent to a broker's phone, in English and Hinglish. The answers stood before it was asked. */
export const messenger: readonly Asked[] = [
  [
    'Hi, looking for a 2bhk on rent in Kondapur or Gachibowli for my family of 4. Budget 28k max including maintenance, semi furnised preferd. Shifting from Vijayawada next month',
    'rent; bhk 2; loc Kondapur; loc Gachibowli; city Hyderabad?; max 28k; semi-furnished; for family',
  ],
  [
    'bhaiya koi 1rk ya 1bhk milega kya katra ya civil lines prayagraj me? ssc ki taiyari kar raha hu. 6 hazar tak de paunga, broker nahi chahiye',
    'rent?; bhk 0.5,1; loc Katra; loc Civil Lines; city Prayagraj; max 6k; no-brokerage or from owner; for students?; for bachelors?; for men?',
  ],
  [
    'Namaste, we are a retired couple, at present staying with our son in Wakad. Want to buy 2 BHK flat in Kothrud or Karve Nagar, lift is must and vastu compliant. Upto 95 lakhs.',
    'buy; bhk 2; type apartment; loc Kothrud; loc Karve Nagar; city Pune?; has Lift; vastu; max 95L; for couple?; for family?',
  ],
  [
    'Need office space on lease, around 1500 sqft, BKC or Lower Parel. Fully furnished with 15 workstations. Budget 3.5 lakh per month. Pls share options on whatsapp',
    'lease or rent; type office; area 1500; loc BKC or loc Bandra Kurla Complex; loc Lower Parel; city Mumbai?; fully-furnished; max 3.5L',
  ],
  [
    '2 acre kheti ki zameen chahiye nashik ke paas, borewell ya kuan hona chahiye. rate 25 lakh per acre se upar nahi dunga',
    'buy?; type agricultural; area 87120; city Nashik or near nashik; has Borewell; has Well?; has Water supply?; rate max 25L/acre',
  ],
  [
    'sir plot dekh raha hu indore me, super corridor ya nipania, 1000 sqft, 30 lakh tak. saste wale pehle bhejna',
    'buy?; type plot; city Indore; loc Super Corridor; loc Nipania; area 1000; max 30L; sort price-asc',
  ],
  [
    'hi need a girls pg near christ university in koramangla, with food and wifi under 14k. my sister is joining college this june',
    'pg; for women; near christ university; loc Koramangala; city Bengaluru?; has Food included; has Wi-Fi; max 14k; for students?',
  ],
  [
    'My son got admission in VIT Vellore so need a 1bhk near VIT campus, Katpadi area. Rent below 9000, attached bathroom is must.',
    'rent; bhk 1; near vit or near vit campus or near vit vellore; loc Katpadi; city Vellore; max 9k; has Attached bathroom; for students?',
  ],
  [
    'we are family with 2 kids presently in whitefield, want to shift to sarjapur road. 3bhk in gated society with swimming pool and kids play area. 45-55k rent is ok',
    'rent; bhk 3; loc Sarjapur Road; city Bengaluru?; has Gated community; has Swimming pool; has Children’s play area; 45k-55k; for family?',
  ],
  [
    'Sat sri akal ji, Mohali me 10 marla kothi leni hai sector 70 ya 71. Budget 2.2 cr tak, park facing mil jaye to badhiya. Dealers please excuse',
    'buy?; type house or type villa; area 2722.5; loc Sector 70; loc Sector 71; city Mohali; max 2.2cr; has Park?; has Park facing?; no-brokerage or from owner',
  ],
  [
    'Salary 60k hai isliye 18000 se zyada rent nahi de sakte. 2bhk chahiye thane west me, ghodbunder road pe. unfurnished chalega',
    'rent; bhk 2; max 18k; loc Thane West or loc Thane or city Thane; loc Ghodbunder Road or near ghodbunder road; city Thane or city Mumbai?; unfurnished?',
  ],
  [
    'Want a showroom on rent at GS Road or Zoo Road in Guwahati, ground floor only, 400 to 600 sq ft, for garments business. Can pay upto 1.5 lac',
    'rent; type commercial; kind showroom; loc GS Road; loc Zoo Road; city Guwahati; floor 0; area 400-600; max 1.5L',
  ],
  [
    'need godown minimum 5000 sqft in bhiwandi, 40 ft container should come inside. monthly 1 lakh approx, deposit not more than 3 months',
    'rent?; type industrial; kind warehouse; area 5000+; loc Bhiwandi or city Bhiwandi; city Thane or city Mumbai or city Bhiwandi?; ~1L; deposit 3m',
  ],
  [
    'Dada 3bhk flat chahiye New Town Action Area 1 mein, ready to move, 75 lakh ke andar. Top floor nahi, garmi me bahut problem hota hai',
    'buy?; bhk 3; type apartment; loc New Town Action Area 1 or loc Action Area 1 or loc New Town; city Kolkata?; ready; max 75L; floor !top',
  ],
  [
    'We are 3 working bachelors in IT searching 3bhk in thoraipakkam or perungudi. Fully furnished, max 40k, two wheeler parking requird. Can move in immediatly',
    'rent?; bhk 3; for bachelors; loc Thoraipakkam; loc Perungudi; city Chennai?; fully-furnished; max 40k; has Covered parking; ready?',
  ],
  [
    'NRI here, based in Dubai. Want to purchase a house plot in Bajpe near Mangalore airport, 10 cents, not more than 4 lakhs per cent. Clear title only.',
    'buy; type plot; loc Bajpe; near mangalore airport or near airport; city Mangalore or city Mangaluru; area 4356; rate max 4L/cent; approved Clear title',
  ],
  [
    'Any studio apartment in Lavelle Road or Residency Road for a single woman? Owner should be ok with my cat. 35k rent. Thanks, Meera',
    'rent; type apartment; kind studio; bhk 0?; loc Lavelle Road; loc Residency Road; city Bengaluru?; for women; for bachelors?; for pets; max 35k',
  ],
  [
    'Plz suggest 3 bhk builder floor in south city 2 or sushant lok gurgaon. we r looking to purchase, 1.8 to 2.3 cr. first or second floor with stilt parking',
    'buy; bhk 3; type apartment; kind builder floor; loc South City 2 or loc South City II; loc Sushant Lok; city Gurgaon; 1.8cr-2.3cr; floor 1; floor 2; has Covered parking',
  ],
  [
    'Lucknow gomti nagar extension me 2 ya 3 bhk flat kharidna hai. bank se loan ho jayega, total 65 lakh tak ja sakte hai. Rajesh 9839012345',
    'buy; bhk 2,3; type apartment; loc Gomti Nagar Extension; city Lucknow; max 65L',
  ],
  [
    'Currently staying in Laxmi Nagar but office shifted to noida so want a 1bhk in indirapuram or vaishali, ghaziabad. rent 12k to 15k, metro should be near',
    'rent; bhk 1; loc Indirapuram; loc Vaishali; city Ghaziabad; 12k-15k; near metro',
  ],
  [
    'Looking for DTCP approved residential plot in Saravanampatti, Coimbatore. 3 to 5 cents, east facing, around 40L. Please call after 6 pm.',
    'buy?; type plot; approved DTCP; loc Saravanampatti; city Coimbatore; area 1306.8-2178; facing east; ~40L',
  ],
  [
    'I work in BHEL bhopal, need 2 bhk flat on rent in arera colony or kolar road. wife and one baby with me. power backup n lift needed, pls send only this weeks postings',
    'rent; bhk 2; type apartment; loc Arera Colony; loc Kolar Road or loc Kolar; city Bhopal; has Power backup; has Lift; posted 7; for family?; for couple?',
  ],
  [
    'jaipur vaishali nagar me ghar kiraye pe chahiye 15k tak. hum 5 log hai, car parking ho aur balcony bhi',
    'rent; loc Vaishali Nagar; city Jaipur; max 15k; has Covered parking; has Balcony; for family?',
  ],
  [
    '1 bhk flat for me and my wife, within 15 min of manyata tech park. upto 22k rent. geyser and washing machine would be nice but not compulsory',
    'rent; bhk 1; type apartment; near manyata tech park 15min; city Bengaluru?; max 22k; for couple or for family; has Geyser?; has Washing machine?',
  ],
  [
    'Serious buyer. 4bhk villa in Jubilee Hills / Banjara Hills, 8 to 10 cr. Servant room and minimum 4 bathrooms required. No brokers please',
    'buy; bhk 4; type villa; loc Jubilee Hills; loc Banjara Hills; city Hyderabad?; 8cr-10cr; has Servant room; bath 4; no-brokerage or from owner',
  ],
  [
    "hey, i'm relocating from delhi to pune next month. 2bhk in baner or aundh, not wakad pls (too much traffic). 30-38k. have a dog so pet friendly only",
    'rent?; bhk 2; loc Baner; loc Aundh; not-loc Wakad; city Pune; 30k-38k; for pets',
  ],
  [
    'Bopal ya Shela me 3bhk flat lena hai, naya hi chahiye resale nahi. 70 se 85 lakh ka budget hai. RERA registered hona chahiye',
    'buy?; bhk 3; type apartment; loc Bopal or loc South Bopal; loc Shela; city Ahmedabad?; new; 70L-85L; rera',
  ],
  [
    'noida sector 150 me 3bhk under construction flat dekh rahe hai, possession dec 2027 tak mil jaye. 1.3 cr budjet. Godrej ya ATS ho to best',
    'buy?; bhk 3; type apartment; loc Sector 150; city Noida; uc; by 2027-12; max 1.3cr; by Godrej or by Godrej Properties?; by ATS?',
  ],
  [
    'Pranam, Patna me 2 katha residential plot chahiye, danapur ya saguna more side. 40 lakh se kam. South facing chalega',
    'buy?; type plot; city Patna; loc Danapur; loc Saguna More; area 2722.5; max 40L; facing south?',
  ],
  [
    '3bhk independent house for lease in Vijayanagar or Rajajinagar, bangalore. 25 to 30 lakhs lease amount. Small family of 3, pure veg. Borewell water should be there',
    'lease; bhk 3; type house; loc Vijayanagar; loc Rajajinagar; city Bengaluru; 25L-30L; for family?; has Borewell; has Water supply?',
  ],
  [
    'Hello, we want to buy a holiday home in Goa, 2bhk with balcony in Porvorim or Dona Paula. Max 1.1 crore, resale is also ok',
    'buy; bhk 2; has Balcony; loc Porvorim; loc Dona Paula; city Goa or city Panaji or city North Goa; max 1.1cr; resale?',
  ],
  [
    'boys pg chahiye kota me landmark city me, allen coaching ke paas ho. mess ka khana included, AC room, 12-15 hazar. bhai 11th me hai',
    'pg; for men; for students?; city Kota; loc Landmark City; near allen or near allen coaching; has Food included; has Air conditioning; 12k-15k',
  ],
  [
    'Bhubaneswar, Patia 751024 or Chandrasekharpur, 2bhk rent for family, 12 to 14k. ground floor avoid, last time rain water came inside',
    'rent; bhk 2; loc Patia; pin 751024; loc Chandrasekharpur; city Bhubaneswar; for family; 12k-14k; floor !0',
  ],
  [
    'Clinic ke liye jagah chahiye kanpur me, swaroop nagar ya kakadeo, 600-800 sqft. main road par ho, ground ya first floor. kiraya 80 hazar max',
    'rent; type commercial; city Kanpur; loc Swaroop Nagar; loc Kakadeo; area 600-800; has Main road; floor 0; floor 1; max 80k',
  ],
  [
    '30x40 site required in mysore, bogadi or vijayanagar 4th stage. MUDA approved, north facing, 45-50 lakhs. Direct owners only contact me',
    'buy?; type plot; area 1200; city Mysuru; loc Bogadi; loc Vijayanagar Stage 4 or loc Vijayanagar; approved MUDA; facing north; 45L-50L; from owner; no-brokerage?',
  ],
  [
    'mera budget pehle 90 lakh tha ab 1.1 cr kar diya hai. dwarka sector 12 me 2bhk society flat, lift zaroori hai mummy ke ghutne me dard rehta hai',
    'buy?; bhk 2; type apartment; loc Dwarka Sector 12 or loc Dwarka or loc Sector 12; city Delhi?; max 1.1cr; has Lift; has Gated community?',
  ],
  [
    'Farmhouse rent pe chahiye chattarpur side, kam se kam 1 acre, garden aur swimming pool ke saath. 2 lakh mahina tak de sakte hain',
    'rent; kind farm house; type villa or type house or type agricultural; loc Chattarpur or loc Chhatarpur or loc Chhattarpur; city Delhi?; area 43560+; has Garden; has Swimming pool; max 2L',
  ],
  [
    'URGENT!! co working space for team of 8 in hitech city or madhapur, metro ke paas. budget 60k monthly all inclusive',
    'rent?; kind co-working; type office or type commercial; loc HITEC City or loc Hitech City; loc Madhapur; city Hyderabad?; near metro; max 60k',
  ],
  [
    'Good morning, wanted 3bhk row house in Gotri or Bhayli, Vadodara. dedh crore tak. Own parking and garden required, ready possession only as our present house is sold',
    'buy?; bhk 3; type house; kind row house; loc Gotri; loc Bhayli or loc Vasna Bhayli Road; city Vadodara; max 1.5cr; has Covered parking; has Garden; ready',
  ],
  [
    'Surat vesu ya pal me 2bhk flat rent pe chahiye jain family ke liye. 16-18k. furnished nahi ho to bhi chalega lekin modular kitchen ho',
    'rent; bhk 2; type apartment; city Surat; loc Vesu; loc Pal; for family; 16k-18k; has Modular kitchen; unfurnished?',
  ],
  [
    'Any 3bhk apartmant for sale in Madhurawada or Yendada vizag in gated community? Around 1 crore, 1600+ sft, sea view will be bonus',
    'buy; bhk 3; type apartment; loc Madhurawada; loc Yendada; city Visakhapatnam; has Gated community; ~1cr; area 1600+; has Sea view?',
  ],
  [
    'dehradun me 200 gaj ka plot chahiye sahastradhara road ya rajpur road par. 25000 per gaj tak, papa retire hone wale hai unke liye ghar banana hai',
    'buy?; type plot; city Dehradun; area 1800; loc Sahastradhara Road or loc Sahasradhara Road; loc Rajpur Road; rate max 25k/sqyd',
  ],
  [
    'Require industrial shed on rent in raipur, urla or siltara, 8000-10000 sqft. Security and 24 hr water must. Rent negotiable if long agreement',
    'rent; type industrial; city Raipur; loc Urla; loc Siltara; area 8000-10000; has Security; has Water supply',
  ],
  [
    "I'm a nurse working in Amrita hospital. Want ladies hostel or pg in edappally kochi, food included, below 8500. Night shift also there so no gate timing pls",
    'pg; for women; loc Edappally; city Kochi; has Food included; max 8500',
  ],
  [
    'bhai 2bhk dekh rahe hai goregaon east ya malad west me rent ke liye. 40k bola tha pehle but ab 45k tak chalega. do bathroom hone chahiye',
    'rent; bhk 2; loc Goregaon East; loc Malad West; city Mumbai?; max 45k; bath 2',
  ],
  [
    'Resale flat in Anna Nagar or Kilpauk, not older than 10 yrs, 1200-1400 sft with covered car park. 1.6cr. Presently living in rented house at Ambattur',
    'buy?; resale; type apartment; loc Anna Nagar; loc Kilpauk; city Chennai?; age 10; area 1200-1400; has Covered parking; max 1.6cr',
  ],
  [
    'nagpur me manish nagar ya besa me khud ka ghar lena hai, plot nahi. wife aur main dono teacher hai, 45 lakh tak ho jayega. 2bhk, school paas me ho',
    'buy?; city Nagpur; loc Manish Nagar; loc Besa; not plot; max 45L; bhk 2; near school; for couple?; for family?',
  ],
  [
    'One room set required in chandigarh sector 35 or 22 for girl student. 9k tops, separate kitchen. Parents will come to see on sunday',
    'rent?; bhk 0.5 or bhk 1; loc Sector 35; loc Sector 22; city Chandigarh; for students; for women; max 9k; has Separate kitchen?; has Kitchen?',
  ],
  [
    'Our company needs 3bhk fully furnished flat for a manager at kazhakoottam near technopark, trivandrum. Company lease, 35k max, deposit upto 2 months',
    'lease or rent; for company; bhk 3; type apartment; fully-furnished; loc Kazhakkoottam or loc Kazhakoottam or loc Kazhakuttam; near technopark; city Thiruvananthapuram; max 35k; deposit 2m',
  ],
  [
    'Hello 1 bhk flat for sale in virar west or nalasopara availble? 30 lakhs, first home for us. OC recieved building only, no under construction pls',
    'buy; bhk 1; type apartment; loc Virar West or loc Virar; loc Nalasopara or loc Nala Sopara or loc Nallasopara; city Mumbai or city Virar or city Palghar?; max 30L; ready',
  ],
]
