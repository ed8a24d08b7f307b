import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Figures, measureInTurn, rounds } from './measure.ts'

const rates = [400, 900, 700, 100, 600, 300, 800]

/** Says its name each time and gives another figure, the middle one of all being 600. */
function measured(name: string, asked: string[], errors: number[]): () => Promise<Figures> {
  let round = 0
  return async () => {
    asked.push(name)
    const perSecond = rates[round] ?? 0
    return { median: 1_000 / perSecond, p99: 5, perSecond, count: 10, errors: errors[round++] ?? 0 }
  }
}

test('two are asked in turn, and the round in the middle of each counts with the errors of all', async () => {
  assert.equal(rates.length, rounds)
  const asked: string[] = []
  const [one, other] = await measureInTurn(
    measured('one', asked, [0, 2, 0, 1]),
    measured('other', asked, []),
  )
  assert.deepEqual(
    asked,
    rates.flatMap(() => ['one', 'other']),
  )
  const middle = { median: 1_000 / 600, p99: 5, perSecond: 600, count: 70 }
  assert.deepEqual(one, { ...middle, errors: 3 })
  assert.deepEqual(other, { ...middle, errors: 0 })
})
