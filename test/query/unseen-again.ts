import type { Asked } from './score.ts'

/**
 * Written when the rules had learned from the others that were written unseen; the answers were fixed before any of them was
 * read. `a or b` takes either reading, `a?` may be understood and need not be.
 */
export const unseenAgain: readonly Asked[] = [
  // English.
  [
    'newly married couple searching 1bhk in airoli, rent around 16k, 1 month deposit',
    'for couple; bhk 1; loc Airoli; rent; ~16k; deposit 1m',
  ],
  [
    'flat on sale bhawanipur kolkata 3 bedroom 2 toilet 1350 sq ft with lift and garage',
    'type apartment; buy; loc Bhowanipore; city Kolkata; bhk 3; bath 2; area 1350; has Lift; has Covered parking',
  ],
  [
    '3-4 BHK villa, Kompally or Medchal, 1.5 - 2.2 Cr, gated, vastu',
    'bhk 3,4; type villa; loc Kompally; loc Medchal; 1.5cr-2.2cr; has Gated community; vastu',
  ],
  [
    'is there any house available for rent in Tambaram West for 15 thousand rupees',
    'type house; rent; loc West Tambaram or loc Tambaram West; max 15k',
  ],
  [
    '2BHK, 900-1000 carpet, Borivali W, 1.8cr all inclusive, OC received',
    'bhk 2; area 900-1000; loc Borivali West; max 1.8cr; ready',
  ],
  [
    'flats in ulwe less than 60 lakhs near upcoming airport',
    'type apartment; loc Ulwe; max 60L; near airport; uc?',
  ],
  ['only resale, 2 bhk, not new project, mulund east', 'resale; bhk 2; loc Mulund East'],
  [
    'budget friendly pg near christ university for boys with laundry and 3 time food',
    'sort price-asc?; pg; near christ university; for men; has Food included',
  ],
  [
    'independent floor in south city 2 gurgaon second floor with terrace 2.75 cr',
    'type apartment; kind builder floor; loc South City 2; city Gurgaon; floor 2; has Terrace; max 2.75cr',
  ],
  [
    'sector 45 gurgaon 3bhk 2000+ sqft rent 70k semi',
    'loc Sector 45; city Gurgaon; bhk 3; area 2000+; rent; max 70k; semi-furnished',
  ],
  [
    'semi commercial property for hostel kota talwandi',
    'type commercial; city Kota; loc Talwandi; pg?',
  ],
  [
    'office 800 sqft connaught place below 1 lakh rent',
    'type office; area 800; loc Connaught Place; max 1L; rent',
  ],
  [
    'sea view 2 bhk panaji under 1.25 crore with 2 covered car parks',
    'has Sea view; bhk 2; loc Panjim; max 1.25cr; has Covered parking',
  ],
  [
    'villa plots from 1500 to 2400 sqft in shadnagar, dtcp approved, clear title',
    'type plot; area 1500-2400; loc Shadnagar; approved DTCP; approved Clear title',
  ],
  [
    'house with shop on ground floor lalpur ranchi',
    'type house; type commercial; kind shop; floor 0; loc Lalpur; city Ranchi',
  ],
  [
    'east-facing independent house, 3 cents, kakkanad, 65 to 75 lakh',
    'facing east; type house; area 1306.8; loc Kakkanad; 65L-75L',
  ],
  [
    '30 x 50 east facing bda site jp nagar 8th phase',
    'area 1500; facing east; approved BDA; type plot; loc JP Nagar Phase 8',
  ],
  ['2 acre coconut farm pollachi', 'area 87120; type agricultural; city Pollachi or loc Pollachi'],
  ['converted land near nelamangala 1 acre 20 guntas', 'type plot; loc Nelamangala; area 65340'],
  [
    'need 1 bhk immediately in powai max rent 40000 no deposit issue',
    'bhk 1; ready; loc Powai; rent; max 40k; deposit 0k?',
  ],
  [
    '4bhk builder floor 300 sq yards vasant kunj park facing 6 to 7 crore',
    'bhk 4; type apartment; kind builder floor; area 2700; loc Vasant Kunj; has Park facing; 6cr-7cr',
  ],
  [
    'possession before diwali 2027 2bhk dombivli',
    'by 2027-10 or by 2027-11 or by 2027-12; bhk 2; loc Dombivli',
  ],
  ['3 bhk flat wanted on 5th to 10th floor in gota', 'bhk 3; type apartment; floor 5-10; loc Gota'],
  ['furnished or semi furnished 2bhk malad', 'fully-furnished; semi-furnished; bhk 2; loc Malad'],
  [
    'apartment with no lift is fine, 2bhk dum dum 30 lakh',
    'type apartment; bhk 2; loc Dum Dum; max 30L',
  ],
  [
    'cheap office on lease in salt lake sector v kolkata',
    'sort price-asc?; type office; lease; loc Salt Lake Sector 5 or loc Salt Lake Sector V; city Kolkata',
  ],
  [
    'Flat No 402 type 2bhk near D Mart Kalyan West, 48 lakhs',
    'type apartment; bhk 2; near d mart; loc Kalyan West; max 48L',
  ],
  [
    'under construction is okay but possession within 2027, 3bhk ravet',
    'uc?; by 2027-12; bhk 3; loc Ravet',
  ],
  ['bank auction flats in ghaziabad under 25 lakhs', 'type apartment; city Ghaziabad; max 25L'],
  [
    'two room set for rent in laxmi nagar for girls only 12000',
    'bhk 2?; rent; loc Laxmi Nagar; for women; max 12k',
  ],
  [
    'duplex 4bhk with private garden and pooja room in manikonda',
    'type house; kind duplex; bhk 4; has Garden; has Pooja room; loc Manikonda',
  ],
  // Misspelt and dictated.
  [
    '2 bhk flat in bangalor marathalli undr 80 lack',
    'bhk 2; type apartment; city Bengaluru; loc Marathahalli; max 80L',
  ],
  [
    'apartmant for rent in gurgoan sohna rode',
    'type apartment; rent; city Gurgaon; loc Sohna Road',
  ],
  ['parsonal house 2 flore in kanpoor', 'type house; city Kanpur; floor 2?'],
  ['furnised ofice in noyda secter 62', 'fully-furnished; type office; city Noida; loc Sector 62'],
  [
    'one bhk for rent in thane west budget twenty five thousand per month',
    'bhk 1; rent; loc Thane West; max 25k',
  ],
  [
    'plot of hundred and fifty gaj in rohini sector twenty eight',
    'type plot; area 1350; loc Rohini Sector 28',
  ],
  [
    'flat for sale seventy five to eighty five lakhs undri pune',
    'type apartment; buy; 75L-85L; loc Undri; city Pune',
  ],
  // Hinglish and Devanagari.
  ['agra me makaan bikau hai kya 40 lakh tak', 'city Agra; type house; buy; max 40L'],
  [
    'bhai 2bhk dikhao wakad ya ravet side me, 70 se 80 ke beech',
    'bhk 2; loc Wakad; loc Ravet; 70L-80L',
  ],
  [
    'chota sa flat chahiye akele rehne ke liye, saket, 15 hazar',
    'type apartment; loc Saket; max 15k; rent',
  ],
  [
    'hostel ya pg chahiye ladkiyo ka, kakadeo kanpur, 6 hazaar mahina',
    'pg; for women; loc Kakadeo; city Kanpur; max 6k; rent?',
  ],
  ['plot 100 gaj ka loni me 15 lakh se niche', 'type plot; area 900; loc Loni; max 15L'],
  [
    'meri budget sirf 20 lakh hai, 1bhk virar ya nalasopara',
    'max 20L; bhk 1; loc Virar; loc Nalasopara',
  ],
  [
    'top floor mat dikhana, lift honi chahiye, 3bhk satellite ahmedabad',
    'floor !top; has Lift; bhk 3; loc Satellite; city Ahmedabad',
  ],
  ['pichle hafte dale gaye 2bhk rent ke liye hsr', 'posted 7?; bhk 2; rent; loc HSR Layout'],
  ['sabse saste flat greater noida west', 'sort price-asc; type apartment; loc Greater Noida West'],
  [
    'दो बीएचके फ्लैट लखनऊ गोमती नगर 60 लाख तक',
    'bhk 2; type apartment; city Lucknow; loc Gomti Nagar; max 60L',
  ],
  ['गुरुग्राम में ऑफिस किराए पर 50 हजार', 'city Gurgaon; type office; rent; max 50k'],
  ['कोथरूड पुणे १ बीएचके ३० लाख ते ४० लाख', 'loc Kothrud; city Pune; bhk 1; 30L-40L'],
  [
    'परिवार के लिए मकान किराये पर पटना कंकड़बाग',
    'for family; type house; rent; city Patna; loc Kankarbagh',
  ],
  // Messages.
  [
    'Looking for 2/2.5 BHK resale in Kharadi or EON IT park side. Max 95L. Strictly no ground floor, must have balcony. Ph 9890011223',
    'bhk 2,2.5; resale; loc Kharadi; near eon it park?; near it park?; max 95L; floor !0; has Balcony',
  ],
  [
    'Available for rent: 3BHK, 1650 sft, 7th floor, Hafeezpet, 32k + 4k maintenance, family only, pure veg',
    'rent; bhk 3; area 1650; floor 7; loc Hafeezpet; max 32k; for family',
  ],
  [
    'Hi any leads for shop/showroom 400-600 sqft main road facing in Adajan surat? Rent upto 60000. Deposit 3 months',
    'type commercial; kind shop; kind showroom; area 400-600; near highway?; has Main road?; loc Adajan; city Surat; rent; max 60k; deposit 3m',
  ],
  [
    'parents ke liye ground floor 2bhk, hospital paas ho, indore vijay nagar, 45-50 lakh, ready to move only',
    'floor 0; bhk 2; near hospital; city Indore; loc Vijay Nagar; 45L-50L; ready',
  ],
  [
    'I am bachelor working in TCS siruseri, need 1bhk or 1rk nearby within 10k',
    'for bachelors; loc Siruseri; bhk 0.5,1; max 10k; rent; near tcs?',
  ],
  [
    'want to invest 50 lakhs in plot near jewar airport',
    'buy; max 50L; type plot; near jewar airport or near airport',
  ],
  [
    '3bhk @1.65cr + regn, kasavanahalli, bmrda, 8/14 floor, north',
    'bhk 3; max 1.65cr; loc Kasavanahalli; approved BMRDA; floor 8; facing north?',
  ],
  [
    'rental yield 6% shop in dwarka sector 12 market 80L',
    'type commercial; kind shop; loc Dwarka Sector 12; max 80L; rent?; near market?',
  ],
  [
    'studio ya 1rk goregaon e, 18-22k, non veg allowed',
    'bhk 0; type apartment; kind studio; bhk 0.5; loc Goregaon East; 18k-22k; rent',
  ],
]
