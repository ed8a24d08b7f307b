import type { Asked } from './score.ts'

/** Sixty everyday queries, as people type or speak them into the box of the home page. Written without sight of the reader. */
export const passenger: readonly Asked[] = [
  [
    '2bhk flat goregaon east under 1.4 cr',
    'bhk 2; type apartment; loc Goregaon East; city Mumbai?; max 1.4cr',
  ],
  ['1 bhk rent malad west 22k', 'bhk 1; rent; loc Malad West; city Mumbai?; max 22k'],
  [
    '3 bhk powai ready to move with parking',
    'bhk 3; loc Powai; city Mumbai?; ready; has Covered parking',
  ],
  [
    'office on rent lower parel 800-1000 sqft',
    'type office; rent; loc Lower Parel; city Mumbai?; area 800-1000',
  ],
  [
    '2 bhk kharghar near railway station below 90L',
    'bhk 2; loc Kharghar; city Navi Mumbai?; near railway station or near station; max 90L',
  ],
  [
    '3bhk baner or balewadi 1.1 to 1.5 cr',
    'bhk 3; loc Baner; loc Balewadi; city Pune?; 1.1cr-1.5cr',
  ],
  [
    'furnished 1bhk viman nagar for bachelors rent',
    'fully-furnished; bhk 1; loc Viman Nagar; city Pune?; for bachelors or for bachelor; rent',
  ],
  [
    '2 bhk kothrud less than 10 years old within 95 lakhs',
    'bhk 2; loc Kothrud; city Pune?; age 10; resale?; max 95L',
  ],
  ['plot wagholi 2 guntha under 40 lakh', 'type plot; loc Wagholi; city Pune?; area 2178; max 40L'],
  [
    '3 bhk hsr layout semi furnished 55k',
    'bhk 3; loc HSR Layout; city Bengaluru or city Bangalore?; semi-furnished; max 55k; rent',
  ],
  [
    '2bhk for rent in marathahalli under 30k only family',
    'bhk 2; rent; loc Marathahalli; city Bengaluru or city Bangalore?; max 30k; for family or for families',
  ],
  [
    '30x50 site yelahanka bda approved',
    'area 1500; type plot; loc Yelahanka; city Bengaluru or city Bangalore?; approved BDA',
  ],
  [
    'villa sarjapur road 3 cr+ with swimming pool',
    'type villa; loc Sarjapur Road; city Bengaluru or city Bangalore?; min 3cr; has Swimming pool',
  ],
  [
    '1rk electronic city rent 9000',
    'bhk 0.5; type apartment?; loc Electronic City; city Bengaluru or city Bangalore?; rent; max 9k',
  ],
  [
    '3bhk builder floor lajpat nagar with lift',
    'bhk 3; type apartment or type house or type apartment+house or type house+apartment; kind builder floor?; loc Lajpat Nagar; city Delhi or city New Delhi?; has Lift',
  ],
  [
    'dwarka sector 10 2bhk near metro',
    'loc Dwarka Sector 10 or loc Sector 10 Dwarka or loc Sector 10 or loc Dwarka; city Delhi or city New Delhi?; bhk 2; near metro',
  ],
  [
    '2 bhk noida sector 76 ready to move 80 lakh',
    'bhk 2; city Noida; loc Sector 76 or loc Noida Sector 76 or loc Sector 76 Noida; ready; max 80L',
  ],
  [
    'shop for sale rohini',
    'type office; kind shop; buy; loc Rohini; city Delhi or city New Delhi?',
  ],
  [
    '4bhk gurgaon golf course road 5 cr to 7 cr',
    'bhk 4; city Gurgaon or city Gurugram; loc Golf Course Road; 5cr-7cr',
  ],
  [
    'pg for girls in noida sector 62 under 10k',
    'pg; for women; city Noida; loc Sector 62 or loc Noida Sector 62 or loc Sector 62 Noida; max 10k',
  ],
  [
    '2 bhk indirapuram rent unfurnished',
    'bhk 2; loc Indirapuram; city Ghaziabad?; rent; unfurnished',
  ],
  [
    '3 bhk for sale kondapur gated community budget 95',
    'bhk 3; buy; loc Kondapur; city Hyderabad?; has Gated community; max 95L',
  ],
  [
    '2bhk rent 20 min from hitech city upto 35000 no brokerage',
    'bhk 2; rent; near hitech city 20min or near hitec city 20min or near hi-tech city 20min; city Hyderabad?; max 35k; no-brokerage',
  ],
  [
    '200 sq yards plot kompally hmda approved',
    'area 1800; type plot; loc Kompally; city Hyderabad?; approved HMDA',
  ],
  ['3 bhk velachery 2 bathrooms 85L', 'bhk 3; loc Velachery; city Chennai?; bath 2; max 85L'],
  ['2 ground plot in tambaram', 'area 4800; type plot; loc Tambaram; city Chennai?'],
  ['2 bhk anna nagar rent 20-28k', 'bhk 2; loc Anna Nagar; city Chennai?; rent; 20k-28k'],
  [
    '3bhk new town kolkata under construction by dlf',
    'bhk 3; loc New Town; city Kolkata; uc; by DLF',
  ],
  [
    '2 bhk flat behala not top floor max 45 lakh',
    'bhk 2; type apartment; loc Behala; city Kolkata?; floor !top; max 45L',
  ],
  ['3 bhk bopal ahmedabad 60-75 lakhs', 'bhk 3; loc Bopal; city Ahmedabad; 60L-75L'],
  [
    'vijay nagar indore 2bhk for rent posted this week',
    'loc Vijay Nagar; city Indore; bhk 2; rent; posted 7',
  ],
  [
    '1000 sqft plot gomti nagar extension lucknow',
    'area 1000; type plot; loc Gomti Nagar Extension; city Lucknow',
  ],
  ['3bhk kakkanad east facing', 'bhk 3; loc Kakkanad; city Kochi?; facing east'],
  ['10 marla kothi mohali', 'area 2722.5; type house; kind kothi?; city Mohali or loc Mohali'],
  [
    'cheapest 2bhk nagpur',
    'sort cheapest or sort price or sort price-asc or sort price_asc or sort priceAsc; bhk 2; city Nagpur',
  ],
  [
    'warehouse 10000 sqft rent bhiwandi',
    'type industrial; kind warehouse; area 10000; rent; city Bhiwandi or loc Bhiwandi',
  ],
  [
    'bandra west mein 2 bhk kiraye pe chahiye 80 hazaar tak',
    'loc Bandra West; city Mumbai?; bhk 2; rent; max 80k',
  ],
  [
    'pune me 50 lakh ke andar 1 bhk flat lena hai',
    'city Pune; max 50L; bhk 1; type apartment; buy',
  ],
  [
    'mujhe hadapsar ke paas teen bhk chahiye budget 90 lakh',
    'loc Hadapsar or near hadapsar; city Pune?; bhk 3; max 90L',
  ],
  [
    'ladkiyon ke liye pg btm layout mein 9 hazaar se kam',
    'for women; pg; loc BTM Layout; city Bengaluru or city Bangalore?; max 9k',
  ],
  [
    'noida extension mein dedh crore tak 3bhk flat dikhao',
    'loc Greater Noida West or city Greater Noida West or loc Noida Extension; city Greater Noida?; max 1.5cr; bhk 3; type apartment',
  ],
  [
    'ground floor nahi chahiye 2bhk chandkheda ahmedabad mein',
    'floor !0; bhk 2; loc Chandkheda; city Ahmedabad',
  ],
  [
    'kukatpally me do bhk kiraye par family ke liye',
    'loc Kukatpally; city Hyderabad?; bhk 2; rent; for family or for families',
  ],
  [
    'adyar mein bina brokerage wala 2bhk rent par',
    'loc Adyar; city Chennai?; no-brokerage; bhk 2; rent',
  ],
  [
    'salt lake me dukaan kiraye pe chahiye',
    'loc Salt Lake or loc Salt Lake City; city Kolkata?; type office; kind shop; rent',
  ],
  [
    'satellite ahmedabad mein 70 se 90 lakh ke beech 3 bhk',
    'loc Satellite; city Ahmedabad; 70L-90L; bhk 3',
  ],
  [
    'jaipur jagatpura me 150 gaj ka plot 40 lakh tak',
    'city Jaipur; loc Jagatpura; area 1350; type plot; max 40L',
  ],
  [
    'aliganj lucknow mein makaan kharidna hai 1 crore budget',
    'loc Aliganj; city Lucknow; type house; buy; max 1cr',
  ],
  ['मुंबई में 2 बीएचके फ्लैट किराये पर', 'city Mumbai; bhk 2; type apartment; rent'],
  ['पुणे वाकड में ३ बीएचके ९० लाख तक', 'city Pune; loc Wakad; bhk 3; max 90L'],
  ['नोएडा में प्लॉट 50 लाख के अंदर', 'city Noida; type plot; max 50L'],
  [
    'दिल्ली लक्ष्मी नगर में लड़कों के लिए पीजी',
    'city Delhi or city New Delhi; loc Laxmi Nagar; for men; pg',
  ],
  ['इंदौर में मकान खरीदना है 60 लाख', 'city Indore; type house; buy; max 60L'],
  [
    'दिल्ली द्वारका में डेढ़ करोड़ तक ३ बीएचके',
    'city Delhi or city New Delhi; loc Dwarka; max 1.5cr; bhk 3',
  ],
  ['हैदराबाद में दुकान किराये पर', 'city Hyderabad; type office; kind shop; rent'],
  [
    'indranagar banglore 2bhk rent',
    'loc Indiranagar; city Bengaluru or city Bangalore; bhk 2; rent',
  ],
  ['2 bhk hinjwadi under 65 lakhs', 'bhk 2; loc Hinjewadi or loc Hinjawadi; city Pune?; max 65L'],
  ['3bhk appartment gachibowly', 'bhk 3; type apartment; loc Gachibowli; city Hyderabad?'],
  [
    'fully furnishd 2bhk andheri west rent',
    'fully-furnished; bhk 2; loc Andheri West; city Mumbai?; rent',
  ],
  [
    'plot in coimbatoor saravanampatty under 30 lakh',
    'type plot; city Coimbatore; loc Saravanampatti or loc Saravanampatty; max 30L',
  ],
]
