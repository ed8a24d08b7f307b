import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { property } from '#contract/property/property.ts'
import { Sort } from '#contract/property/vocabulary.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeProperty } from '#test/make.ts'

const site = useApp()

const list = async (query: Record<string, string>) => {
  const { status, body } = await site.call(property.publicList, { query })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
type Card = Awaited<ReturnType<typeof list>>['properties'][number]
const idsOf = (cards: Card[]) => cards.map(({ _id }) => _id)

async function walk(
  query: Record<string, string>,
  between: () => Promise<unknown> = async () => {},
) {
  const pages: Card[][] = []
  let after: string | null | undefined
  do {
    const { properties, pagination } = await list({ ...query, ...(after && { after }) })
    pages.push(properties)
    after = pagination.next
    await between()
  } while (after)
  return pages
}

/** Creates listings of some brokers, some of them premium; the price decides which ones match. */
async function market(homes: { broker: number; isPremium: boolean; price: number }[]) {
  const { db } = site.context
  const brokers = await Promise.all(Array.from({ length: 4 }, () => makeBroker(db)))
  for (const { broker, isPremium, price } of homes) {
    const { id } = await makeProperty(db, { brokerId: brokers[broker]?.id ?? '', price })
    await setPremium(id, isPremium)
  }
}

const setPremium = (id: string, isPremium: boolean) =>
  site.context.db
    .updateTable('property')
    .set({ is_premium: isPremium })
    .where('id', '=', id)
    .execute()

describe('sponsored places', () => {
  test('are one in five at most, each listing once, with the others in order', async () => {
    const { db } = site.context
    const homes = fc.array(
      fc.record({
        broker: fc.integer({ min: 0, max: 3 }),
        isPremium: fc.boolean(),
        price: fc.integer({ min: 1, max: 6 }),
      }),
      { minLength: 20, maxLength: 34 },
    )
    const questions: Record<string, string>[] = [
      {},
      { search: 'lake' },
      { maxPrice: '4', sort: 'newest' },
    ]
    let marked = 0
    for (const [round, given] of fc.sample(homes, { numRuns: 3, seed: 5 }).entries()) {
      await db.deleteFrom('property').execute()
      await market(given)
      // Whether listings are folded into the bitmaps makes no difference.
      if (round % 2 === 0) await foldWords(db)
      for (const question of questions) {
        const organic = (await walk({ ...question, limit: '100' })).flat()
        const pages = await walk({ ...question, sponsored: 'on', limit: '12' })
        const cards = pages.flat()
        assert.deepEqual(new Set(idsOf(cards)), new Set(idsOf(organic)))
        assert.equal(cards.length, organic.length)
        const placed = cards.filter(({ isSponsored }) => isSponsored)
        const others = organic.filter(({ _id }) => !idsOf(placed).includes(_id))
        const unmarked = cards.filter(({ isSponsored }) => !isSponsored)
        assert.deepEqual(idsOf(unmarked), idsOf(others))
        for (const page of pages) {
          const places = page.flatMap(({ isSponsored }, index) => (isSponsored ? index + 1 : []))
          assert.deepEqual(places, [3, 8].slice(0, places.length))
          assert.ok(places.length <= page.length / 5)
        }
        for (const [index, one] of placed.entries()) {
          assert.notEqual(one.broker._id, placed[index - 1]?.broker._id)
        }
        // A sponsored listing never moves down, except behind other sponsored ones.
        for (const [index, { _id }] of placed.entries()) {
          assert.ok(idsOf(cards).indexOf(_id) <= idsOf(organic).indexOf(_id) + index)
        }
        marked += placed.length
        for (const [index, page] of pages.entries()) {
          const body = await list({
            ...question,
            sponsored: 'on',
            limit: '12',
            page: String(index + 1),
          })
          assert.deepEqual(idsOf(body.properties), idsOf(page))
          assert.equal(body.pagination.total, organic.length)
        }
      }
    }
    // Ties are broken by random ids, so that the number varies from 15 on.
    assert.ok(marked >= 10, `${marked} were marked`)
  })

  const many = Array.from({ length: 30 }, (_, index) => ({
    broker: index % 4,
    isPremium: index < 8,
    price: index + 1,
  }))

  test('are only shown on request, and not in the list of one broker', async () => {
    await market(many)
    const count = async (query: Record<string, string>) =>
      (await list({ limit: '12', ...query })).properties.filter(({ isSponsored }) => isSponsored)
        .length
    assert.equal(await count({ sponsored: 'on' }), 2)
    assert.equal(await count({}), 0)
    const [card] = (await list({})).properties
    assert.equal(await count({ sponsored: 'on', brokerId: card?.broker._id ?? '' }), 0)
    assert.equal(await count({ sponsored: 'on', limit: '4' }), 0)
  })

  test('are not in orders by price or size, chosen or in words', async () => {
    await market(many)
    const question = { limit: '12', sponsored: 'on' }
    for (const sort of Sort.keys) {
      const pages = await walk({ ...question, sort })
      const marked = pages.flat().filter(({ isSponsored }) => isSponsored).length
      assert.equal(marked > 0, sort === 'newest' || sort === 'relevance', sort)
      assert.deepEqual(
        pages.map((page) => page.length),
        [12, 12, 6],
      )
    }
    const said = await list({ ...question, search: 'cheapest' })
    assert.equal(said.sort, 'price-asc')
    assert.deepEqual(
      said.properties.map(({ price }) => price),
      Array.from({ length: 12 }, (_, index) => index + 1),
    )
  })

  test('go to matching premium listings only, as soon as they are premium', async () => {
    await market(many)
    const sponsored = async (query: Record<string, string> = {}) =>
      (await list({ limit: '12', sponsored: 'on', ...query })).properties.filter(
        ({ isSponsored }) => isSponsored,
      )
    for (const { price } of await sponsored()) assert.ok(price <= 8)
    for (const { price } of await sponsored({ maxPrice: '20', minPrice: '5' }))
      assert.ok(price >= 5)
    assert.deepEqual(await sponsored({ minPrice: '9' }), [])
    await foldWords(site.context.db)
    assert.equal((await sponsored()).length, 2)
    await site.context.db.updateTable('property').set({ is_premium: false }).execute()
    assert.deepEqual(await sponsored(), [])
    await foldWords(site.context.db)
    assert.deepEqual(await sponsored(), [])
  })

  test('stay while visitors doubt a listing, and end when it is past its bound', async () => {
    const { db } = site.context
    await market(many)
    const count = async () =>
      (await list({ limit: '12', sponsored: 'on' })).properties.filter(
        ({ isSponsored }) => isSponsored,
      ).length
    const [doubted_at, late] = [new Date(), new Date(Date.now() + 1)]
    for (const [unconfirmed_at, expected] of [
      [doubted_at, 2],
      [late, 0],
    ] as const) {
      await db.updateTable('property').set({ unconfirmed_at, doubted_at }).execute()
      assert.equal(await count(), expected)
      await foldWords(db)
      assert.equal(await count(), expected)
    }
  })

  test('end with the plan, also for visitors already on the second page', async () => {
    await market(many)
    const pages = await walk({ limit: '12', sponsored: 'on' }, () =>
      site.context.db.updateTable('property').set({ is_premium: false }).execute(),
    )
    const marked = pages.map((page) => page.filter(({ isSponsored }) => isSponsored).length)
    assert.deepEqual(marked, [2, 0, 0])
    const ids = idsOf(pages.flat())
    assert.equal(new Set(ids).size, ids.length)
    assert.equal(ids.length, many.length)
  })
})
