import { type ExamplesByRule, expectParses } from '#query-language/corpus/expect-parses.ts'

/**
 * Descriptions of people within a request: examples for each rule, with texts that the rule must
 * not touch.
 */
const rules: ExamplesByRule = {
  'where somebody comes from': [
    ['girl from nashik needs pg in Wakad', 'for women; loc Wakad; pg'],
    ['Doctor couple from Delhi, 3 bhk in Baner', 'bhk 3; for couple; loc Baner'],
    ['2 bhk 5 km from Wakad', 'bhk 2; near wakad 5000m'],
  ],
  'how old a child is': [
    ['2 bhk for family with a 6 year old', 'bhk 2; for family'],
    ['6 year old daughter, 2 bhk near school', 'bhk 2; near school'],
    ['6 year old building, 2 bhk', 'age 6; bhk 2'],
  ],
  'who is sent away': [
    ['dealers please call mat karo, 2 bhk', 'bhk 2; from owner'],
    ['brokers and agents stay away, 2 bhk', 'bhk 2; from owner'],
    ['2 bhk from brokers, call karo', 'bhk 2; from broker'],
  ],
  'who is made to leave, and whom others want': [
    [
      'kicked out of our place in Lajpat Nagar because landlord wants family, need 2 bhk in Saket',
      'bhk 2; loc Saket',
    ],
    ['this 4bhk in Bandra is too big for me, need a 2 bhk in Khar', 'bhk 2; loc Khar'],
    [
      'moving out of a coworking in HSR, looking for an office in Koramangala',
      'loc Koramangala; type office',
    ],
    ['moving out of Thane, looking for 2 bhk in Koramangala', 'bhk 2; loc Koramangala'],
    ['owner needs family for 2 bhk in Wakad', 'bhk 2; for family; from owner; loc Wakad'],
  ],
  'what somebody runs, and what they open': [
    [
      'Running a small unit in Tiruppur. Looking for a shed in Coimbatore',
      'city Coimbatore; type industrial',
    ],
    ['starting my own gym, need a hall in Ludhiana', 'city Ludhiana'],
    ['2 bhk with own gym', 'bhk 2; has Gym'],
    ['my own gym must, 2 bhk', 'bhk 2; has Gym'],
  ],
  'how many are looked for, and what is not': [
    ['one 2bhk in Baner', 'bhk 2; loc Baner'],
    ['one or 2 bhk in Baner', 'bhk 1,2; loc Baner'],
    ['dont want bare land, villa in Baner', 'loc Baner; not plot; type villa'],
  ],
  'names of everyday words': [
    ['pg near miranda house', 'near miranda house; pg'],
    ['house near miranda', 'near miranda; type house'],
    ['shop near textile market', 'kind shop; near textile market; type commercial'],
  ],
  'endings of Marathi, and words cut short': [
    ['साताऱ्यात घर', 'city Satara'],
    ['पुण्यातील घर', 'city Pune'],
    ['40 लाखाच्या आत 2 bhk', 'bhk 2; max 40L'],
    ['200 sq yrds plot', 'area 1800; type plot'],
    ['nly fmly, 2 bhk', 'bhk 2; for family'],
  ],
  'where somebody is, where no other place is named': [
    ['papa Jaipur me retire ho rahe hain, 2 bhk chahiye', 'bhk 2; city Jaipur'],
    ['papa Jaipur me retire ho rahe hain, Ajmer me 2 bhk chahiye', 'bhk 2; city Ajmer'],
    ['we are currently staying in Wakad, need 2 bhk', 'bhk 2; loc Wakad'],
    ['currently staying in a 1 bhk in Wakad for 18k, need 3 bhk', 'bhk 3; loc Wakad'],
    ['we are originally from Kanpur, need 2 bhk', 'bhk 2'],
    ['hum log Kanpur se hain, 2 bhk chahiye', 'bhk 2'],
  ],
  'whose office is where': [
    ['BKC me office hai mera, Kurla me 1 bhk chahiye', 'bhk 1; loc Kurla'],
    ['Sector 62 me office hai mera, 1 bhk', 'bhk 1; loc Sector 62'],
    ['BKC me office chahiye', 'loc Bandra Kurla Complex; type office'],
  ],
  'since when somebody looks': [
    ['kal se dhundh raha hu, 2 bhk', 'bhk 2'],
    ['I am searching since yesterday, 2 bhk', 'bhk 2'],
    ['kal se jo aaye wo dikhao, 2 bhk', 'bhk 2; posted 1'],
    ['searching for flats posted since yesterday', 'posted 1; type apartment'],
    ['naya dhoond raha hu, 2 bhk', 'bhk 2'],
    ['naya flat dhoond raha hu', 'new; type apartment'],
  ],
  'what people do for themselves': [
    ['khana khud banana hai, pg for girls', 'for women; pg'],
    ['खाना खुद बनाएंगे, पीजी', 'pg'],
    ['khana bana ke dein, pg', 'has Food included; pg'],
  ],
  'what is sold to pay for it': [
    ['गांव की जमीन बेचकर घर लेना है, 2 बीएचके', 'bhk 2; buy'],
    ['gaon ka plot bech kar villa lena hai', 'buy; type villa'],
  ],
  'what owners and tenants are to be like, and which builders': [
    ['owner khit pit wala na ho, 2 bhk', 'bhk 2'],
    ['2 bhk owner wala', 'bhk 2; from owner'],
    ['tenant should be a bank, shop in Baner', 'kind shop; loc Baner; type commercial'],
    ['tenant looking for 2 bhk', 'bhk 2; rent'],
    ['2 bhk projects by reputed builders', 'bhk 2'],
    ['2 bhk by builder', 'bhk 2; from builder'],
  ],
  'an office beside rooms': [
    ['office will be at Udyog Vihar, 2 bhk in Palam Vihar', 'bhk 2; loc Palam Vihar'],
    ['Sector 62 me office hai wife ka, Vaishali me 2 bhk', 'bhk 2; loc Vaishali'],
    ['2 bhk in Baner, office timings 9 to 6', 'bhk 2; loc Baner'],
    ['3 bhk office in Baner', 'bhk 3; loc Baner; type office'],
    ['2 bhk or an office in Baner', 'bhk 2; loc Baner; type office'],
    ['2 bhk for office use in Baner', 'bhk 2; loc Baner; type office'],
    ['office space 1000 sqft in Baner', 'area 1000; loc Baner; type office'],
  ],
  'who cooks, in whatever words': [
    ['khana khud bana lunga, pg', 'pg'],
    ['khud khana pakate hain, pg', 'pg'],
    ['hum khana bana lenge, pg', 'pg'],
    ['khana hum khud banayenge, pg', 'pg'],
    ['pg with kitchen to cook food', 'pg'],
    ['food naanga samaichupom, pg', 'pg'],
    ['we will cook our own food, pg', 'pg'],
    ['home cooked food, pg', 'has Food included; pg'],
    ['khana banakar dein, pg', 'has Food included; pg'],
  ],
  'what somebody has and sold, in other languages and behind other words': [
    [
      'Adajan ma dukan joiye chhe. Mari atyare ni dukan Varachha ma chhe',
      'kind shop; loc Adajan; type commercial',
    ],
    ['We sold our old flat in Vadodara, villa in Gotri', 'city Vadodara; loc Gotri; type villa'],
    [
      'We sold our old flat in Indore, villa in Vijay Nagar',
      'city Indore; loc Vijay Nagar; type villa',
    ],
    ['We sold our old flat in Kanpur, villa in Gotri', 'loc Gotri; type villa'],
    ['plot in patia i have already seen 2 plots in khandagiri too costly', 'loc Patia; type plot'],
    [
      '2 bhk in Pune. I saw some in Wakad. Otherwise Baner is good',
      'bhk 2; city Pune; loc Baner; loc Wakad',
    ],
    ['2 bhk in Pune. I saw some in Wakad. Baner is good', 'bhk 2; city Pune; loc Baner'],
    ['don working mulinsathi 1 bhk', 'bhk 1; for women'],
    ['mera ghar Katargam me hai, Adajan me 3 bhk', 'bhk 3; loc Adajan'],
    ['mera ghar Katargam me hai, 3 bhk chahiye', 'bhk 3; loc Katargam'],
    ['mazi office Hinjewadi madhe ahe, Wakad madhe 2bhk', 'bhk 2; loc Wakad'],
    ['en office Guindy la irukku, Velachery la 2bhk', 'bhk 2; loc Velachery'],
    ['nanna office Whitefield alli ide, Marathahalli 2bhk', 'bhk 2; loc Marathahalli'],
    ['naa office Madhapur lo undi, Kondapur lo 2bhk', 'bhk 2; loc Kondapur'],
    ['office Madhapur lo undali', 'loc Madhapur; type office'],
  ],
}

expectParses(rules)
