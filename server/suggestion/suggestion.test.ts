import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { v7 } from 'uuid'
import { property } from '#contract/property/property.ts'
import { suggestion } from '#contract/search/suggestion.ts'
import { useApp } from '#test/app.ts'
import { makeLocation, makeProperty } from '#test/make.ts'
import { processorTime } from '#test/processor-time.ts'
import { searchSentenceCounts } from './service.ts'

const site = useApp()
const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' }

async function suggested(q: string) {
  const { status, body } = await site.call(suggestion.list, { query: { q } })
  assert.equal(status, 200, JSON.stringify(body))
  return body.suggestions
}
const texts = async (q: string) => (await suggested(q)).map(({ text }) => text)

describe('suggestions', () => {
  beforeEach(async () => {
    const { db } = site.context
    const city = await makeLocation(db, { name: 'Bangalore', aliases: ['Bengaluru'] })
    await makeLocation(db, { name: 'Koramangala', parentId: city.id })
    const whitefield = await makeLocation(db, { name: 'Whitefield', parentId: city.id })
    await makeLocation(db, {
      name: '560066',
      type: 'pincode',
      parentId: whitefield.id,
      pincode: '560066',
    })
  })

  test('are places whose names have the prefix, by any of their names', async () => {
    assert.deepEqual(await suggested('white'), [
      { kind: 'locality', text: 'Whitefield, Bangalore', detail: 'Locality in Bangalore' },
    ])
    assert.deepEqual(await texts('benga'), ['Bangalore'])
    assert.deepEqual(await suggested('5600'), [
      { kind: 'pincode', text: '560066', detail: 'PIN code of Whitefield' },
    ])
  })

  test('tolerate misspellings, and keep the words before', async () => {
    assert.deepEqual(await texts('kormang'), ['Koramangala, Bangalore'])
    assert.deepEqual(await texts('2 bhk in whitef'), ['2 bhk in Whitefield, Bangalore'])
    assert.deepEqual(await texts('zzzz'), [])
  })

  test('are no places for words with another meaning, nor in an unnamed city', async () => {
    const { db } = site.context
    const mumbai = await makeLocation(db, { name: 'Mumbai' })
    for (const name of ['Andheri', 'Bhiwandi', 'Korum']) {
      await makeLocation(db, { name, parentId: mumbai.id })
    }
    await makeLocation(db, { name: 'Pune' })
    for (const text of [
      '3 bhk and',
      'flat with pool',
      '2 bhk in whitefeild under',
      'whitefield under 80 lakh',
      'flat with lift and',
    ]) {
      const places = (await suggested(text)).filter(({ kind }) => kind !== 'wish')
      assert.deepEqual(places, [], text)
    }
    assert.deepEqual(await texts('flat in and'), ['flat in Andheri, Mumbai'])
    assert.deepEqual(await texts('2 bhk in kora'), ['2 bhk in Koramangala, Bangalore'])
    assert.deepEqual(await texts('2 bhk in Bangalore near kor'), [
      '2 bhk in Bangalore near Koramangala, Bangalore',
    ])
    assert.deepEqual(await texts('mumbai kor'), ['mumbai Korum, Mumbai'])
    // However many places of other cities come first by name.
    const nagpur = await makeLocation(db, { name: 'Nagpur' })
    for (const end of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await makeLocation(db, { name: `Kora${end}`, parentId: nagpur.id })
    }
    assert.deepEqual(await texts('mumbai kor'), ['mumbai Korum, Mumbai'])
  })

  test('describe a city typed after its locality as that locality', async () => {
    const behind = { kind: 'locality', detail: 'Locality in Bangalore' }
    assert.deepEqual(await suggested('2 bhk in whitefield, beng'), [
      { ...behind, text: '2 bhk in whitefield, Bangalore' },
    ])
    assert.deepEqual(await suggested('2 bhk in beng'), [
      { kind: 'city', text: '2 bhk in Bangalore', detail: 'City' },
    ])
  })

  test('are places by an alias only where the alias has the prefix', async () => {
    const { db } = site.context
    await makeLocation(db, { name: 'Chennai', aliases: ['Madras'] })
    assert.deepEqual(await texts('madr'), ['Chennai'])
    assert.deepEqual(await texts('madrass'), ['Chennai'])
    for (const text of ['mayura', 'mayra']) assert.deepEqual(await texts(text), [], text)
  })

  test('start with our own words for a prefix alone, unless it has a meaning', async () => {
    const { db } = site.context
    await makeLocation(db, { name: 'Bandra' })
    await makeLocation(db, { name: 'Rentala' })
    assert.deepEqual(await texts('ban'), ['Bandra', 'Bangalore'])
    assert.deepEqual(await texts('2 bhk ban'), [])
    assert.deepEqual(await texts('rent'), [])
  })

  test('continue a query after its places', async () => {
    const { db } = site.context
    await makeLocation(db, { name: 'Underdal' })
    assert.deepEqual(await suggested('3 bhk ready'), [
      { kind: 'wish', text: '3 bhk ready to move', detail: 'Possession' },
    ])
    assert.deepEqual(await texts('2 bhk for rent unde'), [
      '2 bhk for rent Underdal',
      '2 bhk for rent under construction',
      '2 bhk for rent under 15,000',
      '2 bhk for rent under 25,000',
    ])
  })

  test('cost little more with twenty thousand places than a call without a match', async () => {
    const { db } = site.context
    const costOf = async (typed: string) => {
      const times: number[] = []
      for (let blanks = 0; blanks < 8; blanks++) {
        times.push(await processorTime(() => suggested(typed + ' '.repeat(blanks))))
      }
      return Math.min(...times)
    }
    const { id, state } = await makeLocation(db, { name: 'Pune' })
    const syllables = ['ka', 'ra', 'na', 'ma', 'la', 'shi', 'va', 'pu', 'ta', 'do']
    const names = Array.from({ length: 20_000 }, (_, index) =>
      [...String((index * 7_919) % 100_000).padStart(5, '0')]
        .map((digit) => syllables[Number(digit)])
        .join(''),
    )
    for (let from = 0; from < names.length; from += 2_000) {
      await db
        .insertInto('location')
        .values(
          names
            .slice(from, from + 2_000)
            .map((name) => ({ id: v7(), name, type: 'area', parent_id: id, state, aliases: [] })),
        )
        .execute()
    }
    await costOf('warm')
    for (const typed of ['ra', 'rama', 'ramalka', 'ramlakap', '2 bhk in kormang', 'zzzzzz']) {
      // Measured in turn, so that a busy processor slows both.
      const [none, cost] = [await costOf('k'), await costOf(typed)]
      assert.ok(cost < none * 10, `${typed}: ${cost} ms, and ${none} ms for nothing`)
    }
    assert.deepEqual(await texts('kormang'), ['Koramangala, Bangalore'])
  })
})

