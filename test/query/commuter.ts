import type { Asked } from './score.ts'

/**
 * What people type into portal search boxes and send to groups of brokers. Written without sight of
 * the rules; the answers stood before the reader was asked.
 */
export const commuter: readonly Asked[] = [
  // Typed into a box.
  [
    '2bhkflat in kharadi pune for rent under 30k',
    'type apartment; bhk 2; loc Kharadi; city Pune?; rent; max 30k',
  ],
  ['3 bhkin thane ghodbunder road 1.5cr max', 'bhk 3; loc Ghodbunder Road; city Thane?; max 1.5cr'],
  [
    '1bhk unfurnished andheri east 5 min walk to metro',
    'bhk 1; unfurnished; loc Andheri East; near metro 5min',
  ],
  [
    'flat onrent electronic city ph1 semifurnished 2bhk 22000max',
    'type apartment; rent; loc Electronic City Phase 1; semi-furnished; bhk 2; max 22k',
  ],
  [
    'gachibowli 3bhk gatedcommunity club house n pool 1.8cr',
    'loc Gachibowli; bhk 3; has Gated community; has Clubhouse; has Swimming pool; max 1.8cr',
  ],
  [
    'newtown kolkata 2bhk resale 45lac ke niche',
    'loc New Town; city Kolkata?; bhk 2; resale; max 45L',
  ],
  [
    'omr sholinganallur 2bhk ready to occupy below 65l',
    'loc Sholinganallur; loc OMR?; loc Old Mahabalipuram Road?; bhk 2; ready; max 65L',
  ],
  [
    'kothi 250 gaj sector 46 gurgaon',
    'type house or type villa or type house+villa; kind bungalow?; area 2250; loc Sector 46; city Gurgaon or city Gurugram',
  ],
  [
    'studio apartment kakkanad near infopark fully furnished 15k',
    'type apartment; kind studio; bhk 0?; loc Kakkanad; near infopark or loc Infopark; fully-furnished; max 15k; rent',
  ],
  [
    'girls pg koramangla 5th block ac room with food 15k',
    'pg; for women; loc Koramangala 5th Block or loc Koramangala Block 5; has Air conditioning; has Food included; max 15k',
  ],
  [
    'boys pg laxmi nagar delhi wifi attached washroom 9000 tk',
    'pg; for men; loc Laxmi Nagar; city Delhi?; city New Delhi?; has Wi-Fi; has Attached bathroom; max 9k',
  ],
  [
    'shop for sale in rajouri garden main market ground floor',
    'type commercial; kind shop; buy; loc Rajouri Garden; near main market?; floor 0',
  ],
  [
    'godown 5000 sqft bhiwandi on rent 24x7 security',
    'type industrial or type commercial; kind warehouse; area 5000; loc Bhiwandi or city Bhiwandi; rent; has Security',
  ],
  [
    '4 bhk builder floor greater kailash 2 first floor with lift n stilt parking 6cr',
    'bhk 4; type apartment; kind builder floor; loc Greater Kailash 2 or loc Greater Kailash II or loc Greater Kailash Part 2; floor 1; has Lift; has Covered parking; max 6cr',
  ],
  [
    'villa plots shadnagar hmda approved 200 sq yards',
    'type plot; loc Shadnagar or city Shadnagar; approved HMDA; area 1800',
  ],
  [
    'need 2 bhk vashi sec 17 owner direct no brokrage 40k',
    'bhk 2; loc Vashi Sector 17; from owner; no-brokerage; max 40k; rent',
  ],
  [
    'jp nagar 7th phase 3 bhk east facing vastu compliant under 1.4 cr',
    'loc JP Nagar 7th Phase or loc JP Nagar Phase 7; bhk 3; facing east; vastu; max 1.4cr',
  ],
  [
    'pre leased office noida sec 62 1000-1500 sqft',
    'type office; buy?; lease?; city Noida; loc Sector 62; area 1000-1500',
  ],
  [
    '2.5bhk balewadi highstreet 95L to 1.1cr rera registered',
    'bhk 2.5; loc Balewadi or loc Balewadi High Street or near balewadi high street; 95L-1.1cr; rera',
  ],
  [
    'lodha palava 1bhk dombivli 40 lac',
    'by Lodha?; by Lodha Group?; loc Palava?; loc Palava City?; loc Lodha Palava?; loc Dombivli or city Dombivli; bhk 1; max 40L',
  ],
  [
    'independnt house mylapore 2cr - 3cr not under construction',
    'type house; loc Mylapore; 2cr-3cr; ready',
  ],
  ['rowhouse wagholi 1 cr', 'type house or type villa; kind row house; loc Wagholi; max 1cr'],
  [
    'top floor flat banashankari 3rd stage with terrace',
    'floor top; type apartment; loc Banashankari 3rd Stage or loc Banashankari Stage 3; has Terrace',
  ],
  [
    'mohali sector 70 3bhk 2nd floor max 5 yr old 75 l',
    'city Mohali; loc Sector 70; bhk 3; floor 2; age 5; max 75L',
  ],
  [
    '2bhk viman nagar company lease 60k pm',
    'bhk 2; loc Viman Nagar; for company; lease or rent; max 60k',
  ],
  [
    'bungalow koregaon park with garden n 2 car parking 8cr',
    'type villa or type house; kind bungalow; loc Koregaon Park; has Garden; has Covered parking; max 8cr',
  ],
  [
    'plots devanahalli 20 mins from airport 1200sqft 60lakh',
    'type plot; loc Devanahalli; near airport 20min; area 1200; max 60L',
  ],
  [
    'commercial space 800sqft saltlake sector 5 near metro',
    'type commercial; area 800; loc Salt Lake Sector 5 or loc Salt Lake Sector V; near metro',
  ],
  [
    'ghaziabad raj nagar extn 2 bhk +study 55 lacs ready to move',
    'city Ghaziabad?; loc Raj Nagar Extension; bhk 2 or bhk 2.5; has Study room; max 55L; ready',
  ],
  [
    '3bhk+servant dwarka sec 10 society flat',
    'bhk 3; has Servant room; loc Dwarka Sector 10; type apartment',
  ],
  [
    'indore vijay nagar 2bhk furnished flat 18k pets allowed',
    'city Indore?; loc Vijay Nagar; bhk 2; fully-furnished; type apartment; max 18k; rent; for pets',
  ],
  ['2bhk chembur 1100sqft carpet 2bathroom', 'bhk 2; loc Chembur; area 1100; bath 2'],
  ['3 bhk between 90 lakh and 1.15 cr perungudi', 'bhk 3; 90L-1.15cr; loc Perungudi'],
  [
    'brigade 3bhk budigere cross new launch',
    'by Brigade or by Brigade Group; bhk 3; loc Budigere Cross or loc Budigere; launch',
  ],
  [
    'embassy tech village 10 min 2bhk listed this week 40k',
    'near embassy tech village 10min; bhk 2; posted 7; max 40k; rent',
  ],
  [
    'dholera plot 1000 sq yd nr airport 10 lakh',
    'loc Dholera or city Dholera; type plot; area 9000; near airport; max 10L',
  ],

  // Hinglish, as it is thumbed.
  [
    'mujhe malad west me 1bhk chahiye station ke paas 55 lakh tak',
    'loc Malad West; bhk 1; near station or near railway station or near malad station; max 55L',
  ],
  [
    'vaishali nagar jaipur mein 3 bhk ka flat lift wala 60 lac ke andar',
    'loc Vaishali Nagar; city Jaipur?; bhk 3; type apartment; has Lift; max 60L',
  ],
  [
    'kamra chahiye mukherjee nagar mein upsc student hu 8 hazar tak',
    'loc Mukherjee Nagar; for students; max 8k; rent or pg; bhk 1?; bhk 0.5?',
  ],
  [
    'ground floor wala 2bhk parents ke liye jayanagar bangalore',
    'floor 0; bhk 2; loc Jayanagar; city Bengaluru?; for family?',
  ],
  [
    'noida extension me 3bhk 2 toilet wala 50 se 60 lakh ke beech',
    'loc Greater Noida West or loc Noida Extension or city Greater Noida West; bhk 3; bath 2; 50L-60L',
  ],
  [
    'sasta sa plot chahiye lucknow sultanpur road pe 15lakh tak',
    'sort price-asc; type plot; loc Sultanpur Road; city Lucknow?; max 15L',
  ],
  [
    'bina broker ke 1rk nalasopara east 7k',
    'no-brokerage or from owner; bhk 0.5; loc Nalasopara East or loc Nallasopara East or loc Nala Sopara East; max 7k; rent',
  ],
  [
    'wakadme 2bhk kiraye se chahiye family hai, dposit 1 lakh tk',
    'loc Wakad; bhk 2; rent; for family; deposit 1L',
  ],
  [
    'kothi lena hai panchkula sec 20 ke paas 3 cr se kam',
    'type house or type villa or type house+villa; kind bungalow?; buy; city Panchkula; loc Sector 20 or near sector 20; max 3cr',
  ],
  [
    'sawa karod tak 2bhk borivali east lift honi chahiye',
    'max 1.25cr; bhk 2; loc Borivali East; has Lift',
  ],
  ['paune do crore me 3bhk milega kya kondapur me', 'max 1.75cr; bhk 3; loc Kondapur'],
  [
    'gadi khadi karne ki jagah ho aur 24 ghante pani, 2bhk manish nagar nagpur 20k',
    'has Covered parking; has Water supply; bhk 2; loc Manish Nagar; city Nagpur?; max 20k; rent',
  ],
  [
    'airport road bhopal pe zameen 2 acre kheti wali',
    'loc Airport Road; city Bhopal?; type agricultural; area 87120',
  ],
  [
    'dukan chahiye surat adajan kiraya 25 hazar max',
    'type commercial; kind shop; city Surat?; loc Adajan; rent; max 25k',
  ],
  [
    'bachelor ke liye 1bhk, pg nahi chahiye, hinjwadi phase1 15k',
    'for bachelors; bhk 1; loc Hinjewadi Phase 1; max 15k; rent',
  ],
  [
    'ground floor nahi chahiye 3 bhk zirakpur vip road 70lakh',
    'floor !0; bhk 3; loc VIP Road; city Zirakpur?; loc Zirakpur?; max 70L',
  ],
  [
    'ready flat dikhao baner ya aundh me 2bhk 85 lakh',
    'ready; type apartment; loc Baner; loc Aundh; bhk 2; max 85L',
  ],
  [
    'ladkiyo ka hostel kota me landmark city ke pas khana sath me',
    'pg; for women; city Kota; loc Landmark City or near landmark city; has Food included',
  ],
  [
    'metro ke paas 1bhk ghatkopar , 2 log office jane wale, 30000 budget',
    'near metro; bhk 1; loc Ghatkopar; max 30k; rent',
  ],
  [
    'makaan bikau gorakhpur taramandal 80 lakh tak',
    'buy; type house; city Gorakhpur?; loc Taramandal; max 80L',
  ],
]
