import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'how many share a room of a PG': [
    ['pg Wakad double sharing', 'loc Wakad; pg; sharing 2'],
    ['pg Wakad 4 sharing', 'loc Wakad; pg; sharing 4'],
    ['hostel Wakad single or double room', 'loc Wakad; pg; sharing 1,2'],
    ['pg Wakad 2 sharing ya triple', 'loc Wakad; pg; sharing 2,3'],
    ['pg Wakad akela kamra', 'loc Wakad; pg; sharing 1'],
    ['pg Wakad teen log ek kamre me', 'loc Wakad; pg; sharing 3'],
    ['वाकड में पीजी, डबल शेयरिंग', 'loc Wakad; pg; sharing 2'],
    ['pg Wakad two person sharing', 'loc Wakad; pg; sharing 2'],
  ],
  'a limit or a refusal leaves fewer': [
    ['pg Wakad not more than 3 sharing', 'loc Wakad; pg; sharing 1,2,3'],
    ['pg Wakad triple sharing nahi', 'loc Wakad; pg; sharing 1,2'],
    ['pg Wakad no sharing', 'loc Wakad; pg; sharing 1'],
    ['pg Wakad triple sharing bhi chalega', 'loc Wakad; pg; sharing 1,2,3'],
  ],
  'a single room elsewhere is a home': [['single room Wakad rent 6k', 'loc Wakad; max 6k; rent']],
})
