import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'a unit stands in the sentence of its number': [
    ['2bhk Baner 65 to 75 lakh. Ground/1st floor', '65L-75L; bhk 2; floor 0; floor 1; loc Baner'],
    ['3bhk Baner 1.25cr. Ground ya first floor', 'bhk 3; floor 0; floor 1; loc Baner; max 1.25cr'],
  ],
  'vehicles and money in hand are no price': [
    [
      'office Baner, rent 1.2 lakh, at least 4 car parking',
      'loc Baner; max 1.2L; parking 4; rent; type office',
    ],
    ['2bhk Baner 70 lakh, usme 20 lakh mere paas hai', 'bhk 2; loc Baner; max 70L'],
    ['2bhk Baner budget 60 car parking', 'bhk 2; has Covered parking; loc Baner; max 60L'],
    ['2bhk Baner 70 lakh, 25 lakh in hand', 'bhk 2; loc Baner; max 70L'],
  ],
  'a year is no money': [
    [
      '2bhk Airoli 90 lakh. Possession upto 2028 no problem',
      'bhk 2; by 2028-12; loc Airoli; max 90L',
    ],
    ['3bhk Baner, building 2005-2015, 2 cr', 'bhk 3; loc Baner; max 2cr'],
    ['room in Baner rent 2020', 'loc Baner; max 2020; rent'],
  ],
  'an EMI is told from the money that somebody has': [
    [
      '2bhk Wakad, EMI shouldnt go above 50k. Have 18 lakh for downpayment',
      'bhk 2; emi 50k; loc Wakad',
    ],
    ['2bhk Thane, EMI should not cross 25k', 'bhk 2; city Thane; emi 25k'],
    ['2bhk baner emi comfortable upto 75k', 'bhk 2; emi 75k; loc Baner'],
  ],
  'what each tenant pays is a share of the rent, except in a PG': [
    [
      '2bhk zirakpur rent 20000, 4 students, 5k per head',
      'bhk 2; city Zirakpur; for students; max 20k; rent',
    ],
    ['5 nurses want 3bhk rent faridabad 6000 per head', 'bhk 3; city Faridabad; max 30k; rent'],
    ['pg for girls 7000 per head Baner', 'for women; loc Baner; max 7k; pg'],
  ],
  'years of a building are its age': [
    [
      'resale 2bhk kharghar, building under 10 yrs, 95 lac',
      'age 10; bhk 2; loc Kharghar; max 95L; resale',
    ],
    ['3bhk baner, society not more than 12 years', 'age 12; bhk 3; loc Baner'],
    ['2bhk Baner 80L, age of building upto 25 okay', 'age 25; bhk 2; loc Baner; max 80L'],
    ['2bhk Baner 80L, building age max 10', 'age 10; bhk 2; loc Baner; max 80L'],
    ['2bhk baner building 10 saal tak purani', 'age 10; bhk 2; loc Baner'],
    ['2bhk Baner resale upto 12 yrs fine', 'age 12; bhk 2; loc Baner; resale'],
  ],
  'a size may be a minimum by a word behind it': [
    ['3bhk baner 1400 sft ke upar', 'area 1400+; bhk 3; loc Baner'],
  ],
  'nobody asks for what there is no need of': [
    ['2bhk baner, swimming pool gym ki jarurat nahi', 'bhk 2; loc Baner'],
    ['2bhk baner gym ki koi zaroorat nahi, lift ho', 'bhk 2; has Lift; loc Baner'],
  ],
})
