import type { Asked } from './score.ts'

/** Sixty everyday queries over every slot, as somebody who doubts the reader tries it. The answers stood before it was asked. */
export const assessor: readonly Asked[] = [
  [
    '3 bedroom apartment in kharadi pune 1400+ sqft between 85 lakh and 1.1 crore',
    'bhk 3; type apartment; loc Kharadi; city Pune; area 1400+; 85L-1.1cr; buy?',
  ],
  [
    'ready to move 3bhk in rajarhat kolkata east facing with lift and power backup',
    'ready; bhk 3; loc Rajarhat; city Kolkata; facing east; has Lift; has Power backup; buy?',
  ],
  [
    'south facing residential plot 60x40 vijayanagar mysore muda approved',
    'facing south; type plot; area 2400; loc Vijayanagar or loc Vijaynagar or loc Vijaya Nagar; city Mysuru; approved MUDA; buy?',
  ],
  [
    'shop for rent near charbagh railway station lucknow under 30k',
    'type commercial; kind shop; rent; near charbagh railway station or near railway station; loc Charbagh?; city Lucknow; max 30k',
  ],
  [
    '10000 sqft warehouse on lease in bhiwandi',
    'area 10000; type industrial; kind warehouse; lease or rent; loc Bhiwandi or city Bhiwandi; city Mumbai or city Thane?',
  ],
  [
    '2 bhk gachibowly upto 75 lacs resale only with 2 bath',
    'bhk 2; loc Gachibowli; city Hyderabad?; max 75L; resale; bath 2; buy?',
  ],
  [
    'pg for working women near infopark kochi with food under 9000',
    'pg; for women; near infopark or loc Infopark; city Kochi; has Food included; max 9k; rent?',
  ],
  [
    '1 bhk unfurnished flat jp nagar 7th phase rent 15k-20k no brokerage',
    'bhk 1; unfurnished; type apartment; loc JP Nagar 7th Phase or loc JP Nagar Phase 7 or loc JP Nagar; city Bengaluru?; rent; 15k-20k; no-brokerage',
  ],
  [
    'pet friendly 2bhk in bandra west sea view below 1.2 lakh per month',
    'for pets; bhk 2; loc Bandra West; city Mumbai?; has Sea view; max 1.2L; rent',
  ],
  [
    'top floor 3 bhk with terrace in south extension delhi not more than 3 cr',
    'floor top; bhk 3; has Terrace; loc South Extension or loc South Ex or loc South Extension Part 1 or loc South Extension Part 2; city Delhi; max 3cr; buy?',
  ],
  [
    'new launch 2 and 3 bhk in noida extension possession by march 2028',
    'launch; bhk 2,3; loc Greater Noida West or loc Noida Extension or city Greater Noida West; city Greater Noida or city Noida?; by 2028-03; new?; uc?; buy?',
  ],
  [
    'agricultural land 2 acres near chevella below 30 lakh per acre',
    'type agricultural; area 87120; near chevella or loc Chevella or city Chevella; city Hyderabad?; rate max 30L/acre or rate max 3000000/acre; buy?',
  ],
  [
    '2bhk baner except ground floor, lift must, max 95 lakh',
    'bhk 2; loc Baner; city Pune?; floor !0; has Lift; max 95L; buy?',
  ],
  [
    'cheapest 1 bhk for rent in ghatkoper east walking distance from metro',
    'sort price-asc; bhk 1; rent; loc Ghatkopar East; city Mumbai?; near metro or near metro 500m or near metro 800m or near metro 1000m or near metro 10min or near metro 15min',
  ],
  [
    '3.5 bhk golf course extension road gurgaon around 3 crores with servant room',
    'bhk 3.5; loc Golf Course Extension Road or loc Golf Course Extension or loc Golf Course Ext Road; city Gurgaon; ~3cr; has Servant room; buy?',
  ],
  [
    'studio or 1 rk in andheri east for bachelors under 25000',
    'bhk 0; bhk 0.5; kind studio?; type apartment?; loc Andheri East; city Mumbai?; for bachelors; max 25k; rent?',
  ],
  [
    '2400 sqft site in devanahalli within 3500 per sqft',
    'area 2400; type plot; loc Devanahalli; city Bengaluru?; rate max 3500/sqft; buy?',
  ],
  [
    '3bhk flats by sobha or prestige in bangalore rera registered under construction',
    'bhk 3; type apartment; by Sobha; by Prestige; city Bengaluru; rera; uc; buy?',
  ],
  [
    '2 bedroom house for rent in trivandrum near technopark ground floor for old parents',
    'bhk 2; type house?; rent; city Thiruvananthapuram; near technopark or loc Technopark; floor 0; for family?',
  ],
  [
    '3bhk in 411007 less than 5 years old with 2 covered car parks max 1.75 cr',
    'bhk 3; pin 411007; city Pune?; loc Aundh?; age 5; has Covered parking; max 1.75cr; buy?',
  ],
  [
    'kondapoor 2bhk rent 28k deposit not more than 2 months immediate possession',
    'loc Kondapur; city Hyderabad?; bhk 2; rent; max 28k; deposit 2m; ready',
  ],
  [
    'flat close to seven hills hospital vizag 2bhk under 60 lakhs',
    'type apartment; near seven hills hospital or near sevenhills hospital; city Visakhapatnam; bhk 2; max 60L; buy?',
  ],
  [
    'north east facing 4bhk independent house for sale jubilee hills hyderabad budget 4.5',
    'facing north-east; bhk 4; type house; buy; loc Jubilee Hills; city Hyderabad; max 4.5cr',
  ],
  [
    '2bhk near metro cash and carry yeshwanthpur rent 22k',
    'bhk 2; near metro cash and carry or near metro cash & carry; loc Yeshwanthpur or loc Yeshwantpur or loc Yeshvantpur or loc Yeswanthpur; city Bengaluru?; rent; max 22k',
  ],
  [
    'want site visit this weekend for 3bhk in thanisandara under 1.1 cr',
    'bhk 3; loc Thanisandra; city Bengaluru?; max 1.1cr; buy?',
  ],
  [
    '1 ground plot in anna nagar west chennai clear title',
    'area 2400; type plot; loc Anna Nagar West or loc Anna Nagar; city Chennai; approved Clear title; has Clear title?; buy?',
  ],
  [
    'semi furnished 2bhk rent hsr sector 2 posted in last 3 days under 40k',
    'semi-furnished; bhk 2; rent; loc HSR Layout Sector 2 or loc HSR Sector 2 or loc HSR Layout; city Bengaluru?; posted 3; max 40k',
  ],
  [
    'i work at infosys and earn 1.1 lakh, want 2bhk in hebbal rent upto 30k',
    'bhk 2; loc Hebbal; city Bengaluru?; rent; max 30k',
  ],
  [
    'madurai plot 5 to 10 cents on main road near central market',
    'city Madurai; type plot; area 2178-4356; has Main road or has Road; near central market; buy?',
  ],
  [
    '1 cr 40 lakh budget duplex in kakkanad gated community with gym',
    'max 1.4cr; kind duplex; type apartment?; type villa?; type house?; loc Kakkanad; city Kochi?; has Gated community; has Gym; buy?',
  ],
  [
    'ranchi harmu me 2bhk balcony wala 50 lakh ke aas paas',
    'city Ranchi; loc Harmu; bhk 2; has Balcony; ~50L; buy?',
  ],
  [
    'saadhe teen crore tak ki kothi panchkula sector 8',
    'max 3.5cr; type house or type villa; city Panchkula; loc Sector 8; buy?',
  ],
  [
    'paune do crore mein 3bhk vile parle east',
    'max 1.75cr; bhk 3; loc Vile Parle East; city Mumbai?; buy?',
  ],
  [
    'dedh lakh kiraya tak 3bhk lower parel 10th floor se upar',
    'max 1.5L; rent; bhk 3; loc Lower Parel; city Mumbai?; floor 10+ or floor 11+',
  ],
  [
    'kanpur kakadeo me student ke liye kiraye ka kamra 5 hazaar ke andar',
    'city Kanpur; loc Kakadeo or loc Kakadev; for students; rent; pg?; bhk 0.5 or bhk 1?; max 5k',
  ],
  [
    'patna boring road ke paas 2bhk kiraye par family ke liye 15 hazar se kam',
    'city Patna; loc Boring Road or near boring road; bhk 2; rent; for family; max 15k',
  ],
  [
    'ghar kharidna hai dehradun rajpur road 80 lakh se 1 crore ke beech',
    'buy; city Dehradun; loc Rajpur Road; 80L-1cr',
  ],
  [
    'bhopal kolar road par 1500 sqft ka plot 35 lakh budget',
    'city Bhopal; loc Kolar Road or loc Kolar; area 1500; type plot; max 35L; buy?',
  ],
  [
    'dukaan kiraye pe chahiye raipur pandri mein 20k',
    'type commercial; kind shop; rent; city Raipur; loc Pandri; max 20k',
  ],
  [
    'ground floor nahi chahiye 2bhk dwarka sector 12 75 lakh',
    'floor !0; bhk 2; loc Dwarka Sector 12 or loc Sector 12 Dwarka or loc Sector 12 or loc Dwarka; city Delhi?; max 75L; buy?',
  ],
  [
    'bina brokerage ke 1bhk malad west rent budget 28',
    'no-brokerage; bhk 1; loc Malad West; city Mumbai?; rent; max 28k',
  ],
  [
    'noida sector 62 metro ke paas do bhk fully furnished kiraya 25 se 30 hazaar',
    'city Noida; loc Sector 62; near metro; bhk 2; fully-furnished; rent; 25k-30k',
  ],
  [
    'ludhiana mein 10 marla ka makaan direct owner se 90 lakh tak',
    'city Ludhiana; area 2722.5; type house?; from owner; no-brokerage?; max 90L; buy?',
  ],
  [
    'nagpur wardha road par taiyar 2bhk flat vastu ke hisaab se',
    'city Nagpur; loc Wardha Road; ready; bhk 2; type apartment; vastu; buy?',
  ],
  [
    'kheti ki zameen 3 acre satara ke paas 40 lakh tak',
    'type agricultural; area 130680; near satara or city Satara or loc Satara; max 40L; buy?',
  ],
  [
    'ladkiyon ke liye pg kothrood khana sahit 10 hazaar tak',
    'for women; pg; loc Kothrud; city Pune?; has Food included; max 10k; rent?',
  ],
  [
    'varanasi lanka me bhu ke pass ek bhk rent 8000 bachelor',
    'city Varanasi; loc Lanka; near bhu or near banaras hindu university or loc BHU; bhk 1; rent; max 8k; for bachelors',
  ],
  [
    'ek crore se upar ka bungalow bopal ahmedabad garden ke saath',
    'min 1cr; kind bungalow; type house or type villa; loc Bopal; city Ahmedabad; has Garden; buy?',
  ],
  [
    'sabse sasta 2bhk flat raj nagar extension ghaziabad resale wala',
    'sort price-asc; bhk 2; type apartment; loc Raj Nagar Extension; city Ghaziabad; resale; buy?',
  ],
  [
    'mira road teen bhk 2 bathroom parking zaroori 1 cr 10 lakh tak',
    'loc Mira Road or loc Mira Road East or city Mira Road; city Mumbai or city Mira Bhayandar or city Mira-Bhayandar or city Thane?; bhk 3; bath 2; has Covered parking; max 1.1cr; buy?',
  ],
  [
    '2bhk borivali west chauthi manzil se upar nahi lift honi chahiye',
    'bhk 2; loc Borivali West; city Mumbai?; floor ..4; has Lift; buy?',
  ],
  ['पुणे कोथरूड में २ बीएचके किराए पर २५ हजार तक', 'city Pune; loc Kothrud; bhk 2; rent; max 25k'],
  [
    'डेढ़ करोड़ तक का मकान लखनऊ गोमती नगर',
    'max 1.5cr; type house?; city Lucknow; loc Gomti Nagar; buy?',
  ],
  [
    'बांद्रा कुर्ला कॉम्प्लेक्स में ऑफिस किराए पर ढाई लाख महीना तक',
    'loc BKC or loc Bandra Kurla Complex; city Mumbai?; type office; rent; max 2.5L',
  ],
  [
    'जयपुर मानसरोवर में 200 गज का प्लॉट पूर्व मुखी',
    'city Jaipur; loc Mansarovar; area 1800; type plot; facing east; buy?',
  ],
  ['इंदौर में लड़कों के लिए पीजी ७ हजार से कम', 'city Indore; for men; pg; max 7k; rent?'],
  [
    'नोएडा सेक्टर 137 मेट्रो के पास तीन बीएचके 90 लाख से 1.2 करोड़',
    'city Noida; loc Sector 137; near metro; bhk 3; 90L-1.2cr; buy?',
  ],
  [
    'ठाणे पश्चिम में 1 बीएचके बिना दलाली मालिक से',
    'loc Thane West; city Thane or city Mumbai?; bhk 1; no-brokerage; from owner; rent?',
  ],
  [
    'नासिक गंगापुर रोड पर बंगला खरीदना है 1 करोड़ तक',
    'city Nashik; loc Gangapur Road; kind bungalow; type house or type villa; buy; max 1cr',
  ],
  [
    'दिल्ली रोहिणी सेक्टर 9 में 3 बीएचके बिल्डर फ्लोर लिफ्ट के साथ',
    'city Delhi; loc Rohini Sector 9 or loc Sector 9 Rohini or loc Rohini or loc Sector 9; bhk 3; kind builder floor; type apartment; has Lift; buy?',
  ],
]
