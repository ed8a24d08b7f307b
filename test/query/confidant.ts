import type { Asked } from './score.ts'

/** Forty messages in which people say why they look before they say for what. The answers stood before it was asked. */
export const confidant: readonly Asked[] = [
  [
    'I am a nurse and my landlord is selling the house. Need 1bhk or 2bhk on rent in Vadapalani under 18k for my family, not above second floor, lift is must',
    'bhk 1,2; rent; loc Vadapalani; city Chennai?; max 18k; for family; floor ..2; has Lift',
  ],
  [
    'Sold our ancestral land in Hassan for 90 lakhs, want to buy a 3 bhk independent house in Mysore, Kuvempunagar or Vijayanagar, east facing, within 85 lakhs',
    'buy; bhk 3; type house; loc Kuvempunagar; loc Vijayanagar; city Mysuru; facing east; max 85L',
  ],
  [
    'my husband retired from the army last month we want a ground floor flat in Pathankot near military hospital 45 lakhs max two bedrooms',
    'bhk 2; type apartment; floor 0; city Pathankot; near military hospital; max 45L; buy?',
  ],
  [
    "Joined a software company in Mangalore last week. Looking for PG for men near Kadri with food and attached bathroom, not more than 9000, I don't smoke",
    'pg; for men; loc Kadri or near kadri; city Mangaluru or city Mangalore; has Food included; has Attached bathroom; max 9k',
  ],
  [
    'We run a bakery and the present one is too small. Want 400 to 600 sqft shop on main road in Kottayam, rent up to 30000, water supply must',
    'rent; type commercial; kind shop; area 400-600; has Main road; city Kottayam; max 30k; has Water supply',
  ],
  [
    'Doctor told my father no climbing. So 2bhk with lift in Nagpur Dharampeth for sale, not above third floor, budget 70 to 80 lakhs, ready to move',
    'buy; bhk 2; has Lift; loc Dharampeth; city Nagpur; floor ..3; 70L-80L; ready',
  ],
  [
    'I work from home for a US company so I need a quiet 2bhk with study room in Panjim, rent 40k. First I thought of Margao but no, too far',
    'rent; bhk 2; has Study room; loc Panjim or city Panaji or city Panjim; max 40k; not-city Margao?; not-loc Margao?',
  ],
  [
    'My friend says Whitefield is too crowded so I prefer Devanahalli. 30x40 site, BMRDA approved, 50 lakhs, corner if possible',
    'type plot; area 1200; loc Devanahalli; city Bengaluru?; approved BMRDA; max 50L; has Corner?; not-loc Whitefield?; buy?',
  ],
  [
    'We are five people with two dogs, currently paying 32k. Want 3bhk rent in Kalyan West or Dombivli East, 28k, landlord must allow pets',
    'rent; bhk 3; loc Kalyan West; loc Dombivli East; city Kalyan?; city Dombivli?; city Mumbai?; city Thane?; max 28k; for pets; for family?',
  ],
  [
    'Our startup has 25 people now. Looking for a fully furnished office of about 2500 sqft in Indore, Vijay Nagar, lease, 1.2 lakh monthly, power backup',
    'lease or rent; type office; fully-furnished; area 2500 or area 2250-2750; loc Vijay Nagar; city Indore; max 1.2L; has Power backup; for company?',
  ],
  [
    'Transport business, three trucks. I need a godown of minimum 5000 sq ft near Aslali Ahmedabad on rent, not more than 80 thousand per month',
    'rent; type industrial; kind warehouse; area 5000+; loc Aslali or near aslali; city Ahmedabad; max 80k',
  ],
  [
    'I am 68 and live alone. Selling my big kothi in Jalandhar, now want a 2bhk flat in Zirakpur or Mohali, gated society, around 50 lakhs, close to a hospital',
    'bhk 2; type apartment; city Zirakpur or loc Zirakpur; city Mohali; has Gated community; ~50L; near hospital; buy?',
  ],
  [
    'We lost money in an under construction project so only ready to move this time, RERA registered 3bhk in Noida Sector 137, max 1.35 crore',
    'bhk 3; ready; rera; loc Sector 137; city Noida; max 1.35cr; buy?',
  ],
  [
    'Posted as branch manager to Dhanbad, bank pays the rent. Need a 3bhk on company lease, semi furnished, car parking, up to 22,000',
    'bhk 3; lease or rent; for company; semi-furnished; has Covered parking; max 22k; city Dhanbad',
  ],
  [
    'I grow vegetables for a living. Want to buy 2 acres agricultural land near Chintamani with borewell and road access, below 25 lakhs per acre',
    'buy; type agricultural; area 87120; loc Chintamani or city Chintamani or near chintamani; has Borewell; has Road?; rate max 25L/acre',
  ],
  [
    'College hostel is full this year. Three of us girls need a 2bhk flat on rent in Kothrud, 24k, washing machine should be there, no brokerage',
    'rent; bhk 2; type apartment; loc Kothrud; city Pune?; max 24k; has Washing machine; no-brokerage; for women?; for students?; for bachelors?',
  ],
  [
    'Wanted a villa at first but prices are crazy, so now a row house in Bhopal Kolar Road, 3 bedrooms, 75 lakhs, garden and parking for two cars',
    'kind row house; type house; not villa?; loc Kolar Road; city Bhopal; bhk 3; max 75L; has Garden; has Covered parking; buy?',
  ],
  [
    'NRI in Dubai, returning next year with kids. Under construction 4bhk in Kakkanad Kochi, possession by Dec 2027, pool must, between 1.5 and 2 crore',
    'bhk 4; uc; by 2027-12; loc Kakkanad; city Kochi; has Swimming pool; 1.5cr-2cr; buy?; for family?',
  ],
  [
    'Divorced woman with a small son, landlords keep refusing me. 1bhk rent in Salt Lake or New Town Kolkata under 15k, deposit two months only, no brokerage',
    'rent; bhk 1; loc Salt Lake; loc New Town; city Kolkata; max 15k; deposit 2m; no-brokerage; for women?; for family?',
  ],
  [
    'We are shifting our clinic out of Hazratganj since the building is being pulled down. Want ground floor commercial space 1000+ sqft in Gomti Nagar, rent 60-75k',
    'rent; type commercial; floor 0; area 1000+; loc Gomti Nagar; city Lucknow?; 60k-75k',
  ],
  [
    'Main bank mein clerk hoon, makan malik bahut tang karta hai. Patna Kankarbagh mein 2bhk kiraye pe chahiye 12 hazaar tak, paani ki dikkat na ho',
    'rent; bhk 2; loc Kankarbagh; city Patna; max 12k; has Water supply?',
  ],
  [
    'Beti ki shaadi ke liye purana ghar bech diya, ab chhota flat lena hai Kanpur Swaroop Nagar mein, pachas lakh ke andar, lift wala, ground floor nahi',
    'buy?; type apartment; loc Swaroop Nagar; city Kanpur; max 50L; has Lift; floor !0',
  ],
  [
    'Papa ko ghutne ka dard hai isliye ground floor chahiye, 3bhk builder floor, Janakpuri ya Vikaspuri, dedh crore tak, metro ke paas',
    'bhk 3; floor 0; kind builder floor; type apartment; loc Janakpuri; loc Vikaspuri; city Delhi?; max 1.5cr; near metro; buy?',
  ],
  [
    'Hum do bhai momos ka thela lagate hain, ab chhoti dukaan leni hai kiraye par Siliguri mein, 150-200 sqft, 10 hazaar se kam, bazaar ke paas',
    'rent; type commercial; kind shop; city Siliguri; area 150-200; max 10k; near bazaar?; near market?',
  ],
  [
    'Wife pregnant hai to hospital ke paas rehna hai, 2bhk semi furnished rent pe Vashi ya Nerul mein, pehle 30k socha tha par ab 35k tak chalega',
    'rent; bhk 2; semi-furnished; loc Vashi; loc Nerul; city Navi Mumbai?; city Mumbai?; max 35k; near hospital; for family?; for couple?',
  ],
  [
    'Mera transfer Ranchi ho gaya, akela hoon, bachelor ko koi ghar nahi deta. 1bhk ya 1rk kiraye pe Lalpur side, 8 hazaar max, bike parking ho',
    'rent; bhk 0.5,1; loc Lalpur; city Ranchi; max 8k; has Covered parking; for bachelors?; for men?',
  ],
  [
    'Dant ka doctor hoon, naya clinic kholna hai. Jaipur Mansarovar mein ground floor shop 500 sqft ke aaspaas, kiraya 25 se 30 hazaar ke beech',
    'rent; type commercial; kind shop; floor 0; area 500 or area 450-550; loc Mansarovar; city Jaipur; 25k-30k',
  ],
  [
    'Gaon ki kheti bech di hai, ab paisa plot mein lagana hai. Sonipat ya Panipat mein 200 gaj ka plot, 40 lakh budget, corner ho to accha',
    'type plot; area 1800; city Sonipat; city Panipat; max 40L; has Corner?; buy?',
  ],
  [
    'Coaching karne Kota aayi hoon, ladkiyon ka PG chahiye Talwandi ya Vigyan Nagar mein, khana aur wifi ke saath, AC nahi chahiye, 7000 tak',
    'pg; for women; loc Talwandi; loc Vigyan Nagar; city Kota; has Food included; has Wi-Fi; no Air conditioning; max 7k; for students?',
  ],
  [
    'Kirana ka dhandha hai, maal rakhne ki jagah nahi. Surat Udhna mein chhota godown 800 se 1000 sqft rent pe, 20 hazaar, main road pe ho',
    'rent; type industrial; kind warehouse; area 800-1000; loc Udhna; city Surat; max 20k; has Main road',
  ],
  [
    'Dost ne bola Wakad mehnga hai, to Moshi ya Chikhali dekh raha hu, 1bhk resale flat 35-40 lakh, top floor nahi chahiye',
    'bhk 1; resale; type apartment; loc Moshi; loc Chikhali; city Pune?; city Pimpri-Chinchwad?; 35L-40L; floor !top; not-loc Wakad?; buy?',
  ],
  [
    'Noida mein job hai magar rehna Ghaziabad mein hai, Indirapuram ya Vaishali, 3bhk flat, 28 hazaar rent, family hai, power backup chahiye',
    'rent; bhk 3; type apartment; loc Indirapuram; loc Vaishali; city Ghaziabad; max 28k; for family?; has Power backup',
  ],
  [
    'Nahi nahi rent nahi, kharidna hai. Fauji hoon, pension ka paisa aa gaya, Kharar mein 2bhk independent house 45 lakh se kam, vastu sahi ho',
    'buy; bhk 2; type house; city Kharar or loc Kharar; max 45L; vastu; city Mohali?; city Chandigarh?',
  ],
  [
    'Saas bahu ki nahi banti, alag rehna hai. Nashik Gangapur Road pe 1bhk rent, 11k, unfurnished chalega, lekin deposit 30 hazaar se zyada nahi',
    'rent; bhk 1; loc Gangapur Road; city Nashik; max 11k; unfurnished?; deposit 30k; for couple?; for family?',
  ],
  [
    'Bhai restaurant kholna hai Guwahati GS Road pe, 1500 sqft jagah, sawa lakh kiraya tak, ground ya first floor, generator aur parking zaroori',
    'rent; type commercial; loc GS Road; city Guwahati; area 1500; max 1.25L; has Power backup; has Covered parking; floor 0; floor 1',
  ],
  [
    'Hyderabad me 12 saal se kiraye pe hu, ab apna ghar lena hai. Kukatpally ya Miyapur, 2bhk, 65 lakhs, east facing, seedha owner se',
    'buy?; bhk 2; loc Kukatpally; loc Miyapur; city Hyderabad; max 65L; facing east; from owner; no-brokerage?',
  ],
  [
    'मैं सरकारी स्कूल में शिक्षिका हूँ। उदयपुर हिरण मगरी में २ बीएचके फ्लैट किराये पर चाहिए, १५ हज़ार तक, परिवार के लिए, ग्राउंड फ्लोर नहीं',
    'rent; bhk 2; type apartment; loc Hiran Magri; city Udaipur; max 15k; for family; floor !0',
  ],
  [
    'पिताजी रिटायर हो गए, गाँव नहीं लौटना। वाराणसी के लंका में 3 बीएचके मकान खरीदना है, सत्तर लाख के अंदर, पार्किंग हो',
    'buy; bhk 3; type house?; loc Lanka; city Varanasi; max 70L; has Covered parking',
  ],
  [
    'मेरी दवाइयों का काम है और मालिक ने किराया बहुत बढ़ा दिया। ग्वालियर में अस्पताल के पास 200 वर्ग फुट की दुकान खरीदनी है, बीस से पच्चीस लाख',
    'buy; type commercial; kind shop; area 200; city Gwalior; near hospital; 20L-25L',
  ],
  [
    'बेटे का दाखिला देहरादून में हुआ है। पहले कमरा सोचा था पर अब लड़कों का पीजी चाहिए राजपुर रोड पर, खाने के साथ, आठ हज़ार महीना',
    'pg; for men; loc Rajpur Road; city Dehradun; has Food included; max 8k; for students?',
  ],
]
