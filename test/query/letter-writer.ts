import type { Asked } from './score.ts'

/** Fifty messages as people send them to a broker: what they tell of themselves, and what they want. The answers stood before it was asked. */
export const letterWriter: readonly Asked[] = [
  [
    'Hi, I am working at Infosys and currently staying in a hostel in Madiwala. Need a 1 bhk on rent in Electronic City Phase 1, max 16k, semi furnished, no ground floor please',
    'bhk 1; rent; loc Electronic City Phase 1 or loc Electronic City; city Bengaluru?; max 16k; semi-furnished; floor !0',
  ],
  [
    'Sir we sold our old flat in Dombivli last month. Now looking to buy 2 bhk in Thane West, budget 95 lakh, no, make it 1.1 cr, with covered parking, anything but top floor',
    'buy; bhk 2; loc Thane West; city Thane or city Mumbai?; max 1.1cr; has Covered parking; floor !top',
  ],
  [
    'My mother is 72 and cannot climb stairs, so we want a ground floor 2 bedroom house on rent in Anna Nagar Chennai, 30k is the most we can pay, near a hospital, owner only no brokers',
    'bhk 2; type house; rent; floor 0; loc Anna Nagar; city Chennai; max 30k; near hospital; from owner; no-brokerage?',
  ],
  [
    'I retired from the Army and live in Pune. Looking for a 200 sq yd plot in Dehradun, Sahastradhara Road or Raipur Road, not on the main road, clear title, below 45 lakhs',
    'buy?; type plot; area 1800; loc Sahastradhara Road; loc Raipur Road; city Dehradun; max 45L; no Main road?; approved Clear title',
  ],
  [
    'We are a 12 member startup moving out of WeWork. Want a fully furnished office in Baner, 1500 to 2000 sq ft, rent should stay under 1.2 lakh a month, with power backup and 24x7 water',
    'type office; rent; loc Baner; city Pune?; area 1500-2000; max 1.2L; fully-furnished; has Power backup; has Water supply?',
  ],
  [
    'My daughter is joining BCom this June. Please suggest a girls PG within 2 km of Christ University, double sharing, food included, around 12k, no curfew type place',
    'pg; for women; for students?; near christ university 2000m; city Bengaluru?; has Food included; ~12k',
  ],
  [
    'I currently pay 28k for a 2bhk in Madhapur but the landlord is selling. Need 3bhk in Kondapur or Gachibowli, 35 to 40k, we are five people and a dog, lift must',
    'rent?; bhk 3; loc Kondapur; loc Gachibowli; city Hyderabad?; 35k-40k; has Lift; for family?; for pets?',
  ],
  [
    'NRI in Dubai here, we sold our flat in Sharjah last year and want to invest in a ready to move 3 bhk villa in Kakkanad or Edappally, Kochi. 1.5 crore is my limit, can stretch to 1.6 crore but not beyond, and please no apartments',
    'buy?; bhk 3; type villa; not apartment; loc Kakkanad; loc Edappally; city Kochi; ready; max 1.6cr or max 1.5cr',
  ],
  [
    'Hello, my brother runs a medical store in Rajkot and we need a shop on rent for a second branch, 300 to 400 sq ft on main road, Kalawad Road side, rent under 25000, ground floor only',
    'type commercial; kind shop; rent; area 300-400; has Main road; loc Kalawad Road; city Rajkot?; max 25k; floor 0',
  ],
  [
    'Looking for a 3 bhk in Salt Lake Kolkata for my parents, they are old so lift is needed, no top floor, south facing, budget was 80 but can go upto 90 lakh',
    'buy?; bhk 3; loc Salt Lake; city Kolkata; has Lift; floor !top; facing south; max 90L',
  ],
  [
    'I drive a cab and have a wife and two kids. Any 1 rk or 1 bhk in Nalasopara East, rent maximum 7k, deposit not above 30000, I can not pay brokerage',
    'bhk 0.5,1; rent; loc Nalasopara East or loc Nala Sopara East or loc Nalasopara or loc Nala Sopara; city Mumbai or city Palghar or city Vasai-Virar?; max 7k; deposit 30k; no-brokerage; for family?',
  ],
  [
    'Greetings, our company makes plastic bottles. We need a shed or godown of 10000 sqft near Sanand GIDC, lease for 3 years, three phase power, not more than 2 lakh per month',
    'type industrial; kind warehouse?; area 10000; loc Sanand GIDC or loc Sanand or near sanand gidc; city Ahmedabad?; lease or rent; max 2L',
  ],
  [
    'Transferred from Lucknow to Indore by my bank. Want 2 bhk fully furnished flat on rent in Vijay Nagar, 18-22k, I am a bachelor so please only where bachelors are allowed',
    'bhk 2; type apartment; rent; fully-furnished; loc Vijay Nagar; city Indore?; 18k-22k; for bachelors',
  ],
  [
    'Hi, budget 2.5 cr from the sale of our land in Hosur, my husband is a teacher. Want an independent house in Jayanagar or JP Nagar Bangalore, 30x40 or bigger, minimum 3 bedrooms, east facing, no builder floors and nothing older than 15 years',
    'buy?; type house; bhk 3+; loc Jayanagar; loc JP Nagar; city Bengaluru; area 1200+; max 2.5cr; facing east; not builder floor; age 15',
  ],
  [
    'My wife works in Cyber City and I work from home for a US company, so a study room is a must. 3 BHK in Gurgaon sector 54 or DLF Phase 5, rent upto 85k, high floor, above 10th, power backup, pets should be allowed as we have two cats',
    'bhk 3; rent; has Study room; loc Sector 54; loc DLF Phase 5; city Gurgaon; max 85k; floor 10+ or floor 11+; has Power backup; for pets',
  ],
  [
    'My father is in a wheelchair. Need ground floor or first floor 2 bhk for sale in Besant Nagar or Adyar, not older than 10 years, not a rupee over 1.4 cr, covered car parking',
    'buy; bhk 2; has Wheelchair access?; floor 0; floor 1; loc Besant Nagar; loc Adyar; city Chennai?; age 10; max 1.4cr; has Covered parking',
  ],
  [
    'We are four students of VIT. Looking for 2bhk at Katpadi, Vellore for rent under 15k, two wheeler parking, wifi. Landlord should be ok with boys',
    'bhk 2; rent; loc Katpadi; city Vellore; max 15k; has Covered parking; has Wi-Fi; for men or for bachelors; for students?',
  ],
  [
    'I am selling my Borivali flat through another agent so not asking about that. For myself I want a 2 or 2.5 bhk in Kandivali East, Lokhandwala side, 1.3 to 1.5 cr, RERA registered, ready possession, parking, and not above 15th floor',
    'buy?; bhk 2,2.5; loc Kandivali East or loc Kandivali; loc Lokhandwala?; city Mumbai?; 1.3cr-1.5cr; rera; ready; has Covered parking; floor ..15',
  ],
  [
    'Planning a weekend home. Any farm house or agriculture land in Karjat, not more than 2 acres, 80 lakh max, with borewell and road access, clear title papers needed',
    'buy?; kind farm house; type agricultural; type villa?; type house?; loc Karjat or city Karjat; city Mumbai?; area ..87120; max 80L; has Borewell; has Road?; approved Clear title',
  ],
  [
    'I am a doctor at AIIMS Bhopal. Need commercial space for clinic, 600 to 800 sqft, ground floor, Arera Colony or MP Nagar, on rent around 40k, not in a mall',
    'type commercial; rent; area 600-800; floor 0; loc Arera Colony; loc MP Nagar; city Bhopal?; ~40k',
  ],
  [
    'Our lease at Koregaon Park ends in March and the owner wants it back. We are a family of 3 and need a 3bhk in Kalyani Nagar or Viman Nagar, semi or fully furnished, 50k plus maintenance, not on the ground or top floor, brokerage is ok',
    'rent?; bhk 3; loc Kalyani Nagar; loc Viman Nagar; city Pune?; semi-furnished; fully-furnished; max 50k; floor !0; floor !top; for family?',
  ],
  [
    'Hi Rahul bhai, this is Meera from Nashik, 9822012345. Want a 1bhk flat in Wakad for my son who has joined TCS Hinjewadi, 20k budget including maintenance, deposit max 2 months, no agents please, and not on the highway side',
    'rent?; bhk 1; type apartment; loc Wakad; city Pune?; max 20k; deposit 2m; from owner; no-brokerage?; for bachelors?',
  ],
  [
    'My in-laws sold their Rohini house and want to move closer to us. We need to buy a 3 bhk or 4 bhk builder floor in Greater Kailash 2, Delhi, first or second floor, with lift and servant room. Budget is 4 crore, sorry, make it 4.5 crore',
    'buy; bhk 3,4; type apartment; kind builder floor; loc Greater Kailash 2 or loc Greater Kailash II or loc Greater Kailash; city Delhi; floor 1; floor 2; has Lift; has Servant room; max 4.5cr',
  ],
  [
    'I stay in Whitefield now but my office has shifted to Manyata Tech Park and the commute is killing me. 2 bhk on rent within 20 minutes of Manyata Tech Park, under 35k, gated society, semi furnished, not in Hebbal because of the traffic there',
    'bhk 2; rent; near manyata tech park 20min; city Bengaluru?; max 35k; has Gated community; type apartment?; semi-furnished; not-loc Hebbal',
  ],
  [
    'I work in Tidel Park and will build my own house next year. Looking for a DTCP approved plot in Coimbatore, Saravanampatti or Kovilpalayam, 3 to 5 cents, the rate should not cross 8 lakh per cent, no agricultural land please',
    'buy?; type plot; not agricultural; approved DTCP; loc Saravanampatti; loc Kovilpalayam; city Coimbatore; area 1306.8-2178 or area 1307-2178; rate max 8L/cent',
  ],
  [
    'My cousin bought in Prestige Lakeside Habitat last year and I liked it but cannot afford that. Show me 3 bhk by Sobha or Brigade in Varthur or Gunjur, possession by Dec 2028, 2 to 2.4 cr, with club house and pool, no villas',
    'buy?; bhk 3; by Sobha; by Brigade; loc Varthur; loc Gunjur; city Bengaluru?; by 2028-12; uc?; 2cr-2.4cr; has Clubhouse; has Swimming pool; not villa',
  ],
  [
    'Joined Amazon last week, shifting from Vizag. Need PG for men in Hitech City, single room with attached bathroom and AC, veg food, 15k or less',
    'pg; for men; loc Hitech City or loc HITEC City; city Hyderabad?; has Attached bathroom; has Air conditioning; has Food included?; max 15k',
  ],
  [
    'Sold my Alto and saved some money. I am from Patna and want a small plot at Bihta, Patna, 2 katha, not below road level, 25 lakh to 30 lakh, bank loan should be possible',
    'buy?; type plot; area 2722.5; loc Bihta; city Patna; 25L-30L; approved Loan approved',
  ],
  [
    'Bhaiya main Noida sector 62 mein job karta hu, abhi Laxmi Nagar me rehta hu. Indirapuram me 2bhk kiraye pe chahiye 18 hazaar tak, nahi nahi 20 hazaar tak, metro ke paas ho',
    'bhk 2; rent; loc Indirapuram; city Ghaziabad?; max 20k; near metro',
  ],
  [
    'Humne Meerut wali zameen bech di hai. Ab Raj Nagar Extension Ghaziabad me 3bhk flat lena hai, 65 se 75 lakh ke beech, ground floor nahi chahiye, ready to move ho',
    'buy; bhk 3; type apartment; loc Raj Nagar Extension; city Ghaziabad; 65L-75L; floor !0; ready',
  ],
  [
    'Meri beti Kota me Allen join kar rahi hai. Uske liye girls hostel ya PG chahiye Landmark City me, khana included, AC room, 14000 se zyada nahi',
    'pg; for women; for students?; loc Landmark City; city Kota?; has Food included; has Air conditioning; max 14k',
  ],
  [
    'Sir papa retire ho gaye, Jaipur shift ho rahe hain. Mansarovar ya Vaishali Nagar me 150 gaj tak ka independent makan dikhao, budget dedh crore, corner ka nahi chahiye',
    'buy?; type house; area ..1350; loc Mansarovar; loc Vaishali Nagar; city Jaipur?; max 1.5cr; no Corner',
  ],
  [
    'Main Swiggy me hu, din bhar bike pe. Mere liye 1rk ya 1bhk Andheri East me, rent 12k ke andar, deposit ek mahine ka hi de paunga, bachelor allowed ho',
    'bhk 0.5,1; rent; loc Andheri East; city Mumbai?; max 12k; deposit 1m; for bachelors; has Covered parking?',
  ],
  [
    'Hum log shaadi ke baad Surat aa rahe hain. Vesu ya Adajan me 2 bhk furnished flat bhade se, 15 se 18 hazar, teesre floor se upar nahi',
    'bhk 2; type apartment; rent; loc Vesu; loc Adajan; city Surat?; 15k-18k; fully-furnished or semi-furnished; floor ..3; for couple?; for family?',
  ],
  [
    'Uncle ji mera kapde ka business hai Chandni Chowk me. Karol Bagh me dukaan chahiye kharidne ke liye, 200-250 sqft, sirf ground floor, 1 cr 20 lakh tak, loan ho sake',
    'buy; type commercial; kind shop; loc Karol Bagh; city Delhi?; area 200-250; floor 0; max 1.2cr; approved Loan approved',
  ],
  [
    'Mummy ko ghutne me dard hai to lift zaroori hai. Lucknow me Gomti Nagar me 3 bhk, 90 lakh budget, agar accha mila to 1 crore tak chalega, vastu ke hisaab se ho, Gomti Nagar Extension nahi chahiye, wo bahut door padta hai',
    'buy?; bhk 3; has Lift; loc Gomti Nagar; not-loc Gomti Nagar Extension; city Lucknow; max 1cr or max 90L; vastu',
  ],
  [
    'Hamari team 25 logo ki hai, abhi Kharadi ke ek co-working me baithte hain. Magarpatta ya Hadapsar me apna office rent pe chahiye 3000 sqft ka, 55 rs per sqft se upar nahi jaana, parking ho, ground floor nahi',
    'type office; rent; loc Magarpatta or loc Magarpatta City; loc Hadapsar; city Pune?; area 3000; rate max 55/sqft; has Covered parking; floor !0',
  ],
  [
    'Bhai Ranchi se Bangalore aaya hu naukri ke liye. BTM ya HSR me boys PG dikhao, 2 sharing, 9k max, wifi aur washing machine ho, attached bathroom bhi',
    'pg; for men; loc BTM Layout or loc BTM; loc HSR Layout or loc HSR; city Bengaluru?; max 9k; has Wi-Fi; has Washing machine; has Attached bathroom',
  ],
  [
    'Mera bhai Canada se paisa bhej raha hai, Mohali me plot lena hai. Aerocity ya sector 82, 8 marla se 10 marla, dealer nahi seedha malik se, 1.2 crore tak',
    'buy; type plot; loc Aerocity; loc Sector 82; city Mohali; area 2178-2722.5; from owner; no-brokerage?; max 1.2cr',
  ],
  [
    'Gaon ki kheti bechi hai, ab Nagpur me Wardha Road pe 2 acre kheti ki zameen kharidni hai, borewell ho, 40 lakh se 50 lakh, highway touch na bhi ho to chalega',
    'buy; type agricultural; area 87120; loc Wardha Road; city Nagpur; has Borewell; 40L-50L',
  ],
  [
    'Naya naya transfer hua hai Guwahati, SBI me hu, pehle Siliguri me tha. Family ke sath rehna hai to Beltola ya Six Mile me 2bhk rent pe dekh rahe hain, 14-16 hazaar, paani ki dikkat na ho, sirf ground ya pehli manzil',
    'bhk 2; rent; loc Beltola; loc Six Mile; city Guwahati?; 14k-16k; for family?; has Water supply?; floor 0; floor 1',
  ],
  [
    'Hum 3 ladkiya hain, Wipro me kaam karti hain. Kolkata me Salt Lake Sector 5 me 2bhk chahiye rent pe, 20 hazaar nahi 22 hazaar tak de denge, furnished ho, malik upar na rehta ho, aur gate band hone ka time na ho',
    'bhk 2; rent; loc Salt Lake Sector 5 or loc Salt Lake Sector V or loc Sector 5 or loc Salt Lake; city Kolkata; max 22k; fully-furnished or semi-furnished; for women?; for bachelors?',
  ],
  [
    'Chacha ji bhi wahin rehte hain. Prayagraj me Civil Lines ya Ashok Nagar me 2 ya 3 bhk flat kharidna hai, 55 se 60 lakh, east facing, lift ho, purani building nahi',
    'buy; bhk 2,3; type apartment; loc Civil Lines; loc Ashok Nagar; city Prayagraj; 55L-60L; facing east; has Lift; new?',
  ],
  [
    'Mera godown chhota pad raha hai. 5000 sqft se bada warehouse chahiye Bhiwandi ya Padgha me, kiraya 90 hazaar tak, nahi, ek lakh tak, truck andar aa sake',
    'rent; type industrial; kind warehouse; area 5000+; loc Bhiwandi or city Bhiwandi; loc Padgha or city Padgha; city Mumbai or city Thane?; max 1L',
  ],
  [
    'Abhi hum Vaishali me 2bhk me rehte hain, bachche bade ho gaye to jagah kam hai. 3bhk ya 4 bhk chahiye Crossings Republik me, resale, 70 lakh se upar nahi jaana, club house aur swimming pool ho, ground aur top floor chhod ke',
    'buy?; bhk 3,4; loc Crossings Republik; city Ghaziabad?; resale; max 70L; has Clubhouse; has Swimming pool; floor !0; floor !top',
  ],
  [
    'मैं इंदौर में टीचर हूँ। पलासिया में २ बीएचके फ्लैट किराए पर चाहिए, १५ हजार तक, परिवार के लिए, ग्राउंड फ्लोर नहीं',
    'bhk 2; type apartment; rent; loc Palasia; city Indore?; max 15k; for family; floor !0',
  ],
  [
    'हमने गाँव का घर बेच दिया है। अब पुणे के वाकड या हिंजवडी में ३ बीएचके खरीदना है, बजट सवा करोड़, नहीं नहीं डेढ़ करोड़, लिफ्ट और पार्किंग ज़रूरी',
    'buy; bhk 3; loc Wakad; loc Hinjewadi or loc Hinjawadi; city Pune; max 1.5cr; has Lift; has Covered parking',
  ],
  [
    'मेरा बेटा दिल्ली में यूपीएससी की तैयारी करेगा। मुखर्जी नगर या राजेंद्र नगर में लड़कों का पीजी, खाना साथ में, दस हज़ार से कम, अकेला कमरा',
    'pg; for men; for students?; loc Mukherjee Nagar; loc Rajendra Nagar or loc Rajinder Nagar or loc Rajender Nagar or loc Old Rajinder Nagar; city Delhi?; has Food included; max 10k',
  ],
  [
    'पिताजी की किराना दुकान है, दूसरी खोलनी है। वाराणसी के लंका या सिगरा में दुकान किराए पर, २०० से ३०० वर्ग फुट, २० हजार महीना तक, मेन रोड पर',
    'type commercial; kind shop; rent; loc Lanka; loc Sigra; city Varanasi; area 200-300; max 20k; has Main road',
  ],
  [
    'हम नागपुर में रहते हैं। मनीष नगर या बेसा में २०० गज से बड़ा प्लॉट चाहिए, पूर्व मुखी, ४० से ५० लाख, एजेंट नहीं सीधे मालिक से',
    'buy?; type plot; loc Manish Nagar; loc Besa; city Nagpur?; area 1800+; facing east; 40L-50L; from owner; no-brokerage?',
  ],
]
