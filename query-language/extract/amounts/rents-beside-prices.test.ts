import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { expectParses } from '#query-language/corpus/expect-parses.ts'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

expectParses({
  'a rent beside the price of a home is what somebody pays now': [
    ['१४ हजार भाडं देतो, १ बीएचके बदलापूर ४२ लाखांपर्यंत', 'bhk 1; loc Badlapur; max 42L'],
    [
      'rent 17k now so EMI near 35k, flat in Garia up to 45 lakh',
      'loc Garia; max 45L; type apartment',
    ],
  ],
  'a rent alone, or beside a deposit or a lease, is asked for': [
    ['2bhk rent 40k deposit 25 lakh', 'bhk 2; deposit 25L; max 40k; rent'],
    ['sold my flat for 80 lakh, now need 2bhk on rent 30k Pune', 'bhk 2; city Pune; max 30k; rent'],
    ['house for lease 25 lakh Mysore', 'city Mysuru; lease; max 25L; type house'],
    ['house for lease 25 lakh, rent 20k Mysore', 'city Mysuru; lease; max 20k; type house'],
  ],
})

describe('with "or" between a rent and a price the later one is the second choice', () => {
  const gazetteer = buildGazetteer([])
  const cases = [
    ['2bhk Pune, buy upto 60 lakh or rent upto 25k', 'bhk 2; city Pune; max 60L', 'max 25k'],
    ['2bhk Pune rent 25k ya 60 lakh tak', 'bhk 2; city Pune; max 25k; rent', 'max 60L'],
  ] as const
  for (const [text, wish, choice] of cases)
    test(text, () => {
      const { slots } = parseQuery(text, gazetteer)
      const said = (isElse: boolean) =>
        toShorthand(slots.filter((slot) => Boolean(slot.isElse) === isElse)).join('; ')
      assert.deepEqual([said(false), said(true)], [wish, choice])
    })
})
