import type { Asked } from './score.ts'

/** Forty messages of people who first say how they live, then what they look for. The answers stood before it was asked. */
export const storyteller: readonly Asked[] = [
  [
    'I am a nurse at Aster Medcity and my shift starts at 6, so I want a 1 bhk flat on rent in Cheranalloor, Kochi under 12k with lift',
    'rent; bhk 1; type apartment; loc Cheranalloor or loc Cheranallur; city Kochi; max 12k; has Lift; near aster medcity?',
  ],
  [
    'We sold our old house in Mylapore for 2.1 crore and now want a 3 bhk apartment in Adyar or Besant Nagar within 1.9 crore, not top floor',
    'buy?; bhk 3; type apartment; loc Adyar; loc Besant Nagar; city Chennai?; max 1.9cr; floor !top',
  ],
  [
    'My father uses a wheelchair. Looking to buy a ready to move 2 bhk on ground or first floor in Kothrud, Pune, budget 95 lakhs, gated society',
    'buy; bhk 2; has Wheelchair access?; ready; floor 0; floor 1; loc Kothrud; city Pune; max 95L; has Gated community; type apartment?',
  ],
  [
    'Retired bank manager from Kanpur here, we two want an independent house in Dehradun with a garden, around 1.1 cr, resale is fine, no broker calls please',
    'buy?; type house; city Dehradun; has Garden; ~1.1cr; resale?; no-brokerage?; from owner?; for couple?; for family?',
  ],
  [
    'Moving from Delhi to Bangalore with my two cats, need a semi furnished 2 bhk to rent in Indiranagar or Domlur, 45k max, deposit not above 3 months',
    'rent; bhk 2; semi-furnished; loc Indiranagar; loc Domlur; city Bengaluru; max 45k; deposit 3m; for pets?',
  ],
  [
    'I run a small bakery and my lease is ending. Want a shop of 400 sq ft on rent in Salt Lake Sector 1, Kolkata, on main road, up to 35000 a month',
    'rent; type commercial; kind shop; area 400; loc Salt Lake Sector 1 or loc Salt Lake Sector I or loc Salt Lake; city Kolkata; has Main road; max 35k',
  ],
  [
    'My daughter joins Christ University this year, looking for a girls PG near it with food and attached bathroom, not more than 15k',
    'pg; for women; for students?; near christ university; city Bengaluru?; has Food included; has Attached bathroom; max 15k',
  ],
  [
    'First I thought of a 2 bhk but my parents are moving in, so show me 3 bhk flats for sale in Gachibowli under 1.4 crore with power backup and clubhouse',
    'buy; bhk 3; type apartment; loc Gachibowli; city Hyderabad?; max 1.4cr; has Power backup; has Clubhouse; for family?',
  ],
  [
    'NRI in Dubai, want to buy a DTCP approved plot in Coimbatore, 5 to 6 cents, east facing, under 30 lakhs, clear title, no agricultural land',
    'buy; type plot; approved DTCP; city Coimbatore; area 2178-2613.6 or area 2178-2614; facing east; max 30L; approved Clear title; has Clear title?; not agricultural?',
  ],
  [
    'Our startup has 25 people now and the current co-working is cramped; need a fully furnished office of 2000 to 2500 sqft in Andheri East, rent under 2.5 lakh',
    'rent; type office; fully-furnished; area 2000-2500; loc Andheri East; city Mumbai?; max 2.5L; for company?',
  ],
  [
    'I got transferred to Lucknow and live in a hostel now. Need a 2 bhk house for family on rent in Gomti Nagar below 18k, ground floor not wanted',
    'rent; bhk 2; type house?; for family; loc Gomti Nagar; city Lucknow; max 18k; floor !0',
  ],
  [
    'We are four friends working in Hinjewadi, all boys, want a 3 bhk fully furnished flat in Wakad or Baner, 50 to 60k, washing machine and wifi must',
    'rent?; bhk 3; fully-furnished; type apartment; loc Wakad; loc Baner; city Pune?; 50k-60k; has Washing machine; has Wi-Fi; for bachelors?; for men?',
  ],
  [
    'My husband is in the navy and is posted to Vizag next. Please find a sea view apartment to rent there, 2 or 3 bhk, up to 30 thousand, veg family',
    'rent; type apartment; bhk 2,3; city Visakhapatnam or city Vizag; has Sea view; max 30k; for family?',
  ],
  [
    'I drive for Uber and my rent went up, so any 1 RK or 1 bhk in Navi Mumbai, Kharghar or Kamothe, not Panvel, below 11k, deposit max 40000, parking needed',
    'rent?; bhk 0.5,1; city Navi Mumbai or city Mumbai; loc Kharghar; loc Kamothe; not-loc Panvel or not-city Panvel; max 11k; deposit 40k; has Covered parking',
  ],
  [
    'After 20 years in Muscat I want to settle on a farm house of 1 to 2 acres near Nashik with borewell and a pool, under 1.8 crore',
    'buy?; kind farm house; type villa or type house or type agricultural; type villa?; type house?; type agricultural?; area 43560-87120; city Nashik or near nashik; city Nashik?; has Borewell; has Swimming pool; max 1.8cr',
  ],
  [
    'Doctor couple, we own a flat in Vashi, now want a 4 bhk duplex or penthouse in Ahmedabad, Satellite or Bodakdev, 2 to 3 crore, with servant room',
    'buy?; bhk 4; kind duplex; kind penthouse; type apartment; type villa?; type house?; city Ahmedabad; loc Satellite; loc Bodakdev; 2cr-3cr; has Servant room; for couple?; for family?',
  ],
  [
    'I was about to rent again but EMI is same now, so buy a 2 bhk under construction in Noida Extension, 60 to 70 lakhs, possession before Dec 2027, RERA only',
    'buy; bhk 2; uc; loc Noida Extension or loc Greater Noida West; city Greater Noida?; city Noida?; 60L-70L; by 2027-12 or by 2027-11; rera',
  ],
  [
    'Divorced, moving out of Gurgaon with my son. A safe 2 bhk builder floor on rent in Lajpat Nagar, first or second floor, around 40k, only from owner',
    'rent; bhk 2; type apartment; kind builder floor; loc Lajpat Nagar; city Delhi?; floor 1; floor 2; ~40k; from owner; has Security?; has Gated community?; for family?',
  ],
  [
    'My provident fund came, so budget is 45 lakhs. Want a 30x40 site in Mysore, Vijayanagar, MUDA approved, east facing, corner if possible',
    'buy?; type plot; area 1200; loc Vijayanagar; city Mysuru; approved MUDA; facing east; has Corner?; max 45L',
  ],
  [
    'I teach at a govt school in Guwahati and want to build my own house, looking for 2 katha land in Beltola or Hatigaon, max 35 lakh, bank loan possible',
    'buy?; type plot; area 5760; loc Beltola; loc Hatigaon; city Guwahati?; max 35L; approved Loan approved; has Loan approved?',
  ],
  [
    'Main Infosys mein job karta hu aur abhi PG mein rehta hu, ab shaadi ho rahi hai to 2bhk flat kiraye pe chahiye Electronic City mein 22 hazaar tak',
    'rent; bhk 2; type apartment; loc Electronic City; city Bengaluru?; max 22k; for couple?; for family?',
  ],
  [
    'Papa retire ho gaye hain, gaon ki zameen 70 lakh mein bech di, ab Indore mein 3bhk makan lena hai Vijay Nagar ke paas, 65 lakh tak',
    'buy; bhk 3; type house?; city Indore; loc Vijay Nagar or near vijay nagar; max 65L; for family?',
  ],
  [
    'Beti ki coaching Kota mein hai, uske liye girls hostel chahiye khana aur wifi ke saath, 9 hazaar se kam, Landmark City side',
    'pg; for women; for students?; city Kota; loc Landmark City or near landmark city; has Food included; has Wi-Fi; max 9k',
  ],
  [
    'Pehle socha tha plot lunga lekin time nahi hai banwane ka, ab ready flat chahiye 2bhk Jaipur Mansarovar mein, 50 se 55 lakh, lift ho',
    'buy?; type apartment; not plot?; ready; bhk 2; loc Mansarovar; city Jaipur; 50L-55L; has Lift',
  ],
  [
    'Meri mithai ki dukaan Karol Bagh mein hai, doosri branch ke liye shop rent pe dekh raha hu Rohini sector 7 mein, 80 hazaar tak, ground floor',
    'rent; type commercial; kind shop; loc Rohini Sector 7 or loc Sector 7 Rohini or loc Rohini or loc Sector 7; city Delhi?; max 80k; floor 0',
  ],
  [
    'Hum log Patna se Delhi shift ho rahe hain, teen bhk builder floor kharidna hai Dwarka ya Uttam Nagar mein, 1.3 cr tak, metro paas ho, top floor nahi chahiye',
    'buy; bhk 3; type apartment; kind builder floor; loc Dwarka; loc Uttam Nagar; city Delhi; max 1.3cr; near metro; floor !top; for family?',
  ],
  [
    'Mai akeli ladki hu bank mein job hai, safe sa 1bhk fully furnished flat Thane west me rent pe do, 20 se 25k, bina broker ke',
    'rent; bhk 1; type apartment; fully-furnished; loc Thane West or city Thane; city Thane?; city Mumbai?; 20k-25k; no-brokerage or from owner; no-brokerage?; from owner?; for women?; for bachelors?; has Security?; has Gated community?',
  ],
  [
    'Bhai hum 5 students hain Delhi University ke, Kamla Nagar ya Mukherjee Nagar me 3bhk rent pe chahiye, 35k tak, AC ho, brokerage nahi denge',
    'rent; bhk 3; loc Kamla Nagar; loc Mukherjee Nagar; city Delhi?; max 35k; has Air conditioning; no-brokerage; for students?; for bachelors?; near delhi university?',
  ],
  [
    'Kapde ka business hai Surat me, maal rakhne ke liye 3000 sqft ka godown kiraye par chahiye Sachin GIDC me, 45 hazaar mahina tak',
    'rent; type industrial; kind warehouse; area 3000; loc Sachin GIDC or loc Sachin; city Surat?; max 45k',
  ],
  [
    'Fauji hu, 2 saal me retirement hai, 10 marla ki kothi leni hai Mohali ya Zirakpur me, dedh crore tak, park ke saamne mile to accha',
    'buy; type house or type villa; type house?; type villa?; area 2722.5 or area 2723; city Mohali or loc Mohali; loc Zirakpur or city Zirakpur; city Mohali?; city Chandigarh?; max 1.5cr; has Park?; has Park facing?; has Garden view?; near park?',
  ],
  [
    'Ghar wale bol rahe the villa lo par budget nahi, isliye 2.5 bhk flat dekho Kharadi ya Viman Nagar me, 85 lakh ke aaspaas, resale bhi chalega, vastu ke hisab se',
    'buy?; bhk 2.5; type apartment; not villa?; loc Kharadi; loc Viman Nagar; city Pune?; ~85L; resale?; vastu',
  ],
  [
    'Office Cyber City me hai, roz Faridabad se aana padta hai, ab Gurgaon me hi 2bhk lena hai rent pe, Cyber City se 30 minute ke andar, 38k max, semi furnished',
    'rent; bhk 2; city Gurgaon; near cyber city 30min or near dlf cyber city 30min; max 38k; semi-furnished',
  ],
  [
    'Kirana store chalata hu Nagpur me, apni dukaan kharidni hai 25 lakh tak Sitabuldi ya Dharampeth me, 200 se 300 sqft, main road pe, first floor nahi chalega',
    'buy; type commercial; kind shop; city Nagpur?; max 25L; loc Sitabuldi; loc Dharampeth; area 200-300; has Main road; floor !1',
  ],
  [
    'Amma ke ghutne kharab hain, Hyderabad Kukatpally me ground floor ka 2bhk dekho rent pe, 20k se upar nahi, hospital paas me ho, family hai hum 4 log',
    'rent; bhk 2; city Hyderabad; loc Kukatpally; floor 0; max 20k; near hospital; for family?',
  ],
  [
    'मैं सरकारी स्कूल में अध्यापक हूँ, वाराणसी में लंका के पास दो बीएचके मकान किराये पर चाहिए, बारह हज़ार तक, बोरवेल और पार्किंग हो',
    'rent; bhk 2; type house?; city Varanasi; loc Lanka or near lanka; max 12k; has Borewell; has Covered parking',
  ],
  [
    'हमने गाँव का खेत बेच दिया है, अब भोपाल में कोलार रोड पर 1500 वर्ग फुट का प्लॉट खरीदना है, 40 लाख तक, कोने का हो तो अच्छा',
    'buy; type plot; area 1500; loc Kolar Road or loc Kolar; city Bhopal; max 40L; has Corner?',
  ],
  [
    'मी नाशिकमध्ये शिक्षक आहे, आता बदली झाली म्हणून मला पुण्यात औंध येथे २ बीएचके फ्लॅट भाड्याने हवा आहे, २५ हजारांपर्यंत, लिफ्ट असावी',
    'rent; bhk 2; type apartment; loc Aundh; city Pune; max 25k; has Lift',
  ],
  [
    'बेटी की नौकरी गुड़गाँव में लगी है, उसके लिए सेक्टर 45 में लड़कियों का पीजी देखो, खाना और एसी के साथ, पंद्रह हज़ार से कम',
    'pg; for women; city Gurgaon; loc Sector 45; has Food included; has Air conditioning; max 15k',
  ],
  [
    'पहले तीन बीएचके सोचा था पर बजट नहीं बना, अब गाज़ियाबाद के इंदिरापुरम में दो बीएचके फ्लैट लेना है, साठ लाख तक, उत्तर मुखी, पाँच साल से पुराना नहीं',
    'buy; bhk 2; type apartment; loc Indirapuram; city Ghaziabad; max 60L; facing north; age 5',
  ],
  [
    'मेरा ब्यूटी पार्लर छोटा पड़ रहा है, रांची में लालपुर या कांके रोड पर 500 वर्ग फुट की दुकान किराये पर चाहिए, 25 हज़ार तक',
    'rent; type commercial; kind shop; city Ranchi; loc Lalpur; loc Kanke Road or loc Kanke; area 500; max 25k',
  ],
]
