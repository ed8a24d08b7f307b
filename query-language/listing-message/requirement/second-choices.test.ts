import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { readRequirement } from './read-requirement.ts'

const gazetteer = buildGazetteer([])
const read = (text: string) => readRequirement(text, gazetteer, '2026-11-29')
const termsOf = (text: string) =>
  (read(text)?.terms ?? []).map(({ strength, text: words }) => `${strength}: ${words}`)
const searchOf = (text: string) => read(text)?.search ?? ''

describe('what is taken where the first choice is not found', () => {
  const cases: readonly (readonly [text: string, term: string, not: RegExp])[] = [
    [
      'Need 2bhk on rent, 55k\nAndheri W, Goregaon W. Malad W can see if nothing else',
      'soft: Malad W can see if nothing else',
      /malad/i,
    ],
    ['Villa in Baner, plot also ok', 'soft: plot', /plot/],
    [
      '2bhk flat for rent in Rajkot, 15k\nIf PG type house with cook then also tell',
      'soft: If PG type house with cook then also tell',
      /PG|house/,
    ],
    [
      'Need industrial shed 15000 sft in Waluj to buy\nor else industrial plot 1 to 1.5 acre',
      'soft: or else industrial plot 1 to 1.5 acre',
      /acre/,
    ],
    [
      'Jaipur villa purchase 3 bhk\nVaishali Nagar; alternately Mansarovar',
      'soft: alternately Mansarovar',
      /Mansarovar/,
    ],
    [
      'Need 2 bhk on rent, 18-25k, Kadri\nLease (lumpsum) also ok upto 8L if no rent option',
      'soft: Lease (lumpsum) also ok upto 8L if no rent option',
      /lease|lakh/,
    ],
    [
      '4 bhk floor to buy in Alaknanda Delhi\n3rd floor first choice, else 1st floor. No basement',
      'soft: else 1st floor',
      /1st/,
    ],
    [
      'Kothi on rent, Chandigarh sector 8\nPanchkula sec 6 only if v. good',
      'soft: Panchkula sec 6 only if v. good',
      /Panchkula/,
    ],
    ['२ बीएचके पाहिजे\nकोथरूड, वारजे (वारजे शेवटचा पर्याय)', 'soft: वारजे शेवटचा पर्याय', /Warje/],
  ]
  for (const [text, term, not] of cases)
    test(text.replaceAll('\n', ' / '), () => {
      assert.ok(termsOf(text).includes(term), termsOf(text).join('; '))
      assert.doesNotMatch(searchOf(text), not)
    })
})

test('a refusal ends with its line', () => {
  const text = 'Plot for bungalow Nagpur 50L\nGunthewari no\nBesa, Manish Nagar'
  assert.match(searchOf(text), /in Besa/)
  assert.doesNotMatch(searchOf(text), /not in/)
})

test('what has no limit, and a number before a name, refuse nothing', () => {
  const text = 'Need 3bhk to buy in Bhopal, 10 No Market\nBudget 90 lakh, no fixed cap\nKaran Bedi'
  assert.deepEqual(
    termsOf(text).filter((term) => term.startsWith('excluded')),
    [],
  )
})

test('what comes on top of a budget is none', () => {
  assert.doesNotMatch(
    searchOf('Villa in Jaipur to buy, budget 1.4 crore stretchable 10 L for right one'),
    /10 lakh/,
  )
})
