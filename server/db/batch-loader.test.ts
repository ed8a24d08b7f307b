import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { makeBatchLoader } from './batch-loader.ts'

/** A loader that responds when the test says so. */
function slowly(max: number) {
  const asked: { questions: number[]; answer(): void; fail(): void }[] = []
  const ask = makeBatchLoader(
    max,
    (questions: number[]) =>
      new Promise<number[]>((resolve, reject) => {
        const answer = () => resolve(questions.map((question) => question * 10))
        asked.push({ questions, answer, fail: () => reject(new Error('away')) })
      }),
  )
  return { asked, ask }
}

/** Calls made in the same tick are sent at its end. */
const endOfMoment = () => Promise.resolve()

describe('batching concurrent requests', () => {
  test('concurrent requests form a batch, later ones the next, in order', async () => {
    const { asked, ask } = slowly(10)
    const first = [ask(1), ask(2)]
    await endOfMoment()
    const others = [ask(3), ask(4)]
    await endOfMoment()
    assert.deepEqual(
      asked.map(({ questions }) => questions),
      [[1, 2]],
      'what comes while others are asked is not answered by them: it may be older',
    )
    asked[0]?.answer()
    assert.deepEqual(await Promise.all(first), [10, 20])
    assert.deepEqual(asked[1]?.questions, [3, 4])
    asked[1]?.answer()
    assert.deepEqual(await Promise.all(others), [30, 40])
  })

  test('a batch has a maximum size', async () => {
    const { asked, ask } = slowly(2)
    const all = [1, 2, 3, 4, 5].map(ask)
    await endOfMoment()
    for (const [round, last] of [1, 3, 4].entries()) {
      asked[round]?.answer()
      await all[last]
    }
    assert.deepEqual(
      asked.map(({ questions }) => questions),
      [[1, 2], [3, 4], [5]],
    )
  })

  test('a failed batch rejects its requests only', async () => {
    const { asked, ask } = slowly(10)
    const first = ask(1)
    await endOfMoment()
    const next = ask(2)
    asked[0]?.fail()
    await assert.rejects(first, /away/)
    asked[1]?.answer()
    assert.equal(await next, 20)
  })
})
