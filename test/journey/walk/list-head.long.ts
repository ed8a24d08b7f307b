import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { makeHomesInBaner } from '#test/journey/baner.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'

/** What stands above the cards leaves room for them, whatever is searched for, and where. */

describe('the head of the list', () => {
  const stall = useStall()
  let seeker: Person

  before(async () => {
    await makeHomesInBaner(stall.db, { One: 2, Other: 2 })
    seeker = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
    await seeker.page.setViewportSize({ width: 390, height: 844 })
  })
  after(() => seeker.leave())

  const addressOf = (asked: Record<string, string>) => `/properties?${new URLSearchParams(asked)}`
  const long = 'gulmohar'.repeat(23)

  test('never scrolls sideways at 360 px, whatever the words', async () => {
    const { page } = seeker
    await page.setViewportSize({ width: 360, height: 740 })
    const searches: Record<string, string>[] = [
      { search: long },
      { search: `2 bhk in Baner ${long}` },
      { search: `2 bhk in Baner under 2 cr with gym and lift for sale` },
      { search: 'flat', location: long },
      { type: 'apartment', listingType: 'sell', bedrooms: '2', location: 'Pune' },
    ]
    for (const asked of searches) {
      await page.goto(addressOf(asked))
      await seeker.fitsWidth()
      await seeker.isAccessible()
    }
    await page.setViewportSize({ width: 390, height: 844 })
  })

  test('shows three lines of a long heading and keeps all of it', async () => {
    const { page } = seeker
    const wishes = ['gym', 'swimming pool', 'lift', 'parking', 'garden', 'security', 'clubhouse']
    await page.goto(addressOf({ search: `2 bhk flat in Baner with ${wishes.join(', ')}` }))
    const heading = page.getByRole('heading', { level: 1 })
    const { lines, text, title } = await heading.evaluate((element) => ({
      lines: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      text: element.textContent,
      title: element.getAttribute('title'),
    }))
    assert.ok(lines < 3.2, `${lines} lines`)
    assert.match(text, /Gym.*Clubhouse/)
    assert.equal(title, text)
  })

  test('leaves the price of the first home in sight on a phone', async () => {
    const { page } = seeker
    await page.goto(addressOf({ search: '2 bhk flat in Baner under 2 cr' }))
    const price = page.getByRole('article').first().getByText('₹90.0L')
    const { y = Infinity, height = 0 } = (await price.boundingBox()) ?? {}
    assert.ok(y + height < 844, `the price ends at ${y + height}`)
    // What does not fit beside the others is reached along the line.
    await page.getByRole('link', { name: 'Clear search' }).click()
    await page.waitForURL('**/properties')
  })

  test('suggests places for the location, on the home page and in the list', async () => {
    const { page } = seeker
    await page.goto('/', { waitUntil: 'networkidle' })
    const location = page.getByRole('combobox', { name: 'Location' })
    const suggested = page.getByRole('option', { name: 'Baner, Pune' })
    await location.fill('ban')
    await suggested.waitFor()
    await seeker.isAccessible()
    await location.press('ArrowDown')
    await location.press('Enter')
    assert.equal(await location.inputValue(), 'Baner, Pune')
    assert.equal(new URL(page.url()).pathname, '/')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL('**/properties?location=Baner%2C+Pune')
    await page.getByText('2 Properties Found').waitFor()

    await page.setViewportSize({ width: 1280, height: 844 })
    await page.goto('/properties', { waitUntil: 'networkidle' })
    await location.fill('ban')
    await suggested.click()
    await page.waitForURL('**/properties?location=Baner%2C+Pune')
    await page.getByText('2 Properties Found').waitFor()
    await seeker.isAccessible()
  })
})
