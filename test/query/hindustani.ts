import type { Asked } from './score.ts'

/** Sixty queries in Devanagari from all over the Hindi belt and the big cities. The answers stood before it was asked. */
export const hindustani: readonly Asked[] = [
  [
    'लखनऊ गोमती नगर में 2 बीएचके फ्लैट किराए पर 15000 तक',
    'bhk 2; type apartment; rent; loc Gomti Nagar; city Lucknow; max 15k',
  ],
  [
    'पटना कंकड़बाग में मकान किराये पर चाहिए, छोटी फैमिली है, पानी और पार्किंग की सुविधा हो',
    'type house?; rent; loc Kankarbagh; city Patna; for family; has Water supply; has Covered parking',
  ],
  [
    'कानपुर स्वरूप नगर में कोठी खरीदनी है सीधे मालिक से, दलाल नहीं चाहिए',
    'type house or type villa; kind bungalow?; buy; loc Swaroop Nagar or loc Swarup Nagar; city Kanpur; from owner; no-brokerage?',
  ],
  [
    'जयपुर मानसरोवर में 3 बीएचके विला गेटेड सोसाइटी में एक करोड़ से कम',
    'bhk 3; type villa; buy?; loc Mansarovar; city Jaipur; has Gated community; max 1cr',
  ],
  [
    'भोपाल कोलार रोड पर डुप्लेक्स 60 से 80 लाख',
    'kind duplex; type apartment?; type villa?; type house?; type apartment+villa+house?; buy?; loc Kolar Road; city Bhopal; 60L-80L',
  ],
  ['रायपुर शंकर नगर टू बीएचके रेंट', 'bhk 2; rent; loc Shankar Nagar; city Raipur'],
  [
    'जोधपुर में एम्स के पास दो बीएचके किराये पर बारह हजार तक',
    'bhk 2; rent; city Jodhpur; near aiims or near aiims jodhpur; max 12k',
  ],
  [
    'इलाहाबाद सिविल लाइंस में 3 बीएचके फ्लैट खरीदना है, सातवीं मंजिल या उससे ऊपर',
    'bhk 3; type apartment; buy; loc Civil Lines; city Prayagraj; floor 7+',
  ],
  [
    'ग्वालियर सिटी सेंटर 3 बीएचके फ्लैट 5 साल से ज्यादा पुराना न हो',
    'bhk 3; type apartment; buy?; resale?; loc City Centre or loc City Center; city Gwalior; age 5',
  ],
  [
    'जमशेदपुर बिष्टुपुर में 2 बीएचके, भाड़ा 15 हजार, डिपॉजिट दो महीने से ज्यादा नहीं',
    'bhk 2; rent; loc Bistupur or loc Bishtupur; city Jamshedpur; max 15k; deposit 2m',
  ],
  [
    'उत्तम नगर दिल्ली में 50 गज का मकान पैंतालीस लाख तक जिस पर बैंक लोन हो जाए',
    'type house; buy?; loc Uttam Nagar; city Delhi; area 450; max 45L; approved Loan approved?',
  ],
  [
    'फरीदाबाद सेक्टर 15 में 300 गज की कोठी नॉर्थ ईस्ट फेसिंग',
    'type house or type villa; kind bungalow?; buy?; loc Sector 15; city Faridabad; area 2700; facing north-east',
  ],
  [
    'गाजियाबाद इंदिरापुरम में बिल्डर फ्लोर पहली मंजिल पर किराये के लिए',
    'kind builder floor; type apartment; rent; loc Indirapuram; city Ghaziabad; floor 1',
  ],
  [
    'चंडीगढ़ सेक्टर 22 में एक कमरे का सेट किराए पर 8500 तक',
    'bhk 0.5 or bhk 1; rent; loc Sector 22; city Chandigarh; max 8500',
  ],
  [
    'गुड़गांव गोल्फ कोर्स रोड पर 4 बीएचके फुली फर्निश्ड किराये पर, सर्वेंट रूम और पावर बैकअप होना चाहिए',
    'bhk 4; rent; loc Golf Course Road; city Gurgaon; fully-furnished; has Servant room; has Power backup',
  ],
  [
    'मैं टीसीएस में काम करता हूं और सैलरी 70 हजार है। मुझे इंदौर के विजय नगर में 2 बीएचके फ्लैट खरीदना है 40 लाख के आसपास',
    'bhk 2; type apartment; buy; loc Vijay Nagar; city Indore; ~40L',
  ],
  [
    'देहरादून सहस्त्रधारा रोड पर तीन बीएचके फ्लैट, बालकनी वाला, नया हो पुराना नहीं',
    'bhk 3; type apartment; buy?; loc Sahastradhara Road; city Dehradun; has Balcony; new',
  ],
  [
    'नोएडा सेक्टर 78 या 79 में 3 बीएचके सवा करोड़ तक, नोएडा एक्सटेंशन नहीं चाहिए',
    'bhk 3; buy?; loc Sector 78; loc Sector 79; city Noida; not-loc Noida Extension or not-loc Greater Noida West; max 1.25cr',
  ],
  [
    'मेरठ शास्त्री नगर में घर चाहिए 3 बेडरूम 2 बाथरूम पचास लाख बजट, प्लॉट नहीं चाहिए',
    'bhk 3; bath 2; not plot; buy?; loc Shastri Nagar; city Meerut; max 50L',
  ],
  [
    'रांची में हरमू 2 या 3 बीएचके फ्लैट रेडी टू मूव ५५ लाख तक',
    'bhk 2,3; type apartment; buy?; ready; loc Harmu; city Ranchi; max 55L',
  ],
  [
    'जयपुर जगतपुरा में 200 गज का प्लॉट जेडीए अप्रूव्ड',
    'type plot; buy?; loc Jagatpura; city Jaipur; area 1800; approved JDA',
  ],
  [
    'खेती की जमीन 5 एकड़ सीहोर में 15 लाख रुपये एकड़ तक',
    'type agricultural; buy?; area 217800; city Sehore or loc Sehore; rate max 15L/acre or rate max 1500k/acre',
  ],
  [
    'पटना दानापुर में 3 कट्ठा जमीन घर बनाने के लिए',
    'type plot; buy?; loc Danapur; city Patna; area 4083.75 or area 4084',
  ],
  [
    'नागपुर मिहान के पास प्लॉट 1500 रुपये स्क्वायर फीट तक',
    'type plot; buy?; city Nagpur; near mihan or loc Mihan or loc MIHAN; rate max 1500/sqft',
  ],
  [
    'लखनऊ सुल्तानपुर रोड पर 30x40 का कॉर्नर प्लॉट 25 लाख के अंदर',
    'type plot; buy?; loc Sultanpur Road; city Lucknow; area 1200; has Corner; max 25L',
  ],
  [
    'मुलशी पुणे में 2 एकड़ फार्म लैंड चाहिए क्लियर टाइटल वाली',
    'type agricultural; buy?; area 87120; loc Mulshi; city Pune; approved Clear title',
  ],
  [
    'उज्जैन में खेत खरीदना है दस एकड़, बोरवेल लगा हो',
    'type agricultural; buy; area 435600; city Ujjain; has Borewell',
  ],
  [
    'देहरादून राजपुर रोड पर दुकान किराए पर 25 हजार तक',
    'type commercial; kind shop; rent; loc Rajpur Road; city Dehradun; max 25k',
  ],
  [
    'सूरत वेसु में शोरूम लीज पर चाहिए 2000 स्क्वायर फुट से ज्यादा',
    'type commercial; kind showroom; lease; loc Vesu; city Surat; area 2000+',
  ],
  [
    'रांची लालपुर ऑफिस स्पेस किराए पर 800 से 1200 वर्ग फुट',
    'type office; rent; loc Lalpur; city Ranchi; area 800-1200',
  ],
  [
    'कानपुर ट्रांसपोर्ट नगर में गोदाम किराये पर ५००० स्क्वायर फीट',
    'type industrial; kind warehouse; rent; loc Transport Nagar; city Kanpur; area 5000',
  ],
  [
    'साल्ट लेक सेक्टर 5 में ऑफिस किराए पर 60 रुपये पर स्क्वायर फीट तक',
    'type office; rent; loc Salt Lake Sector 5 or loc Salt Lake Sector V or loc Sector 5 Salt Lake or loc Sector V or loc Sector 5 or loc Salt Lake; city Kolkata?; rate max 60/sqft',
  ],
  [
    'इंदौर पलासिया में दुकान बिकाऊ ग्राउंड फ्लोर',
    'type commercial; kind shop; buy; loc Palasia; city Indore; floor 0',
  ],
  [
    'कोरमंगला बेंगलुरु में को-वर्किंग स्पेस 40 हजार महीना तक',
    'kind co-working; type office or type commercial; rent?; loc Koramangala; city Bengaluru; max 40k',
  ],
  [
    'बनारस में बीएचयू के पास लड़कों का पीजी खाना सहित 6500 महीना',
    'pg; city Varanasi; near bhu or near banaras hindu university; for men; has Food included; max 6500',
  ],
  [
    'दिल्ली लक्ष्मी नगर मेट्रो के पास लड़कियों के लिए पीजी एसी और वाईफाई वाला',
    'pg; city Delhi; near laxmi nagar metro or near laxmi nagar metro station or near lakshmi nagar metro or near metro; loc Laxmi Nagar or loc Lakshmi Nagar?; for women; has Air conditioning; has Wi-Fi',
  ],
  [
    'कोटा में एलन कोचिंग के पास स्टूडेंट के लिए पीजी',
    'pg; city Kota; near allen coaching or near allen or near allen coaching institute or near allen career institute; for students',
  ],
  [
    'अंधेरी ईस्ट में वन बीएचके रेंट 35 हजार तक बैचलर्स अलाउड',
    'bhk 1; rent; loc Andheri East; city Mumbai?; max 35k; for bachelors',
  ],
  [
    'मलाड स्टेशन से 10 मिनट की दूरी पर 1 बीएचके, किराया 28 हजार, डिपॉजिट 1 लाख',
    'bhk 1; rent; near malad station 10min or near malad railway station 10min or near railway station 10min; loc Malad or loc Malad West?; city Mumbai?; max 28k; deposit 1L',
  ],
  [
    'ठाणे वेस्ट में लोढ़ा का 2 बीएचके, पजेशन दिसंबर 2027 तक',
    'bhk 2; buy?; loc Thane West; city Thane or city Mumbai?; by Lodha; by 2027-12; uc?; new?',
  ],
  [
    'मुझे व्हाइटफील्ड बेंगलुरु में टू बीएचके फ्लैट चाहिए, किराया तीस हजार से ज्यादा नहीं। सेमी फर्निश्ड हो और हमारे पास एक कुत्ता है तो पेट फ्रेंडली हो',
    'bhk 2; type apartment; rent; loc Whitefield; city Bengaluru; max 30k; semi-furnished; for pets',
  ],
  [
    'हैदराबाद गच्चीबाउली 3 बीएचके फ्लैट ईस्ट फेसिंग वास्तु के हिसाब से डेढ़ करोड़ तक',
    'bhk 3; type apartment; buy?; loc Gachibowli; city Hyderabad; facing east; vastu; max 1.5cr',
  ],
  [
    'कुकटपल्ली में 2 बीएचके अंडर कंस्ट्रक्शन एचएमडीए अप्रूव्ड 70 लाख बजट, मार्च 2028 तक पजेशन',
    'bhk 2; buy?; uc; by 2028-03; loc Kukatpally; city Hyderabad?; approved HMDA; max 70L',
  ],
  [
    'अहमदाबाद सैटेलाइट में तीन बीएचके खरीदना है 95 लाख तक, लिफ्ट और जिम हो',
    'bhk 3; buy; loc Satellite; city Ahmedabad; max 95L; has Lift; has Gym',
  ],
  [
    'कोलकाता न्यू टाउन में 2 बीएचके फ्लैट 55 लाख तक, ग्राउंड फ्लोर नहीं चाहिए',
    'bhk 2; type apartment; buy?; loc New Town; city Kolkata; max 55L; floor !0',
  ],
  [
    'नोएडा सेक्टर 137 3bhk ready to move 1.2 करोड़ तक मेट्रो के पास',
    'bhk 3; buy?; ready; loc Sector 137; city Noida; max 1.2cr; near metro',
  ],
  [
    'द्वारका सेक्टर 12 दिल्ली में 3 BHK society flat 1.75 cr तक',
    'bhk 3; type apartment; buy?; loc Dwarka Sector 12 or loc Sector 12 Dwarka or loc Sector 12 or loc Dwarka; city Delhi; max 1.75cr; has Gated community?',
  ],
  [
    'मुंबई बोरीवली वेस्ट 2bhk direct owner से no brokerage 1.6 करोड़',
    'bhk 2; buy?; loc Borivali West; city Mumbai; from owner; no-brokerage; max 1.6cr',
  ],
  [
    'हिंजवडी फेज 1 में Infosys के पास 1 BHK 20 से 25 हजार किराया, unfurnished चलेगा',
    'bhk 1; rent; loc Hinjewadi Phase 1 or loc Hinjewadi; city Pune?; near infosys; 20k-25k; unfurnished?',
  ],
  [
    'विमान नगर पुणे 2bhk rent सबसे सस्ते पहले दिखाओ',
    'bhk 2; rent; loc Viman Nagar; city Pune; sort price-asc',
  ],
  [
    'मोहाली एयरपोर्ट रोड पर 2bhk RERA approved under 60 lakh',
    'bhk 2; buy?; loc Airport Road; city Mohali; rera; max 60L',
  ],
  [
    'भिवंडी में warehouse 10000 sq ft किराए पर',
    'type industrial; kind warehouse; rent; loc Bhiwandi or city Bhiwandi; city Mumbai or city Thane?; area 10000',
  ],
  [
    'माधापुर में हाईटेक सिटी metro से 2 km के अंदर 1RK बैचलर के लिए 15k',
    'bhk 0.5; rent?; type apartment?; loc Madhapur; city Hyderabad?; near hitec city metro 2000m or near hitech city metro 2000m or near hitec city metro station 2000m or near hitech city metro station 2000m or near metro; loc HITEC City or loc Hitech City?; for bachelors; max 15k',
  ],
  [
    'सोहना रोड गुड़गांव studio apartment 45 लाख swimming pool वाला',
    'kind studio; type apartment; bhk 0; buy?; loc Sohna Road; city Gurgaon; max 45L; has Swimming pool',
  ],
  [
    'HSR Layout में 3 bhk किराये पर, नॉनवेज वाली फैमिली हैं, 2 car parking और security चाहिए',
    'bhk 3; rent; loc HSR Layout; city Bengaluru?; for family; has Covered parking; has Security',
  ],
  [
    'खारघर नवी मुंबईत १ बीएचके फ्लॅट ४५ लाखांपर्यंत पाहिजे',
    'bhk 1; type apartment; buy?; loc Kharghar; city Navi Mumbai; max 45L',
  ],
  [
    'नाशिक गंगापूर रोडवर बंगला विकत घ्यायचा आहे, बजेट दीड कोटी',
    'kind bungalow; type house or type villa; buy; loc Gangapur Road; city Nashik; max 1.5cr',
  ],
  [
    'कोथरूडमध्ये 2 बीएचके भाड्याने हवा, कुटुंबासाठी, लिफ्ट असावी',
    'bhk 2; rent; loc Kothrud; city Pune?; for family; has Lift',
  ],
  [
    'शिरूरमध्ये २० गुंठे शेतजमीन हवी आहे थेट मालकाकडून',
    'type agricultural; buy?; area 21780; loc Shirur or city Shirur; city Pune?; from owner; no-brokerage?',
  ],
  [
    'हडपसरजवळ मुलींसाठी पीजी जेवणासह 9500 पर्यंत',
    'pg; loc Hadapsar or near hadapsar; city Pune?; for women; has Food included; max 9500',
  ],
]
