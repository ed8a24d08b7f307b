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
  'where somebody wants to live is': [
    [
      'job Noida me hai magar rehna Ghaziabad me hai, 3bhk flat',
      'bhk 3; city Ghaziabad; type apartment',
    ],
    ['2bhk Baner me hai kya, budget 80 lakh', 'bhk 2; loc Baner; max 80L'],
  ],
})
