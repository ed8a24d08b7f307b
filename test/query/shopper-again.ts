import type { Asked } from './score.ts'

/** The other forty of eighty everyday queries with landmarks, distances, refusals and traps. The answers stood before it was asked. */
export const shopperAgain: readonly Asked[] = [
  [
    'जयपुर मानसरोवर 150 गज का प्लॉट पूर्व मुखी',
    'buy?; type plot; area 1350; loc Mansarovar; city Jaipur; facing east',
  ],
  [
    'साढ़े चार करोड़ तक का विला, गुड़गांव, स्विमिंग पूल के साथ',
    'buy?; type villa; city Gurgaon; max 4.5cr; has Swimming pool',
  ],
  [
    'मेट्रो स्टेशन से १ किमी के अंदर १ बीएचके, लक्ष्मी नगर, परिवार के लिए',
    'rent?; near metro; bhk 1; loc Laxmi Nagar or loc Lakshmi Nagar; city Delhi?; for family',
  ],
  [
    'kandivili east me 3bhk paune do crore tak, podium parking zaroori',
    'buy?; bhk 3; loc Kandivali East or loc Kandivali; city Mumbai?; max 1.75cr; has Covered parking',
  ],
  [
    'sava lakh rent tak ka 4bhk villa ecr chennai fully furnished sea facing',
    'rent; max 1.25L; bhk 4; type villa; loc ECR or loc East Coast Road; city Chennai; fully-furnished; has Sea view',
  ],
  [
    'saadhe saat hazaar me kamra chahiye boring road patna, bachelor hu',
    'rent or pg?; max 7500; bhk 0.5 or bhk 1?; loc Boring Road; city Patna; for bachelors',
  ],
  [
    'bhai koi 2bhk dila do vaishali ghaziabad me 18 hazaar se upar nahi',
    'rent?; bhk 2; loc Vaishali; city Ghaziabad; max 18k',
  ],
  [
    'makan malik se seedha lena hai, 2 bhk ghar, rohini sector 9',
    'buy?; from owner; no-brokerage?; bhk 2; loc Rohini Sector 9 or loc Sector 9 Rohini or loc Sector 9 or loc Rohini; city Delhi?',
  ],
  [
    'allahabad civil lines 3bhk kiraye par, bacho ke school ke najdeek, pet allowed ho',
    'rent; bhk 3; loc Civil Lines; city Prayagraj; near school; for pets',
  ],
  [
    'plot mat dikhana sirf bana hua makan, kidwai nagar kanpur 70 lakh tak',
    'buy?; not plot; type house; ready?; loc Kidwai Nagar; city Kanpur; max 70L',
  ],
  [
    'anywhere in Navi Mumbai except Kharghar and Kamothe, 1bhk, 50-55 lakhs',
    'buy?; city Navi Mumbai; not-loc Kharghar; not-loc Kamothe; bhk 1; 50L-55L',
  ],
  [
    'dwarika sec 10 delhi three bhk society flat immediate possession 1 crore 60 lakh to 1 crore 90 lakh',
    'buy?; loc Dwarka Sector 10 or loc Sector 10 Dwarka or loc Sector 10 or loc Dwarka; city Delhi; bhk 3; type apartment; ready; 1.6cr-1.9cr',
  ],
  [
    'showroom on main road T Nagar, ground + first floor, 2500-4000 sft, lease',
    'lease; kind showroom; type commercial; loc T Nagar or loc T. Nagar; city Chennai?; floor 0; floor 1; area 2500-4000; has Main road',
  ],
  [
    'co working 12 seats noida sector 62 AC power backup',
    'rent?; kind co-working; type office or type commercial; loc Sector 62; city Noida; has Air conditioning; has Power backup',
  ],
  [
    'resturant space hauz khas vilage min 1500 sqft on rent',
    'rent; type commercial; loc Hauz Khas Village or loc Hauz Khas; city Delhi?; area 1500+',
  ],
  [
    'row house Vastral or Nikol ahmedabad 1400+ sq ft gated community vastu compliant',
    'buy?; kind row house; type house; loc Vastral; loc Nikol; city Ahmedabad; area 1400+; has Gated community; vastu',
  ],
  [
    'lodha ya rustomjee ka 2bhk majiwada thane 1.4 se 1.7 cr',
    'buy?; by Lodha; by Rustomjee; bhk 2; loc Majiwada or loc Majiwade; city Thane; 1.4cr-1.7cr',
  ],
  [
    'kondapur hydrabad west facing 3bhk 1.5cr to 1.2cr',
    'buy?; bhk 3; loc Kondapur; city Hyderabad; facing west; 1.2cr-1.5cr',
  ],
  [
    '411014 semi furnished 1bhk between 17k and 20k family only',
    'rent?; pin 411014; city Pune?; semi-furnished; bhk 1; 17k-20k; for family',
  ],
  [
    'Rs. 62,50,000 max. 2 BHK flat Hadapsar Pune. not resale',
    'buy?; max 62.5L; bhk 2; type apartment; loc Hadapsar; city Pune; new or not-resale or not resale',
  ],
  [
    '4 bhk duplx flat with private terrace prahladnagar ahmedabad 200-240 lakhs',
    'buy?; bhk 4; kind duplex; type apartment; has Terrace; loc Prahlad Nagar or loc Prahladnagar; city Ahmedabad; 2cr-2.4cr',
  ],
  [
    'rent within 2 km of IIT Bombay, 2 bedroom hall kitchen, small family, 60k',
    'rent; near iit bombay 2000m; city Mumbai?; bhk 2; for family; max 60k',
  ],
  [
    'weekend farmhouse Karjat with pool on 1 acre, 90 lakh - 1.3 cr',
    'buy?; kind farm house; type villa or type house or type agricultural; loc Karjat or city Karjat; city Mumbai?; has Swimming pool; area 43560; 90L-1.3cr',
  ],
  [
    'furnished nahi chahiye, khali 3bhk ranchi lalpur, kiraya 20 hazaar',
    'rent; unfurnished or not-fully-furnished or not-furnished; not-semi-furnished?; ready?; bhk 3; loc Lalpur; city Ranchi; max 20k',
  ],
  [
    'no bachelors in building pls, we are a family, 2bhk rent btm 2nd stage 26k',
    'rent; not-for bachelors; for family; bhk 2; loc BTM Layout Stage 2 or loc BTM Layout 2nd Stage or loc BTM 2nd Stage or loc BTM Stage 2 or loc BTM Layout or loc BTM; city Bengaluru?; max 26k',
  ],
  [
    'house with 5000 L sump and borewell, vijayanagar mysore, 1.1 cr',
    'buy?; type house; has Borewell; has Sump or has Water supply or has Water storage?; loc Vijayanagar; city Mysuru; max 1.1cr',
  ],
  [
    'ghatkopar west 2 bhk 5 min walk from CR station 1.9cr',
    'buy?; loc Ghatkopar West or loc Ghatkopar; city Mumbai?; bhk 2; near railway station 5min or near station 5min or near cr station 5min; max 1.9cr',
  ],
  [
    'house near football ground, Pradhan Nagar Siliguri, Rs 55 lakh',
    'buy?; type house; near football ground; loc Pradhan Nagar; city Siliguri; max 55L',
  ],
  [
    'ncr me kahi bhi par faridabad nahi, 2bhk 40 lakh',
    'buy?; city Delhi NCR or city NCR or city Delhi or loc NCR or loc Delhi NCR?; not-city Faridabad; bhk 2; max 40L',
  ],
  [
    'agent listings only, fully furnished office on rent Ferozepur Road Ludhiana 1800 sqft',
    'rent; from broker; fully-furnished; type office; loc Ferozepur Road; city Ludhiana; area 1800',
  ],
  [
    'flat upto 4th floor only, 1bhk virar west 28 lakh',
    'buy?; type apartment; floor ..4; bhk 1; loc Virar West or loc Virar or city Virar; city Mumbai or city Virar or city Palghar or city Vasai-Virar or city Thane?; max 28L',
  ],
  [
    'surat vesu 3 bhk 1 cr 35 lakh maximum, 5th floor or higher, clubhouse, kids play area',
    'buy?; city Surat; loc Vesu; bhk 3; max 1.35cr; floor 5+; has Clubhouse; has Children’s play area',
  ],
  [
    'top floor with roof rights gk 1 three bedrooms resale 4.25 crore',
    'buy?; floor top; has Terrace?; loc Greater Kailash 1 or loc Greater Kailash I or loc Greater Kailash Part 1 or loc GK 1 or loc Greater Kailash; city Delhi?; bhk 3; resale; max 4.25cr',
  ],
  [
    'maximum 2 bhk, not more than 18 lakh, srirangam trichy',
    'buy?; bhk ..2; max 18L; loc Srirangam; city Tiruchirappalli or city Trichy',
  ],
  [
    'mangalore or udupi villa around 90 lakhs',
    'buy?; type villa; city Mangaluru or city Mangalore; city Udupi; ~90L',
  ],
  [
    'small office below 400 sqft nehru place, metro at walking distance',
    'rent?; type office; area ..400; loc Nehru Place; city Delhi?; near metro or near metro',
  ],
  [
    '2bhk lease 15 lakhs for 3 years banashankari 3rd stage',
    'lease; bhk 2; max 15L; loc Banashankari Stage 3 or loc Banashankari 3rd Stage or loc Banashankari; city Bengaluru?',
  ],
  [
    'my office is at Ecospace bellandur, want 1bhk max 20 min from there, 24k',
    'rent?; near ecospace 20min or near ecospace bellandur 20min; loc Bellandur?; city Bengaluru?; bhk 1; max 24k',
  ],
  [
    'ready to pay 1.5 cr for under construction 3bhk Baner, handover by june 2027',
    'buy?; max 1.5cr; uc; bhk 3; loc Baner; city Pune?; by 2027-06',
  ],
  [
    '2bhk society without clubhouse or pool, Wagholi, 48 lakh',
    'buy?; bhk 2; type apartment?; no Clubhouse; no Swimming pool; loc Wagholi; city Pune?; max 48L',
  ],
]
