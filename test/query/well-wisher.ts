import type { Asked } from './score.ts'

/** Thirty whole messages as people send or dictate them to a broker. Written without sight of the reader. */
export const wellWisher: readonly Asked[] = [
  [
    'Hi, I am Sneha, working with a bank in BKC, looking for a 1 BHK on rent in Santacruz East or Kurla West, semi furnished, budget 35 to 40k, shifting next month.',
    'rent; bhk 1; loc Santacruz East; loc Kurla West; city Mumbai?; semi-furnished; 35k-40k; near bkc or near bandra kurla complex?; ready?',
  ],
  [
    'Hello sir, we stay in a rented flat at Mulund and now want to buy a 2 BHK in Thane West, Ghodbunder Road side, max 1.25 crore, ready possession, good society with lift and parking.',
    'buy; bhk 2; loc Thane West or city Thane; city Thane or city Mumbai?; loc Ghodbunder Road; max 1.25cr; ready; has Lift; has Covered parking; has Gated community?; type apartment?',
  ],
  [
    'Bhai namaste, main Vashi me job karta hu, Nerul ya Seawoods me 1bhk kiraye pe chahiye, 20 se 25 hazaar tak, akela rahunga, direct owner se hi lena hai.',
    'rent; bhk 1; loc Nerul; loc Seawoods; city Navi Mumbai or city Mumbai?; 20k-25k; for bachelors?; from owner; no-brokerage?; near vashi?',
  ],
  [
    'Good evening, I have a tailoring business in Ghatkopar and need a small shop on rent in Chembur or Govandi, 150 to 250 sq ft, ground floor only, rent not more than 30000.',
    'rent; type commercial or type office; kind shop; loc Chembur; loc Govandi; city Mumbai?; area 150-250; floor 0; max 30k',
  ],
  [
    'Namaskar, mala Dombivli East madhe 2 BHK flat vikat ghyaycha aahe, budget 65 lakh paryant, station javal asel tar bara, sadhya Kalyan la bhadyane rahto.',
    'buy; bhk 2; type apartment; loc Dombivli East or city Dombivli; city Dombivli or city Mumbai or city Thane or city Kalyan-Dombivli?; max 65L; near railway station or near station?',
  ],
  [
    'Looking for 3 BHK in Andheri West or Versova, at least 950 sq ft carpet, higher floor above 7th, covered parking, budget 3.5 to 4 cr, we are a family of five.',
    'bhk 3; loc Andheri West; loc Versova; city Mumbai?; area 950+; floor 8+ or floor 7+; has Covered parking; 3.5cr-4cr; for family?; buy?',
  ],
  [
    'Hi, I am joining Infosys next month as a fresher, need a furnished 1 BHK on rent in Wakad or Hinjewadi, 18 to 22k, bachelor, no restrictions please.',
    'rent; furnished or fully-furnished; bhk 1; loc Wakad; loc Hinjewadi or loc Hinjawadi; city Pune?; 18k-22k; for bachelors; near infosys?; ready?',
  ],
  [
    'Hello, we sold our flat in Nashik and are moving near our son in Pune. Want 2 BHK in Bavdhan or Warje, ready to move, under 80 lakh, not top floor, lift compulsory.',
    'city Pune?; bhk 2; loc Bavdhan; loc Warje; ready; max 80L; floor !top; has Lift; buy?; type apartment?; for family?',
  ],
  [
    'Sir girls PG chahiye Viman Nagar ya Kalyani Nagar me, beti Symbiosis me padhti hai, double sharing, khana included, 12 hazaar mahine tak ho to batana.',
    'pg; for women; loc Viman Nagar; loc Kalyani Nagar; city Pune?; has Food included; max 12k; for students?; near symbiosis?; rent?',
  ],
  [
    'नमस्ते, हम अभी हडपसर में किराये पर रहते हैं, अब खराड़ी या वाघोली में २ बीएचके फ्लैट खरीदना है, बजट ७० लाख तक, पार्किंग ज़रूर हो।',
    'buy; bhk 2; type apartment; loc Kharadi; loc Wagholi; city Pune?; max 70L; has Covered parking',
  ],
  [
    'Hi, myself and wife both work in Manyata Tech Park, need 2 BHK semi furnished in Thanisandra or Hebbal, rent 30-38k, covered parking, deposit not more than 3 months, vacating current house by month end.',
    'rent; bhk 2; semi-furnished; loc Thanisandra or loc Thanisandra Main Road; loc Hebbal; city Bengaluru or city Bangalore?; 30k-38k; has Covered parking; deposit 3m; near manyata tech park or near manyata?; for couple or for family?; ready?',
  ],
  [
    'Dear sir, I am an NRI in Singapore planning to buy a 3 BHK in Whitefield for my parents, gated community, east facing door, possession by December 2027, budget 1.6 to 1.9 crores.',
    'buy; bhk 3; loc Whitefield; city Bengaluru or city Bangalore?; has Gated community; facing east; by 2027-12; 1.6cr-1.9cr; uc?; for family?; for nri or for NRI?',
  ],
  [
    'Good morning, looking for a 30x40 site in Kengeri or Rajarajeshwari Nagar, BDA approved, to construct our own house, budget 80 lakhs max, only clear title please.',
    'type plot; area 1200; loc Kengeri; loc Rajarajeshwari Nagar or loc RR Nagar; city Bengaluru or city Bangalore?; approved BDA; approved Clear title; max 80L; buy?',
  ],
  [
    'Namaskara, nanage Jayanagar athava JP Nagar alli 2 BHK mane baadige ge beku, 28 savira olage, namma family nalku jana, ground floor beda.',
    'rent; bhk 2; loc Jayanagar; loc JP Nagar; city Bengaluru or city Bangalore?; max 28k; floor !0; for family?; type house?',
  ],
  [
    'We are a 25 people startup currently in Koramangala, need plug and play office on rent in HSR Layout, about 2000 sq ft, up to 1.8 lakh per month, power backup must.',
    'type office; rent; loc HSR Layout; city Bengaluru or city Bangalore?; area 2000 or area 1800-2200; max 1.8L; has Power backup; fully-furnished or furnished?; has Plug and play or kind plug and play?; for company?',
  ],
  [
    'Hi, I work in Cyber City Gurgaon, looking for 2 BHK builder floor on rent in Sector 45 or Sector 46, fully furnished, 35 to 42 thousand, we are two working girls.',
    'city Gurgaon or city Gurugram; rent; bhk 2; kind builder floor; type apartment or type house or type apartment+house or type house+apartment?; loc Sector 45 or loc Sector 45 Gurgaon or loc Gurgaon Sector 45; loc Sector 46 or loc Sector 46 Gurgaon or loc Gurgaon Sector 46; fully-furnished; 35k-42k; for women?; for bachelors?; near cyber city or near dlf cyber city or near cyber city gurgaon?',
  ],
  [
    'Namaste ji, abhi Indirapuram me kiraye pe rehte hai, ab Noida Sector 78 ya Sector 79 me apna 3bhk flat lena hai, ready to move, resale chalega, 1.3 crore max.',
    'city Noida; loc Sector 78 or loc Noida Sector 78 or loc Sector 78 Noida; loc Sector 79 or loc Noida Sector 79 or loc Sector 79 Noida; bhk 3; type apartment; buy; ready; resale?; max 1.3cr',
  ],
  [
    'Sir ji Rohini me 3bhk builder floor kharidna hai, joint family hai, 150 gaj ke aaspaas, second floor tak, budget dhai crore, metro paas me hona chahiye.',
    'buy; bhk 3; kind builder floor; type apartment or type house or type apartment+house or type house+apartment?; loc Rohini; city Delhi or city New Delhi?; area 1350 or area 1215-1485; floor ..2; max 2.5cr; near metro; for family?',
  ],
  [
    'भाई साहब, गाज़ियाबाद के वैशाली या वसुंधरा में २ बीएचके फ्लैट किराये पर चाहिए, परिवार के लिए, १८ हज़ार तक, मेट्रो के पास।',
    'city Ghaziabad; loc Vaishali; loc Vasundhara; bhk 2; type apartment; rent; for family; max 18k; near metro',
  ],
  [
    'Hello, need boys PG in Mukherjee Nagar for my brother, he is preparing for UPSC, with food and wifi, walking distance to metro, around 15k per month.',
    'pg; for men; loc Mukherjee Nagar; city Delhi or city New Delhi?; has Food included; has Wi-Fi; near metro; ~15k; for students?; rent?',
  ],
  [
    'Looking to invest in a residential plot in Greater Noida or Yamuna Expressway, 120 to 200 sq yards, RERA approved only, 60 lakh to 90 lakh, please share details on WhatsApp.',
    'type plot; kind residential plot?; city Greater Noida or loc Greater Noida; loc Yamuna Expressway or near yamuna expressway; area 1080-1800; rera; 60L-90L; buy?',
  ],
  [
    'Hi, relocating from Chennai to Hyderabad next month with family, office in Gachibowli, want 3 BHK gated community flat in Nallagandla or Tellapur, rent up to 45k, school nearby.',
    'rent; city Hyderabad; bhk 3; type apartment; has Gated community; loc Nallagandla; loc Tellapur; max 45k; near school; for family?; near gachibowli?; ready?',
  ],
  [
    'Namaste andi, Miyapur leda Kukatpally lo 2 BHK flat addeki kavali, 20 vela lopu, family matrame untam, car parking undali.',
    'rent; bhk 2; type apartment; loc Miyapur; loc Kukatpally; city Hyderabad?; max 20k; for family; has Covered parking',
  ],
  [
    'Sir, we saw a 1450 sft flat in Manikonda but the rate was too high. Please show 3 BHK in Kompally or Bachupally, 1500 to 1800 sft, vastu, within 1.1 crore.',
    'bhk 3; loc Kompally; loc Bachupally; city Hyderabad?; area 1500-1800; vastu; max 1.1cr; type apartment?; buy?; not-loc Manikonda?',
  ],
  [
    'Good morning, I am working in Siruseri SIPCOT, want to buy 2 BHK flat in Navalur, Padur or Kelambakkam, CMDA approved, under 60 lakhs, ready to occupy, will take home loan.',
    'buy; bhk 2; type apartment; loc Navalur; loc Padur; loc Kelambakkam; city Chennai?; approved CMDA; max 60L; ready; near siruseri or near siruseri sipcot or near sipcot or near sipcot siruseri?; approved Loan approved?',
  ],
  [
    'Hello, I live in Delhi but my parents are in Kolkata, looking for 3 BHK flat for them in Garia or Narendrapur, second or third floor with lift, 55 to 65 lakhs, south facing.',
    'city Kolkata?; bhk 3; type apartment; loc Garia; loc Narendrapur; floor 2; floor 3; has Lift; 55L-65L; facing south; for family?; buy?',
  ],
  [
    'Jai Shree Krishna, looking for 2 BHK on rent in South Bopal or Shela for vegetarian family of four, semi furnished, 18 to 22 thousand, near DPS school if possible.',
    'rent; bhk 2; loc South Bopal; loc Shela; city Ahmedabad?; for family; for vegetarians or for vegetarian?; semi-furnished; 18k-22k; near school or near dps school or near dps?',
  ],
  [
    'Ram Ram sa, Jaipur me Mansarovar ya Vaishali Nagar side 200 gaj ka plot dekhna hai, JDA approved, corner ho to accha, budget 80 lakh se 1 crore.',
    'city Jaipur; loc Mansarovar; loc Vaishali Nagar; area 1800; type plot; approved JDA; 80L-1cr; has Corner?; buy?',
  ],
  [
    'नमस्कार, लखनऊ के गोमती नगर में परिवार के साथ रहने के लिए ३ बीएचके फ्लैट खरीदना है, बजट एक करोड़ बीस लाख, पार्किंग और लिफ्ट हो।',
    'city Lucknow; loc Gomti Nagar; bhk 3; type apartment; buy; max 1.2cr; has Covered parking; has Lift; for family?',
  ],
  [
    'Hello, my husband got transferred to Kochi, we need 2 BHK furnished flat on rent in Kakkanad or Edappally, near Infopark if possible, 18 to 22k, with AC.',
    'city Kochi; rent; bhk 2; type apartment; furnished or fully-furnished; loc Kakkanad; loc Edappally; near infopark?; 18k-22k; has Air conditioning; for couple or for family?',
  ],
]
