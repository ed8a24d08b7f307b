import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { makeHomesInBaner } from '#test/journey/baner.ts'
import { type Face, faceName, meet, type Person } from '#test/journey/browser.ts'
import { hindi } from '#test/journey/language/journey-languages.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { walkedAt } from '#test/journey/walked-at.ts'
import { makeCustomer } from '#test/make.ts'

/** The form of a saved search says what is missing, and how its words are read. */

for (const face of walkedAt<Face>(
  { width: 390, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'light', language: hindi },
)) {
  describe(`a search to be saved at ${faceName(face)}`, () => {
    const stall = useStall()
    let customer: Person

    before(async () => {
      await makeHomesInBaner(stall.db, { 'Two rooms': 2 })
      const { token } = await makeCustomer(stall.db)
      customer = await meet(stall.browser, stall.url, face)
      await customer.context.addInitScript(
        (token) => localStorage.setItem('bb_customer_token', token),
        token,
      )
    })
    after(() => customer.leave())

    const words = () => customer.page.getByLabel('In your words')
    const save = () => customer.page.getByRole('button', { name: 'Save search' })

    test('an empty search cannot be saved until it has a condition', async () => {
      const { page } = customer
      await page.goto('/customer-portal/saved-searches')
      await page.getByRole('link', { name: 'Create New Search' }).first().click()
      await save().click()
      const problem = page
        .getByRole('alert')
        .filter({ hasText: 'Please choose at least one filter.' })
      await problem.waitFor()
      const isFocused = (box: Element) => box === document.activeElement
      assert.ok(await words().evaluate(isFocused), 'the first field has no focus')
      const { y = -1, height = 0 } = (await problem.boundingBox()) ?? {}
      const bottom = page.viewportSize()?.height ?? 0
      assert.ok(y >= 0 && y + height <= bottom, `the message stands at ${y} px`)
      const described = await words().getAttribute('aria-describedby')
      const error = page.locator(`[id="${described?.split(' ')[0]}"]`)
      assert.match((await error.textContent()) ?? '', customer.pattern(/choose at least one/))
      await customer.isAccessible()
      await page.getByLabel('Bedrooms').selectOption('3')
      await problem.waitFor({ state: 'detached' })
      await page.getByLabel('Bedrooms').selectOption('')
      await save().click()
      await problem.waitFor()
      await words().pressSequentially('b')
      await problem.waitFor({ state: 'detached' })
    })

    test('a search to be saved is explained, and its meaning can be changed', async () => {
      const { page } = customer
      await words().fill('flat in baner under 50')
      await page.getByText('We read “under 50” as ₹50 lakh.').waitFor()
      await page.getByText('For Sale, based on the price').waitFor()
      await customer.isAccessible()
      await customer.fitsWidth()
      await page.getByLabel('Buy or rent').selectOption('sell')
      await page.getByText('For Sale, based on the price').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: '₹50,000 instead' }).click()
      await page.getByText('We read “').waitFor({ state: 'detached' })
      assert.equal(await words().inputValue(), 'flat in baner under ₹50,000')
      assert.ok(await words().evaluate((box) => box === document.activeElement))
      await words().fill('flat in baner above 2 cr under 1 cr')
      await page.getByText('No price fits both limits').waitFor()
      await words().fill('flat in baner under 5000 per sq ft')
      await page.getByText('not filtered').waitFor()
      await page.getByText('You cannot filter by rate per unit of area').waitFor()
    })
  })
}
