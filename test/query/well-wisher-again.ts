import type { Asked } from './score.ts'

/** Thirty more such messages, kept apart. Written without sight of the reader. */
export const wellWisherAgain: readonly Asked[] = [
  [
    'Hi, I am a doctor at Hiranandani Hospital Powai, need 2 BHK on rent for my family in Powai or Chandivali, unfurnished is ok, 60 to 70k, not on ground floor.',
    'rent; bhk 2; loc Powai; loc Chandivali; city Mumbai?; unfurnished?; 60k-70k; floor !0; for family; near hiranandani hospital or near hiranandani hospital powai?',
  ],
  [
    'Pehli baar ghar le rahe hai, Virar West ya Naigaon East me 1bhk chahiye, sab milake 38 lakh tak, under construction bhi chalega, station se walking distance.',
    'bhk 1; loc Virar West; loc Naigaon East; city Mumbai or city Virar or city Vasai-Virar or city Vasai Virar?; max 38L; uc?; near railway station or near station; buy?; type house?',
  ],
  [
    'Namaste, hum char log hai family me, Mira Road ya Bhayandar West me 2bhk kharidna hai, 85 lakh se 1 crore ke beech, building nayi ho, school paas me.',
    'buy; bhk 2; loc Mira Road or loc Mira Road East or city Mira Road; loc Bhayandar West; city Mumbai or city Thane or city Mira-Bhayandar or city Mira Bhayandar?; 85L-1cr; new?; near school; for family?',
  ],
  [
    'नमस्कार, अंधेरी ईस्ट में जॉब है, मरोल या साकीनाका में १ बीएचके किराये पर चाहिए, २५ से ३० हज़ार, मेट्रो के पास हो तो अच्छा।',
    'rent; bhk 1; loc Marol; loc Saki Naka or loc Sakinaka; city Mumbai?; 25k-30k; near metro?; near andheri east?',
  ],
  [
    'Looking to buy a small office in Navi Mumbai, Vashi or CBD Belapur, 400 to 600 sq ft carpet, for CA practice, near railway station, budget up to 75 lakhs.',
    'buy; type office; city Navi Mumbai; loc Vashi; loc CBD Belapur or loc Belapur; area 400-600; near railway station or near station; max 75L',
  ],
  [
    'Hi, we are three boys studying at MIT college, want a 2 BHK flat on rent in Kothrud or Karve Nagar, semi furnished, budget 25k, deposit max 1 lakh.',
    'rent; bhk 2; type apartment; loc Kothrud; loc Karve Nagar; city Pune?; semi-furnished; max 25k; deposit 1L; for men?; for students?; for bachelors?; near mit college or near mit?',
  ],
  [
    'Good afternoon, I am an army officer retiring next year, looking for NA plot in Talegaon or Chakan near Pune, 2000 to 3000 sq ft, 25 to 40 lakhs, clear title.',
    'type plot; loc Talegaon or loc Talegaon Dabhade or city Talegaon or city Talegaon Dabhade; loc Chakan or city Chakan; city Pune or near pune?; area 2000-3000; 25L-40L; approved Clear title; approved NA or kind na plot?; buy?',
  ],
  [
    'Sir Pimple Saudagar me 3bhk dekh rahe hai, abhi 2bhk me rehte hai jo chota pad raha hai, budget ek crore tak, covered parking aur gym wali society ho.',
    'bhk 3; loc Pimple Saudagar; city Pune or city Pimpri-Chinchwad or city Pimpri Chinchwad?; max 1cr; has Covered parking; has Gym; has Gated community?; type apartment?; buy?',
  ],
  [
    'Hello, looking for 2 or 3 BHK in Undri or NIBM Road for purchase, my wife works in Magarpatta, amenities like pool and gym, possession before June 2027, budget 70 to 95 lakhs.',
    'buy; bhk 2,3; loc Undri; loc NIBM Road or loc NIBM; city Pune?; has Swimming pool; has Gym; by 2027-06 or by 2027-05; 70L-95L; near magarpatta or near magarpatta city?; uc?; for family?',
  ],
  [
    'Hi, I am Priya from Vizag, joining Accenture next week, need ladies PG in Bellandur or Marathahalli, single occupancy, food and wifi included, 14 to 16k, clean washrooms please.',
    'pg; for women; loc Bellandur; loc Marathahalli; city Bengaluru or city Bangalore?; has Food included; has Wi-Fi; 14k-16k; near accenture?; ready?; rent?',
  ],
  [
    'Looking to buy a 4 BHK villa in a gated community in Devanahalli or Yelahanka, our present flat in Banaswadi is too small with parents and kids, budget 3 to 3.75 crore.',
    'buy; bhk 4; type villa; has Gated community; loc Devanahalli or city Devanahalli; loc Yelahanka; city Bengaluru or city Bangalore?; 3cr-3.75cr; for family?',
  ],
  [
    'Bhaiya Electronic City me office hai mera, BTM Layout ya Bommanahalli me 1bhk rent pe dilwa do, 15 hazaar tak, bachelor hu, jaldi shift hona hai.',
    'rent; bhk 1; loc BTM Layout; loc Bommanahalli; city Bengaluru or city Bangalore?; max 15k; for bachelors; near electronic city?; ready?',
  ],
  [
    'Hello, need ground floor 2 BHK on rent in Malleshwaram or Sadashivanagar for my elderly parents, close to a hospital, 35 to 45 thousand, two bathrooms, pure veg family.',
    'rent; floor 0; bhk 2; loc Malleshwaram or loc Malleswaram; loc Sadashivanagar or loc Sadashiva Nagar; city Bengaluru or city Bangalore?; near hospital; 35k-45k; bath 2; for family?; for vegetarians or for vegetarian or for veg?; for senior citizens or for seniors?',
  ],
  [
    'Please share resale 3 BHK flats in JP Nagar or Kanakapura Road, less than 10 years old, minimum 1500 sq ft, 1.1 to 1.4 crore, A khata only, metro within walking distance.',
    'resale; bhk 3; type apartment; loc JP Nagar; loc Kanakapura Road; city Bengaluru or city Bangalore?; age 10; area 1500+; 1.1cr-1.4cr; approved A khata; near metro; buy?',
  ],
  [
    'Hello, my budget is 2.2 to 2.6 crore, want 3 BHK plus servant room on Dwarka Expressway Gurgaon, RERA registered, possession by March 2028, club house and swimming pool in the society.',
    '2.2cr-2.6cr; bhk 3; has Servant room or has Servant quarter; loc Dwarka Expressway; city Gurgaon or city Gurugram; rera; by 2028-03; has Swimming pool; has Clubhouse or has Club house?; uc?; type apartment?; has Gated community?; buy?',
  ],
  [
    'Bhai Laxmi Nagar ya Preet Vihar me dukaan kiraye pe chahiye mobile repairing ke liye, 100 se 200 sqft, main road pe, 25 hazaar se zyada nahi.',
    'rent; type commercial or type office; kind shop; loc Laxmi Nagar; loc Preet Vihar; city Delhi or city New Delhi?; area 100-200; has Main road or near main road?; max 25k',
  ],
  [
    'Good morning, transferred from Lucknow to Noida, joining HCL, family of three, need 2 BHK semi furnished on rent in Sector 137 or Sector 143, near metro, 25-30k.',
    'city Noida; rent; bhk 2; semi-furnished; loc Sector 137 or loc Noida Sector 137 or loc Sector 137 Noida; loc Sector 143 or loc Noida Sector 143 or loc Sector 143 Noida; near metro; 25k-30k; for family?; near hcl?',
  ],
  [
    'नमस्ते, हमें जनकपुरी या तिलक नगर में ३ बीएचके बिल्डर फ्लोर खरीदना है, बजट डेढ़ करोड़ तक, लिफ्ट और पार्किंग होनी चाहिए, टॉप फ्लोर नहीं।',
    'buy; bhk 3; kind builder floor; type apartment or type house or type apartment+house or type house+apartment?; loc Janakpuri; loc Tilak Nagar; city Delhi or city New Delhi?; max 1.5cr; has Lift; has Covered parking; floor !top',
  ],
  [
    'Ji namaste, Raj Nagar Extension me 2bhk ready to move flat chahiye khud ke rehne ke liye, 45 se 55 lakh, loan karwana hai, ground floor nahi chahiye.',
    'bhk 2; ready; type apartment; loc Raj Nagar Extension; city Ghaziabad?; 45L-55L; floor !0; approved Loan approved?; buy?',
  ],
  [
    'Sir I am looking for open plot in Shadnagar or Maheshwaram for investment, 150 to 200 square yards, HMDA or DTCP approved, budget 25 to 35 lakhs, send location and layout copy.',
    'type plot; loc Shadnagar or city Shadnagar; loc Maheshwaram or city Maheshwaram; city Hyderabad?; area 1350-1800; approved HMDA; approved DTCP; 25L-35L; buy?',
  ],
  [
    'भाई, हैदराबाद के उप्पल या नागोल में २ बीएचके फ्लैट खरीदना है, बजट ६० लाख, पूर्व मुखी, ५ साल से ज़्यादा पुराना न हो।',
    'city Hyderabad; loc Uppal; loc Nagole; bhk 2; type apartment; buy; max 60L; facing east; age 5',
  ],
  [
    'Vanakkam sir, Velachery illa Madipakkam la 2 BHK veedu vadagaikku venum, 22 aayiram kulla, naanga family dhaan, car parking irukanum.',
    'rent; bhk 2; loc Velachery; loc Madipakkam; city Chennai?; max 22k; for family?; has Covered parking; type house?',
  ],
  [
    'Hello, my son works in Ramapuram, we are shifting from Trichy, want 3 BHK flat to buy in Porur or Mugalivakkam, CMDA approved, 80 lakhs to 1 crore, lift needed for grandmother.',
    'buy; bhk 3; type apartment; loc Porur; loc Mugalivakkam; city Chennai?; approved CMDA; 80L-1cr; has Lift; for family?; near ramapuram?',
  ],
  [
    'Good evening, need a fully furnished 1 BHK in Thiruvanmiyur or Besant Nagar for 11 months, single working woman, rent 25 to 30k, AC required, deposit two months only.',
    'rent; fully-furnished; bhk 1; loc Thiruvanmiyur; loc Besant Nagar; city Chennai?; 25k-30k; has Air conditioning; deposit 2m; for women?; for bachelors?',
  ],
  [
    'Nomoskar dada, Behala te 2 BHK flat kinbo, 40 lakh er moddhe, metro r kachhe hole bhalo, lift thakte hobe, barite ma baba achen.',
    'buy; bhk 2; type apartment; loc Behala; city Kolkata?; max 40L; near metro?; has Lift; for family?',
  ],
  [
    'Hi, TCS employee at Sector V, looking for furnished 2 BHK on rent in New Town or Rajarhat, three flatmates all boys, 20 to 25 thousand, power backup needed.',
    'rent; bhk 2; furnished or fully-furnished; loc New Town; loc Rajarhat; city Kolkata?; 20k-25k; has Power backup; for men?; for bachelors?; near tcs or near sector v or near tcs sector v?',
  ],
  [
    'Kem cho bhai, Ahmedabad me Gota ya Chandlodia me 2bhk flat lena hai, 45 lakh tak, east facing, nayi scheme bhi chalegi, photo bhej dena.',
    'city Ahmedabad; loc Gota; loc Chandlodia; bhk 2; type apartment; buy; max 45L; facing east; new or launch?',
  ],
  [
    'Sat Sri Akal, returning from Canada for good, want to buy a 10 marla kothi in Mohali, Sector 70 or Sector 71, 4 bedrooms, budget 2 to 2.5 crore, clear title.',
    'buy; type house; kind kothi?; area 2722.5; city Mohali; loc Sector 70 or loc Mohali Sector 70 or loc Sector 70 Mohali; loc Sector 71 or loc Mohali Sector 71 or loc Sector 71 Mohali; bhk 4; 2cr-2.5cr; approved Clear title',
  ],
  [
    'We supply grocery items and need a godown on rent in Indore, Sanwer Road or Palda, 5000 sq ft, truck entry must be there, rent up to 75000 per month.',
    'rent; type industrial; kind warehouse or kind godown; city Indore; loc Sanwer Road; loc Palda; area 5000; max 75k; has Truck access or has Truck entry?',
  ],
  [
    'सर, भोपाल के कोलार रोड पर प्लॉट लेना है, १००० से १५०० वर्गफुट, बजट तीस लाख तक, मकान बनाना है, बच्चों का स्कूल पास हो।',
    'city Bhopal; loc Kolar Road or loc Kolar; type plot; buy; area 1000-1500; max 30L; near school',
  ],
]
