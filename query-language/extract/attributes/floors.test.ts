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
  'a limit behind a floor, and refused heights': [
    ['2bhk Wakad, not beyond 4th floor', 'bhk 2; floor ..4; loc Wakad'],
    ['2bhk Wakad, 5th floor max', 'bhk 2; floor ..5; loc Wakad'],
    ['2bhk Wakad 5th floor max 60k rent', 'bhk 2; floor 5; loc Wakad; max 60k; rent'],
    ['2bhk Wakad, floors not above 14', 'bhk 2; floor ..14; loc Wakad'],
    ['2bhk Wakad, 4th floor +', 'bhk 2; floor 4+; loc Wakad'],
    ['2bhk Wakad 4th floor + terrace', 'bhk 2; floor 4; has Terrace; loc Wakad'],
    ['Dhanori la 1bhk, tisrya majlya paryantach', 'bhk 1; floor ..3; loc Dhanori'],
  ],
  'from one floor to another': [
    ['2bhk Wakad 4 thi 9 floor', 'bhk 2; floor 4-9; loc Wakad'],
    ['2bhk Wakad 6th floor se 12 ke beech', 'bhk 2; floor 6-12; loc Wakad'],
    ['2bhk Wakad first floor to fourth floor', 'bhk 2; floor 1-4; loc Wakad'],
    ['वाकड 2 बीएचके, पहिला किंवा दुसरा मजला', 'bhk 2; floor 1; floor 2; loc Wakad'],
  ],
  'the ground or the floor above it, without the word': [
    ['2bhk Wakad ground/1st', 'bhk 2; floor 0; floor 1; loc Wakad'],
    ['2bhk Wakad ground floor or 1st', 'bhk 2; floor 0; floor 1; loc Wakad'],
    ['Behala te ektala flat chai', 'floor 0; loc Behala; type apartment'],
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
  'the direction of a door, and one refused behind it': [
    ['south facing refuse, 2bhk Wakad', 'bhk 2; loc Wakad; not-facing south'],
    ['west entry rejected, 2bhk Wakad', 'bhk 2; loc Wakad; not-facing west'],
    ['ದಕ್ಷಿಣ ದಿಕ್ಕಿನ ಬಾಗಿಲು ಬೇಡ', 'not-facing south'],
    ['east door must, 2bhk Wakad', 'bhk 2; facing east; loc Wakad'],
  ],
})
