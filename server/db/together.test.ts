import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { together } from './together.ts'

/** Answers when the test says so. */
function slowly(most: number) {
  const asked: { questions: number[]; answer(): void; fail(): void }[] = []
  const ask = together(
    most,
    (questions: number[]) =>
      new Promise<number[]>((resolve, reject) => {
        const answer = () => resolve(questions.map((question) => question * 10))
        asked.push({ questions, answer, fail: () => reject(new Error('away')) })
      }),
  )
  return { asked, ask }
}

describe('questions that come together', () => {
  test('are asked together once those before them are answered, each with its own answer', async () => {
    const { asked, ask } = slowly(10)
    const first = ask(1)
    const others = [ask(2), ask(3)]
    assert.deepEqual(
      asked.map(({ questions }) => questions),
      [[1]],
      'what comes while one is asked is not answered by it: it may be older',
    )
    asked[0]?.answer()
    assert.equal(await first, 10)
    assert.deepEqual(asked[1]?.questions, [2, 3])
    asked[1]?.answer()
    assert.deepEqual(await Promise.all(others), [20, 30])
  })

  test('are at most so many at once', async () => {
    const { asked, ask } = slowly(2)
    const all = [1, 2, 3, 4].map(ask)
    for (let round = 0; round < 3; round++) {
      asked[round]?.answer()
      await all[round]
    }
    await Promise.all(all)
    assert.deepEqual(
      asked.map(({ questions }) => questions),
      [[1], [2, 3], [4]],
    )
  })

  test('fail together, and those after them are asked all the same', async () => {
    const { asked, ask } = slowly(10)
    const first = ask(1)
    const next = ask(2)
    asked[0]?.fail()
    await assert.rejects(first, /away/)
    asked[1]?.answer()
    assert.equal(await next, 20)
  })
})
