import type { Asked } from './score.ts'

/** Fifty-three queries as they are typed into the box of a portal, short and of middle length. The answers stood before it was asked. */
export const guest: readonly Asked[] = [
  ['2bhk wakad under 75 lakh', 'bhk 2; loc Wakad; max 75L'],
  ['plots in devanahalli', 'type plot; loc Devanahalli or city Devanahalli'],
  ['flat for rent indirapuram', 'type apartment; rent; loc Indirapuram'],
  ['3 bhk kharadi ready to move', 'bhk 3; loc Kharadi; ready'],
  ['pg for boys in laxmi nagar', 'pg; for men; loc Laxmi Nagar'],
  ['villa in ecr chennai', 'type villa; loc ECR or loc East Coast Road; city Chennai'],
  ['house for sale coimbtore', 'type house; buy; city Coimbatore'],
  ['2 bhk flat nerul', 'bhk 2; type apartment; loc Nerul'],
  ['shop for rent karol bagh', 'type commercial; kind shop; rent; loc Karol Bagh'],
  ['studio apartment greater noida', 'bhk 0; kind studio; type apartment; city Greater Noida'],
  ['4 bhk gurgoan sector 65', 'bhk 4; city Gurgaon; loc Sector 65'],
  ['plot in kharar under 20 lakh', 'type plot; city Kharar or loc Kharar; max 20L'],
  ['2bhk hinjewadi 20k', 'bhk 2; loc Hinjewadi or loc Hinjawadi; max 20k; rent'],
  [
    'independent house madurai 60 lakhs',
    'type house; kind independent house?; city Madurai; max 60L',
  ],
  [
    'farm land near shadnagar',
    'type agricultural; loc Shadnagar or city Shadnagar or near shadnagar',
  ],
  ['3bhk thane west 1.5 cr', 'bhk 3; loc Thane West or city Thane; max 1.5cr'],
  ['furnished flat kakkanad rent', 'fully-furnished; type apartment; loc Kakkanad; rent'],
  ['warehouse bhiwandi', 'type industrial; kind warehouse; city Bhiwandi or loc Bhiwandi'],
  ['1 bhk in dombivli east', 'bhk 1; loc Dombivli East or city Dombivli'],
  ['koramangla 2bhk rent', 'loc Koramangala; bhk 2; rent'],
  ['3bhk manikonda below 1.3 crore', 'bhk 3; loc Manikonda; max 1.3cr'],
  ['flats in raipur', 'type apartment; city Raipur'],
  ['10 marla plot ludhiana', 'type plot; area 2722.5; city Ludhiana'],
  ['row house in surat 50-70 lakh', 'type house; kind row house; city Surat; 50L-70L'],
  [
    'lodha palava 2bhk',
    'society lodha palava or loc Lodha Palava or loc Palava or loc Palava City or by Lodha; bhk 2',
  ],
  ['2 bhk new town kolkata', 'bhk 2; loc New Town; city Kolkata'],
  ['resale flat vashi', 'resale; type apartment; loc Vashi; buy?'],
  ['3bhk boring road patna', 'bhk 3; loc Boring Road; city Patna'],
  ['penthouse in juhu', 'type apartment; kind penthouse; loc Juhu'],
  [
    'bungalow satellite ahmedabad',
    'type house or type villa; kind bungalow?; loc Satellite; city Ahmedabad',
  ],
  ['girls pg near christ university', 'pg; for women; near christ university'],
  ['5 cent land thrissur', 'area 2178; type plot; city Thrissur'],
  [
    '2bhk dwarka sector 12 rent',
    'bhk 2; loc Dwarka Sector 12 or loc Sector 12 Dwarka or loc Sector 12 or loc Dwarka; rent',
  ],
  ['luxury flats south mumbai', 'type apartment; loc South Mumbai or city Mumbai'],
  ['house rent mysore', 'type house; rent; city Mysuru'],
  [
    'plot near dholera sir',
    'type plot; loc Dholera or loc Dholera SIR or city Dholera or near dholera sir',
  ],
  ['kothi model town jalandhar', 'type house; loc Model Town; city Jalandhar'],
  ['3 bhk zirakpur 55 lac', 'bhk 3; city Zirakpur or loc Zirakpur; max 55L'],
  [
    'builder floor south city 2',
    'type apartment or type house; kind builder floor; loc South City 2 or loc South City II or loc South City or society south city 2',
  ],
  ['flat in bhubneswar patia', 'type apartment; city Bhubaneswar; loc Patia'],
  ['2bhk 560066 rent', 'bhk 2; pin 560066; rent'],
  ['owner flats in baner', 'from owner; type apartment; loc Baner'],
  ['3bhk panaji sea view', 'bhk 3; loc Panjim; has Sea view'],
  [
    '2 bhk flat for rent in viman nagar under 30k semi furnished',
    'bhk 2; type apartment; rent; loc Viman Nagar; max 30k; semi-furnished',
  ],
  [
    '3 bhk apartment in hsr layout with lift and covered parking under 1.4 crore',
    'bhk 3; type apartment; loc HSR Layout; has Lift; has Covered parking; max 1.4cr',
  ],
  [
    'east facing 30x40 site mysore road bangalore under 60 lakhs',
    'facing east; area 1200; type plot; loc Mysore Road; city Bengaluru; max 60L',
  ],
  [
    'rera approved plots in shamshabad hydrabad below 40 lakh',
    'rera; type plot; loc Shamshabad; city Hyderabad; max 40L',
  ],
  [
    'office space 1500 sqft for rent in andheri east near metro',
    'type office; area 1500; rent; loc Andheri East; near metro',
  ],
  [
    '2 bhk for bachelors in madhapur fully furnished 35k',
    'bhk 2; for bachelors; loc Madhapur; fully-furnished; max 35k; rent',
  ],
  [
    'independent house in vizag mvp colony 200 sq yards under 2.5 cr',
    'type house; kind independent house?; city Visakhapatnam; loc MVP Colony; area 1800; max 2.5cr',
  ],
  [
    'ready to move 3bhk in noida extention under 90 lakhs',
    'ready; bhk 3; loc Noida Extension or loc Greater Noida West or city Greater Noida West; city Noida or city Greater Noida?; max 90L',
  ],
  [
    'agricultural land 2 acres near pollachi under 50 lakhs with borewell',
    'type agricultural; area 87120; city Pollachi or loc Pollachi or near pollachi; max 50L; has Borewell',
  ],
  [
    '2bhk flat not on ground floor in ballygunge kolkata',
    'bhk 2; type apartment; floor !0; loc Ballygunge; city Kolkata',
  ],
]
