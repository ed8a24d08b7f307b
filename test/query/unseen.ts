import type { Asked } from './score.ts'

/** Of everyday use, written after the rules; each answer was read through and found right. */
export const unseen: readonly Asked[] = [
  [
    '3bhk flat chahiye gurgaon sector 57 me 1.5 cr tak',
    'bhk 3; city Gurgaon; loc Sector 57; max 1.5cr; type apartment',
  ],
  [
    'need 2bhk on rent near manyata tech park under 30k',
    'bhk 2; loc Manyata Tech Park; max 30k; rent',
  ],
  [
    'looking for furnished 1 bhk for bachelor in kothrud pune',
    'bhk 1; city Pune; for bachelors; fully-furnished; loc Kothrud',
  ],
  [
    'kharadi mein do bedroom ka flat 65 lakh ke andar',
    'bhk 2; loc Kharadi; max 65L; type apartment',
  ],
  ['पुणे में 2 बीएचके फ्लैट 50 लाख तक', 'bhk 2; city Pune; max 50L; type apartment'],
  ['मुझे नोएडा सेक्टर 62 में किराये पर 3 बीएचके चाहिए', 'bhk 3; city Noida; loc Sector 62; rent'],
  ['plot in yelahanka 30x40 below 80 lakhs', 'area 1200; loc Yelahanka; max 80L; type plot'],
  [
    '1200 sqft site in mysore road bangalore',
    'area 1200; city Bengaluru; loc Mysore Road; type plot',
  ],
  [
    'villa with private pool in goa 2 to 3 crore',
    '2cr-3cr; city Goa; has Swimming pool; type villa',
  ],
  [
    'shop for rent in karol bagh delhi ground floor',
    'city Delhi; floor 0; kind shop; loc Karol Bagh; rent; type commercial',
  ],
  [
    'office space 2000 sq ft bkc mumbai lease',
    'area 2000; city Mumbai; lease; loc Bandra Kurla Complex; type office',
  ],
  [
    'pg for girls in koramangala with food under 12000',
    'for women; has Food included; loc Koramangala; max 12k; pg',
  ],
  [
    'independent house 4bhk jubilee hills not apartment',
    'bhk 4; loc Jubilee Hills; not apartment; type house',
  ],
  [
    'row house in wakad pune 1cr budget',
    'city Pune; kind row house; loc Wakad; max 1cr; type house',
  ],
  ['sasta flat thane me 40 lakh se kam', 'city Thane; max 40L; sort price-asc; type apartment'],
  ['2.5 bhk in whitefield 85-95L ready to move', '85L-95L; bhk 2.5; loc Whitefield; ready'],
  [
    'agricultural land 5 acre near nashik under 50 lakh',
    'area 217800; city Nashik; max 50L; type agricultural',
  ],
  ['10 bigha zameen jaipur ke paas', 'area 174240-272250; city Jaipur; type plot'],
  ['5 katha plot patna 40 lac', 'area 6806.25; city Patna; max 40L; type plot'],
  [
    'studio apartment powai rent 35k',
    'bhk 0; kind studio; loc Powai; max 35k; rent; type apartment',
  ],
  [
    'penthouse in south delhi above 10 crore',
    'kind penthouse; loc South Delhi; min 10cr; type apartment',
  ],
  ['3 bhk possession by dec 2027 in hinjewadi', 'bhk 3; by 2027-12; loc Hinjewadi'],
  ['new launch 2bhk in bhiwandi', 'bhk 2; launch; loc Bhiwandi'],
  [
    'resale flat in salt lake kolkata 3bhk',
    'bhk 3; city Kolkata; loc Salt Lake; resale; type apartment',
  ],
  [
    'duplex in banjara hills hyderabad 5 cr ke aas paas',
    'city Hyderabad; kind duplex; loc Banjara Hills; type house; ~5cr',
  ],
  [
    'flat for sale no brokerage in indiranagar',
    'buy; loc Indiranagar; no-brokerage; type apartment',
  ],
  [
    'pet friendly 2bhk hsr layout semi furnished 40k rent',
    'bhk 2; for pets; loc HSR Layout; max 40k; rent; semi-furnished',
  ],
  [
    'warehouse in bhiwandi 20000 sqft rent',
    'area 20000; kind warehouse; loc Bhiwandi; rent; type industrial',
  ],
  [
    'kothi in chandigarh sector 8 10 marla',
    'area 2722.5; city Chandigarh; loc Sector 8; type house',
  ],
  ['1 RK in dombivli 15 lakh', 'bhk 0.5; loc Dombivli; max 15L'],
  [
    'family ke liye 3bhk lucknow gomti nagar 60 se 75 lakh',
    '60L-75L; bhk 3; city Lucknow; for family; loc Gomti Nagar',
  ],
  ['south facing nahi chahiye 3bhk indore', 'bhk 3; city Indore; not-facing south'],
  [
    '3rd floor 2bhk in vashi with gym and swimming pool',
    'bhk 2; floor 3; has Gym; has Swimming pool; loc Vashi',
  ],
  ['top floor flat in gachibowli', 'floor top; loc Gachibowli; type apartment'],
  ['commercial land on ecr chennai', 'city Chennai; loc ECR; type commercial+plot'],
  [
    'house under 1 crore in coimbatore 3 bedrooms 2 bathrooms',
    'bath 2; bhk 3; city Coimbatore; max 1cr; type house',
  ],
  ['2 bhk or 3 bhk in baner pune under 1.1 crore', 'bhk 2,3; city Pune; loc Baner; max 1.1cr'],
  [
    'flat near hitech city metro 50 lakhs to 70 lakhs',
    '50L-70L; loc Hitech City; near metro; type apartment',
  ],
  ['bda approved site north bangalore', 'approved BDA; loc North Bengaluru; type plot'],
  [
    'gated community villa sarjapur road 4bhk 2.5cr',
    'bhk 4; has Gated community; loc Sarjapur Road; max 2.5cr; type villa',
  ],
  [
    'builder floor in south city 2 gurgaon 3bhk 1.8 cr',
    'bhk 3; city Gurgaon; kind builder floor; loc South City 2; max 1.8cr; type apartment',
  ],
  [
    'fully furnished flat in hiranandani powai 1.2 lakh rent',
    'fully-furnished; loc Powai; max 1.2L; rent; type apartment',
  ],
  ['20 lakh ke niche 1bhk navi mumbai', 'bhk 1; city Navi Mumbai; max 20L'],
  [
    'ready possession flats in ahmedabad bopal less than 45 lakhs',
    'city Ahmedabad; loc Bopal; max 45L; ready; type apartment',
  ],
  [
    'flat on rent for family only in madhapur 25k',
    'for family; loc Madhapur; max 25k; rent; type apartment',
  ],
  [
    'want to buy 2 bhk aprtment in bangaluru whitfield',
    'bhk 2; buy; city Bengaluru; loc Whitefield; type apartment',
  ],
  [
    '3 bhk flat in chenai velachery under 90 lacs',
    'bhk 3; city Chennai; loc Velachery; max 90L; type apartment',
  ],
  ['flats in kochi with sea view', 'city Kochi; has Sea view; type apartment'],
  [
    'low budget house for rent in tirupur 8000',
    'city Tiruppur; max 8k; rent; sort price-asc; type house',
  ],
  [
    'corner plot 200 gaj in faridabad sector 85',
    'area 1800; city Faridabad; has Corner; loc Sector 85; type plot',
  ],
  ['2bhk 900 to 1100 sq ft kandivali east', 'area 900-1100; bhk 2; loc Kandivali East'],
  ['farm house near karjat with 1 acre', 'area 43560; city Karjat; kind farm house; type villa'],
  [
    '5 bhk bungalow satellite ahmedabad price 4.5 crores',
    'bhk 5; city Ahmedabad; kind bungalow; loc Satellite; max 4.5cr; type villa',
  ],
  ['डेढ़ करोड़ में विला बेंगलुरु', 'city Bengaluru; max 1.5cr; type villa'],
  ['ढाई लाख किराया बांद्रा 3 bhk', 'bhk 3; loc Bandra; max 2.5L; rent'],
  [
    'flat under construction whitefield possession 2028 80L',
    'by 2028-12; loc Whitefield; max 80L; type apartment; uc',
  ],
  ['two bedroom house in salem within twenty five lakhs', 'bhk 2; city Salem; max 25L; type house'],
  ['cheapest 3bhk in noida extension', 'bhk 3; loc Greater Noida West; sort price-asc'],
  [
    'latest 2 bhk for sale in electronic city posted this week',
    'bhk 2; buy; loc Electronic City; posted 7; sort newest',
  ],
  [
    'office for sale in nariman point 500 sq mt',
    'area 5381.96; buy; loc Nariman Point; type office',
  ],
  [
    'villa plot 2400 sq ft in tumkur road 45 lakh',
    'area 2400; loc Tumkur Road; max 45L; type plot',
  ],
  [
    'flat vastu compliant north east facing hyderabad kukatpally',
    'city Hyderabad; facing north-east; loc Kukatpally; type apartment; vastu',
  ],
]
