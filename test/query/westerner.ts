import type { Asked } from './score.ts'

/** Mumbai, Pune, Gujarat, Goa and Madhya Pradesh, by somebody who saw no rule. The answers stood before the reader was asked. */
export const westerner: readonly Asked[] = [
  [
    '1bhk on rent borivali east nr stn 22k',
    'rent; bhk 1; loc Borivali East; city Mumbai?; near railway station or near station or near borivali station; max 22k',
  ],
  [
    'dombivli east 1bhk.. no 2bhk upto 55 lakh west facing',
    'bhk 2; loc Dombivli East; city Thane or city Mumbai or city Dombivli?; max 55L; facing west; buy?',
  ],
  [
    'shop for sale ghod dod road surat ground floor only',
    'buy; type commercial; kind shop; loc Ghod Dod Road; city Surat; floor 0',
  ],
  [
    'wakad 2.5 bhk furnised no broker 38000',
    'bhk 2.5; loc Wakad; city Pune?; fully-furnished; no-brokerage or from owner; max 38k; rent?',
  ],
  [
    'na plot sanand 300 vaar under 25 lac',
    'type plot; loc Sanand or city Sanand; city Ahmedabad?; area 2700; max 25L; approved NA?; buy?',
  ],
  [
    'office space sg highway 1200-1800 sqft carpet lease',
    'lease or rent; type office; loc SG Highway; city Ahmedabad?; area 1200-1800',
  ],
  [
    'boys pg viman nagar wid food & wifi <9k',
    'pg; for men; loc Viman Nagar; city Pune?; has Food included; has Wi-Fi; max 9k',
  ],
  [
    'new launch 3 bhk ghodbunder road lodha',
    'launch; bhk 3; loc Ghodbunder Road; city Thane?; by Lodha; buy?; new?',
  ],
  [
    'bungalow dona paula sea view 4bhk+',
    'type house or type villa; kind bungalow; loc Dona Paula; city Goa or city Panaji or city North Goa?; has Sea view; bhk 4+; buy?',
  ],
  [
    'rent 3bhk vijay nagr indore 2 bath 1 parking famly 20-25k',
    'rent; bhk 3; loc Vijay Nagar; city Indore; bath 2; has Covered parking; for family; 20k-25k',
  ],
  [
    'cheapest 1rk nalasopara w',
    'bhk 0.5; type apartment?; loc Nalasopara West or loc Nala Sopara West or loc Nalasopara or loc Nala Sopara; city Mumbai or city Palghar or city Vasai-Virar or city Vasai or city Virar?; sort price-asc; rent or buy?',
  ],
  [
    'godown bhiwandi 5000 sft rent with power backup',
    'rent; type industrial; kind warehouse; loc Bhiwandi or city Bhiwandi; city Thane or city Mumbai?; area 5000; has Power backup',
  ],
  [
    '3bhk kothrud not top flr lift must 1.1 to 1.35cr',
    'bhk 3; loc Kothrud; city Pune?; floor !top; has Lift; 1.1cr-1.35cr; buy?',
  ],
  [
    '1 acre agri land wardha road nagpur 40 lakh max with borewell',
    'type agricultural; area 43560; loc Wardha Road; city Nagpur; max 40L; has Borewell; buy?',
  ],
  [
    'awadhpuri bhopal plot rate upto 2200/sqft',
    'type plot; loc Awadhpuri; city Bhopal; rate max 2200/sqft; buy?',
  ],
  [
    '2bhk adajan rera approved rtm 45L',
    'bhk 2; loc Adajan; city Surat?; rera; ready; max 45L; buy?',
  ],
  [
    'kharghar sec 20 1bhk deposit below 50k rent upto 16k',
    'rent; bhk 1; loc Kharghar Sector 20 or loc Sector 20 Kharghar or loc Kharghar; city Navi Mumbai?; deposit 50k; max 16k',
  ],
  [
    '2bhk 411045 under 90 l newest first',
    'bhk 2; pin 411045; loc Baner?; city Pune?; max 90L; sort newest; buy?',
  ],
  [
    'vesu surat 4bhk penthouse not resale',
    'type apartment; kind penthouse; bhk 4; loc Vesu; city Surat; new or not resale; buy?',
  ],
  [
    'panvel plot 1000 sqm within 1.5 cr clear title',
    'type plot; loc Panvel or city Panvel; city Navi Mumbai or city Mumbai?; area 10763.91; max 1.5cr; approved Clear title?; buy?',
  ],
  [
    'any 2 bhk flat in manish ngr nagpur posted last 3 days below 35lac ??',
    'bhk 2; type apartment; loc Manish Nagar; city Nagpur; posted 3; max 35L; buy?',
  ],
  [
    'furnished studio anjuna monthly 30k pets allowed',
    'type apartment; kind studio; bhk 0; fully-furnished; loc Anjuna; city Goa or city North Goa or city Panaji?; max 30k; for pets; rent?',
  ],
  [
    'bopal row house 55 to 70 lac east facing vastu',
    'type house; kind row house; loc Bopal; city Ahmedabad?; 55L-70L; facing east; vastu; buy?',
  ],
  [
    'kalyani nagar / koregaon park 2 or 3bhk 60k semi furn',
    'loc Kalyani Nagar; loc Koregaon Park; city Pune?; bhk 2,3; max 60k; semi-furnished; rent?',
  ],
  [
    'industrial shed for rent chakan midc 8000 sq ft +',
    'rent; type industrial; loc Chakan MIDC or loc MIDC Chakan or loc Chakan; city Pune?; area 8000+',
  ],
  [
    'prabhadevi 3 bhk 15th floor or higher min 5cr sea facing',
    'bhk 3; loc Prabhadevi; city Mumbai?; floor 15+; min 5cr; has Sea view; buy?',
  ],
  [
    'mujhe bhopal mein kolar road par teen bhk ka makan chahiye pachaas lakh tak',
    'bhk 3; type house?; loc Kolar Road; city Bhopal; max 50L; buy?',
  ],
  [
    'paune do crore mein mulund west 2bhk milega kya',
    'bhk 2; loc Mulund West; city Mumbai?; max 1.75cr; buy?',
  ],
  [
    'bandra mein nahi chahiye khar ya santacruz west mein do bhk rent pe ek lakh tak',
    'rent; bhk 2; not-loc Bandra; loc Khar or loc Khar West; loc Santacruz West; city Mumbai?; max 1L',
  ],
  [
    'ladkiyon ke liye pg chahiye geeta bhawan indore saat hazaar tak khana saath mein',
    'pg; for women; loc Geeta Bhawan or loc Geeta Bhavan; city Indore; max 7k; has Food included',
  ],
  [
    'dukaan kiraye pe sitabuldi market me pandrah se bees hazaar',
    'rent; type commercial; kind shop; loc Sitabuldi or loc Sitabuldi Market; city Nagpur?; 15k-20k',
  ],
  [
    'saadhe teen crore ka bungalow satellite ahmedabad owner se direct',
    'type house or type villa; kind bungalow; loc Satellite; city Ahmedabad; max 3.5cr or ~3.5cr; from owner; no-brokerage?; buy?',
  ],
  [
    'dhai bhk hinjewadi phase 3 me nahi phase 1 me kiraya tees hazaar se kam',
    'rent; bhk 2.5; loc Hinjewadi Phase 1; not-loc Hinjewadi Phase 3?; city Pune?; max 30k',
  ],
  [
    'pachees lakh se upar chaalis lakh se neeche ka flat katara hills',
    'type apartment; min 25L; max 40L; loc Katara Hills; city Bhopal?; buy?',
  ],
  [
    'ek rk chahiye airoli station ke paas aath hazaar bhada bachelor hu',
    'rent; bhk 0.5; type apartment?; near airoli station or near railway station or near station; loc Airoli?; city Navi Mumbai?; max 8k; for bachelors',
  ],
  [
    'zameen chahiye ghar banane ke liye super corridor indore pandrah sau square feet corner ki',
    'type plot; loc Super Corridor; city Indore; area 1500; has Corner; buy?',
  ],
  [
    'katargam mein 2bhk kharidna hai ground floor nahi chalega lift na ho to bhi chalega',
    'buy; bhk 2; loc Katargam; city Surat?; floor !0',
  ],
  [
    'नागपुर में धरमपेठ में २ बीएचके फ्लैट किराये पर १८ हजार तक',
    'rent; bhk 2; type apartment; loc Dharampeth; city Nagpur; max 18k',
  ],
  ['कोथरूड मध्ये १ बीएचके भाड्याने हवा आहे फक्त फॅमिली', 'rent; bhk 1; loc Kothrud; city Pune?; for family'],
  [
    'भोपाल अयोध्या बाईपास पर प्लॉट ८०० से १००० वर्ग फुट बीस लाख के अंदर',
    'type plot; loc Ayodhya Bypass; city Bhopal; area 800-1000; max 20L; buy?',
  ],
  [
    'इंदौर राजेंद्र नगर मकान खरीदना है पूर्व मुखी डेढ़ करोड़ तक',
    'buy; type house?; loc Rajendra Nagar; city Indore; facing east; max 1.5cr',
  ],
  [
    'Hi, good evening. Myself Rakesh, working in TCS Yantra Park since 3 years. Looking for a 2 bhk on rent in Thane west, Majiwada or Kapurbawdi side. Budget 35k max, we are a family of 4.',
    'rent; bhk 2; loc Thane West?; loc Majiwada or loc Majiwade; loc Kapurbawdi or loc Kapurbavdi; city Thane?; max 35k; for family',
  ],
  [
    'Hello ji, we are shifting from Nagpur to Pune as my husband got transferred. Need 3bhk flat in Aundh, first I thought rental but now we want to purchase only. Around 1.4 cr, preferably ready possession, car parking compulsory.',
    'buy; bhk 3; type apartment; loc Aundh; city Pune; ~1.4cr; ready; has Covered parking; for family?',
  ],
  [
    'Namaste Kamlesh bhai. Mera abhi shop hai Ring Road pe, ab ek showroom chahiye Piplod ya Vesu mein, 2000 se 3000 sqft, kiraye pe. Ground floor hi chalega. Bhada 2 lakh tak de sakte hain.',
    'rent; type commercial; kind showroom; loc Piplod; loc Vesu; city Surat?; area 2000-3000; floor 0; max 2L',
  ],
  [
    'Hi Sir, I saw your ad. I am looking to buy a plot in Goa around Siolim or Assagao for building a small house, 400 to 600 sq mtr. My budget is upto 1.2 cr, earlier I had told 90 lakhs but pls ignore that.',
    'buy; type plot; loc Siolim; loc Assagao; city Goa or city North Goa or city Panaji; area 4305.56-6458.35; max 1.2cr',
  ],
  [
    'Dear sir, my daughter has got admission in MIT WPU Kothrud. We need girls hostel or PG near the college, AC room with attached bathroom, wifi and food. Upto 15000 per month is ok.',
    'pg; for women; for students?; near mit wpu or near mit wpu kothrud or near college or near mit; loc Kothrud?; city Pune?; has Air conditioning; has Attached bathroom; has Wi-Fi; has Food included; max 15k',
  ],
  [
    'Good morning. NRI here, salary 2.5L pm, no loan needed. Interested in under construction 3 or 4 bhk in Shela or South Bopal, possession before March 2028. Price 80 lakh to 1.1 cr. No brokerage please.',
    'bhk 3,4; uc; loc Shela; loc South Bopal; city Ahmedabad?; by 2028-03 or by 2028-02; 80L-1.1cr; no-brokerage; buy?',
  ],
  [
    'Hey! Looking for a fully furnished 1bhk in Powai or Chandivali within 15 mins of Hiranandani Gardens where I work. Budget 45k, can stretch to 50k. Pet friendly please, I am a single guy with one dog.',
    'bhk 1; fully-furnished; loc Powai; loc Chandivali; city Mumbai?; near hiranandani gardens 15min; max 50k or max 45k or 45k-50k; for pets; for bachelors?; for men?; rent?',
  ],
  [
    'Namaskar, humein Nipania Indore mein ground floor wala 3 BHK chahiye kyunki papa ko seedhi chadhne mein dikkat hai. Kharidna hai, 60 lakh ke aaspaas, 65 se upar nahi. Registry clear honi chahiye.',
    'buy; bhk 3; floor 0; loc Nipania or loc Nipaniya; city Indore; max 65L or ~60L or 60L-65L or 54L-65L; approved Clear title?; has Clear title?; for family?',
  ],
  [
    'Hi, this is Sneha from HR team of a logistics company. We require furnished office space in Vashi or Turbhe, about 3500 sq ft, at least 2 washrooms. Rent not more than 2.75 lakhs pm. Pls call after 6.',
    'rent; type office; loc Vashi; loc Turbhe; city Navi Mumbai?; area 3500; fully-furnished; bath 2; max 2.75L; for company?',
  ],
]
