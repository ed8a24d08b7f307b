import type { Asked } from './score.ts'

/** All over the country, by somebody who saw no rule. The answers stood before the reader was asked. */
export const homeSeeker: readonly Asked[] = [
  [
    '2 bhk flat for rnet in kharadi under 28k',
    'rent; type apartment; bhk 2; loc Kharadi; city Pune?; max 28k',
  ],
  [
    'shop for lease in connaught place delhi 400 sqft',
    'lease; type commercial; kind shop; loc Connaught Place; city Delhi; area 400',
  ],
  [
    'studio apartment on rent in viman nagar pune fully furnished',
    'rent; type apartment; kind studio; bhk 0; loc Viman Nagar; city Pune; fully-furnished',
  ],
  [
    'pg for working women in sector 62 noida with food and wifi',
    'pg; for women; loc Sector 62; city Noida; has Food included; has Wi-Fi',
  ],
  [
    'wearhouse 10000 sqft for rent in sanand ahmedabd',
    'rent; type industrial; kind warehouse; area 10000; loc Sanand; city Ahmedabad',
  ],
  [
    '2bhk apartment without club house in adyar chennai 1.5 crore',
    'bhk 2; type apartment; no Clubhouse; loc Adyar; city Chennai; max 1.5cr; buy?',
  ],
  ['1rk kothrud pune me 9000 kiraya', 'bhk 0.5; loc Kothrud; city Pune; max 9k; rent'],
  [
    'new launch 3 bhk in tathawade pune rera registered',
    'launch; bhk 3; loc Tathawade; city Pune; rera; new?; buy?',
  ],
  [
    'east facing vastu house in vijayanagar mysore',
    'facing east; vastu; type house; loc Vijayanagar; city Mysuru; buy?',
  ],
  [
    'latest 2bhk for rent in anna nagar chennai posted in last 3 days',
    'sort newest; bhk 2; rent; loc Anna Nagar; city Chennai; posted 3',
  ],
  ['2 bhk 411014 rent deposit max 1 lakh', 'bhk 2; pin 411014; city Pune?; rent; deposit 1L'],
  [
    '2 bhk for rent within 15 minutes of infopark kochi',
    'bhk 2; rent; near infopark 15min; city Kochi',
  ],
  [
    '5 saal se kam purana ghar saket nagar bhopal mein',
    'age 5; loc Saket Nagar; city Bhopal; buy?',
  ],
  [
    'चंडीगढ़ सेक्टर 22 में 1 बीएचके किराए पर सीधे मालिक से',
    'from owner; bhk 1; rent; loc Sector 22; city Chandigarh; no-brokerage?',
  ],
  [
    'under construction flats by sobha in thanisandra',
    'uc; type apartment; by Sobha; loc Thanisandra; city Bengaluru?; new?; buy?',
  ],
  [
    '3bhk carpet area above 900 sqft in mulund west',
    'bhk 3; area 900+; loc Mulund West or loc Mulund; city Mumbai?; buy?',
  ],
  [
    '2bhk dwarka expressway gurgaon possession by march 2028',
    'bhk 2; loc Dwarka Expressway; city Gurgaon; by 2028-03; uc?; new?; buy?',
  ],
  ['sabse sasta 3bhk vesu surat mein', 'sort price-asc; bhk 3; loc Vesu; city Surat; buy?'],
  [
    'lease 3bhk in jayanagar bangalore 35 lakh',
    'lease; bhk 3; loc Jayanagar; city Bengaluru; max 35L',
  ],
  [
    'pet friendly 2bhk in salt lake kolkata for couple 22k',
    'for pets; bhk 2; loc Salt Lake or loc Salt Lake City; city Kolkata; for couple; max 22k; rent?',
  ],
  [
    '2 ya 3 bhk kankarbagh patna 50 se 70 lakh',
    'bhk 2,3; loc Kankarbagh; city Patna; 50L-70L; buy?',
  ],
  [
    '3.5 bhk in sector 76 noida more than 1.3 crore',
    'bhk 3.5; loc Sector 76; city Noida; min 1.3cr; buy?',
  ],
  ['2bhk rent sector 45 gurgaon budget 30', 'bhk 2; rent; loc Sector 45; city Gurgaon; max 30k'],
  [
    'row house 3bhk in pathardi nashik Rs 65,00,000',
    'type house; kind row house; bhk 3; loc Pathardi or loc Pathardi Phata; city Nashik; max 65L; buy?',
  ],
  [
    'independent house in rs puram coimbatore below 1.5 crore',
    'type house; loc RS Puram or loc R S Puram or loc R.S. Puram; city Coimbatore; max 1.5cr; buy?',
  ],
  ['2 bhk rent in east of kailash delhi', 'bhk 2; rent; loc East of Kailash; city Delhi'],
  [
    'resale 3bhk flat in new alipore kolkata with servant room',
    'resale; bhk 3; type apartment; loc New Alipore; city Kolkata; has Servant room; buy?',
  ],
  [
    '3bhk in a 10 acre gated community narsingi hyderabad',
    'bhk 3; has Gated community; loc Narsingi; city Hyderabad; buy?',
  ],
  ['want to buy 1bhk in wagholi pune to give on rent', 'buy; bhk 1; loc Wagholi; city Pune'],
  [
    '2 bath 2 bhk flat kakkanad around 25k',
    'bath 2; bhk 2; type apartment; loc Kakkanad; city Kochi?; ~25k; rent?',
  ],
  ['5 cent plot in thrissur below 30 lakhs', 'area 2178; type plot; city Thrissur; max 30L; buy?'],
  [
    '150 gaj plot in sector 85 faridabad',
    'area 1350; type plot; loc Sector 85; city Faridabad; buy?',
  ],
  [
    '1 ground land in tambaram chennai cmda approved',
    'area 2400; type plot; loc Tambaram; city Chennai; approved CMDA; buy?',
  ],
  [
    '1 kanal kothi in sector 70 mohali',
    'area 5445; type house or type villa; loc Sector 70; city Mohali; buy?',
  ],
  [
    'agricultural land 3 acres in chevella hyderabad under 2 crore',
    'type agricultural; area 130680; loc Chevella; city Hyderabad; max 2cr; buy?',
  ],
  [
    '4 guntha na plot in talegaon pune',
    'area 4356; type plot; loc Talegaon or loc Talegaon Dabhade; city Pune; approved NA?; buy?',
  ],
  [
    '2bhk on rent in thane but not ghodbunder road',
    'bhk 2; rent; city Thane; not-loc Ghodbunder Road',
  ],
  ['property in dehradun except plots upto 60 lakh', 'city Dehradun; not plot; max 60L; buy?'],
  [
    '2bhk within 1 km of nerul railway station not top floor',
    'bhk 2; near nerul railway station 1000m or near railway station 1000m or near nerul station 1000m; loc Nerul?; city Navi Mumbai?; floor !top; buy?',
  ],
  [
    '2bhk appartment in bellandoor bangalore 35k rent',
    'bhk 2; type apartment; loc Bellandur; city Bengaluru; max 35k; rent',
  ],
  [
    '3 bhk falt in kondapurr hyderbad under 1 crore',
    'bhk 3; type apartment; loc Kondapur; city Hyderabad; max 1cr; buy?',
  ],
  [
    'semi furnised 1bhk rent in malaad west',
    'semi-furnished; bhk 1; rent; loc Malad West or loc Malad; city Mumbai?',
  ],
  ['indepedent house for sale in velacheri chenai', 'type house; buy; loc Velachery; city Chennai'],
  [
    '2bhk in satelite ahmdabad 50 lakhs redy to move',
    'bhk 2; loc Satellite; city Ahmedabad; max 50L; ready; buy?',
  ],
  [
    'fully furnishd flat for rent in jubliee hills',
    'fully-furnished; type apartment; rent; loc Jubilee Hills; city Hyderabad?',
  ],
  [
    'offce space in electronc city bangalore 1500 sq ft',
    'type office; loc Electronic City; city Bengaluru; area 1500; rent?; buy?',
  ],
  ['raipur mein ghar kharidna hai 45 lakh tak', 'buy; city Raipur; max 45L'],
  [
    'paune do crore tak kothi panchkula sector 7',
    'max 1.75cr; type house or type villa; city Panchkula; loc Sector 7; buy?',
  ],
  [
    'bina broker ke 1bhk flat dharampeth nagpur 12000 kiraya',
    'no-brokerage or from owner; from owner?; bhk 1; type apartment; loc Dharampeth; city Nagpur; max 12k; rent',
  ],
  [
    'ground floor nahi chahiye 2bhk vaishali nagar jaipur 40 lakh',
    'floor !0; bhk 2; loc Vaishali Nagar; city Jaipur; max 40L; buy?',
  ],
  [
    'kanpur swaroop nagar me 3bhk lift aur parking honi chahiye',
    'city Kanpur; loc Swaroop Nagar; bhk 3; has Lift; has Covered parking; buy?',
  ],
  [
    'ladkiyo ke liye pg kota me khana ke sath 8 hazaar tak',
    'pg; for women; city Kota; has Food included; max 8k',
  ],
  [
    'जयपुर में मानसरोवर के पास 2 बीएचके किराए पर 15 हजार तक',
    'city Jaipur; loc Mansarovar or near mansarovar; bhk 2; rent; max 15k',
  ],
  [
    'लखनऊ में 50 लाख से 70 लाख के बीच 3 बीएचके फ्लैट',
    'city Lucknow; 50L-70L; bhk 3; type apartment; buy?',
  ],
  [
    'Hi, we are a family of four shifting to Pune. Need a 3bhk semi furnished flat in Baner or Balewadi, rent up to 45k, with covered parking and lift. No ground floor please.',
    'for family; city Pune; bhk 3; semi-furnished; type apartment; loc Baner; loc Balewadi; rent; max 45k; has Covered parking; has Lift; floor !0',
  ],
  [
    'My name is Anil Kumar, I work at TCS and my salary is 90k. Looking to buy a 2 bhk ready to move flat in Perungudi or Thoraipakkam, budget 65 to 80 lakhs, loan approved project preferred',
    'buy; bhk 2; ready; type apartment; loc Perungudi; loc Thoraipakkam; city Chennai?; 65L-80L; approved Loan approved?',
  ],
  [
    'Namaste, mujhe Bhopal mein Kolar Road par 1200 sqft ka plot chahiye, budget 25 lakh tak, corner ka ho to accha hai, registry clear title honi chahiye',
    'city Bhopal; loc Kolar Road; area 1200; type plot; max 25L; has Corner; approved Clear title?; buy?',
  ],
  [
    'We are two working bachelors looking for a fully furnished 2bhk on rent near Technopark Trivandrum, budget 20-25k, deposit not more than 2 months, wifi and washing machine needed',
    'for bachelors; fully-furnished; bhk 2; rent; near technopark; city Thiruvananthapuram; 20k-25k; deposit 2m; has Wi-Fi; has Washing machine',
  ],
  [
    'Sir I currently stay in Jamshedpur paying 15000 rent and now want to buy an independent house in Ranchi, 3 bedrooms with 3 bathrooms, near railway station, price around 70 lakh, vastu compliant with borewell',
    'buy; type house; city Ranchi; bhk 3; bath 3; near railway station; ~70L; vastu; has Borewell',
  ],
  [
    'Namaskar, humein Indore ke Vijay Nagar mein 2 bhk flat kiraye par chahiye, 18 se 22 hazaar ke beech, shaadi shuda couple hain, dusri ya teesri manzil ho, broker nahi direct owner chahiye',
    'city Indore; loc Vijay Nagar; bhk 2; type apartment; rent; 18k-22k; for couple; for family?; floor 2; floor 3; from owner; no-brokerage?',
  ],
]
