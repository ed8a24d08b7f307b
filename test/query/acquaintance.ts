import type { Asked } from './score.ts'

/** Fifty messages in which people introduce themselves first. The answers stood before it was asked. */
export const acquaintance: readonly Asked[] = [
  [
    'hi i am a staff nurse joining apollo hospital greams road next week, need a single room or 1rk for ladies in chennai with attached bathroom, walking distance from hospital, budget 9000',
    'rent or pg?; bhk 0.5?; for women; city Chennai; has Attached bathroom; near apollo hospital or near apollo hospital greams road or near apollo or near hospital; loc Greams Road?; max 9k or max 9000',
  ],
  [
    'mera kapde ka business hai surat me, dukaan choti pad rahi hai, ab ek badi shop kharidni hai ring road pe textile market ke paas, 400 sqft se upar, 80 lakh tak',
    'buy; type commercial; kind shop; city Surat; loc Ring Road?; near textile market or loc Textile Market; area 400+; max 80L',
  ],
  [
    'Army officer family here, posted to Jalandhar from Leh, looking for independent house or kothi on rent near Jalandhar Cantt, 3 bedrooms, servant quarter and parking, 25 to 30 thousand',
    'rent; type house; type villa?; bhk 3; has Servant room; has Covered parking; 25k-30k; near jalandhar cantt or near cantt or loc Jalandhar Cantt or loc Jalandhar Cantonment; city Jalandhar; for family?',
  ],
  [
    'We are a working couple, both in IT, currently in a cramped 1bhk in BTM. Want to shift to a 2bhk semi furnished flat in Hebbal or Thanisandra, pet friendly, upto 38k rent',
    'rent; type apartment; bhk 2; semi-furnished; loc Hebbal; loc Thanisandra; city Bengaluru?; for pets; max 38k; for couple?',
  ],
  [
    'I am a widow living with my daughter in Nagpur, selling our old house in Mahal. Need small 1 or 2 bhk ready flat with lift in a safe gated society, Manish Nagar side, 35 lakhs',
    'buy?; type apartment; bhk 1,2; ready; has Lift; has Gated community; has Security?; loc Manish Nagar; city Nagpur; max 35L',
  ],
  [
    'beta kota me allen me neet ki taiyari karega, uske liye pg dekh raha hu landmark city ya kunhadi me, khana included, ac single room, 15 hazar mahina tak',
    'pg; loc Landmark City; loc Kunadi or loc Kunhadi; city Kota; has Food included; has Air conditioning; for students?; for men?; near allen?; max 15k',
  ],
  [
    'NRI based in Dubai, planning to buy a 3bhk sea facing apartment in Kochi Marine Drive for my parents, ready to move only, must be RERA registered, budget around 1.5 cr',
    'buy; bhk 3; has Sea view; type apartment; city Kochi; loc Marine Drive; ready; rera; ~1.5cr',
  ],
  [
    'I run a medical store in Lucknow and owner is asking me to vacate. Want ground floor shop on rent in Aliganj or Vikas Nagar, main road, 200 to 300 sq ft, not more than 20000',
    'rent; type commercial; kind shop; floor 0; loc Aliganj; loc Vikas Nagar; city Lucknow; has Main road; area 200-300; max 20k',
  ],
  [
    'main ola cab chalata hu, biwi aur do bachhe hai, ghansoli ya airoli side 1rk ya 1bhk bhade pe chahiye, gaadi parking ho, deposit 50 hazar se jyada nahi, rent 12 hazar tak',
    'rent; bhk 0.5,1; loc Ghansoli; loc Airoli; city Navi Mumbai?; has Covered parking; deposit 50k; max 12k; for family?',
  ],
  [
    'Government school teacher here, got transferred to Dehradun from Pauri, need 2bhk on first or second floor for family of four in Dharampur, rent 15k max, no brokers please',
    'rent; bhk 2; floor 1; floor 2; for family; loc Dharampur; city Dehradun; max 15k; from owner or no-brokerage; no-brokerage?',
  ],
  [
    'We are a 12 people startup moving out of a coworking in HSR, looking for our own furnished office of 1000-1500 sqft in Koramangala or Indiranagar, lease for 3 yrs, budget 1.2 lakh pm',
    'lease or rent; type office; fully-furnished; area 1000-1500; loc Koramangala; loc Indiranagar; city Bengaluru?; max 1.2L',
  ],
  [
    "I'm a dentist opening my second clinic, need space in Indore Vijay Nagar, ground or first floor, 600 sqft plus with water supply and parking, rent under 45k",
    'rent; type commercial; floor 0; floor 1; area 600+; has Water supply; has Covered parking; loc Vijay Nagar; city Indore; max 45k',
  ],
  [
    'Retired bank manager, me and wife want to settle in Mysore, peaceful area, independent 2bhk house in Kuvempunagar or Saraswathipuram, 60 to 75 lakhs, should be as per vastu',
    'buy?; bhk 2; type house; loc Kuvempunagar or loc Kuvempu Nagar; loc Saraswathipuram or loc Saraswatipuram; city Mysuru; 60L-75L; vastu; for couple?',
  ],
  [
    'I am a grape farmer, want to buy 2 acre irrigated agriculture land with borewell near Miraj, Sangli district, road touch, clear title, 15 lakh per acre max',
    'buy; type agricultural; area 87120; has Borewell; loc Miraj or city Miraj or near miraj; city Sangli?; has Main road or has Road?; approved Clear title?; rate max 15L/acre',
  ],
  [
    'just got my first job at infosys hinjewadi, girl from nashik, need pg with food and wifi in wakad, double sharing ok, 8 to 10k, one month deposit only',
    'pg; has Food included; has Wi-Fi; loc Wakad; city Pune?; for women?; near infosys or near infosys hinjewadi or loc Hinjewadi?; 8k-10k or 8000-10k or 8000-10000; deposit 1m',
  ],
  [
    'hum log abhi rohini me kiraye pe rehte hai, makan malik ne khali karne bola, isliye dwarka me 3bhk society flat kharidna hai metro ke paas, resale chalega, 1.4 crore budget',
    'buy; bhk 3; type apartment; has Gated community?; loc Dwarka; city Delhi?; near metro; resale?; max 1.4cr',
  ],
  [
    'Shifting from Kolkata for a job in Cyber City Gurgaon, bachelor, looking for fully furnished 1bhk near rapid metro, power backup must, 30k including maintenance',
    'rent?; bhk 1; fully-furnished; near rapid metro or near metro; has Power backup; max 30k; city Gurgaon; for bachelors; loc Cyber City or loc DLF Cyber City or near cyber city?',
  ],
  [
    'humari namkeen ki factory hai bikaner me, jaipur me distribution ke liye godown chahiye sitapura area me, 5000 se 8000 sqft, truck aane ka rasta ho, rent 15 rs per sqft',
    'rent; type industrial; kind warehouse; city Jaipur; loc Sitapura or loc Sitapura Industrial Area; area 5000-8000; rate max 15/sqft; has Road?',
  ],
  [
    'Me and my husband both work in Financial District, presently at Miyapur and the commute is killing us. Looking to buy 3bhk in Kokapet or Narsingi, under construction okay, possession by march 2028, 1.6cr to 2cr',
    'buy; bhk 3; loc Kokapet; loc Narsingi; city Hyderabad?; uc?; by 2028-03; 1.6cr-2cr; near financial district?',
  ],
  [
    'single mother with a 6 year old, working at a bank in Thane west. want 1bhk on rent on Ghodbunder Road, good society with security and play area, not ground floor, 25k',
    'rent; bhk 1; loc Ghodbunder Road; city Thane?; loc Thane West?; has Gated community?; has Security; has Children’s play area; floor !0; max 25k; for family?',
  ],
  [
    'sir mai patna me sachivalay me clerk hu, ghar banane ke liye 4 katha zameen chahiye danapur ya bihta side, kagaz clear ho, 40 lakh tak',
    'buy?; type plot; area 5445; city Patna; loc Danapur; loc Bihta; approved Clear title?; max 40L',
  ],
  [
    'We are a joint family of 9 people living in Maninagar, need bigger place, 4 or 5 bhk bungalow in Bopal or Shela, with garden and 2 car parking, budget upto 3 crore',
    'buy?; bhk 4,5; kind bungalow; type house or type villa; has Garden; has Covered parking; loc Bopal; loc Shela; city Ahmedabad?; max 3cr; for family?',
  ],
  [
    'Running a small tailoring unit in Tiruppur. Now looking for a shed or small factory space in Coimbatore, Ganapathy or Peelamedu, 3000 sqft, three phase power, rent 40k-50k',
    'rent; type industrial; city Coimbatore; loc Ganapathy; loc Peelamedu; area 3000; 40k-50k',
  ],
  [
    'I retired from railways last month and quarter has to be vacated. Want a 2bhk flat in Garia within 40 lakh, near metro station, lift compulsory as my wife has knee problem',
    'buy?; bhk 2; type apartment; loc Garia; city Kolkata?; near metro; has Lift; max 40L',
  ],
  [
    'apni tea company ke liye siliguri sevoke road pe office space chahiye 500 sqft ke aas paas, lift wali building ho ya second floor tak, kiraya 18 hazaar',
    'rent; type office; city Siliguri; loc Sevoke Road; area 500; has Lift?; floor ..2?; max 18k',
  ],
  [
    'my son got admission in KIIT so we want one 2bhk rented flat in Patia Bhubaneswar for three students, furnished if possible, not more than 16k',
    'rent; bhk 2; type apartment; loc Patia; city Bhubaneswar; for students; fully-furnished or semi-furnished?; near kiit?; max 16k',
  ],
  [
    'We run a cafe in Anjuna and lease is ending. looking for restaurant space on lease in Assagao or Siolim with open parking and outdoor seating, 1 lakh per month',
    'lease or rent; type commercial; loc Assagao; loc Siolim; city Goa or city North Goa?; has Covered parking; max 1L',
  ],
  [
    'bank employee transferred from Delhi to Guwahati, coming with parents and wife. 3bhk on rent in Zoo Road or Six Mile, lift needed for old parents, 20-25k',
    'rent; bhk 3; city Guwahati; loc Zoo Road; loc Six Mile; has Lift; for family?; 20k-25k',
  ],
  [
    'canada me rehte hai hum, parents ke liye mohali me 8 marla ki kothi leni hai sector 70 ya 71 me, park facing ho to best, 2 crore tak, dealers please call mat karo',
    'buy; city Mohali; loc Sector 70; loc Sector 71; area 2178; type house or type villa; has Park or has Park facing?; max 2cr; from owner or no-brokerage?; no-brokerage?',
  ],
  [
    'Preparing for judiciary exam, coaching is in sector 34 chandigarh. need girls pg in sector 35 or nearby, quiet room with study table, food, no sharing, up to 12k',
    'pg; for women; loc Sector 35 or near sector 35; loc Sector 34 or near sector 34?; city Chandigarh; has Food included; has Study room?; for students?; max 12k',
  ],
  [
    'Navy family, shifting to Vizag in June, we need 3bhk semi furnished flat close to Naval Dockyard, sea view would be nice but not compulsory, rent 28k',
    'rent; bhk 3; semi-furnished; type apartment; city Visakhapatnam; near naval dockyard; has Sea view?; for family?; max 28k',
  ],
  [
    'I have sold my 200 sq yards site in Guntur and now want to buy a plot in Vijayawada, 250 to 300 sq yards in Poranki or Kankipadu, CRDA approved, east facing only',
    'buy; type plot; area 2250-2700; loc Poranki; loc Kankipadu; city Vijayawada; approved CRDA; facing east',
  ],
  [
    'mai raipur me transport ka kaam karta hu, tatibandh side 1 acre khuli zameen chahiye truck khade karne ke liye, lease pe 5 saal, highway touch',
    'lease or rent; type plot or type commercial or type industrial?; area 43560; city Raipur; loc Tatibandh; has Main road or near highway?; has Covered parking?',
  ],
  [
    'hum log banaras me homestay start karna chahte hai, assi ghat ke aas paas 5-6 kamre ka independent makan kiraye pe, 60 hazar tak, ganga view ho to accha',
    'rent; type house; bhk 5,6 or bhk 5+?; near assi ghat or loc Assi Ghat or loc Assi; city Varanasi; has River view?; max 60k',
  ],
  [
    'We own a 1bhk in Hadapsar which is now too small with the baby coming. Looking to upgrade to 2.5 or 3bhk in Kharadi or Viman Nagar, Panchshil or Gera project, 1.3cr, please not Wagholi',
    'buy?; bhk 2.5,3; loc Kharadi; loc Viman Nagar; not-loc Wagholi; city Pune?; by Panchshil or by Panchshil Realty; by Gera or by Gera Developments; max 1.3cr',
  ],
  [
    'two flatmates, both journalists, being kicked out of our place in Lajpat Nagar because landlord wants family. Need a bachelor friendly 2bhk builder floor in Malviya Nagar or Saket around 35k',
    'rent?; for bachelors; bhk 2; kind builder floor; type apartment; loc Malviya Nagar; loc Saket; city Delhi?; ~35k',
  ],
  [
    'Tata Steel employee retiring next year, company quarter chhodna padega. Jamshedpur Sonari ya Kadma me 3bhk flat lena hai resale bhi chalega, 55 lakh, third floor se upar nahi',
    'buy; bhk 3; type apartment; resale?; city Jamshedpur; loc Sonari; loc Kadma; max 55L; floor ..3',
  ],
  [
    'CA hoon, ranchi me apna office kholna hai lalpur me, 2 cabin wala furnished office chahiye, 300-500 sqft, 15000 rent, power backup jaruri hai',
    'rent; type office; fully-furnished; area 300-500; city Ranchi; loc Lalpur; has Power backup; max 15k',
  ],
  [
    'Professor hoon, Ujjain se Bhopal transfer hua hai. Arera Colony ya Kolar Road me 3 bhk duplex kiraye pe chahiye, shakahari family hai, 22 se 28 hazar ke beech',
    'rent; bhk 3; kind duplex; type apartment?; type villa?; type house?; loc Arera Colony; loc Kolar Road; city Bhopal; 22k-28k; for family?',
  ],
  [
    'working in Technopark, staying in hostel now, getting married in May so need a 2bhk house or flat for rent in Kazhakkoottam or Sreekaryam, unfurnished is fine, bike parking, 14k',
    'rent; bhk 2; type house; type apartment; loc Kazhakkoottam or loc Kazhakoottam or loc Kazhakuttam or loc Kazhakootam; loc Sreekaryam or loc Sreekariyam; city Thiruvananthapuram?; unfurnished?; has Covered parking; for couple?; near technopark?; max 14k',
  ],
  [
    'Gulf returnee planning small supermarket. Need shop space about 2000 sqft on Mavoor Road Calicut, ground floor, customer parking compulsory, can pay 1.25 lakh rent',
    'rent; type commercial; kind shop; area 2000; loc Mavoor Road; city Kozhikode; floor 0; has Covered parking; max 1.25L',
  ],
  [
    'My husband passed away and this 4bhk in Bandra is too big for me. I would like a smaller 2bhk with lift and 24 hour security in Khar West or Santacruz West, rent about 90 thousand',
    'rent; bhk 2; has Lift; has Security; loc Khar West or loc Khar; loc Santacruz West; city Mumbai?; ~90k',
  ],
  [
    'security guard ki naukri hai noida sector 62 me, family gaon se la raha hu, mamura me ek kamra kiraye pe chahiye 5 hazaar tak, pani ki suvidha ho',
    'rent; bhk 0.5 or bhk 1?; loc Mamura; city Noida; loc Sector 62 or near sector 62?; has Water supply; for family?; max 5k or max 5000',
  ],
  [
    'I have 50 lakhs from my PF and want to invest in a plot in Hyderabad outskirts, Shadnagar or Sadasivpet, HMDA or DTCP approved, 300 sq yards with good road',
    'buy?; type plot; loc Shadnagar; loc Sadasivpet or loc Sadashivpet or loc Sadasivapet; city Hyderabad; approved HMDA; approved DTCP; area 2700; max 50L; has Road or has Main road?',
  ],
  [
    'Looking for land to construct our own house. We are govt employees living in rented portion in Madurai K K Nagar. 5 cents in Othakadai or Thirunagar, within 30 lakhs, DTCP approved',
    'buy?; type plot; area 2178; loc Othakadai; loc Thirunagar; city Madurai; max 30L; approved DTCP',
  ],
  [
    'mai aur mera dost jaipur me rrb ki taiyari kar rahe hai, mansarovar ya pratap nagar me 1bhk rent pe chahiye, top floor nahi garmi bahut hoti hai, 10 hazar se kam',
    'rent; bhk 1; loc Mansarovar; loc Pratap Nagar; city Jaipur; floor !top; for bachelors or for students?; max 10k',
  ],
  [
    'I am a fitness trainer starting my own gym. want first floor commercial hall 2500-3500 sqft in Ludhiana, Model Town or Sarabha Nagar, high ceiling, rent under 1.5 lakh',
    'rent; type commercial; floor 1; area 2500-3500; city Ludhiana; loc Model Town; loc Sarabha Nagar; max 1.5L',
  ],
  [
    'Hello, I have a labrador and every society is refusing me. Looking for 2bhk apartment with big balcony where pets are allowed, Powai or Chandivali, 65-75k, immediate possession',
    'rent?; for pets; bhk 2; type apartment; has Balcony; loc Powai; loc Chandivali; city Mumbai?; 65k-75k; ready',
  ],
  [
    "Doctor couple from Delhi wanting a weekend farmhouse near Sohna, 1 acre with swimming pool, already built, don't want bare land, 4 to 5 crores",
    'buy?; kind farm house; type villa or type house or type agricultural; loc Sohna or near sohna or city Sohna; city Gurgaon?; area 43560; has Swimming pool; ready?; not plot; 4cr-5cr; for couple?',
  ],
  [
    'We are from Mangalore, daughter joined medical college in Manipal. Need 2bhk furnished flat near the college for me and her, on rent, from owner directly, 20 thousand',
    'rent; bhk 2; fully-furnished; type apartment; city Manipal or loc Manipal; city Udupi?; near medical college or near college or near the college or near medical college manipal?; from owner; no-brokerage?; max 20k',
  ],
]
