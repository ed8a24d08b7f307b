import type { Asked } from './score.ts'

/** Sixty messages with reasons, families and second thoughts, from all over India. The answers stood before it was asked. */
export const applicant: readonly Asked[] = [
  [
    'Hi, we are a family of 4 shifting from Nagpur to Pune next month as my husband got a job in Infosys. Need a 2bhk on rent in Wakad or Pimple Saudagar, kids are 6 and 9. semi furnished is ok, we have our own fridge and sofa. budget 28k including maintenance',
    'bhk 2; rent; loc Wakad; loc Pimple Saudagar; city Pune; semi-furnished?; max 28k; for family?; ready?',
  ],
  [
    'bhai andheri east mein 1bhk chahiye rent pe, bachelor hu. metro ke paas ho to best kyunki gaadi nahi hai, 35 hazar tak',
    'bhk 1; rent; loc Andheri East; city Mumbai?; near metro; max 35k; for bachelors',
  ],
  [
    'Looking to buy independent house or villa in Coimbatore, preferably Saravanampatti side. 3 bedrooms with car parking, dtcp approved only. We can go upto 95 lakhs',
    'buy; type house; type villa; city Coimbatore; loc Saravanampatti; bhk 3; has Covered parking; approved DTCP; max 95L',
  ],
  [
    'need pg for my daughter near christ university bangalore, first year bcom. single room with food and attached bathroom, max 15000 pm',
    'pg; for women; for students?; near christ university; city Bengaluru; has Food included; has Attached bathroom; max 15k',
  ],
  [
    '20 guntha agri land near Karjat, clear title only, road touch. owner se direct baat karni hai, 40 lakh tak budget hai',
    'type agricultural; area 21780; loc Karjat or near karjat or city Karjat; city Mumbai or city Karjat or city Raigad?; approved Clear title; has Road or has Main road?; from owner; no-brokerage?; max 40L; buy?',
  ],
  [
    'shop on rent Karol Bagh ground floor only, 60-70k',
    'rent; type commercial; kind shop; loc Karol Bagh; city Delhi?; floor 0; 60k-70k',
  ],
  [
    'Miyapur ya Kukatpally side 2bhk flat hona, resale bhi chalta. Budget 55 lakh ke andar, lift aur bore water hona zaroori, ground floor nakko',
    'loc Miyapur; loc Kukatpally; city Hyderabad?; bhk 2; type apartment; resale?; max 55L; has Lift; has Borewell; floor !0; buy?',
  ],
  [
    'Patna me Kankarbagh ya Rajendra Nagar taraf 3 kattha zameen chahiye ghar banane ke liye, 20 feet rasta hona chahiye. 1 crore tak de sakte hain. Rakesh 9999900000',
    'type plot; city Patna; loc Kankarbagh; loc Rajendra Nagar; area 4083.75 or area 4084; has Road or has Road 20 ft or has Main road?; max 1cr; buy?',
  ],
  [
    'I stay in Dubai, want to invest in a 2 or 3 bhk apartment in Kochi within 15 mins of infopark, ready to move, 70 to 90 lakhs. Pls send builder projects only no resale',
    'buy?; bhk 2,3; type apartment; city Kochi; near infopark 15min; ready; 70L-90L; from builder; new',
  ],
  [
    'office space in Salt Lake Sector V, 1500-2000 sq ft furnished with 15 workstations and 3 car parkings. lease for 3 years, rent around 1.2 lakh',
    'type office; loc Salt Lake Sector V or loc Salt Lake Sector 5 or loc Sector V or loc Sector 5 or loc Salt Lake; city Kolkata?; area 1500-2000; fully-furnished; has Covered parking; lease or rent; ~1.2L',
  ],
  [
    'Hello sir, abhi hum Indirapuram me rehte hain par makan malik khali karwa raha hai. Mujhe Noida sector 76 ya 77 me 3bhk rent pe chahiye, wife pregnant hai isliye ground ya first floor hi. 30k se jyada nahi de payenge, salary bhi utni nahi hai',
    'loc Sector 76; loc Sector 77; city Noida; bhk 3; rent; floor 0; floor 1; max 30k; for family or for couple?',
  ],
  [
    'my parents are old so lift is must, 2bhk with 2 bathrooms in Mylapore or Alwarpet for purchase below 1.5 cr. no ground floor bcoz of flooding',
    'has Lift; bhk 2; bath 2; loc Mylapore; loc Alwarpet; city Chennai?; buy; max 1.5cr; floor !0; for family?',
  ],
  [
    'Godown required in Bhiwandi 10000 sqft minimum, height 20ft plus, truck entry should be easy. Rent upto 18 rs per sqft',
    'type industrial; kind warehouse; loc Bhiwandi or city Bhiwandi; city Mumbai or city Thane or city Bhiwandi?; area 10000+; rent; rate max 18/sqft',
  ],
  [
    'salary is 45k so cant pay more than 12k rent.. any 1rk or 1bhk in thane west, not kasarvadavali its too far. brokerage nahi dunga',
    'max 12k; rent; bhk 0.5,1; loc Thane West; city Thane or city Mumbai?; not-loc Kasarvadavali; no-brokerage; from owner?',
  ],
  [
    'Plot in Mohali or Kharar for building own house, 150 to 200 gaj, east facing preferred. Budget 60-75 lac, Gmada approved chahiye',
    'type plot; city Mohali or loc Mohali; loc Kharar or city Kharar; area 1350-1800; facing east; 60L-75L; approved GMADA?; buy?',
  ],
  [
    'Namaste, bete ke liye Kota me pg dekh rahe hain Allen Samyak ke paas, NEET ki taiyari karega. Mess ka khana, AC room aur wifi, 14k tak',
    'pg; for men; for students?; city Kota; near allen samyak or near allen; has Food included; has Air conditioning; has Wi-Fi; max 14k',
  ],
  [
    'we sold our flat in Borivali and now looking for bigger one, 3bhk in Kandivali East or Malad East. covered parking and gym must, 2.5cr max, oc recieved building only',
    'buy?; bhk 3; type apartment?; loc Kandivali East; loc Malad East; city Mumbai?; has Covered parking; has Gym; max 2.5cr; ready?',
  ],
  [
    'kothi chahiye sector 21 panchkula me, 10 marla ya usse badi. corner mil jaye to aur achha. 2 se 2.5 crore, dealer log call na kare',
    'type house or type villa; loc Sector 21 or loc Sector 21 Panchkula; city Panchkula; area 2722.5+; has Corner?; 2cr-2.5cr; from owner or no-brokerage; no-brokerage?; buy?',
  ],
  [
    'Sir I am a bank employee transfered to Bhubaneswar. Want 2bhk for rent in Patia 751024 with 24 hrs water supply and bike parking, upto 16000. family of three, pure veg',
    'bhk 2; rent; loc Patia; pin 751024; city Bhubaneswar; has Water supply; has Covered parking; max 16k; for family?',
  ],
  [
    '3 acres farm land around Shadnagar or Chevella, not more than 60 lakhs per acre, borewell compulsory',
    'type agricultural; area 130680; loc Shadnagar or near shadnagar or city Shadnagar; loc Chevella or near chevella or city Chevella; city Hyderabad?; rate max 60L/acre; has Borewell; buy?',
  ],
  [
    'Gurgaon sohna road ya sector 49 mein builder floor dekh raha hu 3bhk + servant, first floor ya second floor. khareedna hai, 1.6 cr tak budget stretch kar sakta',
    'city Gurgaon; loc Sohna Road; loc Sector 49; type apartment; kind builder floor; bhk 3; has Servant room; floor 1; floor 2; max 1.6cr; buy',
  ],
  [
    'any furnished studio near hitec city for me and my husband? both work in same company, no kids. 25 to 30k, 2 months deposit max',
    'fully-furnished; type apartment; kind studio; bhk 0; near hitec city or loc Hitech City; city Hyderabad?; 25k-30k; deposit 2m; for couple or for family; rent?',
  ],
  [
    'Indore me ghar kharidna hai, duplex ya row house, Nipania ya Bicholi side. 3 bhk, 65 se 80 lakh. Bina RERA wala mat bhejna',
    'city Indore; buy; kind duplex; kind row house; type house; type villa?; type apartment?; loc Nipania; loc Bicholi or loc Bicholi Mardana; bhk 3; 65L-80L; rera',
  ],
  [
    'Flat share mat bhejo please, I need full 1bhk in Indiranagar or Domlur, pets allowed as I have a labrador. 40k max and not ground floor',
    'bhk 1; type apartment?; loc Indiranagar; loc Domlur; city Bengaluru?; for pets; max 40k; floor !0; rent?',
  ],
  [
    'NRI looking for sea facing 3/4 bhk in Worli or Prabhadevi, 8 to 12 cr, 20th floor and above only. Lodha or Raheja preferred',
    'bhk 3,4; has Sea view; loc Worli; loc Prabhadevi; city Mumbai?; 8cr-12cr; floor 20+; by Lodha; by Raheja or by K Raheja; buy?',
  ],
  [
    'Jaipur Vaishali nagar mein 200 gaj ka plot ya bana hua makan, JDA approved. 1 cr 20 lakh ke andar andar ho jaye to batana',
    'city Jaipur; loc Vaishali Nagar; area 1800; type plot; type house; approved JDA?; max 1.2cr; buy?',
  ],
  [
    'Wanted: space for dental clinic in Banjara Hills or Jubilee Hills, 800-1000 sft, first floor is fine if lift is there. rent 80k approx',
    'type commercial; loc Banjara Hills; loc Jubilee Hills; city Hyderabad?; area 800-1000; floor 1?; has Lift?; rent; ~80k',
  ],
  [
    'Hi I am a nurse at Apollo hospital greams road. Looking for ladies hostel or pg near to it with food, two sharing is fine. 8 to 10k per month',
    'pg; for women; near apollo hospital or near apollo or near apollo hospital greams road or near greams road or loc Greams Road; loc Greams Road?; city Chennai?; has Food included; 8k-10k',
  ],
  [
    'papa retire ho rahe hain, unke liye 2bhk flat Raj Nagar Extension ghaziabad me, ready to move. total 35 lakh hai hamare paas, park samne ho to badhiya',
    'bhk 2; type apartment; loc Raj Nagar Extension; city Ghaziabad; ready; max 35L; buy?; has Park or near park or has Park view or has Garden view?; for family?',
  ],
  [
    'Good evening. Looking for 4bhk villa in gated community Sarjapur road, possession by dec 2027. Clubhouse and kids play area needed as we have twins. Presently staying at own flat in Bellandur which we will sell after shifting, so 3 to 3.5 cr is what we can manage',
    'bhk 4; type villa; has Gated community; loc Sarjapur Road; city Bengaluru?; by 2027-12; 3cr-3.5cr; has Clubhouse; has Children’s play area; buy?; for family?',
  ],
  [
    'gomti nagar extention me 2bhk kiraye pe chahiye, hum do log hain husband wife. 15 hazaar tak, 2nd floor se upar nahi, mummy ke ghutne me dard rehta hai',
    'loc Gomti Nagar Extension; city Lucknow?; bhk 2; rent; for couple or for family?; max 15k; floor ..2',
  ],
  [
    'want to purchase 30x40 site in Mysore, Vijayanagar 4th stage or Bogadi. north or east facing, muda approved, price around 70 lakhs',
    'buy; type plot; area 1200; city Mysuru; loc Vijayanagar Stage 4 or loc Vijayanagar 4th Stage or loc Vijayanagar; loc Bogadi; facing north; facing east; approved MUDA?; ~70L',
  ],
  [
    'Goa me 1 bhk chahiye holiday home ke liye, Candolim Calangute side. swimming pool wali society, 50-60 lakh me lena hai. Resale ok',
    'city Goa or city North Goa; bhk 1; loc Candolim; loc Calangute; has Swimming pool; 50L-60L; resale?; buy?; has Gated community?',
  ],
  [
    'industrial shed for rent peenya or dabaspet 5000 to 8000 sqft, 60hp power',
    'rent; type industrial; loc Peenya; loc Dabaspet; city Bengaluru?; area 5000-8000',
  ],
  [
    'Me and 2 friends need 3bhk fully furnished near Cyber city gurgaon, sab ladke hain to bachelor allowed ho. Bills ke alawa 55000, AC and washing machine chahiye hi',
    'bhk 3; fully-furnished; near cyber city or loc Cyber City or loc DLF Cyber City; city Gurgaon; for bachelors; for men?; max 55k; has Air conditioning; has Washing machine; rent?',
  ],
  [
    'Guwahati, six mile or Beltola. RCC house with 2 katha land, 80 lakh budget to buy. No broker, owner direct contact only',
    'city Guwahati; loc Six Mile or loc Sixmile; loc Beltola; type house; area 5760; max 80L; buy; from owner; no-brokerage?',
  ],
  [
    'can you arrange 2 bhk with study room in Kharghar? I work from home most days. semi furnished, 30k rent, deposit upto 1 lakh',
    'bhk 2; has Study room; loc Kharghar; city Navi Mumbai or city Mumbai?; semi-furnished; rent; max 30k; deposit 1L',
  ],
  [
    'pls share new launch projects in Whitefeild or Budigere cross, 3bhk around 1.4 cr, by prestige or sobha or brigade',
    'launch; loc Whitefield; loc Budigere Cross; city Bengaluru?; bhk 3; ~1.4cr; by Prestige; by Sobha; by Brigade; buy?; new?; from builder?',
  ],
  [
    'apun ko dukaan mangta hai Dadar ya Matunga me, main road pe, 150 se 250 foot carpet. kharidna hai bhade se nahi, sava crore tak',
    'buy; type commercial; kind shop; loc Dadar; loc Matunga; city Mumbai?; has Main road; area 150-250; max 1.25cr',
  ],
  [
    'Chennai OMR, Navalur or Kelambakkam, 2bhk resale flat not older than 5 yrs. Covered car park, 50 to 58L, currently in rented house in Tambaram',
    'city Chennai; loc OMR or loc Old Mahabalipuram Road?; loc Navalur; loc Kelambakkam; bhk 2; type apartment; resale; age 5; has Covered parking; 50L-58L; buy?',
  ],
  [
    'my father wants agricultural land in Sehore or Raisen, 5 acre, he will do farming after VRS. Total 1 crore se upar nahi',
    'type agricultural; loc Sehore or city Sehore; loc Raisen or city Raisen; city Bhopal?; area 217800; max 1cr; buy?',
  ],
  [
    'Relocating from Pune to Ahmedabad for new job, joining 15th. Need 3bhk rental, Bodakdev or Thaltej or Satellite, gas pipeline and 2 car parking. We are jain family, myself wife mother and one son studying in 8th. Upto 45k, company will give HRA also',
    'rent; bhk 3; loc Bodakdev; loc Thaltej; loc Satellite; city Ahmedabad; has Piped gas; has Covered parking; max 45k; for family?',
  ],
  [
    'penthouse with terrace in Koregaon Park / Kalyani Nagar, unfurnished. rent 1.2 lakh se 1.5 lakh, agreement company ke naam pe hoga',
    'type apartment; kind penthouse; has Terrace; loc Koregaon Park; loc Kalyani Nagar; city Pune?; unfurnished; rent; 1.2L-1.5L; for company',
  ],
  [
    'I want to see cheapest 1bhk flats first in Virar west or Nalasopara, for buying. budget is 25-30 lakh only, near station walkable',
    'sort price-asc; bhk 1; type apartment; loc Virar West; loc Nalasopara or loc Nala Sopara or city Nalasopara; city Mumbai or city Virar or city Palghar?; buy; 25L-30L; near railway station or near station',
  ],
  [
    'coworking for 6 people in Connaught place? 50k a month, parking pls',
    'type office or type commercial; kind co-working; loc Connaught Place; city Delhi?; max 50k; has Covered parking; rent?',
  ],
  [
    'Ranchi Kanke road me 5 decimal plot dilwa do bhaiya, 20 lakh tak',
    'city Ranchi; type plot; loc Kanke Road or loc Kanke; area 2178; max 20L; buy?',
  ],
  [
    '3 bhk house with garden in Dehradun for sale? 1 cr',
    'bhk 3; type house; has Garden; city Dehradun; buy; max 1cr',
  ],
  [
    '10 cent house plot in Thrissur or Guruvayur, per cent 4 lakh max. Good road access, vasthu is must for us',
    'type plot; area 4356; city Thrissur or loc Thrissur; loc Guruvayur or city Guruvayur; rate max 4L/cent; has Road or has Main road?; vastu; buy?',
  ],
  [
    'Vizag, Madhurawada or PM Palem, 2bhk apt for rent below 14k. We are two working girls, owner should not stay in same building',
    'city Visakhapatnam; loc Madhurawada; loc PM Palem or loc P M Palem or loc Pothinamallayya Palem; bhk 2; type apartment; rent; max 14k; for women; for bachelors?',
  ],
  [
    'delhi dwarka sec 12 me 2bhk society flat chahiye, builder floor nahi. rent 32k, airport me night shift hai to security wali society ho aur power backup',
    'city Delhi; loc Dwarka Sector 12 or loc Sector 12 Dwarka or loc Sector 12 or loc Dwarka; loc Dwarka?; bhk 2; type apartment; not builder floor; rent; max 32k; has Security; has Power backup; has Gated community?',
  ],
  [
    'Independant house for lease in Madurai KK Nagar or Anna Nagar, 2 bed room with car park. lease amount 6 to 8 lakhs, we are small family, no brokers pls',
    'lease; type house; city Madurai; loc KK Nagar or loc K K Nagar or loc K.K. Nagar; loc Anna Nagar; bhk 2; has Covered parking; 6L-8L; for family?; from owner or no-brokerage; no-brokerage?',
  ],
  [
    'I am single working woman 29, shifting to Powai for new job, till now I was in Kolkata with parents. 1bhk fully furnished on rent, building should have cctv and guard because I come late in night. 45-50k is fine with me. non veg allowed',
    'bhk 1; fully-furnished; rent; loc Powai; city Mumbai?; has CCTV; has Security; 45k-50k; for women?; for bachelors?',
  ],
  [
    '1 acre kheti ki zameen, highway se 2 km ke andar, Raipur me. 50 lakh',
    'city Raipur; type agricultural; area 43560; max 50L; near highway 2000m; buy?',
  ],
  [
    'Hotel building on lease in Varanasi near Assi ghat, 15 to 20 rooms, running condition. Monthly 3 lakh tak possible hai',
    'type commercial; lease or rent; city Varanasi; near assi ghat or loc Assi Ghat or loc Assi; max 3L; ready?',
  ],
  [
    '2bhk flat lena hai loan karwa ke. salary 60k hai sir. Zirakpur me VIP road ya Peer Muchalla, brand new ho, 40 se 45 lakh.. 2nd or 3rd floor',
    'type apartment; bhk 2; new; city Zirakpur; loc VIP Road; loc Peer Muchalla; 40L-45L; floor 2; floor 3; buy?; approved Loan approved?',
  ],
  [
    'hlo koi pg h kya laxmi nagar delhi me, ladko wala, khana ho, 9k tk',
    'pg; loc Laxmi Nagar; city Delhi; for men; for students?; has Food included; max 9k',
  ],
  [
    'Showroom 2500 sft on ground floor main road, Kankanady or Hampankatta Mangalore, for furniture business. rent 1.5 lac max with 6 months advance',
    'type commercial; kind showroom; area 2500; floor 0; has Main road; loc Kankanady; loc Hampankatta; city Mangaluru or city Mangalore; rent; max 1.5L; deposit 6m',
  ],
  [
    'any 2.5 bhk or 3 bhk in New town or Rajarhat kolkata? buying for own use, south facing must, 75-85 lakhs. under construction only as we pay in stages, lift n generator needed',
    'bhk 2.5,3; buy; city Kolkata; loc New Town or loc Newtown; loc Rajarhat; facing south; 75L-85L; uc; has Lift; has Power backup',
  ],
  [
    'pehle 2bhk soch rahe the par bhai ki shaadi ho gayi aur joint family hai to ab 3bhk flat hi lenge. Surat mein Vesu ya Pal area, 1800 sqft se bada ho aur vastu ke hisab se, mummy bahut maanti hain. 90 lakh budget hai, thoda loan thoda purana ghar bech ke',
    'bhk 3; type apartment; city Surat; loc Vesu; loc Pal; area 1800+; vastu; max 90L; for family?; buy?',
  ],
  [
    'Kindly send listings posted this week only. 2 BHK unfurnished flat in HSR layout or BTM 2nd stage, family with one kid, rent 35k to 40k, east facing door',
    'posted 7; bhk 2; unfurnished; type apartment; loc HSR Layout or loc HSR; loc BTM 2nd Stage or loc BTM Layout 2nd Stage or loc BTM Stage 2 or loc BTM Layout Stage 2 or loc BTM Layout or loc BTM; city Bengaluru?; rent; 35k-40k; facing east; for family?',
  ],
]
