import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { makeHomesInBaner } from '#test/journey/baner.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'

/** Who searches without a pointer knows where they are, and can go back on what they began. */

describe('a search by keyboard', () => {
  const stall = useStall()
  let seeker: Person

  before(async () => {
    await makeHomesInBaner(stall.db, { 'Two rooms': 2, 'Three rooms': 3 })
    seeker = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
  })
  after(() => seeker.leave())

  const box = () => seeker.page.getByRole('combobox', { name: 'Search' })
  const focused = () => seeker.page.locator(':focus')
  const isAtCount = async (words: string) => {
    const { page } = seeker
    await page.getByText(words).waitFor()
    await page.waitForFunction(() => document.activeElement !== document.body)
    assert.equal(await focused().textContent(), words)
    // What is heard is also at hand: the order of the homes that were counted.
    await page.keyboard.press('Tab')
    assert.equal(await focused().getAttribute('id'), 'sort')
    assert.equal(await page.evaluate(() => window.scrollY), 0)
  }

  test('arrives from home at how many were found', async () => {
    const { page } = seeker
    await page.goto('/', { waitUntil: 'networkidle' })
    await box().fill('2 bhk in baner')
    await box().press('Enter')
    await isAtCount('1 Properties Found')
    await page.goto('/', { waitUntil: 'networkidle' })
    await box().fill('baner')
    await page.getByRole('option', { name: /^Baner, Pune/ }).waitFor()
    await box().press('ArrowDown')
    await box().press('Enter')
    await isAtCount('2 Properties Found')
    await seeker.isAccessible()
  })

  test('stays in the box of the list, where the count is told', async () => {
    const { page } = seeker
    await box().fill('3 bhk in baner')
    await box().press('Enter')
    await page.getByText('1 Properties Found').waitFor()
    assert.equal(await focused().getAttribute('id'), 'search-text')
  })

  test('Escape takes back a change that was begun at a part', async () => {
    const { page } = seeker
    const question = '2 bhk in baner under 2 cr'
    await page.goto(`/properties?${new URLSearchParams({ search: question })}`, {
      waitUntil: 'networkidle',
    })
    const part = page.getByRole('button', { name: 'Change Under ₹2 Cr' })
    for (const typed of ['', 'above 3']) {
      await part.press('Enter')
      await page.keyboard.type(typed)
      await page.keyboard.press('Escape')
      assert.equal(await box().inputValue(), question)
      assert.equal(await focused().getAttribute('aria-label'), 'Change Under ₹2 Cr')
      assert.equal(await page.locator('[role=option]').count(), 0)
    }
    // What was left as it had become is what stands there.
    await part.press('Enter')
    await page.keyboard.type('under 3 cr')
    await page.keyboard.press('Tab')
    await box().focus()
    await page.keyboard.press('Escape')
    assert.notEqual(await box().inputValue(), question)
  })
})
