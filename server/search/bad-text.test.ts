import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { processorTime } from '#test/processor-time.ts'

const site = useApp()

/** Returns the lowest of several response times of a search, each one not cached. */
async function costOf(search: string, check: (status: number, body: unknown) => void) {
  const times: number[] = []
  for (let round = 0; round < 6; round++) {
    // Other requests wait at most as long as this process is busy with it.
    times.push(
      await processorTime(async () => {
        const query = { search, limit: String(12 + round) }
        const { status, body } = await site.call(property.publicList, { query })
        check(status, body)
      }),
    )
  }
  return Math.min(...times)
}

const isAnswered = (status: number) => assert.equal(status, 200)

/** Maximum cost, as a multiple of a search of two words on this machine. */
const maxTimes = 8
/** Maximum on any machine, in milliseconds. */
const maxMs = 250

async function assertCheap(search: string, check: (status: number, body: unknown) => void) {
  const cost = await costOf(search, check)
  const plain = await costOf('2 bhk', isAnswered)
  assert.ok(cost < maxMs && cost < plain * maxTimes, `${cost} ms, and ${plain} ms for two words`)
}

describe('bad input', () => {
  const texts = {
    'a thousand letters': 'a'.repeat(1_000),
    'regular expressions': '((((a+)+)+)+)+$ .*.*.*.* [a-z]{1,99}',
    wildcards: "%' or 1=1; -- _ % \\ ''",
    'five hundred terms': 'a b c d e f g h '.repeat(62).trim(),
    'hundreds of misspelt terms': 'ba de ko gu pi '.repeat(66).trim(),
    'mixed scripts and emoji': '३ bhk 平方 квартира 🏠 \u200f',
    'range upon range': '1 to 2 - 3 to 4 cr '.repeat(52),
    'places of several words':
      'Wish Town, Golf Course Ext, Mayur Vihar I, BKC, NFC, Manyata, GK1, SPR',
  }
  for (const [name, text] of Object.entries(texts)) {
    test(`${name}: does not delay a search`, () => assertCheap(text, isAnswered))
  }

  test('that is too long or cannot be stored is refused by name', async () => {
    const bomb = '((((a+)+)+)+)+$'.repeat(3_000)
    for (const search of ['a'.repeat(1_001), 'x'.repeat(50_000), bomb, 'a\u0000b']) {
      await assertCheap(search, (status, body) => {
        assert.ok(status === 400 || status === 414 || status === 431, String(status))
        if (status === 400) assert.match(JSON.stringify(body), /1,000 characters|cannot search for/)
      })
    }
  })
})
