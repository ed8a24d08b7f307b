import type { Asked } from './score.ts'

/** Fifty queries in Devanagari as typed or dictated, a third with Latin words. The answers stood before it was asked. */
export const byEar: readonly Asked[] = [
  [
    'नोएडा सेक्टर 62 में टू बीएचके फ्लैट किराये पर चाहिए',
    'rent; bhk 2; type apartment; loc Sector 62; city Noida',
  ],
  ['इंदौर विजय नगर 3 बीएचके 60 लाख तक', 'buy?; bhk 3; loc Vijay Nagar; city Indore; max 60L'],
  [
    'लखनऊ गोमती नगर एक्सटेंशन में थ्री बीएचके रेडी टू मूव फ्लैट, बजट अस्सी लाख',
    'buy?; bhk 3; type apartment; loc Gomti Nagar Extension or loc Gomti Nagar; city Lucknow; ready; max 80L',
  ],
  [
    'पटना में दो कट्ठा ज़मीन चाहिए, दानापुर या बिहटा की तरफ, पच्चीस लाख के अंदर',
    'buy?; type plot; area 2722.5 or area 2723 or area 2722; loc Danapur or near danapur or city Danapur; loc Bihta or near bihta or city Bihta; city Patna; max 25L',
  ],
  ['मानसरोवर जयपुर १०० गज प्लॉट', 'buy?; type plot; area 900; loc Mansarovar; city Jaipur'],
  [
    'लक्ष्मी नगर में लड़कियों का पीजी खाना सहित 8 हजार तक',
    'pg; for women; has Food included; max 8k or max 8000; loc Laxmi Nagar or loc Lakshmi Nagar; city Delhi?',
  ],
  [
    'भोपाल कोलार रोड इंडिपेंडेंट हाउस 45 लाख से 55 लाख',
    'buy?; type house; loc Kolar Road; city Bhopal; 45L-55L',
  ],
  [
    'अंधेरी वेस्ट में वन बीएचके फुली फर्निश्ड रेंट पर, बजट पैंतालीस हज़ार, बैचलर के लिए',
    'rent; bhk 1; fully-furnished; max 45k; for bachelors; loc Andheri West; city Mumbai?',
  ],
  [
    'डेढ़ करोड़ में द्वारका सेक्टर 10 का 3bhk society flat with lift and parking',
    'buy?; max 1.5cr; loc Dwarka Sector 10 or loc Sector 10 Dwarka or loc Sector 10 or loc Dwarka; loc Dwarka?; city Delhi?; bhk 3; type apartment; has Lift; has Covered parking; has Gated community?',
  ],
  [
    'गुड़गांव सेक्टर 57 बिल्डर फ्लोर, ग्राउंड फ्लोर नहीं चाहिए, 2 करोड़',
    'buy?; type apartment; kind builder floor; floor !0; max 2cr; loc Sector 57; city Gurgaon',
  ],
  ['दुकान किराये पर हजरतगंज लखनऊ', 'rent; type commercial; kind shop; loc Hazratganj; city Lucknow'],
  [
    'नमस्ते, मैं बैंक में काम करता हूँ और मेरी सैलरी साठ हज़ार है। मुझे पुणे के वाकड या हिंजवडी में २ बीएचके किराये पर चाहिए, पच्चीस हज़ार तक।',
    'rent; bhk 2; loc Wakad; loc Hinjewadi or loc Hinjawadi; city Pune; max 25k',
  ],
  [
    'साढ़े तीन हज़ार में वन आरके रूम, राजेंद्र नगर पटना',
    'rent?; bhk 0.5; type apartment?; max 3500 or max 3500; loc Rajendra Nagar; city Patna',
  ],
  [
    'ठाण्यात 2 बीएचके फ्लॅट भाड्याने हवा आहे, घोडबंदर रोड जवळ, 30 हजारांपर्यंत',
    'rent; bhk 2; type apartment; city Thane; loc Ghodbunder Road or near ghodbunder road; max 30k',
  ],
  [
    'नाशिकमध्ये गंगापूर रोडला वन बीएचके विकत घ्यायचा आहे ३५ लाखांपर्यंत',
    'buy; bhk 1; type apartment?; loc Gangapur Road; city Nashik; max 35L',
  ],
  [
    'पुणे खराडी ऑफिस जागा भाड्याने 1500 स्क्वेअर फूट फर्निश्ड',
    'rent; type office; loc Kharadi; city Pune; area 1500; fully-furnished; semi-furnished?',
  ],
  [
    'कोथरूडमध्ये दोन बेडरूमचा फ्लॅट पाहिजे, लिफ्ट आणि पार्किंग असावे, बजेट सव्वा कोटी',
    'buy?; bhk 2; type apartment; loc Kothrud; city Pune?; has Lift; has Covered parking; max 1.25cr',
  ],
  [
    'एक एकर शेतजमीन विकत पाहिजे कोल्हापूर जवळ, बोअरवेल हवी',
    'buy; type agricultural; area 43560; city Kolhapur or near kolhapur; city Kolhapur?; has Borewell',
  ],
  [
    'गाजियाबाद राजनगर एक्सटेंशन 2/3 BHK, मेट्रो के पास, 50 से 70 लाख',
    'buy?; bhk 2,3; near metro; 50L-70L; loc Raj Nagar Extension or loc Rajnagar Extension or loc Raj Nagar; city Ghaziabad',
  ],
  ['कानपुर मकान बिकाऊ', 'buy; type house?; city Kanpur'],
  [
    'बाराबंकी में 5 बीघा खेती की जमीन खरीदनी है रोड टच',
    'buy; type agricultural; area 34031.25-136125; city Barabanki; has Road or has Main road?',
  ],
  [
    'मुझे अपनी फैमिली के लिए इंदौर में स्कीम नंबर 54 के पास 2bhk semi furnished flat rent पर चाहिए, budget 15 से 18 हज़ार',
    'rent; for family; city Indore; loc Scheme 54 or loc Scheme No 54 or loc Scheme Number 54 or near scheme 54 or near scheme no 54 or near scheme number 54; bhk 2; semi-furnished; type apartment; 15k-18k',
  ],
  [
    'बिना ब्रोकरेज 1bhk कांदिवली ईस्ट, कपल के लिए, 22 हज़ार',
    'rent?; no-brokerage; bhk 1; loc Kandivali East; city Mumbai?; for couple; max 22k',
  ],
  [
    'दिल्ली में कहीं भी टू बीएचके 60 लाख तक, लेकिन उत्तम नगर और नजफगढ़ नहीं',
    'buy?; bhk 2; max 60L; city Delhi; not-loc Uttam Nagar; not-loc Najafgarh',
  ],
  [
    'कोटा में स्टूडेंट्स के लिए हॉस्टल या पीजी, एलन के पास, दोनों टाइम खाना, वाईफाई, AC',
    'pg; for students; near allen or near allen institute or near allen coaching or near allen career institute; has Food included; has Wi-Fi; has Air conditioning; city Kota',
  ],
  [
    'मुखर्जी नगर में सिंगल रूम UPSC स्टूडेंट लड़का 10 हज़ार',
    'rent or pg?; bhk 0.5 or bhk 1?; for students; for men; for bachelors?; max 10k; loc Mukherjee Nagar; city Delhi?',
  ],
  [
    'वाराणसी लंका में बीएचयू के पास 2 बीएचके किराया १२००० तक',
    'rent; bhk 2; loc Lanka; near bhu or near banaras hindu university; city Varanasi; max 12k',
  ],
  [
    'पंचकूला सेक्टर 21 में 10 मरला कोठी, बजट ढाई करोड़',
    'buy?; type house or type villa; area 2722.5 or area 2723 or area 2722; max 2.5cr; loc Sector 21; city Panchkula',
  ],
  [
    'देहरादून राजपुर रोड 200 गज प्लॉट कॉर्नर east facing',
    'buy?; type plot; area 1800; has Corner; facing east; loc Rajpur Road; city Dehradun',
  ],
  [
    'वर्सोवा में 2bhk sea view वाला, पौने दो करोड़ तक',
    'buy?; bhk 2; has Sea view; max 1.75cr; loc Versova; city Mumbai?',
  ],
  [
    'बैंगलोर व्हाइटफील्ड 3bhk रेंट ITPL के पास, 40k-55k, पेट फ्रेंडली',
    'rent; bhk 3; near itpl; 40k-55k; for pets; loc Whitefield; city Bengaluru',
  ],
  [
    'गोदाम चाहिए भिवंडी में 10000 वर्ग फुट, ट्रक आने का रास्ता हो',
    'buy or rent?; type industrial; kind warehouse; area 10000; loc Bhiwandi or city Bhiwandi; city Mumbai or city Thane?; has Road or has Main road?',
  ],
  [
    'ग्रेटर नोएडा वेस्ट में अंडर कंस्ट्रक्शन नहीं, सिर्फ रेडी टू मूव 3bhk, RERA approved, 75 लाख',
    'buy?; bhk 3; ready; rera; max 75L; loc Greater Noida West or loc Noida Extension or city Greater Noida West or city Greater Noida; city Greater Noida or city Noida?',
  ],
  [
    'रांची लालपुर में दुकान 200 sqft मेन रोड पर, किराया 15 हज़ार महीना',
    'rent; type commercial; kind shop; area 200; has Main road; max 15k; loc Lalpur; city Ranchi',
  ],
  [
    'हैदराबाद गाचीबोवली फुली फर्निश्ड स्टूडियो अपार्टमेंट कंपनी लीज',
    'lease or rent; for company; fully-furnished; type apartment; kind studio; bhk 0; loc Gachibowli; city Hyderabad',
  ],
  [
    'रोहिणी में डीडीए फ्लैट चाहिए ग्राउंड फ्लोर या फर्स्ट फ्लोर। बुजुर्ग माता पिता के लिए है।',
    'buy or rent?; type apartment; floor 0; floor 1 or floor 0-1 or floor ..1; loc Rohini; city Delhi?; by DDA or approved DDA?; for family?',
  ],
  [
    'पलासिया इंदौर में क्लिनिक के लिए जगह ग्राउंड फ्लोर, किराया 25 हज़ार तक',
    'rent; type commercial; floor 0; max 25k; loc Palasia; city Indore',
  ],
  [
    'जबलपुर में १२०० स्क्वायर फीट का प्लॉट, रेट 2000 रुपये स्क्वायर फीट से ज्यादा ना हो',
    'buy?; type plot; area 1200; rate max 2k/sqft; city Jabalpur',
  ],
  [
    'उदयपुर में लेक व्यू वाला विला, स्विमिंग पूल के साथ, बजट 4 करोड़',
    'buy?; type villa; has Lake view; has Swimming pool; max 4cr; city Udaipur',
  ],
  [
    'मालिक से सीधे 2bhk चाहिए, मयूर विहार फेज 1, डीलर नहीं, 25 हज़ार किराया',
    'rent; from owner; no-brokerage?; bhk 2; loc Mayur Vihar Phase 1 or loc Mayur Vihar; city Delhi?; max 25k',
  ],
  [
    'सूरत वेसू 4bhk पेंटहाउस नहीं चाहिए सिर्फ फ्लैट, वास्तु के हिसाब से, 1.8 करोड़',
    'buy?; bhk 4; type apartment; not penthouse; vastu; max 1.8cr; loc Vesu; city Surat',
  ],
  [
    'आगरा कमला नगर 2 बीएचके लिफ्ट वाली बिल्डिंग, टॉप फ्लोर नहीं',
    'buy or rent?; bhk 2; type apartment?; has Lift; floor !top; loc Kamla Nagar; city Agra',
  ],
  [
    'मीरा रोड स्टेशन से 10 मिनट वॉकिंग 1bhk रीसेल, पचपन लाख तक',
    'buy?; bhk 1; resale; max 55L; loc Mira Road or city Mira Road?; near mira road station 10min or near mira road railway station 10min or near railway station 10min; city Mumbai or city Thane or city Mira Bhayandar?',
  ],
  [
    'मेरठ शास्त्री नगर में 3 कमरों का घर फैमिली के लिए किराए पर, 2 बाथरूम हों। सिक्योरिटी डिपॉजिट 2 महीने से ज्यादा नहीं।',
    'rent; bhk 3 or bhk 2; for family; bath 2; deposit 2m; loc Shastri Nagar; city Meerut',
  ],
  [
    'ग्वालियर 2bhk new flat 30 लाख लोन अप्रूव्ड',
    'buy?; bhk 2; type apartment; new; max 30L; approved Loan approved or approved Loan or approved Bank loan?; city Gwalior',
  ],
  [
    'दिसंबर 2027 तक पज़ेशन वाला 3bhk गुरुग्राम द्वारका एक्सप्रेसवे पर, DLF या सोभा का',
    'buy?; by 2027-12; uc?; bhk 3; loc Dwarka Expressway or near dwarka expressway; city Gurgaon; by DLF; by Sobha',
  ],
  [
    'सस्ते से सस्ता कमरा चाहिए जयपुर मालवीय नगर, बैचलर लड़कों के लिए',
    'rent or pg?; bhk 0.5 or bhk 1?; sort price-asc; for bachelors; for men; loc Malviya Nagar; city Jaipur',
  ],
  [
    'रायपुर शंकर नगर ऑफिस या शोरूम किराये पर, पार्किंग ज़रूरी',
    'rent; type office; type commercial; kind showroom; has Covered parking; loc Shankar Nagar; city Raipur',
  ],
  [
    'मथुरा वृंदावन में 1bhk flat मंदिर के पास, 20 लाख से कम',
    'buy?; bhk 1; type apartment; near temple or near mandir; max 20L; loc Vrindavan or city Vrindavan; city Mathura',
  ],
  [
    'गोरखपुर में एक हज़ार से पंद्रह सौ स्क्वायर फीट ज़मीन, मेडिकल कॉलेज रोड की तरफ',
    'buy?; type plot; area 1000-1500; loc Medical College Road or near medical college road or near medical college; city Gorakhpur',
  ],
]
