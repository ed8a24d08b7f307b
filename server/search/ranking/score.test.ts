import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { kilometresBetween } from '#domain/place/distance.ts'
import {
  confirmedDays,
  halfFigureShare,
  halfNearKilometres,
  rankingWeights,
  recencyHalfLifeDays,
} from '#domain/search/ranking.ts'
import { useApp } from '#test/app.ts'
import { rankingPoints } from './score.ts'

const site = useApp()

/** A listing and a search as the score sees them. */
interface Case {
  /** How many of the words are in the title, and how many of the others in the address. */
  inTitle: number
  inPlace: number
  /** Degrees north of the named place; null if the listing's location is unknown. */
  north: number | null
  ageDays: number
  score: number | null
  isLet: boolean
  confirmedDays: number
  /** How far the price is from the named one, as a share of it. */
  away: number
}

const plain: Case = {
  inTitle: 0,
  inPlace: 0,
  north: null,
  ageDays: 10_000,
  score: 0,
  isLet: false,
  confirmedDays: 10_000,
  away: 1_000_000,
}
const namedPrice = 50_000
const now = 1_800_000_000
const day = 86_400
const point = { latitude: 12.97, longitude: 77.75 }
const named = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => ` word${first + index}`).join('')

/** Returns the scores of many cases with the same number of words, in one query. */
async function pointsOf(cases: readonly Case[], words = 2): Promise<number[]> {
  const rows = cases.map((one, index) => ({
    index,
    listed_at: now - Math.round(one.ageDays * day),
    confirmed_at: now - Math.round(one.confirmedDays * day),
    is_let: one.isLet,
    score: one.score,
    latitude: one.north === null ? null : point.latitude + one.north,
    longitude: one.north === null ? null : point.longitude,
    title: named(one.inTitle),
    place: named(one.inPlace, one.inTitle),
    price: Math.round(namedPrice * (1 + one.away)),
  }))
  const asked = Array.from({ length: words }, (_, index) => `word${index}`)
  const figures = [{ of: 'price' as const, value: namedPrice }]
  const wanted = { words: asked, preferences: [], point, figures }
  const found = await sql<{ points: number }>`
    select ${rankingPoints(wanted, now)} as points
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (index int, listed_at bigint,
      confirmed_at bigint, is_let boolean, score smallint, latitude float8, longitude float8,
      title text, place text, price bigint)
    order by index`.execute(site.context.db)
  return found.rows.map(({ points }) => points)
}
const points = async (changes: Partial<Case> = {}) => {
  const [found = Number.NaN] = await pointsOf([{ ...plain, ...changes }])
  return found
}

/** To the four decimals of a score. */
const difference = (one: number, other: number) => Math.round((one - other) * 10_000) / 10_000

