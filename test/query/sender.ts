import type { Asked } from './score.ts'

/** Nurses, farmers, taxi owners and others who write to a broker. The answers stood before the reader was asked. */
export const sender: readonly Asked[] = [
  // English, as typed
  [
    '3bhk apartment for sale in kondapur, not top floor, east facing, under 1.4 crore',
    'buy; bhk 3; type apartment; loc Kondapur; city Hyderabad?; floor !top; facing east; max 1.4cr',
  ],
  [
    'studio for rent in Candolim with sea view, fully furnised, 30k max',
    'rent; type apartment; kind studio; bhk 0; loc Candolim; city Goa?; has Sea view; fully-furnished; max 30k',
  ],
  [
    'shop on ground floor on main road in Alkapuri Baroda 300-500 sq ft rent below 45000',
    'rent; type commercial; kind shop; floor 0; has Main road; loc Alkapuri; city Vadodara; area 300-500; max 45k',
  ],
  [
    'house plot 8 cents in Kakkanad, max 6 lakh per cent',
    'buy?; type plot; area 3484.8; loc Kakkanad; city Kochi?; rate max 6L/cent',
  ],
  [
    'Independent house Coimbatore RS Puram 1800+ sqft resale covered car park pooja room',
    'buy?; type house; loc RS Puram; city Coimbatore; area 1800+; resale; has Covered parking; has Pooja room',
  ],
  [
    'working womens pg in karol bagh, attached bathroom, food included, ac, upto 15k',
    'pg; for women; loc Karol Bagh; city Delhi?; has Attached bathroom; has Food included; has Air conditioning; max 15k',
  ],
  [
    'warehouse near Bhiwandi 20000 sq ft on lease, rate not above Rs 18 per sqft',
    'lease; type industrial; kind warehouse; loc Bhiwandi or city Bhiwandi or near bhiwandi; area 20000; rate max 18/sqft',
  ],
  [
    'duplex villa rajarajeshwari nagar 4 bed 4 bath with servant room 2.75-3.25 cr',
    'buy?; type villa; kind duplex; bhk 4; bath 4; has Servant room; loc Rajarajeshwari Nagar or loc RR Nagar; city Bengaluru?; 2.75cr-3.25cr',
  ],
  [
    'new launch 2/3 bhk by Sobha in Panathur',
    'buy?; bhk 2,3; launch; new?; by Sobha; loc Panathur; city Bengaluru?',
  ],
  [
    'rera approved plots in Dholera within 15 lakh',
    'buy?; type plot; rera; loc Dholera or city Dholera; max 15L',
  ],
  [
    'office space salt lake sector 5 kolkata power backup and lift must, rent 60-75k',
    'rent; type office; loc Salt Lake Sector 5 or loc Salt Lake Sector V or loc Sector 5 or loc Sector V or loc Salt Lake; city Kolkata; has Power backup; has Lift; 60k-75k',
  ],
  [
    'latest listings first - 1 bhk resale flat in Panvel close to railway station',
    'buy?; sort newest; bhk 1; type apartment; resale; loc Panvel or city Panvel; near railway station; city Navi Mumbai?',
  ],
  [
    '300 sq yd corner plot sector 82 mohali',
    'buy?; type plot; area 2700; has Corner; loc Sector 82; city Mohali',
  ],
  [
    'appartments for sale kowdiar trivandrum 3 bhk 1500 to 1800 sqft less than 5 years old',
    'buy; type apartment; bhk 3; loc Kowdiar; city Thiruvananthapuram; area 1500-1800; age 5',
  ],
  [
    '3 bedroom house first floor unfurnished for rent Dehradun Rajpur Road for family, 22k',
    'rent; bhk 3; type house; floor 1; unfurnished; loc Rajpur Road; city Dehradun; for family; max 22k',
  ],
  [
    'showroom 1500 sqft or more MG Road Indore lease, owner only',
    'lease; type commercial; kind showroom; area 1500+; loc MG Road; city Indore; from owner; no-brokerage?',
  ],
  [
    'penthouse with private terrace on Boat Club Road Pune 8 crore plus',
    'buy?; type apartment; kind penthouse; has Terrace; loc Boat Club Road; city Pune; min 8cr',
  ],
  [
    'anything posted this week in Siliguri under 40 lakh, no plots',
    'buy?; posted 7; city Siliguri; max 40L; not plot',
  ],
  [
    'villa in gated community kanakapura road approx 1.8 cr, clear title, with borewell',
    'buy?; type villa; has Gated community; loc Kanakapura Road; city Bengaluru?; ~1.8cr; approved Clear title?; has Borewell',
  ],
  [
    'Factory shed 10000 sqft in Peenya or Bommasandra for rent',
    'rent; type industrial; area 10000; loc Peenya; loc Bommasandra; city Bengaluru?',
  ],

  // Hinglish, dictated
  [
    'lucknow gomti nagar me 2bhk kiraye par chahiye bachelors ke liye 18 hazar se kam',
    'rent; bhk 2; loc Gomti Nagar; city Lucknow; for bachelors; max 18k',
  ],
  [
    'patna mein 2 katha zameen kankarbagh ke aaspaas 60 lakh tak',
    'buy?; type plot; area 2722.5; loc Kankarbagh or near kankarbagh; city Patna; max 60L',
  ],
  [
    'ground floor ya first floor ka ghar chahiye jaipur mansarovar sattar lakh se ek crore ke beech',
    'buy?; floor 0 or floor 0; floor 1; floor 1 or floor 0; floor 1; loc Mansarovar; city Jaipur; 70L-1cr',
  ],
  [
    'bhai indore vijay nagar me dukan chahiye 200 sqft ki kiraya 15 se 20 hazaar, deposit 3 mahine se zyada nahi',
    'rent; type commercial; kind shop; area 200; loc Vijay Nagar; city Indore; 15k-20k; deposit 3m',
  ],
  [
    'dedh crore me 3bhk ready to move flat dwarka sector 12 lift wala',
    'buy?; max 1.5cr; bhk 3; ready; type apartment; loc Dwarka Sector 12 or loc Sector 12 or loc Dwarka; city Delhi?; has Lift',
  ],
  [
    'beta kota me coaching karega uske liye pg ya hostel, khana saath me, 12000 tak, allen ke paas',
    'pg; city Kota; has Food included; max 12k; near allen or near allen coaching; for students?; for men?',
  ],
  [
    'nagpur wardha road pe 1500 sq ft ka plot 25 lakh ke andar, corner ho toh accha',
    'buy?; type plot; area 1500; loc Wardha Road; city Nagpur; max 25L; has Corner?',
  ],
  [
    '1bhk virar east ya nalasopara, rent 9 hazaar, bina brokerage',
    'rent; bhk 1; loc Virar East or loc Virar; loc Nalasopara or loc Nala Sopara; city Mumbai or city Vasai-Virar?; max 9k; no-brokerage',
  ],
  [
    'kothi leni hai ludhiana model town me kam se kam 250 gaj, teen crore tak',
    'buy; type house or type villa; area 2250+; loc Model Town; city Ludhiana; max 3cr',
  ],
  [
    'poora furnished 2bhk hyderabad madhapur company lease pe chahiye',
    'lease or rent; bhk 2; fully-furnished; loc Madhapur; city Hyderabad; for company',
  ],
  [
    'noida extension me 3bhk, possession june 2028 tak, 75 se 85 lakh, do parking ke saath',
    'buy?; bhk 3; loc Noida Extension or loc Greater Noida West; city Greater Noida or city Noida?; by 2028-06; uc?; 75L-85L; has Covered parking',
  ],
  [
    'surat me kapde ka godown kiraye se, truck aa sake aisa, 5000 square foot',
    'rent; type industrial; kind warehouse; city Surat; area 5000',
  ],
  [
    'vastu ke hisaab se north east facing makan bhopal kolar road 55 lakh max',
    'buy?; vastu; facing north-east; type house?; loc Kolar Road; city Bhopal; max 55L',
  ],
  [
    'kharadi ke flat dikhao lekin ground floor aur top floor mat dikhana, 2bhk, pachas lakh se upar nahi',
    'buy?; type apartment; bhk 2; loc Kharadi; city Pune?; floor !0; floor !top; max 50L',
  ],
  [
    'malik se direct 3 kamre ka makan kiraye pe ranchi harmu',
    'rent; from owner; no-brokerage?; bhk 3?; type house?; loc Harmu; city Ranchi',
  ],
  [
    'dadar ya matunga me 2bhk, purani building bhi chalegi, dhai crore tak, gas pipeline honi chahiye',
    'buy?; bhk 2; loc Dadar; loc Matunga; city Mumbai?; max 2.5cr; has Piped gas; resale?',
  ],
  [
    'amritsar me 2 kanal khet ki zameen bypass ke paas',
    'buy?; type agricultural; area 10890; city Amritsar; near bypass',
  ],
  [
    'kolkata new town action area 2 me 2bhk kiraye pe pet allowed 20k se 25k',
    'rent; bhk 2; loc New Town Action Area 2 or loc Action Area 2 or loc New Town; city Kolkata; for pets; 20k-25k',
  ],
  [
    'ek room kitchen chahiye kalyan west me 12 hazaar ke aas paas, deposit 50 hazaar se zyada nahi',
    'rent?; bhk 0.5; loc Kalyan West or loc Kalyan or city Kalyan; city Mumbai or city Kalyan or city Thane?; ~12k; deposit 50k',
  ],

  // Devanagari
  [
    'वाराणसी लंका में बीएचयू के पास लड़कों के लिए पीजी, ६००० रुपये तक',
    'pg; loc Lanka; city Varanasi; near bhu or near बीएचयू; for men; max 6k',
  ],
  [
    'पुणे कोथरूड मध्ये २ बीएचके फ्लॅट विकत हवा, ९० लाख पर्यंत',
    'buy; bhk 2; type apartment; loc Kothrud; city Pune; max 90L',
  ],
  [
    'जयपुर में डेढ़ सौ गज का प्लॉट, जगतपुरा या टोंक रोड, रेरा अप्रूव्ड',
    'buy?; type plot; area 1350; loc Jagatpura; loc Tonk Road; city Jaipur; rera',
  ],
  [
    'इंदौर सुपर कॉरिडोर पर तीन बीएचके, पैंसठ से अस्सी लाख, लिफ्ट और पार्किंग के साथ',
    'buy?; bhk 3; loc Super Corridor; city Indore; 65L-80L; has Lift; has Covered parking',
  ],
  [
    'लखनऊ हज़रतगंज में पहली मंज़िल पर ऑफिस किराए पर चाहिए, एसी लगा हो, पच्चीस हज़ार महीना',
    'rent; type office; floor 1; has Air conditioning; loc Hazratganj; city Lucknow; max 25k',
  ],
  [
    'वृंदावन में मंदिर के पास एक बीएचके रेडी टू मूव फ्लैट, पच्चीस लाख से कम',
    'buy?; bhk 1; type apartment; loc Vrindavan or city Vrindavan; city Mathura?; near temple or near mandir; ready; max 25L',
  ],

  // Messages to a broker
  [
    'Hi, I am Sheeba, staff nurse at Amrita Hospital in Kochi. Right now I share a hostel room in Edappally. Looking for a 1 bhk on rent near the hospital, max 12k. Please not on the ground floor.',
    'rent; bhk 1; near amrita hospital or near hospital; city Kochi?; for women?; floor !0; max 12k',
  ],
  [
    'Bhai namaste, main taxi chalata hoon, teen gaadi hai meri. Abhi Mahipalpur me kiraye pe rehta hoon. 2bhk builder floor kharidna hai Dwarka ya Uttam Nagar me, 45 lakh tak, parking zaroor honi chahiye. Teesri manzil se upar nahi chahiye.',
    'buy; bhk 2; type apartment; kind builder floor; loc Dwarka; loc Uttam Nagar; city Delhi?; max 45L; has Covered parking; floor ..3',
  ],
  [
    'Good evening sir. We are an army family shifting from Jodhpur to Pune. We need a 3 bhk on rent in Wanowrie or Kondhwa, semi furnished, with at least 2 bathrooms, 35 to 40k. We have a dog so only pet friendly places please.',
    'rent; bhk 3; loc Wanowrie or loc Wanwadi or loc Wanowarie; loc Kondhwa; city Pune; semi-furnished; bath 2; 35k-40k; for pets; for family?',
  ],
  [
    'Namaskar, we are a retired couple. We live in our own big bungalow in Nashik, too much to maintain now. Want to buy a 2 bhk flat on College Road or Gangapur Road, first or second floor with lift, around 70 lakhs. Ready possession only, nothing under construction.',
    'buy; bhk 2; type apartment; loc College Road; loc Gangapur Road; city Nashik?; floor 1; floor 2; has Lift; ~70L; ready; for couple?',
  ],
  [
    'Hey, founder of a 15 people fintech startup here. We sit in a co-working in Koramangala and pay too much. Need our own office on rent in HSR Layout or BTM Layout, 1500 to 2000 sqft, fully furnished, budget 1.2 lakh a month. Deposit not more than 6 months.',
    'rent; type office; loc HSR Layout; loc BTM Layout; city Bengaluru?; area 1500-2000; fully-furnished; max 1.2L; deposit 6m',
  ],
  [
    'Hello, I run two restaurants in Panjim and want to open the third one in Anjuna or Vagator. Need a commercial space on lease, ground floor with parking, 2000 sqft or more. Rent upto 2.5 lakh. Not interested in buying.',
    'lease or rent; type commercial; loc Anjuna; loc Vagator; city Goa?; floor 0; has Covered parking; area 2000+; max 2.5L',
  ],
  [
    'Sir my son got admission in VIT Vellore. He does not want to stay in the college hostel. Please suggest a PG for boys near the campus with food and wifi, 8 to 10 thousand per month. AC not needed.',
    'pg; for men; for students?; city Vellore; near vit or near vit vellore or near vit campus or near campus or near the campus; has Food included; has Wi-Fi; 8k-10k; no Air conditioning?',
  ],
  [
    'Hi, we got married in May and both of us work in Cyber City Gurgaon. At present we stay with parents in Rohini. Looking for a 2bhk to rent in Sushant Lok or Sector 56, near metro, fully furnished with washing machine. Earlier I told you 45k, now we can go up to 52k.',
    'rent; bhk 2; loc Sushant Lok; loc Sector 56; city Gurgaon?; near metro; fully-furnished; has Washing machine; max 52k; for couple?',
  ],
  [
    'Dear Sir, I am an NRI working in Dubai, native of Thrissur. I want to buy a 3 bhk flat in Kochi, Marine Drive or Panampilly Nagar, between 1.5 and 2 crores. No resale please, only new. Sea view would be nice.',
    'buy; bhk 3; type apartment; loc Marine Drive; loc Panampilly Nagar; city Kochi; 1.5cr-2cr; new; has Sea view?',
  ],
  [
    'Ram ram ji, main kisan hu Karnal se. Meri zameen highway me chali gayi, ab doosri leni hai. 5 acre kheti ki zameen chahiye Kaithal ya Kurukshetra me, borewell laga ho, rate 40 lakh per acre se zyada nahi. Sirf owner message kare, broker nahi.',
    'buy; type agricultural; area 217800; city Kaithal or loc Kaithal; city Kurukshetra or loc Kurukshetra; has Borewell; rate max 40L/acre; from owner; no-brokerage?',
  ],
  [
    'Hello ji, I run 3 PGs in Laxmi Nagar. Now I want to take one full building on lease in Mukherjee Nagar, rooms with attached bathroom, lift must. Can give 1.5 to 1.75 lakh monthly. Single flats please do not send.',
    'lease; loc Mukherjee Nagar; city Delhi?; has Attached bathroom; has Lift; 1.5L-1.75L; not apartment?; type commercial or type house?',
  ],
  [
    'Hi Ramesh garu, last week I asked you for a plot in Shadnagar. Changed my mind, plot is not needed now. Please send 2 bhk or 3 bhk flats in Miyapur or Nizampet, HMDA approved, 65 to 80 lakhs, with covered parking.',
    'buy?; bhk 2,3; type apartment; loc Miyapur; loc Nizampet; city Hyderabad?; approved HMDA; 65L-80L; has Covered parking; not plot?; not-loc Shadnagar?',
  ],
  [
    'Vanakkam, I am a school teacher and my mother stays with me. Our present house in Tambaram is on the third floor without lift, very difficult for her. We want a ground floor 2bhk for rent in Velachery or Madipakkam, good water supply, up to 20,000.',
    'rent; bhk 2; floor 0; loc Velachery; loc Madipakkam; city Chennai?; has Water supply; max 20k; for family?',
  ],
  [
    'Hello, Dr Mohanty here from Cuttack. I want to buy a space for my clinic in Bhubaneswar, Patia or Chandrasekharpur, 800-1000 sqft, ground floor or first floor. Budget 80 lakh, can stretch to 90 lakh for a good one.',
    'buy; type commercial; city Bhubaneswar; loc Patia; loc Chandrasekharpur; area 800-1000; floor 0 or floor 0; floor 1; floor 1 or floor 0; floor 1; max 90L or max 80L or 80L-90L',
  ],
  [
    'Hello, bank manager hoon, transfer hokar Guwahati aa raha hoon family ke saath. 3bhk kiraye pe chahiye Beltola ya Six Mile me, semi furnished, geyser aur power backup ho. 25 hazaar tak theek hai, deposit do mahine se zyada nahi dunga. Car nahi hai, scooter ki parking chahiye.',
    'rent; bhk 3; loc Beltola; loc Six Mile or loc Sixmile; city Guwahati; semi-furnished; has Geyser; has Power backup; max 25k; deposit 2m; has Two-wheeler parking; for family?',
  ],
]
