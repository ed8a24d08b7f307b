import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { v7 } from 'uuid'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'

/** Where the keyboard is when what it was on has gone, because it was deleted or decided. */

describe('the keyboard', () => {
  const stall = useStall()
  let person: Person
  let page: Page

  before(async () => {
    const { token } = await makeAdministrator(stall.db)
    const broker = await makeBroker(stall.db)
    for (const title of ['Flat 1', 'Flat 2']) {
      await makeProperty(stall.db, { brokerId: broker.id, title })
    }
    for (const title of ['Waiting 1', 'Waiting 2']) {
      await makeProperty(stall.db, { brokerId: broker.id, title, status: 'pending' })
    }
    person = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
    page = person.page
    await person.context.addInitScript(
      ([admin, own]) => {
        localStorage.setItem('bb_admin_token', admin)
        localStorage.setItem('bb_broker_token', own)
      },
      [token, broker.token] as const,
    )
  })
  after(() => person.leave())

  /** Waits until the keyboard is on what is called so: by its label, else by what stands in it. */
  async function isOn(wanted: string) {
    const on = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
    const isThere = (wanted: string) => {
      const { activeElement: one, body } = document
      const label = one?.getAttribute('aria-label') ?? one?.textContent
      return one !== body && label?.startsWith(wanted)
    }
    await page
      .waitForFunction(isThere, wanted, { timeout: 10_000 })
      .catch(async () => assert.fail(`Not on "${wanted}" but on ${await on()}`))
  }

  /** Opens a menu and chooses in it, then agrees, all by keyboard. */
  async function choose(menu: string, item: string, action: string) {
    await page.getByRole('button', { name: menu }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: item }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: action }).press('Enter')
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  }

  test('a deleted row leaves it to the next, the last to the one before it', async () => {
    const place = { category: 'amenity', color: '#1E40AF', icon: 'heart' } as const
    for (const [sort_order, name] of ['Garden', 'Pool', 'School'].entries()) {
      await stall.db
        .insertInto('interest')
        .values({ id: v7(), name, sort_order, ...place })
        .execute()
    }
    await page.goto('/bb-admin/interests')
    await choose('Actions for Pool', 'Delete Interest', 'Delete')
    await isOn('Actions for School')
    await choose('Actions for School', 'Delete Interest', 'Delete')
    await isOn('Actions for Garden')
    await choose('Actions for Garden', 'Delete Interest', 'Delete')
    await isOn('There are no interests yet.')
    await person.isAccessible()
    await page.keyboard.press('Tab')
    await isOn('Add Interest')
  })

  test('a row that is decided in place leaves it to the same button of the next', async () => {
    const { id: brokerId } = await makeBroker(stall.db)
    for (const author of ['Asha', 'Meera']) {
      const { id } = await makeCustomer(stall.db)
      const about = { broker_id: brokerId, customer_id: id, author_name: author }
      await stall.db
        .insertInto('review')
        .values({ id: v7(), ...about, stars: 4, text: 'Answered at once.' })
        .execute()
    }
    await page.goto('/bb-admin/reviews?status=pending')
    await page.getByRole('button', { name: 'Publish the review by Meera' }).press('Enter')
    await isOn('Publish the review by Asha')
    await page.keyboard.press('Enter')
    await isOn('No reviews')
  })

  test('a row that is decided and stays keeps it', async () => {
    await page.goto('/bb-admin/reviews')
    await page.getByRole('button', { name: 'Reject the review by Asha' }).press('Enter')
    await page.getByLabel('Rejection reason').fill('It names a neighbour.')
    await page.getByRole('button', { name: 'Reject', exact: true }).press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page
      .getByRole('button', { name: 'Reject the review by Asha' })
      .waitFor({ state: 'hidden' })
    await isOn('Publish the review by Asha')
  })

  test('a dialog that decided its row closes onto the list', async () => {
    const { id } = await stall.db
      .selectFrom('property')
      .where('title', '=', 'Flat 1')
      .select('id')
      .executeTakeFirstOrThrow()
    const reported = await fetch(`${stall.url}/api/public/properties/${id}/flags`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'other', note: 'Sold long ago' }),
    })
    assert.equal(reported.status, 201)
    await page.goto('/bb-admin/flags?status=open')
    await page
      .getByRole('table', { name: 'Reported listings' })
      .getByRole('link')
      .first()
      .press('Enter')
    const dismiss = page.getByRole('dialog').getByRole('button', { name: 'Dismiss', exact: true })
    await dismiss.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await isOn('No reports found')
  })

  test('a listing that is decided at the desk leaves it to the next one', async () => {
    await page.goto('/bb-admin/review')
    const shown = (title: string) =>
      page
        .getByRole('region', { name: 'Review' })
        .getByRole('heading', { level: 2, name: title })
        .waitFor()
    await shown('Waiting 1')
    await page.getByRole('button', { name: /^Approve/ }).press('Enter')
    await shown('Waiting 2')
    await isOn('Review')
  })

  test('a broker who deletes a listing goes on with the next', async () => {
    await page.goto('/broker-portal/properties?status=approved')
    await choose('More actions for Flat 2', 'Delete', 'Delete')
    await page.getByText('Property deleted successfully').waitFor()
    await isOn('More actions for Flat 1')
  })
})
