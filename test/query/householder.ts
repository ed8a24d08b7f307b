import type { Asked } from './score.ts'

/** The north and the east, by somebody who saw no rule. The answers stood before the reader was asked. */
export const householder: readonly Asked[] = [
  [
    '2bhk sector 62 noida rent 22k bachlors allowed',
    'bhk 2; rent; loc Sector 62; city Noida; max 22k; for bachelors',
  ],
  [
    '3 bhk gaur city 2 noida extn ready to move 95 lac max',
    'bhk 3; buy?; loc Gaur City 2 or loc Gaur City; loc Greater Noida West?; city Greater Noida?; city Noida?; ready; max 95L',
  ],
  [
    'builder floor sushant lok 1 gurgaon 4bhk with lift n stilt parking 3.25cr',
    'type apartment; kind builder floor; loc Sushant Lok 1 or loc Sushant Lok Phase 1 or loc Sushant Lok; city Gurgaon; bhk 4; has Lift; has Covered parking; max 3.25cr; buy?',
  ],
  [
    'girls pg near gtb nagar metro delhi 2 sharing with ac food',
    'pg; for women; near gtb nagar metro or near gtb nagar metro station or near metro; loc GTB Nagar?; city Delhi; has Air conditioning; has Food included; has Double sharing?',
  ],
  [
    '250 gaj plot greater faridabad sec 84',
    'type plot; area 2250; loc Sector 84 or loc Greater Faridabad Sector 84; loc Greater Faridabad?; city Faridabad?; buy?',
  ],
  [
    'zirakpur vip road 2bhk resale under 50 lacs',
    'loc VIP Road; city Zirakpur or loc Zirakpur; bhk 2; resale; max 50L; buy?',
  ],
  [
    '1 kanal kothi panchkula sec-8',
    'type house or type villa; area 5445; loc Sector 8; city Panchkula; buy?',
  ],
  [
    'aerocity mohali 10 marla plot park facing',
    'type plot; area 2722.5; loc Aerocity or loc Aero City; city Mohali; has Park facing; buy?',
  ],
  [
    'shop on rent hazratganj lko grnd flr 300-500 sqft',
    'type commercial; kind shop; rent; loc Hazratganj; city Lucknow; floor 0; area 300-500',
  ],
  [
    'furnshd 3bhk for family vaishali nagar jaipur rent 30-35k',
    'bhk 3; rent; loc Vaishali Nagar; city Jaipur; fully-furnished; 30k-35k; for family',
  ],
  [
    'office 1500 sq ft salt lake sec 5 plug n play',
    'type office; loc Salt Lake Sector 5 or loc Salt Lake Sector V or loc Sector 5 or loc Sector V or loc Salt Lake; loc Salt Lake?; city Kolkata?; area 1500; fully-furnished?; kind co-working?; rent or lease or buy?',
  ],
  [
    '2 katha land new town action area 3 kolkata',
    'type plot; area 1440; loc New Town Action Area 3 or loc New Town Action Area III or loc Action Area 3 or loc Action Area III or loc New Town; loc New Town?; city Kolkata; buy?',
  ],
  [
    'flat patliputra colony patna 3bed 2bath not top floor',
    'loc Patliputra Colony or loc Patliputra; city Patna; type apartment; bhk 3; bath 2; floor !top',
  ],
  [
    'house for sale kankarbagh patna 1.1 - 1.4 cr newest first',
    'type house or type villa; buy; loc Kankarbagh; city Patna; 1.1cr-1.4cr; sort newest',
  ],
  [
    '2 bhk apartmnt patia bhubneswar near kiit below 18000 sorry 20000',
    'bhk 2; type apartment; loc Patia; city Bhubaneswar; near kiit or near kiit university; max 20k; rent?',
  ],
  [
    'new launch beltola guwahati 3 bhk',
    'loc Beltola; city Guwahati; bhk 3; launch; new?; uc?; buy?',
  ],
  [
    'plot 200 sq yd sahastradhara road dehradun 22000 per gaj clear title',
    'type plot; area 1800; loc Sahastradhara Road; city Dehradun; rate max 22k/sqyd; approved Clear title; buy?',
  ],
  [
    'studio apartment yamuna expressway less then 35 lakhs',
    'type apartment; kind studio; bhk 0; loc Yamuna Expressway; city Greater Noida or city Noida?; max 35L; buy?',
  ],
  [
    'dlf ph 4 3bhk+servant indep floor 1.1 lakh per month unfurnished',
    'loc DLF Phase 4; city Gurgaon?; bhk 3; has Servant room; type apartment; kind builder floor; max 1.1L; unfurnished; rent',
  ],
  [
    'rajnagar extn 2/3bhk 45 to 65L pwr backup n gym',
    'loc Raj Nagar Extension; city Ghaziabad?; bhk 2,3; 45L-65L; has Power backup; has Gym; buy?',
  ],
  [
    'crossing republik 2 bhk dirct owner no broker pls',
    'loc Crossings Republik or loc Crossing Republik; city Ghaziabad?; bhk 2; from owner; no-brokerage?',
  ],
  [
    'warehouse 10000+ sqft transport nagar kanpur',
    'type industrial; kind warehouse; area 10000+; loc Transport Nagar; city Kanpur; rent or lease or buy?',
  ],
  [
    '1rk for student lalpur ranchi 5500',
    'loc Lalpur; city Ranchi; bhk 0.5; for students; max 5500; rent?',
  ],
  [
    'dwarka sec 12 or sec 6, 3bhk society flat, not ground not top',
    'loc Dwarka Sector 12 or loc Sector 12 Dwarka or loc Sector 12; loc Dwarka Sector 6 or loc Sector 6 Dwarka or loc Sector 6; loc Dwarka?; city Delhi?; bhk 3; type apartment; floor !0; floor !top; has Gated community?',
  ],
  [
    'noida sec 107 4bhk under constr possession by june 2027 2700+ sqft rera only',
    'city Noida; loc Sector 107; bhk 4; uc; by 2027-06; area 2700+; rera; buy?',
  ],
  [
    'do kamre ka set chahiye indirapuram me, kiraya pandrah hazaar se upar na ho',
    'bhk 2; loc Indirapuram; city Ghaziabad?; rent; max 15k',
  ],
  [
    'mansarovar jaipur mein sau gaj ka plot, paintees lakh tak, east facing ho to badhiya',
    'type plot; loc Mansarovar; city Jaipur; area 900; max 35L; facing east?; buy?',
  ],
  [
    'bhai gomti nagar extension me teen bhk dikhao sattar se pachasi lakh ke beech lift honi chahiye',
    'loc Gomti Nagar Extension; city Lucknow?; bhk 3; 70L-85L; has Lift; buy?',
  ],
  [
    'paune do crore ka builder floor preet vihar ya nirman vihar, ground floor nahi chahiye',
    'max 1.75cr; type apartment; kind builder floor; loc Preet Vihar; loc Nirman Vihar; city Delhi?; floor !0; buy?',
  ],
  [
    'sector pachpan noida mein pg ladko ke liye khane ke saath aath hazaar',
    'pg; loc Sector 55; city Noida; for men; has Food included; max 8k',
  ],
  [
    'dhai bhk flat siddharth vihar ghaziabad saath lakh se kam, possession mil chuka ho',
    'bhk 2.5; type apartment; loc Siddharth Vihar; city Ghaziabad; max 60L; ready; buy?',
  ],
  [
    'bina broker ke rent pe ghar chahiye rajendra nagar patna, hamare paas ek kutta hai pet allowed ho',
    'no-brokerage or from owner; from owner?; rent; loc Rajendra Nagar; city Patna; for pets',
  ],
  [
    'arey 2 nahi 3bhk chahiye, ballygunge ya gariahat side, resale bhi chalega, dedh crore',
    'bhk 3; loc Ballygunge; loc Gariahat; city Kolkata?; max 1.5cr; resale?; buy?',
  ],
  [
    'dukaan chahiye kanpur ke gumti no 5 me, kiraya bees se tees hazaar, main road pe',
    'type commercial; kind shop; loc Gumti No 5 or loc Gumti Number 5 or loc Gumti No. 5 or loc Gumti; city Kanpur; rent; 20k-30k; has Main road',
  ],
  [
    'chaar katha zameen bihta patna, paintalis lakh',
    'type plot; area 5445; loc Bihta; city Patna; max 45L; buy?',
  ],
  [
    'kharar mohali me chhe marla ka makan, sava crore budget, 5 saal se purana nahi hona chahiye',
    'loc Kharar or city Kharar; city Mohali?; max 1.25cr; area 1633.5; type house or type villa; age 5; buy?',
  ],
  [
    'noida 137 me furnished 2bhk chahiye couple ke liye, unmarried hai, 28 hazar tak, deposit ek mahine se zyada nahi',
    'city Noida; loc Sector 137; fully-furnished; bhk 2; for couple; for bachelors?; max 28k; deposit 1m; rent?',
  ],
  [
    'vip road ya zoo road nahi, six mile me chahiye 2bhk kiraye ka guwahati',
    'not-loc VIP Road; not-loc Zoo Road; loc Six Mile or loc Sixmile; bhk 2; rent; city Guwahati',
  ],
  [
    'देहरादून राजपुर रोड पर २ बीएचके फ्लैट किराये पर, १८ हज़ार तक, परिवार के लिए',
    'city Dehradun; loc Rajpur Road; bhk 2; type apartment; rent; max 18k; for family',
  ],
  [
    'रांची कांके रोड में पाँच डिसमिल ज़मीन चाहिए, तीस लाख के अंदर',
    'city Ranchi; loc Kanke Road; type plot; area 2178; max 30L; buy?',
  ],
  [
    'ग्रेटर नोएडा अल्फा 2 में कोठी, डेढ़ से दो करोड़',
    'city Greater Noida; loc Alpha 2 or loc Alpha II; type house or type villa; 1.5cr-2cr; buy?',
  ],
  [
    'फरीदाबाद सेक्टर १५ में दुकान बिकाऊ हो तो बताओ मेन रोड पर',
    'city Faridabad; loc Sector 15; type commercial; kind shop; buy; has Main road',
  ],
  [
    'Namaste ji, main Pankaj bol raha hoon. Meri posting Chandigarh ho gayi hai, abhi Ambala mein rehta hoon. Sector 35 ya 44 mein 2 bhk ground floor chahiye kyunki mummy seedhi nahi chadh sakti. Rent 25 hazaar tak.',
    'city Chandigarh; loc Sector 35; loc Sector 44; bhk 2; floor 0; rent; max 25k; for family?',
  ],
  [
    'Hello sir, looking for a 3 BHK on rent in Gurgaon for my parents and us. We are presently in Rajouri Garden. Would like Sector 56 or 57, semi furnished. Budget was 60k but we can go up to 70k. No ground floor please.',
    'bhk 3; rent; city Gurgaon; loc Sector 56; loc Sector 57; semi-furnished; max 70k; floor !0; for family?',
  ],
  [
    'Good evening. I run a small physiotherapy clinic in Lajpat Nagar and want to buy a shop or office in Nehru Place, 400 to 600 sq ft. Any floor will do but lift must be there. Can pay 1 cr 10 lakh max. Regards, Dr Meenakshi',
    'buy; type commercial; kind shop; type office; loc Nehru Place; city Delhi?; area 400-600; has Lift; max 1.1cr',
  ],
  [
    'Hi, this is Sreya. My salary is 65k so please dont show anything above 17k. Need one bhk in Salt Lake or New Town Kolkata, for me and my sister. Owner should not have problem with two working girls.',
    'bhk 1; loc Salt Lake; loc New Town; city Kolkata; for women; for bachelors?; max 17k; rent?',
  ],
  [
    'Bhaiya pranam. Hum log Patna se hain, beta Noida mein HCL mein lag gaya hai. Uske liye flat kharidna hai 2 ya 3 bhk, sector 76 77 ya 78 mein. 90 lakh se 1 crore 10 lakh tak, parking ho aur under construction bilkul nahi.',
    'buy; type apartment; bhk 2,3; city Noida; loc Sector 76; loc Sector 77; loc Sector 78; 90L-1.1cr; has Covered parking; ready',
  ],
  [
    'Dear sir, I am retired from army and want to purchase agricultural land in Dehradun, Vikasnagar or Selaqui side. Minimum 2 acres with road access and own borewell. Rate not more than 60 lakh per acre please.',
    'buy; type agricultural; loc Vikasnagar or loc Vikas Nagar or city Vikasnagar; loc Selaqui; city Dehradun; area 87120+; has Road?; has Borewell; rate max 60L/acre',
  ],
  [
    'Hi Rakesh, got your number from Amit. We want to take 3000 sqft fully furnished office on lease in Udyog Vihar phase 4 or Cyber City, for 40 people or so. Rent upto Rs 90 per sqft. Power back up is must and parking also.',
    'lease or rent; type office; area 3000; fully-furnished; loc Udyog Vihar Phase 4 or loc Udyog Vihar Phase IV or loc Udyog Vihar; loc Cyber City or loc DLF Cyber City; city Gurgaon?; rate max 90/sqft; has Power backup; has Covered parking',
  ],
  [
    'Sir ji Jai Jagannath. I am looking for 3bhk in Bhubaneswar, Khandagiri or Jaydev Vihar, not Patia as it is too far for the kids. Should have balcony and be above 3rd floor, price 75 to 90 lakh. New flat only, no resale. We have loan sanctioned from SBI.',
    'city Bhubaneswar; loc Khandagiri; loc Jaydev Vihar or loc Jayadev Vihar; not-loc Patia; type apartment; bhk 3; has Balcony; floor 4+ or floor 3+; 75L-90L; new; for family?; buy?',
  ],
]
