import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator, makeCustomer, makeProperty, testPassword } from '#test/make.ts'
import { openFor, settle, type Viewer } from './sight.ts'

/**
 * What a browser keeps: shared by two tabs, gone after leaving, closed to us, or full of rubbish.
 */

describe('what a browser keeps', () => {
  const stall = useStall()
  const email = 'meera@example.in'
  const welcome = (page: Page) => page.getByText('Welcome back, ').first()
  const entry = (page: Page) => page.getByRole('heading', { name: 'Customer Portal' })

  before(async () => {
    await makeCustomer(stall.db, { email })
    await makeProperty(stall.db, { title: 'Lake flat' })
  })

  /** A browser of its own; what its pages broke by is handed back. */
  async function browse(
    viewer: Viewer,
    act: (context: BrowserContext, page: Page) => Promise<void>,
  ): Promise<void> {
    const context = await openFor(stall.browser, stall.url, viewer)
    const broken: string[] = []
    // The router's own script for the place on a page trips over a blocked storage and ends; it
    // alone.
    context.on('weberror', (error) => {
      if (error.error().message !== 'Access is denied.') broken.push(error.error().message)
    })
    try {
      await act(context, await context.newPage())
    } finally {
      await context.close()
    }
    assert.deepEqual(broken, [])
  }
  const signIn = async (page: Page, as = email) => {
    await page.getByLabel('Email').fill(as)
    await page.getByLabel(/^Password/).fill(testPassword)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await welcome(page).waitFor()
  }

  test('whoever signs out in one tab has left the other one too', () =>
    browse({}, async (context, first) => {
      await first.goto('/customer-portal')
      await settle(first)
      await signIn(first)
      const second = await context.newPage()
      await second.goto('/customer-portal/profile')
      await second.getByLabel(/^First Name/).waitFor()
      await first.getByRole('button', { name: 'Logout' }).click()
      await entry(first).waitFor()
      await entry(second).waitFor()
      assert.equal(await second.getByText(email).count(), 0)
    }))

  test('after signing out, Back shows nothing of what was private', () =>
    browse({}, async (_, page) => {
      await page.goto('/customer-portal')
      await settle(page)
      await signIn(page)
      await page.goto('/customer-portal/profile')
      await page.getByLabel(/^First Name/).waitFor()
      // A page whole, so that the browser may keep the one before as it was.
      await page.goto('/about')
      await page.goBack()
      await page.getByLabel(/^First Name/).waitFor()
      await page.getByRole('button', { name: 'Logout' }).click()
      await entry(page).waitFor()
      for (let step = 0; step < 2; step++) {
        await page.goBack()
        await page.waitForLoadState()
        assert.equal(await page.getByLabel(/^First Name/).count(), 0)
        assert.equal(await page.getByText(email).count(), 0)
      }
    }))

  const closed = {
    'whose storage is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
    'whose storage is blocked': () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('Access is denied.', 'SecurityError')
          },
        })
      }
    },
  }
  const keepsNothing = (close: () => void) =>
    browse({}, async (context, page) => {
      const seeker = await makeCustomer(stall.db)
      await context.addInitScript(close)
      await page.goto('/customer-portal')
      await settle(page)
      await signIn(page, seeker.email ?? '')
      await page.getByRole('link', { name: 'Saved Properties' }).click()
      await page.getByText('No saved homes yet').waitFor()
      await page.getByRole('link', { name: 'Browse Properties' }).first().click()
      await page.getByRole('button', { name: 'Save Lake flat' }).click()
      await page.getByRole('button', { name: 'Save Lake flat', pressed: true }).waitFor()
      await page.getByRole('button', { name: /^Compare/ }).click()
      await page.getByRole('button', { name: 'Colour theme' }).click()
      await page.getByText('Dark', { exact: true }).click()
      await page.waitForFunction(() => document.documentElement.classList.contains('dark'))
      await page.getByRole('link', { name: seeker.first_name }).first().click()
      await welcome(page).waitFor()
    })

  for (const [kind, close] of Object.entries(closed)) {
    test(`a browser ${kind} is signed in for as long as its page is open`, () =>
      keepsNothing(close))
  }

  const rubbish: Record<string, string> = {
    'of another product': 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    'no server would take': 'a\nb ₹',
    'of the wrong kind': '{"token":null}',
  }
  for (const [kind, value] of Object.entries(rubbish)) {
    test(`values ${kind} are as good as none`, () =>
      browse({}, async (context, page) => {
        await context.addInitScript((text) => {
          for (const name of [
            ...['bb_customer_token', 'bb_broker_token', 'bb_admin_token', 'bb-theme'],
            ...['vite-ui-theme', 'bb-viewed', 'bb-compare', 'bb-hidden', 'bb-recent-searches'],
          ]) {
            // Once: what the page itself then keeps is its own.
            if (!sessionStorage.getItem(name)) localStorage.setItem(name, text)
            sessionStorage.setItem(name, 'was set')
          }
          if (!sessionStorage.getItem('bb-intent')) sessionStorage.setItem('bb-intent', text)
        }, value)
        await page.goto('/properties')
        await settle(page)
        await page.getByText('1 Properties Found').waitFor()
        assert.equal(await page.evaluate(() => document.documentElement.className), '')
        await page.getByRole('link', { name: 'View Details' }).click()
        await page.getByRole('heading', { level: 1, name: 'Lake flat' }).waitFor()
        await page.goto('/broker-portal/properties')
        await page.getByRole('heading', { name: 'Broker Portal' }).waitFor()
        await page.goto('/bb-admin/brokers')
        await page.waitForURL(/\/bb-admin\/login/)
        await page.goto('/customer-portal')
        await entry(page).waitFor()
        await signIn(page)
      }))
  }

  test('whoever signs in is led nowhere else, whatever the address asks for (NET-05)', async () => {
    const { token } = await makeAdministrator(stall.db)
    await browse({ realm: 'administrator', token }, async (_, page) => {
      for (const place of [
        ...['//evil.example', '/\\evil.example', 'https://evil.example', 'https:evil.example'],
        ...['javascript:alert(1)', '/bb-admin/\\evil.example', '/bb-admin/../../evil.example'],
      ]) {
        await page.goto(`/bb-admin/login?next=${encodeURIComponent(place)}`)
        await page.waitForURL(`${stall.url}/bb-admin/dashboard`)
      }
      await page.goto('/bb-admin/login?next=/bb-admin/brokers')
      await page.waitForURL(`${stall.url}/bb-admin/brokers`)
    })
  })
})
