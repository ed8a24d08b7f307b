import type { Asked } from './score.ts'

/** Forty of our own, around what was misread of letters: what is told of landlords, jobs and former homes, and bounds that are refused. */
export const narrator: readonly Asked[] = [
  [
    '3bhk in sector 150 noida, not on the main road, under 90 lakh',
    'bhk 3; loc Sector 150; city Noida; no Main road; max 90L',
  ],
  ['plot in dehradun not on highway side 40 lakh', 'type plot; city Dehradun; max 40L'],
  [
    'our landlord is selling the house so need 2bhk in Aundh Pune 25k rent',
    'bhk 2; loc Aundh; city Pune; max 25k; rent',
  ],
  [
    'owner has asked us to vacate. 2bhk near Madhapur under 30k rent',
    'bhk 2; loc Madhapur or near madhapur; max 30k; rent',
  ],
  [
    'my sister runs a boutique in Kothrud, she needs a shop in Baner on rent 30k',
    'type commercial; kind shop; loc Baner; rent; max 30k; city Pune?',
  ],
  [
    'medical store space for rent in Mansarovar Jaipur',
    'type commercial; kind shop; rent; loc Mansarovar; city Jaipur',
  ],
  ['2bhk with store room in Kothrud', 'bhk 2; has Store room; loc Kothrud; city Pune?'],
  ['1bhk thane 15k cannot pay brokerage', 'bhk 1; city Thane; max 15k; no-brokerage; rent?'],
  ['30x50 or larger plot in Yelahanka', 'type plot; area 1500+; loc Yelahanka; city Bengaluru?'],
  [
    'flat in Wakad nothing older than 5 years, 2bhk',
    'bhk 2; type apartment; age 5; loc Wakad; city Pune?',
  ],
  [
    '3bhk on a high floor, above 12th, in Gurgaon sector 65',
    'bhk 3; floor 13+ or floor 12+; loc Sector 65; city Gurgaon',
  ],
  ['2bhk not above 4th floor Borivali', 'bhk 2; floor ..4; loc Borivali; city Mumbai?'],
  ['2bhk floor above 5 in Malad', 'bhk 2; floor 6+ or floor 5+; loc Malad; city Mumbai?'],
  ['nothing below 3rd floor, 2bhk andheri east', 'bhk 2; floor 3+; loc Andheri East; city Mumbai?'],
  ['3bhk in indore not a rupee more than 60 lakh', 'bhk 3; city Indore; max 60L'],
  [
    'our rent agreement in Vashi expires next month, want 2bhk in Kharghar 22k',
    'bhk 2; loc Kharghar; max 22k; rent?; city Navi Mumbai?',
  ],
  [
    'son has joined Infosys Mysore, we want to buy 2bhk in Vijayanagar 70 lakh',
    'buy; bhk 2; loc Vijayanagar; max 70L; city Mysuru?',
  ],
  [
    'joined wipro last month, 1bhk sarjapur road 20k',
    'bhk 1; loc Sarjapur Road; max 20k; rent?; city Bengaluru?',
  ],
  [
    'joining TCS Kochi, need pg for women near infopark',
    'pg; for women; near infopark; city Kochi?',
  ],
  [
    'corner ka plot nahi chahiye, jaipur jagatpura me 200 gaj',
    'type plot; no Corner; city Jaipur; loc Jagatpura; area 1800',
  ],
  [
    'mere papa ka kapde ka business hai Surat me, Vesu me 3bhk kharidna hai 90 lakh',
    'buy; bhk 3; loc Vesu; city Surat?; max 90L',
  ],
  [
    'lucknow se delhi aa raha hu, 1bhk laxmi nagar 12 hazar',
    'bhk 1; loc Laxmi Nagar; city Delhi?; max 12k; rent?',
  ],
  [
    'patna se pune shift ho rahe hain, wakad me 2bhk 25k',
    'bhk 2; city Pune?; loc Wakad; max 25k; rent?',
  ],
  ['2bhk mohali, main road touch na bhi ho chalega, 50 lakh', 'bhk 2; city Mohali; max 50L'],
  ['2bhk dwarka me, pehle Rohini me the, 30k', 'bhk 2; loc Dwarka; max 30k; city Delhi?; rent?'],
  [
    'hamare ghar me jagah kam hai, 3bhk chahiye raj nagar extension 60 lakh',
    'bhk 3; loc Raj Nagar Extension; max 60L; city Ghaziabad?',
  ],
  [
    'naya naya transfer hua hai bhopal, 2bhk arera colony kiraye pe',
    'bhk 2; rent; loc Arera Colony; city Bhopal?',
  ],
  [
    'rent 22k deposit not above 3 months 2bhk kondapur',
    'rent; max 22k; deposit 3m; bhk 2; loc Kondapur; city Hyderabad?',
  ],
  [
    'deposit max 2 months rent 18k 1bhk btm',
    'rent; max 18k; deposit 2m; bhk 1; loc BTM Layout; city Bengaluru?',
  ],
  [
    '1 cr from the sale of our flat in Thane, want villa in Lonavala',
    'type villa; city Lonavala or loc Lonavala; max 1cr; buy?',
  ],
  ['NA plot in Alibaug 20 lakh', 'type plot; approved NA?; city Alibag; max 20L'],
  [
    'agricultural land, NA, near Karjat 30 lakh',
    'type agricultural; approved NA?; city Karjat or near karjat or loc Karjat; max 30L',
  ],
  [
    'restaurent space in Koramangala 2000 sqft rent',
    'type commercial; loc Koramangala; area 2000; rent; city Bengaluru?',
  ],
  [
    'jagah chahiye dukan ke liye sadar bazar me',
    'type commercial; kind shop; loc Sadar Bazar; city Delhi?',
  ],
  [
    'first job in Noida sector 62, need a pg in Indirapuram 8k',
    'pg; loc Indirapuram; max 8k; city Ghaziabad?',
  ],
  [
    'house above 2000 sqft in Kottayam below 80 lakh',
    'type house; area 2000+; city Kottayam; max 80L',
  ],
  [
    'we are moving out of Andheri next month, 2bhk in Thane west upto 30k',
    'bhk 2; loc Thane West or city Thane; max 30k; rent?',
  ],
  [
    'wife is a teacher in DPS Rohini, searching 2bhk in Pitampura 25k',
    'bhk 2; loc Pitampura; max 25k; rent?; city Delhi?',
  ],
  [
    'abhi 1bhk me Kurla me rehta hu, 2bhk Mulund me chahiye 35k',
    'bhk 2; loc Mulund; max 35k; rent?; city Mumbai?',
  ],
  [
    'flat no. 5 sold, buying bigger 3 bhk in Salt Lake',
    'buy; bhk 3; type apartment?; loc Salt Lake; city Kolkata?',
  ],
]
