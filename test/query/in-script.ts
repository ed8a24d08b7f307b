import type { Asked } from './score.ts'

/** Sixty queries in Devanagari with landmarks, projects, floors and rates, six of them Marathi. The answers stood before it was asked. */
export const inScript: readonly Asked[] = [
  [
    'नोएडा सेक्टर 62 में टू बीएचके फ्लैट किराए पर चाहिए 20 हजार तक',
    'rent; type apartment; bhk 2; loc Sector 62; city Noida; max 20k',
  ],
  [
    'इंदौर विजय नगर 3 बीएचके रेडी टू मूव फ्लैट 60 लाख के आसपास',
    'buy?; type apartment; bhk 3; ready; loc Vijay Nagar; city Indore; ~60L',
  ],
  [
    'लखनऊ गोमती नगर एक्सटेंशन में 1200 स्क्वायर फीट का प्लॉट एलडीए अप्रूव्ड',
    'buy?; type plot; area 1200; loc Gomti Nagar Extension or loc Gomti Nagar; city Lucknow; approved LDA?',
  ],
  [
    'जयपुर मानसरोवर में किराये का मकान दो कमरे का फैमिली के लिए दस हज़ार तक',
    'rent; type house?; bhk 2; loc Mansarovar; city Jaipur; for family; max 10k',
  ],
  [
    'पटना बोरिंग रोड पर दुकान किराए पर 300 स्क्वायर फीट',
    'rent; type commercial; kind shop; area 300; loc Boring Road; city Patna',
  ],
  [
    'मुंबई अंधेरी वेस्ट वन आरके रेंट 18000 बैचलर के लिए',
    'rent; bhk 0.5; type apartment?; kind studio?; loc Andheri West; city Mumbai; max 18k; for bachelors',
  ],
  [
    'गुड़गांव सेक्टर 56 में लड़कियों के लिए पीजी खाने के साथ साढ़े बारह हजार तक',
    'pg; loc Sector 56; city Gurgaon; for women; has Food included; max 12500',
  ],
  [
    'देहरादून सहस्त्रधारा रोड पर 150 गज का प्लॉट 40 लाख तक',
    'buy?; type plot; area 1350; loc Sahastradhara Road or loc Sahasradhara Road or loc Sahastradhara or loc Sahasradhara; city Dehradun; max 40L',
  ],
  [
    'रांची कांके रोड 2 बीएचके फुली फर्निश्ड फ्लैट रेंट पर, लिफ्ट और पार्किंग हो',
    'rent; type apartment; bhk 2; fully-furnished; loc Kanke Road or loc Kanke; city Ranchi; has Lift; has Covered parking',
  ],
  [
    'पुण्यात कोथरूडमध्ये २ बीएचके फ्लॅट भाड्याने पाहिजे २५ हजारापर्यंत',
    'rent; type apartment; bhk 2; loc Kothrud; city Pune; max 25k',
  ],
  [
    'भोपाल कोलार रोड पर 3 बीएचके डुप्लेक्स 75 लाख से 90 लाख',
    'buy?; bhk 3; kind duplex; type apartment+villa+house or type apartment or type villa or type house; loc Kolar Road or loc Kolar; city Bhopal; 75L-90L',
  ],
  [
    'ग्रेटर नोएडा वेस्ट गौर सिटी में 2 बीएचके खरीदना है बजट 55 लाख, ग्राउंड फ्लोर नहीं चाहिए',
    'buy; bhk 2; loc Gaur City or near gaur city; loc Greater Noida West or loc Noida Extension or city Greater Noida West or city Greater Noida; city Greater Noida or city Noida?; max 55L; floor !0',
  ],
  [
    'हिंजवडी फेज १ मध्ये २ बीएचके फ्लॅट विकत घ्यायचा आहे, बजेट ७० लाख, रेडी पझेशन',
    'buy; type apartment; bhk 2; loc Hinjewadi Phase 1 or loc Hinjewadi; city Pune?; max 70L; ready',
  ],
  [
    'वाराणसी लंका बीएचयू के पास स्टूडेंट के लिए एक रूम किराए पर',
    'rent or pg; bhk 0.5 or bhk 1?; loc Lanka; city Varanasi; near bhu or near banaras hindu university; for students',
  ],
  [
    'द्वारका सेक्टर 12 में बिल्डर फ्लोर, तीसरी मंजिल, लिफ्ट के साथ सवा करोड़ तक',
    'buy?; type apartment; kind builder floor; floor 3; has Lift; loc Dwarka Sector 12 or loc Sector 12 Dwarka or loc Sector 12 or loc Dwarka; loc Dwarka?; city Delhi?; max 1.25cr',
  ],
  [
    'जमशेदपुर में टाटा स्टील के पास 3bhk flat for sale, car parking होना चाहिए',
    'buy; type apartment; bhk 3; city Jamshedpur; near tata steel; has Covered parking',
  ],
  [
    'कानपुर ट्रांसपोर्ट नगर में गोदाम चाहिए 5000 sq ft रेंट पर',
    'rent; type industrial; kind warehouse; area 5000; loc Transport Nagar; city Kanpur',
  ],
  [
    'उदयपुर में फतेहसागर झील के पास विला',
    'buy?; type villa; city Udaipur; near fateh sagar lake or near fatehsagar lake or near fateh sagar or near fatehsagar or loc Fateh Sagar or loc Fatehsagar',
  ],
  [
    'मुजफ्फरपुर मिठनपुरा में २ कट्ठा जमीन चाहिए, 50 लाख के अंदर',
    'buy?; type plot; area 2722.5; loc Mithanpura; city Muzaffarpur; max 50L',
  ],
  [
    'नवी मुंबई खारघर sector 20 में 1bhk हेवी डिपॉजिट पर',
    'lease or rent; bhk 1; loc Kharghar Sector 20 or loc Sector 20 Kharghar or loc Sector 20 or loc Kharghar; loc Kharghar?; city Navi Mumbai',
  ],
  [
    'गोरखपुर में जमीन 1000 से 1500 स्क्वायर फीट, रेट 2000 रुपये प्रति स्क्वायर फीट से ज्यादा नहीं, मेन रोड पर',
    'buy?; type plot; city Gorakhpur; area 1000-1500; rate max 2k/sqft; has Main road',
  ],
  [
    'ठाणे घोड़बंदर रोड 2BHK under construction, पजेशन दिसंबर 2027 तक, रेरा रजिस्टर्ड',
    'buy?; bhk 2; uc; by 2027-12; rera; loc Ghodbunder Road or loc Ghodbandar Road; city Thane',
  ],
  [
    'दिल्ली लाजपत नगर में ऑफिस स्पेस 800 स्क्वायर फीट मेट्रो से 500 मीटर के अंदर',
    'buy or rent?; type office; area 800; loc Lajpat Nagar; city Delhi; near metro',
  ],
  [
    'मेरा बजट 35 से 45 लाख है और रायपुर में शंकर नगर या तेलीबांधा में 3 बीएचके घर देख रहा हूं। लोन अप्रूव्ड हो तो अच्छा रहेगा।',
    'buy?; bhk 3; loc Shankar Nagar; loc Telibandha; city Raipur; 35L-45L; approved Loan approved?',
  ],
  [
    'पूर्व मुखी कॉर्नर प्लॉट २०० गज जयपुर जगतपुरा जेडीए अप्रूव्ड',
    'buy?; type plot; area 1800; facing east; has Corner; loc Jagatpura; city Jaipur; approved JDA?',
  ],
  [
    'बिना ब्रोकरेज 1 बीएचके मलाड ईस्ट सीधे मालिक से rent 22k',
    'rent; bhk 1; no-brokerage; from owner; loc Malad East; city Mumbai?; max 22k',
  ],
  [
    'कोटा में एलन के पास बॉयज हॉस्टल एसी रूम वाईफाई',
    'pg; city Kota; near allen or near allen career institute or near allen coaching; for men; for students?; has Air conditioning; has Wi-Fi',
  ],
  [
    'आगरा ताजगंज में होटल के लिए बिल्डिंग लीज पर चाहिए',
    'lease or rent; type commercial; loc Tajganj; city Agra',
  ],
  [
    'गाजियाबाद इंदिरापुरम शिप्रा सनसिटी 3 बीएचके सेमी फर्निश्ड रेंट 30 से 35 हजार',
    'rent; bhk 3; semi-furnished; loc Indirapuram; loc Shipra Suncity or loc Shipra Sun City or near shipra suncity or near shipra sun city; by Shipra?; city Ghaziabad; 30k-35k',
  ],
  [
    'नाशिक गंगापूर रोडला बंगला विकत पाहिजे गार्डन आणि पार्किंगसह, दीड कोटी पर्यंत',
    'buy; type house or type villa; kind bungalow; loc Gangapur Road; city Nashik; has Garden; has Covered parking; max 1.5cr',
  ],
  [
    'ऋषिकेश में स्टूडियो अपार्टमेंट गंगा के पास 30 लाख के अंदर',
    'buy?; type apartment; kind studio; bhk 0; city Rishikesh; near ganga or near ganges or near ganga river or near ganges river or near river; max 30L',
  ],
  ['पुणे बाणेर पेंटहाउस', 'buy?; type apartment; kind penthouse; loc Baner; city Pune'],
  [
    'पटना एम्स के पास 3 बीएचके फ्लैट उत्तर या पूर्व फेसिंग, वास्तु के हिसाब से',
    'buy?; type apartment; bhk 3; city Patna; near aiims or near aiims patna or near patna aiims; facing north; facing east; vastu',
  ],
  [
    'मैं इंफोसिस में काम करता हूं, वाकड या बालेवाड़ी में 1 बीएचके रेंट पर चाहिए, 20000 तक, बैचलर हूं। हिंजवडी में नहीं चाहिए।',
    'rent; bhk 1; loc Wakad; loc Balewadi; not-loc Hinjewadi; city Pune?; max 20k; for bachelors',
  ],
  [
    'मेरठ में 100 गज का डबल स्टोरी मकान 50 लाख तक',
    'buy?; type house; kind duplex?; area 900; city Meerut; max 50L',
  ],
  [
    'प्रयागराज सिविल लाइंस में शोरूम ग्राउंड फ्लोर 1500 sqft rent',
    'rent; type commercial; kind showroom; floor 0; area 1500; loc Civil Lines; city Prayagraj',
  ],
  [
    'भिवाड़ी में फैक्ट्री शेड १०,००० स्क्वायर फीट किराए पर, पावर बैकअप जरूरी',
    'rent; type industrial; area 10000; city Bhiwadi or loc Bhiwadi; has Power backup',
  ],
  [
    'डीएलएफ फेज 3 में 1bhk fully furnished, pet friendly, 35k max',
    'rent?; bhk 1; fully-furnished; for pets; max 35k; loc DLF Phase 3 or loc DLF City Phase 3; city Gurgaon?',
  ],
  [
    '1bhk कल्याण स्टेशन के पास 40 lakh तक',
    'buy?; bhk 1; near kalyan station or near kalyan railway station or near railway station; loc Kalyan or city Kalyan?; city Mumbai or city Thane?; max 40L',
  ],
  [
    'नागपूर वर्धा रोड एनए प्लॉट १५०० चौरस फूट',
    'buy?; type plot; area 1500; loc Wardha Road; city Nagpur; approved NA?',
  ],
  [
    'सीहोर में पांच एकड़ खेती की जमीन बोरवेल के साथ',
    'buy?; type agricultural; area 217800; city Sehore; has Borewell',
  ],
  [
    'boys PG लक्ष्मी नगर सिंगल रूम अटैच बाथरूम',
    'pg; for men; loc Laxmi Nagar or loc Lakshmi Nagar; city Delhi?; has Attached bathroom; has Single room or has Single occupancy or has Single sharing?',
  ],
  [
    'महागुन मॉडर्न sector 78 नोएडा 3bhk रीसेल',
    'buy?; resale; bhk 3; loc Mahagun Moderne or near mahagun moderne; by Mahagun?; loc Sector 78; city Noida',
  ],
  [
    'फरीदाबाद 121002 में सबसे सस्ता 2 बीएचके पहले दिखाओ',
    'buy?; bhk 2; pin 121002; city Faridabad; sort price-asc',
  ],
  [
    'अयोध्या में राम मंदिर से 5 km के अंदर प्लॉट, budget 25 लाख',
    'buy?; type plot; city Ayodhya; near ram mandir 5000m or near ram temple 5000m; max 25L',
  ],
  [
    'बोरिवली वेस्टमध्ये १ बीएचके, चौथ्या मजल्यावर, लिफ्ट हवी',
    'buy?; bhk 1; floor 4; has Lift; loc Borivali West; city Mumbai?',
  ],
  ['हल्द्वानी प्लॉट 200 गज', 'buy?; type plot; area 1800; city Haldwani'],
  [
    'रोहिणी सेक्टर 9 थ्री बीएचके सोसाइटी फ्लैट, पार्क फेसिंग, बजट पौने दो करोड़, पहली या दूसरी मंजिल',
    'buy?; type apartment; bhk 3; loc Rohini Sector 9 or loc Sector 9 Rohini or loc Sector 9 or loc Rohini; loc Rohini?; city Delhi?; has Park or has Park facing or has Park view or has Garden view; has Gated community?; max 1.75cr; floor 1; floor 2',
  ],
  [
    'गया में 3 कमरों का मकान किराए पर, बोरिंग और इन्वर्टर हो, आठ हजार महीना, सिर्फ फैमिली के लिए',
    'rent; type house?; bhk 3; city Gaya; has Borewell; has Power backup; max 8k; for family',
  ],
  [
    'इंदौर सुपर कॉरिडोर पर टीसीएस के पास फ्लैट 40 लाख तक, प्लॉट नहीं चाहिए',
    'buy?; type apartment; not plot; loc Super Corridor; city Indore; near tcs; max 40L',
  ],
  [
    'बेंगलुरु व्हाइटफील्ड 2bhk रेंट 30k, सिक्योरिटी डिपॉजिट दो महीने से ज्यादा नहीं',
    'rent; bhk 2; loc Whitefield; city Bengaluru; max 30k; deposit 2m',
  ],
  [
    'हैदराबाद कोंडापुर में 3 बीएचके, जिम और स्विमिंग पूल वाली सोसाइटी, एक करोड़ से डेढ़ करोड़',
    'buy?; bhk 3; loc Kondapur; city Hyderabad; has Gym; has Swimming pool; has Gated community?; 1cr-1.5cr',
  ],
  [
    'नया प्रोजेक्ट Godrej Properties सेक्टर 146 नोएडा 4 बीएचके',
    'buy?; bhk 4; by Godrej or by Godrej Properties; loc Sector 146; city Noida; new or launch or uc',
  ],
  [
    'वृंदावन छटीकरा रोड पर फार्म हाउस एक एकड़ में',
    'buy?; kind farm house; type villa or type house or type agricultural; area 43560; loc Chhatikara Road or loc Chatikara Road or loc Chhatikara or loc Chatikara; city Vrindavan or loc Vrindavan or city Mathura; city Mathura?',
  ],
  [
    'बरेली में क्लीनिक खोलने के लिए जगह किराए पर, ग्राउंड फ्लोर, हॉस्पिटल के पास, पार्किंग जरूरी',
    'rent; type commercial; floor 0; near hospital; has Covered parking; city Bareilly',
  ],
  [
    'कपल के लिए 1bhk semi furnished नेहरू प्लेस के आसपास, रेंट 15-18k',
    'rent; bhk 1; semi-furnished; for couple; loc Nehru Place or near nehru place; city Delhi?; 15k-18k',
  ],
  [
    'अजमेर वैशाली नगर में थ्री बीएचके मकान चाहिए, 5 साल से ज्यादा पुराना न हो और कम से कम दो बाथरूम हों',
    'buy?; type house?; bhk 3; age 5; bath 2; loc Vaishali Nagar; city Ajmer',
  ],
  [
    'पवई हीरानंदानी में 2bhk, 10वीं मंजिल से ऊपर, 3 करोड़ तक, बालकनी और lake view',
    'buy?; bhk 2; loc Powai; loc Hiranandani Gardens or loc Hiranandani or by Hiranandani or near hiranandani or near hiranandani gardens; by Hiranandani?; city Mumbai?; floor 10+ or floor 11+; max 3cr; has Balcony; has Lake view',
  ],
  [
    'छत्रपती संभाजीनगरमध्ये सिडको भागात रो हाऊस, ६० लाख बजेट',
    'buy?; type house; kind row house; loc CIDCO; city Chhatrapati Sambhajinagar or city Aurangabad; max 60L',
  ],
  [
    'मयूर विहार फेज 1 दिल्ली में अनफर्निश्ड 2 बीएचके किराए पर, पिछले 7 दिन में डाले गए',
    'rent; bhk 2; unfurnished; posted 7; loc Mayur Vihar Phase 1 or loc Mayur Vihar; city Delhi',
  ],
]
