import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { property } from '#contract/property/property.ts'
import { Sort } from '#contract/property/vocabulary.ts'
import { rateListings } from '#server/property/rate-quality.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { secretsOf } from '#server/secret/secret.ts'
import { useApp } from '#test/app.ts'
import { walkedAt } from '#test/journey/walked-at.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { readCursor } from './cursor.ts'
import { maxSeen } from './seen-listings.ts'

const site = useApp()

const list = (query: Record<string, string> = {}) => site.call(property.publicList, { query })

async function makeMany(count: number, given: (index: number) => object = () => ({})) {
  const { id: brokerId } = await makeBroker(site.context.db)
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    ids.push((await makeProperty(site.context.db, { brokerId, ...given(index) })).id)
  }
  return ids
}

/** Follows `next` to the end. */
async function walk(
  query: Record<string, string>,
  between: () => Promise<unknown> = async () => {},
) {
  const ids: string[] = []
  let after: string | null | undefined
  do {
    const { status, body } = await list({ ...query, ...(after && { after }) })
    assert.equal(status, 200, JSON.stringify(body))
    ids.push(...body.properties.map(({ _id }) => _id))
    after = body.pagination.next
    assert.ok(ids.length < 1_000, 'the list has an end')
    await between()
  } while (after)
  return ids
}

describe('page and limit (QRY-01)', () => {
  const refused = ['1.5', '1e3', 'abc', '9007199254740993', ' 1', '0x10', '1,2']
  for (const value of refused) {
    test(`${value} is refused`, async () => {
      for (const name of ['page', 'limit']) {
        const { status, body } = await list({ [name]: value })
        assert.deepEqual([status, body.errors?.[0]?.path], [400, name])
      }
    })
  }

  test('outside the limits are set to the limits', async () => {
    await makeMany(2)
    const wanted: [string, string, number, number][] = [
      ['0', '0', 1, 1],
      ['-1', '-1', 1, 1],
      ['1', '1000000', 1, 100],
    ]
    for (const [page, limit, truePage, trueLimit] of wanted) {
      const { status, body } = await list({ page, limit })
      assert.deepEqual(
        [status, body.pagination.page, body.pagination.limit],
        [200, truePage, trueLimit],
      )
    }
  })

  test('far beyond the end give an empty page with the true total', async () => {
    await makeMany(3)
    const { status, body } = await list({ page: '1000000000', limit: '2' })
    assert.equal(status, 200)
    assert.deepEqual(body.properties, [])
    assert.deepEqual(body.pagination, {
      page: 1_000_000_000,
      limit: 2,
      total: 3,
      pages: 2,
      next: null,
    })
  })

  test('given twice are refused', async () => {
    const { statusCode } = await site.app.inject({ url: '/api/public/properties?page=1&page=2' })
    assert.equal(statusCode, 400)
  })
})

describe('a sort order', () => {
  test('is total among equals, repeatable, and the same by page and cursor (QRY-03)', async () => {
    const createdAt = new Date('2026-03-01T00:00:00Z')
    const ids = await makeMany(60, () => ({ price: 5_000_000, area: 900, createdAt }))
    for (const sort of Sort.keys) {
      const byPlace = await walk({ sort, limit: '7' })
      assert.deepEqual(byPlace.toSorted(), ids.toSorted())
      assert.deepEqual(await walk({ sort, limit: '11' }), byPlace)
      const byPage: string[] = []
      for (let page = 1; page <= 6; page++) {
        const { body } = await list({ sort, limit: '10', page: String(page) })
        byPage.push(...body.properties.map(({ _id }) => _id))
      }
      assert.deepEqual(byPage, byPlace)
    }
  })

  test('sorts by what it says', async () => {
    await makeMany(40, (index) => ({
      price: 1_000 + ((index * 7_919) % 97),
      area: 300 + ((index * 31) % 17),
      createdAt: new Date(Date.UTC(2026, 0, 1 + ((index * 13) % 29), 0, 0, 0, index)),
    }))
    const keys = {
      newest: ({ createdAt }: { createdAt: string }) => -Date.parse(createdAt),
      'price-asc': ({ price }: { price: number }) => price,
      'price-desc': ({ price }: { price: number }) => -price,
      area: ({ areaSqft }: { areaSqft: number }) => -areaSqft,
      rate: ({ price, areaSqft }: { price: number; areaSqft: number }) => price / areaSqft,
      cash: ({ cashNeeded }: { cashNeeded: number | null }) => cashNeeded ?? 1_000_000,
    }
    await sql`update property set cash_needed = nullif((price * 7) % 13, 0)`.execute(
      site.context.db,
    )
    for (const sort of Sort.keys) {
      // The other orders are tested in price.test.ts and relevance.test.ts.
      if (sort === 'drop' || sort === 'relevance') continue
      const { body } = await list({ sort, limit: '100' })
      const values = body.properties.map(keys[sort])
      assert.deepEqual(
        values,
        values.toSorted((one, other) => one - other),
        sort,
      )
    }
  })

  test('is the same for search words as for everything', async () => {
    await makeMany(25, (index) => ({ price: 1_000 + ((index * 7) % 5) }))
    assert.deepEqual(
      await walk({ sort: 'price-asc', limit: '4', search: 'lake' }),
      await walk({ sort: 'price-asc', limit: '25' }),
    )
  })
})

