import type { Asked } from './score.ts'

/** Fifty queries in Devanagari, Hindi and Marathi. The answers stood before it was asked. */
export const scribe: readonly Asked[] = [
  [
    'नोएडा सेक्टर 76 में 2 बीएचके फ्लैट किराए पर',
    'rent; bhk 2; type apartment; loc Sector 76; city Noida',
  ],
  [
    'लखनऊ गोमती नगर में ३ बीएचके मकान खरीदना है ८० लाख तक',
    'buy; bhk 3; type house?; loc Gomti Nagar; city Lucknow; max 80L',
  ],
  [
    'इंदौर में 1000 स्क्वायर फीट का प्लॉट सुपर कॉरिडोर के पास',
    'buy?; type plot; area 1000; city Indore; near super corridor or loc Super Corridor',
  ],
  ['कोटा में लड़कों का पीजी खाने के साथ', 'pg; for men; has Food included; city Kota'],
  [
    'मुझे जयपुर के मालवीय नगर में दुकान चाहिए ग्राउंड फ्लोर पर, किराया पच्चीस हजार तक',
    'rent; type commercial; kind shop; floor 0; loc Malviya Nagar; city Jaipur; max 25k',
  ],
  [
    'वैशाली गाजियाबाद टू बीएचके रेंट मेट्रो के पास',
    'rent; bhk 2; loc Vaishali; city Ghaziabad; near metro',
  ],
  [
    'पटना बोरिंग रोड में ऑफिस स्पेस 800 वर्ग फुट',
    'rent?; type office; area 800; loc Boring Road; city Patna',
  ],
  [
    'भोपाल में एक करोड़ तक का डुप्लेक्स, कोलार रोड नहीं चाहिए',
    'buy?; kind duplex; type apartment?; type villa?; type house?; max 1cr; not-loc Kolar Road; city Bhopal',
  ],
  [
    'वाराणसी लंका में सिंगल रूम छात्र के लिए 4000 तक',
    'rent or pg?; bhk 0.5 or bhk 1?; for students; loc Lanka; city Varanasi; max 4k or max 4000',
  ],
  [
    'द्वारका सेक्टर १२ में बिना ब्रोकरेज के दो कमरे का फ्लैट',
    'rent?; bhk 2; type apartment; no-brokerage; loc Dwarka Sector 12 or loc Sector 12 Dwarka or loc Sector 12 or loc Dwarka; loc Dwarka?; city Delhi?',
  ],
  [
    'ऊपर की मंजिल नहीं, ग्राउंड या पहली मंजिल पर 2 बीएचके, इंदिरापुरम',
    'bhk 2; floor 0; floor 1; floor !top?; loc Indirapuram; city Ghaziabad?',
  ],
  [
    'मेरे पास 45 लाख हैं, रायपुर में 3 बीएचके रेडी टू मूव फ्लैट दिखाओ',
    'buy?; bhk 3; ready; type apartment; city Raipur; max 45L',
  ],
  [
    'दिल्ली लक्ष्मी नगर में लड़कियों के लिए पीजी एसी रूम वाईफाई, आठ से दस हजार',
    'pg; for women; has Air conditioning; has Wi-Fi; loc Laxmi Nagar or loc Lakshmi Nagar; city Delhi; 8k-10k or 8000-10k or 8000-10000',
  ],
  [
    'मथुरा में 200 गज का प्लॉट वृंदावन रोड पर',
    'buy?; type plot; area 1800; city Mathura; loc Vrindavan Road or loc Vrindavan',
  ],
  [
    'गुड़गांव सेक्टर 57 बिल्डर फ्लोर थ्री बीएचके पार्किंग और लिफ्ट के साथ किराया 50 हजार',
    'rent; kind builder floor; type apartment; bhk 3; has Covered parking; has Lift; loc Sector 57; city Gurgaon; max 50k',
  ],
  [
    'देहरादून में मकान किराये पर फैमिली के लिए राजपुर रोड',
    'rent; type house?; for family; loc Rajpur Road; city Dehradun',
  ],
  ['मुंबई अंधेरी ईस्ट वन आरके रेंट २० हजार', 'rent; bhk 0.5; loc Andheri East; city Mumbai; max 20k'],
  [
    'खेती की जमीन 5 एकड़ होशंगाबाद के आसपास',
    'buy?; type agricultural; area 217800; city Hoshangabad or city Narmadapuram or loc Hoshangabad or near hoshangabad',
  ],
  [
    'आगरा सिकंदरा में गोदाम किराए पर चाहिए 3000 फुट, ट्रक आने का रास्ता हो',
    'rent; type industrial; kind warehouse; area 3000; loc Sikandra; city Agra; has Road?',
  ],
  [
    'पुणे हिंजेवाड़ी में फुली फर्निश्ड 1बीएचके बैचलर के लिए',
    'rent?; fully-furnished; bhk 1; for bachelors; loc Hinjewadi; city Pune',
  ],
  ['मोहाली में कोठी 1.5 करोड़ से 2 करोड़', 'buy?; type house or type villa; city Mohali; 1.5cr-2cr'],
  [
    'मैं सरकारी कर्मचारी हूँ, तबादला होकर कानपुर आ रहा हूँ, स्वरूप नगर या किदवई नगर में 2 बीएचके किराए पर चाहिए, शाकाहारी परिवार, 15 हजार',
    'rent; bhk 2; loc Swaroop Nagar or loc Swarup Nagar; loc Kidwai Nagar; city Kanpur; max 15k; for family?',
  ],
  [
    'अहमदाबाद बोपल 3 बीएचके नया फ्लैट पूर्व मुखी',
    'buy?; bhk 3; type apartment; new; facing east; loc Bopal; city Ahmedabad',
  ],
  ['सूरत वेसू में ऑफिस खरीदना है मेन रोड पर', 'buy; type office; loc Vesu; city Surat; has Main road'],
  ['रांची हरमू में 5 डिसमिल जमीन घर बनाने के लिए', 'buy?; type plot; area 2178; loc Harmu; city Ranchi'],
  [
    'नागपुर में फ्लैट बिकाऊ है क्या धरमपेठ साइड, लिफ्ट वाला, साठ लाख के अंदर',
    'buy; type apartment; has Lift; loc Dharampeth; city Nagpur; max 60L',
  ],
  ['सबसे सस्ता 1 बीएचके फ्लैट ठाणे में', 'buy or rent?; bhk 1; type apartment; sort price-asc; city Thane'],
  [
    'चंडीगढ़ सेक्टर 22 में शोरूम रेंट पर 1 लाख महीना',
    'rent; type commercial; kind showroom; loc Sector 22; city Chandigarh; max 1L',
  ],
  [
    'गौर सिटी ग्रेटर नोएडा वेस्ट में ३ बीएचके सेमी फर्निश्ड किराए पर, हमारे पास कुत्ता है',
    'rent; bhk 3; semi-furnished; for pets?; loc Gaur City; loc Greater Noida West or loc Noida Extension?; city Greater Noida or city Greater Noida West or city Noida?',
  ],
  [
    'उदयपुर में फतेह सागर के पास होटल बनाने के लिए जमीन',
    'buy?; type plot or type commercial; type plot?; type commercial?; near fateh sagar or near fateh sagar lake or near fatehsagar or loc Fateh Sagar; city Udaipur',
  ],
  [
    'जोधपुर शास्त्री नगर 4 बीएचके बंगला, प्लॉट नहीं',
    'buy?; bhk 4; kind bungalow; type house or type villa; not plot; loc Shastri Nagar; city Jodhpur',
  ],
  [
    'हैदराबाद कोंडापुर में 2 बीएचके फ्लैट 90 लाख के आसपास, गेटेड सोसाइटी, स्विमिंग पूल',
    'buy?; bhk 2; type apartment; ~90L; has Gated community; has Swimming pool; loc Kondapur; city Hyderabad',
  ],
  [
    'दिल्ली में एम्स के पास एक कमरा किराए पर, दो महीने के लिए',
    'rent; city Delhi; near aiims; bhk 0.5 or bhk 1?',
  ],
  [
    'ग्वालियर सिटी सेंटर में साढ़े तीन हजार स्क्वायर फीट का कमर्शियल प्लॉट',
    'buy?; type plot or type commercial+plot; area 3500; loc City Center or loc City Centre; city Gwalior',
  ],
  [
    'डेढ़ करोड़ में फोर बीएचके फरीदाबाद सेक्टर 21सी',
    'buy?; bhk 4; max 1.5cr; loc Sector 21C or loc Sector 21; city Faridabad',
  ],
  [
    'बरेली में मालिक से सीधे दुकान किराए पर, दलाल नहीं चाहिए',
    'rent; type commercial; kind shop; from owner; no-brokerage?; city Bareilly',
  ],
  [
    'प्रयागराज सिविल लाइंस 3 बीएचके वास्तु के हिसाब से, उत्तर मुखी, पचास से साठ लाख',
    'buy?; bhk 3; vastu; facing north; 50L-60L; loc Civil Lines; city Prayagraj',
  ],
  [
    'हम नवविवाहित जोड़ा हैं, अभी बेंगलुरु में पीजी में रहते हैं, मारथाहल्ली में 1 बीएचके किराए पर चाहिए, पानी की दिक्कत न हो, 22 हजार तक, डिपॉजिट दो महीने का',
    'rent; bhk 1; loc Marathahalli; city Bengaluru; has Water supply?; for couple?; max 22k; deposit 2m',
  ],
  ['पुणे कोथरूड मध्ये २ बीएचके फ्लॅट भाड्याने हवा आहे', 'rent; bhk 2; type apartment; loc Kothrud; city Pune'],
  [
    'नाशिक गंगापूर रोड रो हाऊस विकत घ्यायचे आहे ७० लाखांपर्यंत',
    'buy; kind row house; type house; loc Gangapur Road; city Nashik; max 70L',
  ],
  [
    'कोल्हापुरात राजारामपुरीत दुकान गाळा भाड्याने',
    'rent; type commercial; kind shop; loc Rajarampuri; city Kolhapur',
  ],
  [
    'डोंबिवली पूर्व 1 बीएचके 40 लाखाच्या आत रेल्वे स्टेशन जवळ',
    'buy?; bhk 1; loc Dombivli East or loc Dombivli or city Dombivli; city Dombivli or city Thane or city Kalyan or city Mumbai?; max 40L; near railway station or near dombivli railway station',
  ],
  ['साताऱ्यात शेतजमीन २० गुंठे', 'buy?; type agricultural; area 21780; city Satara'],
  [
    'औरंगाबाद सिडको एन 4 मध्ये तीन बेडरूमचा बंगला',
    'buy?; bhk 3; kind bungalow; type house or type villa; loc CIDCO N4 or loc CIDCO N-4 or loc CIDCO N 4 or loc N4 CIDCO or loc CIDCO; city Sambhajinagar',
  ],
  [
    'मुलीसाठी पीजी पाहिजे विमान नगर, जेवणासह, ९ हजार पर्यंत',
    'pg; for women; loc Viman Nagar; city Pune?; has Food included; max 9k or max 9000',
  ],
  [
    'ठाणे घोडबंदर रोडला नवीन प्रोजेक्ट, दोन बीएचके, पझेशन जून २०२८ पर्यंत',
    'buy?; bhk 2; by 2028-06; new?; uc or launch?; loc Ghodbunder Road; city Thane',
  ],
  [
    'आम्ही निवृत्त जोडपे, मुलगा अमेरिकेत आहे, पुण्यात कर्वे नगर किंवा वारजे इथे लिफ्ट असलेला १ बीएचके फ्लॅट विकत हवा, तळमजला नको',
    'buy; bhk 1; type apartment; has Lift; floor !0; loc Karve Nagar or loc Karvenagar; loc Warje; city Pune',
  ],
  [
    'सोलापूर होटगी रोड एनए प्लॉट १५०० चौ फूट',
    'buy?; type plot; area 1500; loc Hotgi Road; city Solapur; approved NA?',
  ],
  [
    'कल्याण पश्चिम १ बीएचके भाडे १५ हजार, बॅचलर चालतील',
    'rent; bhk 1; max 15k; for bachelors; loc Kalyan West; city Kalyan or city Thane or city Mumbai?',
  ],
  [
    'नागपूर हिंगणा एमआयडीसी शेड भाड्याने ५००० स्क्वेअर फूट',
    'rent; type industrial; area 5000; loc Hingna MIDC or loc MIDC Hingna or loc Hingna; city Nagpur',
  ],
]
