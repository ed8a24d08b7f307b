import { type ExamplesByRule, expectParses } from '#query-language/corpus/expect-parses.ts'

const rules: ExamplesByRule = {
  'the words behind several landmarks serve all': [
    [
      'temple aur hospital walking distance, 3bhk Wakad',
      'bhk 3; loc Wakad; near hospital; near temple',
    ],
    ['church and school walkable, 3bhk Wakad', 'bhk 3; loc Wakad; near church; near school'],
    ['masjid walking pe, 3bhk Wakad', 'bhk 3; loc Wakad; near mosque'],
    ['hospital should be close, 3bhk Wakad', 'bhk 3; loc Wakad; near hospital'],
  ],
  'a reach is measured from the name before it where a postposition says so': [
    ['Golden temple to 15 minute ch pahunch jaiye', 'near golden temple 15min'],
    ['LPU to paidal 12 minute da rasta hove', 'near lpu 12min'],
    ['Sealdah station theke 12 minute hete', 'loc Sealdah; near railway station 12min'],
    ['school 3 km ullil aayal nannayi', 'near school 3000m'],
    ['ਸਕੂਲ ਤਿੰਨ ਕਿਲੋਮੀਟਰ ਦੇ ਅੰਦਰ ਹੋਵੇ', 'near school 3000m'],
    ['12 min drive from Manyata tech park', 'near manyata tech park 12min'],
  ],
  'a sentence behind a distance names nothing': [
    [
      '2bhk Thane. Station within 2 km. Otherwise call me',
      'bhk 2; city Thane; near railway station 2000m',
    ],
  ],
  'a name ends with its sentence': [['Within 4 km of KMC. After that we see', 'near kmc 4000m']],
  'a list of parts with one word behind it': [
    ['Koramangala 5th/6th block 2bhk', 'bhk 2; loc Koramangala Block 5; loc Koramangala Block 6'],
    ['JP Nagar 7th or 8th phase, 3bhk', 'bhk 3; loc JP Nagar Phase 7; loc JP Nagar Phase 8'],
    ['HSR Layout 1st or 2nd floor, 2bhk', 'bhk 2; floor 1; floor 2; loc HSR Layout'],
  ],
}

expectParses(rules)
