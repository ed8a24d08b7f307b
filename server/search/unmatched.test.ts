import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { makeProperty } from '#test/make.ts'
import { publicList, searchesWithout } from '#test/public-list.ts'

const site = useApp()

beforeEach(async () => {
  await makeProperty(site.context.db, { title: 'two rooms', bedrooms: 2, listingType: 'rent' })
})

async function ask(search: string) {
  const { properties, interpretation } = await publicList(site, { search })
  const words = interpretation?.rest ?? []
  const without = await searchesWithout(site, search, words)
  return {
    titles: properties.map(({ title }) => title),
    rest: words.map(({ text, isSought }, at) => [text, isSought, without[at]]),
  }
}

describe('what no listing tells of itself', () => {
  test('is shown in one piece and takes no home away', async () => {
    for (const piece of [
      ...['emi 25k', 'loan 50 lakh', 'maintenance under 5k', 'older than 10 years'],
      ...['vegetarian only', 'peaceful', 'non veg allowed'],
    ])
      assert.deepEqual(
        await ask(`2bhk for rent ${piece}`),
        { titles: ['two rooms'], rest: [[piece, false, '2bhk for rent']] },
        piece,
      )
  })

  test('does not hide that other words are looked for', async () => {
    const { titles, rest } = await ask('2bhk gulmohar emi 25k')
    assert.deepEqual(titles, [])
    assert.deepEqual(rest, [
      ['gulmohar', true, '2bhk emi 25k'],
      ['emi 25k', false, '2bhk gulmohar'],
    ])
  })

  test('is looked for where nothing else is asked', async () => {
    assert.deepEqual(await ask('emi 25k'), { titles: [], rest: [['emi 25k', true, '']] })
  })
})
