import type { Asked } from './score.ts'

/**
 * A young tenant with flatmates and a retired officer who buys. Written without sight of the rules; the answers stood before the reader was asked.
 */
export const visitor: readonly Asked[] = [
  // The young tenant
  [
    '2bhk for 3 bachelors btm layout 2nd stage max 28k',
    'rent; bhk 2; for bachelors; loc BTM Layout 2nd Stage or loc BTM Layout Stage 2 or loc BTM 2nd Stage; max 28k',
  ],
  [
    'single room pg near christ university wifi n food 9k',
    'pg; near christ university; has Wi-Fi; has Food included; max 9k',
  ],
  [
    'pg boys kota near allen under 8000 with meals ac',
    'pg; for men; city Kota; near allen; max 8k; has Food included; has Air conditioning',
  ],
  [
    '1rk kalyani nagar furnshd rent 15k girls',
    'bhk 0.5; loc Kalyani Nagar; fully-furnished; rent; max 15k; for women',
  ],
  [
    'need 3bhk fr 4 guys hinjewadi phase 1 <40k no brokrage',
    'rent; bhk 3; for men or for bachelors; loc Hinjewadi Phase 1; max 40k; no-brokerage',
  ],
  [
    'flat on rent viman nagar 2 bhk unmarried couple allowed 30k',
    'rent; type apartment; loc Viman Nagar; bhk 2; for couple; max 30k',
  ],
  [
    'bhai laxmi nagar mein 1 room set chahiye 7 hazaar tak student hu',
    'rent; loc Laxmi Nagar; max 7k; for students; bhk 1?; bhk 0.5?',
  ],
  [
    'mukherjee nagar me pg dikhao ladko ke liye 3 time khana',
    'pg; loc Mukherjee Nagar; for men; has Food included',
  ],
  [
    '1bhk madhapur semi furnished 18k - 22k lift pls',
    'rent; bhk 1; loc Madhapur; semi-furnished; 18k-22k; has Lift',
  ],
  [
    'studio apartment for rent baner balewadi 20k',
    'rent; type apartment; kind studio or bhk 0; loc Baner; loc Balewadi; max 20k',
  ],
  ['womens hostel velachery single sharing below 8500', 'pg; for women; loc Velachery; max 8500'],
  [
    'rooms in kamla nagar nr hansraj college 10-12k ac wifi no curfew',
    'rent or pg; loc Kamla Nagar; near hansraj college; 10k-12k; has Air conditioning; has Wi-Fi',
  ],
  [
    'any 2bhk in salt lake sector 5 less than 22k immediate move in bachelor friendly',
    'rent; bhk 2; loc Salt Lake Sector 5 or loc Salt Lake Sector V; max 22k; ready; for bachelors',
  ],
  [
    'hi we r 3 working girls looking for a furnished 2bhk in powai or chandivali, budget 55k total, deposit not more than 1.5 lakh, no broker',
    'rent; for women; fully-furnished; bhk 2; loc Powai; loc Chandivali; max 55k; deposit 1.5L; no-brokerage or from owner',
  ],
  [
    'sharing flat andheri east near metro 12k per head',
    'rent or pg; type apartment; loc Andheri East; near metro; max 12k',
  ],
  [
    'kothrud me 1 bhk bhade pe chahiye 16k deposit 2 mahine ka',
    'rent; bhk 1; loc Kothrud; max 16k; deposit 2m',
  ],
  [
    '3 bhk hsr sector 2 pets ok not ground floor 50k',
    'rent; bhk 3; loc HSR Layout Sector 2; for pets; floor !0; max 50k',
  ],
  [
    'kharadi 2bhk 28000 fully furnished power backup n covered parking',
    'rent; bhk 2; loc Kharadi; max 28k; fully-furnished; has Power backup; has Covered parking',
  ],
  [
    'room near anna university guindy under 7k boys',
    'rent or pg; near anna university; loc Guindy; max 7k; for men',
  ],
  [
    'jadavpur me 1 bhk flat rent pe 10k, student ho to chalega kya',
    'rent; bhk 1; type apartment; loc Jadavpur; max 10k; for students',
  ],
  [
    'yaar gachibowli ya kondapur side 2 bhk dekh lo 30 hazar ke andar, bachelors ko dene wala owner ho',
    'rent; bhk 2; loc Gachibowli; loc Kondapur; max 30k; for bachelors; from owner?',
  ],
  [
    'इंदौर विजय नगर में लड़कियों के लिए पीजी ६००० तक',
    'pg; city Indore; loc Vijay Nagar; for women; max 6k',
  ],
  [
    'my budget is 14k not 40k sorry, 1bhk electronic city phase 1',
    'rent; bhk 1; loc Electronic City Phase 1; max 14k',
  ],
  [
    '2 bhk sector 57 gurgaon 30k bachelor',
    'rent; bhk 2; city Gurgaon or city Gurugram; loc Sector 57; max 30k; for bachelors',
  ],
  ['lucknow aliganj 2 room set kiraye pe 8000', 'rent; city Lucknow?; loc Aliganj; bhk 2?; max 8k'],
  [
    'i earn 45k so rent max 15k, 1 bhk in thoraipakkam, bike parking',
    'rent; bhk 1; loc Thoraipakkam; max 15k; has Covered parking',
  ],
  [
    'coliving or pg koramangala 5th block double sharing 13k ac',
    'pg; loc Koramangala 5th Block or loc Koramangala Block 5; max 13k; has Air conditioning',
  ],
  [
    'दो बीएचके किराए पर चाहिए वाराणसी लंका में, बारह हजार तक',
    'rent; bhk 2; city Varanasi?; loc Lanka; max 12k',
  ],
  // The retired officer
  [
    'I am looking for a 3 BHK apartment in Mylapore, preferably first or second floor, with lift',
    'bhk 3; type apartment; loc Mylapore; floor 1; floor 2; has Lift',
  ],
  [
    'Kindly show east facing independent houses in Mysore between 90 lakhs and 1.3 crores',
    'facing east; type house; city Mysuru; 90L-1.3cr',
  ],
  [
    'three bedroom flat for purchase in panchkula sector twenty not above ninety five lakhs',
    'buy; bhk 3; type apartment; city Panchkula; loc Sector 20; max 95L',
  ],
  [
    'Ready to move 2 BHK in Aundh, Pune, society with garden and clubhouse, up to Rs 1.10 crore',
    'ready; bhk 2; loc Aundh; city Pune?; type apartment?; has Garden; has Clubhouse; max 1.1cr',
  ],
  [
    'DDA flat 3 BHK Vasant Kunj Sector C resale below 2.25 crore',
    'type apartment; bhk 3; loc Vasant Kunj Sector C; resale; max 2.25cr; approved DDA?; by DDA?',
  ],
  [
    'Independent house in Dehradun within 80 lakhs, near Max hospital',
    'type house; city Dehradun; max 80L; near max hospital',
  ],
  [
    'Villa in a gated community at Coimbatore, 3 bedrooms, vastu compliant, Rs. 1,35,00,000 at the most',
    'type villa; has Gated community; city Coimbatore; bhk 3; vastu; max 1.35cr',
  ],
  [
    'We wish to buy a 2.5 BHK in Kothrud for about 1.4 crores; resale not older than 10 years',
    'buy; bhk 2.5; loc Kothrud; ~1.4cr; resale; age 10',
  ],
  [
    'Flat in Thiruvananthapuram close to medical college, ground floor only, wheelchair access',
    'type apartment; city Thiruvananthapuram; near medical college; floor 0; has Wheelchair access',
  ],
  [
    'RERA registered 3 BHK in New Town Kolkata, possession before March 2027, maximum 85 lakhs',
    'rera; bhk 3; loc New Town; city Kolkata?; by 2027-03; max 85L',
  ],
  [
    'I retired from the railways last year. My wife and I want a 2 BHK with pooja room in Malleshwaram or Rajajinagar within one crore forty lakhs.',
    'bhk 2; has Pooja room; loc Malleshwaram; loc Rajajinagar; max 1.4cr; for couple?',
  ],
  [
    'plot of 200 square yards in Mohali Sector 88 freehold',
    'type plot; area 1800; city Mohali; loc Sector 88; approved Freehold',
  ],
  [
    'North-east facing 3 bedroom flat in KPHB Colony Kukatpally, 1500 sq ft or more, 2 bathrooms',
    'facing north-east or facing northeast; bhk 3; type apartment; loc Kukatpally; area 1500+; bath 2',
  ],
  [
    'House with borewell and servant quarter in Civil Lines Allahabad upto 1.75 crore',
    'type house; has Borewell; has Servant room; loc Civil Lines; city Prayagraj; max 1.75cr',
  ],
  [
    '2 BHK Kharghar Sector 12 within 78 lakhs, society must have lift and power back-up',
    'bhk 2; loc Kharghar Sector 12; max 78L; type apartment?; has Lift; has Power backup',
  ],
  [
    'Builder floor in Greater Kailash 2, second floor, 4 BHK, above 4 crores',
    'type apartment; kind builder floor; loc Greater Kailash 2 or loc Greater Kailash II or loc Greater Kailash Part 2; floor 2; bhk 4; min 4cr',
  ],
  [
    'Please show homes newly listed this week in Besant Nagar under 2 crores, no ground floor',
    'posted 7; sort newest?; type house?; loc Besant Nagar; max 2cr; floor !0',
  ],
  [
    'Bungalow at Alibaug, sea view, 4 bedrooms, budget three crores',
    'type villa or type house or type house+villa or type villa+house; kind bungalow; city Alibag or city Alibaug or loc Alibag or loc Alibaug; has Sea view; bhk 4; max 3cr',
  ],
  [
    'nagpur mein dharampeth ya ramdaspeth do bedroom flat pachpan lakh se upar nahi',
    'city Nagpur?; loc Dharampeth; loc Ramdaspeth; bhk 2; type apartment; max 55L',
  ],
  [
    'जयपुर के मानसरोवर में दो बीएचके फ्लैट साठ लाख तक',
    'city Jaipur; loc Mansarovar; bhk 2; type apartment; max 60L',
  ],
  [
    'भोपाल अरेरा कॉलोनी में मकान बिक्री के लिए डेढ़ करोड़',
    'buy; city Bhopal?; loc Arera Colony; type house; max 1.5cr',
  ],
  [
    'Beti ke paas rehna hai isliye Wakad ya Pimple Saudagar mein 2 BHK chahiye, lift zaroori, 75 lakh se zyada nahi',
    'loc Wakad; loc Pimple Saudagar; bhk 2; has Lift; max 75L',
  ],
  [
    'Is there any 3 BHK in Banashankari 3rd Stage, south facing excluded, below 1.6 crores?',
    'bhk 3; loc Banashankari 3rd Stage or loc Banashankari Stage 3; not-facing south; max 1.6cr',
  ],
  [
    'I require a corner plot, 40x60, DTCP approved, in Tambaram or Guduvanchery',
    'has Corner; type plot; area 2400; approved DTCP; loc Tambaram; loc Guduvanchery or loc Guduvancheri',
  ],
  [
    'apartments in Kakkanad Kochi 3 bhk from builder new booking 70 to 90 lakhs',
    'type apartment; loc Kakkanad; city Kochi?; bhk 3; from builder; new; 70L-90L',
  ],
  [
    'Flat near Chaitanyapuri metro station, 2 bhk, 65 lakhs, water supply must be good',
    'type apartment; near metro or near chaitanyapuri metro station or near chaitanyapuri metro; loc Chaitanyapuri?; bhk 2; max 65L; has Water supply',
  ],
  [
    'Sir, my pension commutation is 40 lakhs but my budget is 55 lakhs. Kindly suggest a 2 BHK in Ranchi, Kanke Road or Morabadi, with car parking.',
    'max 55L; bhk 2; city Ranchi?; loc Kanke Road; loc Morabadi; has Covered parking',
  ],
  [
    'ganga kinare nahi, rajendra nagar patna mein hi 3 BHK, ek crore ke andar',
    'loc Rajendra Nagar; city Patna; bhk 3; max 1cr',
  ],
  [
    'cheapest 2 bhk flats Visakhapatnam MVP Colony',
    'sort price-asc; bhk 2; type apartment; city Visakhapatnam?; loc MVP Colony',
  ],
]