describe('a list that changes while somebody reads it (QRY-02)', () => {
  for (const query of [{}, { search: 'lake' }, { minPrice: '1' }] as Record<string, string>[]) {
    test(`${JSON.stringify(query)}: nothing twice, nothing missed of what stayed`, async () => {
      const { db } = site.context
      const start = await makeMany(30)
      const waiting = await makeMany(10, () => ({ status: 'pending' }))
      const walked = await walk({ ...query, limit: '4' }, async () => {
        await makeMany(2)
        const id = waiting.pop()
        if (id)
          await db
            .updateTable('property')
            .set({ status: 'approved' })
            .where('id', '=', id)
            .execute()
      })
      assert.equal(new Set(walked).size, walked.length)
      for (const id of start) assert.ok(walked.includes(id))
    })
  }
})

describe('a list whose homes move while somebody reads it', () => {
  const searches: Record<string, string>[] = [{}, { search: 'lake' }, { bedrooms: '2' }]
  // Each order with one of the searches, and with all of them in the long test run.
  for (const [place, sort] of Sort.keys.entries()) {
    const [first = {}, ...others] = [...searches.slice(place % 3), ...searches.slice(0, place % 3)]
    for (const query of walkedAt(first, ...others)) {
      test(`by ${sort} ${JSON.stringify(query)} shows each home once`, async () => {
        const { db } = site.context
        const ids = await makeMany(40, (index) => ({ price: 5_000_000 + index * 10_000 }))
        if (query.search) await foldWords(db)
        await rateListings(db)
        let round = 0
        const walked = await walk({ ...query, sort, limit: '6' }, async () => {
          round++
          // Homes at both ends of the order swap places, whether they were shown or not.
          for (const [index, id] of ids.entries()) {
            if ((index + round) % 3 > 0) continue
            const share = ((index * 7 + round * 11) % 40) / 40
            await db
              .updateTable('property')
              .set({ price: 4_000_000 + 2_000_000 * share, area: 500 + 2_000 * share })
              .where('id', '=', id)
              .execute()
            await db
              .updateTable('property_ranking')
              .set({ score: Math.round(100 * share) })
              .where('property_id', '=', id)
              .execute()
          }
        })
        assert.equal(walked.length, ids.length)
        assert.deepEqual(walked.toSorted(), ids.toSorted())
      })
    }
  }

  test('a home edited and approved between two pages is not shown twice', async () => {
    const { db } = site.context
    const ids = await makeMany(20)
    let first: string | undefined
    const walked = await walk({ search: 'lake', limit: '5' }, async () => {
      first ??= (await list({ search: 'lake', limit: '1' })).body.properties[0]?._id
      for (const status of ['pending', 'approved'] as const) {
        await db
          .updateTable('property')
          .set({ status, description: `Edited while ${status}` })
          .where('id', '=', first ?? '')
          .execute()
      }
      await foldWords(db)
      await rateListings(db)
    })
    assert.deepEqual(walked.toSorted(), ids.toSorted())
  })

  test('misses no home beyond the number of recorded ones either', async () => {
    const ids = await makeMany(maxSeen + 30, (index) => ({ price: 1_000_000 + (index % 50) }))
    const walked = await walk({ sort: 'price-asc', limit: '50' })
    assert.deepEqual(walked.toSorted(), ids.toSorted())
    const ranked = await walk({ sort: 'relevance', limit: '50' })
    assert.deepEqual(ranked.toSorted(), ids.toSorted())
  })
})

describe('a forged cursor (QRY-04)', () => {
  async function cursor(query: Record<string, string> = {}) {
    const { body } = await list({ limit: '2', ...query })
    assert.ok(body.pagination.next)
    return body.pagination.next
  }

  test('is refused whichever character was changed', async () => {
    await makeMany(5)
    const good = await cursor()
    for (let index = 0; index < good.length; index += 3) {
      const changed = good[index] === 'A' ? 'B' : 'A'
      const forged = good.slice(0, index) + changed + good.slice(index + 1)
      // Different last characters of base64 can decode to the same bytes.
      if (Buffer.from(forged, 'base64url').equals(Buffer.from(good, 'base64url'))) continue
      const { status, body } = await list({ after: forged, limit: '2' })
      assert.deepEqual([status, body.errors?.[0]?.path], [400, 'after'], forged)
    }
  })

  test('is refused with another order or other filters', async () => {
    await makeMany(5)
    const after = await cursor()
    for (const query of ['sort=price-asc', 'search=lake', 'bedrooms=2']) {
      const [name = '', value = ''] = query.split('=')
      assert.equal((await list({ [name]: value, after })).status, 400, query)
    }
    assert.equal((await list({ sort: 'newest', after, limit: '3' })).status, 200)
  })

  test('is refused whatever its content', async () => {
    for (const after of ['x', '.', 'a.b', 'WyIxIiwiMiJd.', '%00', '../..', "' or 1=1--"]) {
      assert.equal((await list({ after })).status, 400, after)
    }
  })

  test('is refused if an older release wrote it', () => {
    const secrets = secretsOf(Buffer.alloc(32, 7))
    const written = JSON.stringify(['7500000', '01a1fe1e-b7c9-728d-bfc4-e500d294b824'])
    const signature = secrets.sign('property cursor', `newest\n${written}`)
    const after = [Buffer.from(written), signature]
      .map((part) => part.toString('base64url'))
      .join('.')
    assert.throws(() => readCursor(secrets, 'newest', after), { code: 'invalid_input' })
  })
})
