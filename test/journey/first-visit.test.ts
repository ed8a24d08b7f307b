import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { type Face, meet } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { until } from '#test/process/until.ts'

/**
 * On a phone a first page is read before its scripts run (decision 0015), and whoever reads Hindi
 * gets it in Hindi.
 */

describe('the scripts of the first page', () => {
  const stall = useStall()
  const phone: Face = { width: 390, theme: 'light' }

  /** A page whose clock stands still, its first frame drawn. */
  async function open(face: Face, path = '/', kept?: string) {
    const { page, leave } = await meet(stall.browser, stall.url, face)
    await page.clock.install()
    if (kept) await page.addInitScript((key) => localStorage.setItem(key, '[]'), kept)
    await page.goto(path)
    // The clock of a page that is late starts late.
    await until('the first frame is drawn', async () => {
      await page.clock.runFor(20)
      return (await page.locator('link[rel=modulepreload]').count()) > 0
    })
    return { page, leave }
  }
  const isRunning = (page: Page) => page.locator('head script[type=module]').count()
  const run = (page: Page) =>
    page.locator('head script[type=module]').waitFor({ state: 'attached' })

  test('scripts are preloaded and run at the first interaction', async () => {
    for (const move of [
      (page: Page) => page.mouse.move(40, 40),
      (page: Page) => page.keyboard.press('Tab'),
      (page: Page) => page.evaluate(() => window.scrollTo(0, 200)),
    ]) {
      const { page, leave } = await open(phone)
      assert.equal(await isRunning(page), 0)
      await move(page)
      await run(page)
      await leave()
    }
  })

  test('scripts run without an interaction after a while', async () => {
    const { page, leave } = await open(phone)
    await page.clock.runFor(3_000)
    assert.equal(await isRunning(page), 0)
    await page.clock.runFor(1_000)
    await run(page)
    await leave()
  })

  test('scripts run at once for known visitors, wide screens and portal pages', async () => {
    for (const [face, path, kept] of [
      [phone, '/', 'bb-recently-viewed'],
      [{ ...phone, width: 1440 }, '/properties', undefined],
      [phone, '/bb-admin/dashboard', undefined],
    ] as const) {
      const { page, leave } = await open(face, path, kept)
      await run(page)
      await leave()
    }
  })
})

describe('the language of a visit', () => {
  const stall = useStall()
  const pathOf = (page: Page) => new URL(page.url()).pathname
  const come = (javaScript = true) =>
    meet(stall.browser, stall.url, { width: 390, theme: 'light', locale: 'hi-IN', javaScript })

  test('Hindi is offered before any script runs, and remembered once chosen', async () => {
    const { page, fitsWidth, isAccessible, leave } = await come()
    await page.goto('/cities')
    await isAccessible()
    await fitsWidth()
    await page.getByRole('link', { name: /हिन्दी में देखें/ }).click()
    await page.waitForURL('**/hi/cities')
    assert.equal(await page.locator('html').getAttribute('lang'), 'hi-IN')
    await page.goto('/?utm_source=x')
    await page.waitForURL('**/hi?utm_source=x')
    await page.getByRole('button', { name: 'भाषा' }).click()
    await page.getByRole('link', { name: 'English' }).click()
    await page.waitForURL(`${stall.url}/?utm_source=x`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await leave()
  })

  test('whoever continues in English is not asked again', async () => {
    const { page, leave } = await come()
    const offer = page.getByRole('link', { name: /हिन्दी में देखें/ })
    await page.goto('/')
    await page.getByRole('button', { name: 'Continue in English' }).click()
    await offer.waitFor({ state: 'hidden' })
    await page.goto('/cities')
    assert.equal(await offer.isVisible(), false)
    await leave()
  })

  test('a browser in English is offered no language', async () => {
    const { page, leave } = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
    await page.goto('/cities')
    assert.equal(await page.locator('.language-offer').isVisible(), false)
    await leave()
  })

  test('forms without JavaScript and ended sessions stay in the language', async () => {
    const plain = await come(false)
    await plain.page.goto('/hi')
    assert.equal(await plain.page.locator('.language-offer').count(), 0)
    await plain.page.locator('form[action="/hi/properties"] button[type=submit]').click()
    assert.equal(pathOf(plain.page), '/hi/properties')
    await plain.leave()
    const { page, leave } = await come()
    await page.addInitScript(() => localStorage.setItem('bb_broker_token', 'ended'))
    await page.goto('/hi/broker-portal/inquiries')
    await page.waitForURL('**/hi/broker-portal')
    await leave(/status of 401/)
  })

  test('in Hindi a visitor searches, asks and is refused, and the broker replies', async () => {
    const broker = await makeBroker(stall.db, { email: 'ravi@example.in' })
    const home = { brokerId: broker.id, title: 'Lake flat', price: 12_500_000 }
    await makeProperty(stall.db, home)
    const visitor = await come()
    const { page } = visitor
    await page.goto('/hi')
    await page.getByRole('combobox', { name: 'खोज' }).first().fill('1.5 करोड़ तक का फ्लैट')
    await page.getByRole('combobox', { name: 'खोज' }).first().press('Enter')
    await page.waitForURL('**/hi/properties?**')
    await page.getByText('₹1.3 करोड़').first().waitFor()
    await page.getByRole('link', { name: 'Lake flat' }).first().click()
    const form = page.getByRole('form', { name: /ब्रोकर से संपर्क करें/ })
    await form.getByLabel('आपका नाम').fill('Meera Iyer')
    await form.getByLabel('ई-मेल').fill('meera@example.in')
    await form.getByLabel('फ़ोन').fill('12')
    await form.getByRole('button', { name: 'पूछताछ भेजें' }).click()
    await form.getByText('सही मोबाइल नंबर भरें।').waitFor()
    await form.getByLabel('फ़ोन').fill('98860 54321')
    await form.getByRole('button', { name: 'पूछताछ भेजें' }).click()
    await page.getByText(/^ब्रोकर जल्द आपसे संपर्क करेंगे। आपका रेफ़रेंस .+ है।/).waitFor()
    await visitor.isAccessible()
    await visitor.fitsWidth()
    await visitor.leave()
    const phone = await come()
    const admin = phone.page
    await admin.addInitScript(
      (token) => localStorage.setItem('bb_broker_token', token),
      broker.token,
    )
    await admin.goto('/hi/broker-portal/inquiries')
    await admin.getByRole('link', { name: 'Meera Iyer', exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'जवाब' }).fill('शनिवार को आइए।')
    await dialog.getByRole('button', { name: 'जवाब भेजें' }).click()
    await admin.getByText('जवाब भेज दिया गया').waitFor()
    await phone.isAccessible()
    await phone.fitsWidth()
    await phone.leave()
  })
})
