import type { Asked } from './score.ts'

/** Sixty queries that touch every slot, as somebody from outside would try the reader. The answers stood before it was asked. */
export const examiner: readonly Asked[] = [
  // plain
  [
    '2bhk flat for rent in vijay nagar indore 15k',
    'rent; type apartment; bhk 2; loc Vijay Nagar; city Indore; max 15k',
  ],
  [
    'kakkanad 2 bhk semi furnished rent within 3 km of infopark max 22000',
    'rent; bhk 2; loc Kakkanad; city Kochi?; semi-furnished; near infopark 3000m; max 22k',
  ],
  [
    'shop for rent in c g road ahmedabad 400 sqft ground floor',
    'rent; type commercial; kind shop; loc CG Road or loc C G Road or loc C.G. Road; city Ahmedabad; area 400; floor 0',
  ],
  [
    'office space on lease salt lake sector 5 kolkata 1500 to 2000 sq ft',
    'lease or rent; type office; loc Salt Lake Sector 5 or loc Salt Lake Sector V or loc Sector V or loc Sector 5 or loc Salt Lake; city Kolkata; area 1500-2000',
  ],
  [
    'boys pg with food in kota near allen coaching under 9k',
    'pg; for men; has Food included; city Kota; near allen coaching or near allen; max 9k',
  ],
  [
    'resale 2bhk vaishali ghaziabad with lift and covered parking around 75 lakh',
    'buy?; resale; bhk 2; loc Vaishali; city Ghaziabad; has Lift; has Covered parking; ~75L',
  ],
  [
    'rera approved new launch apartments in kompally hyd 2/3 bhk',
    'buy?; rera; launch; new?; type apartment; bhk 2,3; loc Kompally; city Hyderabad',
  ],
  [
    '3bhk builder floor sushant lok 1 ggn first or second floor with lift',
    'buy?; type apartment; kind builder floor; bhk 3; loc Sushant Lok 1 or loc Sushant Lok Phase 1 or loc Sushant Lok; city Gurgaon; floor 1; floor 2; has Lift',
  ],
  [
    'direct owner 1bhk on rent vashi navi mumbai deposit max 2 months',
    'rent; from owner; no-brokerage?; bhk 1; loc Vashi; city Navi Mumbai; deposit 2m',
  ],
  [
    'newest first 3bhk for sale rr nagar bangalore posted in last 7 days',
    'buy; sort newest; posted 7; bhk 3; loc RR Nagar or loc Rajarajeshwari Nagar; city Bengaluru',
  ],
  [
    'independent house in salem 3 bedrooms 2 bathrooms less than 10 years old',
    'buy?; type house; city Salem; bhk 3; bath 2; age 10',
  ],
  [
    'vastu compliant 4bhk villa trichy with garden min 1.5 cr',
    'buy?; vastu; type villa; bhk 4; city Tiruchirappalli or city Trichy; has Garden; min 1.5cr',
  ],
  ['rent 30k 2bhk 411045', 'rent; max 30k; bhk 2; pin 411045; city Pune?; loc Baner?'],
  [
    'godrej 2 bhk panvel under construction handover by march 2028',
    'buy?; by Godrej or by Godrej Properties; bhk 2; loc Panvel or city Panvel; city Navi Mumbai?; uc; by 2028-03',
  ],

  // misspelt
  [
    'apartmnt for rent in velachry chenai 2bhk 20000',
    'rent; type apartment; loc Velachery; city Chennai; bhk 2; max 20k',
  ],
  [
    'fuly furnised 1 bhk madhapoor hyderbad rent 18k',
    'rent; fully-furnished; bhk 1; loc Madhapur; city Hyderabad; max 18k',
  ],
  [
    '3 bhk indrapuram gaziabad under 95 lakhs',
    'buy?; bhk 3; loc Indirapuram; city Ghaziabad; max 95L',
  ],
  [
    'villa on kanakpura road banglore 1.5 to 2 crores',
    'buy?; type villa; loc Kanakapura Road; city Bengaluru; 1.5cr-2cr',
  ],
  [
    'plot in wardha road nagpoor below 30 lac',
    'buy?; type plot; loc Wardha Road; city Nagpur; max 30L',
  ],
  [
    'malleshwarm 2bhk for lease 25 laks',
    'lease; bhk 2; loc Malleshwaram or loc Malleswaram; city Bengaluru?; max 25L',
  ],
  [
    'semi furnshed 2bhk undri pune 18k rent',
    'rent; semi-furnished; bhk 2; loc Undri; city Pune; max 18k',
  ],
  [
    'ofice space for rent near rajeev chowk metro delhi',
    'rent; type office; near metro or near rajiv chowk metro or near rajeev chowk metro or near rajiv chowk metro station; loc Rajiv Chowk?; city Delhi',
  ],
  [
    'pent house in jubliee hils 5 cr',
    'buy?; type apartment; kind penthouse; loc Jubilee Hills; city Hyderabad?; max 5cr',
  ],

  // Hinglish and Devanagari
  [
    'जयपुर में मानसरोवर में 2 बीएचके फ्लैट किराये पर 15 हजार तक',
    'rent; type apartment; bhk 2; loc Mansarovar; city Jaipur; max 15k',
  ],
  ['पटना में ज़मीन खरीदनी है 40 लाख के अंदर', 'buy; type plot; city Patna; max 40L'],
  [
    'लखनऊ के अलीगंज में मकान किराए पर चाहिए पार्किंग के साथ',
    'rent; type house?; loc Aliganj; city Lucknow; has Parking or has Covered parking',
  ],
  [
    'मुंबई मलाड वेस्ट रेडी टू मूव 1 बीएचके 90 लाख से कम',
    'buy?; city Mumbai; loc Malad West or loc Malad; ready; bhk 1; max 90L',
  ],
  [
    'teen bhk makan kharidna hai kankarbagh patna mein',
    'buy; type house?; bhk 3; loc Kankarbagh; city Patna',
  ],
  [
    'dedh crore ke andar 3bhk raj nagar extension',
    'buy?; max 1.5cr; bhk 3; loc Raj Nagar Extension; city Ghaziabad?',
  ],
  [
    'ladkiyon ke liye pg karol bagh 10 hazar se kam',
    'pg; for women; loc Karol Bagh; city Delhi?; max 10k',
  ],
  [
    'godown 5000 sqft bhiwandi mein bhade pe',
    'rent; type industrial; kind warehouse; area 5000; loc Bhiwandi or city Bhiwandi',
  ],
  [
    'sabse sasta 2bhk flat udaipur mein',
    'buy?; sort price-asc; bhk 2; type apartment; city Udaipur',
  ],
  [
    'bina brokerage ke 1bhk kharghar navi mumbai 12 se 15 hazar',
    'rent?; no-brokerage; bhk 1; loc Kharghar; city Navi Mumbai; 12k-15k',
  ],
  [
    'paune do crore tak kothi mohali sector 70',
    'buy?; max 1.75cr; type house or type villa; loc Sector 70; city Mohali',
  ],
  [
    'bachelor ladko ke liye 1rk ya 1bhk viman nagar',
    'rent?; for bachelors; for men?; bhk 0.5,1; loc Viman Nagar; city Pune?',
  ],
  [
    'purab mukhi 3bhk ghar ranchi mein 60 lakh ke aaspaas',
    'buy?; facing east; bhk 3; city Ranchi; ~60L',
  ],

  // land units
  ['150 gaj ka plot rohtak sector 36', 'buy?; area 1350; type plot; loc Sector 36; city Rohtak'],
  [
    '10 cent land kottayam under 2 lakh per cent',
    'buy?; area 4356; type plot; city Kottayam; rate max 2L/cent',
  ],
  [
    '3 acre agricultural land in chikkaballapur with borewell',
    'buy?; area 130680; type agricultural; city Chikkaballapur or loc Chikkaballapur or city Chikkaballapura; has Borewell',
  ],
  [
    '1 kanal plot model town ludhiana for sale',
    'buy; area 5445; type plot; loc Model Town; city Ludhiana',
  ],
  [
    '2 grounds plot in anna nagar chennai north facing',
    'buy?; area 4800; type plot; loc Anna Nagar; city Chennai; facing north',
  ],
  [
    'siliguri matigara 5 katha zameen under 50 lakh',
    'buy?; area 3600; type plot; loc Matigara; city Siliguri; max 50L',
  ],

  // traps
  ['plot for sale central avenue nagpur', 'buy; type plot; loc Central Avenue; city Nagpur'],
  [
    '2bhk flat for rent near cricket ground sonari jamshedpur',
    'rent; bhk 2; type apartment; near cricket ground; loc Sonari; city Jamshedpur',
  ],
  [
    '3bhk 3 bath flat for sale seven bungalows mumbai',
    'buy; bhk 3; bath 3; type apartment; loc Seven Bungalows or loc 7 Bungalows; city Mumbai',
  ],
  [
    '1 bed pg near christ university bangalore 8k',
    'pg; near christ university; city Bengaluru; max 8k',
  ],
  [
    'want site visit on sunday 2bhk apartment hoskote 50 lakhs',
    'buy?; bhk 2; type apartment; loc Hoskote or city Hoskote; city Bengaluru?; max 50L',
  ],
  [
    'lake gardens 3bhk resale flat below 1 cr',
    'buy?; loc Lake Gardens; city Kolkata?; bhk 3; resale; type apartment; max 1cr',
  ],

  // negation
  [
    '2bhk rent sector 62 noida not top floor 17k',
    'rent; bhk 2; loc Sector 62; city Noida; floor !top; max 17k',
  ],
  [
    'ground floor nahi chahiye 2bhk flat gorakhpur',
    'buy?; floor !0; bhk 2; type apartment; city Gorakhpur',
  ],
  [
    'plot nahi chahiye bana hua makan chahiye dehradun 70 lakh tak',
    'buy?; not plot; type house?; ready?; city Dehradun; max 70L',
  ],
  [
    '3bhk flat in pune anywhere except hadapsar under 80 lakhs',
    'buy?; bhk 3; type apartment; city Pune; not-loc Hadapsar; max 80L',
  ],
  [
    'no agents please 2bhk rent saket indore 12000',
    'rent; no-brokerage or from owner; bhk 2; loc Saket; city Indore; max 12k',
  ],
  [
    '2bhk apartment perungudi without swimming pool 65L-75L',
    'buy?; bhk 2; type apartment; loc Perungudi; city Chennai?; no Swimming pool; 65L-75L',
  ],

  // longer messages
  [
    'Hi, I am Suresh and I work at TCS. Looking for a 2bhk flat on rent in Sholinganallur or Navalur, budget is 18 to 22k. We are a family of four and need covered car parking.',
    'rent; bhk 2; type apartment; loc Sholinganallur; loc Navalur; city Chennai?; 18k-22k; for family; has Covered parking',
  ],
  [
    'We are a couple shifting to Chandigarh next month. Want a 1 or 2 bhk on rent in sector 35 or sector 44, fully furnished with AC and geyser. Budget up to 30 thousand including maintenance.',
    'rent; for couple; city Chandigarh; bhk 1,2; loc Sector 35; loc Sector 44; fully-furnished; has Air conditioning; has Geyser; max 30k',
  ],
  [
    'My parents want to settle in Mysore after retirement. Looking to buy an independent house with 2 bedrooms close to a hospital. Can spend about 70 lakh.',
    'buy; city Mysuru; type house; bhk 2; near hospital; ~70L',
  ],
  [
    'Mera budget 45 lakh hai. Mujhe Nashik me Gangapur Road ke paas 2bhk ready to move flat chahiye. Builder se direct ho to accha.',
    'buy?; max 45L; city Nashik; loc Gangapur Road or near gangapur road; bhk 2; ready; type apartment; from builder',
  ],
  [
    'Looking for a showroom for our two wheeler dealership in Raipur. Minimum 3000 sqft on main road. Rent can be up to 2 lakh per month.',
    'rent; type commercial; kind showroom; city Raipur; area 3000+; has Main road; max 2L',
  ],
  [
    'I have two dogs so pet friendly only. 3bhk for rent in Kondapur, Hyderabad, above 5th floor. Not more than 45k and no brokerage.',
    'rent; for pets; bhk 3; loc Kondapur; city Hyderabad; floor 6+ or floor 5+; max 45k; no-brokerage',
  ],
]
