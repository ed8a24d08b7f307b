import type { Asked } from './score.ts'

/** Fifty queries, thirty of them in Devanagari as dictated, twenty in Hinglish as typed quickly. The answers stood before it was asked. */
export const speaker: readonly Asked[] = [
  [
    'इंदौर के विजय नगर में दो बीएचके फ्लैट किराए पर पंद्रह हजार तक डिपॉजिट एक महीने से ज्यादा नहीं',
    'rent; type apartment; bhk 2; loc Vijay Nagar; city Indore; max 15k; deposit 1m',
  ],
  [
    'लखनऊ गोमती नगर एक्सटेंशन में तीन बीएचके सेमी फर्निश्ड अपार्टमेंट बजट साढ़े पैंसठ लाख',
    'type apartment; bhk 3; loc Gomti Nagar Extension; city Lucknow; semi-furnished; max 65.5L; buy?',
  ],
  [
    'पटना में बोरिंग रोड के पास ग्राउंड फ्लोर छोड़कर कोई भी फ्लैट, लिफ्ट होनी चाहिए',
    'type apartment; loc Boring Road or near boring road; city Patna; floor !0; has Lift',
  ],
  [
    'जयपुर जगतपुरा में दो सौ गज का प्लॉट जेडीए अप्रूव्ड पचास लाख से कम',
    'type plot; loc Jagatpura; city Jaipur; area 1800; approved JDA; max 50L; buy?',
  ],
  [
    'गुड़गांव सेक्टर छप्पन में बिल्डर फ्लोर, टॉप फ्लोर नहीं, डेढ़ करोड़ से पौने दो करोड़',
    'type apartment; kind builder floor; loc Sector 56; city Gurgaon; floor !top; 1.5cr-1.75cr; buy?',
  ],
  [
    'नोएडा सेक्टर एक सौ सैंतीस में बैचलर लड़कों के लिए वन आरके किराया दस हजार',
    'rent; bhk 0.5; type apartment?; loc Sector 137; city Noida; for bachelors; for men; max 10k',
  ],
  [
    'मुंबई अंधेरी वेस्ट में ईस्ट फेसिंग टू बीएचके मेट्रो के पास दो करोड़ के अंदर',
    'bhk 2; loc Andheri West; city Mumbai; facing east; near metro; max 2cr; buy?',
  ],
  [
    'दिल्ली के रोहिणी में लड़कियों के लिए पीजी खाना और वाईफाई शामिल आठ हजार महीना',
    'pg; loc Rohini; city Delhi; for women; has Food included; has Wi-Fi; max 8k',
  ],
  [
    'भोपाल कोलार रोड पर चार बीएचके डुप्लेक्स पूजा घर और कवर्ड पार्किंग के साथ',
    'bhk 4; kind duplex; type apartment?; type villa?; type house?; loc Kolar Road; city Bhopal; has Pooja room; has Covered parking',
  ],
  [
    'आगरा में ताजमहल के आसपास होटल के लिए बिल्डिंग लीज पर चाहिए',
    'lease; type commercial; city Agra; near taj mahal or near tajmahal or loc Taj Mahal',
  ],
  [
    'देहरादून सहस्त्रधारा रोड पर मालिक से सीधे मकान खरीदना है दलाल नहीं चाहिए',
    'buy; type house?; loc Sahastradhara Road or loc Sahasradhara Road; city Dehradun; from owner; no-brokerage?',
  ],
  [
    'रांची के लालपुर में दुकान किराए पर मेन रोड पर कम से कम पांच सौ स्क्वायर फीट',
    'rent; type commercial; kind shop; loc Lalpur; city Ranchi; has Main road; area 500+',
  ],
  [
    'अहमदाबाद में एसजी हाईवे के पास ऑफिस स्पेस ढाई हजार स्क्वायर फीट पार्किंग के साथ',
    'type office; loc SG Highway or loc S G Highway or loc S.G. Highway or near sg highway; city Ahmedabad; area 2500; has Covered parking',
  ],
  [
    'सूरत वेसू में नया फ्लैट स्विमिंग पूल और जिम वाला नब्बे लाख से सवा करोड़ तक',
    'type apartment; loc Vesu; city Surat; new; has Swimming pool; has Gym; 90L-1.25cr; buy?',
  ],
  [
    'वाराणसी लंका में पांच साल से कम पुराना मकान बिकाऊ वास्तु के हिसाब से',
    'buy; type house?; loc Lanka; city Varanasi; age 5; vastu',
  ],
  [
    'मेरा नाम रमेश है रायपुर के शंकर नगर में परिवार के लिए टू बीएचके किराये पर बोरवेल होना चाहिए',
    'rent; bhk 2; loc Shankar Nagar; city Raipur; for family; has Borewell',
  ],
  [
    'चंडीगढ़ सेक्टर पैंतीस में एक कनाल की कोठी छह करोड़ बजट',
    'type house or type villa; kind bungalow?; loc Sector 35; city Chandigarh; area 5445; max 6cr; buy?',
  ],
  [
    'हैदराबाद गच्चीबावली में फुली फर्निश्ड थ्री बीएचके चालीस से पचास हजार किराया पालतू कुत्ता है',
    'rent; bhk 3; loc Gachibowli; city Hyderabad; fully-furnished; 40k-50k; for pets',
  ],
  [
    'बैंगलोर में व्हाइटफील्ड या मारतहल्ली में टू या थ्री बीएचके रेडी टू मूव रेरा वाला',
    'city Bengaluru; loc Whitefield; loc Marathahalli; bhk 2,3; ready; rera; buy?',
  ],
  [
    'चेन्नई ओएमआर पर दो ग्राउंड का प्लॉट सीएमडीए अप्रूव्ड कॉर्नर वाला',
    'type plot; loc OMR or loc Old Mahabalipuram Road; city Chennai; area 4800; approved CMDA; has Corner; buy?',
  ],
  [
    'कोलकाता न्यू टाउन में दो कट्ठा जमीन तीस लाख के आसपास',
    'type plot; loc New Town; city Kolkata; area 1440; ~30L; buy?',
  ],
  [
    'फरीदाबाद में गोदाम पांच हजार स्क्वायर फुट किराए पर सत्तर हजार तक',
    'rent; type industrial; kind warehouse; city Faridabad; area 5000; max 70k',
  ],
  [
    'ग्वालियर में सबसे सस्ता वन बीएचके फ्लैट कौन सा है बिना फर्नीचर का',
    'bhk 1; type apartment; city Gwalior; sort price-asc; unfurnished',
  ],
  [
    'गाजियाबाद इंदिरापुरम में पांचवीं से दसवीं मंजिल के बीच फ्लैट पावर बैकअप और बालकनी जरूरी',
    'type apartment; loc Indirapuram; city Ghaziabad; floor 5-10; has Power backup; has Balcony',
  ],
  [
    'कानपुर स्वरूप नगर में पेंटहाउस नहीं सिर्फ फ्लैट चाहिए दिसंबर 2027 तक पजेशन',
    'type apartment; not penthouse; loc Swaroop Nagar or loc Swarup Nagar; city Kanpur; by 2027-12; buy?',
  ],
  [
    'पुण्यात कोथरूडला दोन बीएचके फ्लॅट भाड्याने हवा आहे वीस ते पंचवीस हजार',
    'rent; type apartment; bhk 2; loc Kothrud; city Pune; 20k-25k',
  ],
  [
    'नाशिकजवळ दोन एकर शेतजमीन विकत घ्यायची आहे चाळीस लाखांपर्यंत',
    'buy; type agricultural; city Nashik or near nashik; area 87120; max 40L',
  ],
  [
    'ठाणे पश्चिमेला वन बीएचके हवा तळमजला नको रेल्वे स्टेशनजवळ',
    'bhk 1; loc Thane West; city Thane?; city Mumbai?; floor !0; near railway station',
  ],
  [
    'नागपूरला धरमपेठेत बंगला हवा पाच बेडरूम बाग आणि नोकराची खोली',
    'bhk 5; type house or type villa; kind bungalow; loc Dharampeth; city Nagpur; has Garden or has Park; has Servant room',
  ],
  [
    'कोल्हापूरमध्ये तीन गुंठे प्लॉट पूर्वमुखी पंचवीस लाखांच्या आत',
    'type plot; city Kolhapur; area 3267; facing east; max 25L; buy?',
  ],
  [
    'bhai 2bhk chahiye indirapuram me 18k tk family ke liye',
    'bhk 2; loc Indirapuram; city Ghaziabad?; max 18k; rent?; for family',
  ],
  [
    'noida sec 62 k pas 1rk 9k tk ldkiyo k liye attached bathroom',
    'bhk 0.5; type apartment?; loc Sector 62 or near sector 62; city Noida; max 9k; for women; has Attached bathroom; rent?',
  ],
  [
    'kothi leni h panchkula sec 20 me 14 marla 3.5 cr tk',
    'buy; type house or type villa; kind bungalow?; loc Sector 20; city Panchkula; area 3811.5; max 3.5cr',
  ],
  [
    'lucknow aliganj me dukan kiraye pe chahiye corner wali 20k se 30k',
    'rent; type commercial; kind shop; loc Aliganj; city Lucknow; has Corner; 20k-30k',
  ],
  [
    'flat chaiye pune me hinjewadi ya wakad, baner nhi, 70 lakh ke andar',
    'type apartment; city Pune; loc Hinjewadi; loc Wakad; not-loc Baner; max 70L; buy?',
  ],
  [
    'thane w lodha ka 2.5 bhk gated society lift covered parking paune do cr tak',
    'bhk 2.5; type apartment?; loc Thane West; city Thane?; city Mumbai?; by Lodha; has Gated community; has Lift; has Covered parking; max 1.75cr; buy?',
  ],
  [
    'jaipur vaishali nagar 3bhk owner se direct no brokrage semi furnishd',
    'bhk 3; loc Vaishali Nagar; city Jaipur; from owner; no-brokerage; semi-furnished; rent?',
  ],
  [
    'kota me allen coaching ke paas boys hostel sasta khana included',
    'pg; city Kota; near allen coaching or near allen or near allen coaching institute; for men; for students?; has Food included; sort price-asc',
  ],
  [
    'navi mumbai kharghar 1 bhk resale 55-65 lac ground floor ya first floor',
    'bhk 1; loc Kharghar; city Navi Mumbai; resale; 55L-65L; floor 0; floor 1; buy?',
  ],
  [
    'gurgaon golf course road 4bhk penthouse terrace wala min 8 cr',
    'bhk 4; type apartment; kind penthouse; loc Golf Course Road; city Gurgaon; has Terrace; min 8cr; buy?',
  ],
  [
    '5 katha zameen bihta patna me 40 lakh se kam',
    'type plot; loc Bihta or city Bihta; city Patna; area 6806.25; max 40L; buy?',
  ],
  [
    'ready to move 3bhk raj nagar extn ghaziabad me club house swimming pool ho',
    'ready; bhk 3; loc Raj Nagar Extension; city Ghaziabad; has Clubhouse; has Swimming pool; buy?',
  ],
  [
    'office chahiye cp delhi me 1000 se 1500 sqft rent 1.5 lakh tak metro ke pass',
    'rent; type office; loc Connaught Place; city Delhi; area 1000-1500; max 1.5L; near metro',
  ],
  [
    'farmhouse on sale near chattarpur delhi 1 acre se upar pool bhi ho',
    'buy; kind farm house; type villa or type house or type agricultural; loc Chattarpur or loc Chhatarpur or loc Chhattarpur or near chattarpur or near chhatarpur; city Delhi; area 43560+; has Swimming pool',
  ],
  [
    'bhopal mp nagar me 2bhk, pichle 7 din me dale gaye, newest pehle',
    'bhk 2; loc MP Nagar or loc M P Nagar or loc M.P. Nagar; city Bhopal; posted 7; sort newest',
  ],
  [
    'unmarried couple ko ok ho aisa 1bhk powai me 40 hazar tk deposit 1 lakh max',
    'for couple; for bachelors?; bhk 1; loc Powai; city Mumbai?; max 40k; deposit 1L; rent?',
  ],
  [
    'ahmedabad south bopal me 4bhk bunglow sava do cr tak north east facing vastu',
    'bhk 4; type house or type villa; kind bungalow; loc South Bopal; city Ahmedabad; max 2.25cr; facing north-east; vastu; buy?',
  ],
  [
    'udaipur me 1500 sqft ka plot new launch rera approved 25 se 35 lakh ke bich',
    'type plot; city Udaipur; area 1500; launch; new?; rera; 25L-35L; buy?',
  ],
  [
    'kolkata salt lake 3 bed 2 bath flat rent pe 35k max sirf family',
    'rent; type apartment; bhk 3; bath 2; loc Salt Lake or loc Salt Lake City; city Kolkata; max 35k; for family; not-for bachelors?',
  ],
  [
    '110075 me 2bhk kiraye pe 30k tk second floor ya usse upar lift ke sath',
    'pin 110075; city Delhi?; loc Dwarka?; rent; bhk 2; max 30k; floor 2+; has Lift',
  ],
]
