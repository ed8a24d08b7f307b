/** More localities of the north: Delhi and around, Punjab, Haryana, Rajasthan, the hills, written as in `known-locality.ts`. */
export const northernLocalities: readonly (readonly [city: string, localities: string])[] = [
  [
    'Delhi',
    'Moti Bagh, Sarai Rohilla, Sarai Kale Khan, Badarpur, Tughlakabad Extension, Govindpuri Extension, Chirag, Malviya Nagar Extension, Khirki Extension, Freedom Fighter Enclave, Saidulajab, Lado Sarai, Ber Sarai, Kishangarh Village, Mahipalpur Extension, Rangpuri, Rajokri, Ghitorni, Sultanpur, Aya Nagar, Fatehpur Beri, Asola, Greater Kailash 3|GK 3, Greater Kailash Enclave, Chittaranjan Park Pocket, Alaknanda, Kalkaji Extension, Nehru Enclave, Garhi, Lajpat Nagar 2, Lajpat Nagar 4, Amar Colony, Jangpura Extension, Bhogal, Maharani Bagh, Sukhdev Vihar, Jamia Nagar, Shaheen Bagh, Okhla Vihar, Batla House, Zakir Nagar, Jaitpur, Madanpur Khadar, Sarita Vihar Pocket, Andrews Ganj, South Extension 1, South Extension 2, Kotla Mubarakpur, Gulmohar Park, Niti Bagh, Anand Niketan, West End, Sunder Nagar, Nizamuddin West, Pandara Road, Barakhamba Road, Gole Market, Mandir Marg, Patel Nagar West|West Patel Nagar, Patel Nagar East|East Patel Nagar, South Patel Nagar, Old Rajinder Nagar|Old Rajendra Nagar, New Rajinder Nagar, Shadipur, Inderlok, Shastri Nagar, Tri Nagar, Keshav Puram, Wazirpur, Azadpur, Adarsh Nagar, Jahangirpuri, Haiderpur, Prashant Vihar, Saraswati Vihar, Rishi Nagar, Kohat Enclave, Netaji Subhash Place, Budh Vihar, Begumpur, Prem Nagar, Sultanpuri, Mangolpuri, Nangloi, Peeragarhi, Mundka, Tikri Kalan, Bawana, Holambi Kalan, Swaroop Nagar, Sant Nagar, Wazirabad, Nirankari Colony, Vijay Nagar, Hudson Lane, Outram Lines, Kingsway Camp, Shakti Nagar, Roop Nagar, Malka Ganj, Vishwavidyalaya, Sabzi Mandi, Kishanganj, Chawri Bazar, Seelampur, Welcome Colony, Gokulpuri, Bhajanpura, Khajuri Khas, Karawal Nagar, Dayalpur, Johripur, Nand Nagri, Dilshad Colony, Jhilmil Colony, Surajmal Vihar, Ram Vihar, Rajgarh Colony, Gandhi Nagar, Geeta Colony, Shakarpur, Ganesh Nagar, Mandawali, Mayur Vihar II, Mayur Vihar III, Vasundhara Enclave, Dallupura, New Ashok Nagar, Kondli, Trilokpuri, Kalyanpuri, Nirman Vihar, Savita Vihar, Yojana Vihar, Bihari Colony, Vishwas Nagar, Tagore Garden, Ramesh Nagar, Raja Garden, Basai Darapur, Fateh Nagar, Ashok Nagar, Janak Park, Janakpuri West, Janakpuri East, Vikas Nagar, Hastsal, Mohan Garden, Nawada, Rajapuri, Sewak Park, Bindapur, Palam Colony|Palam, Sadh Nagar, Raj Nagar, Dabri, Sagarpur, Sitapuri, Dashrath Puri, Delhi Cantt, Dhaula Kuan, Naraina Vihar, Pusa Road, Dev Nagar, Bali Nagar, Chander Vihar, Nilothi, Nihal Vihar, Shiv Vihar, Ranhola, Dichaon Kalan, Kakrola, Matiala, Goyla Dairy, Chhawla, Kapashera, Bijwasan, Samalkha, Nasirpur, Manglapuri, L Zone Dwarka|L Zone, Chattarpur Enclave, Chattarpur Extension, Devli, Khanpur Extension, Tigri, Ambedkar Nagar, Pushp Vihar, Saket Modular, Neb Valley, IGNOU Road, Westend Greens, DLF Farms, Sheikh Sarai, Panchsheel Enclave, Panchsheel Vihar, Soami Nagar, Navjeevan Vihar, Geetanjali Enclave, Sarvodaya Enclave, Sarvapriya Vihar, Adchini, Kalu Sarai, Begumpur Malviya, Jia Sarai, Green Park Extension, Yusuf Sarai, Gautam Nagar, Gulmohar Enclave, Hauz Khas Enclave, Safdarjung Development Area|SDA, Nanakpura, Satya Niketan, Kidwai Nagar, Netaji Nagar, Laxmi Bai Nagar, INA Colony, Friends Colony, Karampura, Uday Park, Paryavaran Complex, Khan Market, Masjid Moth, Sriniwaspuri, Jhandewalan, Said ul Ajaib, Mansa Ram Park, Shanti Niketan',
  ],
  [
    'Gurgaon',
    'Sushant Lok 3 Extension, Rosewood City, Mayfield Garden, Vatika City, Uppal Southend, Orchid Island, DLF Garden City, New Palam Vihar, Ashok Vihar, Rajendra Park, Laxman Vihar, Surat Nagar, Dhanwapur, Basai, Basai Road, Jacobpura, Patel Nagar, Krishna Colony, Shivaji Nagar, Jharsa, Islampur, Sikandarpur Ghosi, Chakkarpur, Nathupur, Wazirabad, Ghata, Badshahpur, Bhondsi, Tikri, Fazilpur, Wazirpur, Garhi Harsaru, Pataudi Road, Farukhnagar, Kherki Daula, Naurangpur, Vatika India Next, Tauru, Gwal Pahari, Gurgaon Faridabad Road, Aravali Hills, Ambience Island, Belvedere Park, Essel Tower, Hamilton Court, Carlton Estate, Silver Oaks, Princeton Estate, Maruti Kunj, Sheetla Colony, Om Nagar, Saraswati Enclave, Hans Enclave, Sukhrali, Kadipur, Gandhi Nagar, Bhim Nagar, Arjun Nagar, Jyoti Park, Madanpuri, Dayanand Colony, Vikas Nagar, Sanjay Gram, Dundahera, Carterpuri, Bajghera, Daulatabad, Dharampur, Babupur, Sihi, Hayatpur, Subhash Chowk, Rajiv Chowk, IFFCO Chowk, Hero Honda Chowk, Signature Tower, Golf Estate, Farrukhnagar',
  ],
  [
    'Noida',
    'Bhangel, Barola, Hoshiyarpur, Mamura, Khora Colony, Atta Market, Naya Bans, Harola, Nithari, Chhalera, Agahpur, Salarpur, Gejha, Hajipur, Sarfabad, Parthala, Sorkha, Morna, Noida City Centre, Golf Course, Arun Vihar, Kendriya Vihar, Jal Vayu Vihar, Raghunathpur, Garhi Chaukhandi, FNG Expressway',
  ],
  [
    'Greater Noida',
    'Surajpur, Kasna, Tilpata, Bisrakh, Gaur Yamuna City, Eta 1, Eta 2, Zeta 1, Zeta 2, Theta 2, Mu 1, Mu 2, Sigma 1, Sigma 2, Sigma 3, Sigma 4, Rho 1, Rho 2, Pi 1, Pi 2, Phi 2, Phi 3, Phi 4, Chi 3, Chi 4, Chi 5, Omega 1, Gamma 1, Gamma 2, Alpha Commercial Belt, Jaypee Greens, Ek Murti Chowk, Char Murti Chowk, Ecotech 3, Ecotech 1, Knowledge Park 2, Knowledge Park 3, Knowledge Park 5, Haibatpur, Roza Jalalpur, Sakipur, Habibpur, Shahberi, Iteda, Patwari, Techzone 7, Dadri, Dankaur, Rabupura, Swarn Nagari, Delta 3, NTPC Society, Ace City, Gaur Chowk, Kisan Chowk, Delta 1 Market, Buddha Circuit',
  ],
  [
    'Ghaziabad',
    'Ahinsa Khand, Ahinsa Khand 1, Ahinsa Khand 2, Niti Khand, Niti Khand 1, Shakti Khand, Shakti Khand 2, Gyan Khand, Nyay Khand, Vaibhav Khand, Abhay Khand, Indirapuram Extension, Vaishali Extension, Rajendra Nagar, Lajpat Nagar, Shalimar Garden Extension, Brij Vihar, Surya Nagar, Ramprastha, Chander Nagar, Vijay Nagar, Sanjay Nagar, Nandgram, Gandhi Nagar, Patel Nagar, Lohia Nagar, Chiranjiv Vihar, Swarn Jayanti Puram, Avantika, Kamla Nehru Nagar, Nehru Nagar 2, Ashok Nagar, Dasna, Lal Kuan, Dundahera, Behrampur, Shahpur Bamheta, Aditya World City, Landcraft, Sahibabad Industrial Area, Bhopura, Tulsi Niketan, Karhera, Arthala, Sewa Nagar, Turab Nagar, Ambedkar Road, Meerut Road, Hapur Road, Morta, Duhai, Madhuban Bapudham, Makanpur, Kala Patthar, Loni Dehat, Ankur Vihar, DLF Ankur Vihar, Indraprastha, Ram Park, Shipra Sun City, Jaipuria Enclave, Windsor Park',
  ],
  [
    'Faridabad',
    'Ashoka Enclave, Spring Field Colony, Dayal Bagh, SGM Nagar, Jawahar Colony, Dabua Colony, Sanjay Colony, NIT 1, NIT 2, NIT 3, NIT 5, Parvatiya Colony, Nangla Enclave, BPTP Parklands, Greater Faridabad, Kheri Kalan, Tigaon, Tigaon Road, Bhuapur, Kabulpur, Palla, Sehatpur, Agwanpur, Ismailpur, Badkhal, Sainik Vihar, Eros Garden, Lakkarpur, Anangpur, Sarai Khwaja, Ajronda, Mujesar, Sihi Gate, Tirkha Colony, Chawla Colony, Adarsh Nagar, Bhikam Colony, Bypass Road, Sohna Road, Omaxe Heights, RPS City',
  ],
  [
    'Chandigarh',
    'Burail, Dhanas, Maloya, Dadu Majra, Daria, Mauli Jagran, Hallo Majra, Behlana, Raipur Khurd, Raipur Kalan, Kishangarh, Modern Housing Complex, Attawa, Kajheri, Badheri, Ram Darbar, Colony Number 4, Sarangpur, Khuda Ali Sher, Khuda Lahora, Kaimbwala',
  ],
  [
    'Mohali',
    'Industrial Area, Landran, Kharar Landran Road, Kharar Road, Desu Majra, Balongi, Sante Majra, Chajju Majra, Shivalik City, Gillco Valley, Gillco, Guru Nanak Colony, TDI City, Wave Estate, Janta Land Promoters|JLPL, Preet City, Sohana, Mataur, Kumbra, Chilla, Banur, Kurali, Omaxe New Chandigarh, Eco City, DLF Mullanpur, Chandigarh Kharar Highway, Darpan City, Mundi Kharar, Badala, Mamta Enclave, Swaraj Enclave, Phase 3B2|3B2, IT City',
  ],
  [
    'Panchkula',
    'Mansa Devi Complex|MDC, Mansa Devi, Pinjore, Kalka, Amravati Enclave, DLF Valley, Barwala, Ramgarh Road, Budanpur, Saketri, Panchkula Extension, Peer Muchalla, Trishla City, Nada Sahib, Suraj Pur, HMT Township, Morni Hills, Majri Chowk, Abheypur',
  ],
  [
    'Zirakpur',
    'Lohgarh, Gazipur, Nabha, Bishanpura, Bhabat, Pabhat, High Ground Road, Ambala Highway, Kishanpura, Singhpura, Utrathiya, Nagla Road, Chandigarh Ambala Highway, PR7 Road, Old Ambala Road, Sanauli, Gulabgarh, Zirakpur Patiala Highway, Maya Garden, Sushma Joynest, Highland Park, Himalaya Enclave, Shivalik Vihar, Preet Colony, Daulat Singh Wala, Savitry Greens, Ramgarh Bhudda',
  ],
  [
    'Ludhiana',
    'Gurdev Nagar, Aggar Nagar, Kitchlu Nagar, Rishi Nagar, Shaheed Bhagat Singh Nagar|SBS Nagar, Ashok Nagar, Jamalpur, Focal Point, Tajpur Road, Samrala Chowk, Samrala Road, Basti Jodhewal, Rahon Road, Shimlapuri, Gill Road, Dhandra Road, Dhandari Kalan, Dholewal, Jawahar Nagar, Punjabi Bagh, Urban Estate Dugri, Basant Avenue, Omaxe Royal Residency, Canal Road, Hambran Road, Jassian Road, Salem Tabri, Kundan Puri, Tagore Nagar, Field Ganj, Bhai Randhir Singh Nagar, Mullanpur Dakha, Sahnewal, Doraha, Lohara, Daba Road, Bhamian, Kakowal Road, Noorwala Road, Phullanwal, Threeke, Sunet, Barewal Road, Model Gram, Ghumar Mandi, Rajpura, Giaspura, Moti Nagar, Vardhman Chowk, Janta Nagar, Dashmesh Nagar, Hargobind Nagar, Sidhwan Canal, Ayali, Ayali Kalan, Agar Nagar, Dhandari',
  ],
  [
    'Amritsar',
    'Kot Khalsa, Khandwala, Gumtala, Gumtala Road, Ajnala Road, Fatehgarh Churian Road, Sultanwind, Sultanwind Road, Tarn Taran Road, Jandiala Road, New Amritsar, Maqbool Road, Race Course Road, Rani Ka Bagh, Joshi Colony, Kennedy Avenue, Green Field, White Avenue, Circular Road, Katra Ahluwalia, Hall Bazar, Hukam Singh Road, Shivala Road, Vijay Nagar, Partap Nagar, Dashmesh Avenue, Gopal Nagar, Shastri Nagar, Hussainpura, Mustafabad, Tung Bala, Tung Pai, Kashmir Avenue, Mohan Nagar, Azad Nagar, Chatiwind, Naraingarh, Raja Sansi, Mal Mandi, Focal Point, Dream City, Sandhu Colony, Guru Amar Dass Avenue, Gokal Avenue, Lumsden Club, Queens Road, East Mohan Nagar, Kabir Park',
  ],
  [
    'Jalandhar',
    'New Jawahar Nagar, Jawahar Nagar, Garha, Deep Nagar, Jalandhar Cantt, Hoshiarpur Road, Kapurthala Road, Wadala Chowk, Khurla Kingra, Mota Singh Nagar, Lajpat Nagar, Adarsh Nagar, Shaheed Udham Singh Nagar, Guru Gobind Singh Avenue, Surya Enclave, Ladowali Road, Basti Nau, Basti Guzan, Basti Bawa Khel, Kala Sanghian Road, Lamba Pind, Pathankot Road, Kishanpura, Industrial Area, Vivekanand Park, Gujral Nagar, Green Model Town, Chotti Baradari, Choti Baradari, Dakoha, Paragpur, Partap Pura, Mithapur, Sofi Pind, Law Gate, Chaheru, Bhogpur, Adampur, Kartarpur, Nurmahal, Rerru, PPR Market, Urban Estate Phase 1, Urban Estate Phase 2, 66 Feet Road|66 Ft Road, Lambra, Ladhewali',
  ],
  [
    'Patiala',
    'Officers Enclave, Passey Road, Bhadson Road, Nabha Road, Sanour, Sanour Road, Punjabi Bagh, New Lal Bagh, Lal Bagh, Ghuman Nagar, Anand Nagar B, Ranjit Nagar, Gurbax Colony, Arjun Nagar, Jhill Road, Guru Nanak Nagar, Dashmesh Nagar, Tej Bagh Colony, Century Enclave, Phulkian Enclave, Hira Bagh, Chhoti Baradari, Sular, Omaxe City, Passiana, Devigarh Road, Manjit Nagar, Sheranwala Gate, Badungar, Rajbaha Road',
  ],
  [
    'Bathinda',
    'Bharat Nagar, Kamla Nehru Colony, Ganpati Enclave, Sushant City, Barnala Road, Goniana Road, Bhucho Road, Guru Ki Nagri, Paras Ram Nagar, Veer Colony, Lal Singh Basti, Dhobiana Basti, Thermal Colony, Housefed Colony, Namdev Marg, Silver Oaks Colony',
  ],
  [
    'Hoshiarpur',
    'Dashmesh Nagar, Jodhamal Road, Sutehri Road, Phagwara Road, Chandigarh Road, Tanda Road, Chintpurni Road, Una Road, Premgarh, Nai Abadi, Bahadurpur',
  ],
  [
    'Pathankot',
    'Dhangu Road, Saili Road, Abrol Nagar, Mamun, Indira Colony, Sujanpur, Dalhousie Road, Jail Road',
  ],
  ['Phagwara', 'Guru Hargobind Nagar, Hargobind Nagar, Banga Road, Law Gate'],
  [
    'Ambala',
    'Jagadhri Road, Mahesh Nagar, Jandli, Manav Chowk, Inco Chowk, Ambala Sadar, Babyal, Nanhera, Kuldeep Nagar, Durga Nagar, Naggal, Polytechnic Chowk, Cloth Market',
  ],
  [
    'Karnal',
    'Prem Nagar, Ram Nagar, Alpha City, CHD City, Meerut Road, Kaithal Road, Hansi Road, Char Chaman, Kunjpura, Mughal Canal, Ashok Nagar, Vasant Vihar, Rama Colony, Shiv Colony, Indri Road',
  ],
  [
    'Panipat',
    'TDI City, Devi Lal Colony, Jatal Road, Gohana Road, Assandh Road, Barsat Road, Sanoli Road, Babarpur, Virat Nagar, Ram Nagar, Kishanpura, Insar Bazar, Samalkha, Raj Nagar, Ugra Kheri, Sukhdev Nagar',
  ],
  [
    'Sonipat',
    'Murthal, Murthal Road, Kundli Manesar, TDI City, TDI Kundli, Gohana Road, Bahalgarh, Bahalgarh Road, Kakroi Road, Ashok Vihar, Vikas Nagar, West Ram Nagar, Jawahar Nagar, Prabhu Nagar, Atlas Road, Kamashpur, Parker City, Jindal Global City, Rathdhana',
  ],
  [
    'Rohtak',
    'Suncity, Subhash Nagar, Delhi Road, Gohana Road, Kath Mandi, Prem Nagar, Janta Colony, Shastri Nagar, Jasbir Colony, Kanheli Road, Hisar Road, Gandhi Camp, Medical Mod, PGIMS, Basant Vihar, Arya Nagar, Dev Colony, Ram Gopal Colony, Bhiwani Road, Sheela Bypass, Jind Road, Bohar',
  ],
  [
    'Hisar',
    'Urban Estate 2, Red Square Market, Barwala Road, Tosham Road, Kaimri Road, Balsamand Road, Camp Chowk, Patel Nagar, Vinod Nagar, Mill Gate, Jawahar Nagar, Adarsh Colony, Shanti Nagar, Vidyut Nagar, Satrod, Gangwa, Delhi Road, Dabra Chowk, Sirsa Road, Surya Nagar, Green Square, Krishna Nagar, Rishi Nagar, Dabra Road',
  ],
  [
    'Rewari',
    'Kutubpur, Bawal, Narnaul Road, Garhi Bolni Road, Jhajjar Road, Delhi Road, Circular Road, Naiwali Chowk, Uttam Nagar, Sadhu Shah Nagar, Brass Market, Vijay Nagar, Bhadawas Road, Shakti Nagar',
  ],
  [
    'Yamunanagar',
    'Jagadhri, Professor Colony, Radaur Road, Bilaspur Road, Gobindpuri, Lajpat Nagar, Chhoti Line, Santpura, Khera, Fountain Chowk',
  ],
  [
    'Kurukshetra',
    'Thanesar, Pipli, Shanti Nagar, Jyoti Nagar, Amin Road, Jhansa Road, Kirmach Road, Salarpur Road, Bramha Sarovar, University Third Gate, Dara Kalan',
  ],
  [
    'Bahadurgarh',
    'Line Par, Omaxe City, Jhajjar Road, Nahra Nahri Road, Najafgarh Road, Dharampura, Netaji Nagar, Sankhol, Bahadurgarh City Park, MIE',
  ],
  ['Dharuhera', 'Bestech City, Sohna Road, Alwar Bypass'],
  [
    'Bhiwadi',
    'Ashiana Town, Alwar Bypass Road, UIT Colony, Tapukara, Khushkhera, Chopanki, Harchandpur, Bhagat Singh Colony, Thara, RIICO Industrial Area, Ashiana Bageecha, Omaxe Panorama City, Mansa Chowk, Kapda Factory',
  ],
  [
    'Jaipur',
    'Kalwad Road, Niwaru Road, Benad Road, Harmada, Vaishali Estate, Hanuman Nagar, Hanuman Nagar Extension, Khatipura, Queens Road, Chitrakoot Nagar, Nemi Nagar, Girdhar Marg, Jagatpura Road, Mahal Road, Ramnagaria, Goner Road, Kho Nagoriyan, Indira Gandhi Nagar, Shivdaspura, Vatika Road, Chaksu, Bagru, Bhankrota Kalan, Dhankya, Kanakpura, Bindayaka, Meena Wala, Panchyawala, Gokulpura, Lalarpura, Dhawas, Patrakar Colony, Mansarovar Extension, Shipra Path, Madhyam Marg, Varun Path, SFS Mansarovar, Agrawal Farm, Patel Marg, New Sanganer Road, Sanganer Airport, Tonk Phatak, Lal Kothi, Gandhi Nagar, Jawaharlal Nehru Marg|JLN Marg, Barkat Nagar, Kisan Marg, Mahaveer Nagar, Jai Jawan Colony, Shanti Nagar, Triveni Nagar, Gopalpura Bypass, Riddhi Siddhi, Gurjar Ki Thadi, Imli Phatak, Swej Farm, New Sanganer, Rajendra Nagar, DCM, Heerapura, Kamla Nehru Nagar, Gandhi Path West, Lalarpura Road, Sirsi, Govindpura, Jothwara, Kanti Nagar, Sindhi Camp, Shastri Nagar, Subhash Nagar, Vijaybari Path, Road No 14, Vishwakarma Industrial Area|VKI, Amer, Amer Road, Jal Mahal, Brahmpuri, Ramganj, Johari Bazar, Chandpole, Tripolia, Tilak Nagar, Moti Doongri, Janta Colony, Jamdoli, Bassi, Kanota, Luniyawas, Paldi Meena, Jhalana, Jhalana Doongri, Siddharth Nagar, Jawahar Circle, Sitabari, Tonk Road Sanganer, Muhana Mandi, Muhana Road, Iskcon Road, Dholai, Patrakar Colony Road, Narayan Vihar, Vande Mataram Marg, Kesar Nagar, Sumer Nagar, Hasanpura, Ajmeri Gate, Sansar Chandra Road, Ashok Nagar, Prithviraj Road, Bhagwan Das Road, Sardar Patel Marg, Collectorate Circle, Kukas, Achrol, Chomu, Chomu Road, Road Number 5, Central Spine, Alka Cinema, Dadi Ka Phatak, Murlipura Scheme, Gopal Bari, Gaurav Tower, Muhana Mandi Road',
  ],
  [
    'Jodhpur',
    'Pal Road, Basni, Kudi Bhagtasni, Chopasni Housing Board, Mandore, Mandore Road, Mahamandir, Soorsagar, Banar Road, Pratap Nagar, Kamla Nehru Nagar, Jhalamand, Shikargarh, Air Force Area, High Court Colony, Circuit House Road, Pal Balaji, Sangaria, Boranada, Salawas Road, Digadi, BJS Colony, Paota C Road, Laxmi Nagar, Magra Punjla, Vivek Vihar, Umaid Heritage, Uchiyarda, Madhuban Colony, UIT Colony, Dali Bai Circle, DPS Circle, Jhanwar Road, Nandanwan, Nayapura, Rai Ka Bagh, Shastri Circle, Bhagat Ki Kothi, Masuria, Akhaliya, Salawas, Sangariya, Khema Ka Kuan, Jalori Gate',
  ],
  [
    'Udaipur',
    'Goverdhan Vilas, Govardhan Vilas, Savina, Titardi, Bedla, Bedla Road, Badgaon, Shobhagpura, New Navratan, Navratan Complex, Pulla, University Road, Bohra Ganesh, Keshav Nagar, Roop Sagar, Roopsagar Road, Panchwati, Chitrakoot Nagar, Saheli Marg, Sukhadia Circle, Ambamata, Malla Talai, Rani Road, Fateh Sagar, Lake Pichola, Ashok Nagar, Shastri Circle, Pratap Nagar, Debari, Dabok, Bhuwana Circle, Meera Nagar, RK Circle, RK Puram, Manwa Khera, Eklingpura, Balicha, Kaladwas, Surajpole, Udiapole, Bhatt Ji Ki Bari, Tekri, Gariyawas, Zawar Road, University Circle, Sajjan Nagar, Nathdwara Road, Bhupalpura, New Bhupalpura, Celebration Mall, Sapetia, Udaipole, Sewashram',
  ],
  [
    'Kota',
    'Dadabari, Gumanpura, Rajeev Gandhi Nagar|Rajiv Gandhi Nagar, Indra Vihar, Jawahar Nagar, Kunadi, Borkhera, Baran Road, Shrinathpuram, RK Puram, Rangbari, Rangbari Road, Basant Vihar, Keshavpura, Mahaveer Nagar 1, Mahaveer Nagar 2, Mahaveer Nagar 3, Mahaveer Nagar Extension, Coral Park, Electricity Board Area, Nayapura, Bhimganj Mandi, Kota Junction, Anantpura, DCM Road, Chawani, Chhawani, Ballabh Nagar, Vallabh Nagar, Chambal Garden, Kishorepura, Nanta, Bundi Road, Jhalawar Road, Subhash Nagar, Prem Nagar, Swami Vivekanand Nagar, Ganesh Nagar, Teachers Colony, Rawatbhata Road, Sogariya, Raipura, Devli Arab, Deoli Arab Road, Thegda, Aakashwani, Kansua',
  ],
  [
    'Ajmer',
    'Vaishali Nagar, Pushkar Road, Adarsh Nagar, Nasirabad Road, Kishangarh Road, Jaipur Road, Beawar Road, Ramganj, Alwar Gate, Nagra, Naka Madar, Gulab Bari, Shastri Nagar, Lohagal, Lohagal Road, Makadwali, Kotra, Haribhau Upadhyay Nagar|HBU Nagar, Anasagar, Mayo Link Road, Parbatpura, Bhajan Ganj, Ashok Nagar, Jaidhwaj, Subhash Nagar, Chachiyawas, BK Kaul Nagar, Ana Sagar Link Road, Gaurav Path, Srinagar Road, Panchsheel B Block',
  ],
  [
    'Bikaner',
    'Vallabh Garden, Rani Bazar, Jaipur Road, Murlidhar Vyas Colony, Mukta Prasad Nagar, Tilak Nagar, Samta Nagar, Vyas Colony, Khaturia Colony, Lalgarh, Rajeev Nagar, Shiv Bari, Udasar, Bichhwal, Patel Nagar, Kanta Khaturia, Sarvodaya Basti, Sudarshana Nagar, Rani Bazar Industrial Area, Jaisalmer Road, Pugal Road, Ganganagar Road',
  ],
  [
    'Alwar',
    'Scheme 10, Arya Nagar, Moti Doongri, Manu Marg, Shivaji Park, NEB, Budh Vihar, Delhi Road, Subhash Nagar, Ambedkar Nagar, Vijay Nagar, Ranjit Nagar, Surya Nagar, Malviya Nagar, Vivekanand Nagar, Apna Ghar Shalimar, Tijara, Lajpat Nagar, Jail Circle, MIA, Itarana',
  ],
  [
    'Bhilwara',
    'Shastri Nagar, RC Vyas Colony, Subhash Nagar, Kashipuri, Azad Nagar, Bapu Nagar, Vijay Singh Pathik Nagar, Pur Road, Chittor Road, Ajmer Road, Sanganer, Gayatri Nagar, Tilak Nagar, Malola Road, Suwana, Pratap Nagar, Bhopal Ganj, Sindhu Nagar, Patel Nagar, Mandpiya, Hamirgarh, Bhadada Bagh',
  ],
  [
    'Sikar',
    'Piprali Road, Nawalgarh Road, Basant Vihar, Radhakishanpura, Jaipur Road, Palwas Road, Bajaj Road, Subhash Chowk, Salasar Road, Fatehpur Road, Samrathpura',
  ],
  [
    'Sri Ganganagar',
    'Sukhadia Nagar, Jawahar Nagar, Padampur Road, Hanumangarh Road, Setia Colony, Vinoba Basti, Ridhi Sidhi Enclave, Purani Abadi, Agrasen Nagar, Suratgarh Road, Ashok Nagar',
  ],
  [
    'Dehradun',
    'Ballupur Road, Kaulagarh, Pandit Wari, Sudhowala, Nanda Ki Chowki, Jhajhra, Selakui, Bidholi, Kandoli, Subhash Nagar, Turner Road, Mohabbewala, Majra, Niranjanpur, Saharanpur Road, Patel Nagar, Kargi, Kargi Chowk, Banjarawala, Mothrowala, Dudhli, Mothrowala Road, Race Course, Dharampur, Nehru Colony, Ajabpur, Ajabpur Kalan, Rispana, Jogiwala, Mokhampur, Harrawala, Nakronda, Miyanwala, Balawala, Tunwala, Nathanpur, Nehrugram, Ladpur, Raipur, Maharana Pratap Chowk, Sahastradhara, Kulhan, Danda Lakhond, Aamwala, Tarla Aamwala, Adhoiwala, Karanpur, East Canal Road, EC Road, Race Course Road, Canal Road, Johri Gaon, Malsi, Kuthal Gate, Mussoorie Diversion, Salan Gaon, Anarwala, Vijay Colony, Hathibarkala, Cantt Road, Garhi Cantt, Anand Vihar, Indira Nagar, Engineers Enclave, Kanwali Road, Shimla Road, Bhauwala, Vikasnagar Road, Herbertpur, Raiwala, Bhaniyawala, Jolly Grant, Lachhiwala, Thano, Thano Road, Maldevta, Rajeshwari Puram, Badripur, Haridwar Bypass Road, Mata Wala Bagh, Shastradhara Road, Miyawala, Balliwala, Sewla Kalan',
  ],
  [
    'Haridwar',
    'Sidcul, Ranipur More, Ranipur Mod, Arya Nagar, Roshnabad, Bahadrabad, Bhimgoda, Mayapur, Sapt Sarovar, Motichur, Delhi Haridwar Highway, Ramdham Colony, Vishnu Garden, Govindpuri, Krishna Nagar, Model Colony, Subhash Nagar, Ganga Vihar, Patanjali, Shantarshah, Aneki, Kharkhari, Shivmurti, Khanna Nagar, Rajlok, Vivek Vihar, Roshanabad',
  ],
  [
    'Rishikesh',
    'AIIMS Road, Dehradun Road, Haridwar Road, Manasa Devi, Gumaniwala, Bapu Gram, Ashutosh Nagar, Pashulok, Awas Vikas, Shivaji Nagar, Neem Beach, Dhalwala, Chauda Bigha, Swargashram, Ram Jhula, Kailash Gate, Byasi, Nirmal Bag, Raiwala, Vanshikapuram, Indira Nagar, Ghattugaad, Malviya Nagar',
  ],
  [
    'Haldwani',
    'Kaladhungi, Nainital Road, Bareilly Road, Heera Nagar, Bithoria, Unchapul, Lalkuan, Gaulapar, Kamaluaganja, Tikonia, Pilikothi, Chhoti Mukhani, Panchakki, Devalchaur, Bhotia Parao, Gorapadao, Rajendra Nagar, Talli Bamori, Malli Bamori, Damuwadhunga, Haripur Nayak',
  ],
  [
    'Roorkee',
    'Adarsh Nagar, Ramnagar, Ganeshpur, Malviya Chowk, Avas Vikas, Awas Vikas, Dhandera, Solanipuram, Subhash Nagar, Delhi Road, Haridwar Road, Rampur Chungi, Purvi Deen Dayal, Gulab Nagar, Bhagwanpur, Manglaur, Khanjarpur, Preet Vihar',
  ],
  [
    'Rudrapur',
    'Metropolis City, Awas Vikas, Allahabad Bank Colony, Gangapur Road, Bhurarani, Kichha, Shiv Vihar, Kashipur Road, Transit Camp, Lalpur, Adarsh Colony, Omaxe Riviera, Sidcul',
  ],
  [
    'Shimla',
    'Chotta, Vikas Nagar, Khalini, Boileauganj, Summer Hill, Tutikandi, Shoghi, Dhalli, Bhattakufer, Malyana, Mehli, Kaithu, Lakkar Bazar, Naldehra, Kufri, Kanlog, Jakhu, Tara Devi, Lower Bazar, Phagli, Lower Panthaghati, Beolia, Kachi Ghati, Ghanahatti',
  ],
  [
    'Solan',
    'Kumarhatti, Dharampur, Rajgarh Road, Chambaghat, Saproon, Deonghat, Kandaghat, Sabathu Road, Oachghat, Kotla Nala, Shamti, Basal, Housing Board',
  ],
  [
    'Jammu',
    'Gandhi Nagar, Sainik Colony, Greater Kailash, Bahu Plaza, Sidhra, Bari Brahmana, Talab Tillo, Bakshi Nagar, Rehari, Subash Nagar, Nanak Nagar, Digiana, Gangyal, Chhanni Rama, Channi Rama, Roop Nagar, Muthi, Paloura, Domana, Akhnoor Road, Kaluchak, Satwari, RS Pura Road, Shastri Nagar, Last Morh, Jewel Chowk, Canal Road, Amphalla, Patoli, Top Sherkhania, Nagrota, Narwal, Deeli, Sunjwan, Raipur Satwari, Bhagwati Nagar, Karan Nagar, Kunjwani Bypass, Lower Roop Nagar, Preet Nagar, Vijaypur, Samba',
  ],
  [
    'Srinagar',
    'Rajbagh, Jawahar Nagar, Hyderpora, Lal Chowk, Nishat, Bemina, Hazratbal, Sanat Nagar, Natipora, Bagh e Mehtab, Peer Bagh, Humhama, Karan Nagar, Soura, Nowgam, Nigeen, Rawalpora, Barzulla, Chanapora, Harwan, Shivpora, Sonwar, Budshah Nagar, Lal Bazar, Zakura, Rangreth, Parraypora, Buchpora, Batamaloo, Brein, Dalgate, Qamarwari',
  ],
]
