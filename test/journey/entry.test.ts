import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { useStall } from '#test/journey/market-stall.ts'
import { openFor, settle } from '#test/journey/walk/sight.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** The ways in, and what forms say and send. */

describe('sign-in and navigation', () => {
  const stall = useStall()

  async function visit(
    look: (page: Page) => Promise<void>,
    viewer: Parameters<typeof openFor>[2] = {},
    width = 1280,
  ) {
    const viewport = { width, height: 844 }
    const context = await openFor(stall.browser, stall.url, viewer, { viewport })
    try {
      await look(await context.newPage())
    } finally {
      await context.close()
    }
  }

  test('sign-in at the wrong portal leads brokers and customers to their own', () =>
    visit(async (page) => {
      await page.goto('/customer-portal')
      await page.getByText('Are you a broker? Sign in to the broker portal').waitFor()
      await page.getByRole('link', { name: 'Sign in to the broker portal' }).click()
      await page.getByRole('heading', { level: 1, name: 'Broker Portal' }).waitFor()
      await page.getByRole('link', { name: 'Sign in to the customer portal' }).click()
      await page.getByRole('heading', { level: 1, name: 'Customer Portal' }).waitFor()
    }))

  test('sign-in gives the same message for a broker as for an unknown account', () =>
    visit(async (page) => {
      const { id } = await makeBroker(stall.db)
      const { email } = await stall.db
        .selectFrom('broker')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await page.goto('/customer-portal')
      await settle(page)
      const said: (string | null)[] = []
      for (const name of [email, 'nobody@example.in']) {
        await page.getByLabel('Email').fill(name)
        await page.getByLabel(/^Password/).fill('not the password')
        await page.getByRole('button', { name: 'Sign In' }).click()
        const alert = page.getByRole('form').getByRole('alert')
        await alert.waitFor()
        said.push(await alert.textContent())
        await page.reload()
        await settle(page)
      }
      assert.deepEqual(said, Array(2).fill('Login failed. Please check your credentials.'))
    }))

  test('sign-in pages have descriptions', () =>
    visit(async (page) => {
      for (const path of ['/customer-portal', '/broker-portal', '/bb-admin/login']) {
        await page.goto(path)
        const meta = page.locator('meta[name=description]')
        assert.ok(((await meta.getAttribute('content')) ?? '').length > 30, path)
      }
    }))

  for (const [path, tab, form] of [
    ['/customer-portal', 'Quick Sign Up', 'Customer sign-up'],
    ['/broker-portal', 'Register', 'Broker registration'],
  ] as const) {
    test(`${form}: missing fields are announced once, and each is marked`, () =>
      visit(async (page) => {
        await page.goto(path)
        await settle(page)
        await page.getByRole('tab', { name: tab }).click()
        await page.getByRole('button', { name: 'Create Account' }).click()
        await page.getByText('Please fill in all required fields').waitFor()
        const fields = page.getByRole('form', { name: form })
        assert.ok((await fields.locator('[required]').count()) >= 6)
        assert.equal(await fields.locator('[required]:not([aria-invalid=true])').count(), 0)
        assert.equal(await page.getByText('Please fill in all required fields').count(), 1)
      }))
  }

  test('number fields are exposed as numbers to assistive technology', () =>
    visit(async (page) => {
      await page.goto('/broker-portal')
      await settle(page)
      await page.getByRole('tab', { name: 'Register' }).click()
      const years = page.getByRole('spinbutton', { name: 'Experience' })
      await years.fill('12')
      await years.hover()
      await page.mouse.wheel(0, 200)
      assert.equal(await years.inputValue(), '12')
    }))

  test('the button of the filters shows a count only of what is applied', () =>
    visit(async (page) => {
      await page.goto('/properties')
      await settle(page)
      await page.getByRole('button', { name: /^More filters/ }).click()
      await page.getByRole('button', { name: /^Show [\d,]+ properties$/ }).waitFor()
      await page.getByRole('spinbutton', { name: 'Max EMI per month' }).fill('40000')
      await page.getByRole('button', { name: 'Show properties', exact: true }).waitFor()
    }))

  test('the price filter is exposed as a number, and arrow keys change it', () =>
    visit(async (page) => {
      await page.goto('/properties?minPrice=8000000')
      await settle(page)
      await page.getByRole('button', { name: /^More filters/ }).click()
      const price = page.getByRole('spinbutton', { name: 'Min price' })
      assert.equal(await price.getAttribute('aria-valuenow'), '8000000')
      await price.press('ArrowUp')
      assert.equal(await price.inputValue(), '81,00,000')
    }))

  test('a new city is sent without parent, district, pincode and coordinates', async () => {
    const { token } = await makeAdministrator(stall.db)
    await visit(
      async (page) => {
        await page.goto('/bb-admin/locations/new')
        await settle(page)
        const dialog = page.getByRole('dialog', { name: 'Add Location' })
        await dialog.getByLabel('Name', { exact: false }).first().fill('Nashik')
        await dialog.getByLabel('State').fill('Maharashtra')
        const sent = page.waitForRequest((request) => request.method() === 'POST')
        await dialog.getByRole('button', { name: 'Create Location' }).click()
        const body = (await sent).postDataJSON()
        assert.deepEqual(body, {
          name: 'Nashik',
          type: 'city',
          state: 'Maharashtra',
          isActive: true,
        })
        await page.getByText('Location created successfully').waitFor()
      },
      { realm: 'administrator', token },
    )
  })

  test('an unknown address shows "not found"', () =>
    visit(async (page) => {
      await page.goto('/no-such-page')
      await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    }))

  test('an API path segment in place of an id is not found', async () => {
    const { token } = await makeAdministrator(stall.db)
    await visit(
      async (page) => {
        for (const path of ['properties/import', 'flags/stats', 'import/zz']) {
          await page.goto(`/bb-admin/${path}`)
          await page.getByRole('alert').filter({ hasText: 'Page not found' }).waitFor()
        }
      },
      { realm: 'administrator', token },
    )
  })

  test('a broker’s inquiries are one tap away on a phone', async () => {
    const { token } = await makeBroker(stall.db)
    await visit(
      async (page) => {
        await page.goto('/broker-portal')
        const tabs = page.getByRole('navigation', { name: 'Broker Dashboard' }).getByRole('link')
        await tabs.first().waitFor()
        // The row of tabs scrolls; what is answered stands where it begins.
        const tab = tabs.filter({ hasText: 'Enquiries' })
        const { x, width } = (await tab.boundingBox()) ?? assert.fail('no box')
        assert.ok(x >= 0 && x + width <= 390, `Enquiries ends at ${x + width}`)
      },
      { realm: 'broker', token },
      390,
    )
  })
})
