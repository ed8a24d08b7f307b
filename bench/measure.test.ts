import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Figures, measureAlternately, rounds } from './measure.ts'

/** Says its name each time, and gives so many answers a second in each round. */
function measured(
  { name, rates, errors }: { name: string; rates: number[]; errors: number[] },
  asked: string[],
): () => Promise<Figures> {
  let round = 0
  return async () => {
    asked.push(name)
    const perSecond = rates[round] ?? 0
    return { median: 1_000 / perSecond, p99: 5, perSecond, count: 10, errors: errors[round++] ?? 0 }
  }
}

test('two are asked in turn; the round of the middle ratio counts, with all errors', async () => {
  const asked: string[] = []
  // Twice as quick from the fourth round on: by themselves, the middle ones would be 440 and 1,000.
  const rates = [200, 240, 250, 420, 440, 430, 460, 490, 495, 450, 510]
  const one = { name: 'one', rates, errors: [0, 2, 0, 1] }
  const other = { name: 'other', rates: rates.map((_, at) => (at < 3 ? 500 : 1_000)), errors: [] }
  assert.equal(rates.length, rounds)
  const [ofOne, ofOther] = await measureAlternately(measured(one, asked), measured(other, asked))
  assert.deepEqual(
    asked,
    rates.flatMap((_, at) => (at % 2 === 0 ? ['one', 'other'] : ['other', 'one'])),
  )
  assert.deepEqual(ofOne, { median: 1_000 / 460, p99: 5, perSecond: 460, count: 110, errors: 3 })
  assert.deepEqual(ofOther, { median: 1, p99: 5, perSecond: 1_000, count: 110, errors: 0 })
})
