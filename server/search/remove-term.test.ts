import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { searchReading } from '#contract/search/explanation.ts'
import { useApp } from '#test/app.ts'
import { searchesWithout } from '#test/public-list.ts'

const site = useApp()

const at = (search: string, words: string) => {
  const start = search.indexOf(words)
  return { start, end: start + words.length }
}

const without = async (search: string, words: string) => {
  const [left] = await searchesWithout(site, search, [at(search, words)])
  return left
}

describe('the text of a search without one of its parts', () => {
  test('keeps its own words if they still mean the rest', async () => {
    assert.equal(
      await without('3 bhk flat in pune under 80 lakh', 'pune'),
      '3 bhk flat under 80 lakh',
    )
    assert.equal(await without('पुणे में 2 bhk किराये पर', '2 bhk'), 'पुणे में किराये पर')
  })

  test('is without the whole of a second set, and keeps that beside the first', async () => {
    const twoKinds = '3 bhk villa 2 cr else flat 80 lakh'
    assert.equal(await without(twoKinds, 'flat'), '3 BHK villa for sale, under ₹2 Cr')
    assert.equal(await without(twoKinds, 'villa'), '3 bhk 2 cr else flat 80 lakh')
  })

  test('keeps what only ranked or was a second choice as that', async () => {
    const said: [search: string, words: string, left: string][] = [
      [
        'my wife works in Cyber City and I work in Noida sec 18, need 2 bhk ' +
          'somewhere midway on metro, 35k',
        'on metro',
        '2 BHK for rent, under ₹35,000 midway',
      ],
      [
        '3 bhk in Jodhpur Park, garage would be nice, 90 lakh',
        'Jodhpur Park',
        '3 bhk, garage would be nice, 90 lakh',
      ],
      [
        'jodhpur park, 3 bhk 90 lakh, garage ho to accha, warna ballygunge',
        'jodhpur park',
        '3 BHK in Ballygunge, Kolkata, under ₹90 lakh. preferably with Covered parking',
      ],
      [
        'jodhpur park, 3 bhk 90 lakh, warna ballygunge',
        '90 lakh',
        'jodhpur park, 3 bhk, warna ballygunge for sale',
      ],
    ]
    for (const [search, words, left] of said) assert.equal(await without(search, words), left)
  })

  test('is the whole text, with the reason, where the rest would mean something else', async () => {
    const stays = async (search: string, words: string) => {
      const { start, end } = at(search, words)
      const query = { search, start: String(start), end: String(end) }
      const { body } = await site.call(searchReading.without, { query })
      return body
    }
    const search = '2 bhk in sector 12 pune'
    assert.deepEqual(await stays(search, 'pune'), {
      search,
      kept: 'Pune stays, because it says where Sector 12 is. Remove Sector 12 first.',
    })
    assert.deepEqual(await stays(search, 'sector 12'), { search: '2 bhk pune', kept: null })
  })

  test('loses just those words if they are not a part', async () => {
    assert.equal(await without('gulmohar heights', 'heights'), 'gulmohar')
    assert.equal(await without('3 bhk flat', 'bhk flat'), '3')
    assert.equal(await without('%%', '%'), '%')
    assert.equal(await without('3 bhk', '3 bhk'), '')
  })

  test('is refused by name if the position is invalid', async () => {
    for (const [start, end] of [
      ['3', '3'],
      ['5', '2'],
      ['a', '2'],
    ] as const) {
      const { status } = await site.call(searchReading.without, {
        query: { search: '3 bhk', start, end },
      })
      assert.equal(status, 400, `${start} ${end}`)
    }
    // Beyond the end of the text there is nothing to remove.
    const [left] = await searchesWithout(site, '3 bhk', [{ start: 50, end: 900 }])
    assert.equal(left, '3 bhk')
  })
})
