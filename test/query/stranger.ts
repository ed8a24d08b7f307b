import type { Asked } from './score.ts'

/**
 * Written without sight of the rules, as strangers type into the box of a portal; the answers stood before the reader was asked.
 * `a or b` takes either reading, `a?` may be understood and need not be.
 */
export const stranger: readonly Asked[] = [
  [
    '2bhk flat for sale in nalasopara west under 30 lakhs',
    'bhk 2; type apartment; buy; loc Nalasopara West or loc Nala Sopara West; max 30L',
  ],
  ['flats in chandivali 1 bhk rent 35000', 'type apartment; loc Chandivali; bhk 1; rent; max 35k'],
  [
    '3bhk ready to move noida extention below 85 lakhs',
    'bhk 3; ready; loc Noida Extension or loc Greater Noida West; max 85L',
  ],
  [
    'villas for sale in whitefield banglore below 2.5 crores with club house',
    'type villa; buy; loc Whitefield; city Bengaluru; max 2.5cr; has Clubhouse',
  ],
  ['house for rent in kollam 8000', 'type house; rent; city Kollam; max 8k'],
  ['1 bhk for rent in gandhipuram coimbatore', 'bhk 1; rent; loc Gandhipuram; city Coimbatore'],
  ['new projects in tathawade pune 2 bhk', 'new?; launch?; loc Tathawade; city Pune; bhk 2'],
  [
    'fully furnished studio apartment in sector 137 noida rent',
    'fully-furnished; bhk 0; type apartment; kind studio; loc Sector 137; city Noida; rent',
  ],
  [
    '3 bhk flats in miyapur with 2 car parking 1.1 cr',
    'bhk 3; type apartment; loc Miyapur; has Parking or has Covered parking; max 1.1cr',
  ],
  [
    '2 BHK for Rent in Kalyani Nagar, Pune within 40k',
    'bhk 2; rent; loc Kalyani Nagar; city Pune; max 40k',
  ],
  ['house for sale in madhapar rajkot', 'type house; buy; loc Madhapar; city Rajkot'],
  [
    'gated community plots in adibatla hydrabad',
    'has Gated community; type plot; loc Adibatla; city Hyderabad',
  ],
  [
    'pet friendly 2bhk indiranagar bangalore 45000',
    'for pets; bhk 2; loc Indiranagar; city Bengaluru; max 45k; rent',
  ],
  ['flat for rent salt lake sector 3 2bhk', 'type apartment; rent; loc Salt Lake Sector 3; bhk 2'],
  [
    '4 bhk independent floor in green park delhi 5 cr to 7 cr',
    'bhk 4; type apartment; kind builder floor; loc Green Park; city Delhi; 5cr-7cr',
  ],
  [
    '2bhk semi furnished flat on rent in vartak nagar thane',
    'bhk 2; semi-furnished; type apartment; rent; loc Vartak Nagar; city Thane',
  ],
  [
    'flat in shibpur howrah 2 bhk 35 lakh',
    'type apartment; loc Shibpur; city Howrah; bhk 2; max 35L',
  ],
  ['simplex house jabalpur 40 lakhs', 'type house; city Jabalpur; max 40L'],
  [
    '3 BHK duplex for sale in Hoshangabad Road Bhopal under 70 Lac',
    'bhk 3; type house; kind duplex; buy; loc Hoshangabad Road; city Bhopal; max 70L',
  ],
  [
    'appartments with swimming pool and gym in kakkanad',
    'type apartment; has Swimming pool; has Gym; loc Kakkanad',
  ],
  [
    '2 bedroom house for rent in palakkad town 10k',
    'bhk 2; type house; rent; city Palakkad; max 10k',
  ],
  ['low budget 1 bhk flat in virar east', 'sort price-asc?; bhk 1; type apartment; loc Virar East'],
  [
    'luxury 4 bhk golf course extension road gurgaon above 4 cr',
    'sort price-desc?; bhk 4; loc Golf Course Extension Road; city Gurgaon; min 4cr',
  ],
  [
    'flat near cmrit college brookefield 2bhk 28k',
    'type apartment; near cmrit college or near cmrit; loc Brookefield; bhk 2; max 28k; rent',
  ],
  [
    'bachelor friendly 1bhk in kondapur hyderabad 15000 to 18000',
    'for bachelors; bhk 1; loc Kondapur; city Hyderabad; 15k-18k; rent',
  ],
  ['sea facing 3bhk on carter road', 'has Sea view; bhk 3; loc Carter Road'],
  [
    '3bhk flat zirakpur vip road 60 lakhs',
    'bhk 3; type apartment; city Zirakpur or loc Zirakpur; loc VIP Road; max 60L',
  ],
  ['house for sale in kumbakonam', 'type house; buy; city Kumbakonam'],
  [
    'single room for rent in manish nagar nagpur 4000',
    'bhk 1?; bhk 0.5?; rent; loc Manish Nagar; city Nagpur; max 4k',
  ],
  [
    '2 bhk flat for rent in varachha surat without brokerage',
    'bhk 2; type apartment; rent; loc Varachha; city Surat; no-brokerage',
  ],
  [
    'direct from owner 2bhk rent in mira road 18k-22k',
    'from owner; bhk 2; rent; loc Mira Road; 18k-22k',
  ],
  ['1000 sqft flat in nungambakkam', 'area 1000; type apartment; loc Nungambakkam'],
  [
    'villa in ecr chennai 3000 sq ft with private pool',
    'type villa; loc ECR; city Chennai; area 3000; has Swimming pool',
  ],
  [
    'pg in sector 62 noida for boys with food under 8000',
    'pg; loc Sector 62; city Noida; for men; has Food included; max 8k',
  ],
  ['ladies hostel in peelamedu coimbatore', 'pg; for women; loc Peelamedu; city Coimbatore'],
  ['flats below 50 lakhs in bangalore', 'type apartment; max 50L; city Bengaluru'],
  ['2/3 bhk dahisar east new construction', 'bhk 2,3; loc Dahisar East; new?; uc?'],
  [
    'resale flats vaishali ghaziabad 3bhk',
    'resale; type apartment; loc Vaishali; city Ghaziabad; bhk 3',
  ],
  [
    'house with garden in dehradun rajpur road 2 crore',
    'type house; has Garden; city Dehradun; loc Rajpur Road; max 2cr',
  ],
  [
    'rera approved plots in mullanpur new chandigarh',
    'rera; type plot; loc Mullanpur or city Mullanpur; loc New Chandigarh?',
  ],
  [
    '2bhk flat jagatpura jaipur under 35 lakhs with lift & parking',
    'bhk 2; type apartment; loc Jagatpura; city Jaipur; max 35L; has Lift; has Parking or has Covered parking',
  ],
  [
    'independent villa in kompally 200 sq yards',
    'type villa or type house; loc Kompally; area 1800',
  ],
  [
    '3 bhk flat rent in panchkula sector 20 family 22000',
    'bhk 3; type apartment; rent; city Panchkula; loc Sector 20; for family; max 22k',
  ],
  [
    'furnished flat for rent in margao goa',
    'fully-furnished; type apartment; rent; loc Margao or city Margao; city Goa',
  ],
  [
    'flats under 40 lakhs patrapada bhubaneswar',
    'type apartment; max 40L; loc Patrapada; city Bhubaneswar',
  ],
  [
    'hiranandani 2bhk thane ghodbunder road',
    'by Hiranandani?; loc Hiranandani Estate?; bhk 2; city Thane; loc Ghodbunder Road',
  ],
  [
    'prestige flats in bangalore 3 bhk under construction',
    'by Prestige; type apartment; city Bengaluru; bhk 3; uc',
  ],
  [
    'immediate possession 1bhk ambernath under 28 lakh',
    'ready; bhk 1; loc Ambernath or city Ambernath; max 28L',
  ],
  ['east facing 2bhk flat uppal 55L', 'facing east; bhk 2; type apartment; loc Uppal; max 55L'],
  [
    'corner plot dholera 200 sq yard',
    'has Corner; type plot; loc Dholera or city Dholera; area 1800',
  ],
  [
    '5 bhk bungalow in bodakdev ahmedabad',
    'bhk 5; type villa; kind bungalow; loc Bodakdev; city Ahmedabad',
  ],
  [
    'duplex in bhayli vadodara 80-95 lakhs',
    'type house; kind duplex; loc Bhayli; city Vadodara; 80L-95L',
  ],
  ['flats for rent in rohini sector 11', 'type apartment; rent; loc Rohini Sector 11'],
  [
    'farmhouse for sale in karjat 1.5cr',
    'type villa; kind farm house; buy; loc Karjat or city Karjat; max 1.5cr',
  ],
  ['2 bhk six mile guwahati for sale', 'bhk 2; loc Six Mile; city Guwahati; buy'],
  [
    'shops for sale in ulhasnagar 20 lakh',
    'type commercial; kind shop; buy; city Ulhasnagar or loc Ulhasnagar; max 20L',
  ],
  [
    'office for rent in connaught place 1500 sq ft',
    'type office; rent; loc Connaught Place; area 1500',
  ],
  [
    'builder floor indirapuram 2bhk below 45 lakhs',
    'type apartment; kind builder floor; loc Indirapuram; bhk 2; max 45L',
  ],
  [
    'furnised 3bhk rent sector 49 gurgoan 50-60k',
    'fully-furnished; bhk 3; rent; loc Sector 49; city Gurgaon; 50k-60k',
  ],
  ['3 bhk with servant room dwarka sector 22', 'bhk 3; has Servant room; loc Dwarka Sector 22'],
  [
    'house for rent in ambattur first floor 12000',
    'type house; rent; loc Ambattur; floor 1; max 12k',
  ],
  [
    '2 bhk apartment siliguri matigara 30 to 40 lakhs',
    'bhk 2; type apartment; city Siliguri; loc Matigara; 30L-40L',
  ],
  [
    '3 bhk flat mango jamshedpur with power backup',
    'bhk 3; type apartment; loc Mango; city Jamshedpur; has Power backup',
  ],
  [
    'pg for working women in karve nagar with ac',
    'pg; for women; loc Karve Nagar; has Air conditioning',
  ],
  [
    'row house in talegaon dabhade 65 lac',
    'type house; kind row house; loc Talegaon Dabhade or city Talegaon Dabhade or loc Talegaon or city Talegaon; max 65L',
  ],
  [
    '4bhk villa for rent in jubilee hills 2.5 lakhs per month',
    'bhk 4; type villa; rent; loc Jubilee Hills; max 2.5L',
  ],
]
