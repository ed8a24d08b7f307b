import type { Asked } from './score.ts'

/**
 * Typed into the box of a portal, by people and by brokers. The answers were fixed before any of them was read (0315). `a or b`
 * takes either reading, `a?` may be understood and need not be.
 */
export const typed: readonly Asked[] = [
  // As portals are asked.
  [
    '2 bhk flats for sale in kondapur hyderabad below 90 lakhs',
    'bhk 2; type apartment; buy; loc Kondapur; city Hyderabad; max 90L',
  ],
  [
    'independent house for sale in tambaram chennai 60 to 80 lakhs',
    'type house; buy; loc Tambaram; city Chennai; 60L-80L',
  ],
  [
    'ready to move villas in north bangalore',
    'ready; type villa; loc North Bengaluru or city Bengaluru',
  ],
  [
    'Residential plots in jaipur ajmer road 150 sq yd',
    'type plot; city Jaipur; loc Ajmer Road; area 1350',
  ],
  ['pre launch projects dwarka expressway 3bhk', 'launch; loc Dwarka Expressway; bhk 3'],
  [
    'office space for rent in guindy chennai 1500 sq ft furnished',
    'type office; rent; loc Guindy; city Chennai; area 1500; fully-furnished',
  ],
  ['under construction 2 bhk in ravet possession 2027', 'uc; bhk 2; loc Ravet; by 2027-12'],
  [
    'luxury 4 bhk golf course road gurgaon 8 cr onwards',
    'bhk 4; loc Golf Course Road; city Gurgaon; min 8cr',
  ],
  ['1 BHK for sale in Dombivli East', 'bhk 1; buy; loc Dombivli or loc Dombivli East'],
  [
    'house for rent in trivandrum with 3 bedrooms and 2 bathrooms',
    'type house; rent; city Thiruvananthapuram; bhk 3; bath 2',
  ],
  [
    'builder floor in greater kailash 1 second floor with lift',
    'type apartment; kind builder floor; loc Greater Kailash 1; floor 2; has Lift',
  ],
  [
    'flats near gachibowli under 1.1 crores with swimming pool & gym',
    'type apartment; loc Gachibowli; max 1.1cr; has Swimming pool; has Gym',
  ],
  ['owner properties for rent in noida sector 78', 'from owner; rent; city Noida; loc Sector 78'],
  [
    '3 BHK resale flats in Vashi sector 17, 2-2.5 cr',
    'bhk 3; resale; type apartment; loc Vashi Sector 17; 2cr-2.5cr',
  ],
  [
    'shops for rent in connaught place ground floor 600 sqft',
    'type commercial; kind shop; rent; loc Connaught Place; floor 0; area 600',
  ],
  [
    'godown on rent bhiwandi 5000-8000 sqft',
    'type industrial; kind warehouse; rent; loc Bhiwandi; area 5000-8000',
  ],
  [
    'warehouse for lease near chakan midc 20,000 sq.ft',
    'type industrial; kind warehouse; lease; loc Chakan; area 20000; near midc?',
  ],
  [
    'farmhouse for sale near lonavala with swimming pool 1 acre',
    'type villa; kind farm house; buy; city Lonavala; has Swimming pool; area 43560',
  ],
  [
    'newly built 3bhk duplex house in indore under 75 lac',
    'new or age 1; bhk 3; type house; kind duplex; city Indore; max 75L',
  ],
  [
    'studio apartments in goa near beach below 60 lakhs',
    'bhk 0; type apartment; kind studio; city Goa; near beach; max 60L',
  ],
  [
    'penthouse with private terrace in koregaon park 6000 sq ft',
    'type apartment; kind penthouse; has Terrace; loc Koregaon Park; area 6000',
  ],
  // Numbers said shortly.
  [
    'flats in mumbai 1bhk below 50',
    'bhk 1; type apartment; city Mumbai; max 50L or max 50k; rent?',
  ],
  ['4bhk+ in whitefield', 'bhk 4+; loc Whitefield'],
  ['2 3 bhk hinjewadi', 'bhk 2,3; loc Hinjewadi'],
  [
    '2/3bhk flats marathahalli rent 25-35',
    'bhk 2,3; type apartment; loc Marathahalli; rent; 25k-35k',
  ],
  ['3 bhk noida 1.5 to 2', 'bhk 3; city Noida; 1.5cr-2cr'],
  ['2bhk pune 65,00,000', 'bhk 2; city Pune; max 65L'],
  ['inr 90 lacs flat kharghar', 'max 90L; type apartment; loc Kharghar'],
  ['budget: 1-1.2 crore, 3 bhk, hadapsar', '1cr-1.2cr; bhk 3; loc Hadapsar'],
  ['80lakhs-1cr 3bhk porur', '80L-1cr; bhk 3; loc Porur'],
  ['3bhk starting 1.1 cr whitefield', 'bhk 3; min 1.1cr; loc Whitefield'],
  ['flat upto 1cr 10 lakh, kandivali east', 'type apartment; max 1.1cr; loc Kandivali East'],
  ['18000/month 2bhk perungudi', 'max 18k; rent; bhk 2; loc Perungudi'],
  ['2 bhk 28k pm + maintenance kalyani nagar', 'bhk 2; max 28k; rent; loc Kalyani Nagar'],
  ['3bhk 15000000 gurgaon', 'bhk 3; max 1.5cr; city Gurgaon'],
  ['flat rent ₹35,000 – ₹45,000 hsr layout', 'type apartment; rent; 35k-45k; loc HSR Layout'],
  ['2bhk > 1cr chembur', 'bhk 2; min 1cr; loc Chembur'],
  ['flat 10 lakh down payment 50 lakh budget noida', 'type apartment; max 50L; city Noida'],
  ['flat price 6500 per sqft wagholi', 'type apartment; rate max 6500/sqft; loc Wagholi'],
  ['plots 25000 per sq yard narsingi', 'type plot; rate max 25k/sqyd; loc Narsingi'],
  // Land.
  ['site 40*60 in vijayanagar mysore', 'type plot; area 2400; loc Vijayanagar; city Mysuru'],
  ['8 guntha land near panvel', 'area 8712; type plot; loc Panvel'],
  ['30 cents land palakkad', 'area 13068; type plot; city Palakkad or loc Palakkad'],
  ['2 bigha land udaipur rajasthan', 'area 34848-54450; type plot; city Udaipur'],
  ['3 ground house velachery', 'area 7200; type house; loc Velachery'],
  ['2 kanal farmhouse mohali', 'area 10890; type villa; kind farm house; city Mohali'],
  ['4 cottah land rajarhat', 'area 2880; type plot; loc Rajarhat'],
  [
    '500 sqm plot greater noida yamuna expressway',
    'area 5381.96; type plot; city Greater Noida; loc Yamuna Expressway',
  ],
  ['240 gaj builder floor rohini', 'area 2160; type apartment; kind builder floor; loc Rohini'],
  [
    'half acre farm plot near shadnagar 40 lakh',
    'area 21780; type agricultural; loc Shadnagar; max 40L',
  ],
  ['cmda approved plots in vandalur 800 sqft', 'approved CMDA; type plot; loc Vandalur; area 800'],
  // Facing, floor, vastu.
  [
    'vastu friendly north east facing independent house 200 sq yards bachupally',
    'vastu; facing north-east; type house; area 1800; loc Bachupally',
  ],
  ['ground floor or first floor 2bhk jayanagar', 'floor 0; floor 1; bhk 2; loc Jayanagar'],
  ['flat between 3rd and 7th floor thane west', 'type apartment; floor 3-7; loc Thane West'],
  ['2bhk not facing south kukatpally', 'bhk 2; not-facing south; loc Kukatpally'],
  ['no west facing please, 2bhk nizampet 60l', 'not-facing west; bhk 2; loc Nizampet; max 60L'],
  [
    'east facing 1450 sft 3bhk 5th floor miyapur',
    'facing east; area 1450; bhk 3; floor 5; loc Miyapur',
  ],
  // Misspelt.
  ['apartmnet in kormangla 2bhk', 'type apartment; loc Koramangala; bhk 2'],
  ['flat for rent in hydrebad madhapure', 'type apartment; rent; city Hyderabad; loc Madhapur'],
  ['2 bkh flat in thane', 'bhk 2; type apartment; city Thane'],
  ['villa in bangalroe devanhalli', 'type villa; city Bengaluru; loc Devanahalli'],
  ['purchse 2 bhk punne wakd', 'buy; bhk 2; city Pune; loc Wakad'],
  [
    'furnised flat andehri est 50k',
    'fully-furnished; type apartment; loc Andheri East; max 50k; rent',
  ],
  ['2bhk rent in elctronic city bangaluru', 'bhk 2; rent; loc Electronic City; city Bengaluru'],
  ['plott in nagpure', 'type plot; city Nagpur'],
  ['secter 150 noida 3 bhk', 'loc Sector 150; city Noida; bhk 3'],
  ['banglow in aundh pune 5 cr', 'type villa; kind bungalow; loc Aundh; city Pune; max 5cr'],
  [
    'semi furnsihed 2bhk kandivli west 40k rent',
    'semi-furnished; bhk 2; loc Kandivali West; max 40k; rent',
  ],
  ['redy posession 3bhk tathawade', 'ready; bhk 3; loc Tathawade'],
  ['chenai velachry 2bhk house rent', 'city Chennai; loc Velachery; bhk 2; type house; rent'],
  // Tenants, deposits, PG.
  [
    '2bhk rent hsr 35k deposit under 2 lakhs family',
    'bhk 2; rent; loc HSR Layout; max 35k; deposit 2L; for family',
  ],
  [
    'boys pg near electronic city with ac and wifi 9000',
    'for men; pg; loc Electronic City; has Air conditioning; has Wi-Fi; max 9k',
  ],
  [
    'single occupancy pg hinjewadi phase 1 veg food',
    'pg; loc Hinjewadi Phase 1; has Food included',
  ],
  ['ladies hostel in t nagar below 7000', 'for women; pg; loc T Nagar; max 7k'],
  ['zero deposit 1bhk rent btm', 'deposit 0k; bhk 1; rent; loc BTM Layout'],
  ['one month deposit 2bhk whitefield 30k', 'deposit 1m; bhk 2; loc Whitefield; max 30k; rent'],
  [
    'family only 3bhk no bachelors jubilee hills rent 60k',
    'for family; bhk 3; not-for bachelors; loc Jubilee Hills; rent; max 60k',
  ],
  // Not this.
  ['3bhk gurgaon but not dwarka expressway', 'bhk 3; city Gurgaon; not-loc Dwarka Expressway'],
  ['2bhk no broker whitefield', 'bhk 2; no-brokerage or from owner; loc Whitefield'],
  ['villa not in gated community sarjapur', 'type villa; no Gated community; loc Sarjapur Road'],
  // Several places, landmarks.
  ['baner, balewadi or aundh 2bhk 85 lakh', 'loc Baner; loc Balewadi; loc Aundh; bhk 2; max 85L'],
  [
    'flat in adyar besant nagar thiruvanmiyur',
    'type apartment; loc Adyar; loc Besant Nagar; loc Thiruvanmiyur',
  ],
  ['noida sec 74 75 76 3bhk', 'city Noida; loc Sector 74; loc Sector 75; loc Sector 76; bhk 3'],
  ['powai lake view 3bhk', 'loc Powai; has Lake view; bhk 3'],
  ['flat near phoenix mall viman nagar', 'type apartment; near phoenix mall; loc Viman Nagar'],
  [
    '2 bhk near manyata tech park 1.1 cr',
    'bhk 2; near manyata tech park or loc Manyata Tech Park; max 1.1cr',
  ],
  ['pg near iit madras', 'pg; near iit madras or near iit; city Chennai?'],
  ['house within 3 km of kochi infopark', 'type house; near infopark 3000m; city Kochi'],
  // Possession, age, papers.
  ['flat less than 5 years old in salt lake', 'type apartment; age 5; loc Salt Lake'],
  ['oc received 3bhk kharadi', 'ready; bhk 3; loc Kharadi'],
  ['new project by godrej in whitefield', 'new or launch; by Godrej; loc Whitefield'],
  [
    'freehold 3bhk flat dwarka sector 12',
    'approved Freehold; bhk 3; type apartment; loc Dwarka Sector 12',
  ],
  // Brokers' shorthand.
  [
    '2bhk domlur 28k / 1.5L dep ff',
    'bhk 2; loc Domlur; max 28k; rent; deposit 1.5L; fully-furnished',
  ],
  [
    '4bhk kothi 250 yds sec 8 chd 6.5cr',
    'bhk 4; type house; area 2250; loc Sector 8; city Chandigarh; max 6.5cr',
  ],
  [
    'plot 180 sqyd aerocity mohali @ 45k psyd',
    'type plot; area 1620; loc Aerocity; city Mohali; rate max 45k/sqyd',
  ],
  ['2bhk hf kalyan w 62L nego immed poss', 'bhk 2; loc Kalyan West; max 62L; ready; floor 7+?'],
  ['ofc 1250 bua andheri e 95k rent', 'type office; area 1250; loc Andheri East; max 95k; rent'],
  // Order and age of the listing.
  ['cheapest 1bhk in navi mumbai', 'sort price-asc; bhk 1; city Navi Mumbai'],
  ['lowest price plots in devanahalli', 'sort price-asc; type plot; loc Devanahalli'],
  ['posted in last 3 days 2bhk rent whitefield', 'posted 3; bhk 2; rent; loc Whitefield'],
]
