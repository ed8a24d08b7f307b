import { type ExamplesByRule, expectParses } from '#query-language/corpus/expect-parses.ts'

const rules: ExamplesByRule = {
  'how people say what a home has': [
    ['2bhk Wakad, bore hona chahiye', 'bhk 2; has Borewell; loc Wakad'],
    [
      '2bhk Wakad, wheel chair access, guards',
      'bhk 2; has Security; has Wheelchair access; loc Wakad',
    ],
    ['2bhk Wakad, naukar ka room', 'bhk 2; has Servant room; loc Wakad'],
    [
      '2bhk Wakad, pipeline gas, own water tank',
      'bhk 2; has Piped gas; has Water supply; loc Wakad',
    ],
    ['2bhk Wakad, hilltop view', 'bhk 2; has Hill view; loc Wakad'],
    ['2bhk Wakad, bathroom attached', 'bhk 2; has Attached bathroom; loc Wakad'],
    ['फैक्ट्री शेड, फायर एनओसी', 'has Fire safety; type industrial'],
    ['2 बीएचके वाकड, हवा और धूप', 'bhk 2; has Sunlight; loc Wakad'],
    ['ପାଣି ସୁବିଧା ଭଲ', 'has Water supply'],
  ],
}

expectParses(rules)
