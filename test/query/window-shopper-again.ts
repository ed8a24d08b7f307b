import type { Asked } from './score.ts'

/** The other forty of eighty everyday queries, 52 in English, 18 in Hinglish, ten in Devanagari. The answers stood before it was asked. */
export const windowShopperAgain: readonly Asked[] = [
  [
    'kakkanad plot max 12 lakh per cent',
    'loc Kakkanad; city Kochi or city Ernakulam?; type plot; rate max 12L/cent or rate max 1200k/cent; buy?',
  ],
  [
    'posted this week 1bhk rent dadar west, newest first',
    'posted 7; bhk 1; rent; loc Dadar West or loc Dadar; city Mumbai?; sort newest',
  ],
  [
    'villas on ecr chennai price high to low',
    'type villa; loc ECR or loc East Coast Road; city Chennai; sort price-desc; buy?; rent?',
  ],
  [
    'company lease 3 bedrooms, 2 car parks, 60 thousand incl maintenance, nungambakkam',
    'for company; lease or rent; bhk 3; has Covered parking; max 60k; has Maintenance included?; loc Nungambakkam; city Chennai?',
  ],
  [
    'office 800 sft pin 700001 rent 35/sqft',
    'type office; area 800; pin 700001; city Kolkata?; rent; rate max 35/sqft',
  ],
  ['9876543210 call me, 2bhk to let sector 137 noida', 'bhk 2; rent; loc Sector 137; city Noida'],
  [
    'flat near d mart hinjewadi phase 1 with 24x7 water',
    'type apartment; near d mart or near dmart or near d-mart; loc Hinjewadi Phase 1 or loc Hinjewadi; city Pune?; has Water supply; buy?; rent?',
  ],
  [
    '40 by 60 site jp nagar 8th phase a khata',
    'area 2400; type plot; loc JP Nagar 8th Phase or loc JP Nagar Phase 8 or loc JP Nagar; city Bengaluru?; has A khata or approved A khata?; buy?',
  ],
  [
    'half acre land lonavala for building a bungalow under 1.5 crores',
    'area 21780; type plot; city Lonavala or loc Lonavala; city Pune?; max 1.5cr; buy?',
  ],
  [
    'row houses >1cr <1.5cr gangapur road nashik',
    'kind row house; type house; min 1cr; max 1.5cr; loc Gangapur Road; city Nashik; buy?',
  ],
  [
    'independent house with 2000L sump kengeri 95 lakhs',
    'type house; has Sump or has Water supply or has Water tank?; loc Kengeri; city Bengaluru?; max 95L; buy?',
  ],
  [
    'flat between 4th and 8th floor prahlad nagar, 75 lakhs approx',
    'type apartment; floor 4-8; loc Prahlad Nagar; city Ahmedabad?; ~75L; buy?',
  ],
  [
    'saadhe teen crore mein 4bhk duplex jubilee hills',
    'max 3.5cr; bhk 4; kind duplex; type apartment?; type villa?; type house?; loc Jubilee Hills; city Hyderabad?; buy?',
  ],
  [
    'paune do crore tak ki kothi panchkula sector 15',
    'max 1.75cr; type house or type villa; loc Sector 15; city Panchkula; buy?',
  ],
  [
    'sawa lakh mahine tak ka office lower parel me',
    'max 1.25L; rent; type office; loc Lower Parel; city Mumbai?',
  ],
  [
    '6 marla plot chahiye mohali me airport road pe',
    'area 1633.5 or area 1634; type plot; city Mohali or city SAS Nagar; loc Airport Road or near airport road; buy?',
  ],
  [
    'flat jisme 2 bathroom ho, indirapuram, 65 lakh se upar nahi',
    'type apartment; bath 2; loc Indirapuram; city Ghaziabad?; max 65L; buy?',
  ],
  [
    'char imli bhopal me kiraye ka ghar, saadhe barah hazaar',
    'loc Char Imli; city Bhopal; rent; max 12500',
  ],
  [
    'lake gardens me 3bhk garage ke sath, 90L se 1.1cr ke beech',
    'loc Lake Gardens; city Kolkata?; bhk 3; has Covered parking; 90L-1.1cr; buy?',
  ],
  [
    'velachary 2bhk bina furniture wala, 30k, brokerage nahi dena',
    'loc Velachery; city Chennai?; bhk 2; unfurnished or not-fully-furnished; max 30k; no-brokerage; rent?',
  ],
  [
    'bhai 2 bhk dila do jaipur mansarovar me 40 lakh tak',
    'bhk 2; loc Mansarovar; city Jaipur; max 40L; buy?',
  ],
  [
    'ghar lena hai nagpur me, bajaj nagar ya dharampeth, ek karod das lakh tak',
    'buy; city Nagpur; loc Bajaj Nagar; loc Dharampeth; max 1.1cr',
  ],
  [
    'plot nahi chahiye, bana hua makan bareilly 35 lakh',
    'not plot; type house?; ready?; city Bareilly; max 35L; buy?',
  ],
  [
    'noida extension me 2bhk par gaur city nahi',
    'loc Noida Extension or loc Greater Noida West; city Noida or city Greater Noida?; bhk 2; not-loc Gaur City; buy?; rent?',
  ],
  [
    'kota me pg allen ke paas ladko ka, 6.5k tak khana ke sath',
    'pg; city Kota; near allen or near allen coaching or near allen career institute; for men; max 6500; has Food included; for students?',
  ],
  [
    'sirf 1.5 cr se upar wale dikhao, 3bhk, new alipore',
    'min 1.5cr; bhk 3; loc New Alipore; city Kolkata?; buy?',
  ],
  [
    'parents ke liye 2bhk, teesri manzil tak, nigdi',
    'bhk 2; floor ..3; loc Nigdi; city Pune or city Pimpri-Chinchwad?; for family?; buy?; rent?',
  ],
  [
    'hospital 500 meter ke andar, flat, kanpur swaroop nagar',
    'near hospital 500m; type apartment; loc Swaroop Nagar; city Kanpur; buy?; rent?',
  ],
  [
    'do teen bhk flat raipur shankar nagar me',
    'bhk 2,3; type apartment; loc Shankar Nagar; city Raipur; buy?; rent?',
  ],
  [
    'kam se kam 1500 sqft wala builder flor, rohni sec 7',
    'area 1500+; kind builder floor; type apartment; loc Rohini Sector 7 or loc Sector 7 Rohini or loc Rohini or loc Sector 7; city Delhi?; buy?; rent?',
  ],
  [
    'नोएडा सेक्टर 62 में 2 बीएचके किराए पर 22 हज़ार तक',
    'city Noida; loc Sector 62; bhk 2; rent; max 22k',
  ],
  ['पुणे के कोथरूड में ढाई बीएचके', 'city Pune; loc Kothrud; bhk 2.5; buy?; rent?'],
  [
    'लड़कियों के लिए पीजी करोल बाग दिल्ली ८ से १० हजार',
    'for women; pg; loc Karol Bagh; city Delhi; 8k-10k',
  ],
  [
    'इंदौर में डेढ़ करोड़ तक का बंगला बिना ब्रोकर',
    'city Indore; max 1.5cr; kind bungalow; type house or type villa; from owner or no-brokerage; from owner?; no-brokerage?; buy?',
  ],
  [
    'पूर्व मुखी प्लॉट १५० गज जयपुर जगतपुरा',
    'facing east; type plot; area 1350; city Jaipur; loc Jagatpura; buy?',
  ],
  [
    'दुकान किराये पर चाहिए लखनऊ हजरतगंज',
    'type commercial; kind shop; rent; city Lucknow; loc Hazratganj',
  ],
  [
    'खेती की जमीन नागपुर के पास 2 हेक्टेयर',
    'type agricultural; city Nagpur or near nagpur; area 215278.21 or area 215278; buy?',
  ],
  [
    'स्टेशन से 1 किमी के अंदर फ्लैट, डोंबिवली',
    'near railway station 1000m or near station 1000m; type apartment; city Dombivli or loc Dombivli; city Mumbai or city Thane or city Kalyan-Dombivli?; buy?; rent?',
  ],
  [
    'बोरिंग रोड पटना तीन बेडरूम मकान 1 करोड़ के आसपास',
    'loc Boring Road; city Patna; bhk 3; type house?; ~1cr; buy?',
  ],
  [
    'ग्राउंड फ्लोर नहीं चाहिए, भोपाल अरेरा कॉलोनी फर्निश्ड',
    'floor !0; city Bhopal; loc Arera Colony; fully-furnished; buy?; rent?',
  ],
]
