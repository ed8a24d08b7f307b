import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'a word of a place behind a trade is no land': [
    [
      'ludhiana vich industrial jagah khareedni hai 18 lakh tak',
      'buy; city Ludhiana; max 18L; type industrial',
    ],
    [
      'chakan me industrial jagah kiraye pe, 30 hazar',
      'loc Chakan; max 30k; rent; type industrial',
    ],
    [
      'industrial premises in Chakan for lease, 2 lakh',
      'lease; loc Chakan; max 2L; type industrial',
    ],
    [
      'Industrial property in Chakan on rent under 60k',
      'loc Chakan; max 60k; rent; type industrial',
    ],
    ['चाकण में औद्योगिक जगह चाहिए 30 लाख तक', 'loc Chakan; max 30L; type industrial'],
    ['madhapur lo office sthalam kavali rent 50k', 'loc Madhapur; max 50k; rent; type office'],
    ['khali jagah chahiye nashik me 20 lakh', 'city Nashik; max 20L; type plot'],
    ['industrial plot chahiye chakan 1 acre', 'area 43560; loc Chakan; type industrial'],
    [
      'agricultural land Chakan 2 acres, planning mango and a small farm house after retirement',
      'area 87120; loc Chakan; type agricultural',
    ],
    ['बंगला प्लॉट चाकण', 'loc Chakan; type plot'],
  ],
})
