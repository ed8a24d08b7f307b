import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { meet, type Person } from '#test/journey/browser.ts'
import { unevenRows, unfoldGroups } from '#test/journey/form-row.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { makeSubscription } from '#test/make-subscription.ts'
import { picture } from '#test/photo.ts'

/**
 * A broker's listing on the phone: typed, kept, mended, counted, closed; and entered by the office.
 */

const title = 'Corner flat with a long balcony'

const file = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture({ width: 800, height: 600 }),
})

async function fillBasics(page: Page | Locator) {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Property Type').selectOption('apartment')
  await page.getByLabel('Description').fill('Morning sun and a quiet lane.')
  await page.getByLabel('Price').fill('9500000')
  await page.getByLabel(/^Area(?! Unit)/).fill('1450')
  await page.getByLabel('Pincode').fill('560066')
  await page.getByLabel('Full Address').fill('41, Rain Tree Avenue')
}

const photosDone = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelectorAll('[data-place] img').length === wanted &&
      document.querySelectorAll('[role=progressbar]').length === 0,
    count,
  )

describe('a listing of one’s own', () => {
  const stall = useStall()
  let broker: Person
  let listed: string
  let phone: string
  let token: string

  before(async () => {
    const { db } = stall
    const city = await makeLocation(db, { name: 'Bangalore' })
    await makeLocation(db, { name: 'Whitefield', parentId: city.id, pincode: '560066' })
    const owner = await makeBroker(db, { email: 'ravi@example.in' })
    phone = owner.phone
    token = owner.token
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

  test('stays typed over a reload, with its photos in their order', async () => {
    const { page } = broker
    await page.goto('/broker-portal/add')
    await fillBasics(page)
    await page.getByRole('button', { name: 'Whitefield' }).click()
    const images = page.getByLabel('Images')
    await images.setInputFiles([
      await file('one.jpg'),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      await file('two.jpg'),
    ])
    await page.getByText('notes.txt is not a PNG, JPEG, GIF or WebP picture.').waitFor()
    await page.getByRole('button', { name: 'Remove photo 2' }).click()
    await photosDone(page, 2)
    const first = page.locator('[data-place="0"] img')
    const before = await first.getAttribute('src')
    await page.getByRole('button', { name: /^Place of photo 1/ }).press('ArrowRight')
    assert.notEqual(await first.getAttribute('src'), before)
    const handle = await page.getByRole('button', { name: /^Place of photo 2/ }).boundingBox()
    const target = await page.locator('[data-place="0"]').boundingBox()
    assert.ok(handle && target)
    await page.mouse.move(handle.x + 20, handle.y + 20)
    await page.mouse.down()
    await page.mouse.move(target.x + 60, target.y + 60, { steps: 5 })
    await page.mouse.up()
    assert.equal(await first.getAttribute('src'), before)
    await broker.isAccessible()
    await broker.fitsWidth()
    await page.reload()
    await page.getByText('Kept on this device as you type.').waitFor()
    assert.equal(await page.getByLabel('Title').inputValue(), title)
    assert.equal(await page.getByLabel('Price').inputValue(), '9500000')
    await photosDone(page, 2)
    assert.equal(await first.getAttribute('src'), before)
  })

  test('is asked for in even rows, on the phone and on the desk', async () => {
    for (const width of [390, 1440] as const) {
      const typist = await meet(stall.browser, stall.url, { width, theme: 'light' })
      await typist.context.addInitScript((token) => {
        if (window.top === window) localStorage.setItem('bb_broker_token', token)
      }, token)
      const { page } = typist
      await page.goto('/broker-portal/add')
      for (const [kind, deal, count] of [
        ['apartment', 'rent', 8],
        ['plot', 'sell', 5],
      ] as const) {
        await page.getByLabel('Property Type').selectOption(kind)
        await page.getByLabel('Listing Type').selectOption(deal)
        assert.equal(await unfoldGroups(page), count)
        assert.deepEqual(await unevenRows(page), [], `${kind} at ${width}`)
      }
      await typist.fitsWidth()
      await typist.leave()
    }
  })

  test('says what is missing and wrong, and opens where it is', async () => {
    const { page } = broker
    const group = page.getByRole('button', { name: 'Areas' })
    await group.click()
    await page.getByLabel('Carpet area (RERA)').fill('1200')
    await page.getByLabel('Super built-up area').fill('1100')
    await group.click()
    const place = page.getByLabel('Location', { exact: false }).first()
    assert.match((await place.inputValue()) ?? '', /^[\da-f-]{36}$/)
    await page.getByRole('button', { name: 'Submit for Review' }).click()
    const carpet = page.getByLabel('Carpet area (RERA)')
    await page.getByText('The carpet area cannot be larger than the super built-up area.').waitFor()
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('name') === 'detail.areaCarpetSqft',
    )
    await page.getByRole('heading', { name: 'What is still missing for a good listing' }).waitFor()
    await broker.isAccessible()
    await broker.fitsWidth()
    await carpet.fill('900')
    await page.getByText('Loading 22%').waitFor()
    await page.getByRole('button', { name: 'Submit for Review' }).click()
    await page.getByText('Property submitted for review!').waitFor()
    const card = page.getByRole('article').filter({ hasText: title })
    await card.getByText('Pending').waitFor()
    await card.getByText(/^Quality \d+%$/).waitFor()
    await page.goto('/broker-portal/add')
    assert.equal(await page.getByLabel('Title').inputValue(), '')
  })

  test('begins like another one, without its photos, also while places do not load', async () => {
    const { page } = broker
    await page.route('**/api/broker/locations?type=area', (route) =>
      route.fulfill({ status: 404, json: { message: 'Not now.', code: 'not_found' } }),
    )
    await page.goto('/broker-portal/properties')
    await page.getByRole('button', { name: `More for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await page.getByText('The list of locations did not load. Retry').waitFor()
    assert.equal(await page.getByLabel('Title').inputValue(), title)
    assert.equal(await page.locator('[data-place]').count(), 0)
    await page.getByPlaceholder('Locality, City').fill('Hoodi, Bangalore')
    await page.getByRole('button', { name: 'Submit for Review' }).click()
    await page.getByText('Property submitted for review!').waitFor()
    await page.getByText('Hoodi, Bangalore').waitFor()
    await page.unroute('**/api/broker/locations?type=area')
  })

  test('is counted: shown, opened, called', async () => {
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
    const told = visitor.page.waitForResponse(/\/contacts$/)
    // Chromium here has no telephone: the click is what counts.
    await visitor.page.evaluate(() =>
      document.addEventListener('click', (event) => {
        if (event.target instanceof HTMLAnchorElement) event.preventDefault()
      }),
    )
    await visitor.page.getByRole('button', { name: 'Call Broker' }).click()
    assert.equal((await told).status(), 200)
    const call = visitor.page.getByRole('link', { name: 'Call Broker' })
    assert.equal(await call.getAttribute('href'), `tel:${phone}`)
    await visitor.page.waitForFunction(() => document.activeElement?.textContent === 'Call Broker')
    await visitor.leave()
    const { page } = broker
    await page.goto('/broker-portal/properties')
    const card = page.getByRole('article').filter({ hasText: 'Lake flat' })
    await card.getByText('1 view', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Numbers of Lake flat' }).click()
    await page.getByText('1 call · 0 WhatsApp').waitFor()
    await page.getByText('Days, weeks and months come with a plan that has analytics.').waitFor()
    await broker.isAccessible()
    await broker.fitsWidth()
  })

  test('and over time, with a plan that has analytics', async () => {
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
    await page.getByLabel('Divided by').selectOption({ label: 'Weeks' })
    await page.waitForURL(/period=weekly/)
    await page.getByRole('figure', { name: 'Opened' }).waitFor()
    await broker.isAccessible()
    await broker.fitsWidth()
  })

  test('comes back when its deletion is undone', async () => {
    const { page } = broker
    await page.goto('/broker-portal/properties')
    await page.getByRole('button', { name: 'More for Lake flat' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Property deleted successfully').waitFor()
    const card = page.getByRole('article').filter({ hasText: 'Lake flat' })
    await card.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await card.waitFor()
  })

  test('is marked as sold with its price, for oneself alone', async () => {
    const { page } = broker
    // Without the toasts of before, which stand over the row on a phone.
    await page.goto('/broker-portal/properties')
    await page.getByRole('button', { name: 'More for Lake flat' }).click()
    await page.getByRole('menuitem', { name: 'Mark as sold' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mark as sold?' })
    await dialog.getByLabel('Closed at').fill('8200000')
    await dialog.getByLabel('Through').selectOption('referral')
    await broker.isAccessible()
    await dialog.getByRole('button', { name: 'Mark as sold' }).click()
    await page.getByText('Property status updated successfully').waitFor()
    const card = page.getByRole('article').filter({ hasText: 'Lake flat' })
    await card.getByText('₹82.0L').waitFor()
    await card.getByText(/A referral/).waitFor()
  })

  test('that was begun is nobody’s after a sign-out', async () => {
    const { page } = broker
    await page.goto('/broker-portal/add')
    await page.getByLabel('Title').fill('Begun')
    await page.getByText('Kept on this device as you type.').waitFor()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((name) => name.startsWith('bb-draft')),
    )
    assert.deepEqual(kept, [])
  })

  test('is entered by the office for its broker, with photos', async () => {
    const { token } = await makeAdministrator(stall.db, { role: 'admin' })
    const office = await meet(stall.browser, stall.url, { width: 1440, theme: 'dark' })
    await office.context.addInitScript((token) => {
      if (window.top === window) localStorage.setItem('bb_admin_token', token)
    }, token)
    const { page } = office
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
    await office.isAccessible()
    await dialog.getByRole('button', { name: 'Submit for Review' }).click()
    await page.getByText('Property submitted for review!').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('row').filter({ hasText: title }).first().waitFor()
    await office.leave()
  })
})
