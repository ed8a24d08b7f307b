import type { Asked } from './score.ts'

/**
 * What students, parents, people abroad, dealers and the retired type and dictate. Written without
 * sight of the rules; the answers stood before the reader was asked.
 */
export const passerBy: readonly Asked[] = [
  // Typed into a box.
  ['2 bhk baner under 75 lakhs', 'bhk 2; loc Baner; max 75L'],
  [
    '3bhk apartment for rent in adyar chennai 45000',
    'bhk 3; type apartment; rent; loc Adyar; city Chennai?; max 45k',
  ],
  [
    'salt lake sector 5 1bhk furnished rent',
    'loc Salt Lake Sector 5 or loc Salt Lake Sector V or loc Sector V or loc Sector 5; loc Salt Lake?; city Kolkata?; bhk 1; fully-furnished; rent',
  ],
  ['jubilee hills villa 5 bhk 12 cr', 'loc Jubilee Hills; type villa; bhk 5; max 12cr'],
  [
    '30*40 plots in devanahalli below 45 lakh',
    'area 1200; type plot; loc Devanahalli or city Devanahalli; max 45L',
  ],
  ['2bhk kankarbagh patna rent 12k', 'bhk 2; loc Kankarbagh; city Patna?; rent; max 12k'],
  ['ready possession 3 bhk new alipore', 'ready; bhk 3; loc New Alipore'],
  [
    'flats in indirapuram ghaziabad resale 2bhk 55 lac',
    'type apartment; loc Indirapuram; city Ghaziabad?; resale; bhk 2; max 55L',
  ],
  [
    'vaishali nagar jaipur independent house 4bhk 1.6 crore',
    'loc Vaishali Nagar; city Jaipur?; type house or type villa or type house+villa or type villa+house; bhk 4; max 1.6cr',
  ],
  [
    '1 bhk borivali west with parking 25k-30k',
    'bhk 1; loc Borivali West; has Covered parking; 25k-30k; rent',
  ],
  [
    'gomti nagar lucknow 3 bhk flat 70-85 lakh gated',
    'loc Gomti Nagar; city Lucknow?; bhk 3; type apartment; 70L-85L; has Gated community',
  ],
  ['vesu surat 3bhk new launch', 'loc Vesu; city Surat?; bhk 3; launch'],
  [
    'edapally 2bhk fully furnished flat for rent kochi',
    'loc Edappally or loc Edapally; city Kochi?; bhk 2; fully-furnished; type apartment; rent',
  ],
  ['bodakdev 4bhk 2cr to 2.5cr ahmedabad', 'loc Bodakdev; city Ahmedabad?; bhk 4; 2cr-2.5cr'],
  [
    'flat in patia bhubaneswar 2 bhk 40 lakh lift',
    'type apartment; loc Patia; city Bhubaneswar?; bhk 2; max 40L; has Lift',
  ],
  [
    '4bhk duplex bandra west sea view',
    'bhk 4; kind duplex; type apartment or type house or type villa or type house+villa or type villa+house or type apartment+house or type apartment+villa or type apartment+house+villa; loc Bandra West; has Sea view',
  ],
  [
    '2bhk east facing kukatpally 7th floor and above',
    'bhk 2; facing east; loc Kukatpally; floor 7+',
  ],
  [
    'house for lease in jp nagar 5th phase 25 lakhs',
    'type house or type villa or type house+villa or type villa+house; lease; loc JP Nagar 5th Phase or loc JP Nagar Phase 5 or loc J P Nagar 5th Phase; max 25L or deposit 25L',
  ],
  [
    'dwarka sector 10 3bhk society flat',
    'loc Dwarka Sector 10 or loc Sector 10 Dwarka; bhk 3; type apartment; has Gated community?',
  ],
  [
    'owner flats rajarhat 2bhk no brokerage',
    'from owner; type apartment; loc Rajarhat; bhk 2; no-brokerage',
  ],
  [
    'warehouse taloja midc 10000 sq ft rent',
    'kind warehouse; type industrial or type commercial or type warehouse; loc Taloja MIDC or loc Taloja or loc MIDC Taloja; area 10000; rent',
  ],
  [
    '3 bhk kharghar sector 35 oc received 1.4cr',
    'bhk 3; loc Kharghar Sector 35 or loc Sector 35 Kharghar; ready; max 1.4cr',
  ],
  [
    'rs puram coimbatore 2bhk family rent 18000',
    'loc RS Puram or loc R S Puram; city Coimbatore?; bhk 2; for family; rent; max 18k',
  ],
  [
    'zirakpur 3bhk builder floor 60 lacs',
    'loc Zirakpur or city Zirakpur; bhk 3; type apartment; kind builder floor; max 60L',
  ],
  ['cheapest 2bhk in mira road east', 'sort price-asc; bhk 2; loc Mira Road East'],
  ['beltola guwahati 2bhk to let below 15000', 'loc Beltola; city Guwahati?; bhk 2; rent; max 15k'],
  ['wakad 2bhk posted today for rent', 'loc Wakad; bhk 2; posted 1; rent'],
  ['brookefield, kundalahalli 2bhk upto 95L', 'loc Brookefield; loc Kundalahalli; bhk 2; max 95L'],
  [
    'under const 2bhk dombivli east lodha possession by march 2028',
    'uc; bhk 2; loc Dombivli East; by Lodha or by Lodha Group; by 2028-03',
  ],
  [
    'morabadi ranchi 3bhk flat with lift and power backup',
    'loc Morabadi; city Ranchi?; bhk 3; type apartment; has Lift; has Power backup',
  ],
  [
    '5 cents land in kazhakkoottam trivandrum 25 lakh',
    'area 2178; type plot; loc Kazhakkoottam or loc Kazhakoottam or loc Kazhakuttam; city Thiruvananthapuram?; max 25L',
  ],
  [
    '1 ground plot neelankarai cmda approved',
    'area 2400; type plot; loc Neelankarai or loc Neelangarai; approved CMDA',
  ],
  ['2bhk aundh building not more than 5 years old', 'bhk 2; loc Aundh; age 5'],
  [
    'sohna road 3 bhk + servant 2 crore gurgaon',
    'loc Sohna Road; bhk 3; has Servant room; max 2cr; city Gurugram?; city Gurgaon?',
  ],
  ['3bhk mvp colony vizag 65 lakhs', 'bhk 3; loc MVP Colony; city Visakhapatnam?; max 65L'],
  [
    'unfurnished 1bhk under 12k manish nagar nagpur',
    'unfurnished; bhk 1; max 12k; rent; loc Manish Nagar; city Nagpur?',
  ],
  [
    'pet friendly 2bhk hsr sector 2 rent',
    'for pets; bhk 2; loc HSR Layout Sector 2 or loc HSR Sector 2 or loc HSR Layout 2nd Sector; rent',
  ],
  ['3bhk min 1500 sqft tollygunge', 'bhk 3; area 1500+; loc Tollygunge'],
  ['1bhk malad west 22k deposit 50 thousand', 'bhk 1; loc Malad West; max 22k; rent; deposit 50k'],
  [
    '2bhk bellandur rent 38k max 2 months deposit',
    'bhk 2; loc Bellandur; rent; max 38k; deposit 2m',
  ],
  ['lake town kolkata 3bhk 80 lakh', 'loc Lake Town; city Kolkata?; bhk 3; max 80L'],
  [
    'seven bungalows 2bhk 3cr 2 bathrooms',
    'loc Seven Bungalows or loc 7 Bungalows; bhk 2; max 3cr; bath 2',
  ],
  [
    'allahabad civil lines 3bhk ready to move 90 lakh',
    'loc Civil Lines; city Prayagraj?; city Allahabad?; bhk 3; ready; max 90L',
  ],
  [
    '1rk 1 km from iit kharagpur rent',
    'bhk 0.5; near iit kharagpur 1000m or near iit 1000m; city Kharagpur?; rent',
  ],
  [
    'flats below 5000 per sqft madhyamgram',
    'type apartment; rate max 5k/sqft or rate max 5k/sq-ft or rate max 5k/sq ft; loc Madhyamgram or city Madhyamgram',
  ],
  [
    'vastu 3bhk north east facing miyapur rera approved',
    'vastu; bhk 3; facing north-east or facing northeast or facing north east; loc Miyapur; rera',
  ],

  // Hinglish and dictated.
  [
    'bhai noida ext me 2bhk flat dekh raha hu 50 lakh tak',
    'loc Noida Extension or loc Greater Noida West or city Greater Noida West; city Noida?; city Greater Noida?; bhk 2; type apartment; max 50L',
  ],
  [
    'malviya nagar jaipur mein ladko ke liye kamra kiraye par 6 hazaar',
    'loc Malviya Nagar; city Jaipur?; for men; rent; bhk 1?; bhk 0.5?; max 6k',
  ],
  [
    'teen bhk chahiye lokhandwala mein saadhe teen crore tak',
    'bhk 3; loc Lokhandwala or loc Lokhandwala Complex; max 3.5cr',
  ],
  [
    'hello i want to see a two bedroom flat in velachery rent should be less than twenty thousand',
    'bhk 2; type apartment; loc Velachery; rent; max 20k',
  ],
  [
    'umm three b h k in hinjewadi phase one around ninety lakhs with covered parking',
    'bhk 3; loc Hinjewadi Phase 1 or loc Hinjawadi Phase 1; ~90L; has Covered parking',
  ],
  [
    'dehradun me rajpur road pe 200 gaj ka plot 80 lac se kam',
    'city Dehradun?; loc Rajpur Road; area 1800; type plot; max 80L',
  ],
  [
    'hazratganj ke paas dukan kiraye pe chahiye 30 hazaar mahina',
    'loc Hazratganj; type commercial or type shop; kind shop; rent; max 30k',
  ],
  [
    'dum dum me 2 bhk lena hai metro ke paas 35 se 45 lakh',
    'loc Dum Dum; bhk 2; buy?; near metro; 35L-45L',
  ],
  [
    'neeche wala floor nahi chahiye 3bhk rohini sector 13',
    'floor !0; bhk 3; loc Rohini Sector 13 or loc Sector 13 Rohini',
  ],
  ['sava crore tak nerul mein 2bhk lift hona chahiye', 'max 1.25cr; loc Nerul; bhk 2; has Lift'],
  [
    'fc road ke aas paas girls pg khane ke saath 10k tak pune',
    'loc FC Road or loc Fergusson College Road or near fc road; city Pune?; pg; for women; has Food included; max 10k',
  ],
  [
    'one rk ya one bhk ghatkopar east budget eighteen thousand only for family',
    'bhk 0.5,1; loc Ghatkopar East; max 18k; rent; for family',
  ],
  [
    'kolar road bhopal me 2 ya 3 bhk 45 lakh ke aaspaas',
    'loc Kolar Road; city Bhopal?; bhk 2,3; ~45L',
  ],
  ['paune do crore me 3bhk vasant kunj mil jayega kya', 'max 1.75cr; bhk 3; loc Vasant Kunj'],
  [
    'bina furniture ka 2bhk kothrud 22 hazar kiraya',
    'unfurnished; bhk 2; loc Kothrud; max 22k; rent',
  ],
  [
    'boring road patna me office ke liye jagah 800 sqft kiraya',
    'loc Boring Road; city Patna?; type office; area 800; rent',
  ],
]
