import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator, makeCustomer, makeProperty, testPassword } from '#test/make.ts'
import { until } from '#test/process/until.ts'
import { openFor } from './sight.ts'

/** On a weak signal a page is read before its scripts have come. */

/** Holds a page's scripts back until what it returns is called. */
async function holdScripts(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

describe('a press before the scripts have come', () => {
  const stall = useStall()

  test('acts when they are there: once, however often it was pressed', async () => {
    const { id, token } = await makeCustomer(stall.db)
    await makeProperty(stall.db, { title: 'Lake flat' })
    const context = await openFor(stall.browser, stall.url, { realm: 'customer', token })
    try {
      const letScripts = await holdScripts(context)
      const page = await context.newPage()
      await page.goto('/properties', { waitUntil: 'commit' })
      const heart = page.getByRole('button', { name: 'Save Lake flat' })
      const compare = page.getByRole('button', { name: 'Compare Lake flat' })
      for (let press = 0; press < 4; press++) await heart.click()
      await compare.click()
      for (const button of [heart, compare]) {
        assert.equal(await button.getAttribute('aria-pressed'), 'false')
      }
      letScripts()
      await page.getByRole('button', { name: 'Save Lake flat', pressed: true }).waitFor()
      await page.getByRole('button', { name: 'Compare Lake flat', pressed: true }).waitFor()
      const saved = () =>
        stall.db.selectFrom('saved_property').selectAll().where('customer_id', '=', id).execute()
      await until('one home is saved', async () => (await saved()).length === 1)
      // Pressed now, it is React that hears it.
      await compare.click()
      await page.getByRole('button', { name: 'Compare Lake flat', pressed: false }).waitFor()
    } finally {
      await context.close()
    }
  })

  test('signs in when they are there, with what was typed', async () => {
    await makeAdministrator(stall.db, { username: 'operator', role: 'admin' })
    const context = await openFor(stall.browser, stall.url, {})
    try {
      const letScripts = await holdScripts(context)
      const page = await context.newPage()
      await page.goto('/bb-admin/login', { waitUntil: 'commit' })
      await page.getByLabel('Username or Email').fill('operator')
      await page.getByLabel(/^Password/).fill(testPassword)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('button', { name: 'Sign in' }).press('Enter')
      letScripts()
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    } finally {
      await context.close()
    }
  })

  /** The form on a home's page before the scripts have come, `fill`ed in then. */
  async function ask(
    fill: (page: Page, message: Locator) => Promise<void>,
    look: (page: Page, message: Locator) => Promise<void>,
  ): Promise<void> {
    const { id } = await makeProperty(stall.db, { title: 'Pond flat', price: 8_000_000 })
    const context = await openFor(stall.browser, stall.url, {})
    try {
      const letScripts = await holdScripts(context)
      const page = await context.newPage()
      await page.goto(`/properties/${id}`, { waitUntil: 'commit' })
      const message = page.getByRole('form', { name: 'Contact Broker' }).getByLabel('Message')
      await fill(page, message)
      letScripts()
      await page.waitForFunction(() => window.earlyPresses === undefined)
      await look(page, message)
    } finally {
      await context.close()
    }
  }

  test('keeps what was typed, and counts with it', () =>
    ask(
      async (page, message) => {
        await page.getByLabel('Your Name').fill('Meera')
        await page.getByRole('slider', { name: 'Tenure (years)' }).fill('10')
        await message.fill('On Saturday?')
      },
      async (page, message) => {
        assert.equal(await page.getByLabel('Your Name').inputValue(), 'Meera')
        assert.equal(await message.inputValue(), 'On Saturday?')
        await page.getByText('over 10 years').waitFor()
      },
    ))

  test('keeps what was selected in a text that nobody has changed', () =>
    ask(
      (_, message) => message.selectText(),
      async (page, message) => {
        await page.keyboard.type('On Sunday?')
        assert.equal(await message.inputValue(), 'On Sunday?')
      },
    ))

  test('opens the map of a phone, which is drawn when they are there', async () => {
    const viewport = { width: 390, height: 844 }
    const context = await openFor(stall.browser, stall.url, {}, { viewport })
    try {
      const letScripts = await holdScripts(context)
      const page = await context.newPage()
      await page.goto('/properties', { waitUntil: 'commit' })
      await page.getByRole('button', { name: 'Map', exact: true }).click()
      await page.getByRole('complementary', { name: 'Map' }).waitFor()
      letScripts()
      await page.getByRole('region', { name: 'Map of the properties found' }).waitFor()
    } finally {
      await context.close()
    }
  })

  test('finds what was typed and chosen', async () => {
    const context = await openFor(stall.browser, stall.url, {})
    try {
      const letScripts = await holdScripts(context)
      const page = await context.newPage()
      await page.goto('/properties', { waitUntil: 'commit' })
      const search = page.getByRole('combobox', { name: 'Search' })
      await search.fill('pond')
      await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'Price: low to high' })
      await page.getByRole('button', { name: 'More filters' }).click()
      letScripts()
      await page.getByRole('checkbox', { name: 'Lift' }).check()
      await page.waitForURL(/\?search=pond&amenities=Lift&sort=price-asc$/)
      assert.equal(await search.inputValue(), 'pond')
    } finally {
      await context.close()
    }
  })

  test('acts once, too, while React takes the page over', async () => {
    await makeProperty(stall.db, { title: 'Hill flat' })
    const context = await openFor(stall.browser, stall.url, {})
    try {
      const page = await context.newPage()
      await page.addInitScript(() => {
        // As soon as the button is React's; the page as a whole may not be.
        const look = () => {
          const button = document.querySelector<HTMLElement>('[aria-label="Compare Hill flat"]')
          const isTaken = Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps'))
          if (isTaken) button?.click()
          else setTimeout(look)
        }
        look()
      })
      await page.goto('/properties')
      await page.getByRole('button', { name: 'Compare Hill flat', pressed: true }).waitFor()
    } finally {
      await context.close()
    }
  })
})
