/**
 * Localities people ask for by name whether or not a Location stands for them yet: a search reads them
 * as places and looks for them in the addresses. City first; then the localities, each with further
 * names behind `|`. Names are facts of the map; Locations come before them.
 */
export const knownLocalities: readonly (readonly [city: string, localities: string])[] = [
  [
    'Bengaluru',
    'Whitefield, Koramangala|Kora, Indiranagar, HSR Layout|HSR, BTM Layout|BTM, Jayanagar, JP Nagar, Marathahalli|Marathalli, Bellandur, Sarjapur Road|Sarjapur, Electronic City|E-City|Ecity|Electronics City|EC, Hebbal, Yelahanka, Devanahalli, Nagarbhavi|Nagarabhavi, Rajajinagar, Malleshwaram|Malleswaram, Basavanagudi, Banashankari|BSK, Bannerghatta Road|Bannerghatta, Kanakapura Road|Kanakapura, KR Puram|Krishnarajapuram, Hoodi, Brookefield|Brookfield, Kadugodi, Varthur, Panathur, Kadubeesanahalli, Mahadevapura, CV Raman Nagar, Domlur, Ulsoor|Halasuru, Frazer Town|Fraser Town, Cooke Town, Richmond Town, MG Road, Brigade Road, Sadashivanagar, RT Nagar, Sahakara Nagar|Sahakar Nagar, Thanisandra, Hennur|Hennur Road, Kalyan Nagar, HBR Layout, Kammanahalli, Banaswadi, Horamavu, Ramamurthy Nagar, Old Airport Road, Outer Ring Road|ORR, Haralur|Haralur Road, Kasavanahalli, Harlur, Hosa Road, Begur, Bommanahalli, Hulimavu, Arekere, Uttarahalli, RR Nagar|Rajarajeshwari Nagar, Kengeri, Vijayanagar, Mysore Road, Tumkur Road, Peenya, Yeshwanthpur|Yeshwantpur, Jalahalli, Vidyaranyapura, Jakkur, Bagalur, Budigere Cross, Old Madras Road, Hoskote, Chandapura, Attibele, Anekal, Jigani, Hosur Road, Manyata Tech Park|Manyata, Sanjay Nagar, Mathikere, Nagawara, Gunjur, Dommasandra, Kudlu Gate|Kudlu, Silk Board, Wilson Garden, Shanti Nagar, Lavelle Road, Cunningham Road, Bellary Road, Kundalahalli, AECS Layout, ITPL, Doddaballapur, Nelamangala, Magadi Road, North Bengaluru|North Bangalore, South Bengaluru|South Bangalore, East Bengaluru|East Bangalore, West Bengaluru|West Bangalore',
  ],
  [
    'Mumbai',
    'Andheri, Andheri East|Andheri E, Andheri West|Andheri W|Lokhandwala|Seven Bungalows, Bandra, Bandra East|Bandra E, Bandra West|Bandra W|Pali Hill, Bandra Kurla Complex|BKC, Khar|Khar West, Santacruz|Santa Cruz, Vile Parle|Parle, Juhu, Versova, Jogeshwari, Goregaon, Goregaon East|Goregaon E, Goregaon West|Goregaon W, Malad, Malad East, Malad West, Kandivali|Kandivli, Kandivali East, Kandivali West, Borivali|Borivli, Borivali East, Borivali West, Dahisar, Mira Road|Mira Bhayandar, Bhayandar, Vasai, Virar, Nalasopara|Nala Sopara, Powai, Chandivali, Vikhroli, Ghatkopar, Ghatkopar East, Ghatkopar West, Kurla, Chembur, Sion, Wadala, Matunga, Dadar, Dadar East, Dadar West|Shivaji Park, Mahim, Prabhadevi, Lower Parel, Parel, Worli, Mahalaxmi, Byculla, Tardeo, Malabar Hill, Breach Candy, Cuffe Parade, Colaba, Churchgate, Marine Drive|Marine Lines, Nariman Point, Mulund, Mulund East, Mulund West, Bhandup, Kanjurmarg, Nahur, Govandi, Mankhurd, Oshiwara, Saki Naka|Sakinaka, Marol, Hiranandani Gardens, Pedder Road, Girgaon, Grant Road, Sewri, Bhiwandi, South Mumbai|SoBo|South Bombay, Central Mumbai, North Mumbai|Western Suburbs',
  ],
  [
    'Navi Mumbai',
    'Vashi, Nerul, Belapur|CBD Belapur, Kharghar, Panvel, New Panvel, Airoli, Ghansoli, Koparkhairane|Kopar Khairane, Sanpada, Seawoods, Ulwe, Taloja, Kamothe, Kalamboli, Juinagar, Dronagiri, Turbhe',
  ],
  [
    'Thane',
    'Thane West|Thane W, Thane East|Thane E, Ghodbunder Road|GB Road|Ghodbunder, Majiwada, Kolshet Road|Kolshet, Manpada, Kasarvadavali, Hiranandani Estate, Vartak Nagar, Pokhran Road, Kalwa, Dombivli|Dombivali, Dombivli East, Dombivli West, Kalyan, Kalyan West|Kalyan paschim, Ambernath, Badlapur, Ulhasnagar, Wagle Estate, Naupada, Balkum',
  ],
  [
    'Pune',
    'Hinjewadi|Hinjawadi, Wakad, Baner, Balewadi, Aundh, Kothrud, Viman Nagar, Kharadi, Hadapsar, Magarpatta|Magarpatta City, Koregaon Park|KP, Kalyani Nagar, Wagholi, Undri, Kondhwa, NIBM Road|NIBM, Bavdhan, Pashan, Warje, Sinhagad Road, Katraj, Dhayari, Ambegaon, Pimpri, Chinchwad|Pimpri Chinchwad|PCMC, Pimple Saudagar, Pimple Nilakh, Pimple Gurav, Ravet, Punawale, Tathawade, Moshi, Chakan, Talegaon, Nigdi, Bhosari, Dhanori, Vishrantwadi, Lohegaon, Mundhwa, Keshav Nagar, Manjri, Fursungi, Camp, Shivajinagar|Shivaji Nagar, Erandwane, Deccan Gymkhana|Deccan, Swargate, Bibwewadi, Karve Nagar, Mahalunge, Sus Road|Sus, Yerwada|Yerawada, Amanora, Lavasa, Salunkhe Vihar, Wanowrie, Mohammadwadi',
  ],
  [
    'Delhi',
    'Dwarka, Saket, Vasant Kunj, Vasant Vihar, Rohini, Pitampura, Lajpat Nagar, Greater Kailash|GK, Greater Kailash 1|GK 1|GK1, Greater Kailash 2|GK 2|GK2, Hauz Khas, Green Park, Chittaranjan Park|CR Park|C R Park, Janakpuri, Karol Bagh, Connaught Place|CP, Rajouri Garden, Punjabi Bagh, Paschim Vihar, Mayur Vihar, Mayur Vihar Phase 1|Mayur Vihar I, Patparganj|IP Extension, Preet Vihar, Laxmi Nagar|Lakshmi Nagar, Defence Colony|Def Col, South Extension|South Ex, New Friends Colony|NFC, Kalkaji, Malviya Nagar, Safdarjung Enclave|Safdarjung, Panchsheel Park, Sarita Vihar, Jasola, Okhla, Chhatarpur|Chattarpur, Mehrauli, Uttam Nagar, Vikaspuri, Tilak Nagar, Patel Nagar, Rajinder Nagar|Rajendra Nagar, Shalimar Bagh, Ashok Vihar, Model Town, Mukherjee Nagar, Civil Lines, Najafgarh, Narela, Burari, Dilshad Garden, Shahdara, Vivek Vihar, East of Kailash, Chanakyapuri, Jor Bagh, Golf Links, Sainik Farms, Nehru Place, Govindpuri, Sangam Vihar, Munirka, South Delhi, North Delhi, East Delhi, West Delhi, Central Delhi, Chandni Chowk, Sarojini Nagar, Kamla Nagar, Moti Nagar, Kirti Nagar, Naraina, Mahipalpur, Dwarka Mor, Inderpuri',
  ],
  [
    'Gurgaon',
    'DLF Phase 1|DLF 1, DLF Phase 2|DLF 2, DLF Phase 3|DLF 3, DLF Phase 4|DLF 4, DLF Phase 5|DLF 5, DLF City, Golf Course Road, Golf Course Extension Road|Golf Course Extension|Golf Course Ext, Sohna Road, Sushant Lok|Sushant Lok 1, South City|South City 1, South City 2, Palam Vihar, MG Road, Cyber City|DLF Cyber City|Cyber Hub, Udyog Vihar, Dwarka Expressway|Dwarka Expy, New Gurgaon, Manesar|IMT Manesar, Nirvana Country, Malibu Town, Ardee City, Sector 56 Huda, Southern Peripheral Road|SPR, Civil Lines',
  ],
  [
    'Noida',
    'Noida Expressway|Noida Greater Noida Expressway, Film City, Jaypee Greens Wish Town|Wish Town, Central Noida',
  ],
  [
    'Greater Noida',
    'Greater Noida West|Noida Extension|Noida Extention|Noida Extn, Pari Chowk, Techzone 4|Tech Zone 4, Omicron, Alpha 1, Beta 2, Gaur City, Yamuna Expressway, Knowledge Park, Chi Phi, Gamma',
  ],
  [
    'Ghaziabad',
    'Indirapuram, Vaishali, Vasundhara, Raj Nagar Extension|Raj Nagar Extn, Raj Nagar, Crossings Republik|Crossing Republik, Kaushambi, Siddharth Vihar, Govindpuram, Mohan Nagar, Sahibabad, Loni',
  ],
  [
    'Faridabad',
    'Greenfield Colony, Neharpar|Nehar Par, Surajkund, Ballabhgarh, NIT Faridabad, Badarpur Border',
  ],
  [
    'Hyderabad',
    'Gachibowli, Madhapur, Hitech City|HITEC City|Hi-Tech City|Hightech City, Kondapur, Kokapet, Manikonda, Narsingi, Nanakramguda, Financial District, Banjara Hills, Jubilee Hills, Begumpet, Kukatpally|KPHB|KPHB Colony, Miyapur, Nizampet, Bachupally, Kompally, Alwal, Sainikpuri, Uppal, LB Nagar, Dilsukhnagar, Nagole, Kothapet, Vanasthalipuram, Shamshabad, Attapur, Tolichowki, Mehdipatnam, Ameerpet, SR Nagar, Somajiguda, Punjagutta, Himayatnagar, Himayat Nagar, Abids, Malkajgiri, Tarnaka, Habsiguda, Tellapur, Chandanagar, Beeramguda, Patancheru, Puppalaguda, Shaikpet, Yousufguda, Secunderabad, Bowenpally, Hafeezpet, Moosapet, Pragathi Nagar, Shankarpally, Adibatla, Mokila, Shadnagar, Medchal, Hayathnagar',
  ],
  [
    'Chennai',
    'Adyar, Mylapore, Nungambakkam, T Nagar|Thyagaraya Nagar, Anna Nagar, Velachery, Thoraipakkam|Thuraipakkam, Sholinganallur, Navalur|Navallur, Medavakkam, Tambaram, West Tambaram, East Tambaram, Porur, Ambattur, OMR|Old Mahabalipuram Road, ECR|East Coast Road, Perungudi, Pallikaranai, Kelambakkam, Siruseri, Guduvanchery|Guduvancheri, Chromepet, Pallavaram, Guindy, Saidapet, Kodambakkam, Vadapalani, Ashok Nagar, KK Nagar, Alwarpet, Boat Club, Besant Nagar, Thiruvanmiyur, Egmore, Kilpauk, Perambur, Kolathur, Madhavaram, Avadi, Poonamallee, Mogappair|Mugappair, Valasaravakkam, Ramapuram, Manapakkam, Nanganallur, Madipakkam, Perumbakkam, Vandalur, Sriperumbudur, Oragadam, Royapettah, Triplicane, Padur, Neelankarai, Injambakkam',
  ],
  [
    'Kolkata',
    'Salt Lake|Salt Lake City|Bidhannagar, New Town|Newtown|Rajarhat New Town, Rajarhat, Ballygunge, Alipore, Behala, Tollygunge, Garia, Jadavpur, Park Street, EM Bypass, Kasba, Dum Dum, Lake Town, Baguiati, Howrah Maidan, New Alipore, Bhowanipore|Bhawanipur, Gariahat, Joka, Barasat, Madhyamgram, Sonarpur, Narendrapur, Ultadanga, Shyambazar, Belghoria, Lake Gardens, Santoshpur, Mukundapur, Action Area 1, Action Area 2, Action Area 3',
  ],
  [
    'Ahmedabad',
    'Satellite, Bopal, South Bopal, Prahlad Nagar, SG Highway, Thaltej, Bodakdev, Vastrapur, Navrangpura, Maninagar, Naranpura, Chandkheda, Gota, Shela, Sola, Science City, Paldi, Ambawadi, Nikol, Naroda, Vastral, Ghatlodia, Motera, Sanand, Memnagar, Gurukul, Vejalpur, Jodhpur Village, Ellis Bridge, Shilaj',
  ],
  ['Surat', 'Vesu, Adajan, Pal, Althan, Piplod, Varachha, Katargam, Dumas Road, Citylight'],
  ['Vadodara', 'Alkapuri, Gotri, Vasna, Manjalpur, Waghodia Road, Sama, Akota, Gorwa, Bhayli'],
  ['Rajkot', 'Kalawad Road, 150 Feet Ring Road, Mavdi, University Road'],
  [
    'Jaipur',
    'Vaishali Nagar, Malviya Nagar, Mansarovar, Jagatpura, C Scheme, Raja Park, Tonk Road, Ajmer Road, Sanganer, Pratap Nagar, Vidhyadhar Nagar|Vidyadhar Nagar, Sirsi Road, Jhotwara, Bani Park, Sitapura, Muhana, Kalwar Road, Bapu Nagar',
  ],
  [
    'Lucknow',
    'Gomti Nagar, Gomti Nagar Extension, Hazratganj, Aliganj, Indira Nagar, Alambagh, Jankipuram, Sushant Golf City, Mahanagar, Vrindavan Yojana, Ashiyana, Faizabad Road, Sultanpur Road, Raebareli Road, Chinhat',
  ],
  [
    'Indore',
    'Vijay Nagar, Palasia, Bhawarkua, Super Corridor, Rau, Nipania, Bypass Road, Scheme 54, Rajendra Nagar, AB Road, LIG Colony',
  ],
  [
    'Bhopal',
    'Arera Colony, Kolar Road, MP Nagar, Hoshangabad Road, Ayodhya Bypass, Bawadiya Kalan, Shahpura',
  ],
  [
    'Nagpur',
    'Dharampeth, Wardha Road, Manish Nagar, Besa, Hingna, Civil Lines, Pratap Nagar, Sadar, Mihan',
  ],
  [
    'Nashik',
    'Gangapur Road, College Road, Indira Nagar, Pathardi Phata, Panchavati, Nashik Road, Cidco Nashik, Deolali',
  ],
  [
    'Kochi',
    'Kakkanad, Edappally|Edapally, Vyttila, Marine Drive, Panampilly Nagar, Aluva, Kaloor, Palarivattom, Tripunithura, Fort Kochi, Kadavanthra, Infopark',
  ],
  [
    'Thiruvananthapuram',
    'Kazhakkoottam|Kazhakuttam, Pattom, Kowdiar, Technopark, Sreekaryam, Vazhuthacaud, Peroorkada',
  ],
  [
    'Coimbatore',
    'RS Puram, Saravanampatti, Peelamedu, Gandhipuram, Race Course, Singanallur, Vadavalli, Kovaipudur, Ganapathy, Thudiyalur',
  ],
  ['Chandigarh', 'Manimajra, IT Park Chandigarh, Sector 17, Sector 22, Sector 35'],
  ['Mohali', 'Aerocity, Kharar, Mullanpur|New Chandigarh, Sunny Enclave, Phase 7 Mohali'],
  ['Zirakpur', 'VIP Road, Dhakoli, Peer Muchalla, Patiala Road, Baltana'],
  [
    'Visakhapatnam',
    'Madhurawada, MVP Colony, Gajuwaka, Rushikonda, Seethammadhara, Yendada, Beach Road, Dwaraka Nagar',
  ],
  ['Vijayawada', 'Benz Circle, Gannavaram, Tadepalli, Kanuru, Poranki, Moghalrajpuram'],
  [
    'Mysuru',
    'Vijayanagar, Kuvempunagar, Gokulam, Jayalakshmipuram, Bogadi, Hebbal Mysore, Saraswathipuram',
  ],
  [
    'Goa',
    'Panjim|Panaji, Porvorim, Candolim, Calangute, Anjuna, Vagator, Assagao, Siolim, Margao|Madgaon, Vasco, Mapusa, Dona Paula, Colva, Nerul Goa, Arpora, Benaulim',
  ],
  [
    'Bhubaneswar',
    'Patia, Chandrasekharpur, Khandagiri, Saheed Nagar, Jaydev Vihar, Nayapalli, Kalinga Nagar',
  ],
  [
    'Patna',
    'Boring Road, Kankarbagh, Danapur, Bailey Road, Patliputra Colony, Rajendra Nagar, Ashiana Nagar, Phulwari Sharif',
  ],
  ['Ranchi', 'Kanke Road, Lalpur, Harmu, Bariatu, Doranda, Hinoo'],
  [
    'Dehradun',
    'Rajpur Road, Sahastradhara Road, Vasant Vihar, Dalanwala, Jakhan, Prem Nagar, Haridwar Road, Mussoorie Road',
  ],
  ['Guwahati', 'Beltola, Dispur, Zoo Road, Six Mile, Ganeshguri, Jalukbari, Hatigaon, GS Road'],
  ['Raipur', 'Shankar Nagar, VIP Road, Kachna, Mowa, Telibandha, Amlidih'],
  ['Ludhiana', 'Sarabha Nagar, Dugri, Pakhowal Road, Model Town, Ferozepur Road, BRS Nagar'],
  ['Kanpur', 'Kakadeo, Swaroop Nagar, Kidwai Nagar, Kalyanpur, Civil Lines, Panki'],
  ['Varanasi', 'Lanka, Sigra, Sarnath, Mahmoorganj, Assi, Bhelupur'],
  ['Agra', 'Dayal Bagh|Dayalbagh, Sikandra, Kamla Nagar, Fatehabad Road, Tajganj'],
]

