/**
 * Towns people ask for by name whether or not a Location stands for them yet, by state; each with
 * further names behind `|`. Unlike the cities of `domain/city.ts` they have no centre here: they are
 * read, and looked for in the addresses. Names that are everyday words as well (Puri, Gaya) are left out.
 */
export const knownTowns: readonly (readonly [state: string, towns: string])[] = [
  [
    'Maharashtra',
    'Solapur, Satara, Sangli, Amravati, Akola, Jalgaon, Ahmednagar|Ahilyanagar, Nanded, Latur, Ratnagiri, Chandrapur, Palghar, Boisar, Shirdi, Khandala, Igatpuri',
  ],
  [
    'Karnataka',
    'Belagavi|Belgaum, Dakshina Kannada|Dakshin Kannada, Uttara Kannada|Uttar Kannada, Davanagere|Davangere, Shivamogga|Shimoga, Tumakuru|Tumkur, Udupi, Chikkamagaluru|Chikmagalur, Ballari|Bellary, Kalaburagi|Gulbarga, Vijayapura, Mandya, Chikkaballapur|Chikballapur, Doddaballapur, Kolar',
  ],
  [
    'Tamil Nadu',
    'Erode, Tiruppur|Tirupur, Tirunelveli, Thoothukudi|Tuticorin, Kanchipuram, Thanjavur|Tanjore, Dindigul, Kodaikanal, Yercaud, Nagercoil, Karur, Cuddalore, Villupuram',
  ],
  [
    'Kerala',
    'Palakkad|Palghat, Kollam|Quilon, Kannur|Cannanore, Kottayam, Alappuzha|Alleppey, Malappuram, Wayanad, Munnar',
  ],
  [
    'Andhra Pradesh',
    'Nellore, Kurnool, Rajahmundry|Rajamahendravaram, Kakinada, Anantapur, Kadapa, Ongole, Eluru, Amaravati',
  ],
  ['Telangana', 'Karimnagar, Nizamabad, Khammam, Mahbubnagar, Nalgonda, Siddipet, Vikarabad'],
  [
    'Gujarat',
    'Bhavnagar, Jamnagar, Junagadh, Bharuch, Vapi, Valsad, Navsari, Mehsana, Gandhidham, Ankleshwar',
  ],
  ['Rajasthan', 'Bikaner, Alwar, Bhilwara, Sikar, Neemrana, Mount Abu'],
  [
    'Uttar Pradesh',
    'Mathura, Vrindavan, Ayodhya, Aligarh, Bareilly, Moradabad, Gorakhpur, Jhansi, Saharanpur, Muzaffarnagar, Hapur, Bulandshahr',
  ],
  [
    'Uttarakhand',
    'Nainital, Haldwani, Roorkee, Mussoorie, Kashipur, Rudrapur, Almora, Mukteshwar, Bhimtal',
  ],
  ['Himachal Pradesh', 'Manali, Kullu, Dharamshala|Dharamsala, Kasauli, Solan, Palampur, Baddi'],
  [
    'Haryana',
    'Panipat, Sonipat|Sonepat, Karnal, Ambala, Rohtak, Hisar, Kurukshetra, Rewari, Bahadurgarh, Kundli',
  ],
  ['Punjab', 'Patiala, Bathinda|Bhatinda, Pathankot, Hoshiarpur'],
  ['Madhya Pradesh', 'Ujjain, Satna, Ratlam, Dewas'],
  ['Chhattisgarh', 'Bilaspur, Bhilai'],
  ['Jharkhand', 'Dhanbad, Bokaro, Hazaribagh, Deoghar'],
  ['Bihar', 'Muzaffarpur, Bhagalpur, Darbhanga, Purnia'],
  ['West Bengal', 'Durgapur, Asansol, Darjeeling, Kharagpur'],
  ['Odisha', 'Rourkela, Sambalpur, Berhampur'],
  ['Assam', 'Silchar, Dibrugarh, Jorhat'],
  ['Meghalaya', 'Shillong'],
  ['Sikkim', 'Gangtok'],
  ['Tripura', 'Agartala'],
  ['Manipur', 'Imphal'],
  ['Jammu and Kashmir', 'Srinagar'],
]
