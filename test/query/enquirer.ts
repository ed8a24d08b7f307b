import type { Asked } from './score.ts'

/** Sixty messages more, of smaller cities and of those who look for shops and land as well. The answers stood before it was asked. */
export const enquirer: readonly Asked[] = [
  [
    'Hi, looking for a 2bhk on rent in Kothrud, 22k max. We are a family of 3 shifting from Nagpur next month.',
    'rent; bhk 2; loc Kothrud; city Pune?; max 22k; for family',
  ],
  [
    'bhai koi 1rk ya 1bhk milega kya andheri east me 18 hazar tak. bachelor hu, office seepz me hai',
    'rent?; bhk 0.5,1; loc Andheri East; city Mumbai?; max 18k; for bachelors; near seepz?',
  ],
  [
    'hii i m moving to hyderabad for job in gachibowli, looking 4 a semi furnished 2 bhk nearby within 30k incl maintainance. i hv a dog so pet friendly pls',
    'rent?; city Hyderabad; loc Gachibowli or near gachibowli; semi-furnished; bhk 2; max 30k; for pets',
  ],
  [
    'My husband works at TCS Siruseri so we want something in Navalur or Kelambakkam. 2BHK, rent below 18k, not ground floor because of flooding',
    'rent; bhk 2; loc Navalur; loc Kelambakkam; city Chennai?; max 18k; floor !0; near tcs siruseri?; for family or for couple?',
  ],
  [
    'Salary is 40k so can pay 10-12k rent only. We are two bachelor boys, 1bhk in BTM layout or Bommanahalli, bike parking needed',
    'rent; 10k-12k; for men; for bachelors?; bhk 1; loc BTM Layout; loc Bommanahalli; city Bengaluru?; has Covered parking',
  ],
  [
    'Flat for rent chahiye lucknow gomti nagar extension me. 3bhk semi furnished, family hai 5 log. Direct owner se baat karni hai, 20k tak',
    'rent; type apartment; city Lucknow; loc Gomti Nagar Extension or loc Gomti Nagar; bhk 3; semi-furnished; for family; from owner; no-brokerage?; max 20k',
  ],
  [
    'we are 3 girls working in mnc, need 2bhk near hiranandani powai. Rent upto 60k and deposit not more than 2 lakh plz',
    'rent; for women; for bachelors?; bhk 2; loc Powai or loc Hiranandani Powai or loc Hiranandani Gardens or loc Hiranandani or near hiranandani powai; loc Hiranandani or near hiranandani or loc Hiranandani Gardens or by Hiranandani?; city Mumbai?; max 60k; deposit 2L',
  ],
  [
    'Dwarka sec 12 ya sec 6 me society flat chahiye rent pe mummy papa ke liye, lift zaruri hai aur metro paas ho. 2bhk, 28-32k',
    'rent; type apartment; loc Dwarka Sector 12 or loc Sector 12 Dwarka or loc Sector 12; loc Dwarka Sector 6 or loc Sector 6 Dwarka or loc Sector 6; loc Dwarka?; city Delhi?; has Lift; near metro; bhk 2; 28k-32k; for family?; has Gated community?',
  ],
  [
    'urgent 1bhk viman nagar or kalyani nagar 23k tak',
    'rent?; bhk 1; loc Viman Nagar; loc Kalyani Nagar; city Pune?; max 23k',
  ],
  [
    'Got transferred from Shillong, I work in a bank. Kindly show 2 bhk for rent in Guwahati, Beltola or Six Mile side, 24 hrs water supply and car parking is must. 15k max',
    'rent; bhk 2; city Guwahati; loc Beltola; loc Six Mile; has Water supply; has Covered parking; max 15k',
  ],
  [
    'want 2 bhk at kharadi pune max 20 mins from eon it park, 25-28k, semi furnised with modular kichen n piped gas',
    'rent?; bhk 2; loc Kharadi; city Pune; near eon it park 20min; 25k-28k; semi-furnished; has Modular kitchen; has Piped gas',
  ],
  [
    'Madam earlier I had asked you for 2bhk but now my in laws are also coming to stay so please show 3bhk, in hsr layout only bcoz kids school is there. Rent same as before 45k and not below 3rd floor please, mosquitoes are too much',
    'rent; bhk 3; loc HSR Layout; city Bengaluru?; max 45k; floor 3+; for family?; near school?',
  ],
  [
    'ranchi me flat kiraye par chahiye 2bhk lalpur ya kanke road me, 12 hajar tak. bas top floor na ho, garmi bahut hoti hai',
    'rent; type apartment; bhk 2; city Ranchi; loc Lalpur; loc Kanke Road; max 12k; floor !top',
  ],
  [
    'Hello sir this is Ramesh from Dharwad. I got job in infosys and salary is 6 lpa so I can give 12k rent at the max. Need 1bhk for family (wife and small baby) in electronic city phase 1, no brokerage and deposit max 2 months because already spent lot in shifting',
    'rent; loc Electronic City Phase 1 or loc Electronic City; city Bengaluru?; max 12k; bhk 1; for family; no-brokerage; from owner?; deposit 2m; near infosys?',
  ],
  [
    'Looking for 2bhk flat in Mangalore, Kadri or Bejai, for my son and his friends studying in KMC. Should be furnished with washing machine. 20 to 22 thousand per month',
    'rent?; type apartment; bhk 2; city Mangaluru or city Mangalore; loc Kadri; loc Bejai; for students; for bachelors?; for men?; near kmc?; fully-furnished or semi-furnished; has Washing machine; 20k-22k',
  ],
  [
    'pls suggest fully furnished studio apartment in Candolim or Calangute goa for 6 months stay, I do wfh so wifi must. Upto 35k monthly',
    'rent?; type apartment; kind studio; bhk 0; loc Candolim or city Candolim; loc Calangute or city Calangute; city Goa or city North Goa or loc Goa?; fully-furnished; has Wi-Fi; max 35k',
  ],
  [
    'Any house available for lease in Banashankari or JP nagar bangalore? 2bhk, 15 to 18 lakhs lease amount. Ground or first floor only as my mother cant climb steps',
    'lease; type house?; loc Banashankari; loc JP Nagar; city Bengaluru; bhk 2; 15L-18L; floor 0; floor 1',
  ],
  [
    'Our company needs a guest house on rent, 4bhk villa in Jubilee Hills or Banjara Hills, fully furnished with power backup and acs in all rooms. Budget 3 lacs pm',
    'rent; for company; type villa; bhk 4; loc Jubilee Hills; loc Banjara Hills; city Hyderabad?; fully-furnished; has Power backup; has Air conditioning; max 3L',
  ],
  [
    'Need farm house on rent near Karjat or Lonavala for weekends, 3 bedrooms, swimming pool compulsory. can pay 1 lakh a month',
    'rent; kind farm house; type villa or type house or type agricultural; type villa?; type house?; type agricultural?; loc Karjat or city Karjat or near karjat; loc Lonavala or city Lonavala or near lonavala; bhk 3; has Swimming pool; max 1L',
  ],
  [
    'Sir me and my wife both working, just married. newtown action area 1 kolkata me 2bhk flat on rent with lift, 17 thousand se jyada nahi',
    'rent; for couple or for family?; loc New Town Action Area 1 or loc Action Area 1 or loc New Town; loc New Town?; city Kolkata; bhk 2; type apartment; has Lift; max 17k',
  ],
  [
    'is there any 1 bhk in t nagar or west mambalam side for two working womens, walkable to station, rent within 16000',
    'rent; bhk 1; loc T Nagar; loc West Mambalam; city Chennai?; for women; for bachelors?; near railway station or near station; max 16k',
  ],
  [
    'need pg for my daughter near Christ University hosur road, she is joining bba. Food should be included, 15k per month max',
    'pg; for women; for students?; near christ university or near christ university hosur road; loc Hosur Road?; city Bengaluru?; has Food included; max 15k',
  ],
  [
    'kota me girls pg batao allen ke paas, ac room with attached bathroom, khana bhi include ho. 12k tak',
    'pg; for women; for students?; city Kota; near allen or near allen career institute or near allen institute; has Air conditioning; has Attached bathroom; has Food included; max 12k',
  ],
  [
    'I am a nurse at Apollo Greams Road chennai and want ladies hostel or PG at walking distance from hospital. 8k to 9k',
    'pg; for women; near apollo hospital or near apollo greams road or near apollo hospital greams road or near apollo hospitals or near apollo or near hospital; loc Greams Road?; city Chennai; 8k-9k',
  ],
  [
    'bro any boys pg in karol bagh for upsc prep, wifi chahiye and power backup, budjet 14k max. currently in mukherjee nagar but too noisy',
    'pg; for men; for students?; loc Karol Bagh; city Delhi?; has Wi-Fi; has Power backup; max 14k',
  ],
  [
    'gents pg madhapur with food under 9k, joining monday',
    'pg; loc Madhapur; city Hyderabad?; for men; has Food included; max 9k',
  ],
  [
    'We want to buy 3 BHK flat in Wakad or Baner for 1.1 cr. Must have lift and covered parking as parents are staying with us.',
    'buy; bhk 3; type apartment; loc Wakad; loc Baner; city Pune?; max 1.1cr; has Lift; has Covered parking; for family?',
  ],
  [
    'Sir I need a independent house in Coimbatore, Saravanampatti or Vadavalli side. 2bhk east facing with car parking, around 65 lakhs.',
    'buy?; type house; city Coimbatore; loc Saravanampatti; loc Vadavalli; bhk 2; facing east; has Covered parking; ~65L',
  ],
  [
    'thane ghodbunder road pe 1bhk kharidna hai 70 lakh k andar. under construction chalega par possession dec 2027 tak mil jana chahiye',
    'buy; city Thane; loc Ghodbunder Road; bhk 1; max 70L; uc?; by 2027-12',
  ],
  [
    'We are coming back from US with two kids after 12 years and want to settle in Whitefield or on Sarjapur road. Looking for 4 bhk villa with servant room and private garden, ready to move only bcoz we dont want to stay on rent again. 4 to 4.5 crores',
    'buy?; type villa; loc Whitefield; loc Sarjapur Road; city Bengaluru?; bhk 4; has Servant room; has Garden or has Private garden; 4cr-4.5cr; ready; for family?',
  ],
  [
    'namaste ji, patna me flat lena hai 3bhk, kankarbagh ya rajendra nagar taraf. papa ke ghutne me dard rehta hai to lift wali building ho aur pooja room bhi chahiye. abhi hum danapur me rehte hai par wahan se sab door padta hai. 75 lac tak kar lenge',
    'buy?; city Patna; loc Kankarbagh; loc Rajendra Nagar; bhk 3; type apartment; has Lift; has Pooja room; max 75L; for family?',
  ],
  [
    'Two bedroom appartment for sale in Panampilly Nagar or Kadavanthra, kochi. My brother in Dubai is buying it, should be rera registered and ready to occupy. Upto 95 lakhs',
    'buy; bhk 2; type apartment; loc Panampilly Nagar; loc Kadavanthra; city Kochi; rera; ready; max 95L',
  ],
  [
    'gurgaon me builder floor dekh rahe hai sector 57 ya 46 me, 3bhk terrace rights ke saath. 1.6 se 1.9 cr ka budget hai',
    'buy?; type apartment; kind builder floor; city Gurgaon; loc Sector 57 or loc Gurgaon Sector 57; loc Sector 46 or loc Gurgaon Sector 46; bhk 3; has Terrace or has Terrace rights; 1.6cr-1.9cr',
  ],
  [
    'Abhi rent pe rehte hai, ab apna lena hai. mohali ya zirakpur me 3bhk flat with parking, ready to move hi chahiye, 80 lakh se upar nahi ja sakte',
    'buy?; city Mohali or loc Mohali; city Zirakpur or loc Zirakpur; bhk 3; type apartment; has Covered parking; ready; max 80L',
  ],
  [
    'nashik me 3bhk row house 70 lakh ke aaspas. flat nahi chahiye',
    'buy?; type house; kind row house; not apartment; city Nashik; bhk 3; ~70L',
  ],
  [
    'Hello, any new launch by Sobha or Brigade in Thanisandra or Hebbal? Want 3bhk of 1500 sqft plus, can go upto 2 crore',
    'buy?; launch; new?; by Sobha; by Brigade; loc Thanisandra; loc Hebbal; city Bengaluru?; bhk 3; area 1500+; max 2cr',
  ],
  [
    'vizag me sea view 3bhk flat resale me milega kya under 1.3 cr?',
    'buy?; has Sea view; type apartment; city Visakhapatnam or city Vizag; bhk 3; resale; max 1.3cr',
  ],
  [
    'surat me vesu ya adajan me 3bhk jisme kids play area aur garden ho kyunki bachche chote hai. 85-95 lakh',
    'buy?; city Surat; loc Vesu; loc Adajan; bhk 3; has Children’s play area; has Garden or has Park; 85L-95L; for family?',
  ],
  [
    'bhopal kolar road pe duplex dekhna hai 3 ya 4 bhk, 50 to 60L. Vastu ke hisab se ho, wife bahut manti hai',
    'buy?; city Bhopal; loc Kolar Road; kind duplex; type house or type villa or type apartment; type house?; type villa?; type apartment?; bhk 3,4; 50L-60L; vastu',
  ],
  [
    'Budget is tight, 35 lakh only. 1bhk in virar or nalasopara near station, ready possession with oc. currently living on rent in Jogeshwari',
    'buy?; max 35L; bhk 1; loc Virar or city Virar; loc Nalasopara or city Nalasopara; city Mumbai or city Palghar?; near railway station or near station; ready',
  ],
  [
    'hum log abhi noida extension me rent par hai, lift har din kharab rehti hai wahan. ab apna flat kharidna hai indirapuram ya vaishali ghaziabad me, 3bhk metro ke pass, building 5 saal se purani na ho. loan milake 90 lakh tak ho jayega',
    'buy; type apartment; city Ghaziabad; loc Indirapuram; loc Vaishali; bhk 3; near metro; age 5; max 90L; has Lift?; approved Loan approved?',
  ],
  [
    'Any penthouse in ballygunge or alipore upto 5cr? owners only pls',
    'buy?; kind penthouse; type apartment; city Kolkata?; loc Ballygunge; loc Alipore; max 5cr; from owner; no-brokerage?',
  ],
  [
    'NRI here, want to invest in a 2 bhk at Devanahalli or Yelahanka with possession by March 2028. Prestige or Godrej only. 90L to 1.1cr',
    'buy?; bhk 2; loc Devanahalli; loc Yelahanka; city Bengaluru?; by 2028-03; uc?; by Prestige or by Prestige Group; by Godrej or by Godrej Properties; 90L-1.1cr',
  ],
  [
    'Bhubaneswar me patia ya chandrasekharpur 3bhk with 3 toilets and balcony, 1400+ sqft. below 75 lakhs, dont want ground floor bcoz of water logging',
    'buy?; city Bhubaneswar; loc Patia; loc Chandrasekharpur; bhk 3; bath 3; has Balcony; area 1400+; max 75L; floor !0',
  ],
  [
    'Amritsar ranjit avenue me 8 marla kothi leni hai 4 bedroom wali, 1 cr 40 lakh tak. servant room ho to bahut accha',
    'buy?; city Amritsar; loc Ranjit Avenue; area 2178; type house or type villa; type house?; type villa?; bhk 4; max 1.4cr; has Servant room?',
  ],
  [
    'Show me 2bhk resale flats posted this week in mira road, cheapest first. 55-60 lakh, sangli se shift ho rahe hai hum',
    'buy?; bhk 2; resale; type apartment; posted 7; loc Mira Road or city Mira Road; city Mumbai or city Thane or city Mira Bhayandar?; sort price-asc; 55L-60L',
  ],
  [
    'Plot chahiye 30x40 mysore me, MUDA approved only. vijayanagar 4th stage ya bogadi dono chalega. 45 lakh tak',
    'buy?; type plot; area 1200; city Mysuru; approved MUDA; loc Vijayanagar Stage 4 or loc Vijayanagar 4th Stage or loc Vijayanagar; loc Bogadi; max 45L',
  ],
  [
    'Looking for 2 to 3 acre agriculture land near Chevella or Shankarpally with borewell, thinking of mango farming after retirement. upto 60 lakhs per acre',
    'buy?; type agricultural; area 87120-130680; loc Chevella or city Chevella or near chevella; loc Shankarpally or city Shankarpally or near shankarpally; city Hyderabad?; has Borewell; rate max 60L/acre',
  ],
  [
    'plot in jaipur jagatpura 100 gaj jda approved, 25-30 lakh',
    'buy?; type plot; city Jaipur; loc Jagatpura; area 900; approved JDA; 25L-30L',
  ],
  [
    'Dehradun me zameen dekh rahe hai 150-200 gaj, sahastradhara road par. retirement ke baad ghar banana hai, 35 hazar per gaj se zyada nahi',
    'buy?; type plot; city Dehradun; area 1350-1800; loc Sahastradhara Road or loc Sahastradhara; rate max 35k/sqyd or rate max 35k/sqyd or rate max 35k/gaj',
  ],
  [
    'i have 28 lakhs and want DTCP approved plot in trichy, srirangam or kk nagar. 1200 sqft, should be north or east facing',
    'buy?; max 28L; type plot; approved DTCP; city Tiruchirappalli or city Trichy; loc Srirangam; loc KK Nagar; area 1200; facing north; facing east',
  ],
  [
    'want to buy 10 cent land for house in thrissur, ollur or mannuthy. well water / good water supply needed, max 4 lakh per cent',
    'buy; type plot; area 4356; city Thrissur; loc Ollur; loc Mannuthy; has Water supply; has Well or has Borewell?; rate max 4L/cent',
  ],
  [
    'dukan chahiye kiraye pe indore rajwada ke paas, 200-300 sqft ground floor. mobile accessories ka kaam hai, 30 hajar tak de sakte hai',
    'rent; type commercial; kind shop; city Indore; near rajwada or loc Rajwada; area 200-300; floor 0; max 30k',
  ],
  [
    'Require fully furnished office space in Noida Sector 62 or 63 for our 40 people team, power backup and parking needed. Rent 2.5L max',
    'rent; type office; city Noida; loc Sector 62 or loc Noida Sector 62; loc Sector 63 or loc Noida Sector 63; fully-furnished; has Power backup; has Covered parking; max 2.5L',
  ],
  [
    'Godown wanted on lease in Bhiwandi, minimum 10000 sq ft, for ecommerce stock. No brokers pls',
    'lease; type industrial; kind warehouse; city Bhiwandi or loc Bhiwandi; city Mumbai or city Thane?; area 10000+; from owner or no-brokerage; no-brokerage?',
  ],
  [
    'I am a dentist, searching clinic space in Ahmedabad satellite / bodakdev, 600 to 800 sqft. Rent not more than 45000 and lift should be there',
    'rent; type commercial; city Ahmedabad; loc Satellite; loc Bodakdev; area 600-800; max 45k; has Lift',
  ],
  [
    'Factory shed required in chakan for our auto parts unit, 15000-20000 sqft on rent. present unit is in bhosari but too small now',
    'rent; type industrial; loc Chakan or city Chakan; city Pune?; area 15000-20000',
  ],
  [
    'office for CA firm in nariman point or fort mumbai, buying not renting. 500 sqft, 2.5 crore hai budget',
    'buy; type office; loc Nariman Point; loc Fort; city Mumbai; area 500; max 2.5cr',
  ],
  [
    'Raipur shankar nagar me main road pe shop kharidna hai 250-400 sq ft. title clear hona chahiye warna bank loan nahi dega',
    'buy; type commercial; kind shop; city Raipur; loc Shankar Nagar; has Main road; area 250-400; approved Clear title; approved Loan approved?',
  ],
  [
    'cloth showroom ke liye jagah chahiye ludhiana model town ya sarabha nagar, 2000 sqft se kam nahi, parking ho customers ke liye. rent 2 lakh tak ok',
    'rent; type commercial; kind showroom; city Ludhiana; loc Model Town; loc Sarabha Nagar; area 2000+; has Covered parking; max 2L',
  ],
]
