import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'a refusal may stand behind a place, with a polite word or a noun': [
    ['2bhk Baner rent. Malad no pls', 'bhk 2; loc Baner; not-loc Malad; rent'],
    ['Varthur a no, Hoodi 2bhk rent 20k', 'bhk 2; loc Hoodi; max 20k; not-loc Varthur; rent'],
    ['Pashan aur Aundh reject, baner 3bhk', 'bhk 3; loc Baner; not-loc Aundh; not-loc Pashan'],
    ['baner me 2bhk rent, aundh ke options nahi chahiye', 'bhk 2; loc Baner; not-loc Aundh; rent'],
    ['3bhk Kharadi. stop sharing Aundh options', 'bhk 3; loc Kharadi; not-loc Aundh'],
    [
      'Aundh ya baner ka mat bolna, wakad me 2bhk',
      'bhk 2; loc Wakad; not-loc Aundh; not-loc Baner',
    ],
  ],
  'a place that is refused once is nowhere asked for': [
    [
      'again Aundh flat. I told you not Aundh. Wakad 2bhk flat',
      'bhk 2; loc Wakad; not-loc Aundh; type apartment',
    ],
  ],
  'a place that a question names and "no" answers is not asked for': [
    ['2bhk in Lodha Palava? no. Kalyan West upto 85 lakhs', 'bhk 2; loc Kalyan West; max 85L'],
    ['Adibatla? No that was last year. Now Shamshabad 3bhk', 'bhk 3; loc Shamshabad'],
    ['3bhk in Kharadi? no brokers please. Wakad also', 'bhk 3; from owner; loc Kharadi; loc Wakad'],
  ],
})
