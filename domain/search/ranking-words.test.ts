import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardsPerSponsored, maxSponsored } from '#domain/plan/sponsored.ts'
import {
  confirmedDays,
  halfFigureShare,
  halfNearKilometres,
  preferencePoints,
  rankingWeights,
  recencyHalfLifeDays,
  wordShares,
} from './ranking.ts'
import { preferenceReason, rankingReasons, sponsoredReasons } from './ranking-words.ts'

test('the explanation of the order matches the weights of the ranking', () => {
  assert.deepEqual(
    rankingReasons().map(({ points }) => points),
    Object.values(rankingWeights).toSorted((one, other) => other - one),
  )
  const reasons = rankingReasons().map(({ text }) => text)
  const text = [...reasons, preferenceReason(), ...sponsoredReasons()].join(' ')
  for (const number of [
    `address ${wordShares.place * 100}%`,
    `elsewhere ${wordShares.elsewhere * 100}%`,
    `${halfFigureShare * 100}% away from it gets half`,
    `${halfNearKilometres} km away gets half`,
    `half after ${recencyHalfLifeDays} days`,
    `for ${confirmedDays.let} days after`,
    `for ${confirmedDays.sold} days`,
    `one card in ${cardsPerSponsored} `,
    `up to ${preferencePoints} points`,
    `at most ${maxSponsored} in one list`,
  ]) {
    assert.ok(text.includes(number), number)
  }
})
