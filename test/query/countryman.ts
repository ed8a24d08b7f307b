import type { Asked } from './score.ts'

/** Fifty-nine queries in Devanagari, of fields and flats, four of them Marathi. The answers stood before it was asked. */
export const countryman: readonly Asked[] = [
  [
    'गोमती नगर लखनऊ में 3 बीएचके फ्लैट किराए पर',
    'rent; type apartment; bhk 3; loc Gomti Nagar; city Lucknow',
  ],
  [
    'मुझे इंदौर में विजय नगर के पास दो बीएचके का फ्लैट चाहिए किराए पर पंद्रह हजार तक',
    'rent; type apartment; bhk 2; loc Vijay Nagar or near vijay nagar; city Indore; max 15k',
  ],
  [
    'पटना में बोरिंग रोड या कंकड़बाग में 2bhk फ्लैट खरीदना है बजट 60 लाख',
    'buy; type apartment; bhk 2; loc Boring Road; loc Kankarbagh or loc Kankar Bagh; city Patna; max 60L',
  ],
  [
    'जयपुर जगतपुरा में २०० गज का प्लॉट पूर्व मुखी जेडीए अप्रूव्ड',
    'buy?; type plot; area 1800; facing east; approved JDA; loc Jagatpura; city Jaipur',
  ],
  [
    'नोएडा सेक्टर 62 में पीजी लड़कों के लिए खाने के साथ 8000 तक',
    'pg; for men; has Food included; loc Sector 62; city Noida; max 8k',
  ],
  [
    'ग्रेटर नोएडा वेस्ट में रेडी टू मूव 3 बीएचके 70 से 90 लाख',
    'buy?; bhk 3; ready; 70L-90L; loc Greater Noida West or loc Noida Extension or city Greater Noida West; city Greater Noida or city Noida?',
  ],
  [
    'रांची में कांके रोड के पास 5 डिसमिल जमीन चाहिए 40 लाख तक',
    'buy?; type plot; area 2178; loc Kanke Road or near kanke road; city Ranchi; max 40L',
  ],
  [
    'सीहोर के पास खेती की जमीन चाहिए 10 एकड़, सड़क से लगी हुई और बोरवेल हो। रेट 12 लाख रुपए एकड़ से ज्यादा न हो।',
    'buy?; type agricultural; area 435600; city Sehore or loc Sehore or near sehore; has Road or has Main road; has Borewell; rate max 12L/acre or rate max 12L/acre',
  ],
  [
    'कनॉट प्लेस दिल्ली में 1500 स्क्वायर फीट का फर्निश्ड ऑफिस लीज पर चाहिए',
    'lease; type office; area 1500; fully-furnished; loc Connaught Place; city Delhi',
  ],
  [
    'भिवंडी में गोदाम किराए पर दस हजार स्क्वायर फुट',
    'rent; type industrial; kind warehouse; area 10000; loc Bhiwandi or city Bhiwandi; city Thane or city Mumbai or city Bhiwandi?',
  ],
  [
    'करोल बाग मेट्रो के पास दुकान किराए पर',
    'rent; type commercial; kind shop; near metro or near karol bagh metro or near karol bagh metro station; loc Karol Bagh?; city Delhi?',
  ],
  [
    'रोहिणी सेक्टर 7 में बिल्डर फ्लोर लिफ्ट और पार्किंग के साथ डेढ़ करोड़ तक',
    'buy?; type apartment; kind builder floor; loc Rohini Sector 7 or loc Sector 7 Rohini or loc Rohini; city Delhi?; has Lift; has Covered parking; max 1.5cr',
  ],
  [
    'अंधेरी ईस्ट में वन बीएचके रेंट पर बैचलर के लिए 30 हज़ार',
    'rent; bhk 1; for bachelors; loc Andheri East; city Mumbai?; max 30k',
  ],
  [
    'ठाणे घोड़बंदर रोड पर 2bhk फ्लैट, रेरा रजिस्टर्ड हो और दिसंबर 2027 तक पजेशन मिल जाए',
    'buy?; type apartment; bhk 2; rera; by 2027-12; loc Ghodbunder Road; city Thane',
  ],
  [
    'पुणे के वाकड में फैमिली के लिए टू बीएचके सेमी फर्निश्ड, डिपॉजिट दो महीने से ज्यादा नहीं, किराया 22 से 26 हजार',
    'rent; bhk 2; for family; semi-furnished; deposit 2m; 22k-26k; loc Wakad; city Pune',
  ],
  [
    'वाराणसी लंका में बीएचयू के पास लड़कियों का पीजी wifi और एसी वाला',
    'pg; for women; near bhu or near banaras hindu university; has Wi-Fi; has Air conditioning; loc Lanka; city Varanasi',
  ],
  [
    'कोटा लैंडमार्क सिटी में स्टूडेंट के लिए सिंगल रूम चाहिए खाना और वाईफाई सहित',
    'pg or rent?; bhk 0.5 or bhk 1 or bhk 0?; for students; has Food included; has Wi-Fi; loc Landmark City; city Kota',
  ],
  [
    'गुड़गांव सेक्टर 56 में 3 बीएचके किराए पर चाहिए, सीधे मकान मालिक से, ब्रोकर नहीं',
    'rent; bhk 3; from owner; no-brokerage?; loc Sector 56; city Gurgaon',
  ],
  [
    'कोलकाता सॉल्ट लेक में तीन बेडरूम का फ्लैट, ग्राउंड फ्लोर नहीं चाहिए, लिफ्ट जरूरी है',
    'buy or rent?; type apartment; bhk 3; floor !0; has Lift; loc Salt Lake; city Kolkata',
  ],
  [
    'हैदराबाद में गच्चीबौली या कोंडापुर में थ्री बीएचके फ्लैट खरीदना है। ईस्ट फेसिंग हो, वास्तु के हिसाब से हो और पांचवीं मंजिल से ऊपर हो।',
    'buy; type apartment; bhk 3; facing east; vastu; floor 6+ or floor 5+; loc Gachibowli; loc Kondapur; city Hyderabad',
  ],
  [
    'बैंगलोर व्हाइटफील्ड आईटीपीएल से 15 मिनट की दूरी पर 2bhk फुली फर्निश्ड रेंट 40k तक',
    'rent; bhk 2; fully-furnished; near itpl 15min; loc Whitefield; city Bengaluru; max 40k',
  ],
  [
    'कानपुर स्वरूप नगर में कोठी बिकाऊ 3 करोड़ के अंदर',
    'buy; type house or type villa; max 3cr; loc Swaroop Nagar or loc Swarup Nagar; city Kanpur',
  ],
  [
    'भोपाल कोलार रोड पर डुप्लेक्स तीन बेडरूम दो बाथरूम 55 लाख',
    'buy?; kind duplex; type house?; type villa?; type apartment?; bhk 3; bath 2; max 55L; loc Kolar Road; city Bhopal',
  ],
  [
    'नागपुर में मिहान के पास 1500 वर्ग फुट का प्लॉट, एनए हो और क्लियर टाइटल हो',
    'buy?; type plot; area 1500; near mihan or loc Mihan or loc MIHAN; approved Clear title; approved NA?; city Nagpur',
  ],
  ['इंदिरापुरम 2bhk रेंट', 'rent; bhk 2; loc Indirapuram; city Ghaziabad?'],
  ['मालवीय नगर जयपुर फ्लैट', 'buy or rent?; type apartment; loc Malviya Nagar; city Jaipur'],
  ['सस्ता मकान लखनऊ', 'buy or rent?; type house?; sort price-asc?; city Lucknow'],
  [
    'द्वारका सेक्टर 12 में मेट्रो के पास दो बीएचके, किराया पच्चीस हजार, शाकाहारी परिवार के लिए',
    'rent; bhk 2; near metro; for family; max 25k; loc Dwarka Sector 12 or loc Sector 12 Dwarka or loc Dwarka; city Delhi?',
  ],
  [
    'हम पति पत्नी हैं, दोनों जॉब करते हैं, सेक्टर 137 नोएडा में एक या दो बीएचके चाहिए किराए पर। बजट 18 हजार और पार्किंग जरूरी है।',
    'rent; bhk 1,2; for couple or for family; has Covered parking; max 18k; loc Sector 137; city Noida',
  ],
  [
    'हमारे पास कुत्ता है इसलिए पेट फ्रेंडली सोसाइटी चाहिए, मुंबई पवई में 2 बीएचके, 70 हजार तक किराया',
    'rent; bhk 2; for pets; has Gated community?; max 70k; loc Powai; city Mumbai',
  ],
  [
    'फरीदाबाद सेक्टर 85 में बीपीटीपी का फ्लैट रीसेल में 3 बीएचके',
    'buy?; type apartment; bhk 3; by BPTP; resale; loc Sector 85; city Faridabad',
  ],
  [
    'दिल्ली में जनकपुरी या विकासपुरी में टू बीएचके 70 लाख तक, उत्तम नगर नहीं चाहिए',
    'buy?; bhk 2; max 70L; loc Janakpuri or loc Janak Puri; loc Vikaspuri or loc Vikas Puri; not-loc Uttam Nagar; city Delhi',
  ],
  [
    'आगरा फतेहाबाद रोड पर ताजमहल के पास होटल के लिए बिल्डिंग खरीदनी है',
    'buy; type commercial; near taj mahal or near tajmahal; loc Fatehabad Road; city Agra',
  ],
  [
    'जमशेदपुर साकची में दो कमरे का मकान किराये पर, पानी की दिक्कत न हो',
    'rent; type house?; bhk 2; has Water supply; loc Sakchi; city Jamshedpur',
  ],
  [
    'गोरखपुर तारामंडल एरिया में जमीन १२०० स्क्वायर फीट २५ लाख के आसपास',
    'buy?; type plot; area 1200; ~25L; loc Taramandal or loc Tara Mandal; city Gorakhpur',
  ],
  [
    'यमुना एक्सप्रेसवे पर जेवर एयरपोर्ट के पास 100 गज का प्लॉट, रेट 15000 रुपए गज तक',
    'buy?; type plot; area 900; near jewar airport or near noida international airport; loc Yamuna Expressway or near yamuna expressway; rate max 15k/sqyd or rate max 15k/sqyd; city Greater Noida or city Noida or city Jewar?',
  ],
  [
    'रायपुर शंकर नगर में ऑफिस स्पेस 800 से 1000 स्क्वायर फीट किराया 30 हजार महीना',
    'rent; type office; area 800-1000; max 30k; loc Shankar Nagar; city Raipur',
  ],
  [
    'सूरत वेसू में ३ बीएचके फ्लैट स्विमिंग पूल और जिम वाली सोसाइटी में ८० लाख से १ करोड़',
    'buy?; type apartment; bhk 3; has Swimming pool; has Gym; has Gated community?; 80L-1cr; loc Vesu; city Surat',
  ],
  [
    'अहमदाबाद में साउथ बोपल या शेला में 3 बीएचके, अंडर कंस्ट्रक्शन भी चलेगा, बजट 75 लाख',
    'buy?; bhk 3; uc?; max 75L; loc South Bopal; loc Shela; city Ahmedabad',
  ],
  [
    'फ्लैट नहीं चाहिए, इंडिपेंडेंट हाउस चाहिए लखनऊ जानकीपुरम में, कार पार्किंग हो, सत्तर लाख तक',
    'buy?; type house; not apartment; has Covered parking; max 70L; loc Jankipuram; city Lucknow',
  ],
  [
    'हिंजवड़ी फेज 1 में लड़की के लिए अटैच बाथरूम वाला पीजी 12000 तक',
    'pg; for women; has Attached bathroom; max 12k; loc Hinjewadi Phase 1 or loc Hinjewadi; city Pune?',
  ],
  [
    'खराड़ी ईऑन आईटी पार्क के 2 किलोमीटर के अंदर 1bhk किराए पर, तुरंत शिफ्ट होना है',
    'rent; bhk 1; near eon it park 2000m; ready?; loc Kharadi; city Pune?',
  ],
  [
    'जीरकपुर वीआईपी रोड पर 3bhk ready to move, टॉप फ्लोर नहीं चाहिए',
    'buy?; bhk 3; ready; floor !top; loc VIP Road; city Zirakpur',
  ],
  [
    'उदयपुर में फार्म हाउस लेना है झील के पास, बजट दो करोड़',
    'buy?; kind farm house; type villa or type house or type agricultural; near lake or has Lake view; max 2cr; city Udaipur',
  ],
  [
    'ऋषिकेश तपोवन में स्टूडियो अपार्टमेंट 30 लाख तक',
    'buy?; type apartment; kind studio; bhk 0; max 30L; loc Tapovan; city Rishikesh',
  ],
  [
    'भिवाड़ी रीको इंडस्ट्रियल एरिया में फैक्ट्री शेड किराए पर 5000 sq ft से ऊपर',
    'rent; type industrial; area 5000+; loc RIICO Industrial Area or loc RIICO or near riico industrial area; city Bhiwadi',
  ],
  [
    'पटना के बिहटा में आईआईटी के पास तीन कट्ठा जमीन',
    'buy?; type plot; area 4083.75 or area 4084; near iit or near iit patna; loc Bihta; city Patna',
  ],
  [
    'बरेली पीलीभीत बाईपास पर दुकान खरीदनी है 40 लाख तक',
    'buy; type commercial; kind shop; max 40L; loc Pilibhit Bypass or loc Pilibhit Bypass Road; city Bareilly',
  ],
  [
    'नवी मुंबई खारघर सेक्टर 20 में 2 bhk resale flat, 10 साल से ज्यादा पुराना न हो, 95 lakh',
    'buy?; type apartment; bhk 2; resale; age 10; max 95L; loc Kharghar Sector 20 or loc Sector 20 Kharghar or loc Kharghar; city Navi Mumbai',
  ],
  [
    'मलाड वेस्ट में family के लिए घर किराए पर, डिपॉजिट 1 लाख तक, रेंट 35 हजार',
    'rent; for family; deposit 1L; max 35k; loc Malad West; city Mumbai?',
  ],
  [
    'मुखर्जी नगर में यूपीएससी की तैयारी के लिए लड़कों का पीजी 10 हजार से कम, खाना शामिल हो तो अच्छा',
    'pg; for men; for students?; has Food included?; max 10k; loc Mukherjee Nagar; city Delhi?',
  ],
  [
    'करनाल के पास 2 एकड़ खेती की जमीन चाहिए, जीटी रोड से 5 किलोमीटर के अंदर',
    'buy?; type agricultural; area 87120; city Karnal or loc Karnal or near karnal; near gt road 5000m',
  ],
  [
    'जयपुर अजमेर रोड पर गेटेड टाउनशिप में विला, 4 बेडरूम, सर्वेंट रूम के साथ, 1 करोड़ 20 लाख तक',
    'buy?; type villa; bhk 4; has Gated community; has Servant room; max 1.2cr; loc Ajmer Road; city Jaipur',
  ],
  [
    'सेक्टर 150 नोएडा में ATS या Godrej के प्रोजेक्ट में 3bhk + study, दसवीं मंजिल से ऊपर',
    'buy?; bhk 3 or bhk 3.5; has Study room; by ATS; by Godrej or by Godrej Properties; floor 11+ or floor 10+; loc Sector 150; city Noida',
  ],
  [
    'मैं अभी कानपुर में रहता हूं और पुणे में जॉब लगी है। मगरपट्टा सिटी के आसपास 1rk या 1bhk किराए पर चाहिए 20 हजार तक',
    'rent; bhk 0.5,1; max 20k; loc Magarpatta City or loc Magarpatta or near magarpatta city or near magarpatta; city Pune?',
  ],
  [
    'पुण्यात कोथरूडमध्ये २ बीएचके फ्लॅट भाड्याने पाहिजे, फॅमिलीसाठी, बजेट २५ हजार',
    'rent; type apartment; bhk 2; for family; max 25k; loc Kothrud; city Pune',
  ],
  [
    'नाशिक गंगापूर रोडला बंगला विकत घ्यायचा आहे दीड कोटीपर्यंत',
    'buy; kind bungalow; type house or type villa; max 1.5cr; loc Gangapur Road; city Nashik',
  ],
  [
    'डोंबिवली पूर्व स्टेशनजवळ 1bhk घर ४५ लाखांपर्यंत',
    'buy?; bhk 1; near railway station or near dombivli station or near dombivli railway station; max 45L; loc Dombivli East or loc Dombivli or city Dombivli; city Mumbai or city Thane or city Dombivli?',
  ],
  [
    'साताऱ्याजवळ ५ एकर शेतजमीन पाहिजे, विहीर किंवा बोअरवेल असलेली',
    'buy?; type agricultural; area 217800; has Borewell; has Water supply or has Well?; city Satara or loc Satara or near satara',
  ],
]
