/**
 * Towns people ask for by name whether or not a Location stands for them yet, by state; each with
 * further names behind `|`. Unlike the cities of `domain/place/cities.ts` they have no centre here: they are
 * read, and looked for in the addresses. Names that are everyday
 * words as well (Puri, Gaya) are read where the words around say that a place stands there.
 */
export const knownTowns: readonly (readonly [state: string, towns: string])[] = [
  [
    'Maharashtra',
    'Solapur, Satara, Sangli, Amravati, Akola, Jalgaon|जलगांव, Ahmednagar|Ahilyanagar, Nanded, Latur, Ratnagiri, Chandrapur, Palghar, Boisar, Shirdi, Khandala, Igatpuri, Dhule, Beed, Parbhani, Yavatmal, Wardha, Gondia, Dharashiv|Osmanabad, Sindhudurg, Sawantwadi, Chiplun, Dapoli, Kolad, Matheran, Khopoli, Neral, Baramati, Pandharpur, Ichalkaranji, Bhusawal, Malegaon, Jalna, Hingoli, Buldhana, Washim, Gadchiroli, Phaltan, Sangamner, Shegaon, Karad, Islampur, Manmad, Roha, Mangaon, Murud, Lonar, Khamgaon, Achalpur, Ambajogai, Udgir, Kopargaon, Shrirampur, Barshi, Tuljapur, Malvan, Vengurla, Kudal, Nandurbar, Bhandara',
  ],
  [
    'Karnataka',
    'Belagavi|Belgaum, Dakshina Kannada|Dakshin Kannada, Uttara Kannada|Uttar Kannada, Davanagere|Davangere, Shivamogga|Shimoga, Tumakuru|Tumkur, Udupi, Chikkamagaluru|Chikmagalur, Ballari|Bellary, Kalaburagi|Gulbarga, Vijayapura, Mandya, Chikkaballapur|Chikballapur, Doddaballapur, Kolar, Malur, Hassan, Raichur, Bidar, Bagalkot, Chitradurga, Ramanagara, Karwar, Kundapura, Manipal, Sakleshpur, Hosapete|Hospet, Gokarna, Dandeli, Bhadravathi, Channapatna, Gadag, Haveri, Koppal, Yadgir, Chamarajanagar, Ranebennur, Sirsi, Nanjangud, Kushalnagar, Virajpet, Madhugiri',
  ],
  [
    'Tamil Nadu',
    'Erode, Tiruppur|Tirupur, Tirunelveli, Thoothukudi|Tuticorin, Kanchipuram, Thanjavur|Tanjore, Dindigul, Kodaikanal, Yercaud, Nagercoil, Karur, Cuddalore, Villupuram, Pollachi, Namakkal, Pudukkottai, Rameswaram|Rameshwaram, Kumbakonam, Sivakasi, Virudhunagar, Krishnagiri, Dharmapuri, Tiruvannamalai, Chengalpattu, Tiruvallur, Coonoor, Kotagiri, Mettupalayam, Ambur, Ranipet, Arakkonam, Tindivanam, Chidambaram, Mayiladuthurai, Nagapattinam, Karaikudi, Ramanathapuram, Theni, Tenkasi, Kovilpatti, Gobichettipalayam, Aruppukottai, Rajapalayam, Pattukkottai, Perambalur, Ariyalur, Kallakurichi, Gudiyatham, Palani, Kanyakumari, Tiruchengode, Tirupattur, Udumalaipettai|Udumalpet, Valparai, Neyveli, Courtallam, Arcot',
  ],
  [
    'Kerala',
    'Palakkad|Palghat, Kollam|Quilon, Kannur|Cannanore, Kottayam, Alappuzha|Alleppey, Malappuram, Wayanad, Munnar, Pathanamthitta, Idukki, Kasaragod, Guruvayur, Thalassery, Perinthalmanna, Changanassery, Ponnani, Varkala, Vagamon, Kanhangad, Payyanur, Ottapalam, Manjeri, Tirur, Sulthan Bathery, Kalpetta, Thodupuzha, Thiruvalla|Tiruvalla, Adoor, Kottarakkara, Kayamkulam, Cherthala, Chalakudy, Irinjalakuda, Kunnamkulam, Perumbavoor, Muvattupuzha, Kothamangalam, Vadakara, Koyilandy, Nilambur, Neyyattinkara',
  ],
  [
    'Andhra Pradesh',
    'Nellore, Kurnool, Rajahmundry|Rajamahendravaram, Kakinada, Anantapur, Kadapa, Ongole, Eluru, Amaravati, Chittoor, Srikakulam, Vizianagaram, Machilipatnam, Tenali, Bhimavaram, Proddatur, Madanapalle, Hindupur, Gudivada, Narasaraopet, Tadepalligudem, Amalapuram, Palakollu, Chirala, Nandyal, Adoni, Guntakal, Dharmavaram, Tuni, Puttaparthi, Anakapalle|Anakapalli, Bapatla, Kavali, Gudur, Tadipatri, Rayachoti, Parvathipuram, Bobbili, Narsipatnam, Tanuku',
  ],
  [
    'Telangana',
    'Karimnagar, Nizamabad, Khammam, Mahbubnagar, Nalgonda, Siddipet, Vikarabad, Ramagundam, Suryapet, Adilabad, Zaheerabad, Mancherial, Jagtial, Bhongir, Yadagirigutta, Miryalaguda, Kamareddy, Medak, Bodhan, Kothagudem, Jangaon, Wanaparthy, Gadwal, Nirmal, Sircilla, Peddapalli, Bhadrachalam, Narayanpet, Tandur, Gajwel, Jadcherla',
  ],
  [
    'Gujarat',
    'Bhavnagar, Jamnagar, Junagadh, Bharuch, Vapi, Valsad, Navsari, Mehsana, Gandhidham, Ankleshwar, Nadiad, Surendranagar, Morbi, Porbandar, Veraval, Palanpur, Godhra, Bhuj, Mundra, Kalol, Himmatnagar, Dahod, Botad, Amreli, Dholera, Anand, Patan, Deesa, Gondal, Jetpur, Wankaner, Somnath, Keshod, Upleta, Khambhat, Petlad, Bardoli, Vyara, Umbergaon, Viramgam, Modasa, Halol, Dwarka Gujarat, Bhachau, Mandvi Kutch, Palitana, Mahuva, Dhoraji, Dhrangadhra, Chikhli, Bilimora',
  ],
  [
    'Rajasthan',
    'Bikaner, Alwar, Bhilwara, Sikar, Neemrana, Mount Abu, Sri Ganganagar|Ganganagar, Bharatpur, Chittorgarh, Jaisalmer, Pushkar, Jhunjhunu, Hanumangarh, Banswara, Nathdwara, Nagaur, Barmer, Dausa, Sawai Madhopur, Kishangarh, Pali, Beawar, Bundi, Jhalawar, Karauli, Dholpur, Sirohi, Abu Road, Jalore, Didwana, Makrana, Sujangarh, Churu, Baran, Rajsamand, Dungarpur, Behror, Khatu Shyam|Khatushyamji, Ranthambore, Tonk, Kuchaman, Balotra, Suratgarh, Nokha, Phalodi',
  ],
  [
    'Uttar Pradesh',
    'Mathura, Vrindavan, Ayodhya, Aligarh, Bareilly, Moradabad, Gorakhpur, Jhansi, Saharanpur, Muzaffarnagar, Hapur, Bulandshahr, Firozabad, Etawah, Sitapur, Raebareli|Rae Bareli, Azamgarh, Deoria, Mirzapur, Shahjahanpur, Amroha, Bijnor, Hathras, Mainpuri, Unnao, Barabanki, Hardoi, Bahraich, Jaunpur, Ghazipur, Sultanpur, Lakhimpur, Orai, Ballia, Faizabad, Etah, Fatehpur, Gonda, Basti, Sambhal, Rampur, Badaun|Budaun, Pilibhit, Shamli, Baghpat, Khurja, Sikandrabad, Chandausi, Kasganj, Farrukhabad, Kannauj, Auraiya, Lalitpur, Mahoba, Bhadohi, Chandauli, Robertsganj, Akbarpur, Kushinagar, Padrauna, Khalilabad, Banda, Pilkhuwa, Gajraula, Chitrakoot, Lakhimpur Kheri, Najibabad, Renukoot',
  ],
  [
    'Uttarakhand',
    'Nainital, Haldwani, Roorkee|रुड़की, Mussoorie, Kashipur, Rudrapur, Almora, Mukteshwar, Bhimtal, Kotdwar, Pithoragarh, Ranikhet, Lansdowne, Vikasnagar, Champawat, Rudraprayag, Uttarkashi, New Tehri, Dhanaulti, Ramnagar Nainital, Sitarganj, Khatima, Bageshwar, Kausani, Jim Corbett|Corbett, Chakrata, Pantnagar',
  ],
  [
    'Himachal Pradesh',
    'Manali, Kullu, Dharamshala|Dharamsala, Kasauli, Solan, Palampur, Baddi, Kangra, Dalhousie, Nahan, Paonta Sahib, Nalagarh, Mandi, Hamirpur, Chail, Kasol, McLeodganj|Mcleod Ganj, Sundernagar, Parwanoo, Chamba, Barog, Narkanda, Theog, Rampur Bushahr, Bir Billing',
  ],
  [
    'Haryana',
    'Panipat, Sonipat|Sonepat, Karnal, Ambala, Rohtak, Hisar, Kurukshetra, Rewari, Bahadurgarh, Kundli, Bhiwani, Sirsa, Kaithal, Yamunanagar, Palwal, Jhajjar, Narnaul, Gohana, Hansi, Mahendragarh, Jind, Fatehabad, Tohana, Hodal, Dharuhera, Bawal, Kharkhoda, Ganaur, Pataudi, Charkhi Dadri, Shahabad, Narwana',
  ],
  [
    'Punjab',
    'Patiala, Bathinda|Bhatinda, Pathankot, Hoshiarpur, Phagwara, Kapurthala, Batala, Abohar, Barnala, Sangrur, Malerkotla, Rajpura, Dera Bassi|Derabassi, Rupnagar|Ropar, Gurdaspur, Khanna, Ferozepur|Firozpur, Muktsar, Fazilka, Nawanshahr, Faridkot, Moga, Mansa, Jagraon, Sirhind, Mandi Gobindgarh, Tarn Taran, Sunam, Samana, Nangal, Anandpur Sahib, Fatehgarh Sahib, Dasuya, Nakodar, Zira, Raikot, Budhlada',
  ],
  [
    'Madhya Pradesh',
    'Ujjain, Satna, Ratlam, Dewas, Rewa, Katni, Khandwa, Burhanpur, Chhindwara, Vidisha, Hoshangabad|Narmadapuram, Itarsi, Mandsaur, Neemuch, Shivpuri, Pithampur, Sehore|सीहोर, Morena, Damoh, Betul, Khargone, Guna, Sagar, Bhind, Datia, Tikamgarh, Singrauli, Shahdol, Seoni, Balaghat, Narsinghpur, Harda, Raisen, Shajapur, Nagda, Dhar, Barwani, Khajuraho, Orchha, Pachmarhi, Panna, Mhow, Maihar, Sidhi, Ashoknagar',
  ],
  [
    'Chhattisgarh',
    'Bilaspur, Bhilai, Korba, Rajnandgaon, Raigarh, Jagdalpur, Ambikapur, Durg, Dhamtari, Mahasamund, Kawardha, Janjgir, Kanker, Champa, Bhatapara',
  ],
  [
    'Jharkhand',
    'Dhanbad, Bokaro, Hazaribagh, Deoghar, Giridih, Ramgarh, Dumka, Chaibasa, Godda, Koderma, Daltonganj|Medininagar, Gumla, Lohardaga, Jhumri Telaiya, Ghatsila, Phusro, Madhupur',
  ],
  [
    'Bihar',
    'Muzaffarpur, Bhagalpur, Darbhanga, Purnia, Begusarai, Katihar, Chapra, Arrah, Samastipur, Hajipur, Sasaram, Motihari, Bettiah, Munger, Saharsa, Madhubani, Sitamarhi, Bihar Sharif, Rajgir, Bodh Gaya, Gaya, Siwan, Gopalganj, Buxar, Jehanabad, Nawada, Kishanganj, Araria, Supaul, Madhepura, Khagaria, Jamui, Lakhisarai, Nalanda, Dehri, Raxaul, Forbesganj, Barh, Mokama',
  ],
  [
    'West Bengal',
    'Durgapur, Asansol, Darjeeling, Kharagpur, Haldia, Bardhaman|Burdwan, Malda, Jalpaiguri, Cooch Behar, Krishnanagar, Mandarmani, Bolpur|Shantiniketan, Bankura, Purulia, Midnapore, Kalimpong, Raiganj, Balurghat, Baharampur|Berhampore, Digha, Bakkhali, Contai, Tamluk, Alipurduar, Ranaghat, Basirhat, Diamond Harbour, Arambagh, Kurseong, Mirik, Taki, Kalna, Katwa, Jhargram, Nabadwip',
  ],
  [
    'Odisha',
    'Rourkela, Sambalpur, Berhampur, Balasore, Bhadrak, Angul, Jharsuguda, Baripada, Paradip, Puri, Jeypore, Koraput, Rayagada, Bargarh, Balangir|Bolangir, Dhenkanal, Kendrapara, Jagatsinghpur, Jajpur, Keonjhar, Konark, Talcher, Barbil, Bhawanipatna, Sundargarh, Paralakhemundi',
  ],
  [
    'Assam',
    'Silchar, Dibrugarh, Jorhat, Tezpur, Nagaon, Tinsukia, Bongaigaon, Sivasagar, Goalpara, Barpeta, Nalbari, Dhubri, Golaghat, North Lakhimpur, Karimganj, Diphu, Mangaldoi, Kokrajhar, Hojai',
  ],
  ['Meghalaya', 'Shillong'],
  ['Sikkim', 'Gangtok'],
  ['Tripura', 'Agartala'],
  ['Manipur', 'Imphal'],
  ['Nagaland', 'Dimapur, Kohima'],
  ['Mizoram', 'Aizawl'],
  ['Arunachal Pradesh', 'Itanagar, Naharlagun'],
  ['Meghalaya', 'Tura'],
  ['Ladakh', 'Leh'],
  ['Andaman and Nicobar Islands', 'Port Blair'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'Silvassa, Daman'],
  [
    'Jammu and Kashmir',
    'Srinagar, Udhampur, Kathua, Anantnag, Baramulla, Gulmarg, Pahalgam, Sonamarg',
  ],
]
