import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'what is corrected is the last of its kind': [
    ['2bhk Baner rent 30k. No wait, make that 3bhk', 'bhk 3; loc Baner; max 30k; rent'],
    ['2bhk chahiye viman nagar me, arre nahi 3 bhk', 'bhk 3; loc Viman Nagar'],
    ['2bhk pahije Kothrud madhe, nahi nahi 3bhk, 90 lakh', 'bhk 3; loc Kothrud; max 90L'],
    ['2bhk wakad 25k.. wait 3bhk', 'bhk 3; loc Wakad; max 25k; rent'],
    ['2 bhk kavali, kaadu 3 bhk, kondapur 25k', 'bhk 3; loc Kondapur; max 25k; rent'],
    [
      'Need 2bhk in Baner, budget 60 lakh. Change of plan, now looking for 3bhk',
      'bhk 3; loc Baner; max 60L',
    ],
    [
      'Flat in Baner, oops Wakad, 2bhk 60 lakh, sorry 65 lakh',
      'bhk 2; loc Wakad; max 65L; type apartment',
    ],
    [
      '2bhk in Salt Lake or New Town, actually no, only New Town. 25k rent',
      'bhk 2; loc New Town; max 25k; rent',
    ],
    ['oops not Wakad, I meant Hinjewadi. 2bhk 22k', 'bhk 2; loc Hinjewadi; max 22k; rent'],
  ],
  'what is added corrects nothing': [
    ['2bhk Baner with lift, actually gym as well', 'bhk 2; has Gym; has Lift; loc Baner'],
    ['2bhk Baner for family, 30k rent', 'bhk 2; for family; loc Baner; max 30k; rent'],
  ],
})
