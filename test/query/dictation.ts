import type { Asked } from './score.ts'

/** Forty queries in Devanagari, seven of them Marathi, as dictated. The answers stood before it was asked. */
export const dictation: readonly Asked[] = [
  [
    'लखनऊ गोमती नगर में तीन बीएचके फ्लैट खरीदना है साठ लाख तक',
    'buy; bhk 3; type apartment; loc Gomti Nagar; city Lucknow; max 60L',
  ],
  [
    'पटना कंकड़बाग में किराए पर दो कमरे का मकान चाहिए दस हजार के अंदर',
    'rent; bhk 2?; type house?; loc Kankarbagh; city Patna; max 10k',
  ],
  [
    'जयपुर मानसरोवर में 200 गज का कॉर्नर प्लॉट 80 लाख से कम',
    'buy?; type plot; loc Mansarovar; city Jaipur; area 1800; has Corner; max 80L',
  ],
  [
    'इंदौर विजय नगर में दुकान किराये से चाहिए मेन रोड पर 25000 तक',
    'rent; type commercial; kind shop; loc Vijay Nagar; city Indore; has Main road; max 25k',
  ],
  [
    'भोपाल कोलार रोड पर ईस्ट फेसिंग डुप्लेक्स सवा करोड़ तक',
    'buy?; kind duplex; type apartment?; type villa?; type house?; loc Kolar Road; city Bhopal; facing east; max 1.25cr',
  ],
  [
    'नोएडा सेक्टर 137 में टू बीएचके रेंट 18 से 22 हजार सेमी फर्निश्ड फैमिली के लिए',
    'rent; bhk 2; loc Sector 137; city Noida; 18k-22k; semi-furnished; for family',
  ],
  [
    'गुड़गांव सेक्टर 56 में बिल्डर फ्लोर डेढ़ करोड़ के आसपास टॉप फ्लोर नहीं चाहिए',
    'buy?; type apartment; kind builder floor; loc Sector 56; city Gurgaon; ~1.5cr; floor !top',
  ],
  [
    'दिल्ली लक्ष्मी नगर में लड़कियों के लिए पीजी खाना और वाईफाई के साथ आठ हजार तक',
    'pg; for women; loc Laxmi Nagar or loc Lakshmi Nagar; city Delhi; has Food included; has Wi-Fi; max 8k',
  ],
  [
    'मुंबई अंधेरी ईस्ट में वन आरके किराए पर बैचलर के लिए पंद्रह हजार तक मेट्रो के पास',
    'rent; bhk 0.5; type apartment?; loc Andheri East; city Mumbai; for bachelors; max 15k; near metro',
  ],
  [
    'हैदराबाद गाचीबोवली थ्री बीएचके रेडी टू मूव स्विमिंग पूल और जिम के साथ 1.4 करोड़ तक',
    'buy?; bhk 3; loc Gachibowli; city Hyderabad; ready; has Swimming pool; has Gym; max 1.4cr',
  ],
  [
    'रांची में पांच डिसमिल जमीन चाहिए घर बनाने के लिए बीस लाख में',
    'buy?; type plot; city Ranchi; area 2178; max 20L',
  ],
  [
    'बीकेसी में फर्निश्ड ऑफिस डेढ़ हजार स्क्वेयर फीट किराया तीन लाख तक',
    'rent; type office; loc BKC or loc Bandra Kurla Complex; city Mumbai?; area 1500; max 3L; fully-furnished; semi-furnished?',
  ],
  [
    'कानपुर किदवई नगर में सौ गज का मकान पैंतालीस लाख तक बिना दलाल के',
    'buy?; type house?; loc Kidwai Nagar; city Kanpur; area 900; max 45L; no-brokerage or from owner; from owner?',
  ],
  [
    'गाजियाबाद इंदिरापुरम या वैशाली में 2 बीएचके रीसेल फ्लैट पचपन से पैंसठ लाख के बीच',
    'buy?; resale; bhk 2; type apartment; loc Indirapuram; loc Vaishali; city Ghaziabad; 55L-65L',
  ],
  [
    'वाराणसी में बीएचयू के पास स्टूडेंट के लिए एक कमरा किराए पर चाहिए',
    'rent; city Varanasi; near bhu or near banaras hindu university or loc BHU; for students; bhk 1?; bhk 0.5?',
  ],
  [
    'देहरादून राजपुर रोड पर चार बेडरूम कोठी गार्डन और सर्वेंट रूम के साथ 3 करोड़ तक',
    'buy?; bhk 4; type house or type villa; type villa?; loc Rajpur Road; city Dehradun; has Garden; has Servant room; max 3cr',
  ],
  [
    'मोहाली सेक्टर 70 में 10 मरला की कोठी वास्तु के अनुसार ढाई करोड़ तक',
    'buy?; type house or type villa; type villa?; loc Sector 70; city Mohali; area 2722.5 or area 2723 or area 2722; vastu; max 2.5cr',
  ],
  [
    'नागपुर के पास दो एकड़ खेती की जमीन चालीस लाख के अंदर',
    'buy?; type agricultural; city Nagpur or near nagpur; area 87120; max 40L',
  ],
  [
    'कोलकाता न्यू टाउन में 3 बीएचके लिफ्ट और कार पार्किंग वाला पांचवीं मंजिल से ऊपर नहीं',
    'buy?; bhk 3; loc New Town; city Kolkata; has Lift; has Covered parking; floor ..5',
  ],
  [
    'मुझे पुणे में दो बीएचके फ्लैट चाहिए ग्राउंड फ्लोर छोड़कर कोई भी बजट सत्तर लाख',
    'buy?; bhk 2; type apartment; city Pune; floor !0; max 70L',
  ],
  [
    'जोधपुर शास्त्री नगर में फुल फर्निश्ड फ्लैट किराए पर पच्चीस हजार महीना पालतू कुत्ता भी है',
    'rent; type apartment; fully-furnished; loc Shastri Nagar; city Jodhpur; max 25k; for pets',
  ],
  [
    'फरीदाबाद में गोदाम किराए पर 5000 स्क्वायर फीट ट्रक आने का रास्ता हो',
    'rent; type industrial; kind warehouse; city Faridabad; area 5000; has Road?; has Main road?; has Truck access?',
  ],
  [
    'रायपुर में नया 3 बीएचके फ्लैट सीधे बिल्डर से रेरा अप्रूव्ड 50 लाख तक',
    'buy?; new; bhk 3; type apartment; city Raipur; from builder; rera; max 50L',
  ],
  [
    'द्वारका सेक्टर 12 में 2 बीएचके सोसाइटी फ्लैट मेट्रो से पांच सौ मीटर के अंदर',
    'buy?; bhk 2; type apartment; has Gated community?; loc Dwarka Sector 12 or loc Sector 12 Dwarka or loc Dwarka or loc Sector 12; loc Dwarka?; city Delhi?; near metro',
  ],
  [
    'चेन्नई ओएमआर पर टू बीएचके किराया बीस हजार एडवांस दो महीने से ज्यादा नहीं लिफ्ट जरूरी',
    'rent; bhk 2; loc OMR or loc Old Mahabalipuram Road; city Chennai; max 20k; deposit 2m; has Lift',
  ],
  ['सस्ता वन बीएचके नवी मुंबई खारघर रेंट', 'rent; bhk 1; loc Kharghar; city Navi Mumbai; sort price-asc'],
  [
    'अहमदाबाद बोपल में 4 बीएचके पेंटहाउस टेरेस के साथ पौने दो करोड़',
    'buy?; bhk 4; type apartment; kind penthouse; loc Bopal; city Ahmedabad; has Terrace; max 1.75cr',
  ],
  [
    'मेरठ में 150 गज प्लॉट रेट बीस हजार रुपए गज से ज्यादा नहीं',
    'buy?; type plot; city Meerut; area 1350; rate max 20k/sqyd',
  ],
  [
    'मेरी सैलरी चालीस हजार है नोएडा सेक्टर 62 में लड़कों का पीजी बता दो',
    'pg; for men; loc Sector 62; city Noida',
  ],
  [
    'प्रयागराज सिविल लाइंस में क्लीनिक के लिए ग्राउंड फ्लोर की जगह भाड़े पर',
    'rent; type commercial; loc Civil Lines; city Prayagraj; floor 0',
  ],
  [
    'बंगलौर एचएसआर लेआउट ग्राउंड या फर्स्ट फ्लोर वन बीएचके 22000 रेंट',
    'rent; bhk 1; loc HSR Layout; city Bengaluru; floor 0; floor 1; max 22k',
  ],
  [
    'ग्वालियर में 60 लाख से ऊपर का बंगला जिसमें पूजा घर और बोरवेल हो',
    'buy?; kind bungalow; type house or type villa; type villa?; city Gwalior; min 60L; has Pooja room; has Borewell',
  ],
  [
    'ग्रेटर नोएडा वेस्ट में दिसंबर 2027 तक पजेशन वाला थ्री बीएचके क्लब हाउस के साथ',
    'buy?; bhk 3; loc Greater Noida West or loc Noida Extension; city Greater Noida?; city Noida?; by 2027-12; uc?; has Clubhouse',
  ],
  [
    'कोथरूडमध्ये दोन बीएचके फ्लॅट भाड्याने हवा पंचवीस हजारांपर्यंत',
    'rent; bhk 2; type apartment; loc Kothrud; city Pune?; max 25k',
  ],
  [
    'नाशिकला पाथर्डी फाटा येथे रो हाऊस पन्नास लाखांच्या आत विकत घ्यायचे आहे',
    'buy; type house; kind row house; loc Pathardi Phata; city Nashik; max 50L',
  ],
  [
    'पुणे हिंजवडी फेज एक मध्ये मुलींसाठी पीजी जेवणासह नऊ हजार',
    'pg; for women; loc Hinjewadi Phase 1 or loc Hinjewadi; city Pune; has Food included; max 9k',
  ],
  [
    'सातारा येथे दहा गुंठे शेतजमीन रोड टच तीस लाखांपर्यंत',
    'buy?; type agricultural; city Satara; area 10890; has Road?; has Main road?; has Road access?; max 30L',
  ],
  [
    'डोंबिवली पूर्व स्टेशनजवळ वन बीएचके पंचेचाळीस ते पंचावन्न लाख',
    'buy?; bhk 1; loc Dombivli East or loc Dombivli or city Dombivli; city Dombivli?; city Thane?; city Mumbai?; near railway station or near station or near dombivli station; 45L-55L',
  ],
  [
    'औरंगाबाद सिडको भागात दुकान भाड्याने पाहिजे मालकाकडून थेट दलाल नको',
    'rent; type commercial; kind shop; loc CIDCO; city Sambhajinagar; from owner; no-brokerage?',
  ],
  [
    'ठाणे घोडबंदर रोडला पूर्वाभिमुख तीन बीएचके तळमजला नको पार्किंग हवे दीड कोटी',
    'buy?; bhk 3; loc Ghodbunder Road or loc Ghodbandar Road; city Thane; facing east; floor !0; has Covered parking; max 1.5cr',
  ],
]
