import type { Asked } from './score.ts'

/**
 * A small businessman: shops, sheds, land and a house for his family. Written without sight of the rules; the answers stood before the reader was asked.
 */
export const visitorBusiness: readonly Asked[] = [
  [
    'shop for rent in Lajpat Nagar central market 300 sqft ground floor',
    'rent; type commercial; kind shop; loc Lajpat Nagar; loc Central Market?; loc Lajpat Nagar Central Market?; near central market?; area 300; floor 0',
  ],
  [
    'dukaan chahiye karol bagh mein kiraye pe 60 hazaar tak',
    'rent; type commercial; kind shop; loc Karol Bagh; max 60k',
  ],
  [
    'bhiwandi mein godown bhade par chahiye 10000 square feet, 18 rupaye per sqft tak',
    'rent; type industrial or type commercial; kind warehouse; city Bhiwandi or loc Bhiwandi; area 10000; rate max 18/sqft',
  ],
  [
    'industrial shed for lease Chakan MIDC 5000 sq ft',
    'lease or rent; type industrial; kind warehouse?; loc Chakan or city Chakan or loc Chakan MIDC; area 5000',
  ],
  [
    'peenya second phase mein factory shed khareedna hai teen crore tak power backup ke saath',
    'buy; type industrial; kind warehouse?; loc Peenya 2nd Phase or loc Peenya Phase 2; has Power backup; max 3cr',
  ],
  [
    'showroom on ring road surat 1500 to 2500 sqft',
    'type commercial; kind showroom; loc Ring Road; city Surat; area 1500-2500',
  ],
  [
    '2 acre land near hosur for making godown, below 1.5 cr',
    'type plot or type agricultural or type plot+agricultural or type agricultural+plot; type industrial?; type commercial?; kind warehouse?; area 87120; city Hosur or loc Hosur; max 1.5cr',
  ],
  [
    '5 bedroom kothi in model town ludhiana 250 gaj 3.5 crore tak',
    'bhk 5; type house or type villa or type house+villa or type villa+house; kind bungalow?; loc Model Town; city Ludhiana; area 2250; max 3.5cr',
  ],
  [
    'office space 800 sqft sg highway ahmedabad furnished 45k',
    'rent; type office; area 800; loc SG Highway; city Ahmedabad?; fully-furnished; max 45k',
  ],
  [
    'family ke liye 4 bhk vesu surat 1.2 cr ke aaspaas, gaadi khadi karne ki jagah ho',
    'bhk 4; loc Vesu; city Surat?; ~1.2cr; has Covered parking; for family?',
  ],
  [
    'rajkot kalawad road par dukan lena hai 35 lakh',
    'buy; type commercial; kind shop; city Rajkot?; loc Kalawad Road; max 35L',
  ],
  [
    'agri land 3 acre shadnagar rate max 60 lakh per acre',
    'type agricultural; area 130680; loc Shadnagar or city Shadnagar; rate max 60L/acre',
  ],
  [
    'commercial plot 500 sq yd zirakpur patiala road',
    'type plot or type commercial or type commercial+plot or type plot+commercial; area 4500; city Zirakpur or loc Zirakpur; loc Patiala Road',
  ],
  ['सूरत में दुकान किराये पर बीस हजार', 'rent; type commercial; kind shop; city Surat; max 20k'],
  [
    'कानपुर किदवई नगर में गोदाम २००० वर्ग फुट किराए पर',
    'rent; type industrial or type commercial; kind warehouse; city Kanpur; loc Kidwai Nagar; area 2000',
  ],
  [
    'नासिक के पास दो एकड़ खेती की जमीन ५० लाख के अंदर',
    'type agricultural; city Nashik; area 87120; max 50L',
  ],
  [
    'Reqd shop 400-600 sqft Indore Sapna Sangeeta Road or Palasia, GF only, frontage 15 ft, rent upto 70k, direct owner, call 9876543210',
    'rent; type commercial; kind shop; area 400-600; city Indore?; loc Sapna Sangeeta Road; loc Palasia; floor 0; max 70k; from owner',
  ],
  [
    'not flat, independent house or villa only, trichy thillai nagar 3 bhk upto 1.8 crore',
    'not apartment; type house or type house+villa or type villa+house; type villa or type house+villa or type villa+house; city Tiruchirappalli?; city Trichy?; loc Thillai Nagar; bhk 3; max 1.8cr',
  ],
  [
    'plot in devanahalli 1200 sqft under 4500 per sqft',
    'type plot; loc Devanahalli; area 1200; rate max 4500/sqft',
  ],
  [
    'warehouse in manesar or sohna, 20000 sqft plus, with fire noc',
    'type industrial or type commercial; kind warehouse; loc Manesar or city Manesar; loc Sohna or city Sohna; area 20000+; has Fire safety',
  ],
  [
    'sadar bazar agra mein dukaan ya showroom, pachaas lakh se ek crore ke beech',
    'type commercial; kind shop; kind showroom; loc Sadar Bazar; city Agra; 50L-1cr',
  ],
  [
    'Dekhiye humko Jodhpur mein Paota ya Shastri Nagar side teen bhk makaan lena hai, family badi hai, saath mein gaadi parking, sattar lakh tak, loan nahi lena',
    'buy; city Jodhpur; loc Paota; loc Shastri Nagar; bhk 3; type house; has Covered parking; max 70L; for family?',
  ],
  [
    'my shop is in chickpet, want 3 bhk to buy not far from there, jayanagar or basavanagudi, 1.8 cr',
    'buy; bhk 3; loc Jayanagar; loc Basavanagudi; max 1.8cr; near chickpet?; loc Chickpet?',
  ],
]
