/** More localities of the middle and the east: Uttar Pradesh, Madhya Pradesh, Bihar, Bengal, Odisha, Assam, written as in `known-locality.ts`. */
export const easternLocalities: readonly (readonly [city: string, localities: string])[] = [
  [
    'Lucknow',
    'Sarojini Nagar, Amausi, Krishna Nagar, LDA Colony Kanpur Road, Mohan Road, Dubagga, Thakurganj, Hussainabad, Balaganj, Campwell Road, Hardoi Road, Kakori, Malihabad, Mal Road, Para Road, Rajajipuram E Block, Aishbagh, Charbagh, Naka Hindola, Lal Bagh, Kaiserbagh, Qaiserbagh, Hewett Road, Narhi, Sapru Marg, Dalibagh, Butler Colony, Jopling Road, New Hyderabad, Daliganj, Nirala Nagar, Old Mahanagar, Badshah Nagar, Sarvodaya Nagar, Munshi Pulia, Polytechnic Chauraha, Takrohi, Khurram Nagar, Kalyanpur, Gudamba, Tedhi Pulia, Kapoorthala, Puraniya, Jankipuram Extension, Jankipuram Vistar, Sitapur Road Yojana, Madiyaon, Mohibullapur, Bakshi Ka Talab|BKT, Ghaila, Priyadarshini Colony, Triveni Nagar, Khadra, Gomti Nagar Vistar, Patrakarpuram, Vipul Khand, Vinay Khand, Viram Khand, Vishal Khand, Vivek Khand, Vikas Khand, Vineet Khand, Virat Khand, Vastu Khand, Vinamra Khand, Kamta, Kamta Chauraha, Matiyari, Deva Road, Malhaur, Chinhat Tiraha, BBD, Safedabad, Tiwariganj, Anora Kala, Juggaur, Ahimamau, Arjunganj, Vrindavan Yojna, Vrindavan Colony, Telibagh Bazar, Utrathia, Raibareli Road, Kalli Pashchim, Mohanlalganj, Nigohan, Gosainganj, Khargapur, Omaxe City, Omaxe Residency, Aurangabad Jagir, Bijnaur, Bijnor Road, Banthra, Bangla Bazar, Power House Chauraha, Alambagh Chauraha, Nadarganj, Nilmatha, Kalindi Park, Jiamau, Rajendra Nagar, Nakkhas, Yahiyaganj, Bulaki Adda, Sahadatganj, Mansarovar Yojana, Amar Shaheed Path, Basant Kunj, Basantkunj Yojana, Kanchanpuri, Natkheda, VIP Road, Eldeco Lucknow',
  ],
  [
    'Kanpur',
    'Barra 2, Barra 8, Barra 6, Juhi, Juhi Kalan, Saket Nagar, Yashoda Nagar, Hanspuram, Gujaini, Dabauli, Dabouli, Damodar Nagar, Vishwa Bank Colony, Barra Bypass, Lal Bangla, Harjinder Nagar, Krishna Nagar, Shivkatra, Chakeri, KDA Colony, Gumti No 5, Gumti, Ashok Nagar, Nehru Nagar, Brahm Nagar, Harsh Nagar, Tilak Nagar, Khalasi Lines, Azad Nagar, Nawabganj, Vishnupuri, Rawatpur, Sharda Nagar, Geeta Nagar, Vikas Nagar, Indira Nagar, Avas Vikas Kalyanpur, Awas Vikas, Panki Road, Kalyanpur Kalan, Singhpur, Bithoor, Bithoor Road, Mainawati Marg, Mandhana, Chaubepur, Shatabdi Nagar, Panki Power House, Fazalganj, Govind Nagar Block, Shastri Nagar, Vijay Nagar, Kaushalpuri, Darshan Purva, Lajpat Nagar, Pandu Nagar, Sarvodaya Nagar, Moti Jheel, Benajhabar, Gwaltoli, Birhana Road, Naughara, General Ganj, Chamanganj, Bekanganj, Babu Purwa, Kidwai Nagar K Block, Bakarganj, Ajeetganj, Sanigawan, Koyla Nagar, Rooma, Maharajpur, Ramadevi, Shyam Nagar E Block, Gandhigram, Ambedkarpuram, Kakadeo Coaching, Lakhanpur, Gurdev Palace',
  ],
  [
    'Varanasi',
    'Mahmurganj, Rathyatra, Kamachha, Gurubagh, Godowlia, Dashashwamedh, Chetganj, Lahurabir, Maldahiya, Nati Imli, Jagatganj, Orderly Bazar, Ardali Bazar, Bhojubir, Varuna Pul, Pahariya, Paharia, Ashapur, Ashok Vihar, Lalpur, Chandmari, Shivpur Bypass, Tarna, Harhua, Babatpur, Kachahri, Sikraul, Mint House, Mahmoorganj Akashwani, Bhelupura, Durgakund, Sankat Mochan, Nagwa, Assi Ghat, Sunderpur Road, Newada, Karaundi, Chitaipur, DLW, BLW, Manduadih, Maduadih, Bhikharipur, Kandwa, Susuwahi, Akhari, Mughalsarai, Padao, Rajghat, Sarnath Road, Chaubeypur, Lohta, Shivdaspur, Rohania, Mohan Sarai, Raja Talab, Jawahar Nagar, Jawahar Nagar Extension, Ravindrapuri, Shivala, Sonarpura, Sundarpur, Saket Nagar, Vinayaka, Kamalgarha, Lahartara, Mahamanapuri, Harahua, Kachahari, Maidagin',
  ],
  [
    'Prayagraj',
    'Ashok Nagar, Alopibagh, Daraganj, Bairahna, Rambagh, Meerapur, Attarsuiya, Khuldabad, Himmatganj, Muthiganj, Naini Bazar, Arail, ADA Colony Naini, Kalindipuram, Jhalwa Road, Peepal Gaon, Mundera, Subedarganj, Bamrauli, Begum Bazar, Salori, Allenganj, Baghambari, Rasoolabad, Teliarganj, Govindpur Colony, Shivkuti, Mehdauri, Stanley Road, Lauder Road, Beli Road, Beli Colony, Nyay Marg, Clive Road, Hastings Road, Thornhill Road, MG Marg, Leader Road, Phaphamau Bazar, Shantipuram, Awas Vikas Jhunsi, Andawa, Jhunsi Kohna, Trivenipuram, Rajapur, Mahewa, New Jhusi, Harwara, Neem Sarai, Kasari Masari, Colonelganj, Bairahana, Chheoki',
  ],
  [
    'Agra',
    'Dayalbagh Road, Khandari Bypass, Bhagwan Talkies, Gandhi Nagar, Wazirpura, Kamla Nagar Block, Balkeshwar, Trans Yamuna, Trans Yamuna Colony, Ram Bagh, Sikandra Bodla Road, Awas Vikas, Avas Vikas Colony, Shaheed Nagar, Rajpur Chungi, Shamsabad Road, Taj Nagri, Idgah, Pratap Pura, Arjun Nagar, Kheria Mod, Shahganj, Lohamandi, Raja Mandi, Jaipur House, Alok Nagar, Pratap Nagar, Marutipuram, Bichpuri, Bichpuri Road, Sastripuram, Runakta, Karkunj, Professor Colony, Nehru Nagar, Vibhav Nagar, Basai, VIP Road, Deori Road, Gwalior Road, Rohta, Nagla Padi, Khandauli, Kuberpur, Jeoni Mandi, Belanganj, New Agra, Hari Parvat, Pashchimpuri, Shastripuram A Block, Kalindi Vihar, Tedhi Bagia, Etmadpur, Fatehpur Sikri Road, Raja Ki Mandi, Runkata, Artoni, Namner, Rakabganj, Baluganj',
  ],
  [
    'Meerut',
    'Garh Road, Kaseru Buxar, Ganga Nagar Block, Saket, Thapar Nagar, Begum Bagh, Begum Bridge, Shardha Puri, Shradhapuri, Rohta Bypass, Modipuram Bypass, Roorkee Road, Delhi Meerut Expressway, Rithani, Shatabdi Nagar, Partapur Bypass, TP Nagar, Baghpat Road, Mohkampur, Brahmpuri, Surajkund, Surajkund Road, Hapur Road, Hapur Adda, Lohia Nagar, Kharkhauda, Nauchandi, Jail Chungi, Tejgarhi, Rajnagar, Prahlad Nagar, PL Sharma Road, Mangal Pandey Nagar, University Road, Bombay Bazar, Lal Kurti, Ajanta Colony, Samrat Palace, Vaishali Colony, Meenakshipuram, Apex City, Kaliyagarhi, Jagrati Vihar, Jagriti Vihar Extension, Sports Goods Complex, Rakshapuram, Ansal Town',
  ],
  [
    'Bareilly',
    'Rajendra Nagar, DD Puram, Deen Dayal Puram, Rampur Bagh, Ekta Nagar, Janakpuri, Indira Nagar, Prem Nagar, Pawan Vihar, Mahanagar, Mini Bypass, Suresh Sharma Nagar, Bada Bypass, Shahdana, Subhash Nagar, Nekpur, Karamchari Nagar, Awas Vikas Rajendra Nagar, Badaun Road, Shyamganj, Ashish Royal Park, Ramganga Nagar, Pilibhit Road, Invertis, Nainital Road, Delapeer, Kutubkhana, Kudeshia Road, Fatehganj, Izatnagar, Kargaina, Sainik Colony',
  ],
  [
    'Gorakhpur',
    'Asuran Chowk, Padri Bazar, Shahpur Awas Vikas, Rapti Nagar, Kunraghat, Singhariya, Jharkhandi, Nanda Nagar, Deoria Bypass, Deoria Road, Budh Vihar, Siddharth Enclave, Siddharth Puram, Khorabar, Devria Bypass, Daudpur, Alahadadpur, Rail Vihar, Humayunpur, Surajkund, Suraj Kund Colony, Rajendra Nagar, Gorakhnath Road, Jatepur, Vikas Nagar, Bargadwa, Gulriha, Bhathat, Taramandal Road, Sahjanwa, Nausad, Lachhipur, Mirzapur, Bilandpur, Purdilpur, Hazaripur, Miyan Bazar, Ghasi Katra, Divya Nagar, Shivpuri Colony, Azad Chowk, Bichhiya, Shatabdipuram',
  ],
  [
    'Aligarh',
    'Gyan Sarovar, Swarna Jayanti Nagar, Vikram Colony, Avantika Colony, Niranjan Puri, Samad Road, Anoopshahr Road, Anupshahr Road, Jamalpur, Dhorra, Jeevangarh, Zohra Bagh, Sir Syed Nagar, Badar Bagh, Begpur, Mahendra Nagar, Surendra Nagar, Sasni Gate, Agra Road, Khair Road, Delhi Road, Mathura Road, Banna Devi, Sarsaul, Etah Chungi, Vishnupuri, Sudamapuri, Naurangabad, Janakpuri, Kishanpur, Talanagari, Quarsi Bypass, Begum Bagh, Centre Point, ADA Colony, Devi Nagla, Santosh Nagar',
  ],
  [
    'Moradabad',
    'Delhi Road, Pakbara, Asha Nagar, Avantika Colony, Kanshiram Nagar, Lajpat Nagar, Chandra Nagar, Harthala, Sonakpur, MDA Colony, Naya Moradabad, New Moradabad, Himgiri, Gandhi Nagar, Mansarovar Colony, Line Par, TMU, Rampur Road, Kath Ghar, Jigar Colony, Budhi Vihar, Prabhat Market, Katghar, Kundarki, Sambhal Road, Budh Bazar',
  ],
  [
    'Saharanpur',
    'Delhi Road, Ambala Road, Dehradun Road, Janakpuri, Numaish Camp, Gill Colony, Hakikat Nagar, Chander Nagar, Awas Vikas, Mission Compound, Behat Road, Chilkana Road, Paper Mill Road, Madho Nagar, Pant Vihar, Mavikala, Bajoria Road, Patel Nagar, Brijesh Nagar, Tapri, Gagalheri',
  ],
  [
    'Muzaffarnagar',
    'Gandhi Colony, Patel Nagar, Ankit Vihar, Jansath Road, Bhopa Road, Circular Road, Rampuri, Shamli Road, Roorkee Road, Meerut Road, South Civil Lines, Mahavir Chowk, Almaspur, Kukra, Dwarkapuri, Sarwat',
  ],
  [
    'Jhansi',
    'Shivaji Nagar, Sipri Bazaar, Nandanpura, Premnagar, Nagra, Gumnawara, Kanpur Road, Awas Vikas, Isai Tola, Bangla Ghat, Karguwan, Mission Compound, Talpura, Subhash Ganj, Bundelkhand University, Pichhore, Rajgarh, Dildar Nagar, Hansari, Babina, Simardha, Pahuj',
  ],
  [
    'Mathura',
    'Krishna Nagar, Govind Nagar, Radha Nagar, Radhapuram, Radhapuram Estate, Maholi Road, Goverdhan Chauraha, Govardhan, Bhuteshwar, Natwar Nagar, Chaitanya Vihar, Masani, Barsana, Kosi Kalan, Highway Plaza, Vrindavan Road, Jaisinghpura, Balajipuram, Janakpuri, Moti Kunj, Sonkh Road, Ashok City, Tarsi, Dhauli Pyau, Aurangabad',
  ],
  [
    'Vrindavan',
    'Raman Reti, Chatikara Road, Parikrama Marg, Prem Mandir, Omaxe Eternity, Rukmini Vihar, Kailash Nagar, Sunrakh Road, Sunrakh, Gaura Nagar, Chaitanya Vihar, Akrur Dham, Radha Niwas, Keshi Ghat, Krishna Bhumi, Mathura Road, Bankey Bihari Colony, Vidyapeeth Chauraha, Hari Niketan, Varah Ghat',
  ],
  [
    'Ayodhya',
    'Devkali, Naya Ghat, Ram Ghat, Faizabad Civil Lines, Reedganj, Niyawan, Nawabganj, Sahadatganj, Deokali Bypass, Ranopali, Lucknow Road, Kaushalpuri, Saket Puri, Avadhpuri, Beniganj, Darshan Nagar, Janaura, Gaddopur, Maqbara, Rikabganj, Sohawal, Dev Nagar, Kaushalpuri Colony, Shahnawajpur, Manjha, Tedhi Bazar',
  ],
  [
    'Hapur',
    'Preet Vihar, Swarg Ashram Road, Garh Road, Delhi Road, Meerut Road, Modinagar Road, Anand Vihar, Sri Nagar, Awas Vikas, Chamri, Dhaulana, Babugarh, Simbhaoli, Achheja, Free Ganj Road, Bulandshahr Road, Rajiv Vihar',
  ],
  [
    'Indore',
    'Scheme 114, Scheme No 114, Scheme 74, Scheme 71, Scheme 94, Scheme 103, Scheme 136, Scheme 151, Scheme 155, Scheme 171, Scheme 97, Scheme 51, New Palasia, Old Palasia, South Tukoganj, Tukoganj, Race Course Road, YN Road, RNT Marg, Sapna Sangeeta, Sapna Sangeeta Road, Tower Chowk, Khatiwala Tank, Bhanwarkuan, Bhawar Kuan, Navlakha, Geeta Bhawan, Manorama Ganj, Saket Nagar, Saket, Kanadia Road, Kanadiya, Bengali Square, Bengali Chouraha, Tilak Nagar, Bicholi Hapsi, Bicholi, Pipliyahana Road, Goyal Nagar, Mayakhedi, Nipania Road, Niranjanpur, Talawali Chanda, Talawali, Dewas Naka, Lasudia, Lasudia Mori, Mangliya, Scheme 54 Vijay Nagar, Bombay Hospital Area, Mahalakshmi Nagar, Tulsi Nagar, Omaxe City, Omaxe Hills, Pithampur Road, Rau Road, Rangwasa, Kesar Bagh Road, Annapurna, Dwarkapuri, Chandan Nagar, Gumasta Nagar, Usha Nagar, Usha Nagar Extension, Lokmanya Nagar, Vaishali Nagar, Footi Kothi, Phooti Kothi, Gopur Square, Ranjit Hanuman, Mari Mata, Kalani Nagar, Aerodrome Road, Gandhi Nagar, Hatod, Sanwer Road, Sanwer, Banganga, Bhagirathpura, Malwa Mill, Patnipura, Nanda Nagar, Pardesipura, Sukhliya, Bapat Square, MR 10, MR 9, MR 11, MR 4, Aurobindo, Ujjain Road, Bhawrasla, Simrol, Tejaji Nagar, Khandwa Naka, Limbodi, Bilawali, Musakhedi, Azad Nagar, Rani Bagh, Vishnupuri, Jeevan Deep, Janki Nagar, Snehlataganj, Chhawni, Chhoti Gwaltoli, Siyaganj, Jail Road, MOG Lines, Biyabani, Malharganj, Bada Ganpati, Raj Mohalla, Ralamandal, Kshipra, Dakachya, Jhalaria, Bypass, AB Bypass, Star Square, Radisson Square, LIG Square, MIG Colony, Industry House, Press Complex, Anoop Nagar, Shrinagar Extension, Srinagar Main, Shree Nagar, Clerk Colony, Meghdoot, Janjeerwala Square',
  ],
  [
    'Bhopal',
    'Bawadia Kalan, Trilanga, Shahpura C Sector, Danish Kunj, Danish Nagar, Danapani, Kolar, Nayapura, Sarvadharam, Sarvdharma, Mandakini, Lalita Nagar, Rohit Nagar, Bawadiya, Salaiya Road, Aakriti Eco City, Akriti Ecocity, Katara, Barrai, Bagli, Bagsewania, Barkatullah, Saket Nagar 9A, Piplani, Indrapuri, Sonagiri, Ayodhya Nagar Bypass, Minal Residency, Minal, JK Road, Narela Shankari, Govindpura, Habibganj, Arera Hills, Jawahar Chowk, Nehru Nagar, Kotra Sultanabad, Kotra, Bhadbhada, Neelbad, Nilbad, Ratibad, Suraj Nagar, Prempura, Shyamla Hills, Koh e Fiza, Idgah Hills, Gandhi Nagar, Bairagarh Road, Sant Hirdaram Nagar, Karond Bypass, Vidisha Road, Bhanpur, Ashoka Garden, Ashoka Gardens, Aishbagh, Bajaria, Chandbad, Semra, Subhash Nagar, Raisen Road, Patel Nagar, Kokta, Awadhpuri BHEL, Khajuri Kalan, Hathaikheda, Mandideep, Misrod Road, Jatkhedi, Vidya Nagar, Obedullaganj, Bhojpur Road, Kaliasot, Berasia, Nariyal Kheda, Jahangirabad, Roshanpura, Malviya Nagar, Professors Colony, Char Imli, Panchsheel Nagar, Rajharsh Colony, Sankhedi, Banjari, Inayatpur, Phanda, Bhouri, Sehore Road, Airport Bypass, Kalkheda, Sarvadharm, Barkheda, Bhadbhada Road, Pipliya Pende Khan',
  ],
  [
    'Gwalior',
    'DD Nagar, Deendayal Nagar, Pinto Park, Govindpuri, Darpan Colony, Kunj Vihar, Vivekanand Colony, Gandhi Nagar, Patel Nagar, Race Course Road, University Road, Chetakpuri, Jhansi Road, Basant Vihar, Sithouli, Naka Chandrabadni, Vijay Nagar, Madhoganj, Jinsi, Shinde Ki Chhawani, Phool Bagh, Tansen Nagar, Bahodapur, Kila Gate, Hazira Chauraha, Birla Nagar, Morar Cantt, Barrackpur, Suresh Nagar, Mahadaji Nagar, Alkapuri, Huravali, Hurawali, AB Road, Sachin Tendulkar Marg, Maharajpura, Shatabdipuram, Bhind Road, Shivpuri Link Road, Nai Sadak, Daulat Ganj, Lohia Bazar, Balwant Nagar, Saraswati Nagar, Kailash Vihar, Sirol, New City Centre',
  ],
  [
    'Jabalpur',
    'Ukhri, Ukhri Road, Kachnar City, Shatabdipuram, Sneh Nagar, Gupteshwar, Garha Fatak, Rampur, Gwarighat Road, Saket Nagar, Polipathar, Bhedaghat, Tilwara Ghat, Tilhari, Mandla Road, Bilhari, South Civil Lines, Ridge Road, Pachpedi, Russel Chowk, Marhatal, Baldeobagh, Damoh Naka, Deen Dayal Chowk, Madhotal, Karmeta, Maharajpur, Suhagi, Richhai, Khamaria, Khamariya, Ghamapur, Hanumantal, Patan Road, Ahinsa Chowk, Awasthi Nagar, JDA Scheme 5, Dhanvantari Nagar, Shankar Shah Nagar, Narmada Road, Bargi Hills, Kamla Nehru Nagar, Yadav Colony, Labour Chowk, Ganjipura, Panagar, Barela, Bandariya Tiraha, Shakti Nagar, Polipather',
  ],
  [
    'Ujjain',
    'Mahakal, Mahakal Road, Mahananda Nagar, Vasant Vihar, Basant Vihar, Sethi Nagar, Mahashweta Nagar, Vivekanand Colony, Nanakheda Bus Stand, Kshirsagar, Dewas Gate, Maksi Road, Chimanganj, Kanipura, Kanipura Road, Nagziri, Shivanjali, Alakhdham Nagar, Triveni Hills, Abhilasha Colony, Hari Phatak, Chintaman Road, Mullapura, Dashera Maidan, Shanti Nagar, Udayan Marg, Tirupati Dham, Sandipani Nagar, Lalpur, Pawasa, Panwasa, Bherugarh, Shri Ram Nagar, Vikram Nagar',
  ],
  [
    'Raipur',
    'Telibandha Road, Mowa Road, Kota Road, Kabir Nagar, Hirapur, Gogaon, Gondwara, Birgaon, Urla, Siltara, Bhanpuri, Khamtarai, Ramnagar, Choubey Colony, Samata Colony, Mahadev Ghat, Raipura, Changorabhata, Changurabhata, Professor Colony, Tikrapara, Bhatagaon, Pachpedi Naka, Lalpur, Dumartarai, Deopuri, Dunda, Boriya Kalan, Boriyakhurd, Mana Camp, Old Dhamtari Road, New Rajendra Nagar, Rajendra Nagar, Mahaveer Nagar, Shailendra Nagar, Katora Talab, Byron Bazar, Moti Bagh, Budhapara, Pandri Kapda Market, Lodhi Para, Shankar Nagar Road, Anupam Nagar, Khamhardih, Kachna Road, Saddu Road, Dhaneli, Vidhan Sabha Road, Dondekhurd, Daldal Seoni Road, Avani Vihar, Ashoka Ratan, VIP Estate, Vip Karishma, Serikhedi, Mandir Hasaud, Sejbahar, Kamal Vihar, Kandul, Datrenga, Sarona, Atal Nagar, Khamardih',
  ],
  [
    'Bilaspur',
    'Nehru Nagar, Rajkishore Nagar, Agyeya Nagar, Mangla, Minocha Colony, Ameri, Sakri, Koni Road, Ring Road 2, Seepat Road, Bandhwapara, Torwa, Hemu Nagar, Jarhabhata, Sindhi Colony, Shubham Vihar, Tilak Nagar, Gondpara, Tarbahar, Chakarbhata, Chakarbhatha, Sirgitti, Bodri, Kududand, Tikrapara, Ganesh Nagar, Deorikhurd, Lingiyadih, Bahatrai, Mopka, Chantidih, Ashok Nagar, Priyadarshini Nagar, Parijat Extension',
  ],
  [
    'Bhilai',
    'Nehru Nagar East, Nehru Nagar West, Nehru Nagar, Maitri Nagar, Maitri Kunj, Padmanabhpur, Pulgaon, Kohka, Kurud Road, Khursipar, Charoda, Kumhari, Akash Ganga, Vaishali Nagar, Shanti Nagar, Ram Nagar, Hudco, Talpuri, Ruabandha, Jamul, Junwani Road, Surya Vihar, Borsi, Kasaridih, Vidyut Nagar, Katulboard, Jawahar Nagar, Chauhan Town, Camp 1, Camp 2, Radhika Nagar, Priyadarshini Parisar, Avadhpuri',
  ],
  [
    'Patna',
    'Ashok Rajpath, Rajapur, Rajapur Pul, Mainpura, Digha Ghat, Ashiana Digha Road, Ashiana More, Raja Bazar, Sheikhpura, Jagdeo Path, Jagdeo Path Road, Khajpura, Patel Nagar, Sri Krishna Puri|SK Puri, Krishna Puri, Nageshwar Colony, Fraser Road, Dak Bungalow Road, Bandar Bagicha, Buddha Colony, Kidwaipuri, Anandpuri, North SK Puri, Punaichak, RPS More, Rupaspur, Saguna Mor, Danapur Cantt, Khagaul Road, Phulwari, Walmi, Anisabad More, Chitkohra, Gardanibagh, Yarpur, Mithapur, Karbigahiya, Postal Park, Ramkrishna Nagar, New Bypass, Jaganpura, Khemnichak, Bhootnath Road, Bhoothnath Road, Kumhrar, Agam Kuan, Bahadurpur, Bahadurpur Housing Colony, Lohanipur, Kadamkuan, Nala Road, Machua Toli, Saidpur, Mahendru, Patliputra, Patliputra Industrial Area, Kurji More, Gosai Tola, Vijay Nagar, RK Nagar, Hanuman Nagar, Kankarbagh Colony, Malahi Pakri, Ashok Nagar, Chitragupta Nagar, Lohia Nagar, Chandmari Road, Patna City, Gulzarbagh, Gaighat, Didarganj, Fatuha, Sampatchak, Parsa Bazar, Punpun, Naubatpur, Shivala, Kanhauli, Neora, Maner, Ara Garden, Abhiyanta Nagar, Indrapuri, Keshri Nagar, Mahesh Nagar, AG Colony, Ambedkar Path, Sabalpur, Dhanaut, Khagaul Station Road, Vishweshwaraiya Nagar, East Boring Canal Road, Boring Canal Road, West Boring Canal Road, Budha Colony, Sipara',
  ],
  [
    'Ranchi',
    'Kanke, Piska More, Harmu Housing Colony, Argora, Pundag, Kadru, Dipatoli, Deepatoli, Bariatu Road, Booty More, Buti More, BIT Mesra, Mesra, Neori, Khelgaon, Tatisilwai, Chutia, Dhurwa, Jagannathpur, Singh More, Hatia Station, Tupudana, Birsa Chowk, Nepal House, Shyamali Colony, Lalpur Chowk, Circular Road, Burdwan Compound, Karamtoli, Morhabadi, Morabadi Ground, Ranchi University, Upper Bazar, Kishoreganj, Madhukam, Itki Road, Hesag, Lowadih, Kokar Chowk, Kantatoli, Bahu Bazar, Hindpiri, Pahari Tola, Samlong, Tamar, Ormanjhi, Chandway, Arsande, Gandhi Nagar, Sukurhutu, Pandra, Kathal More, Dibdih, Bargawan, Hehal, Devi Mandap Road, Sukhdeo Nagar, Chiraundi, Nagri, Simaliya, Edalhatu, Tagore Hill, Pragati Path, Bijupara',
  ],
  [
    'Jamshedpur',
    'Dimna, Uliyan, Kharangajhar, Govindpur, Birsanagar, Telco, Baridih Colony, Agrico, Sitaramdera, Bhalubasa, Burmamines, Golpahari, Gamharia, Adityapur 2, RIT, Asangi, Chota Gamharia, Mansarovar, Baradwari, Kasidih, Azad Nagar, Pardih, Zakir Nagar, Ulidih, Shankosai, Balidih, Ghorabandha, Jadugora, Sundernagar, Karandih, Bagbera, Sakchi Market, Dhalbhumgarh Road, Northern Town, Circuit House Area, CH Area, Contractors Area, Vijaya Gardens, Sonari Airport',
  ],
  [
    'Dhanbad',
    'Barmasia, Manaitand, Wasseypur, Kusum Vihar, Koyla Nagar, Barwadda, Govindpur, Loyabad, Kendua, Sijua, Bekarbandh, Luby Circular Road, Housing Colony, Polytechnic Road, Nawadih, Kolakusma, Bhelatand, Sardar Patel Nagar, Jagjivan Nagar, Digwadih, Sindri, Matkuria, Telipara, Chiragora, Vikash Nagar',
  ],
  [
    'Bokaro',
    'Bokaro Steel City, Chira Chas, Joshi Colony, Bari Cooperative, Gandhi Nagar, Kandra, Jodhadih More, Balidih, Pindrajora, Bhojpur Colony, Marafari, Bye Pass Road',
  ],
  [
    'Muzaffarpur',
    'Bairiya, Zero Mile, Juran Chapra, Chakkar Maidan, Kalambag Chowk, Aamgola, Motijheel, Gobarsahi, Bhagwanpur Chowk, Khabra, Khabra Road, Patahi, Sherpur, Sikandarpur, Naya Tola, Dharamsala Chowk, Brahampura, Imli Chatti, Majhaulia, Maripur',
  ],
  [
    'Gaya',
    'AP Colony, Rampur, Bodhgaya Road, Delha, Gewal Bigha, Katari Hill Road, Magadh Colony, Swarajpuri Road, Chand Chaura, Kharkhura, Dandibagh, White House Compound, Anugrah Puri, Shastri Nagar, Chanakyapuri',
  ],
  [
    'Bhagalpur',
    'Bhikhanpur, Ishakchak, Mayaganj, Barari Road, Nathnagar, Tatarpur, Khalifabagh, Ghanta Ghar, Patel Babu Road, Manik Sarkar, Aliganj, Mirjanhat, Sabour Road, Jail Road, Jogsar, Deep Nagar, Champanagar, Goradih Road, Surkhikal',
  ],
  [
    'Darbhanga',
    'Laheriasarai, Donar, Benta, Mirzapur, Kadirabad, Laxmisagar, Allalpatti, Delhi More, Rajkumarganj, Shubhankarpur, Baghmora, Balbhadrapur, Kathalbari, Bahadurpur',
  ],
  [
    'Kolkata',
    'Action Area 1A, Action Area 1B, Action Area 1C, Action Area 1D, Action Area 2A, Action Area 2B, Action Area 2C, Action Area 2D, Action Area 3A, Eco Park, City Centre 2, Atghara, Hatiara, Jyangra, Baguihati, Kestopur, Keshtopur, VIP Road, Joramandir, Raghunathpur, Tegharia, Birati, New Barrackpore, Michael Nagar, Doltala, Hridaypur, Madhyamgram Chowmatha, Duttapukur, Habra, Sodpur, Ghola, Panihati, Agarpara, Kamarhati, Dunlop, Bonhooghly, Dakshineswar, Alambazar, Cossipore, Sinthi, Sinthee, BT Road, Paikpara, Belgachia, Chiria More, Shyamnagar, Naihati, Ichapur, Titagarh, Khardaha, Rahara, Nager Bazar, Dum Dum Park, Dum Dum Cantonment, Dum Dum Metro, Motijheel, Jessore Road, Bangur Avenue, Bangur, Kalindi, Patipukur, Sreebhumi, Dakshindari, Karunamoyee, Nicco Park, Chingrighata, Beleghata, Narkeldanga, Maniktala, Manicktala, Hedua, Hatibagan, Sovabazar, Shobhabazar, Bagbazar, Ahiritola, Bowbazar, Burrabazar, Bara Bazar, Central Avenue, Chandni Chowk, BBD Bagh, Dharmatala, Camac Street, Shakespeare Sarani, Loudon Street, Elgin, Elgin Road, Minto Park, AJC Bose Road, Ripon Street, Beckbagan, Tiljala, Picnic Garden, Picnic Gardens, Bondel Road, Ballygunge Place, Ballygunge Circular Road, Southern Avenue, Deshapriya Park, Rash Behari Avenue, Rashbehari, Hazra, Jatin Das Park, Chetla, Mominpur, Khidirpur, Kidderpore, Garden Reach, Metiabruz, Taratala, Behala Chowrasta, Sakher Bazar, Parnasree, Parnashree, Sarsuna, Silpara, Pailan, Amtala, DH Road, James Long Sarani, Biren Roy Road, Kabardanga, Karunamoyee Tollygunge, Kudghat, Netaji Nagar, Regent Park, Ranikuthi, Garia Station, Boral, Mahamayatala, Kamalgazi, Harinavi, Sonarpur Station, Subhasgram, Baruipur, Ajoy Nagar, Ajaynagar, Survey Park, Kalikapur, Garfa, Haltu, Jadavpur 8B, Sulekha, Bijoygarh, Bijaygarh, Prince Anwar Shah Road, Navina, Tollygunge Metro, Golf Green, Golf Gardens, Azadgarh, Charu Market, New Alipore Block, Rajdanga, Ruby Hospital Area, Nonadanga, Madurdaha, Hossainpur, Chowbaga, Tangra, Bantala, Bhangar, Shibrampur, Batanagar, Nungi, Santragachi, Andul Road, Andul, Bally, Belur, Hindmotor, Konnagar, Rishra, Serampore, Chandannagar, Hooghly, Chinsurah, Dankuni, Kalyani, Kanchrapara, Sukhobrishti, Elita Garden Vista, Akankha More, Unitech Gate, Narayanpur, Gopalpur, Bablatala, Dash Drone, Derozio, Mahisbathan, Mahishbathan, Baishnabghata, College Street, Nayabad, Bosepukur, Mominpore, Taltala, Beniapukur, Jorabagan, Paschim Putiary, Purbalok, Paschim Barisha',
  ],
  [
    'Howrah',
    'Kadamtala, Bally, Belur, Belurmath, Ramrajatala, Santragachi, Jagacha, Dasnagar, Bamangachi, Ichapur, Mandirtala, Foreshore Road, Andul, Andul Road, Domjur, Salap, Panchla, Uluberia, Bagnan, Bakultala, Nabanna, B Garden, Kona Expressway, Unsani, Betor, Golabari, Pilkhana, Howrah Maidan, Panchanantala, Tikiapara, Belgachia, Balitikuri, Satyabala, Ghusuri, Makardaha, Sankrail, Maurigram',
  ],
  [
    'Durgapur',
    'Benachiti, A Zone, B Zone, Sagarbhanga, Amrai, Bamunara, Arrah, Kalinagar, Shankarpur, Tetikhola, Ambagan, Nadiha, MAMC, Gopalmath, Andal, Sepco, Bhiringi, Bengal Ambuja, Steel Township, Ukhra',
  ],
  [
    'Asansol',
    'Chelidanga, Hutton Road, Murgasol, Rambandhu Talab, Ismile, Ismail, SB Gorai Road, Gopalpur, Kalyanpur, Kalyanpur Housing, Bhanga Panchil, Asansol Court, Burnpur Road, Radhanagar Road, Kanyapur, Mohishila, Mahishila, Dhadka, Vivekananda Sarani, Kumarpur, Raniganj, Niamatpur, Sen Raleigh Road, Srinagar, Chitra More, Jamuria, Barakar, Neamatpur',
  ],
  [
    'Siliguri',
    'Hill Cart Road, Deshbandhu Para, Subhas Pally, Subhash Pally, College Para, Ashram Para, Babupara, Rabindra Nagar, Haiderpara, Hyderpara, Eastern Bypass, East Bypass, Bhaktinagar, Dagapur, Sukna, Milan More, Gurung Basti, Burdwan Road, Jyoti Nagar, Khalpara, Bidhan Road, Bidhan Market, Fulbari, New Jalpaiguri, NJP, Surya Sen Colony, Shaktigarh, Dabgram, Ghogomali, Himachal Vihar, Kawakhali, Naxalbari, North Bengal University, Champasari More, Devidanga, Salbari, Mahananda Para, Panitanki More, Iskcon Mandir Road, Don Bosco More, Ektiasal, Jorapani, Aurobindo Pally, Haren Mukherjee Road, Jalpaimore',
  ],
  [
    'Bardhaman',
    'Curzon Gate, Khosbagan, Golapbag, Golapbagh, Kalna Gate, Nababhat, Badamtala, Rajbati, Indrakanan, Tinkonia, Baburbag, Sadarghat, Kanainatsal, Ullas, Renaissance Township, Alisha, Borehat, Khagragar, Parcus Road, Shyamlal',
  ],
  [
    'Bhubaneswar',
    'Patrapada, Jatni, Khurda, Khordha, Tamando, Gothapatna, Ghatikia, Kalinga Vihar, Dumduma, Jagamara, Bharatpur, Bhimtangi, Pokhariput, Palaspalli, Siripur, Bapuji Nagar, Ashok Nagar, Kharvela Nagar, Master Canteen, Satya Nagar, Bhoi Nagar, Acharya Vihar, IRC Village, CRP Square, CRPF Square, Damana, Damana Square, Niladri Vihar, Chandrasekharpur Housing Board, Kalarahanga, Kalarahang, Kanan Vihar, Patia Square, KIIT Square, KIIT Road, Nandankanan Road, Raghunathpur, Sikharchandi, Barang, Trishulia, Mancheswar, Chakeisiani, Vani Vihar, Laxmisagar, Budheswari, Jharpada, Cuttack Road, Palasuni, Balianta, Bomikhal, Rasulgarh Square, GGP Colony, Lingaraj, Lewis Road, Kalpana Square, BJB Nagar, Badagada, Brit Colony, Tankapani Road, Garage Chhak, Samantarapur, Kapileswar, Kesura, Bankuala, Uttara, Dhauli, Pipili, Phulnakhara, Pratap Nagari, Kantabada, Khandagiri Square, Baramunda Bus Stand, Delta Square, Surya Nagar, Gandamunda, Aiginia, Sankarpur, Malipada, Janla, Mendhasal, Nakhara, Pandra, Gajapati Nagar, Salia Sahi, Magnetics Square, Sishu Vihar, Omfed Square, Rail Vihar, Prachi Enclave, Kalinga Hospital, Jayadev Vihar, Xavier Square, Ekamra Kanan, Lumbini Vihar, Tomando, Bhimatangi, Lingipur',
  ],
  [
    'Cuttack',
    'Markat Nagar, Madhupatna, Kalyani Nagar, Buxi Bazar, Choudhury Bazar, College Square, Ranihat, Mangalabag, Mangalabagh, Cantonment Road, Tinikonia Bagicha, Dolamundai, Khan Nagar, Jagatpur, Choudwar, Naya Bazar, Nuapada, Nuapatna, Press Colony, Sikharpur, Chauliaganj, Jobra Road, Bajrakabati Road, Shelter Square, Gopalpur, Trisulia, Netaji Subhash Bose, Deer Park, Chahata, Purighat, Rajabagicha, Kazi Bazar, Sutahat, Mata Matha, Pithapur, Telenga Bazar, Bidyadharpur, Khapuria',
  ],
  [
    'Rourkela',
    'Chhend, Shakti Nagar, Jagda, Jhirpani, Kalinga Vihar, Bisra Road, Daily Market, Panposh Road, Hamirpur, Vedvyas, Nayabazar, Bondamunda, STI Chowk',
  ],
  [
    'Sambalpur',
    'Ainthapali, Budharaja, Khetrajpur, Dhanupali, Modipara, Burla, Hirakud, Sakhipara, VSS Marg, Danipali, Remed, Baraipali, Putibandh, Gole Bazar',
  ],
  [
    'Berhampur',
    'Gandhi Nagar, Gajapati Nagar, Ambapua, Lanjipalli, Courtpeta, Hillpatna, Bhapur Bazar, Corporation Road, Ankoli, Gosaninuagaon, Kamapalli, Lochapada, Khodasingi, Aska Road, Nimakhandi, Luchapada, Bijipur, Ram Nagar, Brajanagar',
  ],
  [
    'Guwahati',
    'Kahilipara, Hengrabari, Basistha, Basistha Chariali, Beltola Survey, Beltola Tiniali, Lokhra, Lalganesh, Odalbakra, Kalapahar, Bishnupur, Rehabari, Paltan Bazar, Fancy Bazar, Pan Bazar, Uzan Bazar, Kharghuli, Silpukhuri, Guwahati Club, Lamb Road, Chenikuthi, Bamunimaidan, Bamunimaidam, Noonmati, Nunmati, New Guwahati, Geetanagar, Mathgharia, Satgaon, Panjabari, Rukmini Gaon, Dispur Last Gate, Panikhaiti, Patharquarry, Birkuchi, Adabari, Adabari Tiniali, Pandu, Maligaon Chariali, Boripara, Lankeshwar, Garchuk, Azara, Borjhar, Mirza, Boragaon, Katahbari, Betkuchi, Sawkuchi, Ahomgaon, Hatigarh, Hatigarh Chariali, Zoo Tiniali, Zoo Road Tiniali, Ambikagiri Nagar, Rajgarh, Rajgarh Road, Anil Nagar, Nabin Nagar, Tarun Nagar, Athgaon, Chatribari, Machkhowa, Bharalumukh, Santipur, Fatasil, Fatasil Ambari, Dhirenpara, Barsapara, Bhetapara, Juripar, Jyotikuchi, North Guwahati, Amingaon, Changsari, Sonapur, Jorabat, Nine Mile, Eight Mile, Seven Mile, Mathura Nagar, Sarumotoria, Christian Basti, Japorigog',
  ],
  [
    'Silchar',
    'Tarapur, Meherpur, Ambicapatty, Link Road, Rangirkhari, Sonai Road, Malugram, Das Colony, Kanakpur, Ashram Road, Vivekananda Road, Ghungoor, Bilpar, Itkhola, Srikona',
  ],
  [
    'Dibrugarh',
    'Chowkidinghee, Jalannagar, Milan Nagar, Amolapatty, Graham Bazar, Mancotta Road, Paltan Bazar, Khaliamari, Boiragimoth, Lahoal, Chiring Gaon, Convent Road, Jokai, Barbari',
  ],
  [
    'Jorhat',
    'Tarajan, Gar Ali, KB Road, Baruah Chariali, Cinnamara, Rowriah, Malow Ali, Borbheta, Na Ali, Lichubari, Dhekorgorah',
  ],
  [
    'Agartala',
    'Banamalipur, Krishnanagar, Dhaleswar, Ramnagar, Battala, Jogendranagar, College Tilla, Kunjaban, Abhoynagar, Barjala, Badharghat, Pratapgarh, Arundhutinagar, Bardowali, Lake Chowmuhani, Math Chowmuhani, Colonel Chowmuhani, Hapania, Khayerpur, Gurkhabasti',
  ],
  [
    'Shillong',
    'Laitumkhrah, Police Bazar, Nongthymmai, Mawlai, Rynjah, Lachumiere, Laban, Madanrting, Jaiaw, Nongrim Hills, Lumparing, Bishnupur, Malki, Dhankheti, Lapalang, Demseiniong, Barik, Mawprem',
  ],
  [
    'Gangtok',
    'Tadong, Deorali, Ranipool, Syari, Burtuk, Sichey, MG Marg, Tathangchen, Chandmari, Bojoghari, Arithang, Upper Sichey, Tibet Road, Daragaon',
  ],
]