describe('the score of a listing', () => {
  test('is 100 for the best possible one', async () => {
    const best = { inTitle: 2, north: 0, ageDays: 0, score: 100, confirmedDays: 0, away: 0 }
    assert.equal(await points(best), 100)
    assert.deepEqual(await pointsOf([plain], 0), [0])
    const all = Object.values(rankingWeights).reduce((sum, weight) => sum + weight, 0)
    assert.equal(all, 100)
  })

  test('is higher for a word in the title than in the address, and lowest elsewhere', async () => {
    assert.ok((await points({ inTitle: 1 })) > (await points({ inPlace: 1 })))
    assert.ok((await points({ inPlace: 1 })) > (await points()))
    assert.ok((await points({ inTitle: 2 })) > (await points({ inTitle: 1, inPlace: 1 })))
  })

  test('prefers all words in the title to being brand-new, but not also complete', async () => {
    const named = await points({ inTitle: 2 })
    assert.ok(named > (await points({ ageDays: 0 })))
    assert.ok(named < (await points({ ageDays: 0, score: 100, confirmedDays: 0 })))
  })

  test('prefers being new to words in the address alone', async () => {
    assert.ok((await points({ ageDays: 0 })) > (await points({ inPlace: 2 })))
  })

  test('halves its recency with each half-life, and ignores a wrong clock', async () => {
    const gain = async (ageDays: number) => difference(await points({ ageDays }), await points())
    const half = rankingWeights.recency / 2
    assert.ok(Math.abs((await gain(recencyHalfLifeDays)) - half) < 0.001)
    assert.ok(Math.abs((await gain(recencyHalfLifeDays * 2)) - half / 2) < 0.001)
    assert.equal(await gain(-3), await gain(0))
  })

  test('falls with the distance from the named place, and has none of it if unknown', async () => {
    const gain = async (north: number | null) => difference(await points({ north }), await points())
    assert.equal(await gain(0), rankingWeights.distance)
    assert.equal(await gain(null), 0)
    for (const north of [0.005, 0.018, 0.4]) {
      const away = kilometresBetween(point, { ...point, latitude: point.latitude + north })
      const share = halfNearKilometres / (halfNearKilometres + away)
      assert.ok(Math.abs((await gain(north)) - rankingWeights.distance * share) < 0.001)
    }
  })

  test('falls with the distance from the named price, above it as below', async () => {
    const gain = async (away: number) => difference(await points({ away }), await points())
    assert.equal(await gain(0), rankingWeights.figures)
    for (const side of [-1, 1]) {
      assert.ok(Math.abs((await gain(side * halfFigureShare)) - rankingWeights.figures / 2) < 0.001)
      assert.ok((await gain(side * 0.01)) > (await gain(side * 0.02)))
    }
  })

  test('counts a listing that is not rated yet as half complete', async () => {
    assert.equal(await points({ score: null }), await points({ score: 50 }))
  })

  test('keeps, fades and loses a confirmation, sooner for a rent than for a sale', async () => {
    const gain = async (days: number, isLet = false) =>
      difference(await points({ confirmedDays: days, isLet }), await points({ isLet }))
    for (const [isLet, days] of [
      [true, confirmedDays.let],
      [false, confirmedDays.sold],
    ] as const) {
      assert.equal(await gain(0, isLet), rankingWeights.confirmed)
      assert.equal(await gain(days, isLet), rankingWeights.confirmed)
      assert.ok(Math.abs((await gain(days * 1.5, isLet)) - rankingWeights.confirmed / 2) < 0.001)
      assert.equal(await gain(days * 2, isLet), 0)
    }
    assert.ok((await gain(40, true)) < (await gain(40)))
  })
})

test('more of a good thing never lowers the score, which is within 0 and 100', async () => {
  const words = 5
  const days = fc.double({ min: 0, max: 4_000, noNaN: true })
  const some: fc.Arbitrary<Case> = fc
    .record({
      title: fc.integer({ min: 0, max: words }),
      place: fc.integer({ min: 0, max: words }),
      north: fc.option(fc.double({ min: 0, max: 0.5, noNaN: true })),
      ageDays: days,
      score: fc.integer({ min: 0, max: 100 }),
      isLet: fc.boolean(),
      confirmedDays: days,
      away: fc.double({ min: -0.9, max: 2, noNaN: true }),
    })
    .map(({ title, place, ...rest }) => {
      return { ...rest, inTitle: title, inPlace: Math.min(place, words - title) }
    })
  const cases = fc.sample(fc.tuple(some, days), 300)
  const compared = cases.flatMap(([one, more]) => {
    const better: Partial<Case>[] = [
      { ageDays: one.ageDays / 2 },
      { away: one.away / 2 },
      { confirmedDays: Math.max(0, one.confirmedDays - more) },
      { score: Math.min(100, (one.score ?? 0) + 7) },
    ]
    if (one.north !== null) better.push({ north: one.north / 3 })
    if (one.inPlace > 0) better.push({ inTitle: one.inTitle + 1, inPlace: one.inPlace - 1 })
    if (one.inTitle + one.inPlace < words) better.push({ inPlace: one.inPlace + 1 })
    return better.map((change) => ({ before: one, after: { ...one, ...change } }))
  })
  const before = await pointsOf(
    compared.map((pair) => pair.before),
    words,
  )
  const after = await pointsOf(
    compared.map((pair) => pair.after),
    words,
  )
  compared.forEach((pair, index) => {
    const [low = Number.NaN, high = Number.NaN] = [before[index], after[index]]
    assert.ok(low >= 0 && high <= 100 && high >= low, JSON.stringify({ ...pair, low, high }))
  })
})