/** City names as they are written in Devanagari. */
export const devanagariCities: Readonly<Record<string, string>> = {
  Mumbai: 'मुंबई|मुंबईत|बंबई|मुम्बई',
  'Navi Mumbai': 'नवी मुंबई',
  Thane: 'ठाणे|ठाण्यात|थाने',
  Pune: 'पुणे|पुण्यात|पूना',
  Nagpur: 'नागपुर|नागपूर',
  Nashik: 'नासिक|नाशिक',
  Delhi: 'दिल्ली|नई दिल्ली|देहली',
  Gurgaon: 'गुड़गांव|गुरुग्राम|गुडगांव|गुड़गाँव',
  Noida: 'नोएडा|नोयडा',
  'Greater Noida': 'ग्रेटर नोएडा|ग्रेटर नोयडा',
  Ghaziabad: 'गाजियाबाद|गाज़ियाबाद',
  Faridabad: 'फरीदाबाद',
  Bengaluru: 'बेंगलुरु|बेंगलुरू|बैंगलोर|बंगलौर|बेंगलूरु|बैंगलौर',
  Hyderabad: 'हैदराबाद',
  Chennai: 'चेन्नई|मद्रास',
  Kolkata: 'कोलकाता|कलकत्ता',
  Ahmedabad: 'अहमदाबाद',
  Surat: 'सूरत',
  Vadodara: 'वडोदरा|बड़ौदा',
  Jaipur: 'जयपुर',
  Lucknow: 'लखनऊ',
  Kanpur: 'कानपुर',
  Agra: 'आगरा',
  Varanasi: 'वाराणसी|बनारस',
  Chandigarh: 'चंडीगढ़|चंडीगढ',
  Indore: 'इंदौर|इन्दौर',
  Bhopal: 'भोपाल',
  Patna: 'पटना',
  Ranchi: 'रांची',
  Dehradun: 'देहरादून',
  Raipur: 'रायपुर',
  Goa: 'गोवा',
  Kochi: 'कोच्चि|कोचीन',
}
