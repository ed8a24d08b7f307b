import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'a deal that is denied is not asked for': [
    [
      'office Jodhpur to purchase, 55 lakh max. Renting is not an option.',
      'buy; city Jodhpur; max 55L; type office',
    ],
    ['office lena hai Jodhpur, rent pe bilkul nahi', 'buy; city Jodhpur; type office'],
    ['commercial jagah chahiye kiraye pe, aur kharidna bhi nahi', 'rent; type commercial'],
    [
      '2bhk Kochi within 60 lakh, not interested in anything on lease',
      'bhk 2; city Kochi; max 60L',
    ],
    ['કોમર્શિયલ જગ્યા ખરીદવી છે, ભાડાની જગ્યા ના બતાવશો', 'buy; type commercial'],
    ['no PG or hostel, 1bhk Pune 12k', 'bhk 1; city Pune; max 12k; rent'],
    ['2bhk Pune kharidna nahi, kiraye par chahiye', 'bhk 2; city Pune; rent'],
  ],
  'a denial of something else leaves the deal': [
    ['no PG, flat and house for rent in Pune', 'city Pune; rent; type apartment; type house'],
    ['no brokers please, 2bhk for rent pune', 'bhk 2; city Pune; from owner; rent'],
    ['bina dalal ke ghar rent pe Janakpuri', 'from owner; loc Janakpuri; rent'],
  ],
  'of a purchase and a rent the budget tells which is meant': [
    [
      'shop Mangaluru, rent wale malik har saal badhate hain, kharidna hai, 82 lakh tak',
      'buy; city Mangaluru; kind shop; max 82L; type commercial',
    ],
    ['agle mahine retire ho rahi hu, 1bhk Bhopal 18 lakh tak', 'bhk 1; city Bhopal; max 18L'],
    ['2bhk Bengaluru on lease 15 lakh', 'bhk 2; city Bengaluru; lease; max 15L'],
    ['house to buy or rent in Mysuru under 80 lakh', 'buy; city Mysuru; max 80L; type house'],
  ],
})
