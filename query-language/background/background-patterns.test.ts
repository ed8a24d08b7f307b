import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'a home of now or once is told, with or without a verb of living': [
    ['2bhk rent in Wakad. Ours is lower floor in Aundh now', 'bhk 2; loc Wakad; rent'],
    [
      'Existing 2 bhk in Aundh will be sold later. 3bhk in Baner 1.5 cr',
      'bhk 3; loc Baner; max 1.5cr',
    ],
    ['My tenancy ends 31 May in Aundh. 2bhk Baner 25k', 'bhk 2; loc Baner; max 25k; rent'],
    ['Earlier house in Aundh had rats. 2bhk Baner rent 20k', 'bhk 2; loc Baner; max 20k; rent'],
    ['In Aundh on rent at 26k since 6 years. 2bhk in Baner 90 lakh', 'bhk 2; loc Baner; max 90L'],
    [
      'Showroom in Baner 2000 sqft. We have one in Aundh already',
      'area 2000; kind showroom; loc Baner; type commercial',
    ],
    ['2bhk Baner rent 15k. Present at Aundh, too noisy', 'bhk 2; loc Baner; max 15k; rent'],
    [
      'abhi aundh me 55k rent de raha hu. baner me 2bhk lena hai 90 lakh',
      'bhk 2; buy; loc Baner; max 90L',
    ],
    ['8 saal se aundh me, baner me 2bhk chahiye 15k', 'bhk 2; loc Baner; max 15k; rent'],
    ['baner me 2bhk rent 30k. abhi aundh me hai 22k pe', 'bhk 2; loc Baner; max 30k; rent'],
    ['building 10 saal se purani na ho, baner me 2bhk', 'age 10; bhk 2; loc Baner'],
  ],
  'what the present home costs is told with it': [
    ['We are staying in Aundh on rent (28k). 3bhk Baner 1.2 cr', 'bhk 3; loc Baner; max 1.2cr'],
    ['main aundh me rehta hu kiraye pe 30k. baner me 1bhk 50 lakh', 'bhk 1; loc Baner; max 50L'],
    ['We stay in Aundh, need 2bhk in Baner, 25k', 'bhk 2; loc Baner; max 25k; rent'],
  ],
  'a place that is left is no place of the home': [
    ['We want to shift from Aundh to Baner, 2bhk rent 30k max', 'bhk 2; loc Baner; max 30k; rent'],
    [
      'we want to move out of my in laws place at Malad by March, 1bhk in Thane',
      'bhk 1; city Thane',
    ],
    ['Agra wale ghar se shifting to Noida, sector 137 3bhk', 'bhk 3; city Noida; loc Sector 137'],
    ['Shifting Solapur to Pune, 2bhk Baner rent 20k', 'bhk 2; city Pune; loc Baner; max 20k; rent'],
    ['I am on deputation to Pune from Delhi, 2bhk Baner rent', 'bhk 2; city Pune; loc Baner; rent'],
  ],
  'where relatives are and what is put aside is told': [
    ['2bhk Baner on rent. Daughter in Aundh', 'bhk 2; loc Baner; rent'],
    ['Need 2bhk in Baner 60L. She is alone at Aundh', 'bhk 2; loc Baner; max 60L'],
    ["2bhk baner 70 L. wife's school bus from Aundh", 'bhk 2; loc Baner; max 70L'],
    ['Lost token of 2L in a scam in Aundh so only ready. 3bhk Baner', 'bhk 3; loc Baner; ready'],
    ['2bhk Baner 70 L. Aundh too costly for us', 'bhk 2; loc Baner; max 70L'],
    ['you are again sending Aundh. 2bhk Baner rent 20k', 'bhk 2; loc Baner; max 20k; rent'],
    [
      'aundh me khud ka flat hai jo bech dunga 32 lakh me. baner me 3bhk lena hai 80 lakh',
      'bhk 3; buy; loc Baner; max 80L',
    ],
  ],
})
