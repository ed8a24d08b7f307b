import type { Asked } from './score.ts'

/**
 * Written without sight of the rules, as people write to a broker or speak to a phone, in Hinglish and Devanagari; the
 * answers were fixed before any of them was read. `a or b` takes either reading, `a?` may be understood and need not be.
 */
export const unseenMessage: readonly Asked[] = [
  // Hinglish.
  [
    'mujhe noida sector 62 mein 2bhk kiraye par chahiye 22 hazar tak',
    'city Noida; loc Sector 62; bhk 2; rent; max 22k',
  ],
  [
    'bhaiya kanpur me 3 bhk makaan kharidna hai 60 lakh ke andar',
    'city Kanpur; bhk 3; type house; buy; max 60L',
  ],
  [
    'koi sasta sa 1bhk batao dahisar ya bhayandar side',
    'sort price-asc; bhk 1; loc Dahisar; loc Bhayandar',
  ],
  [
    'teen kamre wala ghar dehradun mein 80 lakh se kam',
    'bhk 3; type house?; city Dehradun; max 80L',
  ],
  [
    'ek kamra chahiye kiraye pe patel nagar delhi 7 hazaar',
    'rent; loc Patel Nagar; city Delhi; max 7k; bhk 1?; bhk 0.5?',
  ],
  [
    'dukan kiraye ke liye jaipur raja park mein',
    'type commercial; kind shop; rent; city Jaipur; loc Raja Park',
  ],
  [
    'zameen lena hai lucknow sultanpur road pe 1000 gaj',
    'type plot; buy; city Lucknow; loc Sultanpur Road; area 9000',
  ],
  [
    'ghar bina seedhi wala matlab ground floor ya lift wali building, malad',
    'type house?; floor 0; has Lift; loc Malad',
  ],
  [
    '2bhk flat jisme parking ho aur lift bhi, ghodbunder road 70 lakh tak',
    'bhk 2; type apartment; has Parking or has Covered parking; has Lift; loc Ghodbunder Road; max 70L',
  ],
  [
    'ready possession wala flat dombivli me, under construction nahi chahiye',
    'ready; type apartment; loc Dombivli',
  ],
  [
    'ladkiyon ke liye pg kothrud 8000 ke aas paas khana included',
    'for women; pg; loc Kothrud; ~8k; has Food included',
  ],
  ['ladko ka hostel kota', 'for men; pg; city Kota'],
  ['dedh crore tak 3bhk kharghar', 'max 1.5cr; bhk 3; loc Kharghar'],
  ['sava do crore ka bungalow baner', 'max 2.25cr; type villa; kind bungalow; loc Baner'],
  ['paune do crore me villa mil jayega kya kompally mein', 'max 1.75cr; type villa; loc Kompally'],
  ['saadhe saat hazaar me room paharganj', 'max 7500; loc Paharganj; rent?'],
  [
    'budget 40 se 50 lakh ke beech 2 bhk ghaziabad raj nagar extension',
    '40L-50L; bhk 2; city Ghaziabad; loc Raj Nagar Extension',
  ],
  [
    'malik se seedha baat, dalal nahi chahiye 2bhk borivali rent',
    'from owner; no-brokerage?; bhk 2; loc Borivali; rent',
  ],
  ['ground floor nahi hona chahiye, 3 bhk rohini', 'floor !0; bhk 3; loc Rohini'],
  ['pehli manzil ka ghar 2bhk karol bagh', 'floor 1; type house?; bhk 2; loc Karol Bagh'],
  [
    'purab mukhi plot varanasi sarnath 1500 sqft',
    'facing east; type plot; city Varanasi; loc Sarnath; area 1500',
  ],
  [
    'uttar mukhi makan vastu ke hisaab se gomti nagar',
    'facing north; type house; vastu; loc Gomti Nagar',
  ],
  [
    'metro ke paas 2 bhk kiraya 30 hajar se zyada nahi, dwarka',
    'near metro; bhk 2; rent; max 30k; loc Dwarka',
  ],
  ['1.2cr se kam me 3bhk thane west me chahiye', 'max 1.2cr; bhk 3; loc Thane West'],
  [
    '50 lakh se upar wale flat indore vijay nagar',
    'min 50L; type apartment; city Indore; loc Vijay Nagar',
  ],
  [
    'family ke liye 2bhk furnished ghar gurgaon sector 57 me 35k tak',
    'for family; bhk 2; fully-furnished; type house?; city Gurgaon; loc Sector 57; max 35k; rent',
  ],
  ['naya flat chahiye purana nahi, 2bhk vaishali', 'new; type apartment; bhk 2; loc Vaishali'],
  ['kheti ki zameen 4 bigha sikar', 'type agricultural; area 69696-108900; city Sikar'],
  ['godam bhade se naroda', 'type industrial; kind warehouse; rent; loc Naroda'],
  [
    'ye 3bhk wala scheme mein possession kab hai? hinjewadi phase 1, 2027 tak chahiye',
    'bhk 3; loc Hinjewadi Phase 1; by 2027-12',
  ],
  ['kutta hai mere paas, pets allowed 2bhk aundh 30k', 'for pets; bhk 2; loc Aundh; max 30k; rent'],
  [
    'station se 10 minute walking 1 bhk kalyan 25 lac',
    'near railway station 10min or near station 10min; bhk 1; loc Kalyan; max 25L',
  ],
  // Devanagari.
  ['पुणे में २ बीएचके फ्लैट किराए पर २० हजार तक', 'city Pune; bhk 2; type apartment; rent; max 20k'],
  ['लखनऊ में मकान खरीदना है ५० लाख के अंदर', 'city Lucknow; type house; buy; max 50L'],
  ['३ बीएचके अपार्टमेंट बेंगलुरु १.२ करोड़ से कम', 'bhk 3; type apartment; city Bengaluru; max 1.2cr'],
  ['जयपुर में २०० गज का प्लॉट', 'city Jaipur; area 1800; type plot'],
  ['दुकान किराये पर इंदौर', 'type commercial; kind shop; rent; city Indore'],
  ['नागपूर मध्ये १ बीएचके भाड्याने हवे', 'city Nagpur; bhk 1; rent'],
  ['दिल्ली में पीजी लड़कियों के लिए 10000 तक', 'city Delhi; pg; for women; max 10k'],
  [
    'फर्निश्ड 2 बीएचके नोएडा सेक्टर 78 मेट्रो के पास',
    'fully-furnished; bhk 2; city Noida; loc Sector 78; near metro',
  ],
  ['ढाई करोड़ में बंगला पुणे', 'max 2.5cr; type villa; kind bungalow; city Pune'],
  [
    'ठाणे वेस्ट मध्ये २ बीएचके विकत घ्यायचा आहे ८० लाखापर्यंत',
    'loc Thane West or city Thane; bhk 2; buy; max 80L',
  ],
  ['खेती की जमीन 2 एकड़ नासिक', 'type agricultural; area 87120; city Nashik'],
  ['पूर्व मुखी मकान भोपाल', 'facing east; type house; city Bhopal'],
  // To a broker.
  [
    'Hi, we are a family of 4 looking for a semi-furnished 2BHK in Nerul or Seawoods, budget 30-35k, prefer higher floor with parking. Shifting by 1st March. No brokers pls. 9820012345',
    'for family; semi-furnished; bhk 2; loc Nerul; loc Seawoods; 30k-35k; floor 5+?; floor 6+?; has Parking or has Covered parking; no-brokerage or from owner; rent?; by 2027-03?; floor 7+?; floor 8+?',
  ],
  [
    'Sir pls share options for 3 BHK sale in Hadapsar/Magarpatta/Amanora. Budget 1.4 Cr max. Need ready to move, possession immediate, car parking compulsory',
    'bhk 3; buy; loc Hadapsar; loc Magarpatta; loc Amanora; max 1.4cr; ready; has Parking or has Covered parking',
  ],
  [
    'Urgent!! 1 RK or 1 BHK on rent near Infosys Phase 2 hinjewadi, bachelor boys (3), 15k incl maintenance',
    'bhk 0.5,1; rent; near infosys or near infosys phase 2; loc Hinjewadi or loc Hinjewadi Phase 2; for bachelors?; for men; max 15k',
  ],
  [
    'Required: Bare shell office 3500-4000 sft carpet, BKC / Lower Parel, rent 6 lakhs pm, 4 car parks',
    'unfurnished; type office; area 3500-4000; loc Bandra Kurla Complex; loc Lower Parel; rent; max 6L; has Covered parking?; has Parking?',
  ],
  [
    'client wants plot 2400 sft cmda approved, padur/kelambakkam omr, max 65 lacs, clear title',
    'type plot; area 2400; approved CMDA; loc Padur; loc Kelambakkam; loc OMR?; max 65L; approved Clear title or has Clear title',
  ],
  [
    'ok google find me a two bhk flat on rent in sector fifty two gurgaon under thirty five thousand',
    'bhk 2; type apartment; rent; loc Sector 52; city Gurgaon; max 35k',
  ],
  [
    'my budget is around 1 cr 10 lakhs, want 3bhk 1500 sqft plus in perungudi or thoraipakkam, possession within 1 year',
    '~1.1cr; bhk 3; area 1500+; loc Perungudi; loc Thoraipakkam; by 2027-11?',
  ],
  [
    'Requirement: tenant IT couple, no kids, 2bhk FF, Wakad/Baner, 35k-40k + maint, from 1 Dec',
    'for couple; bhk 2; fully-furnished; loc Wakad; loc Baner; 35k-40k; rent; by 2026-12?',
  ],
]
