import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { regExp } from '#domain/text/reg-exp.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'

/** Screens and pages that are opened while the server is away (UI-03). */

const away = 'Cannot connect to BrickBazaar right now'

describe('while the server is away', () => {
  const stall = useStall()
  const tokens: Record<string, string> = {}
  let person: Person

  before(async () => {
    tokens.bb_admin_token = (await makeAdministrator(stall.db)).token
    tokens.bb_broker_token = (await makeBroker(stall.db)).token
    tokens.bb_customer_token = (await makeCustomer(stall.db)).token
    person = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
    await person.context.addInitScript((tokens) => {
      for (const [name, token] of Object.entries(tokens)) localStorage.setItem(name, token)
    }, tokens)
    // A form that was begun asks before its page is left.
    person.page.on('dialog', (dialog) => void dialog.accept())
  })
  after(() =>
    // What the browser, and the router, say of it.
    person.leave(
      regExp()`
        net::ERR_CONNECTION_REFUSED|status of 50[23]|Error loading route module|Failed to fetch
        |Unable to preload|Please check your connection
      `,
    ),
  )

  const goAway = ({ context }: Person) =>
    context.route('**', (route) => route.abort('connectionrefused'))
  const comeBack = ({ context }: Person) => context.unroute('**')
  afterEach(() => person.context.unrouteAll())
  const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).first()

  for (const [from, tab, screen] of [
    ['/bb-admin/profile', 'Locations', 'admin/location/list'],
    ['/broker-portal/add', 'Plan', 'broker-portal/plan/plan'],
    ['/customer-portal/profile', 'Saved Searches', 'customer-portal/saved-search/list'],
  ] as const) {
    test(`a screen whose code does not come leaves ${from}, and opens on Retry`, async () => {
      const { page } = person
      await page.goto(from)
      const input = page.getByLabel(/^(Title|First Name)/)
      await input.fill('half a word')
      // The page asks for the routes its links lead to a moment after it stands.
      await page.waitForFunction(
        (id) => Reflect.get(window, '__reactRouterManifest').routes[id] !== undefined,
        screen,
      )
      await goAway(person)
      const notice = page.getByText(away)
      await page.getByRole('link', { name: tab, exact: true }).click()
      const leave = page.getByRole('alertdialog').getByRole('button', { name: 'Leave' })
      await notice.or(leave).waitFor()
      if (await leave.isVisible()) await leave.click()
      await notice.waitFor()
      assert.equal(await input.inputValue(), 'half a word')
      await person.isAccessible()
      await retry(page).click()
      await page.getByRole('button', { name: 'Retry', disabled: false }).waitFor()
      await comeBack(person)
      await retry(page).click()
      await page.getByRole('heading', { name: tab, exact: true }).first().waitFor()
      assert.equal(await notice.count(), 0)
    })
  }

  test('a map that does not come leaves the form around it, and comes on Retry', async () => {
    const { page } = person
    await page.goto('/broker-portal/add')
    await page.getByLabel('Title').fill('half a word')
    await goAway(person)
    await page.getByRole('button', { name: 'Set on a map' }).click()
    await page.getByText('This section did not load').waitFor()
    assert.equal(await page.getByLabel('Title').inputValue(), 'half a word')
    await comeBack(person)
    await retry(page).click()
    await page.locator('.maplibregl-map').waitFor()
  })

  test('a form that does not come leaves its public page, and comes on Retry', async () => {
    const { page } = person
    await page.goto('/cities', { waitUntil: 'networkidle' })
    await goAway(person)
    await page.getByRole('button', { name: 'Join Waitlist' }).click()
    await page.getByText('This section did not load').waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await comeBack(person)
    await retry(page).click()
    await page.getByRole('dialog').waitFor()
  })

  test('a public page without its data says so in our words, and opens on Retry', async () => {
    const { page } = person
    await page.goto('/')
    // Until the scripts are there a link is the browser's own, and opens a page that knows no
    // other.
    await page.waitForFunction(() => window.earlyPresses === undefined)
    await page.getByRole('link', { name: 'About' }).first().click()
    await page.waitForURL('/about')
    await goAway(person)
    await page.getByRole('link', { name: 'BrickBazaar home page' }).first().click()
    await page.getByRole('heading', { name: away }).waitFor()
    await person.isAccessible()
    await retry(page).click()
    await page.getByRole('status').filter({ hasText: away }).waitFor()
    await comeBack(person)
    await retry(page).click()
    await page.getByRole('combobox', { name: 'Search' }).waitFor()
  })

  test('a public page whose data is refused says why, and opens on Retry', async () => {
    const { page, context } = person
    await page.goto('/about')
    await page.waitForFunction(() => window.earlyPresses === undefined)
    const message = 'We are very busy right now. Please try again in a moment.'
    await context.route('**/*.data*', (route) =>
      route.fulfill({ status: 503, json: { message, code: 'busy' } }),
    )
    await page.getByRole('link', { name: 'BrickBazaar home page' }).first().click()
    await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor()
    await page.getByText(message).waitFor()
    await person.isAccessible()
    await retry(page).click()
    await page.getByRole('combobox', { name: 'Search' }).waitFor()
  })

  test('what a door before the server sends in place of data is told in our words', async () => {
    const { page, context } = person
    for (const body of ['<h1>Bad gateway</h1>', 'null']) {
      await page.goto('/about')
      await page.waitForFunction(() => window.earlyPresses === undefined)
      await context.route('**/*.data*', (route) => route.fulfill({ status: 502, body }))
      await page.getByRole('link', { name: 'BrickBazaar home page' }).first().click()
      await page.getByRole('heading', { name: 'Something went wrong on our side' }).waitFor()
      await context.unrouteAll()
    }
  })
})
