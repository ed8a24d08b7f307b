/** More localities of the west: Maharashtra, Goa, Gujarat, written as in `known-locality.ts`. */
export const westernLocalities: readonly (readonly [city: string, localities: string])[] = [
  [
    'Mumbai',
    'Nalasopara West, Nalasopara East, Vasai East, Vasai West, Virar East, Virar West, Global City, Bolinj, Evershine City, Vasant Nagari, Achole Road, Naigaon East, Naigaon West, Bhayandar East|Bhayander East, Bhayandar West|Bhayander West, Mira Road East, Kashimira, Beverly Park, Shanti Nagar, Shanti Park, Poonam Garden, Srishti, Hatkesh, Kanakia, Golden Nest, Indralok, Navghar Road, Dahisar East, Dahisar West, Rawalpada, Ashokvan, Shiv Vallabh Road, IC Colony, Eksar, Yogi Nagar, Chikuwadi, Shimpoli, Gorai 2, Babhai, Vazira Naka, Devidas Lane, Link Road Borivali, Magathane, Dattapada, Kulupwadi, Rajendra Nagar, Nancy Colony, Kora Kendra, Poisar, Mahavir Nagar, Charkop, Dahanukar Wadi, Kandivali Lokhandwala, Samata Nagar, Ashok Nagar, Akurli Road, Malwani, Marve Road, Orlem, Evershine Nagar Malad, Mindspace, Chincholi Bunder, Kurar Village, Pathanwadi, Dindoshi, Gokuldham, Film City Road, Aarey Colony, Aarey Road, Jayprakash Nagar, Bangur Nagar, Motilal Nagar, Link Road, Jawahar Nagar, Unnat Nagar, Ram Mandir Road, Oshiwara Goregaon, Jogeshwari East, Jogeshwari West, JVLR, Jogeshwari Vikhroli Link Road, Poonam Nagar, Mahakali Caves Road, Mahakali, Seepz, Chakala, JB Nagar Andheri, Sahar, Sahar Road, Sher E Punjab, Vijay Nagar, Marol Naka, Marol Maroshi Road, Military Road, Asalpha, Jarimari, Gundavali, Old Nagardas Road, Parsi Panchayat Road, Amboli, Veera Desai Road, DN Nagar Andheri, Gilbert Hill, Juhu Lane, JVPD, JVPD Scheme, Juhu Tara Road, Juhu Scheme, Vile Parle East, Vile Parle West, Hanuman Road, Nehru Road, Santacruz East, Santacruz West, Kalina, Vakola, Prabhat Colony, Khar East, Linking Road, Hill Road, Pali Naka, Perry Cross Road, Turner Road, Waterfield Road, Carter Road, Bandstand|Bandra Bandstand, Mount Mary, Reclamation|Bandra Reclamation, Chapel Road, Kherwadi, MIG Colony, Kalanagar, Dharavi, Mahim West, Matunga East, Matunga West, Matunga Road, King Circle, Kings Circle, Sion East, Sion West, Sion Koliwada, GTB Nagar, Chunabhatti, Kurla East, Kurla West, Nehru Nagar, Kamani, LBS Marg, Tilak Nagar, Chembur East, Chembur West, Chembur Colony, Ghatla, Mahul, Mahul Road, Govandi East, Shivaji Nagar Govandi, Trombay, Anushakti Nagar, Pestom Sagar, Vidyavihar, Vidyavihar East, Vidyavihar West, Rajawadi, Garodia Nagar, Tilak Road, Vallabh Baug Lane, Asalfa, Vikhroli East, Vikhroli West, Kannamwar Nagar, Tagore Nagar, Hiranandani Powai|Hiranandani Gardens Powai, Rambaug, Nahar, Nahar Amrit Shakti, Chandivali Farm Road, Saki Vihar Road, Saki Vihar, Kanjurmarg East, Kanjurmarg West, Bhandup East, Bhandup West, Sonapur, Nahur West, Nahur East, Mulund Check Naka, Mulund Colony, Nirmal Lifestyle, Vaishali Nagar, Veena Nagar, Sarvoday Nagar, Goshala Road, Hari Om Nagar, Mhada Colony Mulund, Lower Parel West, Curry Road, Chinchpokli, Currey Road, Jacob Circle, Saat Rasta, Mumbai Central, Nana Chowk, Gamdevi, Babulnath, Chowpatty, Girgaum, Opera House, Khetwadi, Bhuleshwar, Masjid Bunder, Sandhurst Road, Dockyard Road, Cotton Green, Sewri West, Parel Village, Parel East, Bhoiwada, Parsi Colony, Five Gardens Matunga, Wadala East, Wadala West, Bhakti Park, Kidwai Nagar, Worli Sea Face, Worli Naka, Haji Ali, Peddar Road, Altamount Road, Carmichael Road, Cumballa Hill, Warden Road, Bhulabhai Desai Road, Malabar Hills, Ridge Road, Ballard Estate, Kala Ghoda, Cuffe Parade Colaba, Dhobi Talao, Crawford Market, Byculla East, Byculla West, Mazgaon Dock, Nalasopara Station, Palghar East, Palghar West, Boisar East, Boisar West, Umroli, Saphale, Kelve Road, Vangaon, Dahanu, Dahanu Road, Hindu Colony, Shell Colony',
  ],
  [
    'Navi Mumbai',
    'Juhu Nagar, Sanpada East, Seawoods Darave, Seawoods East, Nerul East, Nerul West, Belapur CBD, Artist Village, Parsik Hill, Kille Gaonthan, Agroli, Diva Gaon, Kopri, Kharghar Hills, Owe Camp, Murbi, Taloja Panchanand, Panchanand, Rohinjan, Kalamboli Colony, Roadpali, Khanda Colony, Khandeshwar Panvel, New Panvel East, New Panvel West, Old Panvel, Panvel East, Palaspe, Palaspe Phata, Karanjade Panvel, Vichumbe, Usarli, Sukapur, Shedung, Kon Gaon, Rasayani, Mohopada, Khalapur, Patalganga, Ulwe Node, Bamandongri, Kharkopar Ulwe, Pushpak Node, Pushpak Nagar, Dronagiri Uran, Jasai, Karjat Road, Dapoli Panvel, Chikhale, Devad, Vihighar, Matheran Road',
  ],
  [
    'Thane',
    'Dhokali, Dhokli, Patlipada, Waghbil Naka, Kavesar, Vijay Nagari, Hiranandani Meadows, Tulsidham, Brahmand, Azad Nagar, Vasant Vihar, Upvan, Yeoor Hills, Devdaya Nagar, Pokharan Road 1|Pokhran Road 1, Pokharan Road 2|Pokhran Road 2|Pokhran Road No 2, Samata Nagar, Shastri Nagar, Lokmanya Nagar, Wagle Circle, Kisan Nagar, Louiswadi, Teen Hath Naka, Panchpakhadi, Ram Maruti Road, Gokhale Road, Charai, Kopri Colony, Kopri, Rabodi, Vrindavan Society, Uthalsar, Castle Mill, Makhmali, Majiwada Naka, Balkum Naka, Saket Road, Kalher, Kasheli, Anjur Phata, Kharegaon, Parsik Nagar, Kalwa East, Kalwa West, Vitawa, Mumbra Kausa, Kausa, Shilphata, Diva East, Diva West, Dombivli Nilje, Nilje, Khoni Taloja Road, Kalyan Shil Road|Kalyan Shilphata Road, Thakurli, Thakurli East, Kopar, Desale Pada, Gograswadi, Manpada Road, Nandivali, Nandivali Road, Ganesh Nagar, Garibacha Wada, Devi Chowk, Reti Bunder, Kalyan East, Katemanivali, Kolsewadi, Tisgaon, Chakki Naka, Khadakpada, Barave Road, Adharwadi, Gandhare, Wayle Nagar, Birla College Road, Rambaug Kalyan, Shahad, Shahad East, Ambivli, Atali, Mohone, Titwala East, Titwala West, Vasind, Asangaon, Shahapur, Khadavli, Kasara, Ulhasnagar 1, Ulhasnagar 2, Ulhasnagar 3, Ulhasnagar 4, Ulhasnagar 5, Vithalwadi, Ambernath East, Ambernath West, Shiv Mandir Road, Chikhloli, Badlapur East, Badlapur West, Kulgaon, Manjarli, Hendrepada, Katrap, Kharvai, Belavali, Sonivali, Juveli, Vangani, Shelu, Neral East, Neral West, Bhivpuri, Murbad, Murbad Road, Bhiwandi Bypass, Kalher Bhiwandi, Ovale, Bhayandarpada, Gaimukh, Khopat',
  ],
  [
    'Pune',
    'Aundh Road, Baner Road, Baner Pashan Link Road, Balewadi High Street, Balewadi Phata, Pashan Sus Road, Sutarwadi, Bhugaon, Bhukum, Pirangut, Paud Road, Mulshi, Lavale, Nande, Chande, Marunji, Blue Ridge, Megapolis, Life Republic, Jambe, Nere Dattawadi, Kasarsai, Wakad Chowk, Bhumkar Chowk, Kaspate Wasti, Kaspate Vasti, Datta Mandir Road, Vishal Nagar, Jagtap Dairy, Rakshak Chowk, Kunal Icon Road, Shivar Garden, Kokane Chowk, Kalewadi Phata, Rahatani Phata, Pimpri Camp, Ajmera, Morwadi, Nehru Nagar, Kharalwadi, Sant Tukaram Nagar, Vallabhnagar, Kasarwadi, Dapodi, Phugewadi, Khadki, Bopodi, Old Sangvi, Navi Sangvi, Chinchwad Gaon, Chinchwade Nagar, Walhekarwadi, Keshavnagar Chinchwad, Shahunagar, Krishna Nagar, Purnanagar, Ghartkul, Spine Road, Jadhavwadi, Kudalwadi, Talawade, Nigdi Pradhikaran, Pradhikaran, Akurdi, Ravet BRT Road, Mamurdi, Dehugaon, Vitthalwadi, Somatane, Somatane Phata, Talegaon Dabhade, Varale, Vadgaon Maval, Kamshet, Mahalunge Ingale, Kuruli, Nighoje, Chimbali, Borhade Wadi, Moshi Pradhikaran, Dudulgaon, Charholi Budruk, Bhosale Nagar, Ganeshkhind Road, University Road, Gokhale Nagar, Wakdewadi, Jangali Maharaj Road|JM Road, Prabhat Road, Bhandarkar Road, Law College Road, Karve Road, Apte Road, Shaniwar Peth, Somwar Peth, Budhwar Peth, Nana Peth, Rasta Peth, Guruwar Peth, Ganj Peth, Bhavani Peth, Raviwar Peth, Mangalwar Peth, Shukrawar Peth, Navi Peth, Lokmanya Nagar, Parvati, Parvati Darshan, Sahakar Nagar, Padmavati, Balaji Nagar, Bharati Vidyapeeth, Ambegaon Budruk, Ambegaon Pathar, Narhe Ambegaon, Dhayari Phata, DSK Vishwa, Nanded City, Nanded Phata, Khadakwasla, Kirkatwadi, Donje, Shivane, Uttam Nagar, Warje Malwadi, Kothrud Depot, Mayur Colony, Bavdhan Khurd, Bhusari Colony, Kondhwe Dhawade, Hingane Khurd, Vadgaon Khurd, Vadgaon Sheri, Sopan Baug, Ghorpadi, Empress Garden, BT Kawade Road, Mundhwa Road, Koregaon Park Annexe, Boat Club Road, Dhole Patil Road, Bund Garden, Bund Garden Road, Sangamwadi, Chandan Nagar, Kharadi Bypass, EON Free Zone, Thite Nagar, Tukaram Nagar, Wagholi Lohegaon Road, Bakori Road, Ivy Estate, Kesnand, Kesnand Road, Lonikand, Bhekrai Nagar, Sasane Nagar, Gadital, Amanora Park Town, Malwadi, Manjri Budruk, Manjari, Loni Kalbhor, Uruli Devachi, Hadapsar Gaon, Satavwadi, Kale Padal, NIBM Annexe, Mohammed Wadi, Undri Chowk, Kondhwa Budruk, Kondhwa Khurd, Salunke Vihar, Lulla Nagar, Bibvewadi, Gangadham, Kausar Baugh, Katraj Kondhwa Road, Gokul Nagar, Sukhsagar Nagar, Pisoli Road, Wadachi Wadi, Autade Handewadi, Saswad, Saswad Road, Jejuri, Shirwal, Khed Shivapur, Ranjangaon, Sanaswadi, Koregaon Bhima, Shirur, Chakan Talegaon Road, Rajgurunagar, Kalas, Tingre Nagar, Dhanori Road, Porwal Road, Vidya Nagar, Jail Road, Nagpur Chawl, Viman Nagar Road, Tadiwala Road, MG Road Camp, Market Yard, Manik Baug, Wadmukhwadi, Bopkhel, Shewalewadi, Autadwadi',
  ],
  [
    'Nagpur',
    'Dattawadi, Hingna Road, Digdoh, Jaitala Road, Rajendra Nagar, Parsodi, Gayatri Nagar, Subhash Nagar, Khamla, Khamla Road, Sneh Nagar, Deo Nagar, Pande Layout, Swawlambi Nagar, Dindayal Nagar, Padole Nagar, Laxmi Nagar, Bajaj Nagar, Shankar Nagar, Ram Nagar, Gokulpeth, Dharampeth Extension, Shivaji Nagar, Dhantoli, Congress Nagar, Rameshwari, Omkar Nagar, Manewada Road, Besa Road, Ghogli, Pipla, Beltarodi Road, Shyam Nagar, Jaiprakash Nagar, Chhatrapati Nagar, Chinchbhavan, Chinch Bhawan, Khapri, Jamtha, Butibori, Shankarpur, Gotal Panjri, Wathoda, Kharbi, Dighori, Nandanwan, KDK College, Jagnade Chowk, Sakkardara, Reshimbagh, Hanuman Nagar, Untkhana, Itwari, Gandhibagh, Mominpura, Wardhaman Nagar, Deshpande Layout, Lakadganj, Kalamna, Pardi, Punapur, Bharatwada, Vathoda, Indora, Kamptee Road, Kamptee, Kadbi Chowk, Mankapur, Zingabai Takli, Godhni, Godhani, Koradi, Borgaon, Gittikhadan, Gorewada, Katol Naka, Fetri, Dabha, Wadi Naka, Amravati Road, Ravi Nagar, Hindustan Colony, Bharat Nagar, Telangkhedi, Seminary Hills, Chhaoni, Byramji Town, Mohan Nagar, Kalmeshwar, Mouda, Umred, Bhandara Road, Narsala, Hudkeshwar Road, Ayodhya Nagar, Uday Nagar, Mhalgi Nagar, Sanjay Gandhi Nagar, New Manish Nagar, Sonegaon, Wanadongri, Raj Nagar, Anant Nagar, Chhatrapati Square, Bhamti, Shivangaon, Isasani, Medical Square, Hazari Pahad',
  ],
  [
    'Nashik',
    'Sharanpur Road, Thatte Nagar, Pandit Colony, Racca Colony, Tilakwadi, Old Gangapur Naka, Anandwalli, Gangapur Gaon, Serene Meadows, Pumping Station, Someshwar, Dhruv Nagar, Motiwala College, Satpur Colony, Ashok Nagar, Shramik Nagar, Ambad Link Road, Kamatwade, Khutwad Nagar, DGP Nagar, Uttam Nagar, Pavan Nagar, Trimurti Chowk, Rane Nagar, Chetana Nagar, Wadala Road, Wadala Pathardi Road, Vasan Nagar, Prashant Nagar, Pathardi Gaon, Vadner, Wadner Gate, Vihitgaon, Dasak, Panchak, Chehedi, Eklahare, Bytco Point, Jai Bhavani Road, Upnagar, Gandhi Nagar, Tapovan, Tapovan Road, Nandur Naka, Manur, Aurangabad Road, Dhatrak Phata, Amrut Dham, Rasbihari Road, Kamal Nagar, Mhasrul, Mhasrul Gaon, Dindori Road, Peth Road, Makhmalabad Road, RTO Corner, Ramwadi, Hanumanwadi, Ashok Stambh, Raviwar Karanja, Shalimar, Bhabha Nagar, Mumbai Agra Road, Dwarka Circle, Kathe Galli, Tagore Nagar, Tidke Colony, Tidake Colony, Untwadi, Lekha Nagar, Vilholi, Gonde, Ghoti, Trimbakeshwar, Trimbak, Meri Mhasrul, Adgaon Naka, Deolali Camp, Bhagur, Lam Road, Sansari, Nashik Pune Road, Pune Road, Samangaon Road, Pimpalgaon Baswant, Niphad, Chandshi, Jalalpur, Govardhan, Mahiravani, Canada Corner, Rasbihari, Ojhar',
  ],
  [
    'Sambhajinagar',
    'Mukundwadi, Ramnagar, Jawahar Colony, Trimurti Chowk, Shivaji Nagar, Garkheda Parisar, Sutgirni Chowk, Vishranti Nagar, Hudco, TV Centre, Harsool, Mayur Park, Pisadevi Road, Pisadevi, Jatwada Road, Naregaon, Zalta, Shendra, Deolai, Deolai Parisar, Satara Deolai, Paithan Road, Kanchanwadi, Itkheda, Nakshatrawadi, Padampura, Bansilal Nagar, Vedant Nagar, Jyoti Nagar, Dashmesh Nagar, Samarth Nagar, Nutan Colony, Aurangpura, Gulmandi, Khadkeshwar, Begumpura, Nandanvan Colony, Bhavsinghpura, Bhavsingpura, Waluj Mahanagar, Bajaj Nagar, Ranjangaon Shenpunji, Tisgaon, Golwadi, Sillod Road, Sawangi, Phulambri, Chowka, Shahanoorwadi, Shahnoorwadi, Darga Road, Tilak Nagar, Roshan Gate, Prozone, Savangi, Khultabad',
  ],
  [
    'Kolhapur',
    'Rajarampuri 8th Lane, Takala, Sagarmal, Shastri Nagar, Jawahar Nagar, Subhash Nagar, Rajendra Nagar, Samrat Nagar, Pratibha Nagar, Pachgaon, Kalamba, Kalamba Road, Devkar Panand, Sane Guruji Vasahat, Rankala, Phulewadi, Shivaji Peth, Mangalwar Peth, Shukrawar Peth, Laxmipuri, Dasara Chowk, Line Bazar, Kadamwadi, Bhosalewadi, New Palace, Tararani Chowk, Kavala Naka, Shiroli, Gokul Shirgaon, Ujalaiwadi, Sarnobatwadi, Morewadi, University Road, Rajaram Corner, Gandhinagar, Mudshingi, Sangli Road, Apte Nagar, Ambai Tank, Jarag Nagar, Mirajkar Tikti, Udyam Nagar, Bavda, Mahadwar Road',
  ],
  [
    'Solapur',
    'Majrewadi, Saiful, Asara, Antrolikar Nagar, Murarji Peth, Navi Peth, Budhwar Peth, Sakhar Peth, Shelgi, Degaon, Kumbhari, Ashok Chowk, Vidi Gharkul, Nai Zindagi, Kumtha Naka, Sat Rasta, Lashkar, Damani Nagar, Avanti Nagar, Jodbhavi Peth, Bhavani Peth, Mangalwedha Road, Pune Road, Tuljapur Road, Old Akkalkot Naka, Neelam Nagar',
  ],
  [
    'Sangli',
    'Miraj Road, Vijaynagar, Wanlesswadi, Kolhapur Road, Shivaji Nagar, Gaonbhag, Khanbhag, South Shivaji Nagar, North Shivaji Nagar, Vasant Nagar, Abhaynagar, Sanjaynagar, Sangliwadi, Dhamani Road, Ganesh Nagar, Chintamani Nagar, Yashwant Nagar',
  ],
  [
    'Satara',
    'Powai Naka, Shahupuri, Shahunagar, Visawa Naka, Sangam Mahuli, Krishna Nagar, Kodoli, Wadhe Phata, Koregaon Road, Molacha Odha, Radhika Road, Malhar Peth, Saidapur, Panmalewadi, Malkapur Karad',
  ],
  [
    'Amravati',
    'Rukhmini Nagar, Irwin Chowk, Panchavati Chowk, Gadge Nagar, Shegaon Rahatgaon Road, Rahatgaon, VMV Road, Kathora Road, Dastur Nagar, Farshi Stop, Gopal Nagar, Sharda Nagar, Ambapeth, Rajkamal, Jaistambh, Badnera Road, New Town Badnera, Saturna, Arjun Nagar, Tapovan, Chaitanya Colony, Shankar Nagar, Prashant Nagar, Yashoda Nagar, Mozri, Nawathe, Akoli Road',
  ],
  [
    'Akola',
    'Gorakshan Road, Kaulkhed, Kaulkhed Road, Ranpise Nagar, Jatharpeth, Ramdas Peth, Tapadia Nagar, Dabki Road, Murtizapur Road, Malkapur, Khadki, Shivni, Adarsh Colony, Tukaram Chowk, Keshav Nagar, Rauttwadi, Mothi Umri, Birla Colony, Sudhir Colony',
  ],
  [
    'Jalgaon',
    'Mahabal Colony, Adarsh Nagar, Ganpati Nagar, Mehrun, Prem Nagar, Khote Nagar, Bhikamchand Jain Nagar, Nimkhedi Road, Gujral Petrol Pump, Shiv Colony, Khandesh Mill, Jai Nagar, MJ College, Shani Peth, Navi Peth, Sindhi Colony, Ayodhya Nagar, Savkheda, Bambhori, Mohadi Road, Mohan Nagar, Shivaji Nagar',
  ],
  [
    'Ahmednagar',
    'Savedi, Savedi Road, Gulmohar Road, Pipeline Road, Bhistbag, Tapovan Road, Nagapur, Kedgaon, Maliwada, Burudgaon Road, Sarasnagar, Bolhegaon, Nirmal Nagar, Delhi Gate, Balikashram Road, Bhingar, Kalyan Road, Nalegaon, Premdan Chowk, Professor Colony',
  ],
  [
    'Nanded',
    'Vazirabad, Taroda Naka, Taroda, Bhagya Nagar, Shivaji Nagar, Hudco, Vishnupuri, Asarjan, Chaitanya Nagar, Itwara, Shri Nagar, Sharda Nagar, Purna Road, Malegaon Road, Kautha, Degloor Naka, Wadi Budruk, Sangvi, Deepnagar',
  ],
  [
    'Latur',
    'Ausa Road, Ambajogai Road, Barshi Road, Moti Nagar, Adarsh Colony, Prakash Nagar, Vishal Nagar, Khadgaon Road, Old Ausa Road, Shivaji Chowk, Pratap Nagar, Narayan Nagar, LIC Colony, Rajiv Gandhi Chowk, Shyam Nagar, Harangul',
  ],
  [
    'Dhule',
    'Deopur, Sakri Road, Wadi Bhokar Road, Jaihind Colony, Walwadi, Devpur, Agra Road, Parola Road, Chalisgaon Road, Gurudwara Road, Nakane Road, Garud Colony, Malegaon Road, Mohadi',
  ],
  [
    'Chandrapur',
    'Tukum, Datala Road, Nagpur Road, Babupeth, Ballarpur, Durgapur Road, Padoli, Mul Road, Jatpura Gate, Urjanagar, Wadgaon',
  ],
  [
    'Ratnagiri',
    'Kuwarbav, Nachane, Nachane Road, Maruti Mandir, Thiba Palace, Shivaji Nagar, Salvi Stop, Mandavi, Bhatye, Ganpatipule, Karwanchi Wadi, Pawas, Zadgaon, Udyam Nagar, Hatkhamba, Jaigad, Khedshi, Mirjole, Majgaon',
  ],
  [
    'Goa',
    'Panjim City, Miramar, Caranzalem, Taleigao, Taleigaon, Santa Cruz, St Inez, Altinho, Patto, Ribandar, Old Goa, Merces, Bambolim, Goa Velha, Siridao, Alto Porvorim, Socorro, Pilerne, Reis Magos, Verem, Sangolda, Saligao, Parra, Guirim, Mapusa City, Karaswada, Tivim, Colvale, Bicholim, Sanquelim, Valpoi, Aldona, Moira, Ucassaim, Nachinola, Sinquerim, Ozran, Chapora, Morjim, Mandrem, Ashwem, Arambol, Pernem, Dhargal, Vasco Da Gama, Chicalim, Dabolim, Bogmalo, Zuarinagar, Sancoale, Cortalim, Verna, Majorda, Betalbatim, Utorda, Arossim, Nuvem, Margao City, Fatorda, Aquem, Navelim, Davorlim, Borda, Gogol, Varca, Cavelossim, Mobor, Carmona, Orlim, Chinchinim, Cuncolim, Quepem, Curchorem, Sanguem, Canacona, Palolem, Agonda, Ponda, Farmagudi, Curti, Khandepar, Bandora, Mardol, Priol, Marcela, Betim, Britona, Penha De Franca, Chimbel, Kadamba Plateau, Kadamba, Dodamarg, Curtorim, Uccassaim, Agassaim, Dharbandora',
  ],
  [
    'Ahmedabad',
    'Jodhpur Cross Road, Shyamal, Shyamal Cross Road, Makarba Road, Vejalpur Road, Jivraj Park, Vasna, Juhapura, Fatehwadi, Sarkhej Road, Sanand Road, Changodar, Moraiya, Bavla, Shantipura, Telav, Godhavi, South Bopal Road, Ambli Bopal Road, Iscon Ambli Road, Rajpath Club, Ramdev Nagar, Judges Bungalow, Judges Bungalow Road, Premchand Nagar, IIM, Panjrapole, Gulbai Tekra, Law Garden, Mithakhali, Navjivan, Wadaj, Nava Wadaj, Old Wadaj, Akhbar Nagar, Bhimjipura, Naranpura Vistar, Shastrinagar, Science City Road, Sola Bhagwat, Gota Road, Vandematram, Jagatpur Road, SG Road, Ognaj, Lapkaman, Vaishnodevi, Vaishno Devi Circle, Khoraj, Tragad Road, New CG Road, Chandkheda Road, IOC Road, Motera Stadium, Koteshwar, Koteshwar Bhat Road, Hansol, Sardarnagar, Kubernagar, Naroda Road, Nava Naroda, New Naroda, Hanspura, Kathwada, Dehgam, Nikol Naroda Road, New Nikol, Viratnagar, Thakkarbapa Nagar, Rakhial, Gomtipur, Amraiwadi, Hatkeshwar, CTM, Ramol, Vastral Road, Singarva, Odhav Ring Road, Mahadev Nagar, Khokhra, Maninagar East, Maninagar West, Jawahar Chowk, Bhairavnath, Kankaria, Danilimda, Behrampura, Shah Alam, Isanpur Road, Ghodasar, Narol Road, Lambha, Aslali, Bareja, Astodia, Raipur, Kalupur, Khadia, Shahpur, Dariapur, Delhi Darwaja, Dudheshwar, Girdharnagar, Meghaninagar, Asarwa, Saraspur, Paldi Road, Bhatta, Ambawadi Circle, Nehrunagar, Manekbaug, Shivranjani, Thaltej Road, Hebatpur, Shilaj Road, Rancharda, Bhadaj, Hebatpur Road, Sindhubhavan, Bodakdev Road, Gurukul Road, Memnagar Road, Vijay Cross Road, Commerce Six Road, Chanakyapuri, Chandlodia, Ghatlodiya, KK Nagar, Nirnaynagar, Ranip Road, Digvijay Nagar, Dharamnagar, D Cabin, Ramnagar Sabarmati, Janta Nagar, Adalaj Road, Nava Vadaj, Hathijan, Saijpur, India Colony, Drive In Road|Drivein Road, Vinzol, Nana Chiloda',
  ],
  [
    'Gandhinagar',
    'Kudasan Road, PDPU, PDPU Road, Koba Circle, Bhaijipura, Urjanagar, Vavol, Uvarsad, Pethapur, Chiloda, Adalaj, Zundal, Sughad, Khoraj, Ambapur, Randheja, Kolavada, Sargasan Cross Road, Hadmatiya, Dholakuva, Palaj, Dehgam Road, Kalol Road, Rayson, Koba',
  ],
  [
    'Surat',
    'Vesu Road, VIP Road, VIP Road Vesu, VIP Road Althan, New VIP Road, Althan Road, Bhimrad, Sarsana, Magdalla Road, Dumas, Rundh, Piplod Road, Athwa Gate, Nanpura, Timaliyawad, City Light Road, New City Light, Parle, Ghod Dod, Majura Gate, Sahara Darwaja, Udhna Darwaja, Bhatar Road, Khatodara, Pandesara, Bamroli, Vadod, Sachin, Kanakpur, Bhestan, Limbayat, Godadara, Parvat Patiya, Puna Gam, Magob, Dumbhal, Saroli, Kadodara, Palsana, Kosad, Amroli, Chhaprabhatha, Variyav, Mota Varachha Road, Abrama, Sudama Chowk, Nana Varachha, Yogi Chowk, Simada, Sarthana Jakatnaka, Kapodra, Hirabaug, Laldarwaja, Mini Bazar, AK Road, Ashwani Kumar, LH Road, Lambe Hanuman Road, Dabholi, Dabholi Char Rasta, Singanpor, Ved Road, Gotalawadi, Katargam Road, Jahangirabad, Ugat Canal Road, Pal Gam, Palanpor, Canal Road, Pal Adajan, Gaurav Path, LP Savani Road, LP Savani, Honey Park, Honey Park Road, Anand Mahal Road, Adajan Gam, Adajan Patiya, Rander Road, Tadwadi, Ramnagar, Morabhagal, Bhesan, Hazira, Ichhapore, Kawas, Kamrej Char Rasta, Velanja, Pasodara, Laskana, Kholvad, Valak, Begampura, Salabatpura, Gopipura, Chowk Bazar, Mahidharpura, Haripura, Rustampura, Sagrampura, Delhi Gate, Lal Gate, Nanavat, Navagam, Kharvasa, Abhva, Bharthana, Ugat, Green City Pal',
  ],
  [
    'Vadodara',
    'Alkapuri Road, RC Dutt Road, Race Course, Race Course Road, Ellora Park, Vadi Wadi, Diwalipura, JP Road, Jetalpur, Jetalpur Road, Productivity Road, Akota Road, Mujmahuda, Atladara, Vadsar, Vadsar Road, Tulsidham, Lalbaug, Makarpura Road, Maneja, Tarsali, Tarsali Bypass, Danteshwar, Pratap Nagar, Soma Talav, Dabhoi Road, Waghodia, Gajrawadi, Warasiya, Waghodia Ring Road, Uma Char Rasta, New Karelibagh, New Karelibaug, Karelibagh, VIP Road, Harni Road, New VIP Road, Sama Savli Road, New Sama Road, New Sama, Vemali, Savli, Chhani Jakatnaka, Chhani Road, Nizampura Road, Sayajiganj, Mandvi, Raopura, Dandia Bazar, Navapura, Salatwada, Nagarwada, Kharivav Road, Gotri Road, Gotri Sevasi Road, Laxmipura, Laxmipura Road, Undera, Gorwa Road, Subhanpura Road, High Tension Road, Hari Nagar, Vasna Road, Saiyed Vasna, Tandalja Road, Bhayli Road, Bhayli Gam, Vasna Bhayli, Samiala, Padra, Sun Pharma Road, Khanpur, Ankodia, Koyli, Bajwa, Ranoli, Nandesari, Dashrath, Kapurai, Khodiyar Nagar, Sardar Estate, Vrundavan, Hathikhana, Panigate, Manjusar',
  ],
  [
    'Rajkot',
    'Kalavad Road, Nana Mava Circle, Mavdi Chowkdi, Mavdi Road, Mavdi Gam, Sadhu Vaswani Road, Raiya Telephone Exchange, Raiya Gam, Raiya Chowkdi, Nirmala Road, Amin Marg, Race Course, Race Course Ring Road, Dr Yagnik Road, Jagnath, Jagnath Plot, Panchnath, Astron Chowk, Tagore Road, Dhebar Road, Bhaktinagar, Gundawadi, Kevdawadi, Lakshmiwadi, Sorathiyawadi, Sahkar Nagar, Kothariya, Kothariya Road, Aji Dam, Bhavnagar Road, Sant Kabir Road, Pedak Road, Ranchhod Nagar, Kuvadava, Navagam, Marketing Yard, Gandhigram, Ghanteshwar, Madhapar Chowkdi, Ayodhya Chowk, Sheetal Park, Ram Park, Bapasitaram Chowk, Sadhuvaswani, Pushkardham, Ambika Township, Speedwell, Jivraj Park, Patel Colony, Gokuldham, Krishnanagar, Swaminarayan Chowk, Vavdi, Shapar, Shapar Veraval, Metoda, Ronki, Manharpur, Mota Mava, Mota Mauva, Munjka, Kankot, Ghanteshwar Park, Nanavati Chowk, KKV Circle, KKV Hall, Indira Circle, Trikon Baug, Lodhika, Sorathia Wadi, Second Ring Road, Karanpara, Satellite Chowk, Kuvadava Road|Kuvadva Road',
  ],
  [
    'Bhavnagar',
    'Kalubha Road, Talaja Road, Chitra, Kalvibid, Subhashnagar, Bharatnagar, Atabhai Chowk, Rupani Circle, Waghawadi, Vidyanagar, Krishnanagar, Anandnagar, Iscon Mega City, Bor Talav, Desai Nagar, Nari Chowkdi, Top 3 Circle, Victoria Park, Tarsamiya, Shastri Nagar, Akwada, Ghogha Road, Sardarnagar, Crescent Circle, Panwadi, Sidsar Road, Adhewada, Malanka',
  ],
  [
    'Jamnagar',
    'Patel Colony, Swastik Society, Indira Marg, Khambhalia Road, Summair Club Road, Saru Section, Ranjit Sagar Road, Rajkot Road, Digjam Circle, Mehulnagar, Satya Sai Nagar, Dhichda, Gulab Nagar, Bedeshwar, Valkeshwari, Limda Lane, Hirji Mistry Road, Gokul Nagar, Shankar Tekri, Dared, Lal Bungalow, Pancheshwar Tower, Sat Rasta',
  ],
  [
    'Junagadh',
    'Zanzarda Road, Joshipura, Timbawadi, Moti Baug, Raiji Nagar, Girnar Darwaja, Talav Gate, Dolatpara, Madhuram, Khalilpur Road, Bhavnath, Gandhigram, Vanthali Road, Jayshree Road, Sakkarbaug',
  ],
  [
    'Anand',
    'Vallabh Vidyanagar|Vidyanagar|VV Nagar, Karamsad, Bakrol, Anand Vidyanagar Road, Amul Dairy Road, Ganesh Chokdi, Ganesh Chowkdi, Lambhvel Road, Lambhvel, Jitodia, Jitodiya Road, Mogri, Gamdi, Chikhodra, Mota Bazar, Nana Bazar, Bhalej Road, Tulsi Garnala, AV Road, Elecon, Vithal Udyognagar, Borsad Chokdi, Samarkha, Vadtal, Hadgud',
  ],
  [
    'Nadiad',
    'Pij Road, Petlad Road, Vaniyavad, Santram Road, Kapadvanj Road, Uttarsanda, Dabhan, Mahagujarat, Civil Road, Kishan Samosa, Pij Chowkdi, Chhatris Road, Vania Vad, Marida, Piplag',
  ],
  [
    'Mehsana',
    'Radhanpur Road, Modhera Road, Visnagar Road, Nagalpur, Malgodown Road, Dediyasan, Panchot, Ramosana, Manav Ashram, Somnath Chowk, Unjha, Visnagar',
  ],
  [
    'Bharuch',
    'Zadeshwar, Zadeshwar Road, Maktampur, Link Road, Bholav, Tavra, Tulsidham, Nandelav, Panchbatti, Sherpura, Shravan Chokdi, Chavaj, Ankleshwar Road, Shaktinath, GNFC, Manubar, Dungri, Kasak, Nikora',
  ],
  [
    'Ankleshwar',
    'Rajpipla Road, Gadkhol, Gadkhol Patia, Valia Road, Valia Chokdi, Piraman, Kosamdi, Andada, Bhadkodra, Panoli, Hansot Road, Jayaben Modi Hospital, Sarangpur',
  ],
  [
    'Vapi',
    'Chala, Chanod, Daman Road, Silvassa Road, Koparli Road, Chharwada, Chharwada Road, Imran Nagar, Balitha, Dungra, Salvav, Tukwada, Karvad, Namdha, Morai, Muktanand Marg, Pardi, Lavachha, Haria Park, Selvas Road',
  ],
  [
    'Valsad',
    'Tithal Road, Abrama, Halar Road, Dharampur Road, Mograwadi, Segvi, Parnera, Gundlav, Nanakwada, Bhagdawada, Tithal, Hanuman Bhagda',
  ],
  [
    'Navsari',
    'Lunsikui, Jamalpore, Jamalpor, Vijalpore, Vijalpor, Chhapra Road, Kabilpore, Kabilpor, Sindhi Camp, Ashanagar, Jalalpore, Maroli, Gandevi Road, Tighra, Chovisi, Itarwa, Dandi Road',
  ],
  [
    'Gandhidham',
    'Adipur, Shinay, Galpadar, Antarjal, Meghpar, Meghpar Borichi, Anjar, Kandla, Shaktinagar, Bharat Nagar, Rambagh Road, Varsamedi, Tagore Road, Collector Road, Kidana',
  ],
  [
    'Bhuj',
    'Jubilee Circle, Mundra Road, Mirzapar, Madhapar, Sanskar Nagar, Vijay Nagar, Ghanshyam Nagar, RTO Relocation, Mundra Relocation Site, Bhujodi, Bhanushali Nagar, Umed Nagar, Sukhpar, Haripar, Nana Varnora',
  ],
  [
    'Morbi',
    'Ravapar, Ravapar Road, Shanala Road, Sanala Road, Mahendranagar, Nani Vavdi, Panchasar, Panchasar Road, Lalpar, Trajpar, Samakanthe, Kandla Bypass, Ghunada Road, Umiya Circle, Bhadiyad, Kabir Tekri',
  ],
]
