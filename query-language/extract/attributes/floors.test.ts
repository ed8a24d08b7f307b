import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'floors in Marathi, in both scripts': [
    ['वाकड मध्ये 2 बीएचके, 7व्या मजल्यावरचाच पाहिजे', 'bhk 2; floor 7; loc Wakad'],
    ['wakad madhe 2bhk, 7vya majlyavar hava', 'bhk 2; floor 7; loc Wakad'],
    ['wakad madhe 2bhk, dusrya majlyavar hava', 'bhk 2; floor 2; loc Wakad'],
  ],
  'what is above a floor': [
    ['2bhk Wakad above the 3rd floor', 'bhk 2; floor 4+; loc Wakad'],
    ['Kondapur lo 2bhk, 5th floor paina kavali', 'bhk 2; floor 6+; loc Kondapur'],
    ['Kondapur lo 2bhk, 5th floor paina vaddu', 'bhk 2; floor ..5; loc Kondapur'],
  ],
  'a limit of the price before a floor of the next sentence': [
    ['2bhk Wakad rent 50k max. 6th floor', 'bhk 2; floor 6; loc Wakad; max 50k; rent'],
    ['2bhk Wakad rent 50k, max 6th floor', 'bhk 2; floor ..6; loc Wakad; max 50k; rent'],
    ['Wakad rent 50k max. 3 floor house', 'loc Wakad; max 50k; rent; type house'],
  ],
  'an upper floor in Hindi and Marathi': [
    ['upar ka floor chahiye 2bhk Wakad', 'bhk 2; floor 7+; loc Wakad'],
    ['वाकड मध्ये 2 बीएचके वरचा मजला', 'bhk 2; floor 7+; loc Wakad'],
  ],
  'the face of a home in Devanagari': [
    ['वाकड में 2 बीएचके, मुख उत्तर पूर्व की ओर हो', 'bhk 2; facing north-east; loc Wakad'],
    ['वाकड मध्ये 2 बीएचके, तोंड दक्षिण दिशेला असावे', 'bhk 2; facing south; loc Wakad'],
  ],
  'directions in Bengali': [
    ['Salt Lake e 2bhk, purbo mukhi lagbe', 'bhk 2; facing east; loc Salt Lake'],
    ['Salt Lake e 2bhk, uttor purbo mukhi', 'bhk 2; facing north-east; loc Salt Lake'],
  ],
  'what is excepted': [
    ['2bhk in Powai except those under construction', 'bhk 2; loc Powai; ready'],
  ],
})
