import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import {
  confirmedDays,
  halfNearKilometres,
  type RankingSignals,
  rankingScore,
  rankingWeights,
  recencyHalfLifeDays,
} from './ranking.ts'

const plain: RankingSignals = {
  wordsAsked: 2,
  wordsInTitle: 0,
  wordsInPlace: 0,
  kilometres: undefined,
  ageDays: 10_000,
  quality: 0,
  isLet: false,
  confirmedDays: 10_000,
}
const score = (changes: Partial<RankingSignals> = {}) => rankingScore({ ...plain, ...changes })

describe('what a listing gets points for', () => {
  test('the best there is has 100 points, the least of a search without words none', () => {
    const best = { wordsInTitle: 2, kilometres: 0, ageDays: 0, quality: 100, confirmedDays: 0 }
    assert.equal(score(best), 100)
    assert.equal(score({ wordsAsked: 0 }), 0)
    const all = Object.values(rankingWeights).reduce((sum, weight) => sum + weight, 0)
    assert.equal(all, 100)
  })

  test('a word in the title counts more than in the address, and there more than elsewhere', () => {
    assert.ok(score({ wordsInTitle: 1 }) > score({ wordsInPlace: 1 }))
    assert.ok(score({ wordsInPlace: 1 }) > score())
    assert.ok(score({ wordsInTitle: 2 }) > score({ wordsInTitle: 1, wordsInPlace: 1 }))
  })

  test('all words in the title outweigh being brand-new, but not also being complete', () => {
    const named = score({ wordsInTitle: 2 })
    assert.ok(named > score({ ageDays: 0 }))
    assert.ok(named < score({ ageDays: 0, quality: 100, confirmedDays: 0 }))
  })

  test('being new outweighs words in the address alone', () => {
    assert.ok(score({ ageDays: 0 }) > score({ wordsInPlace: 2 }))
  })

  test('recency halves with each half-life, and a clock that is behind brings nothing more', () => {
    const gain = (ageDays: number) => score({ ageDays }) - score()
    assert.ok(Math.abs(gain(recencyHalfLifeDays) - rankingWeights.recency / 2) < 0.001)
    assert.ok(Math.abs(gain(recencyHalfLifeDays * 2) - rankingWeights.recency / 4) < 0.001)
    assert.equal(gain(-3), gain(0))
  })

  test('near the named place counts, half of it at two kilometres; an unknown place counts nothing', () => {
    const gain = (kilometres: number | undefined) => score({ kilometres }) - score()
    assert.equal(gain(0), rankingWeights.distance)
    assert.ok(Math.abs(gain(halfNearKilometres) - rankingWeights.distance / 2) < 0.001)
    assert.equal(gain(undefined), 0)
  })

  test('a confirmation holds, fades and ends; for a rent sooner than for a sale', () => {
    const gain = (days: number, isLet = false) => score({ confirmedDays: days, isLet }) - score()
    for (const [isLet, days] of [
      [true, confirmedDays.let],
      [false, confirmedDays.sold],
    ] as const) {
      assert.equal(gain(0, isLet), rankingWeights.confirmed)
      assert.equal(gain(days, isLet), rankingWeights.confirmed)
      assert.ok(Math.abs(gain(days * 1.5, isLet) - rankingWeights.confirmed / 2) < 0.001)
      assert.equal(gain(days * 2, isLet), 0)
    }
    assert.ok(gain(40, true) < gain(40))
  })
})

test('more of a good thing never lowers the score, and all scores are within 0 and 100', () => {
  const days = fc.double({ min: 0, max: 4_000, noNaN: true })
  const signals: fc.Arbitrary<RankingSignals> = fc
    .record({
      asked: fc.integer({ min: 0, max: 6 }),
      title: fc.integer({ min: 0, max: 6 }),
      place: fc.integer({ min: 0, max: 6 }),
      kilometres: fc.option(fc.double({ min: 0, max: 60, noNaN: true }), { nil: undefined }),
      ageDays: days,
      quality: fc.integer({ min: 0, max: 100 }),
      isLet: fc.boolean(),
      confirmedDays: days,
    })
    .map(({ asked, title, place, ...rest }) => {
      const wordsInTitle = Math.min(title, asked)
      const wordsInPlace = Math.min(place, asked - wordsInTitle)
      return { ...rest, wordsAsked: asked, wordsInTitle, wordsInPlace }
    })
  fc.assert(
    fc.property(signals, days, (one, more) => {
      const before = rankingScore(one)
      assert.ok(before >= 0 && before <= 100)
      const better: Partial<RankingSignals>[] = [
        { ageDays: one.ageDays / 2 },
        { confirmedDays: Math.max(0, one.confirmedDays - more) },
        { quality: Math.min(100, one.quality + 7) },
      ]
      if (one.kilometres !== undefined) better.push({ kilometres: one.kilometres / 3 })
      if (one.wordsInPlace > 0) {
        better.push({ wordsInTitle: one.wordsInTitle + 1, wordsInPlace: one.wordsInPlace - 1 })
      }
      if (one.wordsInTitle + one.wordsInPlace < one.wordsAsked) {
        better.push({ wordsInPlace: one.wordsInPlace + 1 })
      }
      for (const change of better) {
        assert.ok(rankingScore({ ...one, ...change }) >= before, JSON.stringify(change))
      }
    }),
  )
})
