import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { bucketsBetween, coverOf } from './range-buckets.ts'

let database: TestDatabase
before(async () => {
  database = await testDatabase()
})
after(() => database.drop())

/** Returns the terms that PostgreSQL computes for these numbers. */
async function wordsOf(amounts: number[]): Promise<string[][]> {
  const { rows } = await database.pool.query<{ words: string[] }>(
    `select property_buckets('price', amount::text::numeric)
       || property_bounds('price', amount::text::numeric) as words
     from unnest($1::float8[]) with ordinality as given (amount, place) order by place`,
    [amounts],
  )
  return rows.map(({ words }) => words)
}

const prices = fc.oneof(
  fc.nat({ max: 2_000 }),
  fc.maxSafeNat(),
  // As in listings and filters: a few digits and zeros.
  fc
    .tuple(fc.nat({ max: 1_200 }), fc.nat({ max: 8 }))
    .map(([leading, noughts]) => leading * 10 ** noughts),
)
const bound = fc.option(prices, { nil: undefined })

test('terms are certain only for numbers in the range, and never miss one', async () => {
  const amount = fc.oneof(prices, fc.double({ min: 0, max: 1e15, noNaN: true }))
  await fc.assert(
    fc.asyncProperty(fc.array(amount, { minLength: 5 }), bound, bound, async (given, min, max) => {
      const around = [min, max].flatMap((end) =>
        end === undefined
          ? []
          : [end - 1, end - 0.5, end, end + 0.5, end + 1].filter((near) => near >= 0),
      )
      const amounts = [...given, ...around]
      const { inside, outside, across } = coverOf('price', min, max)
      for (const [index, words] of (await wordsOf(amounts)).entries()) {
        const one = amounts[index] ?? 0
        const hasOne = (asked: string[]) => words.some((word) => asked.includes(word))
        const isIn = one >= (min ?? 0) && one <= (max ?? Number.POSITIVE_INFINITY)
        const isInside = hasOne(inside) && !hasOne(outside)
        if (isInside) assert.ok(isIn, `${one} is not from ${min} to ${max}`)
        if (isIn) assert.ok(isInside || hasOne(across), `${one} is from ${min} to ${max}`)
      }
    }),
    { numRuns: 400 },
  )
})

test('a limit of three digits and zeros needs few terms and no check in the table', () => {
  assert.deepEqual(coverOf('price', undefined, 8_500_000), {
    inside: [':price <7', ':price <7 8', ':price <7 85', ':price =7 850'],
    outside: [],
    across: [],
  })
  assert.deepEqual(coverOf('price', 15_000, 30_000), {
    inside: [':price <5 3', ':price =5 300'],
    outside: [':price <5 15'],
    across: [],
  })
  assert.deepEqual(coverOf('price', 5_000_000, 12_500_000), {
    inside: [':price 7 ', ':price <8 12', ':price <8 125', ':price =8 125'],
    outside: [':price <7 5'],
    across: [],
  })
  assert.deepEqual(coverOf('area', 1_200, undefined).across, [])
  assert.deepEqual(coverOf('area', undefined, 1_234).across, [':area 4 12'])
})

test('a range has at most twenty terms, or thirty without an upper limit', () => {
  const asked = fc.option(fc.nat({ max: 999_999_999 }), { nil: undefined })
  fc.assert(
    fc.property(asked, asked, (min, max) => {
      const { inside, outside, across } = coverOf('price', min, max)
      const higher = max === undefined ? 10 : 0
      assert.ok(inside.length + outside.length + across.length <= 20 + higher)
    }),
  )
})

test('a range from a larger to a smaller number is empty', () => {
  const none = { inside: [], outside: [], across: [] }
  assert.deepEqual(coverOf('price', 10_000_000, 5_000_000), none)
  assert.deepEqual(coverOf('price', undefined, -1), none)
})

test('buckets between two prices contain each number once', async () => {
  const words = bucketsBetween('price', 2_500_000, 10_000_000)
  const counts = (await wordsOf([2_499_999.5, 2_500_000, 9_999_999, 10_000_000])).map(
    (own) => own.filter((word) => words.includes(word)).length,
  )
  assert.deepEqual(counts, [0, 1, 1, 0])
})
