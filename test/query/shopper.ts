import type { Asked } from './score.ts'

/** Forty of eighty everyday queries with landmarks, distances, refusals and traps. The answers stood before it was asked. */
export const shopper: readonly Asked[] = [
  [
    'Hi, I am looking for 2 bhk on rent in Viman Nagar, my budget is 28k. Lift and car parking must',
    'rent; bhk 2; loc Viman Nagar; city Pune?; max 28k; has Lift; has Covered parking',
  ],
  [
    '5 cents plot kazhakoottam trivandrum, price below 6 lakh per cent',
    'buy?; type plot; area 2178; loc Kazhakoottam or loc Kazhakkoottam; city Thiruvananthapuram; rate max 6L/cent',
  ],
  [
    'dedh crore tak kothi panchkula sector 12 mein, corner wali',
    'buy?; max 1.5cr; type house or type villa; loc Sector 12; city Panchkula; has Corner',
  ],
  [
    'need ladies pg with food and attached washroom near Christ University Bangalore, max 14000',
    'pg; for women; has Food included; has Attached bathroom; near christ university; city Bengaluru; max 14k',
  ],
  [
    '2bhk in seven bungalows andheri w, 70k rent, balcony',
    'rent; bhk 2; loc Seven Bungalows or loc 7 Bungalows; loc Andheri West or loc Andheri?; city Mumbai?; max 70k; has Balcony',
  ],
  [
    'char imli bhopal independent house for rent 3 bed 35000',
    'rent; type house; bhk 3; loc Char Imli; city Bhopal; max 35k',
  ],
  [
    'fully furnished 1 BHK kakanad cochin close to infopark for married couple, 15-18k',
    'rent?; fully-furnished; bhk 1; loc Kakkanad; city Kochi; near infopark; for couple or for family; 15k-18k',
  ],
  [
    'godown ke liye jagah 10000 sqft bhivandi, kiraya 18 rs per sqft tak',
    'rent; kind warehouse; type industrial; area 10000; loc Bhiwandi or city Bhiwandi; city Thane or city Mumbai?; rate max 18/sqft',
  ],
  [
    'noida extension me 2 ya 3 bhk, 60 se 75 lakh ke beech, school paas ho',
    'buy?; bhk 2,3; loc Greater Noida West or loc Noida Extension; city Greater Noida or city Noida?; 60L-75L; near school',
  ],
  [
    'studio apartment rajajinager bangalor 16k p.m.',
    'rent; kind studio; type apartment; bhk 0; loc Rajajinagar; city Bengaluru; max 16k',
  ],
  [
    'Velacherry 2bhk rent under 20 bachelors allowed',
    'rent; bhk 2; loc Velachery; city Chennai?; max 20k; for bachelors',
  ],
  [
    'want to buy 3 bed in kukatpaly budget 95',
    'buy; bhk 3; loc Kukatpally; city Hyderabad?; max 95L',
  ],
  [
    '300 sq yards villa plot Shadnagar HMDA approved clear title 20k per sq yard max',
    'buy?; type plot; area 2700; loc Shadnagar or city Shadnagar; city Hyderabad?; approved HMDA; approved Clear title; rate max 20k/sqyd',
  ],
  [
    '8 marla plot mohali sec 79, gmada approved',
    'buy?; type plot; area 2178; loc Sector 79; city Mohali; approved GMADA',
  ],
  [
    '3 cottah land in rajarhat near eco park 35 lakh',
    'buy?; type plot; area 2160; loc Rajarhat; city Kolkata?; near eco park; max 35L',
  ],
  [
    '2 grounds porur cmda approved northeast facing less than 3 cr',
    'buy?; type plot?; area 4800; loc Porur; city Chennai?; approved CMDA; facing north-east; max 3cr',
  ],
  [
    '2 hectare kheti ki zameen sehore ke paas, borewell ho',
    'buy?; type agricultural; area 215278 or area 215278.21 or area 215278.21 or area 215278.2; city Sehore or loc Sehore or near sehore; has Borewell',
  ],
  [
    'flat of 75 sq m carpet in Porvorim Goa, 2 toilets at least',
    'buy?; type apartment; area 807 or area 807.29 or area 807.3 or area 807.2925; loc Porvorim or city Porvorim; city Goa or city Panaji or city North Goa?; bath 2',
  ],
  [
    '1 acre 10 guntas agri land doddaballapur',
    'buy?; type agricultural; area 54450; loc Doddaballapur or city Doddaballapur; city Bengaluru?',
  ],
  [
    '40 by 60 site JP Nagar 8th phase, A khata, 1.8 crores',
    'buy?; type plot; area 2400; loc JP Nagar Phase 8 or loc JP Nagar 8th Phase or loc JP Nagar; city Bengaluru?; approved A khata or approved A Khata or approved A-Khata?; max 1.8cr',
  ],
  [
    'can we do a site visit this sunday for 3bhk in Kharadi? 1.1cr',
    'buy?; bhk 3; loc Kharadi; city Pune?; max 1.1cr',
  ],
  [
    '1bhk kalyan west near metro junction mall, 12 hazaar kiraya',
    'rent; bhk 1; loc Kalyan West or loc Kalyan or city Kalyan; city Kalyan or city Thane or city Mumbai?; near metro junction mall; max 12k',
  ],
  [
    'i earn 90k a month and work in cyber city, need 2bhk under 35k in sector 45 gurgoan',
    'rent?; bhk 2; max 35k; loc Sector 45; city Gurgaon',
  ],
  [
    '3bhk flat for sale Alkapuri Baroda 85 lacs call Mehul 98250 12345',
    'buy; bhk 3; type apartment; loc Alkapuri; city Vadodara; max 85L',
  ],
  [
    'Salt Lake sector 3 2bhk, building not more than 10 years old, 65 lakhs',
    'buy?; loc Salt Lake Sector 3 or loc Salt Lake Sector III or loc Sector 3 or loc Salt Lake; city Kolkata?; bhk 2; age 10; max 65L',
  ],
  [
    'New Town action area 1, 3 bedroom 2 bathroom, brand new direct from builder',
    'buy?; loc New Town Action Area 1 or loc New Town Action Area I or loc Action Area 1 or loc New Town; city Kolkata?; bhk 3; bath 2; new; from builder',
  ],
  [
    'east of kailash 2 bhk builder floor, first or second floor only, 45k',
    'rent?; loc East of Kailash; city Delhi?; bhk 2; kind builder floor; type apartment; floor 1; floor 2; max 45k',
  ],
  [
    'villa sainik farms delhi swimming pool servant quarter 12 cr+',
    'buy?; type villa; loc Sainik Farms or loc Sainik Farm; city Delhi; has Swimming pool; has Servant room; min 12cr',
  ],
  [
    'godown ya factory shed 5000 sqft, airport se 10 km ke andar, nagpur',
    'kind warehouse?; type industrial; area 5000; near airport 10000m; city Nagpur',
  ],
  [
    'boys hostel kota near allen, ac room, 3 time meals, 9 hazar',
    'pg; for men; for students?; city Kota; near allen; has Air conditioning; has Food included; max 9k',
  ],
  [
    '5bhk for company lease jubliee hills 2.5 lakh per month, deposit max 3 months',
    'lease or rent; bhk 5; for company; loc Jubilee Hills; city Hyderabad?; max 2.5L; deposit 3m',
  ],
  [
    '2BHK Mulund (W), rent 38k, deposit upto 1 lakh only, gas pipeline',
    'rent; bhk 2; loc Mulund West or loc Mulund; city Mumbai?; max 38k; deposit 1L or deposit 100k; has Piped gas',
  ],
  [
    'zero deposit 1rk in thane no broker',
    'rent?; type apartment?; bhk 0.5; city Thane; deposit 0k; no-brokerage or from owner',
  ],
  [
    'posted in last 3 days: 3bhk flats for sale gomtinagar lucknow',
    'posted 3; bhk 3; type apartment; buy; loc Gomti Nagar; city Lucknow',
  ],
  [
    'sabse mehnga penthouse dikhao juhu me',
    'buy?; kind penthouse; type apartment; loc Juhu; city Mumbai?; sort price-desc',
  ],
  [
    'biggest plot in Hosur for 30L, dtcp layout',
    'buy?; type plot; city Hosur or loc Hosur; max 30L; sort area; approved DTCP',
  ],
  [
    'new launch by Godrej Properties Panvel 1 & 2 bhk RERA registered only',
    'buy?; launch; new?; by Godrej or by Godrej Properties; loc Panvel or city Panvel; city Navi Mumbai or city Mumbai?; bhk 1,2; rera',
  ],
  [
    'पुणे में दो बीएचके किराये पर, 22 हज़ार तक, बालकनी वाला',
    'rent; bhk 2; city Pune; max 22k; has Balcony',
  ],
  [
    'इंदौर विजय नगर में दुकान खरीदनी है 40 लाख से कम',
    'buy; kind shop; type commercial; loc Vijay Nagar; city Indore; max 40L',
  ],
  [
    'लड़कियों के लिए पीजी मुखर्जी नगर दिल्ली ८००० रुपये',
    'pg; for women; loc Mukherjee Nagar; city Delhi; max 8k',
  ],
]
