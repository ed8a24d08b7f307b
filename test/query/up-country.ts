import type { Asked } from './score.ts'

/** Sixty queries in Devanagari, many of smaller cities. The answers stood before it was asked. */
export const upCountry: readonly Asked[] = [
  [
    'इंदौर विजय नगर में 2 बीएचके फ्लैट किराए पर 15 हजार तक',
    'type apartment; bhk 2; rent; loc Vijay Nagar; city Indore; max 15k',
  ],
  [
    'लखनऊ गोमती नगर विस्तार में 1500 स्क्वायर फीट का प्लॉट खरीदना है उत्तर मुखी',
    'type plot; buy; loc Gomti Nagar Extension or loc Gomti Nagar Vistar; city Lucknow; area 1500; facing north',
  ],
  [
    'पटना बोरिंग रोड पर दुकान किराये पर चाहिए',
    'type commercial; kind shop; rent; loc Boring Road; city Patna',
  ],
  [
    'नोएडा सेक्टर 62 में लड़कियों के लिए पीजी खाना सहित 8000 के अंदर',
    'pg; for women; loc Sector 62 or loc Noida Sector 62; city Noida; has Food included; max 8k',
  ],
  [
    'जयपुर मानसरोवर में तीन बेडरूम का फ्लैट, बजट साठ लाख, लिफ्ट और पार्किंग होनी चाहिए, 5 साल से ज्यादा पुराना न हो',
    'type apartment; bhk 3; buy?; loc Mansarovar; city Jaipur; max 60L; has Lift; has Covered parking; age 5',
  ],
  [
    'भोपाल में एम्स के पास १ बीएचके किराए पर, बैचलर के लिए',
    'bhk 1; rent; city Bhopal; near aiims or near aiims bhopal; for bachelors',
  ],
  [
    'रायपुर के शंकर नगर में 4 बीएचके बंगला डेढ़ करोड़ तक',
    'type house or type villa; kind bungalow; bhk 4; buy?; loc Shankar Nagar; city Raipur; max 1.5cr',
  ],
  [
    'गुड़गांव सोहना रोड पर 3bhk बिल्डर फ्लोर चाहिए ग्राउंड फ्लोर नहीं',
    'type apartment; kind builder floor; bhk 3; buy or rent?; loc Sohna Road; city Gurgaon; floor !0',
  ],
  [
    'बेंगलुरु व्हाइटफील्ड में मेट्रो के पास 2 बीएचके सेमी फर्निश्ड, किराया तीस हजार तक, फैमिली के लिए',
    'bhk 2; rent; loc Whitefield; city Bengaluru; near metro; semi-furnished; max 30k; for family',
  ],
  [
    'हैदराबाद गचीबोवली में विप्रो ऑफिस के नजदीक जेंट्स पीजी',
    'pg; for men; loc Gachibowli; city Hyderabad; near wipro or near wipro office',
  ],
  [
    'मुंबई अंधेरी वेस्ट में स्टेशन से 10 मिनट की दूरी पर 1 आरके',
    'bhk 0.5; buy or rent?; loc Andheri West; city Mumbai; near railway station 10min or near station 10min or near andheri station 10min',
  ],
  [
    'पुण्यात कोथरूडमध्ये २ बीएचके फ्लॅट भाड्याने हवा आहे, २५ हजारांपर्यंत',
    'type apartment; bhk 2; rent; loc Kothrud; city Pune; max 25k',
  ],
  [
    'नाशिक गंगापूर रोड येथे ३ बीएचके रो हाऊस विकत घ्यायचे आहे, बजेट ८० लाख',
    'type house; kind row house; bhk 3; buy; loc Gangapur Road; city Nashik; max 80L',
  ],
  [
    'ठाण्यात घोडबंदर रोडवर रेडी पझेशन १ बीएचके, ६० ते ७० लाख',
    'bhk 1; buy?; loc Ghodbunder Road; city Thane; ready; 60L-70L',
  ],
  [
    'नागपूरमध्ये वर्धा रोडला १५०० चौरस फुटांचा एनए प्लॉट पाहिजे',
    'type plot; buy?; loc Wardha Road; city Nagpur; area 1500; approved NA?',
  ],
  [
    'कोल्हापूर राजारामपुरी दुकान भाड्याने',
    'type commercial; kind shop; rent; loc Rajarampuri; city Kolhapur',
  ],
  [
    'गाजियाबाद इंदिरापुरम में 3 बीएचके, पूर्व मुखी, 5वीं मंजिल से ऊपर, 90 लाख से 1.1 करोड़',
    'bhk 3; buy?; loc Indirapuram; city Ghaziabad; facing east; floor 5+ or floor 6+; 90L-1.1cr',
  ],
  [
    'फरीदाबाद में 200 गज का कॉर्नर प्लॉट, रेट 40 हजार रुपये गज तक',
    'type plot; buy?; city Faridabad; area 1800; has Corner; rate max 40k/sqyd',
  ],
  [
    'भोपाल के पास 5 एकड़ खेती की जमीन खरीदनी है, बोरवेल हो तो अच्छा',
    'type agricultural; buy; city Bhopal or near bhopal; area 217800; has Borewell',
  ],
  [
    'वाराणसी लंका बीएचयू के पास लड़कों का पीजी एसी वाला',
    'pg; for men; loc Lanka; city Varanasi; near bhu or near banaras hindu university; has Air conditioning',
  ],
  [
    'कानपुर स्वरूप नगर 3bhk flat resale 75 लाख तक',
    'type apartment; bhk 3; buy?; resale; loc Swaroop Nagar or loc Swarup Nagar; city Kanpur; max 75L',
  ],
  [
    'दिल्ली द्वारका सेक्टर 10 में 2 bedroom DDA flat चाहिए मालिक से सीधे, ब्रोकर नहीं',
    'type apartment; bhk 2; buy or rent?; loc Dwarka Sector 10 or loc Sector 10 Dwarka or loc Dwarka; city Delhi; from owner; no-brokerage?; approved DDA?',
  ],
  [
    'मेरठ में दिल्ली रोड पर गोदाम किराये पर 5000 sqft से ऊपर',
    'type industrial; kind warehouse; rent; loc Delhi Road; city Meerut; area 5000+',
  ],
  [
    'आगरा ताजगंज में होटल बिल्डिंग बिकाऊ',
    'type commercial; buy; loc Tajganj or loc Taj Ganj; city Agra',
  ],
  [
    'पंचकूला सेक्टर 20 में 10 मरला कोठी खरीदनी है एक करोड़ बीस लाख के अंदर',
    'type house or type villa; buy; loc Sector 20 or loc Panchkula Sector 20; city Panchkula; area 2722.5; max 1.2cr',
  ],
  [
    'करनाल सेक्टर 32 में हुडा अप्रूव्ड 250 गज का प्लॉट',
    'type plot; buy?; loc Sector 32 or loc Karnal Sector 32; city Karnal; approved HUDA or approved HSVP; area 2250',
  ],
  [
    'कोटा में एलन कोचिंग के पास लड़कियों का पीजी, खाना और वाईफाई के साथ',
    'pg; for women; for students?; city Kota; near allen coaching or near allen or near allen career institute; has Food included; has Wi-Fi',
  ],
  [
    'उदयपुर में फतेह सागर झील के पास विला, लेक व्यू, स्विमिंग पूल',
    'type villa; buy or rent?; city Udaipur; near fateh sagar lake or near fateh sagar; has Lake view; has Swimming pool',
  ],
  [
    'जोधपुर सरदारपुरा में फैमिली के लिए मकान किराए पर, पहली मंजिल',
    'type house?; rent; loc Sardarpura; city Jodhpur; for family; floor 1',
  ],
  [
    'गया में रेलवे स्टेशन के पास सस्ता कमरा किराए पर 3000 तक',
    'bhk 0.5 or bhk 1 or bhk 0?; rent; city Gaya; near railway station or near gaya railway station or near gaya junction; max 3k; sort price-asc?',
  ],
  [
    'बिलासपुर व्यापार विहार में ऑफिस स्पेस १००० से १५०० वर्ग फुट किराए पर',
    'type office; rent; loc Vyapar Vihar; city Bilaspur; area 1000-1500',
  ],
  [
    'भिलाई नेहरू नगर में 2 कमरे का मकान पच्चीस लाख तक',
    'bhk 2 or bhk 1; type house?; buy?; loc Nehru Nagar; city Bhilai; max 25L',
  ],
  [
    'बेंगलुरु इलेक्ट्रॉनिक सिटी फेज 1 में फुली फर्निश्ड स्टूडियो अपार्टमेंट, किराया 18 हज़ार, डिपॉजिट दो महीने से ज्यादा नहीं',
    'type apartment; kind studio; bhk 0; fully-furnished; rent; loc Electronic City Phase 1 or loc Electronic City; city Bengaluru; max 18k; deposit 2m',
  ],
  [
    'हैदराबाद कोकापेट में प्रेस्टीज के प्रोजेक्ट में 3 बीएचके, दिसंबर 2027 तक पजेशन, रेरा अप्रूव्ड',
    'bhk 3; buy?; loc Kokapet; city Hyderabad; by Prestige; by 2027-12; uc?; rera',
  ],
  [
    'शमशाबाद एयरपोर्ट के पास HMDA approved प्लॉट 200 स्क्वायर यार्ड, रेट 25 हजार per sq yard से कम',
    'type plot; buy?; near shamshabad airport or near airport or near rajiv gandhi international airport; loc Shamshabad?; city Hyderabad?; approved HMDA; area 1800; rate max 25k/sqyd',
  ],
  [
    'मीरा रोड ईस्ट में 1 बीएचके 50 लाख के आसपास, स्टेशन के पास',
    'bhk 1; buy?; loc Mira Road East or loc Mira Road; city Mumbai or city Thane or city Mira Bhayandar?; ~50L; near railway station or near station or near mira road station',
  ],
  [
    'नवी मुंबई खारघर सेक्टर 35 में 2bhk rent 28k, pets allowed, balcony जरूर हो',
    'bhk 2; rent; loc Kharghar Sector 35 or loc Sector 35 Kharghar or loc Kharghar; city Navi Mumbai; max 28k; for pets; has Balcony',
  ],
  [
    'पुणे हिंजवड़ी में इन्फोसिस के पास दो लड़कों के लिए 2 बीएचके, वाशिंग मशीन और गीजर हो',
    'bhk 2; rent?; loc Hinjewadi; city Pune; near infosys; for men or for bachelors; for bachelors?; has Washing machine; has Geyser',
  ],
  [
    'प्रयागराज सिविल लाइंस में क्लिनिक के लिए जगह किराए पर, ग्राउंड फ्लोर, मेन रोड पर',
    'type commercial; rent; loc Civil Lines; city Prayagraj; floor 0; has Main road',
  ],
  [
    'इलाहाबाद झूंसी में १०० गज जमीन १५ लाख तक',
    'type plot; buy?; loc Jhunsi or loc Jhusi; city Prayagraj; area 900; max 15L',
  ],
  [
    'गोरखपुर में गोरखनाथ मंदिर के पास घर खरीदना है प्लॉट नहीं, 40 से 50 लाख',
    'buy; not plot; city Gorakhpur; near gorakhnath temple or near gorakhnath mandir; 40L-50L',
  ],
  [
    'ग्वालियर सिटी सेंटर में 3 बीएचके अनफर्निश्ड फ्लैट किराए पर चाहिए परिवार के लिए मैं सरकारी नौकरी में हूं',
    'type apartment; bhk 3; unfurnished; rent; loc City Center or loc City Centre; city Gwalior; for family',
  ],
  [
    'जबलपुर में मेडिकल कॉलेज से 2 किलोमीटर के अंदर 2bhk, vastu के हिसाब से',
    'bhk 2; buy or rent?; city Jabalpur; near medical college 2000m or near jabalpur medical college 2000m; vastu',
  ],
  [
    'भिवाड़ी में फैक्ट्री के लिए शेड 10000 sq ft लीज पर',
    'type industrial; lease; city Bhiwadi or loc Bhiwadi; area 10000',
  ],
  [
    'मुजफ्फरपुर मिठनपुरा में 4 कट्ठा जमीन चाहिए घर बनाने के लिए',
    'type plot; buy?; loc Mithanpura; city Muzaffarpur; area 5445',
  ],
  [
    'नोएडा एक्सटेंशन में रेडी टू मूव 2 बीएचके, टॉप फ्लोर नहीं चाहिए, जिम और क्लब हाउस हो',
    'bhk 2; buy?; loc Noida Extension or loc Greater Noida West; city Greater Noida or city Noida?; ready; floor !top; has Gym; has Clubhouse',
  ],
  [
    'दिल्ली छतरपुर में एक एकड़ का फार्म हाउस बिकाऊ',
    'type villa or type house or type agricultural; kind farm house; buy; loc Chhatarpur or loc Chattarpur or loc Chhattarpur; city Delhi; area 43560',
  ],
  [
    'ओल्ड राजेंद्र नगर में यूपीएससी स्टूडेंट के लिए एसी रूम 12000 तक, खाने की सुविधा',
    'pg or rent?; bhk 0.5 or bhk 1 or bhk 0?; loc Old Rajendra Nagar or loc Old Rajinder Nagar; city Delhi?; for students; has Air conditioning; has Food included; max 12k',
  ],
  ['मुखर्जी नगर 1rk किराया', 'bhk 0.5; rent; loc Mukherjee Nagar; city Delhi?'],
  ['बनारस में प्लॉट', 'type plot; buy?; city Varanasi'],
  [
    'दिल्ली में साकेत या मालवीय नगर में 2 या 3 बीएचके, बजट 35 से 40 हजार महीना, तुरंत शिफ्ट होना है',
    'bhk 2,3; rent; loc Saket; loc Malviya Nagar; city Delhi; 35k-40k; ready?',
  ],
  [
    'मुंबई में बांद्रा, खार या सांताक्रुज वेस्ट में 3 बीएचके सी व्यू, 5 करोड़ से 7 करोड़',
    'bhk 3; buy?; loc Bandra or loc Bandra West; loc Khar or loc Khar West; loc Santacruz West or loc Santacruz; city Mumbai; has Sea view; 5cr-7cr',
  ],
  [
    'हैदराबाद में अमीरपेट को छोड़कर मेट्रो के पास 1bhk किराये पर 12 हजार',
    'bhk 1; rent; city Hyderabad; not-loc Ameerpet; near metro; max 12k',
  ],
  [
    'बेंगलुरु एचएसआर लेआउट या कोरमंगला में को-वर्किंग स्पेस चाहिए, पावर बैकअप के साथ',
    'type office or type commercial; kind co-working; rent?; loc HSR Layout; loc Koramangala; city Bengaluru; has Power backup',
  ],
  [
    'यशोदा अस्पताल कौशाम्बी के पास 2 bhk flat rent पर, 2 bathroom, owner direct, no brokerage',
    'type apartment; bhk 2; rent; near yashoda hospital or near yashoda hospital kaushambi; loc Kaushambi; city Ghaziabad?; bath 2; from owner; no-brokerage',
  ],
  [
    'सोनीपत के कुंडली में 3 बीएचके फ्लैट जिसमें सर्वेंट रूम और पूजा घर हो, 65 लाख तक, मार्च 2028 तक पजेशन मिल जाए',
    'type apartment; bhk 3; buy?; loc Kundli or city Kundli; city Sonipat; has Servant room; has Pooja room; max 65L; by 2028-03; uc?',
  ],
  [
    'दरभंगा लहेरियासराय में डीएमसीएच के पास मकान बिक्री के लिए, गाड़ी पार्किंग वाला',
    'type house?; buy; loc Laheriasarai; city Darbhanga; near dmch or near darbhanga medical college or near darbhanga medical college and hospital; has Covered parking',
  ],
  [
    'हमें जयपुर में जगतपुरा या सीतापुरा की तरफ JDA approved प्लॉट चाहिए। साइज 150 से 200 गज हो और सामने 30 फीट की रोड हो।',
    'type plot; buy?; loc Jagatpura; loc Sitapura; city Jaipur; approved JDA; area 1350-1800; has Road 30 ft?',
  ],
  [
    'मेरी सैलरी 60 हजार है और मैं एचसीएल में काम करती हूँ। नोएडा सेक्टर 137 में 1 बीएचके किराए पर चाहिए 18 से 20 हजार में, अकेली रहूंगी',
    'bhk 1; rent; loc Sector 137 or loc Noida Sector 137; city Noida; 18k-20k; for women?; for bachelors?',
  ],
  [
    'अयोध्या राम मंदिर से 5 किमी के अंदर कमर्शियल जमीन, क्लियर टाइटल',
    'type commercial or type plot; type plot?; buy?; city Ayodhya; near ram mandir 5000m or near ram temple 5000m; approved Clear title',
  ],
]
