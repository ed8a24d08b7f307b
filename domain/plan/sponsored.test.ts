import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import {
  cardsPerSponsored,
  composePage,
  mostSponsored,
  type SponsoredCandidate,
  sponsoredOf,
  sponsoredPlaces,
} from './sponsored.ts'

const market: fc.Arbitrary<SponsoredCandidate[]> = fc
  .array(fc.integer({ min: 0, max: 6 }), { maxLength: 60 })
  .map((brokers) =>
    brokers.map((broker, index) => ({ id: `home ${index}`, brokerId: `broker ${broker}` })),
  )
const day = fc.integer({ min: 1, max: 365 }).map((number) => `day ${number}`)

describe('who is sponsored', () => {
  test('is the same in whatever order they come, each once, never two of one broker in a row', () => {
    fc.assert(
      fc.property(market, day, fc.integer({ min: 0, max: mostSponsored }), (all, today, places) => {
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

  test('every broker comes before anybody comes twice', () => {
    fc.assert(
      fc.property(market, day, (all, today) => {
        const brokers = new Set(all.map(({ brokerId }) => brokerId)).size
        const first = sponsoredOf(all, today, brokers).map(({ brokerId }) => brokerId)
        assert.equal(new Set(first).size, brokers)
      }),
    )
  })

  test('over a year each of ten brokers with one home is first about as often', () => {
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
  const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 })

  /** Walks to the end, the sizes of pages one after the other. */
  function walk(organic: number[], sponsored: string[], sizes: number[]) {
    const pages = []
    let [from, shown, round] = [0, 0, 0]
    for (let more = true; more; round++) {
      const size = sizes[round % sizes.length] ?? 12
      const page = composePage({
        organic: organic.slice(from, from + size + 1),
        sponsored: sponsored.slice(shown),
        size,
      })
      from += page.organicUsed
      shown += page.sponsoredUsed
      more = page.hasMore
      pages.push({ size, cards: page.cards })
    }
    return pages
  }
  const listed = fc
    .tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: mostSponsored }), sizes)
    .map(([organic, sponsored, sizes]) => ({
      organic: Array.from({ length: organic }, (_, index) => index),
      sponsored: Array.from({ length: sponsored }, (_, index) => `sponsored ${index}`),
      sizes,
    }))

  test('hold everything once, the order untouched, at most one in five sponsored', () => {
    fc.assert(
      fc.property(listed, ({ organic, sponsored, sizes }) => {
        const pages = walk(organic, sponsored, sizes)
        const cards = pages.flatMap(({ cards }) => cards)
        const inOrder = cards.flatMap((card) => ('organic' in card ? card.organic : []))
        assert.deepEqual(inOrder, organic)
        const placed = cards.flatMap((card) => ('organic' in card ? [] : card.sponsored))
        assert.deepEqual(placed, sponsored)
        for (const { cards } of pages) {
          const marked = cards.filter((card) => 'isMarked' in card && card.isMarked).length
          assert.ok(marked <= cards.length / cardsPerSponsored, `${marked} of ${cards.length}`)
        }
        for (const { size, cards } of pages.slice(0, -1)) assert.equal(cards.length, size)
      }),
    )
  })

  test('of one size have a marked place for as many as are chosen for them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 40 }),
        (total, size) => {
          const places = sponsoredPlaces(total, size)
          const organic = Array.from({ length: total - places }, (_, index) => index)
          const sponsored = Array.from({ length: places }, (_, index) => String(index))
          const cards = walk(organic, sponsored, [size]).flatMap(({ cards }) => cards)
          assert.equal(cards.filter((card) => 'isMarked' in card && card.isMarked).length, places)
        },
      ),
    )
  })

  test('of twelve have them third and eighth', () => {
    const [page] = walk([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], ['one', 'two', 'three'], [12])
    const places = page?.cards.flatMap((card, index) => ('organic' in card ? [] : index + 1))
    assert.deepEqual(places, [3, 8])
  })
})
