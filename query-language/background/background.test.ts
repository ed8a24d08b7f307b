import { type ExamplesByRule, expectParses } from '#query-language/corpus/expect-parses.ts'

/**
 * Background clauses, other people's amounts and limits: examples for each rule, with texts that
 * the rule must not touch.
 */
const rules: ExamplesByRule = {
  'what somebody tells ends where they wish': [
    ['want a flat for my son who has joined TCS Kochi, in Wakad', 'loc Wakad; type apartment'],
    [
      '1 cr from the sale of our flat in Thane, villa in Lonavala',
      'city Lonavala; max 1cr; type villa',
    ],
    ['from the sale of my flat i have 1 cr, need 3 bhk', 'bhk 3; max 1cr'],
    ['our current flat is too small, 3 bhk in Baner', 'bhk 3; loc Baner'],
    ['our current budget is now 80 lakh, 3 bhk', 'bhk 3; max 80L'],
  ],
  'what is wrong with a place, and what others say of one': [
    ['Wakad is too crowded, 2 bhk in Baner', 'bhk 2; loc Baner'],
    ['not in Wakad as it is too crowded, 2 bhk', 'bhk 2; not-loc Wakad'],
    ['my friend recommended Wakad, need 2 bhk in Baner', 'bhk 2; loc Baner'],
    ['my friend recommended Wakad, need 2 bhk there', 'bhk 2; loc Wakad'],
    ['my wife said north facing, 2 bhk', 'bhk 2; facing north'],
  ],
  'what the landlord does, and what owners are asked for': [
    ['our landlord is selling, 2 bhk on rent in Baner', 'bhk 2; loc Baner; rent'],
    ['i need 2 bhk, owner selling below 50 lakh', 'bhk 2; buy; from owner; max 50L'],
    ['hostel is full, 2 bhk on rent in Baner', 'bhk 2; loc Baner; rent'],
    ['main student hu, hostel me full furnished room', 'for students; fully-furnished; pg'],
  ],
  'what has become of something is no name': [
    ['kiraya badh gaya hai, 2 bhk in Baner', 'bhk 2; loc Baner; rent'],
    ['flat bik gaya, 2 bhk in Baner', 'bhk 2; loc Baner'],
    ['2 bhk in bodh gya', 'bhk 2; city Bodh Gaya'],
  ],
  'when somebody acts, and what went wrong before': [
    ['want to shift this week, 2 bhk in Baner', 'bhk 2; loc Baner'],
    ['2 bhk in Baner, aaj hi dekhna hai', 'bhk 2; loc Baner'],
    ['2 bhk in Baner this week', 'bhk 2; loc Baner; posted 7'],
    ['had a bad experience with under construction, 2 bhk', 'bhk 2'],
  ],
  'where somebody sits now': [
    ['currently sitting in Navrangpura, need office in Bodakdev', 'loc Bodakdev; type office'],
    ['we are already in Wakad, want 2 bhk in Baner', 'bhk 2; loc Baner'],
  ],
  'what is counted is no price': [
    ['office in Baner for at least 15 workstations', 'has Workstations; loc Baner; type office'],
    ['office in Baner, max 20 seats', 'has Workstations; loc Baner; type office'],
    ['office in Baner, min 3 cabins', 'has Cabin; loc Baner; type office'],
    ['office in Baner, max 20', 'loc Baner; max 20L; type office'],
  ],
  'how many they are, and that money is no object': [
    ['seeking 2 bhk for my family of four', 'bhk 2; for family'],
    ['budget is not an issue, 4 bhk in Baner', 'bhk 4; loc Baner'],
    ['techie, need 1 bhk in Bellandur', 'bhk 1; loc Bellandur'],
    ['pagdi flat in Dadar', 'loc Dadar; type apartment'],
    ['seaview flat in Mumbai', 'city Mumbai; has Sea view; type apartment'],
  ],
  'what is new, and what opens': [
    ['naya clinic kholna hai, shop in Baner', 'kind shop; loc Baner; type commercial'],
    ['naya naya transfer hua hai, 2 bhk in Baner', 'bhk 2; loc Baner'],
    ['new launch open plots nagpur', 'city Nagpur; launch; type plot'],
  ],
  'land that is not for farming, and "no"': [
    ['lift na bhi ho chalega, 2 bhk', 'bhk 2'],
    ['shor na ho, plot nashik', 'city Nashik; type plot'],
    ['na layout plot nashik', 'approved NA; city Nashik; type plot'],
  ],
  'any place, and land': [
    ['hamare ghar me jagah kam hai, 3 bhk', 'bhk 3'],
    ['dukan ke liye jagah', 'kind shop; type commercial'],
    ['restaurant kholna hai, 500 sqft jagah', 'area 500; type commercial'],
    ['jagah 500 gaj delhi', 'area 4500; city Delhi; type plot'],
  ],
  'a store beside the home, and a room of it': [
    ['2 bhk near kirana shop', 'bhk 2; near kirana store'],
    ['medical store on rent', 'kind shop; rent; type commercial'],
    ['2 bhk with store', 'bhk 2; has Store room'],
  ],
  'bounds of floors and of prices': [
    ['2 bhk not above 4th floor', 'bhk 2; floor ..4'],
    ['2 bhk floor above 5', 'bhk 2; floor 6+'],
    ['high floor, above 12th, 2 bhk', 'bhk 2; floor 13+'],
    ['high floor, not 13th floor, 2 bhk', 'bhk 2; floor !13; floor 7+'],
    ['2 bhk first floor under 60', 'bhk 2; floor 1; max 60L'],
    ['2 bhk top floor under 60', 'bhk 2; floor top; max 60L'],
    ['45 lakhs max two bedrooms', 'bhk 2; max 45L'],
    ['shed 10000 sqft main road', 'area 10000; has Main road; type industrial'],
    ['50 hazar paanch sau sqft office', 'area 500; max 50k; rent; type office'],
  ],
  'a thousand, and "of"': [
    ['noida sec 62 k paas 1rk', 'bhk 0.5; city Noida; loc Sector 62'],
    ['15k andar 1bhk', 'bhk 1; max 15k; rent'],
    ['20 k andar 1bhk', 'bhk 1; max 20k; rent'],
  ],
  'parts of places, and what one is not to be near to': [
    ['jp nagar 7 phase 2bhk', 'bhk 2; loc JP Nagar Phase 7'],
    ['jp nagar 2 phase 3', 'loc JP Nagar'],
    ['1bhk wakad not on the highway', 'bhk 1; loc Wakad'],
    ['two flats joined together in baner', 'loc Baner; type apartment'],
  ],
  'who takes either deal': [
    ['2 bhk for sale and rent in pune', 'bhk 2; city Pune'],
    ['rent pe rehte hain, ab buy karna hai', 'buy'],
  ],
  'names with a figure, and names that are spelt': [
    ['flats by m3m in gurgaon', 'by M3M; city Gurgaon; type apartment'],
    ['बीएचयू के पास दुकान', 'kind shop; near bhu; type commercial'],
  ],
  'the office beside rooms that are looked for, and the home that is left': [
    [
      'office in gachibowli, want 3 bhk flat in nallagandla',
      'bhk 3; loc Nallagandla; type apartment',
    ],
    ['college near vashi, need 1 bhk in kharghar', 'bhk 1; loc Kharghar'],
    ['flat or office in gachibowli', 'loc Gachibowli; type apartment; type office'],
    ['office in gachibowli, 800 sqft', 'area 800; loc Gachibowli; type office'],
    ['2 bhk thanisandra rent, vacating current house by month end', 'bhk 2; loc Thanisandra; rent'],
    ['hi, i am priya from vizag, need pg in bellandur', 'loc Bellandur; pg'],
    ['my name is amit from indore looking for 2 bhk in pune', 'bhk 2; city Pune'],
  ],
  'words of the languages around': [
    ['jayanagar athava jp nagar 2bhk', 'bhk 2; loc JP Nagar; loc Jayanagar'],
    ['2bhk athwa surat', 'bhk 2; city Surat; loc Athwa'],
    ['2 bhk miyapur lo 20 vela lopu addeki kavali', 'bhk 2; loc Miyapur; max 20k; rent'],
    ['dombivli 2 bhk vikat pahije, sadhya kalyan la bhadyane rahto', 'bhk 2; buy; loc Dombivli'],
    ['2bhk dombivli station javal asel tar bara', 'bhk 2; loc Dombivli; near railway station'],
    ['2bhk barra kanpur', 'bhk 2; city Kanpur; loc Barra'],
    ['behala te 2 bhk, barite ma baba achen', 'bhk 2; loc Behala'],
  ],
  'verbs that end what is told, and what is wished before and behind it': [
    ['Velachery la 2bhk venum ippo Porur la irukom', 'bhk 2; loc Velachery'],
    ['Behala te thaki Garia te 2bhk chai', 'bhk 2; loc Garia'],
    ['Uppal lo untunnam Miyapur lo 2bhk rent ki kavali', 'bhk 2; loc Miyapur; rent'],
    ['mulanchi shala Wakad la ahe mhanun 2bhk Baner madhe pahije', 'bhk 2; loc Baner'],
    ['Baner la 2bhk pahije mhanun phone kela', 'bhk 2; loc Baner'],
    ['hum Baner me kaam karte hain, 2bhk Wakad me chahiye', 'bhk 2; loc Wakad'],
    ['Kochi hun Pune la badli zali, 2bhk pahije', 'bhk 2; city Pune'],
    ['main Kochi se hun, Pune me 2bhk chahiye', 'bhk 2; city Pune'],
    ['Navi Mumbai hun Pune la badli zali, 2bhk pahije', 'bhk 2; city Pune'],
    ['memu Miyapur lo flat konali. Loan approve ayyindi', 'buy; loc Miyapur; type apartment'],
    ['Miyapur lo loan approved flat kavali', 'approved Loan approved; loc Miyapur; type apartment'],
    ['mari office Vastrapur ma chhe, Gota ma 2bhk joie', 'bhk 2; loc Gota'],
    ['mari office mate 500 sqft joie Vastrapur ma', 'area 500; loc Vastrapur; type office'],
  ],
  'hours of the day, and what is counted': [
    ['Porur la 2bhk rent, kaalaila 10 maniku mela call', 'bhk 2; loc Porur; rent'],
    ['Garia te 2bhk bhara, sondhe 6 tar por phone', 'bhk 2; loc Garia; rent'],
    ['Porur la 2bhk, evening 50 lakh kulla', 'bhk 2; loc Porur; max 50L'],
    ['Porur la 2bhk rent, 6 ayiram ku mela', 'bhk 2; loc Porur; min 6k; rent'],
  ],
  'nearness said behind, and what is to be built': [
    ['2bhk station se walking distance virar', 'bhk 2; loc Virar; near railway station'],
    ['2bhk walking distance from station virar', 'bhk 2; loc Virar; near railway station'],
    ['प्लॉट भोपाल बच्चों का स्कूल पास हो', 'city Bhopal; near school; type plot'],
    ['प्लॉट भोपाल, मकान बनाना है', 'city Bhopal; type plot'],
    [
      '3 bhk gated community flat in nallagandla',
      'bhk 3; has Gated community; loc Nallagandla; type apartment',
    ],
  ],
}

expectParses(rules)
