// Everyday queries, written without knowledge of the reader's rules.
import type { Asked } from './score.ts'

/** Sixty people of one day, as they type on a phone. The answers stood before the reader was asked. */
export const typist: readonly Asked[] = [
  // short, mostly English
  [
    '4bhk house rajbagh srinagar 35k pm fully furnished',
    'bhk 4; type house; loc Rajbagh; city Srinagar; max 35k; rent?; fully-furnished',
  ],
  [
    'shop for rent sector 17 chandigarh 300 sq ft ground flr',
    'rent; type commercial; kind shop; loc Sector 17; city Chandigarh; area 300; floor 0',
  ],
  [
    'dehradoon rajpur rd 3bhk lift parking resale 75 lac',
    'city Dehradun; loc Rajpur Road; bhk 3; has Lift; has Covered parking; resale; max 75L; buy?',
  ],
  [
    'sec 62 noida boys pg 9k with food',
    'pg; loc Sector 62; city Noida; for men; max 9k; has Food included',
  ],
  [
    '201014 2bhk direct owner 20-24k',
    'pin 201014; city Ghaziabad?; loc Indirapuram?; bhk 2; from owner; no-brokerage?; 20k-24k; rent?',
  ],
  [
    'bhiwandi warehouse 20000 sqft lease cctv',
    'lease; type industrial; kind warehouse; loc Bhiwandi or city Bhiwandi; city Thane?; area 20000; has CCTV',
  ],
  [
    'plots kanpur kalyanpur below 2500/sqft',
    'type plot; city Kanpur; loc Kalyanpur; rate max 2500/sqft; buy?',
  ],
  [
    '3 bed gomti nagar ext lucknow 2 bath 2nd or 3rd floor',
    'bhk 3; loc Gomti Nagar Extension or loc Gomti Nagar; city Lucknow; bath 2; floor 2; floor 3; buy?',
  ],
  [
    'row house south bopal ahmedabad 1.1 - 1.3 cr',
    'type house; kind row house; loc South Bopal; city Ahmedabad; 1.1cr-1.3cr; buy?',
  ],
  ['vesu surat 45L 2bhk not top floor', 'loc Vesu; city Surat; max 45L; bhk 2; floor !top; buy?'],
  [
    'factory shed vapi minimum 10000 sqft main road',
    'type industrial; city Vapi or loc Vapi; area 10000+; has Main road; rent?',
  ],
  [
    'kharghar 1 bhk rent belw 15000 bachelors',
    'rent; loc Kharghar; city Navi Mumbai?; bhk 1; max 15k; for bachelors',
  ],
  [
    'porvorim goa flat sale 2 bhk swiming pool gym',
    'buy; loc Porvorim; city Goa?; type apartment; bhk 2; has Swimming pool; has Gym',
  ],
  [
    'co working 15 seats vijay nagar indore 40k',
    'kind co-working; type office or type commercial; loc Vijay Nagar; city Indore; max 40k; rent?',
  ],
  [
    'agri land near jabalpur 2.5 acre with borewell',
    'type agricultural; city Jabalpur; area 108900; has Borewell; buy?',
  ],
  [
    '3bhk duplex shankar nagar raipur newest first',
    'bhk 3; kind duplex; type apartment?; type villa?; type house?; loc Shankar Nagar; city Raipur; sort newest; buy?',
  ],
  [
    'patia bhubaneswar 2bhk near kiit students 14k',
    'loc Patia; city Bhubaneswar; bhk 2; near kiit or near kiit university; for students; max 14k; rent?',
  ],
  [
    'new town or rajarhat 2bhk 45-55L 900+ sqft',
    'loc New Town; loc Rajarhat; city Kolkata?; bhk 2; 45L-55L; area 900+; buy?',
  ],
  ['siliguri 3 katha plot 12L', 'city Siliguri; type plot; area 2160; max 12L; buy?'],
  [
    'assam type house rent beltola guwahati 18000',
    'rent; type house; loc Beltola; city Guwahati; max 18k',
  ],
  [
    'laitumkhrah shillong 1bhk wifi geyser 10k',
    'loc Laitumkhrah; city Shillong; bhk 1; has Wi-Fi; has Geyser; max 10k; rent?',
  ],
  [
    'builder floor rohini sec 9 delhi 2nd floor 100 gaj',
    'type apartment; kind builder floor; loc Rohini or loc Rohini Sector 9; loc Sector 9?; city Delhi; floor 2; area 900; buy?',
  ],
  [
    'showroom space mg road cochin 2500 sft',
    'type commercial; kind showroom; loc MG Road; city Kochi; area 2500; rent?',
  ],
  [
    'thrissur 12 cent house plot 4L/cent',
    'city Thrissur; type plot; area 5227.2; rate max 4L/cent; buy?',
  ],
  [
    'calicut sea view apt 3bhk ready to move',
    'city Kozhikode or city Calicut; has Sea view; type apartment; bhk 3; ready; buy?',
  ],
  [
    'saravanampatti coimbatore 2bhk 11k deposit max 50k',
    'loc Saravanampatti; city Coimbatore; bhk 2; max 11k; deposit 50k; rent?',
  ],
  [
    'madurai dtcp approved plot near airport 1200sqft 15 lakhs',
    'city Madurai; type plot; approved DTCP; near airport or near madurai airport; area 1200; max 15L; buy?',
  ],
  [
    'nri buyer - 4+ bhk villa neelankarai, gated',
    'buy?; bhk 4+; type villa; loc Neelankarai; city Chennai?; has Gated community',
  ],
  [
    'mysore 40x60 site vijayanagar 4th stage corner north east facing',
    'city Mysuru; type plot; area 2400; loc Vijayanagar Stage 4 or loc Vijayanagar; has Corner; facing north-east; buy?',
  ],
  [
    'vidyanagar hubli 2bhk gf 9k no broker',
    'loc Vidyanagar; city Hubli or city Hubballi; bhk 2; floor 0; max 9k; no-brokerage or from owner; rent?',
  ],
  [
    'vizag madhurawada under constrution 3bhk handover by march 2027',
    'city Visakhapatnam; loc Madhurawada; uc; bhk 3; by 2027-03; buy?',
  ],
  [
    'aparna 3bhk kompaly hyd 1600-1800 sft',
    'by Aparna or by Aparna Constructions; bhk 3; loc Kompally; city Hyderabad; area 1600-1800; buy?',
  ],
  // Hinglish
  [
    'jammu gandhi nagar me ek bhk kiraye pe 8 hazar tak',
    'rent; city Jammu; loc Gandhi Nagar; bhk 1; max 8k',
  ],
  [
    'udaipur mein lake view wala villa dedh crore ke aaspaas',
    'city Udaipur; has Lake view; type villa; ~1.5cr; buy?',
  ],
  [
    'kota rajeev gandhi nagar hostel ladko ka khana sahit',
    'pg; city Kota; loc Rajeev Gandhi Nagar or loc Rajiv Gandhi Nagar; for men; has Food included',
  ],
  [
    'agra me dukan chahiye sadar bazar bhada 15 se 20 hajar',
    'rent; type commercial; kind shop; city Agra; loc Sadar Bazar or loc Sadar Bazaar; 15k-20k',
  ],
  [
    'banaras lanka ke pas 1rk saste se sasta',
    'city Varanasi; loc Lanka or near lanka; bhk 0.5; sort price-asc; rent?',
  ],
  [
    'gwalior makan 150 gaj purab mukhi 50 lakh se kam',
    'city Gwalior; type house?; area 1350; facing east; max 50L; buy?',
  ],
  [
    'bhopal kolar road plot lena hai 800 sqft registry wala',
    'buy; city Bhopal; loc Kolar Road; type plot; area 800; approved Clear title?',
  ],
  [
    'nashik gangapur road 2bhk flat pahije 40 lakh paryant',
    'city Nashik; loc Gangapur Road; bhk 2; type apartment; max 40L; buy?',
  ],
  [
    'meerut shastri nagar pehli manzil pe 3bhk, parking zaroori',
    'city Meerut; loc Shastri Nagar; floor 1; bhk 3; has Covered parking; buy?',
  ],
  [
    'jodhpur me godam kiraye par bina dalal',
    'rent; city Jodhpur; type industrial; kind warehouse; no-brokerage or from owner',
  ],
  [
    'dhanbad saraidhela 2bhk paani 24 ghante, bijli backup bhi',
    'city Dhanbad; loc Saraidhela; bhk 2; has Water supply; has Power backup; rent?',
  ],
  [
    'kheti ki zameen karnal 3 acre 1 crore se 1.5 crore',
    'type agricultural; city Karnal; area 130680; 1cr-1.5cr; buy?',
  ],
  [
    'amritsar ranjit avenue ch kothi 10 marle',
    'city Amritsar; loc Ranjit Avenue; type house or type villa; area 2722.5; buy?',
  ],
  [
    'kothrud pune 2bhk family ke liye, dog bhi hai hamare paas, 30k tak',
    'loc Kothrud; city Pune; bhk 2; for family; for pets; max 30k; rent?',
  ],
  // Devanagari
  ['राँची लालपुर में दो बीएचके किराये पर 12 हज़ार तक', 'rent; city Ranchi; loc Lalpur; bhk 2; max 12k'],
  [
    'जयपुर मानसरोवर ३ बीएचके फ्लैट उत्तर मुखी',
    'city Jaipur; loc Mansarovar; bhk 3; type apartment; facing north; buy?',
  ],
  ['कोल्हापूर मध्ये प्लॉट पाहिजे 20 लाखांपर्यंत', 'city Kolhapur; type plot; max 20L; buy?'],
  [
    'गोरखपुर में मेन रोड पर दुकान खरीदनी है',
    'buy; city Gorakhpur; has Main road; type commercial; kind shop',
  ],
  // dictated
  [
    'show me three bedroom apartments on kanakapura road under ninety five lakhs',
    'bhk 3; type apartment; loc Kanakapura Road; city Bengaluru?; max 95L; buy?',
  ],
  [
    'hey find me a two bhk on rent in mulund east close to the station budget forty thousand',
    'rent; bhk 2; loc Mulund East or loc Mulund; city Mumbai?; near railway station or near station or near mulund station; max 40k',
  ],
  [
    'need office in salt lake sector five kolkata about fifteen hundred square feet fully furnished',
    'type office; loc Salt Lake Sector 5 or loc Salt Lake Sector V or loc Sector 5 or loc Sector V or loc Salt Lake; loc Salt Lake?; city Kolkata; area 1500 or area 1350-1650; fully-furnished; rent?',
  ],
  ['show properties for sale in alwar posted in the last one week', 'buy; city Alwar; posted 7'],
  [
    'mujhe gurgaon sector fifty six mein teen bhk chahiye pachas hazaar ke andar lift honi chahiye',
    'city Gurgaon; loc Sector 56; bhk 3; max 50k; has Lift; rent?',
  ],
  // chatty
  [
    'Hi we are a family of 4 shifting to chennai. Want 2bhk in velachery for rent, budget 22k. Two wheeler parking is must.',
    'rent; bhk 2; loc Velachery; city Chennai; max 22k; for family?; has Covered parking',
  ],
  [
    'Hello, I am Joseph and I work in Dubai. Want to buy a 3 bhk flat in Kottayam from builder, new one only. Around 70 lakhs',
    'buy; bhk 3; type apartment; city Kottayam; from builder; new; ~70L',
  ],
  [
    'My daughter got admission in Christ University. Please suggest girls PG near the college with AC under 15k. Bangalore only',
    'pg; for women; for students?; near christ university or near college or near the college; has Air conditioning; max 15k; city Bengaluru',
  ],
  [
    'Our company needs 5 flats for staff in Sanand. 2 bhk each, semi furnished, company lease. Budget 18,000 for each',
    'lease or rent; type apartment; loc Sanand or city Sanand; city Ahmedabad?; bhk 2; semi-furnished; for company; max 18k',
  ],
  [
    'We currently stay in Andheri in a 1bhk on rent. Now want to buy our first home in Virar or Vasai, 2bhk, max 60 lakh. Ready possession only',
    'buy; bhk 2; loc Virar or city Virar; loc Vasai or city Vasai; city Mumbai?; max 60L; ready',
  ],
]
