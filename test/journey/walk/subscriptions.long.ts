import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator, makeBroker, makeProperty, testPassword } from '#test/make.ts'

/** Plans are sold, brokers subscribe and pay, and the dashboard and the reports count it. */

describe('subscriptions, the dashboard and the reports', () => {
  const stall = useStall()
  let person: Person

  before(async () => {
    await makeAdministrator(stall.db, { username: 'operator', role: 'admin' })
    await makeAdministrator(stall.db, { username: 'reviewer', role: 'moderator' })
    const broker = await makeBroker(stall.db, { companyName: 'Kaveri Homes' })
    await makeProperty(stall.db, { brokerId: broker.id, status: 'pending' })
    person = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
  })
  after(() => person.leave())

  async function signIn({ page }: Person, username: string) {
    await page.goto('/bb-admin/dashboard')
    await page.getByLabel('Username or Email').fill(username)
    await page.getByLabel(/^Password/).fill(testPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  }

  const heading = (name: string) => person.page.getByRole('heading', { level: 1, name }).waitFor()
  const toast = (text: string) => person.page.getByText(text, { exact: true }).first().waitFor()

  test('a plan is made with its limits; empty lines of features are dropped', async () => {
    const { page } = person
    await signIn(person, 'operator')
    await page.getByRole('link', { name: 'Subscriptions', exact: true }).click()
    await page
      .getByText('No subscription plans found. Create your first plan to get started.')
      .waitFor()
    await page.getByRole('link', { name: 'Create Plan' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Gold')
    await dialog.getByLabel('Price').fill('2400')
    await dialog.getByLabel('Features').fill('50 listings\n\nPriority\nFigures\n')
    await dialog.getByLabel('Property listings: unlimited').uncheck()
    await dialog.getByLabel('Property listings', { exact: true }).fill('50')
    await dialog.getByLabel('Popular').check()
    await person.isAccessible()
    await dialog.getByRole('button', { name: 'Create Plan' }).click()
    await toast('Subscription plan created successfully')
    const row = page.getByRole('row').filter({ hasText: 'Gold' })
    await row.getByText('+1 more').waitFor()
    await row.getByRole('img', { name: 'Popular' }).waitFor()
    const plan = await stall.db.selectFrom('subscription_plan').selectAll().executeTakeFirst()
    assert.deepEqual(plan?.features, ['50 listings', 'Priority', 'Figures'])
    assert.deepEqual([plan?.limit_property_listings, plan?.limit_contact_views], [50, -1])
    await person.isAccessible()
    await person.fitsWidth()
  })

  test('a plan is withdrawn and offered again', async () => {
    const { page } = person
    await page.getByRole('button', { name: 'Deactivate Gold' }).click()
    await toast('Plan status updated successfully')
    await page.getByRole('button', { name: 'Activate Gold', exact: true }).click()
    await page.getByRole('button', { name: 'Deactivate Gold' }).waitFor()
  })

  test('visitors read what plans start at, while there is one', async () => {
    const { page } = person
    const answer = page.getByText('Plans start at ₹2,400/month.')
    await page.goto('/contact')
    await page.getByText('What does it cost brokers?').click()
    await answer.waitFor()
    await stall.db.updateTable('subscription_plan').set({ is_active: false }).execute()
    await page.goto('/contact')
    assert.equal(await answer.count(), 0)
    await stall.db.updateTable('subscription_plan').set({ is_active: true }).execute()
    await page.goto('/bb-admin/subscriptions')
  })

  test('a broker gets it and pays; the plan can no longer be deleted', async () => {
    const { page } = person
    await page.getByRole('link', { name: 'Subscribers', exact: true }).click()
    await heading('Subscribers')
    await page.getByRole('link', { name: 'Assign Plan' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Broker', { exact: true }).fill('Kaveri')
    await dialog.getByRole('button', { name: /Kaveri Homes/ }).click()
    await dialog.getByLabel('Plan', { exact: true }).selectOption({ index: 1 })
    await dialog.getByLabel('Payment reference').fill('UTR 42')
    await person.isAccessible()
    await dialog.getByRole('button', { name: 'Assign Plan' }).click()
    await toast('Plan assigned successfully')
    await page.getByRole('row').filter({ hasText: 'Kaveri Homes' }).getByText('Active').waitFor()
    await page.getByRole('link', { name: 'Plans', exact: true }).click()
    await page.getByRole('button', { name: 'Actions for Gold' }).click()
    await page.getByRole('menuitem', { name: 'Delete Plan' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await toast('Failed to delete subscription plan')
    await page.getByText(/Brokers use or have used this plan/).waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  })

  test('it is renewed; the second is cancelled with a reason', async () => {
    const { page } = person
    await page.goto('/bb-admin/subscriptions/subscribers')
    await page.getByRole('link', { name: 'Ravi Shetty' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('UTR 42').waitFor()
    await dialog.getByRole('button', { name: 'Renew' }).click()
    await dialog.getByRole('button', { name: 'Renew' }).click()
    await toast('Subscription renewed successfully')
    await page.keyboard.press('Escape')
    const next = page.getByRole('row').filter({ hasText: 'Scheduled' })
    await next.getByRole('link', { name: 'Ravi Shetty' }).click()
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
    await dialog.getByText('Please provide a reason.').waitFor()
    await dialog.getByLabel('Reason').fill('Asked by phone')
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
    await toast('Subscription cancelled successfully')
    await dialog.getByText('Asked by phone').first().waitFor()
    await person.isAccessible()
  })

  test('the dashboard counts it and leads to what waits', async () => {
    const { page } = person
    await page.goto('/bb-admin/dashboard')
    const revenue = page.locator('div', { hasText: /^Monthly Revenue/ }).last()
    await revenue.getByText('₹4,800').waitFor()
    await page
      .getByRole('region', { name: 'Recent Activity' })
      .getByText('Plan cancelled')
      .first()
      .waitFor()
    await page.getByLabel('Period').selectOption('daily')
    await page.getByRole('button', { name: 'Show Revenue as table' }).click()
    const rows = page.getByRole('table', { name: 'Revenue' }).getByRole('row')
    // Its head and thirty days; by month there are fewer.
    await rows.nth(30).waitFor()
    await rows.last().getByText('₹4,800').waitFor()
    assert.equal(await rows.count(), 31)
    await person.isAccessible()
    await person.fitsWidth()
    await page.getByRole('link', { name: /Property Reviews/ }).click()
    await heading('Review desk')
    await page.getByRole('button', { name: /^2 BHK flat near the lake/ }).waitFor()
  })

  test('its figures open the rows they count, and a click shows the whole list again', async () => {
    const { page } = person
    await page.goto('/bb-admin/dashboard')
    await page
      .locator('div', { hasText: /^Total Brokers/ })
      .last()
      .getByRole('link')
      .click()
    await heading('Brokers')
    assert.match(page.url(), /createdFrom=\d{4}-\d\d-\d\d&createdTo=\d{4}-\d\d-\d\d$/)
    await page.getByRole('row').filter({ hasText: 'Kaveri Homes' }).waitFor()
    await page.getByRole('button', { name: /^Joined .* – / }).click()
    await page.getByLabel('To').fill('2001-01-01')
    await page.getByText('No brokers found matching your criteria.').waitFor()
    await person.isAccessible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Joined at any time' }).first().click()
    await page.getByRole('row').filter({ hasText: 'Kaveri Homes' }).waitFor()
    assert.doesNotMatch(page.url(), /created/)
    await person.isAccessible()
  })

  test('the reports tell the same, and come as a file', async () => {
    const { page } = person
    await page.goto('/bb-admin/reports')
    await heading('Reports & Analytics')
    await page.getByRole('table', { name: 'Revenue by plan' }).getByText('₹4,800').waitFor()
    await person.isAccessible()
    await page.getByRole('button', { name: 'Export' }).first().click()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ])
    await toast('Revenue report exported successfully')
    assert.match(saved.suggestedFilename(), /^revenue-report-\d{4}-\d\d-\d\d\.csv$/)
    assert.match(await readFile(await saved.path(), 'utf8'), /"Revenue","Total","Rupees","4800"/)
    await page.getByRole('button', { name: 'Show Total revenue as table' }).click()
    const paid = page.getByRole('table', { name: 'Total revenue' })
    await paid.getByRole('link', { name: '₹4,800' }).click()
    await page.getByRole('row').filter({ hasText: 'Kaveri Homes' }).first().waitFor()
    await person.isAccessible()
    await page.goBack()
    for (const tab of ['Broker Activity', 'Properties', 'Customers']) {
      await page.getByRole('navigation', { name: 'Reports' }).getByText(tab).click()
      await page.getByRole('region', { name: tab, exact: true }).waitFor()
      await person.isAccessible()
    }
  })

  test('a moderator on a phone sees the reports without money', async () => {
    const phone = await meet(stall.browser, stall.url, { width: 390, theme: 'dark' })
    const { page } = phone
    await signIn(phone, 'reviewer')
    await page.getByText('+1 this month').first().waitFor()
    assert.equal(await page.getByText(/Revenue/).count(), 0)
    const stats = page.getByRole('region', { name: 'Quick Stats' })
    assert.equal(await stats.getByRole('link').count(), 1)
    await phone.isAccessible()
    await phone.fitsWidth()
    await page.goto('/bb-admin/reports/revenue')
    await page.getByRole('region', { name: 'Broker Activity' }).waitFor()
    assert.equal(await page.getByText(/₹/).count(), 0)
    await phone.isAccessible()
    await phone.fitsWidth()
    await phone.leave()
  })
})
