import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'a workplace is let to no kind of people': [
    ['factory shed in Ludhiana, five women helpers with me', 'city Ludhiana; type industrial'],
    ['office in Pune, the ladies have babies', 'city Pune; type office'],
  ],
  'a home is': [
    ['flat in Pune for women', 'city Pune; for women; type apartment'],
    ['flat or office in Pune for women', 'city Pune; for women; type apartment; type office'],
  ],
})
