import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import {
  cardsPerSponsored,
  composePage,
  composePages,
  maxSponsored,
  pagesWithSponsored,
  type SponsoredCandidate,
  sponsoredOf,
} from './sponsored.ts'

const market: fc.Arbitrary<SponsoredCandidate[]> = fc
  .array(fc.integer({ min: 0, max: 6 }), { maxLength: 60 })
  .map((brokers) =>
    brokers.map((broker, index) => ({ id: `home ${index}`, brokerId: `broker ${broker}` })),
  )
const day = fc.integer({ min: 1, max: 365 }).map((number) => `day ${number}`)

describe('sponsored listings', () => {
  test('do not depend on the order of candidates, and no broker has two in a row', () => {
    fc.assert(
      fc.property(market, day, fc.integer({ min: 0, max: maxSponsored }), (all, today, places) => {
        const chosen = sponsoredOf(all, today, places)
        assert.deepEqual(sponsoredOf(all.toReversed(), today, places), chosen)
        assert.ok(chosen.length <= places)
        assert.equal(new Set(chosen.map(({ id }) => id)).size, chosen.length)
        for (const [index, one] of chosen.entries()) {
          assert.ok(all.includes(one))
          assert.notEqual(one.brokerId, chosen[index - 1]?.brokerId)
        }
      }),
    )
  })

  test('include every broker once before any broker twice', () => {
    fc.assert(
      fc.property(market, day, (all, today) => {
        const brokers = new Set(all.map(({ brokerId }) => brokerId)).size
        const first = sponsoredOf(all, today, brokers).map(({ brokerId }) => brokerId)
        assert.equal(new Set(first).size, brokers)
      }),
    )
  })

  test('give ten brokers with one home each the first place equally often over a year', () => {
    const all = Array.from({ length: 10 }, (_, n) => ({ id: `home ${n}`, brokerId: `broker ${n}` }))
    const first = new Map<string, number>()
    for (let today = 0; today < 1_000; today++) {
      const [one] = sponsoredOf(all, `2026 ${today}`, 1)
      first.set(one?.id ?? '', (first.get(one?.id ?? '') ?? 0) + 1)
    }
    for (const { id } of all) {
      const times = first.get(id) ?? 0
      assert.ok(times > 60 && times < 145, `${id} was first on ${times} of 1000 days`)
    }
  })
})

describe('pages with sponsored places', () => {
  const organicOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}` }))

  /** Walks to the last page; the sizes of pages repeat. */
  function walk(
    organic: readonly { id: string }[],
    sponsored: readonly SponsoredCandidate[],
    sizes: number[],
  ) {
    const pages = []
    let [rest, waiting, lastBrokerId] = [organic, sponsored, undefined as string | undefined]
    for (let more = true, round = 0; more; round++) {
      const size = sizes[round % sizes.length] ?? 12
      const page = composePage({
        organic: rest.slice(0, size + 1),
        sponsored: waiting,
        lastBrokerId,
        size,
      })
      const placed = page.cards.flatMap((card) => ('sponsored' in card ? card.sponsored : []))
      const ids = new Set(placed.map(({ id }) => id))
      rest = rest.slice(page.organicUsed).filter(({ id }) => !ids.has(id))
      waiting = page.waiting
      lastBrokerId = placed.at(-1)?.brokerId ?? lastBrokerId
      more = page.hasMore
      pages.push({ size, cards: page.cards, placed, waiting })
    }
    return pages
  }
  const idsOf = (pages: ReturnType<typeof walk>) =>
    pages.flatMap(({ cards }) =>
      cards.map((card) => ('sponsored' in card ? card.sponsored.id : card.organic.id)),
    )
  /** A list with some sponsored listings, which are in an order of their own. */
  const listed = fc
    .tuple(
      fc.integer({ min: 0, max: 120 }),
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 4 })), { maxLength: maxSponsored }),
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 }),
    )
    .map(([count, chosen, sizes]) => {
      const organic = organicOf(count)
      const sponsored = new Map(
        chosen.flatMap(([at, broker]) => {
          const id = organic[at % Math.max(count, 1)]?.id
          return id ? [[id, { id, brokerId: `broker ${broker}` }] as const] : []
        }),
      )
      return { organic, sponsored: [...sponsored.values()], sizes }
    })

  test('show every listing once, in order, with at most one in five sponsored', () => {
    fc.assert(
      fc.property(listed, ({ organic, sponsored, sizes }) => {
        const pages = walk(organic, sponsored, sizes)
        assert.deepEqual(idsOf(pages).toSorted(), organic.map(({ id }) => id).toSorted())
        const placed = pages.flatMap((page) => page.placed)
        const others = organic.filter(({ id }) => !placed.some((one) => one.id === id))
        const inOrder = pages.flatMap(({ cards }) =>
          cards.flatMap((card) => ('organic' in card ? card.organic : [])),
        )
        assert.deepEqual(inOrder, others)
        for (const { cards, placed: here } of pages) {
          assert.ok(here.length <= cards.length / cardsPerSponsored)
        }
        for (const [index, one] of placed.entries()) {
          assert.notEqual(one.brokerId, placed[index - 1]?.brokerId)
        }
        for (const { size, cards } of pages.slice(0, -1)) assert.equal(cards.length, size)
      }),
    )
  })

  test('show no home later than it would be without payment', () => {
    fc.assert(
      fc.property(listed, ({ organic, sponsored, sizes }) => {
        const paid = idsOf(walk(organic, sponsored, sizes))
        for (const one of sponsored) {
          const rest = sponsored.filter((other) => other !== one)
          const unpaid = idsOf(walk(organic, rest, sizes))
          assert.ok(paid.indexOf(one.id) <= unpaid.indexOf(one.id), one.id)
        }
      }),
    )
  })

  test('place the same listings when counted from the first page as when walked', () => {
    fc.assert(
      fc.property(listed, fc.integer({ min: 5, max: 30 }), ({ organic, sponsored }, size) => {
        const pages = walk(organic, sponsored, [size])
        for (const count of pages.keys()) {
          const first = Math.min(count, pagesWithSponsored(size))
          const composed = composePages({
            organic: organic.slice(0, first * size),
            sponsored,
            pages: first,
            size,
          })
          assert.deepEqual(
            composed.placed,
            pages.slice(0, count).flatMap(({ placed }) => placed),
          )
        }
      }),
    )
  })

  test('of twelve cards have them third and eighth', () => {
    const paid = ['20', '21', '22'].map((id) => ({ id, brokerId: `broker ${id}` }))
    const [page] = walk(organicOf(30), paid, [12])
    const places = page?.cards.flatMap((card, index) => ('organic' in card ? [] : index + 1))
    assert.deepEqual(places, [3, 8])
  })
})
