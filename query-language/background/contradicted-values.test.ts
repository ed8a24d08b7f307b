import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'what somebody has or pays now gives way to what the same text asks for': [
    [
      'abhi Baner me 1bhk ka 14k rent de rahe. Kharadi me 2bhk flat kharidna, budget 60-65 lakh',
      '60L-65L; bhk 2; loc Kharadi; type apartment',
    ],
    [
      'hamari dukan ka 2 lakh mahina rent jaata hai, ab apni leni hai. Baner me shop chahiye 3 cr',
      'buy; kind shop; loc Baner; max 3cr; type commercial',
    ],
    [
      'hum log Baner me 1bhk me hain 21k rent. Kharadi me 2bhk flat lena hai, 75 lakh tak',
      'bhk 2; loc Kharadi; max 75L; type apartment',
    ],
    [
      'office ka 9 hazaar bharte hain. Kharadi me office rent pe chahiye, 14-15k mahina',
      '14k-15k; loc Kharadi; rent; type office',
    ],
    [
      'We are in a rented hall costing 12,000 monthly. We want an office in Kharadi below 40 lakh',
      'loc Kharadi; max 40L; type office',
    ],
  ],
  'a place where somebody is now gives way to any place asked for': [
    ['abhi Baner me 1bhk ka 19k de rahe. Pune me 2bhk chahiye', 'bhk 2; city Pune'],
  ],
  'what nothing else in the text contradicts stays': [
    ['joining Infosys in Pune. Want 2bhk in Baner', 'bhk 2; city Pune; loc Baner'],
    ['abhi rent pe 2bhk chahiye Baner me', 'bhk 2; loc Baner; rent'],
    [
      '3bhk in Baner 80 lakh. Also want 1bhk in Kharadi',
      'bhk 1; bhk 3; loc Baner; loc Kharadi; max 80L',
    ],
    [
      'abhi Baner me 1bhk dhundh rahe hain. Kharadi me 2bhk chahiye',
      'bhk 1; bhk 2; loc Baner; loc Kharadi',
    ],
    [
      'need 2bhk in Baner that has been renovated. Want 3bhk in Kharadi',
      'bhk 2; bhk 3; loc Baner; loc Kharadi',
    ],
    ['currently looking for 2bhk in Baner under 60 lakh', 'bhk 2; loc Baner; max 60L'],
  ],
})
