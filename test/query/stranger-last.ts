import type { Asked } from './score.ts'

/**
 * Written after the rules had learned from `stranger.ts` and the held ones, of other towns and wordings; the answers stood before
 * the reader was asked. `a or b` takes either reading, `a?` may be understood and need not be.
 */
export const strangerLast: readonly Asked[] = [
  // Boxes of portals.
  [
    '2 bhk flats in thrikkakara kochi below 55 lakhs',
    'bhk 2; type apartment; loc Thrikkakara; city Kochi; max 55L',
  ],
  ['1 bhk house for rent in peroorkada', 'bhk 1; type house; rent; loc Peroorkada'],
  [
    '3bhk apartment ernakulam panampilly nagar furnished 45000 rent',
    'bhk 3; type apartment; city Kochi; loc Panampilly Nagar; fully-furnished; max 45k; rent',
  ],
  [
    'villa for sale in hennur bangalore 4 bhk 3 cr',
    'type villa; buy; loc Hennur; city Bengaluru; bhk 4; max 3cr',
  ],
  [
    'flats for rent in andheri west near metro 1bhk 40k',
    'type apartment; rent; loc Andheri West; near metro; bhk 1; max 40k',
  ],
  ['2bhk in bhandup below 1.1 crore possession soon', 'bhk 2; loc Bhandup; max 1.1cr; ready?'],
  [
    'residential land in hosur road sarjapur 1200 sqft',
    'type plot; loc Hosur Road?; loc Sarjapur Road or loc Sarjapur; area 1200',
  ],
  [
    '3 bhk builder floor in malviya nagar delhi second floor with lift',
    'bhk 3; type apartment; kind builder floor; loc Malviya Nagar; city Delhi; floor 2; has Lift',
  ],
  [
    'flat in vastral ahmedabad 2bhk 28 lakh',
    'type apartment; loc Vastral; city Ahmedabad; bhk 2; max 28L',
  ],
  ['house for sale in hinoo ranchi', 'type house; buy; loc Hinoo; city Ranchi'],
  [
    '1 bhk flat rent kharadi pune for bachelor 20k',
    'bhk 1; type apartment; rent; loc Kharadi; city Pune; for bachelors; max 20k',
  ],
  ['pent house in baner 4 bhk', 'type apartment; kind penthouse; loc Baner; bhk 4'],
  [
    'plots near yamuna expressway under 40 lacs',
    'type plot; near yamuna expressway or loc Yamuna Expressway; max 40L',
  ],
  [
    '2 bhk rent in tambaram east 12000 to 15000 ground floor',
    'bhk 2; rent; loc Tambaram East or loc East Tambaram; 12k-15k; floor 0',
  ],
  [
    'studio in hinjawadi for sale below 30 lac',
    'bhk 0; type apartment; kind studio; loc Hinjewadi; buy; max 30L',
  ],
  [
    'office space gomti nagar lucknow 800 sq ft rent',
    'type office; loc Gomti Nagar; city Lucknow; area 800; rent',
  ],
  [
    'new flats in dehradun sahastradhara road',
    'new?; type apartment; city Dehradun; loc Sahastradhara Road',
  ],
  [
    '2 room house rent danapur patna 6000',
    'bhk 2; type house; rent; loc Danapur; city Patna; max 6k',
  ],
  [
    '3 bhk flat with terrace and parking in ballygunge above 1.5 cr',
    'bhk 3; type apartment; has Terrace; has Parking or has Covered parking; loc Ballygunge; min 1.5cr',
  ],
  [
    'gated villas in tellapur 300 sq yards 4 bhk',
    'has Gated community; type villa; loc Tellapur; area 2700; bhk 4',
  ],
  ['1rk for rent in kurla west 12k', 'bhk 0.5; rent; loc Kurla West; max 12k'],
  ['hostel for girls in rajendra nagar indore', 'pg; for women; loc Rajendra Nagar; city Indore'],
  [
    'two bhk semi furnished rent nallasopara east 9000',
    'bhk 2; semi-furnished; rent; loc Nalasopara East; max 9k',
  ],
  ['resale 1 bhk kharghar sector 10 with master bed', 'resale; bhk 1; loc Kharghar Sector 10'],
  [
    'house in mysore vijayanagar 2nd stage 30x40 1.4 crore',
    'type house; city Mysuru; loc Vijayanagar Stage 2 or loc Vijayanagar 2nd Stage; area 1200; max 1.4cr',
  ],
  [
    'commercial shop rent in mg road indore 50k',
    'type commercial; kind shop; rent; loc MG Road; city Indore; max 50k',
  ],
  [
    'flats in sector 82 mohali 2 bhk ready possession',
    'type apartment; loc Sector 82; city Mohali; bhk 2; ready',
  ],
  [
    'independent floor sector 57 gurgoan 3bhk 55000',
    'type apartment; kind builder floor; loc Sector 57; city Gurgaon; bhk 3; max 55k; rent',
  ],
  [
    'apartment for sale in karapakkam with 3 bathrooms',
    'type apartment; buy; loc Karapakkam; bath 3',
  ],
  ['2bhk below 10k rent bhilai nehru nagar', 'bhk 2; max 10k; rent; city Bhilai; loc Nehru Nagar'],
  ['old house for sale in thanjavur', 'type house; buy; city Thanjavur'],
  [
    'vastu flat south city gurgaon 3bhk',
    'vastu; type apartment; loc South City; city Gurgaon; bhk 3',
  ],
  ['hotel for lease in munnar', 'type commercial; lease; city Munnar'],
  // Hinglish and dictated.
  [
    'jabalpur adhartal me 1200 sqft ka makan 40 lakh',
    'city Jabalpur; loc Adhartal; area 1200; type house; max 40L',
  ],
  ['mere ko 1bhk chahiye vashi mein kiraya 25 hazar se kam', 'bhk 1; loc Vashi; rent; max 25k'],
  [
    'ahmedabad me bopal area me flat batao 50 lakh wala',
    'city Ahmedabad; loc Bopal; type apartment; max 50L',
  ],
  [
    'please find a three bedroom apartment on rent in whitefield bangalore under fifty thousand rupees',
    'bhk 3; type apartment; rent; loc Whitefield; city Bengaluru; max 50k',
  ],
  [
    'shadi shuda hu family ke liye 1bhk bhopal ayodhya bypass 7 hajar',
    'for family; bhk 1; city Bhopal; loc Ayodhya Bypass; max 7k; rent; for couple?',
  ],
  [
    'ek plot chahiye bareilly me pilibhit bypass pe',
    'type plot; city Bareilly; loc Pilibhit Bypass',
  ],
  ['dilli me 30 lakh me flat mil jayega kya', 'city Delhi; max 30L; type apartment'],
  ['bina brokerage 2bhk thane me owner se', 'no-brokerage; bhk 2; city Thane; from owner'],
  [
    'school ke paas ghar ho 3 bhk jaipur mansarovar 70 lakh',
    'near school; type house?; bhk 3; city Jaipur; loc Mansarovar; max 70L',
  ],
  ['kya surat vesu me 3bhk 80 lakh me milega', 'city Surat; loc Vesu; bhk 3; max 80L'],
  [
    'office ke liye jagah chahiye nagpur dharampeth 30 hazar kiraya',
    'type office; city Nagpur; loc Dharampeth; max 30k; rent',
  ],
  [
    'i need one bhk in electronic city for my brother rent around ten thousand',
    'bhk 1; loc Electronic City; rent; ~10k',
  ],
  ['ludhiana dugri ch 5 marle da makan', 'city Ludhiana; loc Dugri; area 1361.25; type house'],
  ['aadhe crore tak noida me 2bhk resale', 'max 50L; city Noida; bhk 2; resale'],
  [
    'ghar ke samne park ho sector 46 faridabad kothi',
    'has Park facing or near park; loc Sector 46; city Faridabad; type house',
  ],
  // Devanagari.
  ['बेंगलुरु में 2 बीएचके किराये पर 25 हजार', 'city Bengaluru; bhk 2; rent; max 25k'],
  ['कानपुर में 100 गज का मकान', 'city Kanpur; area 900; type house'],
  ['नाशिक मध्ये प्लॉट २० लाख', 'city Nashik; type plot; max 20L'],
  ['लड़कों के लिए पीजी नोएडा सेक्टर 15', 'for men; pg; city Noida; loc Sector 15'],
  ['रांची में 3 कमरे का घर 50 लाख', 'city Ranchi; bhk 3; type house?; max 50L'],
  // Land, business, messages, corrections, near something.
  [
    '3 acres coffee estate in sakleshpur with house',
    'area 130680; type agricultural; city Sakleshpur or loc Sakleshpur; type house?',
  ],
  ['factory shed for rent in peenya 6000 sq ft', 'type industrial; rent; loc Peenya; area 6000'],
  [
    'pls share options 2bhk ff malad w or goregaon w, 55-60k, family of 3, move in 15 dec',
    'bhk 2; fully-furnished; loc Malad West; loc Goregaon West; 55k-60k; rent; for family; ready?; by 2026-12?',
  ],
  ['2bhk in baner no wait wakad under 80 lakhs', 'bhk 2; loc Wakad; max 80L'],
  ['flat not facing west 2bhk kondapur', 'type apartment; not-facing west; bhk 2; loc Kondapur'],
  ['behind big bazaar, 1bhk, hadapsar 15k', 'near big bazaar; bhk 1; loc Hadapsar; max 15k; rent'],
  [
    '150 gaj plot, not agricultural, kisan path lucknow 25 lakh',
    'area 1350; type plot; not agricultural; loc Kisan Path; city Lucknow; max 25L',
  ],
]
