import type { Asked } from './score.ts'

/** Forty of eighty everyday queries, 52 in English, 18 in Hinglish, ten in Devanagari. The answers stood before it was asked. */
export const windowShopper: readonly Asked[] = [
  [
    'need a 2 bhk in baner or balewadi, max rent 28k, we are a family of 4',
    'bhk 2; loc Baner; loc Balewadi; city Pune?; rent; max 28k; for family?',
  ],
  [
    '1800 sqft ready flat salt lake sector 2 kolkata, lift must',
    'area 1800; ready; type apartment; loc Salt Lake Sector 2 or loc Salt Lake or loc Salt Lake Sector II; city Kolkata; has Lift; buy?',
  ],
  [
    'pg near christ university double sharing food included below 9500',
    'pg; near christ university; has Double sharing or has Twin sharing?; has Food included; max 9500; city Bengaluru?; for students?',
  ],
  [
    'ladies hostel ameerpet with wifi and washing machine',
    'pg; for women; loc Ameerpet; city Hyderabad?; has Wi-Fi; has Washing machine',
  ],
  [
    '15 cents land near kottayam, road side',
    'type plot; area 6534; city Kottayam or near kottayam; has Main road or has Road or has Road side or has Road access or has Road frontage?; buy?',
  ],
  [
    'farmhouse on rent chattarpur delhi with lawn and pool',
    'kind farm house; type villa or type house or type agricultural; rent; loc Chattarpur or loc Chhatarpur; city Delhi; has Lawn or has Garden?; has Swimming pool',
  ],
  [
    'cold storage 10000 sqft bhiwandi lease',
    'type industrial; kind warehouse; area 10000; city Bhiwandi or loc Bhiwandi; city Mumbai or city Thane?; lease or rent',
  ],
  [
    'furnished 1 bhk for a couple, candolim goa, 20-25k a month',
    'fully-furnished; bhk 1; for couple; loc Candolim; city Goa or city North Goa or city Panaji; 20k-25k; rent',
  ],
  [
    '3 bhk hydrabad not on top floor, gachibowli side, 1.1 to 1.4cr',
    'bhk 3; city Hyderabad; floor !top; loc Gachibowli or near gachibowli; 1.1cr-1.4cr; buy?',
  ],
  [
    'want to buy independent house with borewell and car park, tambaram, budget 70',
    'buy; type house; has Borewell; has Covered parking; loc Tambaram; city Chennai?; max 70L',
  ],
  [
    'buying 3bhk kharghar under 2',
    'buy; bhk 3; loc Kharghar; city Navi Mumbai or city Mumbai?; max 2cr',
  ],
  [
    '12-15 rent 1rk or 1bhk nerul',
    '12k-15k; rent; bhk 0.5,1; loc Nerul; city Navi Mumbai or city Mumbai?',
  ],
  [
    'park street kolkata showroom space 1200 sft',
    'loc Park Street; city Kolkata; type commercial; kind showroom; area 1200; rent?; buy?',
  ],
  [
    '1bhk new bel road banglore 15000 rent deposit 2 months only',
    'bhk 1; loc New BEL Road; city Bengaluru; rent; max 15k; deposit 2m',
  ],
  [
    'pg road secunderabad 2bhk flat for sale',
    'loc PG Road or loc P G Road or loc P.G. Road; city Secunderabad or city Hyderabad or loc Secunderabad; loc Secunderabad?; bhk 2; type apartment; buy',
  ],
  [
    'six mile guwahati 3 bhk top floor 55-60 lac',
    'loc Six Mile or loc Sixmile; city Guwahati; bhk 3; floor top; 55L-60L; buy?',
  ],
  [
    'restaurant space on 150 feet ring road rajkot for lease',
    'type commercial; kind restaurant?; loc 150 Feet Ring Road or loc 150 Ft Ring Road or loc Ring Road; city Rajkot; lease or rent',
  ],
  [
    'crossings republik 2bhk+study 1100 sqft 45 lac',
    'loc Crossings Republik or loc Crossing Republik; city Ghaziabad?; bhk 2 or bhk 2.5; has Study room; area 1100; max 45L; buy?',
  ],
  [
    'ownership flat gariahat 2nd floor max 48 lakhs',
    'type apartment; has Ownership or has Freehold?; loc Gariahat; city Kolkata?; floor 2; max 48L; buy?',
  ],
  [
    'i earn 90k, want 2bhk within 25k near my office at cyber city gurgaon',
    'bhk 2; max 25k; rent?; near cyber city or near dlf cyber city or loc Cyber City or loc DLF Cyber City; city Gurgaon',
  ],
  [
    'school and metro within 2 km, 3 bhk dwarka delhi, 160 lakhs',
    'near school 2000m or near school; near metro; bhk 3; loc Dwarka; city Delhi; max 1.6cr; buy?',
  ],
  [
    '10 min walk from vadapalani metro, 1bhk for working women',
    'near vadapalani metro 10min or near vadapalani metro station 10min or near metro 10min; loc Vadapalani?; city Chennai?; bhk 1; for women; rent?',
  ],
  ['opposite lulu mall cochin 3bhk resale', 'near lulu mall; city Kochi; bhk 3; resale; buy?'],
  [
    'behind phoenix mall viman nagar studio apartment',
    'near phoenix mall or near phoenix marketcity; loc Viman Nagar; city Pune?; type apartment; kind studio; bhk 0; rent?; buy?',
  ],
  [
    'dtcp approved corner plot 2 grounds saravanampatti coimbatore',
    'approved DTCP; has Corner; type plot; area 4800; loc Saravanampatti; city Coimbatore; buy?',
  ],
  [
    'industrial shed 500 sq mtr makarpura baroda',
    'type industrial; area 5381.96 or area 5382; loc Makarpura; city Vadodara; buy?; rent?',
  ],
  [
    'clinic space ground floor 400-600 sqft anna nagar madras rent upto 45k',
    'type commercial; kind clinic?; floor 0; area 400-600; loc Anna Nagar; city Chennai; rent; max 45k',
  ],
  [
    'co-working space for 10 people koregaon park',
    'kind co-working; type office or type commercial; has 10 seats?; loc Koregaon Park; city Pune?; rent?',
  ],
  [
    'minimum 4 bedroom villa bellandoor clear title 3,25,00,000',
    'bhk 4+; type villa; loc Bellandur; city Bengaluru?; approved Clear title or has Clear title; max 3.25cr or ~3.25cr; buy?',
  ],
  [
    'goregoan east 1bhk above 10th floor 1.05 cr',
    'loc Goregaon East or loc Goregaon; city Mumbai?; bhk 1; floor 10+ or floor 11+; max 1.05cr; buy?',
  ],
  [
    'zero deposit furnished 1bhk for boys madhapoor',
    'deposit 0k; fully-furnished; bhk 1; for men or for bachelors; for bachelors?; loc Madhapur; city Hyderabad?; rent?',
  ],
  [
    'first or second floor 2bhk rajajinagar lease 25 lakhs',
    'floor 1; floor 2; bhk 2; loc Rajajinagar; city Bengaluru?; lease; max 25L',
  ],
  [
    '3bhk for pet owners kalyani nagar 50k to 65k',
    'bhk 3; for pets; loc Kalyani Nagar; city Pune?; 50k-65k; rent?',
  ],
  [
    'owner property only, no dealers please, 2bhk vaishali ghaziabad',
    'from owner; no-brokerage?; bhk 2; loc Vaishali; city Ghaziabad; buy?; rent?',
  ],
  [
    'new launch projects by godrej in pune, 2-3 bhk, rera approved',
    'launch; by Godrej or by Godrej Properties; from builder?; new?; city Pune; bhk 2,3; rera; buy?',
  ],
  [
    '3.5 bhk sector 79 gurgaon direct from builder possession before march 2028',
    'bhk 3.5; loc Sector 79; city Gurgaon; from builder; new?; no-brokerage?; by 2028-03 or by 2028-02; uc?; buy?',
  ],
  [
    'not more than 5 years old 3bhk navrangpura ahmedabad',
    'age 5; bhk 3; loc Navrangpura; city Ahmedabad; buy?; rent?',
  ],
  [
    'vastu compliant north east facing house rajpur road dehradun',
    'vastu; facing north-east; type house; loc Rajpur Road; city Dehradun; buy?; rent?',
  ],
  [
    'kharadi 2bhk without swimming pool and clubhouse',
    'loc Kharadi; city Pune?; bhk 2; no Swimming pool; no Clubhouse; buy?; rent?',
  ],
  [
    '3bhk thrissur semi furnished with power backup 75 to 60 lakhs',
    'bhk 3; city Thrissur; semi-furnished; has Power backup; 60L-75L; buy?',
  ],
]
