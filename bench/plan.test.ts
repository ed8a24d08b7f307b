import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { z } from 'zod'
import { endpoints } from '#contract/index.ts'
import { even } from './dataset/even.ts'
import { doubtsOf } from './plan.ts'
import { publicCalls } from './public-call.ts'

const tables = new Map([
  ['property', 1_000_000],
  ['location', 900],
])
const doubtful = (...lines: string[]) => doubtsOf(lines, tables).map(({ reason }) => reason)

describe('a plan', () => {
  test('is doubted for a big table read whole, not for a small one', () => {
    assert.deepEqual(
      doubtful(
        'Seq Scan on property  (cost=0.00..9 rows=900000 ' +
          'width=8) (actual time=0.1..2 rows=850000.00 loops=1)',
        '  ->  Seq Scan on location city  (cost=0.00..9 rows=900 width=8) (actual ' +
          'time=0.1..2 rows=900.00 loops=1)',
      ),
      ['reads all 10,00,000 rows'],
    )
  })

  test('is doubted where more than a hundred times as many rows come as expected', () => {
    const line = (expected: number, found: number) =>
      `  ->  Index Scan using x on property  (cost=0.00..9 rows=${expected} width=8) (actual ` +
      `time=0.1..2 rows=${found}.00 loops=1)`
    assert.deepEqual(doubtful(line(5, 501)), ['5 rows expected, 501.00 found'])
    assert.deepEqual(doubtful(line(5, 499)), [])
    assert.deepEqual(doubtful(line(501, 5)), ['501 rows expected, 5.00 found'])
  })

  test('is not doubted where a limit stops it early, nor where it never ran', () => {
    assert.deepEqual(
      doubtful(
        'Limit  (cost=0.00..9 rows=12 width=8) (actual time=0.1..2 rows=12.00 loops=1)',
        '  ->  Index Scan using x on property  (cost=0.00..9 rows=850000 width=8) (actual ' +
          'time=0.1..2 rows=12.00 loops=1)',
      ),
      [],
    )
    assert.deepEqual(
      doubtful('  ->  Seq Scan on property  (cost=0.00..9 rows=850000 width=8) (never executed)'),
      [],
    )
  })
})

test('every public read is among those whose plans are looked at', () => {
  const supply = {
    ...{
      cities: ['Pune'],
      listings: ['listing'],
      spareListings: [],
      live: 100_000,
      cursors: ['cursor'],
    },
    ...{ brokers: ['broker'], dataset: even },
  }
  const asked = publicCalls(supply).map((path) => path.replace('/api', '').split('?')[0] ?? '')
  const missing = endpoints
    .filter(({ method, access }) => method === 'GET' && access === 'public')
    // What a letter's link asks is one row by its key.
    .filter(({ query }) => !(query instanceof z.ZodObject && 'token' in query.shape))
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('/:token'))
    .filter((path) => {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
      return !asked.some((one) => pattern.test(one))
    })
  assert.deepEqual(missing, [])
})
