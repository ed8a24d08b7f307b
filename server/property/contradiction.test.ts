import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { publicList, searchesWithout } from '#test/public-list.ts'

const site = useApp()

async function ask(search: string, query: Record<string, string> = {}) {
  const body = await publicList(site, { search, ...query })
  const { sentence, slots = [], implied, beyond } = body.interpretation ?? {}
  const uses = slots.map(({ label, use }) => [label, use])
  const notes = slots.flatMap(({ note }) => note ?? [])
  return { total: body.pagination.total, sentence, uses, notes, implied, beyond, slots }
}

describe('contradicting words in a search', () => {
  beforeEach(async () => {
    const { db } = site.context
    const brokerId = (await makeBroker(db)).id
    for (const [price, listingType, bedrooms] of [
      [9_000_000, 'sell', 3],
      [40_000, 'rent', 3],
      [900_000, 'sell', 1],
    ] as const) {
      await makeProperty(db, {
        ...{ brokerId, price, listingType, bedrooms },
        propertyType: 'apartment',
      })
    }
  })

  test('two limits that exclude each other are swapped, with a note', async () => {
    const { total, sentence, notes } = await ask('3 bhk under 50 lakh above 1 crore')
    assert.equal(total, 1)
    assert.equal(sentence, '3 BHK, ₹50 lakh to ₹1 Cr')
    assert.deepEqual(notes, ['No price fits both limits, so we show homes of ₹50 lakh to ₹1 Cr.'])
    for (const search of ['3 bhk above 50 lakh under 1 crore', '3 bhk above 90 lakh max 90 lakh'])
      assert.deepEqual((await ask(search)).notes, [], search)
  })

  test('a chosen deal overrides the one in the words', async () => {
    const { total, sentence, uses } = await ask('3bhk rent', { listingType: 'sell' })
    assert.deepEqual([total, sentence], [1, '3 BHK'])
    assert.deepEqual(uses, [
      ['3 BHK', 'filter'],
      ['For rent', 'none'],
    ])
    assert.deepEqual((await ask('3bhk rent', { listingType: 'rent' })).uses.at(-1), [
      'For rent',
      'filter',
    ])
  })

  test('a PG search keeps its type beside a chosen deal', async () => {
    const { sentence, uses } = await ask('pg for girls', { listingType: 'rent' })
    assert.equal(sentence, 'PG, for women')
    assert.deepEqual(uses[0], ['PG', 'text'])
  })

  test('a rent of five lakh a month is unlikely, so such a price means a sale', async () => {
    assert.deepEqual(
      await ask('flat under 10 lakh').then(({ total, implied }) => [total, implied]),
      [1, 'For Sale'],
    )
    assert.equal((await ask('office under 10 lakh')).implied, 'For Rent or Lease')
    assert.equal((await ask('flat under 4 lakh')).implied, 'For Rent')
    assert.equal((await ask('plot under 4 lakh')).implied, 'For Sale')
  })

  test('the deal implied by a price stays when the price is dropped', async () => {
    const { beyond, slots } = await ask('3 bhk under 60 lakh')
    assert.deepEqual(beyond?.map(({ label, total, search }) => [label, total, search])[0], [
      '3 BHK, above ₹60 lakh',
      1,
      '3 BHK, above ₹60 lakh',
    ])
    const prices = (all: typeof slots) => all.filter(({ slot }) => slot === 'budget')
    assert.deepEqual(await searchesWithout(site, '3 bhk under 60 lakh', prices(slots)), [
      '3 bhk for sale',
    ])
    const rent = await ask('3 bhk 30k')
    assert.deepEqual(await searchesWithout(site, '3 bhk 30k', prices(rent.slots)), [
      '3 bhk for rent',
    ])
  })

  test('asking for brokers changes nothing, because all homes are theirs', async () => {
    const { total, uses, notes } = await ask('3 bhk through broker')
    assert.equal(total, 2)
    assert.deepEqual(uses.at(-1), ['Through agent', 'none'])
    assert.deepEqual(notes, ['Every home here is offered by a verified broker.'])
  })
})
