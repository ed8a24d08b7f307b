import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { coverOf } from './bitmap-range.ts'

let database: TestDatabase
before(async () => {
  database = await testDatabase()
})
after(() => database.drop())

/** What PostgreSQL calls the buckets of these numbers. */
async function bucketsOf(amounts: number[]): Promise<string[][]> {
  const { rows } = await database.pool.query<{ buckets: string[] }>(
    `select property_buckets('price', amount::text::numeric) as buckets
     from unnest($1::float8[]) with ordinality as given (amount, place) order by place`,
    [amounts],
  )
  return rows.map(({ buckets }) => buckets)
}

test('a number is in a bucket inside only if it is in the range, and in none only if it is not', async () => {
  const whole = fc.oneof(fc.nat({ max: 2_000 }), fc.maxSafeNat())
  const amount = fc.oneof(whole, fc.double({ min: 0, max: 1e15, noNaN: true }))
  const bound = fc.option(whole, { nil: undefined })
  await fc.assert(
    fc.asyncProperty(
      fc.array(amount, { minLength: 5 }),
      bound,
      bound,
      async (given, least, most) => {
        const amounts = [...given, ...[least, most].flatMap((end) => end ?? [])]
        const { inside, across } = coverOf('price', least, most)
        assert.ok(inside.length + across.length < 60, `${inside.length + across.length} buckets`)
        for (const [index, buckets] of (await bucketsOf(amounts)).entries()) {
          const one = amounts[index] ?? 0
          const isIn = one >= (least ?? 0) && one <= (most ?? Number.POSITIVE_INFINITY)
          const isInside = buckets.some((bucket) => inside.includes(bucket))
          const isFound = isInside || buckets.some((bucket) => across.includes(bucket))
          if (isInside) assert.ok(isIn, `${one} is not from ${least} to ${most}`)
          if (isIn) assert.ok(isFound, `${one} is from ${least} to ${most}`)
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('a whole decade is one bucket, and an end on a round number needs no second look', () => {
  assert.deepEqual(coverOf('price', 1_000_000, 10_000_000), {
    inside: [':price 7 '],
    across: [':price 8 10'],
  })
  assert.deepEqual(coverOf('area', 1_200, undefined).across, [])
})
