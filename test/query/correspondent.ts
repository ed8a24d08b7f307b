import type { Asked } from './score.ts'

/** More of them, of towns and trades the other tables hardly have. The answers stood before the reader was asked. */
export const correspondent: readonly Asked[] = [
  [
    'kitchen with chimney, 3bhk hsr layout, 60k rent, no pets',
    'bhk 3; loc HSR Layout; max 60k; rent; not-for pets; has Gas stove?; has Modular kitchen?; city Bengaluru?',
  ],
  [
    'vip road zirakpur 3bhk under 70 lac ready to shift',
    'loc VIP Road; city Zirakpur or loc Zirakpur; bhk 3; max 70L; ready',
  ],
  [
    'flat lena hai bhai mumbai me, budget 1 cr se zyada nahi, 1bhk chalega, andheri se virar tak kahin bhi',
    'buy?; type apartment; city Mumbai; max 1cr; bhk 1; loc Andheri?; loc Virar?; city Virar?',
  ],
  [
    'independent house 2bhk nagercoil 45 lakhs near bus stand',
    'type house; bhk 2; city Nagercoil; max 45L; near bus stand',
  ],
  [
    'jp nagar 7th phase or banashankari 3rd stage, 30x40 site, 1.2 crore max',
    'loc JP Nagar Phase 7 or loc JP Nagar 7th Phase; loc Banashankari Stage 3 or loc Banashankari 3rd Stage; type plot; area 1200; max 1.2cr; city Bengaluru?',
  ],
  [
    '4000 per bed sharing pg for students near vit vellore',
    'pg; for students; near vit or near vit vellore; city Vellore; max 4k',
  ],
  [
    'koi acchi si dukaan dikhao lajpat nagar central market me, 1.5 lakh kiraye tak',
    'type commercial; kind shop; loc Lajpat Nagar; rent; max 1.5L; near market?; loc Central Market?; city Delhi?',
  ],
  [
    '2bhk apartment rent manapakkam, near dlf it park, 22000, 1st floor or above',
    'bhk 2; type apartment; rent; loc Manapakkam; near dlf it park or near it park; max 22k; floor 1+; city Chennai?',
  ],
  [
    'furnished flat short lease 6 months bandra 1 lakh',
    'fully-furnished; type apartment; lease or rent; loc Bandra or loc Bandra West; max 1L; city Mumbai?',
  ],
  [
    'warehouse with loading dock bhiwandi 20000 sqft 18 per sqft',
    'kind warehouse; type industrial; loc Bhiwandi or city Bhiwandi; area 20000; rate max 18/sqft; rent?',
  ],
  [
    'sasta 1bhk dombivli east station ke paas 28 lakh',
    'sort price-asc; bhk 1; loc Dombivli East; near station or near railway station; max 28L; buy?',
  ],
  [
    'gurgaon golf course road 4bhk 8 to 10 crore servant room private pool',
    'city Gurgaon; loc Golf Course Road; bhk 4; 8cr-10cr; has Servant room; has Swimming pool',
  ],
  [
    'plot 5 marla kharar 22 lakh',
    'type plot; area 1361.25; loc Kharar or city Kharar; max 22L; city Mohali?',
  ],
  [
    'thrissur puzhakkal 3bhk villa 5 cent 65 lakhs',
    'city Thrissur; loc Puzhakkal; bhk 3; type villa; area 2178; max 65L',
  ],
  [
    'hyd miyapur hmda plot 200 gaj east face',
    'city Hyderabad; loc Miyapur; approved HMDA; type plot; area 1800; facing east',
  ],
  [
    '2.5bhk baner balewadi 85 lakh to 95 lakh with balcony',
    'bhk 2.5; loc Baner; loc Balewadi; 85L-95L; has Balcony; city Pune?',
  ],
  [
    'bachelors welcome 3bhk kammanahalli 35k no restrictions',
    'for bachelors; bhk 3; loc Kammanahalli; max 35k; rent?; city Bengaluru?',
  ],
  [
    'ek kamre ka ghar chahiye ranchi me lalpur ya kantatoli, paanch hazar',
    'bhk 1; city Ranchi; loc Lalpur; loc Kantatoli; max 5k; rent?',
  ],
  [
    'guest house building on lease puri near beach 30 rooms',
    'type commercial; lease; city Puri; near beach',
  ],
  [
    'old flat for redevelopment chembur resale 1.4 cr',
    'resale; type apartment; loc Chembur; max 1.4cr; city Mumbai?',
  ],
  [
    'rk 6500 uttam nagar metro ke pass',
    'bhk 0.5; type apartment?; max 6500; loc Uttam Nagar?; near uttam nagar metro or near metro; rent?; city Delhi?',
  ],
  [
    'saket ya malviya nagar ground floor clinic ke liye jagah 60k',
    'loc Saket; loc Malviya Nagar; floor 0; type commercial; max 60k; rent?; city Delhi?',
  ],
  [
    'need 3 bhk nashik college road, 80 L se 1 cr, terrace flat',
    'bhk 3; city Nashik; loc College Road; 80L-1cr; type apartment; has Terrace',
  ],
  ['1 bhk siolim goa long term rent 25k', 'bhk 1; loc Siolim; city Goa; rent; max 25k'],
  [
    'hubli vidyanagar 2bhk 12k vegetarian family',
    'city Hubballi; loc Vidyanagar; bhk 2; max 12k; for family; rent?',
  ],
  [
    '2 bhk nahi 1 bhk chahiye, kandivali west, 32 hazar tak',
    'bhk 1; loc Kandivali West; max 32k; rent?; city Mumbai?',
  ],
  [
    'rajkot kalawad road par dukan vechati levi che 40 lakh sudhi',
    'city Rajkot; loc Kalawad Road or loc Kalavad Road; type commercial; kind shop; buy; max 40L',
  ],
  [
    'teen lakh deposit, assi hazar kiraya, 3bhk juhu',
    'deposit 3L; max 80k; rent; bhk 3; loc Juhu; city Mumbai?',
  ],
  [
    'no second floor, lift wali building, 2bhk karol bagh 40 lakh ke aaspaas',
    'floor !2; has Lift; bhk 2; loc Karol Bagh; ~40L; city Delhi?',
  ],
  [
    '2bhk on rent in pallikaranai not in flood prone area 18k',
    'bhk 2; rent; loc Pallikaranai; max 18k; city Chennai?',
  ],
  [
    'कानपुर स्वरूप नगर में 3 कमरे का फ्लैट बिकाऊ, 60 लाख तक',
    'city Kanpur; loc Swaroop Nagar; bhk 3; type apartment; buy; max 60L',
  ],
  [
    'सूरत वेसु में ऑफिस किराए पर, 500 वर्ग फुट, 25 हजार',
    'city Surat; loc Vesu; type office; rent; area 500; max 25k',
  ],
  [
    'हिंजवडी फेज २ मध्ये १ बीएचके, १५ हजार भाडे, मुलींसाठी',
    'loc Hinjewadi Phase 2; bhk 1; max 15k; rent; for women?; city Pune?',
  ],
  ['जोधपुर में 100 गज का प्लॉट 15 लाख से ज्यादा नहीं', 'city Jodhpur; type plot; area 900; max 15L'],
  [
    'Hi, myself Imran. I drive for a logistics firm and presently stay in Govandi. Looking for 1rk or 1bhk in Mankhurd or Vashi, rent upto 12k, family with one kid.',
    'bhk 0.5,1 or bhk 0.5; bhk 1?; loc Mankhurd; loc Vashi; rent; max 12k; for family; type apartment?; city Mumbai?',
  ],
  [
    'Hello, I teach at Delhi Public School in Bokaro. We want to buy a house there, 3 bedrooms with garden, 45 lakhs maximum.',
    'buy; type house; city Bokaro; bhk 3; has Garden; max 45L; near delhi public school?',
  ],
  [
    'Dear team, kindly share 2 bhk options in Undri or NIBM for my mother in law, lift is compulsory, wheelchair access, 55-65 lakhs.',
    'bhk 2; loc Undri; loc NIBM or loc NIBM Road; has Lift; has Wheelchair access; 55L-65L; city Pune?; buy?',
  ],
  [
    'Bhai mera transfer Bhubaneswar ho gaya hai Raipur se. Patia ya Chandrasekharpur me 2bhk chahiye 16 hazar tak, sirf family.',
    'city Bhubaneswar; loc Patia; loc Chandrasekharpur; bhk 2; max 16k; for family; rent?',
  ],
  [
    'We were planning to rent in Andheri but now decided to buy in Mira Road, 2bhk, upto 85 lakhs, loan will be 65 lakhs.',
    'buy; loc Mira Road; bhk 2; max 85L; city Mumbai?',
  ],
  [
    'I run a bakery in Hazratganj and need a bigger shop in Gomti Nagar or Aliganj, 600 sqft, ground floor, rent not more than 50 thousand.',
    'type commercial; kind shop; loc Gomti Nagar; loc Aliganj; area 600; floor 0; rent; max 50k; city Lucknow?',
  ],
  [
    'Good afternoon, NRI from Dubai, want investment plot in Trivandrum, Kazhakootam side, 10 cents, 8 lakh per cent max, clear documents.',
    'type plot; city Thiruvananthapuram; loc Kazhakkoottam or loc Kazhakoottam; area 4356; rate max 8L/cent; buy?; approved Clear title?',
  ],
  [
    'Sir, presently in Sector 22 rented house. Want own 2bhk in Zirakpur or Kharar, 35 to 42 lakh, ready, loan needed.',
    'bhk 2; city Zirakpur or loc Zirakpur; loc Kharar or city Kharar; 35L-42L; ready; buy?; approved Loan approved?',
  ],
  [
    'hello ji mere papa retire ho gaye hain, unke liye dehradun me ghar dekh rahe hain, 2 ya 3 bhk, rajpur road ya dalanwala, 70 lakh se 90 lakh',
    'city Dehradun; bhk 2,3; loc Rajpur Road; loc Dalanwala; 70L-90L; buy?',
  ],
  [
    'First we thought of Kharadi but traffic is bad so looking in Baner now, 3bhk 1.3 cr, higher floor.',
    'loc Baner; bhk 3; max 1.3cr; floor 7+; city Pune?; buy?',
  ],
  [
    'office ke paas hi chahiye, office Ecospace Bellandur me hai, 1bhk 20k',
    'bhk 1; max 20k; near ecospace or near ecospace bellandur; loc Bellandur?; city Bengaluru?; rent?',
  ],
  [
    'gas pipeline, lift aur power backup wala 3bhk indirapuram 95 lakh',
    'has Piped gas; has Lift; has Power backup; bhk 3; loc Indirapuram; max 95L; city Ghaziabad?',
  ],
  [
    '2bhk in perungudi with attached bathrooms and geyser 26k',
    'bhk 2; loc Perungudi; has Attached bathroom; has Geyser; max 26k; rent?; city Chennai?',
  ],
  [
    'cheapest farmhouse near mumbai 50 lakh',
    'sort price-asc; kind farm house; type villa; city Mumbai or near mumbai; max 50L',
  ],
  ['400053 3bhk rent 1.2 lakh', 'bhk 3; pin 400053; rent; max 1.2L; city Mumbai?'],
  [
    'mohali sec 82 jlpl industrial plot 500 gaj',
    'city Mohali; loc Sector 82 or loc Janta Land Promoters Sector 82; type industrial; area 4500; loc JLPL?',
  ],
]
