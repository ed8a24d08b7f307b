import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** Many brokers at once, more than a page shows. */

describe('a long list of brokers', () => {
  const stall = useStall()
  let admin: Person

  before(async () => {
    const { token } = await makeAdministrator(stall.db, { role: 'admin' })
    admin = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
    await admin.context.addInitScript((token) => {
      if (window.top === window) localStorage.setItem('bb_admin_token', token)
    }, token)
  })
  after(() => admin.leave())

  test('a bulk block covers all matching brokers on every page, and no others', async () => {
    const { page } = admin
    await makeBroker(stall.db, { companyName: 'Another' })
    for (let n = 0; n < 12; n++) await makeBroker(stall.db, { companyName: 'Chain Homes' })
    await page.goto('/bb-admin/brokers?search=Chain+Homes')
    await page.getByLabel('Select all on this page').check()
    await page.getByText('10 selected').waitFor()
    await page.getByRole('button', { name: 'Select all 12 that match' }).click()
    await page.getByText('12 selected').waitFor()
    await admin.isAccessible()
    await page.getByRole('button', { name: 'Block' }).click()
    const dialog = page.getByRole('dialog', { name: 'Block 12 brokers' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Of a chain')
    await dialog.getByRole('button', { name: 'Block' }).click()
    // While they go, the figures of the list say it already.
    await page.locator('[data-sonner-toast]').getByText('12 blocked').waitFor()
    const blocked = await stall.db
      .selectFrom('broker')
      .select('company_name')
      .where('status_reason', '=', 'Of a chain')
      .execute()
    assert.deepEqual(
      blocked.map((row) => row.company_name),
      Array.from({ length: 12 }, () => 'Chain Homes'),
    )
    // What could not be done says for how many and why.
    await page.getByLabel('Select all on this page').check()
    await page.getByRole('button', { name: 'Select all 12 that match' }).click()
    await page.getByRole('button', { name: 'Approve KYC' }).click()
    await page.getByText('12 could not be verified').waitFor()
  })
})
