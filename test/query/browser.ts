import type { Asked } from './score.ts'

/** Sixty everyday queries over every slot, commercial and land among them. The answers stood before it was asked. */
export const browser: readonly Asked[] = [
  [
    '3 bedroom apartment to buy in 411014, budget 1.1 to 1.4 cr, must have covered parking and lift',
    'buy; type apartment; bhk 3; pin 411014; city Pune?; 1.1cr-1.4cr; has Covered parking; has Lift',
  ],
  [
    '1 bhk kakkanad kochi on rent for married couple, close to infopark, 15000 pm',
    'rent; bhk 1; loc Kakkanad; city Kochi; for couple; for family?; near infopark; max 15k',
  ],
  [
    '1 room kitchen sitabuldi nagpur kiraye pe 7500',
    'rent; bhk 0.5; loc Sitabuldi; city Nagpur; max 7500 or max 7500',
  ],
  ['हडपसर पुणे में वन बीएचके किराए पर, 14 हज़ार तक', 'rent; bhk 1; loc Hadapsar; city Pune; max 14k'],
  [
    'sava lakh tak rent, 3bhk bandra west, fully furnished with sea view',
    'rent; bhk 3; loc Bandra West; city Mumbai?; max 1.25L; fully-furnished; has Sea view',
  ],
  [
    'resale flats in salt lake kolkata 1100 sqft or more but not top floor',
    'buy?; resale; type apartment; loc Salt Lake or loc Salt Lake City; city Kolkata; area 1100+; floor !top',
  ],
  [
    'nashik me 40 lakh tak property dikhao, plot nahi chahiye',
    'buy?; city Nashik; max 40L; not plot',
  ],
  [
    'boys pg kota near allen, 3 sharing, food included, under 8k',
    'pg; for men; for students?; city Kota; near allen or near allen career institute or near allen coaching; has Food included; max 8k or max 8000',
  ],
  [
    'godown for lease bhiwandi 5000 sq ft with loading dock',
    'lease; type industrial; kind warehouse; loc Bhiwandi or city Bhiwandi; city Mumbai?; city Thane?; area 5000; has Loading dock?',
  ],
  [
    'shop on main road in rajouri garden delhi, rent upto 1.5 lac',
    'rent; type commercial; kind shop; loc Rajouri Garden; city Delhi; max 1.5L; has Main road',
  ],
  [
    'kukatpalli hyd 2bhk 60 to 70 lakhs east facing as per vastu',
    'buy?; bhk 2; loc Kukatpally; city Hyderabad; 60L-70L; facing east; vastu',
  ],
  [
    'borivalli west 3bhk with servant room, above 10th floor, 3 to 3.5 cr',
    'buy?; bhk 3; loc Borivali West; city Mumbai?; has Servant room; floor 10+ or floor 11+; 3cr-3.5cr',
  ],
  [
    'dukaan chahiye lajpat nagar me paune do crore se kam',
    'buy?; type commercial; kind shop; loc Lajpat Nagar; city Delhi?; max 1.75cr',
  ],
  [
    'saadhe teen hazaar mein hostel boring road patna',
    'pg; loc Boring Road; city Patna; max 3500 or max 3500',
  ],
  [
    'independent house for rent rs puram coimbatore family only ground floor with borewell',
    'rent; type house; loc RS Puram or loc R S Puram or loc R.S. Puram; city Coimbatore; for family; not-for bachelors?; floor 0; has Borewell',
  ],
  [
    '2 ground plot on ecr chennai, cmda approved, clear title',
    'buy?; type plot; area 4800; loc ECR or loc East Coast Road; city Chennai; approved CMDA; approved Clear title',
  ],
  [
    '3bhk mahadevapura with playground and piped gas, 95 lakhs to 1.15 crore',
    'buy?; bhk 3; loc Mahadevapura; city Bengaluru?; has Children’s play area or has Playground; has Piped gas; 95L-1.15cr',
  ],
  [
    'palakkad 20 cent house plot with road access, total 25 lakhs',
    'buy?; type plot; area 8712; city Palakkad; max 25L; has Road?; has Road access?',
  ],
  [
    'farm house with pool in chattarpur delhi for sale on 1 acre',
    'buy; type villa or type house or type agricultural; kind farm house; has Swimming pool; loc Chhatarpur or loc Chattarpur or loc Chhattarpur; city Delhi; area 43560',
  ],
  [
    '5 acre agricultural land shadnagar not more than 40 lakh per acre',
    'buy?; type agricultural; area 217800; loc Shadnagar or city Shadnagar; city Hyderabad?; rate max 40L/acre',
  ],
  [
    'flat within 1.5 km of chennai central station 1bhk 12k',
    'rent?; type apartment; bhk 1; city Chennai?; near chennai central station 1500m or near chennai central 1500m or near central station 1500m or near central railway station 1500m; max 12k',
  ],
  [
    'office with 40 seats koregaon park, plug and play, monthly rent approx 3 lakh',
    'rent; type office; kind co-working?; loc Koregaon Park; city Pune?; fully-furnished?; ~3L',
  ],
  [
    'budget 130 lakhs row house wanowrie pune 3 bedrooms pooja room',
    'buy?; type house; kind row house; bhk 3; loc Wanowrie or loc Wanwadi or loc Wanowarie; city Pune; has Pooja room; max 1.3cr',
  ],
  [
    'noida extension me 3bhk ready to shift, 65 se 80 lakh ke beech',
    'buy?; bhk 3; loc Greater Noida West or loc Noida Extension; city Noida?; city Greater Noida?; ready; 65L-80L',
  ],
  [
    'नोएडा सेक्टर 137 में दो बेडरूम फ्लैट, किराया 22000 से कम, सिर्फ परिवार के लिए',
    'rent; type apartment; bhk 2; loc Sector 137; city Noida; max 22k; for family; not-for bachelors?',
  ],
  [
    'ghar kharidna hai mansarovar jaipur me, 90 lakh se upar nahi',
    'buy; loc Mansarovar; city Jaipur; max 90L',
  ],
  [
    'anywhere in gurgaon except sohna road, 3bhk under 1.75',
    'buy?; bhk 3; city Gurgaon; not-loc Sohna Road; max 1.75cr',
  ],
  [
    'electronic city ph 1 1bhk 18k deposit max 3 months',
    'rent?; bhk 1; loc Electronic City Phase 1 or loc Electronic City; city Bengaluru?; max 18k; deposit 3m',
  ],
  [
    'four bungalows andheri west 2bhk flat rent around 65k',
    'rent; type apartment; bhk 2; loc Four Bungalows; loc Andheri West?; city Mumbai?; ~65k',
  ],
  [
    'hazaribagh me 1200 sqft ka makan 35 lakh',
    'buy?; type house?; area 1200; city Hazaribagh; max 35L',
  ],
  [
    'karol bagh delhi 110 gaj builder floor, teesri manzil, parking ke sath, 1 crore 60 lakh',
    'buy?; type apartment; kind builder floor; loc Karol Bagh; city Delhi; area 990; floor 3; has Covered parking; max 1.6cr',
  ],
  [
    'old airport road bangalore 2bhk unfurnished 28k direct owner',
    'rent?; bhk 2; loc Old Airport Road; city Bengaluru; unfurnished; max 28k; from owner; no-brokerage?',
  ],
  [
    'penthouse or duplex jubilee hills with private terrace 6cr+',
    'buy?; type apartment; type villa?; type house?; kind penthouse; kind duplex; loc Jubilee Hills; city Hyderabad?; has Terrace; min 6cr',
  ],
  [
    'mussoorie studio apartment lowest price first',
    'buy?; type apartment; kind studio; bhk 0; city Mussoorie; sort price-asc',
  ],
  [
    'vijay nagar indore 3bhk for sale posted this week, newest first',
    'buy; bhk 3; loc Vijay Nagar; city Indore; posted 7; sort newest',
  ],
  [
    'kothrud 3bhk on 1st or 2nd floor, building not older than 5 years',
    'buy?; bhk 3; loc Kothrud; city Pune?; floor 1; floor 2; age 5',
  ],
  [
    'hsr or btm 2bhk 30-38k bachelors welcome',
    'rent?; bhk 2; loc HSR Layout or loc HSR; loc BTM Layout or loc BTM; city Bengaluru?; 30k-38k; for bachelors',
  ],
  [
    'new launch projects by kolte patil in wagholi pune, only rera registered',
    'buy?; launch; new?; by Kolte Patil or by Kolte-Patil; loc Wagholi; city Pune; rera',
  ],
  [
    'u/c 2bhk tathawade handover before june 2027 budget 75',
    'buy?; uc; bhk 2; loc Tathawade; city Pune?; by 2027-06 or by 2027-05; max 75L',
  ],
  [
    'vashi me rent pe 1bhk dekh raha hu, budget 28',
    'rent; bhk 1; loc Vashi; city Navi Mumbai?; city Mumbai?; max 28k',
  ],
  [
    'Begumpett hyderabad 2 BHK ₹25,000/- per month walkable to metro, AC, modular kitchen',
    'rent; bhk 2; loc Begumpet; city Hyderabad; max 25k; near metro or near metro 1000m; has Air conditioning; has Modular kitchen',
  ],
  [
    'bina brokerage flat dwarka sector 12, second floor tak, 1.1 crore',
    'buy?; type apartment; no-brokerage; loc Dwarka Sector 12 or loc Sector 12 Dwarka or loc Sector 12 or loc Dwarka; city Delhi?; floor ..2; max 1.1cr',
  ],
  [
    'baroda alkapuri 2bhk flat bhade pe 16 se 20 hazaar',
    'rent; type apartment; bhk 2; loc Alkapuri; city Vadodara; 16k-20k',
  ],
  [
    'लखनऊ गोमती नगर में प्लॉट 1500 वर्ग फुट 50 लाख के अंदर',
    'buy?; type plot; area 1500; loc Gomti Nagar; city Lucknow; max 50L',
  ],
  [
    'पटना में ढाई कट्ठा ज़मीन चाहिए',
    'buy?; type plot; area 3403.125 or area 3403 or area 3403.13; city Patna',
  ],
  [
    'इंदौर में लड़कियों के लिए पीजी, खाना शामिल, 7000 तक',
    'pg; for women; city Indore; has Food included; max 7000 or max 7k',
  ],
  [
    'देहरादून राजपुर रोड विला डेढ़ से दो करोड़',
    'buy?; type villa; loc Rajpur Road; city Dehradun; 1.5cr-2cr',
  ],
  [
    'factory shed chakan 12000 sqft rent 100 hp power',
    'rent; type industrial; loc Chakan or city Chakan; city Pune?; area 12000',
  ],
  [
    'showroom mg road kochi 3000 sqft ground floor rent below 100 per sqft',
    'rent; type commercial; kind showroom; loc MG Road or loc M G Road or loc M.G. Road; city Kochi; area 3000; floor 0; rate max 100/sqft',
  ],
  [
    'belandur gated society 2bhk 32k must allow pets',
    'rent?; type apartment?; bhk 2; loc Bellandur; city Bengaluru?; has Gated community; max 32k; for pets',
  ],
  [
    'yelhanka plot 70 lakhs, corner, north east facing, 30 by 50 feet',
    'buy?; type plot; loc Yelahanka; city Bengaluru?; max 70L; has Corner; facing north-east; area 1500',
  ],
  [
    'indrapuram ghaziabad 2bhk + study, pool aur gym wali society, 68 lakh tak',
    'buy?; type apartment?; bhk 2 or bhk 2.5; has Study room; has Swimming pool; has Gym; loc Indirapuram; city Ghaziabad; max 68L',
  ],
  [
    'maleswaram bangalore 2 bhk for 3 years lease amount 25 lakhs',
    'lease; bhk 2; loc Malleshwaram or loc Malleswaram; city Bengaluru; max 25L',
  ],
  [
    'mohali aerocity 1 kanal plot gmada approved',
    'buy?; type plot; area 5445; loc Aerocity or loc Aero City; city Mohali; approved GMADA',
  ],
  [
    'i work at tcs siruseri and earn 90k, want 2bhk in navalur under 20k',
    'rent?; bhk 2; loc Navalur; city Chennai?; max 20k',
  ],
  [
    'independent house tambaram 60L with 5000L sump',
    'buy?; type house; loc Tambaram; city Chennai?; max 60L; has Sump?; has Water supply?',
  ],
  [
    'opp metro hospital sector 12 noida 1bhk with balcony for students 12k',
    'rent?; bhk 1; near metro hospital; loc Sector 12; city Noida; has Balcony; for students; max 12k',
  ],
  [
    '20 mins drive from pune airport 2bhk buy 70 to 85',
    'buy; bhk 2; near pune airport 20min or near airport 20min; city Pune?; 70L-85L',
  ],
  [
    'nerul 2bhk between 65L and 55L, 2 bathrooms, brand new not resale',
    'buy?; bhk 2; bath 2; loc Nerul; city Navi Mumbai?; city Mumbai?; 55L-65L; new',
  ],
  [
    'kam se kam 4 bhk ka villa kompally hyderabad 3 crore tak, swimming pool nahi chahiye',
    'buy?; type villa; bhk 4+; loc Kompally; city Hyderabad; max 3cr; no Swimming pool',
  ],
]
