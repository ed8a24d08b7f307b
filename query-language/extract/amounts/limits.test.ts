import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'a comparator behind a number of its own is not of the next': [
    ['plot karnal, road 40 feet minimum, 300 gaj', 'area 2700; city Karnal; road 40ft+; type plot'],
    [
      'showroom patna, ceiling 12 feet at least, 60 thousand rent',
      'city Patna; kind showroom; max 60k; rent; type commercial',
    ],
    ['1.10c max 3bhk wakad', 'bhk 3; loc Wakad; max 1.1cr'],
  ],
  'the other end of an area has no unit of its own': [
    [
      'flat wakad kam se kam 1100 sqft zyada se zyada 1400',
      'area 1100-1400; loc Wakad; type apartment',
    ],
    ['flat wakad 1200 sqft max, min 900', 'area 900-1200; loc Wakad; type apartment'],
    ['makan ajmer 120 gaj ka ya 150 tak', 'area 1080-1350; city Ajmer; type house'],
    ['flat wakad 1100 sqft, 80 lakh tak', 'area 1100; loc Wakad; max 80L; type apartment'],
    ['flat wakad 1100 sqft, max 90', 'area 1100; loc Wakad; max 90L; type apartment'],
  ],
  'less with a refusal is at least': [
    ['flat vizag 1100 sqft kante takkuva vaddu', 'area 1100+; city Visakhapatnam; type apartment'],
    ['flat kochi 1200 sqft il kurayaruthu', 'area 1200+; city Kochi; type apartment'],
    ['flat thane 850 sqft cha varcha', 'area 850+; city Thane; type apartment'],
    ['ਅੰਮ੍ਰਿਤਸਰ ਕੋਠੀ ਦਸ ਤੋਂ ਬਾਰਾਂ ਮਰਲੇ', 'area 2722.5-3267; city Amritsar; type house'],
  ],
  'the price of a unit of land is none of the whole': [
    ['dhai lakh gaj tak plot rohtak', 'city Rohtak; rate max 2.5L/sqyd; type plot'],
    [
      'plot rohtak 1500 sqft, rate 4500 tak',
      'area 1500; city Rohtak; rate max 4500/sqft; type plot',
    ],
    [
      'plot chengalpattu 1 ground, sqft 2500 kulla',
      'area 2400; city Chengalpattu; rate max 2500/sqft; type plot',
    ],
    [
      'ekarege 25 laksha, 2 ekare jameenu tumkur',
      'area 87120; city Tumakuru; rate max 25L/acre; type plot',
    ],
    ['1bhk kharghar 55-65 lac ground floor', '55L-65L; bhk 1; floor 0; loc Kharghar'],
    ['200 var no plot gandhinagar', 'area 1800; city Gandhinagar; type plot'],
    ['3bhk wakad, maintenance below 3 rupees per sqft, 1.8 cr', 'bhk 3; loc Wakad; max 1.8cr'],
  ],
  'what a good home may cost replaces the budget': [
    ['2bhk wakad 60 lakh, mast mile to 70 bhi chalega', 'bhk 2; loc Wakad; max 70L'],
    ['budget 80, if really good then 90, 3bhk wakad', 'bhk 3; loc Wakad; max 90L'],
    ['3bhk wakad max 1.8 cr, can go 2 for a view', 'bhk 3; loc Wakad; max 2cr'],
    [
      '1rk wakad बारह हजार तक, खाना हो तो पंद्रह',
      'bhk 0.5; has Food included; loc Wakad; max 15k; rent',
    ],
    [
      '2bhk wakad 60 lakh, lift ho to 3rd floor bhi',
      'bhk 2; floor 3; has Lift; loc Wakad; max 60L',
    ],
    ['3bhk wakad 90 lakh, pool ho to 3 bhk', 'bhk 3; has Swimming pool; loc Wakad; max 90L'],
  ],
  'rent and deposit beside their words': [
    ['1bhk wakad rent 25000 advance 8000', 'bhk 1; deposit 8k; loc Wakad; max 25k; rent'],
    ['plot Wakad 3.2cr security', 'has Security; loc Wakad; max 3.2cr; type plot'],
    ['1bhk wakad 22k rent 1 lac deposit', 'bhk 1; deposit 1L; loc Wakad; max 22k; rent'],
  ],
  'what counts no rupees, and rupees in words': [
    ['building of 6-8 flats, 3bhk wakad', 'bhk 3; loc Wakad; type apartment'],
    ['kiraye ka kamra wakad, pachees sau tak', 'loc Wakad; max 2500; rent'],
  ],
  'to rent or to lease is to rent': [
    ['rent or lease shop wakad', 'kind shop; loc Wakad; rent; type commercial'],
    ['shop on lease wakad', 'kind shop; lease; loc Wakad; type commercial'],
  ],
  'a refusal turns a limit round, whatever verb stands between': [
    [
      '2 bhk apartment in Kothrud, not costing more than 93 lakhs',
      'bhk 2; loc Kothrud; max 93L; type apartment',
    ],
    ['A flat in Baner which must not cost above 80 lakh', 'loc Baner; max 80L; type apartment'],
    ["Flat in Kharadi that doesn't cost more than 85 lakh", 'loc Kharadi; max 85L; type apartment'],
    ['We cannot spend over 1 crore on a 3bhk in Baner', 'bhk 3; loc Baner; max 1cr'],
    ['Plot in Nashik, in no case above 30 lakh', 'city Nashik; max 30L; type plot'],
    ['Villa in Baner not priced over 3 crore', 'loc Baner; max 3cr; type villa'],
    ['Flat in Aundh not measuring less than 900 sqft', 'area 900+; loc Aundh; type apartment'],
    [
      "we don't wish to pay anything over 30k a month for 2bhk in Baner",
      'bhk 2; loc Baner; max 30k; rent',
    ],
    ['nothing costing over 50 lakh please, 2bhk wakad', 'bhk 2; loc Wakad; max 50L'],
    ['patna me flat, 800 sqft se chota na ho', 'area 800+; city Patna; type apartment'],
    ['औंध मध्ये फ्लॅट, ४० लाखांच्या वर जायचे नाही', 'loc Aundh; max 40L; type apartment'],
    ['2bhk baner. No. Above 40 lakh', 'bhk 2; loc Baner; min 40L'],
  ],
})