describe('popular searches', () => {
  test('are the most frequent searches that find something, beside ideas of our own', async () => {
    const { db } = site.context
    const city = await makeLocation(db, { name: 'Pune' })
    await makeProperty(db, { bedrooms: 2, locationId: city.id })
    const { id } = await makeLocation(db, { name: 'Agra' })
    for (const bedrooms of [2, 2]) await makeProperty(db, { bedrooms, locationId: id })
    const asked = searchSentenceCounts()
    for (const [sentence, times] of [
      ['2 BHK in Pune', 3],
      ['4 BHK in Pune', 5],
      ['2 BHK apartment in Pune', 4],
      ['villa in Pune', 1],
    ] as const) {
      for (let time = 0; time < times; time++) asked.note(sentence)
    }
    await asked.flush(db)
    const { body } = await site.call(suggestion.popular, {})
    assert.deepEqual(body.searches, [
      { text: '2 BHK apartment in Pune', total: 1 },
      { text: '2 BHK in Pune', total: 1 },
    ])
    // What is asked for already is no idea of ours.
    assert.deepEqual(body.ideas, [{ text: '2 BHK in Agra', size: '2 BHK', city: 'Agra', total: 2 }])
  })

  test('contain nothing that only one person would write', async () => {
    const { db } = site.context
    await makeLocation(db, { name: 'Pune' })
    for (const search of [
      '2 bhk pune gulmohar',
      'near ramesh home 2bhk pune',
      'do bhk pune mein',
      '2 bhk civil lines pune',
    ]) {
      for (let time = 0; time < 3; time++) {
        const query = { search, limit: String(10 + time) }
        await site.call(property.publicList, { query }, { headers: person })
      }
    }
    await site.app.close()
    const rows = await db
      .selectFrom('search_count')
      .select('sentence')
      .orderBy('sentence')
      .execute()
    assert.deepEqual(
      rows.map(({ sentence }) => sentence),
      ['2 BHK in Civil Lines, Pune', '2 BHK in Pune'],
    )
  })
})
