/**
 * Localities people ask for by name whether or not a Location stands for them yet: a search reads them
 * as places and looks for them in the addresses. City first; then the localities, each with further
 * names behind `|`. Names are facts of the map; Locations come before them.
 */
export const knownLocalities: readonly (readonly [city: string, localities: string])[] = [
  [
    'Bengaluru',
    'Prestige Shantiniketan, Whitefield, Koramangala|Kora, Indiranagar, HSR Layout|HSR, BTM Layout|BTM, Jayanagar, JP Nagar, Marathahalli|Marathalli, Bellandur, Sarjapur Road|Sarjapur|Sarjapura|Sarjapura Road, Electronic City|E-City|Ecity|Electronics City|EC, Hebbal, Yelahanka, Yelahanka New Town, Devanahalli, Nagarbhavi|Nagarabhavi, Rajajinagar, Malleshwaram|Malleswaram, Basavanagudi, Banashankari|BSK, Bannerghatta Road|Bannerghatta, Kanakapura Road|Kanakapura, KR Puram|Krishnarajapuram, Hoodi, Brookefield|Brookfield, Kadugodi, Varthur, Panathur, Kadubeesanahalli, Mahadevapura, CV Raman Nagar, Domlur, Ulsoor|Halasuru, Frazer Town|Fraser Town, Cooke Town, Richmond Town, MG Road, Brigade Road, Sadashivanagar, RT Nagar, Sahakara Nagar|Sahakar Nagar, Thanisandra, Hennur|Hennur Road, Kalyan Nagar, HBR Layout, Kammanahalli, Banaswadi, Horamavu, Ramamurthy Nagar, Old Airport Road, Outer Ring Road|ORR, Haralur|Haralur Road, Kasavanahalli, Harlur, Hosa Road, Begur, Bommanahalli, Hulimavu, Arekere, Uttarahalli, RR Nagar|Rajarajeshwari Nagar, Kengeri, Vijayanagar, Mysore Road, Tumkur Road, Peenya, Yeshwanthpur|Yeshwantpur, Jalahalli, Vidyaranyapura, Jakkur, Bagalur, Budigere Cross, Old Madras Road, Hoskote, Chandapura, Attibele, Anekal, Jigani, Hosur Road, Manyata Tech Park|Manyata, Sanjay Nagar, Mathikere, Nagawara, Gunjur, Dommasandra, Kudlu Gate|Kudlu, Silk Board, Wilson Garden, Shanti Nagar, Lavelle Road, Cunningham Road, Bellary Road, Kundalahalli, AECS Layout, ITPL, Doddaballapur, Nelamangala, Magadi Road, North Bengaluru|North Bangalore, South Bengaluru|South Bangalore, East Bengaluru|East Bangalore, West Bengaluru|West Bangalore, Munnekolal|Munnekollal|Munnekolala, Kaggadasapura, Vasanth Nagar, Murugeshpalya|Murugeshpallya, Ejipura, Singasandra, Bilekahalli, Padmanabhanagar, Chamrajpet, Basaveshwaranagar|Basaveshwara Nagar, Kumaraswamy Layout, Girinagar, Nagasandra, Dasarahalli, Kogilu, Hegde Nagar, Kothanur, Gottigere, Akshayanagar, Talaghattapura, Konanakunte, Thubarahalli, Nallurhalli, Vibhutipura, Benson Town, Cox Town, Jeevan Bhima Nagar|Jeevanbhimanagar',
  ],
  [
    'Mumbai',
    'Fort, Andheri, Deonar, Andheri East|Andheri E, Andheri West|Andheri W, Lokhandwala|Lokhandwala Complex, Seven Bungalows|7 Bungalows|Saat Bungalow, Four Bungalows|4 Bungalows, Bandra, Bandra East|Bandra E, Bandra West|Bandra W|Pali Hill, Bandra Kurla Complex|BKC, Khar|Khar West, Santacruz|Santa Cruz, Vile Parle|Parle, Juhu, Versova, Jogeshwari, Goregaon, Goregaon East|Goregaon E, Goregaon West|Goregaon W, Malad, Malad East, Malad West, Kandivali|Kandivli, Kandivali East, Kandivali West, Borivali|Borivli, Borivali East, Borivali West, Dahisar, Mira Road|Mira Bhayandar, Bhayandar, Vasai, Virar, Nalasopara|Nala Sopara, Powai, Chandivali, Vikhroli, Ghatkopar, Ghatkopar East, Ghatkopar West, Kurla, Chembur, Sion, Wadala, Matunga, Dadar, Dadar East, Dadar West|Shivaji Park, Mahim, Prabhadevi, Lower Parel, Parel, Worli, Mahalaxmi, Byculla, Tardeo, Malabar Hill, Breach Candy, Cuffe Parade, Colaba, Churchgate, Marine Drive|Marine Lines, Nariman Point, Mulund, Mulund East, Mulund West, Bhandup, Kanjurmarg, Nahur, Govandi, Mankhurd, Oshiwara, Saki Naka|Sakinaka, Marol, Hiranandani Gardens, Pedder Road, Girgaon, Grant Road, Sewri, Bhiwandi, South Mumbai|SoBo|South Bombay, Central Mumbai, North Mumbai|Western Suburbs, Naigaon, Thakur Village, Thakur Complex, Kalbadevi, Charni Road, Lalbaug, Gorai, Madh Island, Antop Hill, Mazgaon, Walkeshwar, Kemps Corner, Napean Sea Road|Nepean Sea Road, Andheri Kurla Road, JB Nagar, DN Nagar, Four Bungalows, Yari Road, Evershine Nagar',
  ],
  [
    'Navi Mumbai',
    'Vashi, Nerul, Belapur|CBD Belapur, Kharghar, Panvel, New Panvel, Airoli, Ghansoli, Koparkhairane|Kopar Khairane, Sanpada, Seawoods, Ulwe, Taloja, Kamothe, Kalamboli, Juinagar, Dronagiri, Turbhe, Karanjade, Rabale, Mahape, Kharkopar, Khandeshwar, Palm Beach Road',
  ],
  [
    'Thane',
    'Thane West|Thane W, Thane East|Thane E, Ghodbunder Road|GB Road|Ghodbunder, Majiwada, Kolshet Road|Kolshet, Manpada, Kasarvadavali, Hiranandani Estate, Vartak Nagar, Pokhran Road, Kalwa, Dombivli|Dombivali, Dombivli East, Dombivli West, Kalyan, Kalyan West|Kalyan paschim, Ambernath, Badlapur, Ulhasnagar, Wagle Estate, Naupada, Balkum, Palava|Palava City|Lodha Palava, Mumbra, Titwala, Waghbil, Kapurbawdi, Owale',
  ],
  [
    'Pune',
    'Hinjewadi|Hinjawadi, Wakad, Baner, Balewadi, Aundh, Kothrud, Viman Nagar, Kharadi, Hadapsar, Magarpatta|Magarpatta City, Koregaon Park|KP, Kalyani Nagar, Wagholi, Undri, Kondhwa, NIBM Road|NIBM, Bavdhan, Pashan, Warje, Sinhagad Road, Katraj, Dhayari, Ambegaon, Pimpri, Chinchwad, Pimple Saudagar, Pimple Nilakh, Pimple Gurav, Ravet, Punawale, Tathawade, Moshi, Chakan, Talegaon, Nigdi, Bhosari, Dhanori, Vishrantwadi, Lohegaon, Mundhwa, Keshav Nagar, Manjri, Fursungi, Camp, Shivajinagar|Shivaji Nagar, Erandwane, Deccan Gymkhana|Deccan, Swargate, Bibwewadi, Karve Nagar, Mahalunge, Sus Road|Sus, Yerwada|Yerawada, Amanora, Lavasa, Salunkhe Vihar, Wanowrie, Mohammadwadi, Yewalewadi, Pisoli, Handewadi, Wadgaon Sheri, Wadgaon Budruk, Narhe, Dhankawadi, Sadashiv Peth, Narayan Peth, Kasba Peth, Model Colony, Senapati Bapat Road|SB Road, FC Road, MG Road, Fatima Nagar, Kiwale, Gahunje, Chikhali, Sangvi|New Sangvi, Thergaon, Kalewadi, Rahatani, Charholi, Alandi, Dehu Road, Uruli Kanchan',
  ],
  [
    'Delhi',
    'Dwarka, Saket, Vasant Kunj, Vasant Vihar, Rohini, Pitampura, Lajpat Nagar, Greater Kailash|GK, Greater Kailash 1|GK 1|GK1, Greater Kailash 2|GK 2|GK2, Hauz Khas, Green Park, Chittaranjan Park|CR Park|C R Park, Janakpuri, Karol Bagh, Connaught Place|कनॉट प्लेस|कनाट प्लेस|CP, Rajouri Garden|राजौरी गार्डन, Punjabi Bagh, Paschim Vihar, Mayur Vihar, Mayur Vihar Phase 1|Mayur Vihar I, Patparganj|IP Extension, Preet Vihar, Laxmi Nagar|Lakshmi Nagar, Defence Colony|Def Col, South Extension|South Ex, New Friends Colony|NFC, Kalkaji, Malviya Nagar, Safdarjung Enclave|Safdarjung, Panchsheel Park, Sarita Vihar, Jasola, Okhla, Chhatarpur|Chattarpur, Mehrauli, Uttam Nagar, Vikaspuri, Tilak Nagar, Patel Nagar, Rajinder Nagar|Rajendra Nagar, Shalimar Bagh, Ashok Vihar, Model Town, Mukherjee Nagar, Civil Lines, Najafgarh, Narela, Burari, Dilshad Garden, Shahdara, Vivek Vihar, East of Kailash, Chanakyapuri, Jor Bagh, Golf Links, Sainik Farms|Sainik Farm, DU North Campus|North Campus|Delhi Univ North Campus|Delhi University North Campus, DU South Campus|South Campus|Delhi University South Campus, Nehru Place|नेहरू प्लेस, Govindpuri, Sangam Vihar, Munirka, South Delhi, North Delhi, East Delhi, West Delhi, Central Delhi, Chandni Chowk, Sarojini Nagar, Kamla Nagar, Moti Nagar, Kirti Nagar, Naraina, Mahipalpur, Dwarka Mor, Inderpuri, Paharganj, Kailash Colony, Nizamuddin|Nizamuddin East, Jangpura, Lodhi Colony|Lodi Colony, RK Puram, Khanpur, Tughlakabad, Mayapuri, Hari Nagar, Subhash Nagar, Mahavir Enclave, Rani Bagh, Timarpur, GTB Nagar, Daryaganj, Neb Sarai, Katwaria Sarai, Pandav Nagar, Krishna Nagar, Karkardooma, Anand Vihar, Yamuna Vihar, Kashmere Gate',
  ],
  [
    'Gurgaon',
    'DLF Phase 1|DLF 1, DLF Phase 2|DLF 2, DLF Phase 3|DLF 3, DLF Phase 4|DLF 4, DLF Phase 5|DLF 5, DLF City, Golf Course Road, Golf Course Extension Road|Golf Course Extension|Golf Course Ext, Sohna Road, Sushant Lok|Sushant Lok 1, South City|South City 1, South City 2, Palam Vihar, MG Road, Cyber City|DLF Cyber City|Cyber Hub, Udyog Vihar, Dwarka Expressway|Dwarka Expy, New Gurgaon, Manesar|IMT Manesar, Nirvana Country, Malibu Town, Ardee City, Sector 56 Huda, Southern Peripheral Road|SPR, Civil Lines, Sushant Lok 2, Sushant Lok 3, Greenwood City, Sikanderpur, Old Gurgaon',
  ],
  [
    'Noida',
    'Noida Expressway|Noida Greater Noida Expressway, Film City, Jaypee Greens Wish Town|Wish Town, Central Noida',
  ],
  [
    'Greater Noida',
    'Greater Noida West|Noida Extension|Noida Extention|नोएडा एक्सटेंशन|Noida Extn, Pari Chowk, Techzone 4|Tech Zone 4, Omicron, Alpha 1, Beta 2, Gaur City 1, Gaur City 2, Gaur City, Yamuna Expressway, Knowledge Park, Chi Phi, Gamma, Alpha 2, Beta 1, Delta 1, Delta 2, Swarn Nagri',
  ],
  [
    'Ghaziabad',
    'Indirapuram, Vaishali, Vasundhara, Raj Nagar Extension|Raj Nagar Extn, Raj Nagar, Crossings Republik|Crossing Republik, Kaushambi, Siddharth Vihar, Govindpuram, Mohan Nagar, Sahibabad, Loni, Kavi Nagar, Shastri Nagar, Nehru Nagar, Modinagar, Muradnagar, Wave City, Pratap Vihar, Shalimar Garden',
  ],
  [
    'Faridabad',
    'Greenfield Colony, Neharpar|Nehar Par, Surajkund, Ballabhgarh, NIT Faridabad, Badarpur Border, Sainik Colony, Charmwood Village, Old Faridabad',
  ],
  [
    'Hyderabad',
    'Gachibowli, Madhapur, Hitech City|HITEC City|Hi-Tech City|Hightech City, Kondapur, Kokapet, Manikonda, Narsingi, Nanakramguda, Financial District, Banjara Hills|Banjara, Jubilee Hills|Jubilee, Begumpet, Kukatpally|KPHB|KPHB Colony, Miyapur, Nizampet, Bachupally, Kompally, Alwal, Sainikpuri, Uppal, LB Nagar, Dilsukhnagar, Nagole, Kothapet, Vanasthalipuram, Shamshabad, Attapur, Tolichowki, Mehdipatnam, Ameerpet, SR Nagar, Somajiguda, Punjagutta, Himayatnagar, Himayat Nagar, Abids, Malkajgiri, Tarnaka, Habsiguda, Tellapur, Chandanagar, Beeramguda, Patancheru, Puppalaguda, Shaikpet, Yousufguda, Secunderabad, Bowenpally, Hafeezpet, Moosapet, Pragathi Nagar, Shankarpally, Adibatla, Mokila, Shadnagar, Medchal, Hayathnagar, Nallagandla, Gopanpally, Kollur, Osman Nagar, Gandipet, Khajaguda, Raidurg|Rai Durg, Masjid Banda, Lingampally|Serilingampally, Madinaguda, Bolarum, Yapral, AS Rao Nagar, ECIL, Kapra, Nacharam, Boduppal, Peerzadiguda, Ghatkesar, Pocharam, Ramanthapur, Amberpet, Malakpet, Karmanghat, Saroornagar, Tukkuguda, Maheshwaram, Ibrahimpatnam, Kismatpur, Rajendranagar, Film Nagar, Sanath Nagar, Erragadda, Balanagar, Jeedimetla, Suchitra|Suchitra Circle, Shamirpet, Sangareddy, MG Road',
  ],
  [
    'Chennai',
    'Adyar, Mylapore, Nungambakkam, T Nagar|Thyagaraya Nagar, Anna Nagar, Velachery, Thoraipakkam|Thuraipakkam, Sholinganallur, Navalur|Navallur, Medavakkam, Tambaram, West Tambaram, East Tambaram, Porur, Ambattur, OMR|Old Mahabalipuram Road, ECR|East Coast Road, Perungudi, Pallikaranai, Kelambakkam, Siruseri, Guduvanchery|Guduvancheri, Chromepet, Pallavaram, Guindy, Saidapet, Kodambakkam, Vadapalani, Ashok Nagar, KK Nagar, Alwarpet, Boat Club, Besant Nagar, Thiruvanmiyur, Egmore, Kilpauk, Perambur, Kolathur, Madhavaram, Avadi, Poonamallee, Mogappair|Mugappair, Valasaravakkam, Ramapuram, Manapakkam, Nanganallur, Madipakkam, Perumbakkam, Vandalur, Sriperumbudur, Oragadam, Royapettah, Triplicane, Padur, Neelankarai, Injambakkam, Kovilambakkam, Keelkattalai, Selaiyur, Sembakkam, Perungalathur, Urapakkam, Maraimalai Nagar, Singaperumal Koil, Iyyappanthangal, Mangadu, Kundrathur, Virugambakkam, Saligramam, West Mambalam, Aminjikarai, Villivakkam, Korattur, Thirumullaivoyal, Red Hills|Redhills, Thiruvottiyur, Tondiarpet, Royapuram, Purasaiwakkam|Purasawalkam, Chetpet, RA Puram|Raja Annamalai Puram, Mandaveli, Gopalapuram, Teynampet, Karapakkam, Semmancheri, Thalambur, Palavakkam, Kottivakkam, Taramani, Anna Salai|Mount Road',
  ],
  [
    'Kolkata',
    'Salt Lake|Salt Lake City|Bidhannagar, New Town|Newtown|Rajarhat New Town, Rajarhat, Ballygunge, Alipore, Behala, Tollygunge, Garia, Jadavpur, Park Street, EM Bypass, Kasba, Dum Dum, Lake Town, Baguiati, Howrah Maidan, New Alipore, Bhowanipore|Bhawanipur, Gariahat, Joka, Barasat, Madhyamgram, Sonarpur, Narendrapur, Ultadanga, Shyambazar, Belghoria, Lake Gardens, Santoshpur, Mukundapur, Action Area 1, Action Area 2, Action Area 3, Kalighat, Golpark, Dhakuria, Jodhpur Park, Anandapur, Patuli, Baghajatin, Naktala, Bansdroni, Haridevpur, Thakurpukur, Maheshtala, Budge Budge, Chinar Park, Kaikhali, Teghoria, Nagerbazar, Sodepur, Khardah, Barrackpore, Kankurgachi, Phoolbagan, Beliaghata, Entally, Park Circus, Topsia, Esplanade, Sealdah, Girish Park, Baranagar, Uttarpara',
  ],
  [
    'Ahmedabad',
    'Satellite, Bopal, South Bopal, Prahlad Nagar, SG Highway, Thaltej, Bodakdev, Vastrapur, Navrangpura, Maninagar, Naranpura, Chandkheda, Gota, Shela, Sola, Science City, Paldi, Ambawadi, Nikol, Naroda, Vastral, Ghatlodia, Motera, Sanand, Memnagar, Gurukul, Vejalpur, Jodhpur Village, Ellis Bridge, Shilaj, Shahibaug, Bapunagar, Odhav, Isanpur, Narol, Vatva, Sarkhej, Makarba, Ambli, Sindhu Bhavan Road, CG Road, Ashram Road, Usmanpura, Ranip, New Ranip, Sabarmati, Tragad, Zundal, Adalaj, Ghuma',
  ],
  [
    'Surat',
    'Vesu, Adajan, Pal, Althan, Piplod, Varachha, Katargam, Dumas Road, Citylight, Mota Varachha, Dindoli, Udhna, Bhatar, Ghod Dod Road, Parle Point, Athwa|Athwalines, Rander, Jahangirpura, Sarthana, Kamrej',
  ],
  [
    'Vadodara',
    'Alkapuri, Gotri, Vasna, Manjalpur, Waghodia Road, Sama, Akota, Gorwa, Bhayli, Fatehgunj, Karelibaug, Subhanpura, Sayajigunj, Harni, Nizampura, Tandalja, Old Padra Road|OP Road, Makarpura, Ajwa Road, Sevasi',
  ],
  ['Rajkot', 'Kalawad Road, 150 Feet Ring Road, Mavdi, University Road, Raiya Road, Nana Mava'],
  [
    'Jaipur',
    'Vaishali Nagar, Malviya Nagar, Mansarovar, Jagatpura, C Scheme, Raja Park, Tonk Road, Ajmer Road, Sanganer, Pratap Nagar, Vidhyadhar Nagar|Vidyadhar Nagar, Sirsi Road, Jhotwara, Bani Park, Sitapura, Muhana, Kalwar Road, Bapu Nagar, Civil Lines, Sodala, Shyam Nagar, Nirman Nagar, Gopalpura, Durgapura, Mahesh Nagar, Jawahar Nagar, Adarsh Nagar, MI Road, Ambabari, Murlipura, Chitrakoot, Agra Road, Sikar Road, Gandhi Path, Bhankrota',
  ],
  [
    'Lucknow',
    'Gomti Nagar, Gomti Nagar Extension, Hazratganj, Aliganj, Indira Nagar, Alambagh, Jankipuram, Sushant Golf City, Mahanagar, Vrindavan Yojana, Ashiyana, Faizabad Road, Sultanpur Road, Raebareli Road, Chinhat, Vikas Nagar, Aminabad, Rajajipuram, Vibhuti Khand, Shaheed Path, IIM Road, Sitapur Road, Kanpur Road, LDA Colony, Telibagh, Kursi Road, Nishatganj',
  ],
  [
    'Indore',
    'Vijay Nagar, Palasia, Bhawarkua, Super Corridor, Rau, Nipania, Bypass Road, Scheme 54, Rajendra Nagar, AB Road, LIG Colony, MG Road, Sudama Nagar, Annapurna Road, Bicholi Mardana, Mahalaxmi Nagar, Scheme 78, Scheme 140, Khajrana, Pipliyahana, Khandwa Road, Silicon City',
  ],
  [
    'Bhopal',
    'Arera Colony, Kolar Road, MP Nagar, Hoshangabad Road, Ayodhya Bypass, Bawadiya Kalan, Shahpura, Misrod, Katara Hills, Bagmugalia, Awadhpuri, Ayodhya Nagar, Lalghati, Bairagarh, Karond, TT Nagar, Salaiya, Chuna Bhatti',
  ],
  [
    'Nagpur',
    'Dharampeth, Wardha Road, Manish Nagar, Besa, Hingna, Civil Lines, Pratap Nagar, Sadar, Mihan, Central Avenue, Ramdaspeth, Trimurti Nagar, Somalwada, Narendra Nagar, Hudkeshwar, Beltarodi, Jaitala, Katol Road, Koradi Road, Jaripatka, Sitabuldi, Nandanvan, Manewada, Umred Road',
  ],
  [
    'Nashik',
    'Gangapur Road, College Road, Indira Nagar, Pathardi Phata, Panchavati, Nashik Road, Cidco Nashik, Deolali, Satpur, Mumbai Naka, Govind Nagar, Mahatma Nagar, Adgaon, Makhmalabad, Trimbak Road',
  ],
  [
    'Kochi',
    'Kakkanad, Edappally|Edapally, Vyttila, Marine Drive, Panampilly Nagar, Aluva, Kaloor, Palarivattom, Tripunithura, Fort Kochi, Kadavanthra, Infopark, MG Road, Kalamassery, Thrikkakara, Maradu, Thevara, Elamakkara, Vennala, Angamaly, Seaport Airport Road',
  ],
  [
    'Thiruvananthapuram',
    'Kazhakkoottam|Kazhakuttam, Pattom, Kowdiar, Technopark, Sreekaryam, Vazhuthacaud, Peroorkada, Kesavadasapuram, Vattiyoorkavu, Kumarapuram, Nemom, Attingal, Ulloor, Poojappura, Karamana',
  ],
  [
    'Coimbatore',
    'RS Puram, Saravanampatti, Peelamedu, Gandhipuram, Race Course, Singanallur, Vadavalli, Kovaipudur, Ganapathy, Thudiyalur, Kalapatti, Avinashi Road, Trichy Road, Sulur, Podanur, Kuniyamuthur, Sundarapuram, Saibaba Colony, Vilankurichi, Kavundampalayam, Mettupalayam Road',
  ],
  ['Chandigarh', 'Manimajra, IT Park Chandigarh, Sector 17, Sector 22, Sector 35'],
  ['Mohali', 'Aerocity, Nayagaon, Kharar, Mullanpur|New Chandigarh, Sunny Enclave, Phase 7 Mohali'],
  ['Zirakpur', 'VIP Road, Dhakoli, Peer Muchalla, Patiala Road, Baltana'],
  [
    'Visakhapatnam',
    'Madhurawada, Anandapuram, MVP Colony, Gajuwaka, Rushikonda, Seethammadhara, Yendada, Beach Road, Dwaraka Nagar, Kommadi, Pendurthi, Bheemili|Bheemunipatnam, Siripuram, Akkayyapalem, Kurmannapalem, Gopalapatnam',
  ],
  [
    'Vijayawada',
    'Benz Circle, Gannavaram, Tadepalli, Kanuru, Poranki, Moghalrajpuram, Patamata, Labbipet, Gollapudi, Ramavarappadu, Mangalagiri, Bhavanipuram',
  ],
  [
    'Mysuru',
    'Vijayanagar, Kuvempunagar, Gokulam, Jayalakshmipuram, Bogadi, Hebbal Mysore, Hebbal Industrial Area, Saraswathipuram, Bannimantap, Ramakrishnanagar, Dattagalli, Srirampura, Vontikoppal, Yadavagiri, Siddhartha Layout',
  ],
  [
    'Goa',
    'Panjim|Panaji, Porvorim, Candolim, Calangute, Anjuna, Vagator, Assagao, Siolim, Margao|Madgaon, Vasco, Mapusa, Dona Paula, Colva, Nerul Goa, Arpora, Benaulim',
  ],
  [
    'Bhubaneswar',
    'Patia, Chandrasekharpur, Khandagiri, Saheed Nagar, Jaydev Vihar, Nayapalli, Kalinga Nagar, Sundarpada, Baramunda, Rasulgarh, Sailashree Vihar, Pahala, Hanspal',
  ],
  [
    'Patna',
    'Boring Road, Kankarbagh, Danapur, Bailey Road, Patliputra Colony, Rajendra Nagar, Ashiana Nagar, Phulwari Sharif, Saguna More, Gola Road, Anisabad, Kurji, Khagaul, Exhibition Road, Bihta, Rukanpura',
  ],
  [
    'Ranchi',
    'Kanke Road, Lalpur, Harmu, Bariatu, Doranda, Hinoo, Kokar, Morabadi, Ratu Road, Hatia, Namkum, Ashok Nagar',
  ],
  [
    'Dehradun',
    'Rajpur Road, Sahastradhara Road, Vasant Vihar, Dalanwala, Jakhan, Prem Nagar, Haridwar Road, Mussoorie Road, Clement Town, Ballupur, GMS Road, Raipur Road, Doiwala, Selaqui, Shimla Bypass, Chakrata Road',
  ],
  [
    'Guwahati',
    'Beltola, Dispur, Zoo Road, Six Mile, Ganeshguri, Jalukbari, Hatigaon, GS Road, Khanapara, Maligaon, Chandmari, Ulubari, Bhangagarh, Narengi, VIP Road',
  ],
  ['Raipur', 'Shankar Nagar, Pandri, VIP Road, Kachna, Mowa, Telibandha, Amlidih'],
  [
    'Ludhiana',
    'Sarabha Nagar, Dugri, Pakhowal Road, Model Town, Ferozepur Road, BRS Nagar, Civil Lines, Haibowal, Chandigarh Road, Rajguru Nagar, Barewal',
  ],
  [
    'Kanpur',
    'Kakadeo, Swaroop Nagar, Kidwai Nagar, Kalyanpur, Civil Lines, Panki, Govind Nagar, Arya Nagar, Barra, Jajmau, Shyam Nagar, Naubasta, Ratan Lal Nagar',
  ],
  [
    'Varanasi',
    'Lanka, Sigra, Sarnath, Mahmoorganj, Assi, Bhelupur, Shivpur, Sunderpur, Pandeypur, Nadesar, Ramnagar, Samne Ghat',
  ],
  [
    'Agra',
    'Dayal Bagh|Dayalbagh, Sikandra, Kamla Nagar, Fatehabad Road, Tajganj, Shastripuram, Shamshabad Road, Bodla, Sanjay Place, Khandari',
  ],
  ['Madurai', 'Anna Nagar, KK Nagar, Thiruparankundram, SS Colony, Tallakulam, Othakadai'],
  ['Tiruchirappalli', 'Thillai Nagar, Srirangam, KK Nagar, Woraiyur'],
  ['Mangaluru', 'Bejai, Kadri, Kankanady, Surathkal, Derebail'],
  ['Amritsar', 'Ranjit Avenue, Lawrence Road, Majitha Road, Green Avenue'],
  ['Jodhpur', 'Shastri Nagar, Sardarpura, Paota, Chopasni, Ratanada'],
  ['Udaipur', 'Hiran Magri, Fatehpura, Bhuwana, Sukher'],
  ['Kota', 'Talwandi, Vigyan Nagar, Mahaveer Nagar, Kunhari, Landmark City'],
  ['Prayagraj', 'Civil Lines, Jhunsi, Naini, Teliyarganj, Jhalwa'],
  ['Meerut', 'Shastri Nagar, Modipuram, Ganga Nagar, Pallavpuram'],
  ['Gwalior', 'Thatipur, Morar, Lashkar'],
  ['Jabalpur', 'Vijay Nagar, Napier Town, Wright Town, Adhartal'],
  ['Howrah', 'Shibpur, Liluah, Salkia'],
  ['Gandhinagar', 'Kudasan, Sargasan, Raysan, Gift City, Randesan'],
]
