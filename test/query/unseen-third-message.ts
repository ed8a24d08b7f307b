import type { Asked } from './score.ts'

/**
 * Written without sight of the rules: Hinglish, Devanagari, messages, dictation, corrections, slips and traps. `a or b` takes
 * either reading, `a?` may be understood and need not be.
 */
export const unseenThirdMessage: readonly Asked[] = [
  // Hinglish.
  [
    'varanasi lanka mein 2 kamre ka flat kiraye pe do, 8 hazaar',
    'city Varanasi; loc Lanka; bhk 2; type apartment; rent; max 8k',
  ],
  ['udaipur me 40 lakh tak koi achha sa flat', 'city Udaipur; max 40L; type apartment'],
  [
    'mummy papa ke liye lift wala 2bhk, pehle ya dusre floor pe, gwalior city centre',
    'has Lift; bhk 2; floor 1; floor 2; city Gwalior; loc City Centre',
  ],
  ['jodhpur ratanada mein makan bechna hai', 'buy; type house; city Jodhpur; loc Ratanada'],
  [
    'na ground floor na top floor, beech ka floor chahiye, 2bhk zirakpur',
    'floor !0; floor !top; bhk 2; city Zirakpur',
  ],
  [
    'registry wala plot chahiye 100 gaj, jhotwara, 30 lakh se zyada nahi',
    'type plot; area 900; loc Jhotwara; max 30L; approved Clear title?',
  ],
  [
    'adhai lakh ka office kiraya cyber hub',
    'max 2.5L; type office; rent; loc Cyber Hub or loc Cyber City or near cyber hub',
  ],
  ['pachees lakh me plot prayagraj jhunsi', 'max 25L; type plot; city Prayagraj; loc Jhunsi'],
  ['dhai sau gaj ka makaan sahibabad', 'area 2250; type house; loc Sahibabad or city Sahibabad'],
  [
    'rohtak me kothi dikhao 8 marla, 1 cr se upar nahi',
    'city Rohtak; type house; area 2178; max 1cr',
  ],
  [
    'bade parivar ke liye 5 bedroom wala ghar jalgaon',
    'for family; bhk 5; type house?; city Jalgaon',
  ],
  [
    'gaadi khadi karne ki jagah ho, 2bhk kiraya, bareilly rajendra nagar, 11 hazar',
    'has Parking or has Covered parking; bhk 2; rent; city Bareilly; loc Rajendra Nagar; max 11k',
  ],
  [
    'sirf dakshin mukhi nahi chahiye baaki sab chalega, 3bhk dwarka mor',
    'not-facing south; bhk 3; loc Dwarka Mor',
  ],
  [
    'ek crore das lakh tak 3bhk mohali airport road',
    'max 1.1cr; bhk 3; city Mohali; loc Airport Road',
  ],
  [
    'do mahine ka advance, 1bhk, jogeshwari west, 22k',
    'deposit 2m; bhk 1; loc Jogeshwari West; max 22k; rent',
  ],
  [
    'mera office cyber city me hai, paas me 1bhk chahiye 25k',
    'loc Cyber City or near cyber city; bhk 1; max 25k; rent',
  ],
  // Devanagari and other languages.
  ['इंदौर में ३ बीएचके डुप्लेक्स ७५ लाख तक', 'city Indore; bhk 3; type house; kind duplex; max 75L'],
  ['वाराणसी में किराए का कमरा ५ हजार', 'city Varanasi; rent; max 5k'],
  [
    'औरंगाबाद मध्ये रो हाऊस ५० लाख ते ६५ लाख',
    'city Sambhajinagar; type house; kind row house; 50L-65L',
  ],
  ['देहरादून में 200 गज जमीन 40 लाख के अंदर', 'city Dehradun; area 1800; type plot; max 40L'],
  ['मकान चाहिए दो मंजिला, मेरठ, ६० लाख', 'type house; city Meerut; max 60L'],
  ['ग्राउंड फ्लोर नहीं चाहिए २ बीएचके कोल्हापूर', 'floor !0; bhk 2; city Kolhapur'],
  ['अजमेर रोड जयपुर पर प्लॉट ₹20 लाख से कम', 'loc Ajmer Road; city Jaipur; type plot; max 20L'],
  ['लड़कों के लिए हॉस्टल प्रयागराज सिविल लाइंस', 'for men; pg; city Prayagraj; loc Civil Lines'],
  ['मुझे चंडीगढ़ sector 44 में 2bhk चाहिए 30k', 'city Chandigarh; loc Sector 44; bhk 2; max 30k; rent'],
  ['साढ़े चार करोड़ तक कोठी पंचकूला', 'max 4.5cr; type house; city Panchkula'],
  [
    'ahmedabad ma bhade makan joie chhe 2bhk 15 hajar',
    'city Ahmedabad; rent; type house; bhk 2; max 15k',
  ],
  // Messages and dictation.
  [
    'Available: 3 BHK | Nallagandla | 1845 sft | 9th flr | WF | 1.62 Cr | RTM',
    'bhk 3; loc Nallagandla; area 1845; floor 9; facing west; max 1.62cr; ready',
  ],
  [
    'Required urgently 2bhk on L&L, Khar Danda, 75k, family, 11 months',
    'bhk 2; rent; loc Khar or loc Khar Danda; max 75k; for family; ready?',
  ],
  [
    'we are NRIs from singapore, need a retirement home for parents in coimbatore, ground floor, budget 80 lakhs',
    'city Coimbatore; floor 0; max 80L; type house?; for senior citizens?',
  ],
  [
    'hey siri find 3 bedroom villas in kochi edappally with budget one crore fifty lakhs',
    'bhk 3; type villa; city Kochi; loc Edappally; max 1.5cr',
  ],
  [
    'show properties in ahmedabad south bopal two bhk below sixty five lakhs ready to move',
    'city Ahmedabad; loc South Bopal; bhk 2; max 65L; ready',
  ],
  [
    'PURCHASE REQ - 4BHK, 3000+ sft, Banjara/Jubilee, 5 Cr, no resale',
    'buy; bhk 4; area 3000+; loc Banjara Hills; loc Jubilee Hills; max 5cr; new',
  ],
  [
    '*FOR SALE* kothi 10 marla corner, urban estate patiala, 1.75 cr final',
    'buy; type house; area 2722.5; has Corner; loc Urban Estate; city Patiala; max 1.75cr',
  ],
  [
    '2bhk 2t 950 cpt borivali e high flr 1cp 1.95cr',
    'bhk 2; bath 2; area 950; loc Borivali East; floor 7+; has Covered parking; max 1.95cr',
  ],
  [
    'gr+1 ind hse 100 gaj rohini sec 24 2.1cr',
    'type house; area 900; loc Rohini Sector 24; max 2.1cr',
  ],
  [
    'uc 2bhk dec 28 poss. punawale 68L agreement value',
    'uc; bhk 2; by 2028-12; loc Punawale; max 68L',
  ],
  [
    'transferred to jamnagar from jan, need 2bhk for family 9-10k',
    'city Jamnagar; bhk 2; for family; 9k-10k; rent',
  ],
  [
    'im a doctor posted at pgi chandigarh want 1bhk nearby rent 15k',
    'near pgi or near pgi chandigarh; city Chandigarh; bhk 1; rent; max 15k',
  ],
  [
    'my daughter joined vit vellore need safe flat near campus 2bhk 12000',
    'near vit?; near campus?; city Vellore; type apartment; bhk 2; max 12k; rent; for women?',
  ],
  [
    'Plot for sale. 30×40. North. Hebbal Kempapura. 1.1cr. E khata',
    'type plot; buy; area 1200; facing north; loc Hebbal or loc Hebbal Kempapura; max 1.1cr; approved E khata',
  ],
  [
    'okay google 2 bhk house rent in tirunelveli palayamkottai under eight thousand rupees',
    'bhk 2; type house; rent; city Tirunelveli; loc Palayamkottai; max 8k',
  ],
  // Corrections, what is not wanted, slips, traps.
  ['1 bhk actually make it 2 bhk in nibm road', 'bhk 2; loc NIBM Road'],
  ['budget 50 lakh, sorry 60 lakh, 2bhk manjri', 'max 60L; bhk 2; loc Manjri'],
  ['3bhk anywhere in indore except bypass', 'bhk 3; city Indore; not-loc Bypass?'],
  ['no old building, 2bhk, matunga, under 3 cr', 'bhk 2; loc Matunga; max 3cr; new?'],
  [
    'semifurnishd flat for rnt in bhubneswar khandagiri 2bhk 15k',
    'semi-furnished; type apartment; rent; city Bhubaneswar; loc Khandagiri; bhk 2; max 15k',
  ],
  [
    'viskhapatnam madurwada 2 bhk apartmant 50 laks',
    'city Visakhapatnam; loc Madhurawada; bhk 2; type apartment; max 50L',
  ],
  [
    'luknow gomtinagar extention 3bhk flatt',
    'city Lucknow; loc Gomti Nagar Extension; bhk 3; type apartment',
  ],
  ['guwhati six mile 2bhk rnt 14000', 'city Guwahati; loc Six Mile; bhk 2; rent; max 14k'],
  ['kondapor 2bhk reddy to move', 'loc Kondapur; bhk 2; ready'],
  [
    '2 cr me 2 bhk 2 parking 22nd floor sewri',
    'max 2cr; bhk 2; has Covered parking or has Parking; floor 22; loc Sewri',
  ],
  ['seven bedroom haveli in bikaner', 'bhk 7; city Bikaner; type house?; type villa?'],
  ['emi 25000 tak 2bhk new panvel', 'bhk 2; loc New Panvel or loc Panvel or city Panvel'],
  ['phase 7 mohali 8 marla kothi 1.9 cr', 'loc Phase 7 Mohali; area 2178; type house; max 1.9cr'],
  ['500001 shop', 'pin 500001; type commercial; kind shop'],
  ['4th phase jp nagar 2bhk 2nd floor 32k', 'loc JP Nagar Phase 4; bhk 2; floor 2; max 32k; rent'],
  ['top 10 projects in gurgaon sector 65', 'city Gurgaon; loc Sector 65'],
  [
    'less than 5 yr old house in saket nagar bhopal',
    'age 5; type house; loc Saket Nagar; city Bhopal',
  ],
  [
    '2bhk flat with 3 acs and modular kitchen in kharar 16k',
    'bhk 2; type apartment; has Air conditioning; has Modular kitchen?; loc Kharar or city Kharar; max 16k; rent',
  ],
]
