import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { meet, type Person } from '#test/journey/browser.ts'
import {
  photoFile as file,
  fillBasics,
  photosDone,
  listedTitle as title,
} from '#test/journey/listing-form.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { makeSubscription } from '#test/make-subscription.ts'

/** What becomes of a listing: counted, taken back, sold; and one the office enters. */

describe('a broker’s live listing', () => {
  const stall = useStall()
  let broker: Person
  let listed: string
  let phone: string

  before(async () => {
    const { db } = stall
    const city = await makeLocation(db, { name: 'Bangalore' })
    await makeLocation(db, { name: 'Whitefield', parentId: city.id, pincode: '560066' })
    const owner = await makeBroker(db, { email: 'ravi@example.in' })
    phone = owner.phone
    listed = (await makeProperty(db, { brokerId: owner.id, title: 'Lake flat' })).id
    broker = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
    await broker.context.addInitScript((token) => {
      // Once: a sign-out later must stay one.
      if (window.top !== window || sessionStorage.getItem('came')) return
      sessionStorage.setItem('came', 'yes')
      localStorage.setItem('bb_broker_token', token)
    }, owner.token)
  })
  after(() => broker.leave())

  test('impressions, views and calls of a listing are counted', async () => {
    const visitor = await meet(stall.browser, stall.url, { width: 390, theme: 'dark' })
    // A browser without a window calls itself a machine, and machines are not counted.
    await visitor.context.setExtraHTTPHeaders({
      'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
      'x-forwarded-for': '10.9.8.6',
    })
    await visitor.page.goto('/properties')
    await visitor.page.goto(`/properties/${listed}`)
    assert.ok(!(await visitor.page.content()).includes(phone.slice(3)), 'The number is harvested.')
    // In place, not by the browser's own way to send a form: its scripts are waited for.
    await visitor.page.mouse.move(20, 20)
    await visitor.page.waitForFunction(() => window.earlyPresses === undefined)
    const response = visitor.page.waitForResponse(/\/contacts$/)
    // Chromium here has no telephone: the click is what counts.
    await visitor.page.evaluate(() =>
      document.addEventListener('click', (event) => {
        if (event.target instanceof HTMLAnchorElement) event.preventDefault()
      }),
    )
    await visitor.page.getByRole('button', { name: 'Call Broker' }).click()
    assert.equal((await response).status(), 200)
    const call = visitor.page.getByRole('link', { name: 'Call Broker' })
    assert.equal(await call.getAttribute('href'), `tel:${phone}`)
    await visitor.page.waitForFunction(() => document.activeElement?.textContent === 'Call Broker')
    await visitor.leave()
    const { page } = broker
    await page.goto('/broker-portal/properties')
    const card = page.getByRole('article').filter({ hasText: 'Lake flat' })
    await card.getByText('1 view', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Analytics of Lake flat' }).click()
    await page.getByText('1 call · 0 on WhatsApp').waitFor()
    await page
      .getByText('Choose a plan with analytics to see figures by day, week and month.')
      .waitFor()
    await broker.isAccessible()
    await broker.fitsWidth()
  })

  test('analytics over time need a plan that includes them', async () => {
    const { page } = broker
    const { broker_id: brokerId } = await stall.db
      .selectFrom('property')
      .select('broker_id')
      .where('id', '=', listed)
      .executeTakeFirstOrThrow()
    const limits = { analyticsAccess: true }
    await makeSubscription(stall.db, { brokerId, startsIn: -1, endsIn: 29, limits })
    await page.reload()
    await page.getByRole('figure', { name: 'Calls, WhatsApp and emails' }).waitFor()
    await page.getByLabel('Period').selectOption({ label: 'Weeks' })
    await page.waitForURL(/period=weekly/)
    await page.getByRole('figure', { name: 'Opened' }).waitFor()
    await broker.isAccessible()
    await broker.fitsWidth()
  })

  test('undoing a deletion restores the listing', async () => {
    const { page } = broker
    await page.goto('/broker-portal/properties')
    await page.getByRole('button', { name: 'More actions for Lake flat' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Property deleted successfully').waitFor()
    const card = page.getByRole('article').filter({ hasText: 'Lake flat' })
    await card.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await card.waitFor()
  })

  test('marking a listing as sold records its price for the broker only', async () => {
    const { page } = broker
    // Without the toasts of before, which stand over the row on a phone.
    await page.goto('/broker-portal/properties')
    await page.getByRole('button', { name: 'More actions for Lake flat' }).click()
    await page.getByRole('menuitem', { name: 'Mark as sold' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mark as sold?' })
    await dialog.getByLabel('Final price').fill('8200000')
    await dialog.getByLabel('Deal came through').selectOption('referral')
    await broker.isAccessible()
    await dialog.getByRole('button', { name: 'Mark as sold' }).click()
    await page.getByText('Property status updated successfully').waitFor()
    const card = page.getByRole('article').filter({ hasText: 'Lake flat' })
    await card.getByText('₹82.0L').waitFor()
    await card.getByText(/Referral/).waitFor()
  })

  test('an administrator adds a listing with photos for a broker', async () => {
    const { token } = await makeAdministrator(stall.db, { role: 'admin' })
    const admin = await meet(stall.browser, stall.url, { width: 1440, theme: 'dark' })
    await admin.context.addInitScript((token) => {
      if (window.top === window) localStorage.setItem('bb_admin_token', token)
    }, token)
    const { page } = admin
    await page.goto('/bb-admin/properties')
    await page.getByRole('link', { name: 'Add Property' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Property' })
    await dialog.getByRole('searchbox', { name: 'Broker' }).fill('ravi@')
    await dialog.getByRole('button', { name: /Ravi Shetty/ }).click()
    await fillBasics(dialog)
    await dialog
      .getByLabel('Location', { exact: false })
      .first()
      .selectOption({ label: 'Whitefield' })
    await dialog.getByLabel('Images').setInputFiles([await file('hall.jpg')])
    await photosDone(page, 1)
    await admin.isAccessible()
    await dialog.getByRole('button', { name: 'Submit for Review' }).click()
    await page.getByText('Property submitted for review!').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('row').filter({ hasText: title }).first().waitFor()
    await admin.leave()
  })
})
