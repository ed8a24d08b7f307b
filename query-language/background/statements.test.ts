import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'where somebody lives, works or comes from is not where they look': [
    ['pune se hain, mumbai shift ho rahe, 2bhk chahiye rent pe', 'bhk 2; city Mumbai; rent'],
    [
      'Bhai ka ghar bhi Baner me hai. Kharadi me 2 bhk flat lena hai',
      'bhk 2; buy; loc Kharadi; type apartment',
    ],
    [
      '10 saal se kiraye pe reh rahe hai Baner me, ab Kharadi me 2 BHK lena hai',
      'bhk 2; buy; loc Kharadi',
    ],
    [
      'two bhk flat to buy in Kharadi we currently live in Baner our budget is up to 95 lakhs',
      'bhk 2; buy; loc Kharadi; max 95L; type apartment',
    ],
    ['my office is in Baner show me 2 bhk flat in Kharadi', 'bhk 2; loc Kharadi; type apartment'],
    ['2bhk Kharadi, sister stays in Baner, 90 lakhs', 'bhk 2; loc Kharadi; max 90L'],
  ],
  'Hindi says so in its own script as in Latin letters': [
    ['मैं रोहित, दिल्ली से। बेंगलुरु में 2 बीएचके चाहिए', 'bhk 2; city Bengaluru'],
    ['main Rohit, Delhi se. Bangalore me 2bhk chahiye', 'bhk 2; city Bengaluru'],
    ['पटना का रहने वाला हूँ, इंदिरापुरम में 1 बीएचके', 'bhk 1; loc Indirapuram'],
    ['mool roop se kanpur ke hain, gomti nagar me 3bhk', 'bhk 3; loc Gomti Nagar'],
    ['हमारा दिल्ली वाला घर बिक गया, अब नोएडा में 3 बीएचके चाहिए', 'bhk 3; city Noida'],
    [
      'बेटी कोटा में पढ़ती है, हमें जयपुर में मकान चाहिए मालवीय नगर',
      'city Jaipur; loc Malviya Nagar; type house',
    ],
    [
      'अभी घाटकोपर में किराए पर हैं, मुलुंड में खरीदना चाहते हैं 2 बीएचके 1.4 करोड़',
      'bhk 2; buy; loc Mulund; max 1.4cr',
    ],
    ['भोपाल से इंदौर आए हैं, विजय नगर में 2 बीएचके चाहिए', 'bhk 2; city Indore; loc Vijay Nagar'],
    ['मैं अभी मुंबई में हूँ लेकिन पुणे में बानेर में 3 बीएचके', 'bhk 3; city Pune; loc Baner'],
    [
      'मुलुंड वेस्ट में वन बीएचके लेना है एक करोड़ बीस लाख तक हस्बैंड का ऑफिस भांडुप में है',
      'bhk 1; buy; loc Mulund West; max 1.2cr',
    ],
    ['करोल बाग में पीजी में हूँ, अब पटेल नगर में कमरा, नौ हज़ार', 'loc Patel Nagar; max 9k; rent'],
    ['खराड़ी के हॉस्पिटल में नर्स हूँ, वाकड में 1 बीएचके', 'bhk 1; loc Wakad'],
    ['वाकड में 1 बीएचके ढूंढ रहा हूँ, 20 हज़ार', 'bhk 1; loc Wakad; max 20k; rent'],
    ['इंदौर का रहने वाला, वाकड में 1 बीएचके चाहिए', 'bhk 1; loc Wakad'],
    ['अभी उत्तम नगर में भाई के घर, द्वारका मोड़ में 1 बीएचके', 'bhk 1; loc Dwarka Mor'],
    ['मालवीय नगर में किराए का टू बीएचके है हमारा, साकेत में थ्री बीएचके चाहिए', 'bhk 3; loc Saket'],
    ['2 बीएचके निज़ामपेट, मगर कुकटपल्ली का ट्रैफिक देखकर वहाँ नहीं', 'bhk 2; loc Nizampet'],
    ['क्लाइंट रेडी है, चेंबूर में 2 बीएचके रेंट', 'bhk 2; loc Chembur; rent'],
    ['परिवार बढ़ गया है, 3 बीएचके बंजारा हिल्स', 'bhk 3; for family; loc Banjara Hills'],
    ['गया में 2 बीएचके चाहिए किराए पर', 'bhk 2; city Gaya; rent'],
    ['delhi se noida shift ho rahe hain, sector 62 me 2bhk', 'bhk 2; city Noida; loc Sector 62'],
    ['दुकान बंद कर दी है, अब इंदौर में ऑफिस के लिए जगह चाहिए', 'city Indore; type office'],
  ],
  'a place where work was found or lived in is not searched beside the one wished for': [
    ['naukri kharadi me lagi hai, wakad me 2bhk rent pe chahiye', 'bhk 2; loc Wakad; rent'],
    ['नौकरी खराड़ी में लगी है। वाकड में 2 बीएचके चाहिए', 'bhk 2; loc Wakad'],
    ['पत्नी का ऑफिस खराड़ी में पड़ता है। वाकड में 2 बीएचके चाहिए', 'bhk 2; loc Wakad'],
    ['लखनऊ से तबादला हुआ है। वाकड में 2 बीएचके चाहिए', 'bhk 2; loc Wakad'],
    ['2bhk kharidna hai wakad me, agle mahine shift', 'bhk 2; buy; loc Wakad'],
    ['naukri pune me lagi hai, wakad me 2bhk chahiye', 'bhk 2; city Pune; loc Wakad'],
  ],
  'a place that is only told of is not searched beside the one asked for': [
    ['apnar pathano flat Garia te, amar Jadavpur e lagbe 2bhk', 'bhk 2; loc Jadavpur'],
    ['ammamma illu Uppal lo undi, memu Kukatpally lo 2bhk kavali', 'bhk 2; loc Kukatpally'],
    ['enga appa veedu Tambaram la iruku, Velachery la 2bhk venum', 'bhk 2; loc Velachery'],
    ['aapne jo bheja wo Malad me hai, mujhe Vashi me 2bhk chahiye', 'bhk 2; loc Vashi'],
    ['Vashi me 2bhk kavali, Malad lo undi', 'bhk 2; loc Vashi'],
    ['wakad me 2bhk ka rent 22 bol rahe, 20 tak chahiye', 'bhk 2; loc Wakad; max 20k; rent'],
    ['खराड़ी में ट्रैफिक बहुत है, वाकड में 2 बीएचके चाहिए', 'bhk 2; loc Wakad'],
    ['वाकड में 2 बीएचके चाहिए, मालिक मकान खाली करवा रहा है', 'bhk 2; loc Wakad'],
    ['flat Miyapur lo undi, 2bhk rent', 'bhk 2; loc Miyapur; rent; type apartment'],
  ],
  'a request for a home near it searches the place of work, school or family': [
    ['मराठाहल्ली में ऑफिस है, पास में 2 बीएचके किराए पर', 'bhk 2; loc Marathahalli; rent'],
    ['हजरतगंज में दफ्तर है मेरा, 2 बीएचके किराए पर', 'bhk 2; loc Hazratganj; rent'],
    ['mera office wakad me hai, office ke paas 2 bhk', 'bhk 2; loc Wakad; near office'],
    ['beti ka school wakad me hai, school ke paas 2 bhk', 'bhk 2; loc Wakad; near school'],
    ['बहन पुणे में रहती है वाकड में, उसी के पास 2 बीएचके', 'bhk 2; city Pune; loc Wakad'],
    [
      'मेरी दुकान चांदनी चौक में है, उसके लिए दिल्ली में गोदाम चाहिए',
      'city Delhi; kind warehouse; type industrial',
    ],
  ],
  'where somebody wants to live is': [
    ['मेट्रो से पास, द्वारका में 1 बीएचके चाहिए', 'bhk 1; loc Dwarka; near metro'],
    [
      'station se 5 min, 2bhk dwarka sector 10',
      'bhk 2; loc Dwarka Sector 10; near railway station 5min',
    ],
    [
      'job Noida me hai magar rehna Ghaziabad me hai, 3bhk flat',
      'bhk 3; city Ghaziabad; type apartment',
    ],
    ['2bhk Baner me hai kya, budget 80 lakh', 'bhk 2; loc Baner; max 80L'],
  ],
})
