/**
 * Towns people ask for by name whether or not a Location stands for them yet, by state; each with
 * further names behind `|`. Unlike the cities of `domain/city.ts` they have no centre here: they are
 * read, and looked for in the addresses. Names that are everyday words as well (Puri, Gaya) are left out.
 */
export const knownTowns: readonly (readonly [state: string, towns: string])[] = [
  [
    'Maharashtra',
    'Solapur, Satara, Sangli, Amravati, Akola, Jalgaon, Ahmednagar|Ahilyanagar, Nanded, Latur, Ratnagiri, Chandrapur, Palghar, Boisar, Shirdi, Khandala, Igatpuri, Dhule, Beed, Parbhani, Yavatmal, Wardha, Gondia, Dharashiv|Osmanabad, Sindhudurg, Sawantwadi, Chiplun, Dapoli, Matheran, Khopoli, Neral, Baramati, Pandharpur, Ichalkaranji, Bhusawal, Malegaon, Jalna, Hingoli, Buldhana, Washim, Gadchiroli, Phaltan, Sangamner, Shegaon',
  ],
  [
    'Karnataka',
    'Belagavi|Belgaum, Dakshina Kannada|Dakshin Kannada, Uttara Kannada|Uttar Kannada, Davanagere|Davangere, Shivamogga|Shimoga, Tumakuru|Tumkur, Udupi, Chikkamagaluru|Chikmagalur, Ballari|Bellary, Kalaburagi|Gulbarga, Vijayapura, Mandya, Chikkaballapur|Chikballapur, Doddaballapur, Kolar, Hassan, Raichur, Bidar, Bagalkot, Chitradurga, Ramanagara, Karwar, Kundapura, Manipal, Sakleshpur',
  ],
  [
    'Tamil Nadu',
    'Erode, Tiruppur|Tirupur, Tirunelveli, Thoothukudi|Tuticorin, Kanchipuram, Thanjavur|Tanjore, Dindigul, Kodaikanal, Yercaud, Nagercoil, Karur, Cuddalore, Villupuram, Pollachi, Namakkal, Pudukkottai, Rameswaram|Rameshwaram, Kumbakonam, Sivakasi, Virudhunagar, Krishnagiri, Dharmapuri, Tiruvannamalai, Chengalpattu, Tiruvallur, Coonoor, Kotagiri, Mettupalayam',
  ],
  [
    'Kerala',
    'Palakkad|Palghat, Kollam|Quilon, Kannur|Cannanore, Kottayam, Alappuzha|Alleppey, Malappuram, Wayanad, Munnar, Pathanamthitta, Idukki, Kasaragod, Guruvayur, Thalassery, Perinthalmanna, Changanassery, Ponnani, Varkala, Vagamon',
  ],
  [
    'Andhra Pradesh',
    'Nellore, Kurnool, Rajahmundry|Rajamahendravaram, Kakinada, Anantapur, Kadapa, Ongole, Eluru, Amaravati, Chittoor, Srikakulam, Vizianagaram, Machilipatnam, Tenali, Bhimavaram, Proddatur, Madanapalle, Hindupur',
  ],
  [
    'Telangana',
    'Karimnagar, Nizamabad, Khammam, Mahbubnagar, Nalgonda, Siddipet, Vikarabad, Ramagundam, Suryapet, Adilabad, Zaheerabad, Mancherial, Jagtial, Bhongir, Yadagirigutta',
  ],
  [
    'Gujarat',
    'Bhavnagar, Jamnagar, Junagadh, Bharuch, Vapi, Valsad, Navsari, Mehsana, Gandhidham, Ankleshwar, Nadiad, Surendranagar, Morbi, Porbandar, Veraval, Palanpur, Godhra, Bhuj, Mundra, Kalol, Himmatnagar, Dahod, Botad, Amreli',
  ],
  [
    'Rajasthan',
    'Bikaner, Alwar, Bhilwara, Sikar, Neemrana, Mount Abu, Sri Ganganagar|Ganganagar, Bharatpur, Chittorgarh, Jaisalmer, Pushkar, Jhunjhunu, Hanumangarh, Banswara, Nathdwara, Nagaur, Barmer, Dausa, Sawai Madhopur, Kishangarh',
  ],
  [
    'Uttar Pradesh',
    'Mathura, Vrindavan, Ayodhya, Aligarh, Bareilly, Moradabad, Gorakhpur, Jhansi, Saharanpur, Muzaffarnagar, Hapur, Bulandshahr, Firozabad, Etawah, Sitapur, Raebareli|Rae Bareli, Azamgarh, Deoria, Mirzapur, Shahjahanpur, Amroha, Bijnor, Hathras, Mainpuri, Unnao, Barabanki, Hardoi, Bahraich, Jaunpur, Ghazipur, Sultanpur, Lakhimpur, Orai, Ballia, Faizabad',
  ],
  [
    'Uttarakhand',
    'Nainital, Haldwani, Roorkee, Mussoorie, Kashipur, Rudrapur, Almora, Mukteshwar, Bhimtal, Kotdwar, Pithoragarh, Ranikhet, Lansdowne, Vikasnagar',
  ],
  [
    'Himachal Pradesh',
    'Manali, Kullu, Dharamshala|Dharamsala, Kasauli, Solan, Palampur, Baddi, Kangra, Dalhousie, Nahan, Paonta Sahib, Nalagarh',
  ],
  [
    'Haryana',
    'Panipat, Sonipat|Sonepat, Karnal, Ambala, Rohtak, Hisar, Kurukshetra, Rewari, Bahadurgarh, Kundli, Bhiwani, Sirsa, Kaithal, Yamunanagar, Palwal, Jhajjar, Narnaul, Gohana, Hansi, Mahendragarh',
  ],
  [
    'Punjab',
    'Patiala, Bathinda|Bhatinda, Pathankot, Hoshiarpur, Phagwara, Kapurthala, Batala, Abohar, Barnala, Sangrur, Malerkotla, Rajpura, Dera Bassi|Derabassi, Rupnagar|Ropar, Gurdaspur, Khanna, Ferozepur|Firozpur, Muktsar, Fazilka, Nawanshahr, Faridkot',
  ],
  [
    'Madhya Pradesh',
    'Ujjain, Satna, Ratlam, Dewas, Rewa, Katni, Khandwa, Burhanpur, Chhindwara, Vidisha, Hoshangabad|Narmadapuram, Itarsi, Mandsaur, Neemuch, Shivpuri, Pithampur, Sehore, Morena, Damoh, Betul, Khargone',
  ],
  ['Chhattisgarh', 'Bilaspur, Bhilai, Korba, Rajnandgaon, Raigarh, Jagdalpur, Ambikapur'],
  ['Jharkhand', 'Dhanbad, Bokaro, Hazaribagh, Deoghar, Giridih, Ramgarh, Dumka'],
  [
    'Bihar',
    'Muzaffarpur, Bhagalpur, Darbhanga, Purnia, Begusarai, Katihar, Chapra, Arrah, Samastipur, Hajipur, Sasaram, Motihari, Bettiah, Munger, Saharsa, Madhubani, Sitamarhi, Bihar Sharif, Rajgir, Bodh Gaya',
  ],
  [
    'West Bengal',
    'Durgapur, Asansol, Darjeeling, Kharagpur, Haldia, Bardhaman|Burdwan, Malda, Jalpaiguri, Cooch Behar, Krishnanagar, Mandarmani, Bolpur|Shantiniketan, Bankura, Purulia, Midnapore, Kalimpong',
  ],
  [
    'Odisha',
    'Rourkela, Sambalpur, Berhampur, Balasore, Bhadrak, Angul, Jharsuguda, Baripada, Paradip',
  ],
  ['Assam', 'Silchar, Dibrugarh, Jorhat, Tezpur, Nagaon, Tinsukia, Bongaigaon, Sivasagar'],
  ['Meghalaya', 'Shillong'],
  ['Sikkim', 'Gangtok'],
  ['Tripura', 'Agartala'],
  ['Manipur', 'Imphal'],
  ['Jammu and Kashmir', 'Srinagar'],
]
