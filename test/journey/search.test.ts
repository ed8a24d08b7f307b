import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'

/** A seeker asks in plain words, sees what was understood, and changes it. */

describe('a search in plain words', () => {
  const stall = useStall()
  let seeker: Person

  before(async () => {
    const city = await makeLocation(stall.db, { name: 'Bangalore', aliases: ['Bengaluru'] })
    const { id: locationId } = await makeLocation(stall.db, {
      name: 'Whitefield',
      parentId: city.id,
    })
    const { id: brokerId } = await makeBroker(stall.db)
    for (const [title, bedrooms, price] of [
      ['Three rooms by the lake', 3, 9_000_000],
      ['Three dear rooms', 3, 19_000_000],
      ['Two rooms', 2, 7_000_000],
    ] as const) {
      await makeProperty(stall.db, { title, bedrooms, price, locationId, brokerId })
    }
    seeker = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
  })
  after(() => seeker.leave())

  test('places are suggested while typing, for keyboards and screen readers', async () => {
    const { page } = seeker
    await page.goto('/', { waitUntil: 'networkidle' })
    const box = page.getByRole('combobox', { name: 'Search' })
    await box.fill('3 bhk in whitfi')
    const option = page.getByRole('option', { name: /Whitefield, Bangalore/ })
    await option.waitFor()
    assert.equal(await box.getAttribute('aria-expanded'), 'true')
    await seeker.isAccessible()
    await box.press('ArrowDown')
    assert.equal(await option.getAttribute('aria-selected'), 'true')
    assert.equal(await box.getAttribute('aria-activedescendant'), await option.getAttribute('id'))
    await box.press('Escape')
    assert.equal(await box.getAttribute('aria-expanded'), 'false')
    await box.press('ArrowDown')
    await box.press('ArrowDown')
    await box.press('Enter')
    await page.getByRole('heading', { level: 1, name: '3 BHK in Whitefield, Bangalore' }).waitFor()
    assert.equal(new URL(page.url()).searchParams.get('search'), '3 bhk in Whitefield, Bangalore')
  })

  test('a search shows what was understood, what was not, and its relaxations', async () => {
    const { page } = seeker
    await page.goto('/properties?search=teen bhk whitefield me 50 lakh tak gulmohar')
    await page.getByText('0 Properties Found').waitFor()
    const parts = page.getByRole('list', { name: 'What we understood' })
    assert.deepEqual(await parts.getByRole('button').allInnerTexts(), [
      '3 BHK',
      'Whitefield, Bangalore',
      'Under ₹50 lakh',
    ])
    await page.getByText('Not used as a filter. Homes that mention it come first:').waitFor()
    await seeker.isAccessible()
    await seeker.fitsWidth()
    // No home is that anywhere: what gives up the price names it.
    await page.getByText('Nothing listed yet for “3 BHK in Bangalore, under ₹50 lakh”').waitFor()
    assert.equal(await page.getByRole('link', { name: 'Save this search' }).count(), 1)
    const dearer = '3 BHK in Whitefield, Bangalore, above ₹50 lakh'
    const closest = page.getByRole('region', { name: `Closest matches: ${dearer}` })
    assert.equal(await closest.getByRole('article').count(), 2)
    await page.getByRole('link', { name: dearer }).click()
    await page.getByText('2 Properties Found').waitFor()
    await page.goto('/properties?search=teen bhk whitefield me 1 crore tak gulmohar')
    await page.getByText('1 Properties Found').waitFor()
    await page.getByRole('link', { name: '1 more without Under ₹1 Cr' }).click()
    await page.getByText('2 Properties Found').waitFor()
  })

  test('a part of a search is changed in the box, or removed', async () => {
    const { page } = seeker
    await page.goto('/properties?search=3 bhk whitefield', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: '3 BHK' }).click()
    await page.keyboard.type('2 bhk')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: '2 BHK in Whitefield, Bangalore' }).waitFor()
    await page.getByRole('link', { name: 'Remove 2 BHK' }).click()
    await page.getByText('3 Properties Found').waitFor()
    assert.equal(new URL(page.url()).search, '?search=whitefield')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: '2 BHK in Whitefield, Bangalore' }).waitFor()
    // A part of a broken address takes nothing away.
    await page.goto('/properties?search=3 bhk whitefield&without=9-2')
    await page.getByRole('heading', { level: 1, name: '3 BHK in Whitefield, Bangalore' }).waitFor()
  })

  test('a spoken search works like a typed one', async () => {
    const { page } = seeker
    await page.addInitScript(() => {
      class Hearing {
        onresult: ((event: unknown) => void) | undefined
        start() {
          this.onresult?.({
            results: [[{ transcript: 'three bhk in whitefield under one crore' }]],
          })
        }
        stop() {}
      }
      Reflect.set(window, 'SpeechRecognition', Hearing)
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Search by voice' }).click()
    await page.waitForURL(
      ({ searchParams }) =>
        searchParams.get('search') === 'three bhk in whitefield under one crore',
    )
    await page.getByText('1 Properties Found').waitFor()
    await page.getByRole('link', { name: 'Three rooms by the lake' }).first().waitFor()
  })

  test('recent searches are offered again', async () => {
    const { page } = seeker
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('combobox', { name: 'Search' }).click()
    await page.getByRole('option', { name: '2 bhk whitefield Recent search' }).click()
    await page.getByText('1 Properties Found').waitFor()
  })
})
