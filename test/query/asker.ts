import type { Asked } from './score.ts'

/** Fifty-nine queries in Devanagari with what homes are near to, some with Latin words. The answers stood before it was asked. */
export const asker: readonly Asked[] = [
  [
    'नोएडा सेक्टर 62 में 2 बीएचके फ्लैट किराए पर 20 हजार तक',
    'rent; type apartment; bhk 2; loc Sector 62; city Noida; max 20k',
  ],
  [
    'लखनऊ गोमती नगर विस्तार में एलडीए अप्रूव्ड १००० स्क्वायर फीट प्लॉट',
    'buy?; type plot; loc Gomti Nagar Vistar or loc Gomti Nagar Extension or loc Gomti Nagar; city Lucknow; area 1000; approved LDA',
  ],
  [
    'मुरादाबाद में क्लीनिक के लिए ग्राउंड फ्लोर पर जगह किराए पर चाहिए जिला अस्पताल के पास',
    'rent; type commercial; floor 0; city Moradabad; near district hospital or near moradabad district hospital or near zila hospital or near jila hospital',
  ],
  [
    'बेटा कोटा में नीट की तैयारी करेगा, एलन के पास लड़कों का पीजी चाहिए खाना सहित 9000 तक',
    'pg; city Kota; near allen or near allen career institute or near allen coaching or near allen institute; for men; for students?; has Food included; max 9k',
  ],
  [
    'जयपुर मानसरोवर में 200 गज का मकान पूर्व मुखी सवा करोड़ तक',
    'buy?; type house; loc Mansarovar; city Jaipur; area 1800; facing east; max 1.25cr',
  ],
  [
    'भोपाल कोलार रोड पर 3 बीएचके डुप्लेक्स कवर्ड कैंपस में 55 से 65 लाख',
    'buy?; type house or type villa or type apartment; type house?; type villa?; type apartment?; kind duplex; bhk 3; loc Kolar Road or loc Kolar; city Bhopal; has Gated community; 55L-65L',
  ],
  [
    'पटना बोरिंग रोड पर दुकान रेंट पर ग्राउंड फ्लोर 300 स्क्वायर फीट',
    'rent; type commercial; kind shop; loc Boring Road; city Patna; floor 0; area 300',
  ],
  [
    'देहरादून सहस्त्रधारा रोड पर 150 गज प्लॉट 40 लाख से कम',
    'buy?; type plot; loc Sahastradhara Road or loc Sahasradhara Road or loc Sahastradhara or loc Sahasradhara; city Dehradun; area 1350; max 40L',
  ],
  [
    'हल्द्वानी में काठगोदाम स्टेशन के पास 2 बीएचके ready to move',
    'buy or rent?; bhk 2; city Haldwani; near railway station or near kathgodam railway station; loc Kathgodam?; ready',
  ],
  [
    'सोलन में 1 बीएचके फ्लैट खरीदना है पहाड़ का व्यू हो बजट पैंतीस लाख',
    'buy; type apartment; bhk 1; city Solan; has Mountain view or has Hill view or has Mountain View?; max 35L',
  ],
  [
    'शिमला संजौली में दो कमरे का सेट किराए पर परिवार के लिए पार्किंग के साथ',
    'rent; type apartment?; bhk 2 or bhk 1; loc Sanjauli; city Shimla; for family; has Covered parking',
  ],
  [
    'अहमदाबाद एसजी हाईवे 4 बीएचके पेंटहाउस ढाई करोड़ तक क्लब हाउस और जिम हो, जून 2028 तक पजेशन',
    'buy?; type apartment; kind penthouse; bhk 4; loc SG Highway; city Ahmedabad; max 2.5cr; has Clubhouse; has Gym; by 2028-06',
  ],
  ['सूरत वेसु में ऑफिस रेंट पर 800 से 1000 sqft', 'rent; type office; loc Vesu; city Surat; area 800-1000'],
  [
    'वडोदरा अलकापुरी शोरूम',
    'buy or rent?; type commercial; kind showroom; loc Alkapuri; city Vadodara',
  ],
  [
    'मुंबई अंधेरी ईस्ट में वन आरके किराया 15 हजार से 18 हजार मेट्रो के पास',
    'rent; type apartment?; bhk 0.5; loc Andheri East; city Mumbai; 15k-18k; near metro or near metro station',
  ],
  [
    'ठाणे घोड़बंदर रोड 2 बीएचके अंडर कंस्ट्रक्शन possession दिसंबर 2027 तक',
    'buy?; bhk 2; loc Ghodbunder Road; city Thane; uc; by 2027-12',
  ],
  [
    'पुण्यात हिंजवडी फेज १ जवळ १ बीएचके भाड्याने हवा आहे',
    'rent; bhk 1; loc Hinjewadi Phase 1 or loc Hinjewadi or near hinjewadi phase 1; city Pune',
  ],
  [
    'कोथरूडमध्ये २ बीएचके फ्लॅट विकत घ्यायचा आहे, लिफ्ट आणि पार्किंग पाहिजे, ९० लाखांपर्यंत',
    'buy; type apartment; bhk 2; loc Kothrud; city Pune?; has Lift; has Covered parking; max 90L',
  ],
  [
    'नाशिक गंगापूर रोडला २ गुंठे एनए प्लॉट पाहिजे',
    'buy?; type plot; loc Gangapur Road; city Nashik; area 2178; approved NA?',
  ],
  [
    'नागपूर धरमपेठ येथे मुलींसाठी पीजी जेवणासह महिना ७००० पर्यंत',
    'pg; loc Dharampeth; city Nagpur; for women; has Food included; max 7k',
  ],
  [
    'कोलकाता salt lake sector 5 में फर्निश्ड ऑफिस rent पर',
    'rent; type office; loc Salt Lake Sector 5 or loc Salt Lake Sector V or loc Sector 5 Salt Lake or loc Salt Lake or loc Sector V; city Kolkata; fully-furnished; semi-furnished?',
  ],
  [
    'न्यू टाउन कोलकाता में ३ बीएचके फ्लैट दो बाथरूम दक्षिण मुखी ७५ लाख के आसपास',
    'buy?; type apartment; bhk 3; bath 2; loc New Town; city Kolkata; facing south; ~75L',
  ],
  [
    'गुड़गांव सेक्टर 56 में बिल्डर फ्लोर 3 बीएचके पौने दो करोड़ तक, ग्राउंड फ्लोर नहीं चाहिए',
    'buy?; type apartment; kind builder floor; bhk 3; loc Sector 56; city Gurgaon; max 1.75cr; floor !0',
  ],
  [
    'दिल्ली लक्ष्मी नगर में एक कमरा किराए पर अकेले लड़के के लिए छह हज़ार तक',
    'rent; bhk 0.5 or bhk 1?; loc Laxmi Nagar; city Delhi; for men or for bachelors; for bachelors?; for men?; max 6k',
  ],
  [
    'द्वारका सेक्टर 12 दिल्ली 2 bhk डीडीए फ्लैट सीधे मालिक से, कोई ब्रोकर नहीं',
    'buy or rent?; type apartment; bhk 2; loc Dwarka Sector 12 or loc Sector 12 Dwarka or loc Dwarka; city Delhi; from owner; no-brokerage?; by DDA or approved DDA?',
  ],
  [
    'गाज़ियाबाद इंदिरापुरम शिप्रा मॉल के पास 3 बीएचके किराए पर 25000 से 30000 के बीच पहली या दूसरी मंजिल',
    'rent; bhk 3; loc Indirapuram; city Ghaziabad; near shipra mall; 25k-30k; floor 1; floor 2',
  ],
  [
    'ग्रेटर नोएडा वेस्ट में रेडी टू मूव 2 बीएचके, गौर सिटी छोड़कर',
    'buy or rent?; bhk 2; loc Greater Noida West or loc Noida Extension or city Greater Noida West; city Greater Noida or city Noida?; ready; not-loc Gaur City',
  ],
  [
    'कानपुर ट्रांसपोर्ट नगर में गोदाम चाहिए 5000 वर्ग फुट ट्रक अंदर तक आ जाए',
    'rent or buy?; type industrial; kind warehouse; loc Transport Nagar; city Kanpur; area 5000; has Truck access or has Wide road or has Road?',
  ],
  [
    'वाराणसी बीएचयू के पास लड़कियों के लिए हॉस्टल या पीजी वाईफाई और अटैच बाथरूम के साथ',
    'pg; city Varanasi; near bhu or near banaras hindu university; for women; for students?; has Wi-Fi; has Attached bathroom',
  ],
  [
    'प्रयागराज सिविल लाइंस में मेन रोड पर दुकान खरीदनी है 40 लाख तक',
    'buy; type commercial; kind shop; loc Civil Lines; city Prayagraj; has Main road; max 40L',
  ],
  [
    'रिटायर हो रहा हूं, मेरठ शास्त्री नगर में 250 गज की कोठी देख रहा हूं। पार्क के सामने हो तो अच्छा।',
    'buy?; type house or type villa; loc Shastri Nagar; city Meerut; area 2250; has Park or has Park facing or has Garden view?',
  ],
  [
    'ग्वालियर सिटी सेंटर में बना हुआ मकान चाहिए 4 बीएचके, प्लॉट नहीं, वास्तु के हिसाब से',
    'buy?; type house; not plot; bhk 4; loc City Center or loc City Centre; city Gwalior; vastu; ready?',
  ],
  [
    'जबलपुर रेलवे स्टेशन से 2 किलोमीटर के अंदर 1 बीएचके किराए पर साढ़े आठ हजार तक',
    'rent; bhk 1; city Jabalpur; near railway station 2000m or near jabalpur railway station 2000m or near jabalpur station 2000m; max 8500',
  ],
  [
    'उज्जैन महाकाल मंदिर के पास 1500 वर्गफीट प्लॉट रेट 3000 रुपये वर्गफीट तक',
    'buy?; type plot; city Ujjain; near mahakal mandir or near mahakal temple or near mahakaleshwar temple or near mahakaleshwar mandir; area 1500; rate max 3k/sqft',
  ],
  [
    'जोधपुर पाल रोड पर जेडीए अप्रूव्ड कॉर्नर प्लॉट 30x50 रेट 25000 रुपये गज तक',
    'buy?; type plot; loc Pal Road; city Jodhpur; approved JDA; has Corner; area 1500; rate max 25k/sqyd',
  ],
  [
    'उदयपुर में फतेह सागर के पास लेक व्यू फ्लैट डेढ़ करोड़ तक',
    'buy?; type apartment; city Udaipur; near fateh sagar or near fateh sagar lake or near fatehsagar or near fatehsagar lake or loc Fateh Sagar or loc Fatehsagar; has Lake view; max 1.5cr',
  ],
  [
    'अजमेर में 5 एकड़ खेती की ज़मीन ट्यूबवेल वाली',
    'buy?; type agricultural; city Ajmer; area 217800; has Borewell or has Tubewell',
  ],
  [
    'मुजफ्फरपुर मिठनपुरा में 3 कट्ठा जमीन घर बनाने के लिए',
    'buy?; type plot; loc Mithanpura; city Muzaffarpur; area 4083.75 or area 4084',
  ],
  [
    'पटना कंकड़बाग में 2 बीएचके फ्लैट फैमिली के लिए किराया 12-15 हज़ार दूसरी मंजिल से ऊपर नहीं',
    'rent; type apartment; bhk 2; loc Kankarbagh; city Patna; for family; 12k-15k; floor ..2',
  ],
  [
    'हम पति पत्नी दोनों टीसीएस में काम करते हैं, नोएडा सेक्टर 137 या 143 में सेमी फर्निश्ड 2 बीएचके किराए पर चाहिए। बजट 28 हजार तक है और पार्किंग ज़रूरी है।',
    'rent; bhk 2; loc Sector 137; loc Sector 143; city Noida; semi-furnished; max 28k; has Covered parking; for couple or for family?',
  ],
  [
    'मेरी बेटी का एडमिशन दिल्ली यूनिवर्सिटी में हुआ है। नॉर्थ कैंपस के पास लड़कियों का पीजी चाहिए, खाना और एसी के साथ, 15 हज़ार तक।',
    'pg; city Delhi?; near north campus or loc North Campus or near delhi university north campus or near du north campus; near delhi university?; for women; for students?; has Food included; has Air conditioning; max 15k',
  ],
  [
    'दिल्ली छतरपुर में फार्म हाउस 1 एकड़ स्विमिंग पूल के साथ',
    'buy or rent?; type villa or type house or type agricultural; kind farm house; loc Chhatarpur or loc Chattarpur or loc Chhattarpur; city Delhi; area 43560; has Swimming pool',
  ],
  [
    'फरीदाबाद सेक्टर 24 में फैक्ट्री शेड किराए पर 10000 sqft पावर बैकअप के साथ',
    'rent; type industrial; loc Sector 24; city Faridabad; area 10000; has Power backup',
  ],
  [
    'विरार वेस्ट 1 bhk 30 लाख के अंदर स्टेशन के नज़दीक',
    'buy?; bhk 1; loc Virar West or loc Virar; city Mumbai or city Virar or city Palghar?; max 30L; near railway station or near station or near virar station or near virar railway station',
  ],
  [
    'नवी मुंबई खारघर सेक्टर 20 में 2 बीएचके बालकनी वाला, टॉप फ्लोर नहीं चाहिए',
    'buy or rent?; bhk 2; loc Kharghar Sector 20 or loc Sector 20 Kharghar or loc Kharghar; city Navi Mumbai or city Mumbai; has Balcony; floor !top',
  ],
  [
    'पुणे वाकड में बैचलर्स के लिए 2 बीएचके किराया 24 हजार तक, डिपॉजिट 50 हज़ार से ज्यादा नहीं',
    'rent; bhk 2; loc Wakad; city Pune; for bachelors; max 24k; deposit 50k',
  ],
  [
    'खराड़ी पुणे ईऑन आईटी पार्क के पास स्टूडियो अपार्टमेंट रेंट',
    'rent; type apartment; kind studio; bhk 0; loc Kharadi; city Pune; near eon it park or near eon',
  ],
  [
    'राजकोट कालावड रोड पर 3 बीएचके रो हाउस 60 लाख तक बैंक loan हो जाना चाहिए',
    'buy?; type house; kind row house; bhk 3; loc Kalawad Road or loc Kalavad Road; city Rajkot; max 60L; approved Loan approved or approved Loan or approved Bank loan?',
  ],
  [
    'गांधीनगर गिफ्ट सिटी के पास नए प्रोजेक्ट में फ्लैट इन्वेस्टमेंट के लिए RERA वाला',
    'buy?; type apartment; city Gandhinagar; near gift city or loc Gift City; rera; new or launch or uc; new?',
  ],
  [
    'मम्मी पापा के लिए हरिद्वार में हर की पौड़ी से 10 मिनट पर 1 बीएचके फ्लैट 25 लाख तक, लिफ्ट हो',
    'buy?; type apartment; bhk 1; city Haridwar; near har ki pauri 10min or near har ki paudi 10min; max 25L; has Lift; for family?',
  ],
  [
    'ऋषिकेश तपोवन में स्टूडियो फ्लैट खरीदना है 5 साल से ज्यादा पुराना न हो',
    'buy; type apartment; kind studio; bhk 0; loc Tapovan; city Rishikesh; age 5',
  ],
  ['लखनऊ टू बीएचके रेंट', 'rent; bhk 2; city Lucknow'],
  [
    'लखनऊ आलमबाग मेट्रो के पास शेयरिंग रूम लड़कों के लिए, डिपॉजिट दो महीने से ज्यादा नहीं',
    'pg or rent?; loc Alambagh?; city Lucknow; near alambagh metro or near alambagh metro station or near metro; near metro?; for men; deposit 2m; has Sharing or has Sharing room or has Shared room?',
  ],
  [
    'मुंबई वर्ली या लोअर परेल में लोढ़ा का 3 bhk sea view 5 करोड़ तक',
    'buy?; bhk 3; loc Worli; loc Lower Parel; city Mumbai; by Lodha or by Lodha Group; has Sea view; max 5cr',
  ],
  [
    'पवई 2 bhk semi furnished किराया 60k तक बिना ब्रोकरेज, घर में कुत्ता है तो पेट अलाउड हो',
    'rent; bhk 2; loc Powai; city Mumbai?; semi-furnished; max 60k; no-brokerage; for pets',
  ],
  [
    'इंदौर सुपर कॉरिडोर पर टीसीएस के पास प्लॉट 25 लाख तक',
    'buy?; type plot; loc Super Corridor; city Indore; near tcs; max 25L',
  ],
  [
    'भिवाड़ी में 1000 वर्ग मीटर का इंडस्ट्रियल प्लॉट चाहिए',
    'buy?; type industrial or type plot; type plot?; type industrial?; city Bhiwadi; area 10763.91',
  ],
  [
    'हावड़ा शिबपुर में 2 बीएचके फ्लैट resale 35 लाख तक',
    'buy?; type apartment; bhk 2; loc Shibpur; city Howrah; resale; max 35L',
  ],
  [
    'अयोध्या राम मंदिर से 5 किमी के अंदर प्लॉट, सबसे सस्ते पहले दिखाओ',
    'buy?; type plot; city Ayodhya; near ram mandir 5000m or near ram temple 5000m; sort price-asc',
  ],
]
