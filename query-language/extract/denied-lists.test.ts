import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'a denial holds for the whole of its list': [
    [
      'We need office space in Baner, up to 2 crore. We will not consider furnished or ' +
        'semi-furnished property.',
      'loc Baner; max 2cr; not-fully-furnished; not-semi-furnished; type office',
    ],
    [
      'Office in Baner 1.5 crore. Please exclude bare, unfurnished units.',
      'loc Baner; max 1.5cr; not-unfurnished; type office',
    ],
    [
      '3bhk house in Wakad under 90 lakh. Nothing with a lift or a pool, please.',
      'bhk 3; loc Wakad; max 90L; no Lift; no Swimming pool; type house',
    ],
    [
      'Shed in Chakan for rent, 30k. Nothing that depends on a lift.',
      'loc Chakan; max 30k; no Lift; rent; type industrial',
    ],
    [
      '2 bhk flat in Kothrud under 95 lakhs. Kindly do not show anything with a sauna.',
      'bhk 2; loc Kothrud; max 95L; no Sauna; type apartment',
    ],
    [
      '2 bhk in Baner for rent without gym, pool and clubhouse, 25k',
      'bhk 2; loc Baner; max 25k; no Clubhouse; no Gym; no Swimming pool; rent',
    ],
    [
      'Flat in Wakad with parking, no lift, pool or gym wanted',
      'has Covered parking; loc Wakad; no Gym; no Lift; no Swimming pool; type apartment',
    ],
    [
      'I do not want furnished, semi furnished or under construction, 2bhk Aundh 80 lakh',
      'bhk 2; loc Aundh; max 80L; not-fully-furnished; not-semi-furnished; ready',
    ],
    [
      'We are not looking for a house or a villa; a 3bhk flat in Baner with gym and pool',
      'bhk 3; has Gym; has Swimming pool; loc Baner; not house; not villa; type apartment',
    ],
    [
      'No west or south facing, 3bhk Kharadi with lift',
      'bhk 3; has Lift; loc Kharadi; not-facing south; not-facing west',
    ],
    [
      'We would rather avoid buildings with a pool or a club house; 2bhk Wakad, power ' +
        'backup needed',
      'bhk 2; has Power backup; loc Wakad; no Clubhouse; no Swimming pool',
    ],
    [
      'Avoid anything with gym, pool or garden. Need 2bhk Baner with lift',
      'bhk 2; has Lift; loc Baner; no Garden; no Gym; no Swimming pool',
    ],
    [
      'A 2bhk in Baner. A property with a swimming pool is not what we are looking for.',
      'bhk 2; loc Baner; no Swimming pool',
    ],
    [
      'Shop in Kothrud 40k rent, nothing in a basement or on the first floor',
      'floor !-1; floor !1; kind shop; loc Kothrud; max 40k; rent; type commercial',
    ],
    [
      'Under no circumstances show flats with a sauna, we need 2bhk in Baner',
      'bhk 2; loc Baner; no Sauna; type apartment',
    ],
    [
      '2bhk baner chahiye, gym, pool aur clubhouse nahi chahiye',
      'bhk 2; loc Baner; no Clubhouse; no Gym; no Swimming pool',
    ],
    [
      'Baner me 2bhk 70 lakh, swimming pool ya gym wali society mat dikhana',
      'bhk 2; loc Baner; max 70L; no Gym; no Swimming pool',
    ],
    [
      'lift, gym aur pool nahi, parking chahiye 2bhk wakad',
      'bhk 2; has Covered parking; loc Wakad; no Gym; no Lift; no Swimming pool',
    ],
    [
      'furnished aur semi furnished nahi dekhna, unfurnished hi chahiye, 2bhk aundh rent',
      'bhk 2; loc Aundh; not-fully-furnished; not-semi-furnished; rent; unfurnished',
    ],
    [
      'aundh me 3bhk, furnished ya semi furnished ghar mat dikhaiye',
      'bhk 3; loc Aundh; not-fully-furnished; not-semi-furnished',
    ],
    [
      'kharadi 2bhk flat, ground floor, first floor aur top floor nahi chalega',
      'bhk 2; floor !0; floor !1; floor !top; loc Kharadi; type apartment',
    ],
    [
      'बाणेर में 2 बीएचके चाहिए, जिम, स्विमिंग पूल और क्लब हाउस नहीं चाहिए',
      'bhk 2; loc Baner; no Clubhouse; no Gym; no Swimming pool',
    ],
    [
      'औंध में फ्लैट चाहिए 80 लाख तक, फर्निश्ड या सेमी फर्निश्ड नहीं चाहिए',
      'loc Aundh; max 80L; not-fully-furnished; not-semi-furnished; type apartment',
    ],
    [
      'वाकड में घर किराए पर, लिफ्ट या जिम वाला मकान मत दिखाइए',
      'loc Wakad; no Gym; no Lift; rent; type house',
    ],
    [
      'बाणेरमध्ये 2 बीएचके हवा आहे, जिम, स्विमिंग पूल आणि लिफ्ट नको',
      'bhk 2; loc Baner; no Gym; no Lift; no Swimming pool',
    ],
    [
      'औंध मध्ये फ्लॅट हवा, फर्निश्ड किंवा सेमी फर्निश्ड नको, बजेट 80 लाख',
      'loc Aundh; max 80L; not-fully-furnished; not-semi-furnished; type apartment',
    ],
    [
      'baner madhe 2bhk pahije, gym, pool ani clubhouse nako',
      'bhk 2; loc Baner; no Clubhouse; no Gym; no Swimming pool',
    ],
    [
      'velachery la 2bhk venum, gym, swimming pool vendam, lift venum',
      'bhk 2; has Lift; loc Velachery; no Gym; no Swimming pool',
    ],
    [
      'வேளச்சேரியில் 2 பிஎச்கே வாடகைக்கு வேணும், ஜிம், ஸ்விம்மிங் பூல் வேண்டாம்',
      'bhk 2; loc Velachery; no Gym; no Swimming pool; rent',
    ],
    [
      'madhapur lo 2bhk kavali, gym, swimming pool vaddu, lift kavali',
      'bhk 2; has Lift; loc Madhapur; no Gym; no Swimming pool',
    ],
    [
      'whitefield alli 2bhk beku, gym mattu swimming pool beda',
      'bhk 2; loc Whitefield; no Gym; no Swimming pool',
    ],
    [
      'വൈറ്റില 2 bhk flat venam, gym um swimming pool um venda',
      'bhk 2; loc Vyttila; no Gym; no Swimming pool; type apartment',
    ],
    [
      'salt lake e 2bhk flat chai, gym ar swimming pool chai na',
      'bhk 2; loc Salt Lake; no Gym; no Swimming pool; type apartment',
    ],
    [
      'satellite ma 2bhk joie chhe, gym, swimming pool ane clubhouse nathi joitu',
      'bhk 2; loc Satellite; no Clubhouse; no Gym; no Swimming pool',
    ],
    [
      'model town vich 3bhk kothi chahidi, gym te swimming pool nahi chahida',
      'bhk 3; loc Model Town; no Gym; no Swimming pool; type house',
    ],
  ],
  'a list of kinds that ends its sentence is denied whole': [
    [
      'office Pune. I do not want shops, warehouses or plots.',
      'city Pune; not plot; not shop; not warehouse; type office',
    ],
    [
      'no shops, warehouses, plots. office Pune',
      'city Pune; not plot; not shop; not warehouse; type office',
    ],
    [
      'kindly avoid warehouses, shops, and lease offers. office Pune',
      'city Pune; not shop; not warehouse; type office',
    ],
    [
      'not interested in commercial plots. Farm land Pune',
      'city Pune; not commercial; not plot; type agricultural',
    ],
    ['not a flat, independent house or villa only', 'not apartment; type house; type villa'],
    [
      'no flat, villa or house in Pune under 80L',
      'city Pune; max 80L; not apartment; type house; type villa',
    ],
  ],
  'refused without is asked for': [
    ['2bhk Pune lift ke bina nahi lungi', 'bhk 2; city Pune; has Lift'],
    ['2bhk Pune, parking ke bina nahi rahenge', 'bhk 2; city Pune; has Covered parking'],
    ['some furniture is ok but not completely furnished, 2bhk', 'bhk 2; not-fully-furnished'],
  ],
  'what is named for women is not let to women': [
    ["teacher at Patna Women's College, 2bhk wanted", 'bhk 2; city Patna'],
  ],
  'words before a denial are no name': [
    ['उदयपुर, एक विला, फ्लैट न भेजें', 'city Udaipur; not apartment; type villa'],
    ['1200 ಚದರ ಅಡಿಗಿಂತ ಹೆಚ್ಚು ಫ್ಲಾಟ್', 'area 1200+; type apartment'],
  ],
  'a denial is of its own sentence': [
    [
      'house with servant room please. Strictly no flats.',
      'has Servant room; not apartment; type house',
    ],
  ],
  'a denial holds for the kind or the thing it is about': [
    [
      'baner me ghar lena hai apna house flat nahi 3bhk 90 lakh',
      'bhk 3; buy; loc Baner; max 90L; not apartment; type house',
    ],
    [
      'house flat nahi chahiye, wakad 2bhk rent',
      'bhk 2; loc Wakad; not apartment; rent; type house',
    ],
    [
      'plot chahiye dehradun me, flat me mujhe koi interest nahi hai',
      'city Dehradun; not apartment; type plot',
    ],
    ['villa baner, apartments me koi dilchaspi nahi', 'loc Baner; not apartment; type villa'],
    [
      'plot dehradun 200 gaj, nadi kinare nahi',
      'area 1800; city Dehradun; no River view; type plot',
    ],
    [
      'house in dehradun 80 lakh away from main road',
      'city Dehradun; max 80L; no Main road; type house',
    ],
    ['3bhk baner away from the main road with lift', 'bhk 3; has Lift; loc Baner; no Main road'],
    ['main road se door ghar chahiye dehradun me, 70 lakh', 'city Dehradun; max 70L; no Main road'],
    [
      'flat chahiye, villa ya row house nahi, kothrud 1 cr',
      'loc Kothrud; max 1cr; not row house; not villa; type apartment',
    ],
    [
      'shop karol bagh ground floor, basement aur upar ki manzil nahi',
      'floor !-1; floor 0; kind shop; loc Karol Bagh; type commercial',
    ],
    ['apartment venda, veedu mathi, kakkanad 60 lakh', 'loc Kakkanad; max 60L; not apartment'],
    ['प्लॉट चाहिए देहरादून में, नदी किनारे नहीं', 'city Dehradun; no River view; type plot'],
  ],
  'words between a kind and its denial': [
    [
      'row house chahiye pashan me, flats me humein bilkul interest nahi hai',
      'kind row house; loc Pashan; not apartment; type house',
    ],
  ],
  'a denial holds for its list and for nothing behind it': [
    ['2bhk baner, no lift, gym must', 'bhk 2; has Gym; loc Baner; no Lift'],
    [
      '2bhk baner no gym, pool or clubhouse, lift',
      'bhk 2; has Lift; loc Baner; no Clubhouse; no Gym; no Swimming pool',
    ],
    ['2bhk baner, gym ho aur pool nahi', 'bhk 2; has Gym; loc Baner; no Swimming pool'],
    ['2bhk baner without lift and with gym', 'bhk 2; has Gym; loc Baner; no Lift'],
    ['2bhk baner, nothing without lift', 'bhk 2; has Lift; loc Baner'],
    ['2bhk baner no lift, gym or pool needed', 'bhk 2; loc Baner'],
    ['2bhk baner no resale or under construction', 'bhk 2; loc Baner; new; ready'],
    [
      'not a flat, independent house or villa only, baner',
      'loc Baner; not apartment; type house; type villa',
    ],
    ['200 var no plot joie kudasan ma', 'area 1800; loc Kudasan; type plot'],
    ['2bhk baner not far from main road', 'bhk 2; has Main road; loc Baner'],
  ],
})
