import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator, makeProperty, testPassword } from '#test/make.ts'

/** A visitor writes and reports; an administrator hears the bell, answers and decides. */

describe('tickets, reports, messages and the bell', () => {
  const stall = useStall()
  let visitor: Person
  let admin: Person
  let listing: string

  before(async () => {
    await makeAdministrator(stall.db, { username: 'operator', role: 'admin' })
    const { id } = await makeProperty(stall.db, {
      title: 'Sea view with a very long name '.repeat(4),
    })
    listing = id
    visitor = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
    admin = await meet(stall.browser, stall.url, { width: 1440, theme: 'dark' })
    await admin.page.goto('/bb-admin/dashboard')
    await admin.page.getByLabel('Username or Email').fill('operator')
    await admin.page.getByLabel(/^Password/).fill(testPassword)
    await admin.page.getByRole('button', { name: 'Sign in' }).click()
    await admin.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  })
  after(async () => {
    await visitor.leave()
    await admin.leave()
  })

  test('a bell without news has no number', async () => {
    const { page } = admin
    await page.getByRole('button', { name: 'Notifications', exact: true }).click()
    await page.getByText('No new notifications.').waitFor()
    await admin.isAccessible()
    await page.keyboard.press('Escape')
  })

  test('a visitor corrects a support request and gets a ticket number', async () => {
    const { page } = visitor
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Please enter your full name.').waitFor()
    await visitor.isAccessible()
    await page.getByLabel('Full name').fill('Meera Iyer')
    await page.getByLabel('Email').fill('meera@example.in')
    await page.getByLabel('Inquiry type').selectOption('support')
    await page.getByLabel('Subject').fill('I cannot sign in')
    await page.getByLabel('Message').fill('It says that my account is blocked.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText(/T-\d{4}-000001/).waitFor()
    await visitor.isAccessible()
    await visitor.fitsWidth()
  })

  test('a visitor reports a listing', async () => {
    const { page } = visitor
    await page.goto(`/properties/${listing}`)
    await page.getByRole('button', { name: 'Report this listing' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
    await page.getByText('Please choose a reason.').waitFor()
    await page.getByLabel('What is wrong?').selectOption('fake')
    await visitor.isAccessible()
    await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
    await page.getByText('Thank you. We will check this listing.').waitFor()
    await visitor.fitsWidth()
  })

  test('the bell shows both, opens the ticket, and marks it as read', async () => {
    const { page } = admin
    await page.reload()
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
    await admin.isAccessible()
    await page.getByRole('link', { name: /I cannot sign in/ }).click()
    await page.getByRole('dialog', { name: 'I cannot sign in' }).waitFor()
    await page.getByText('It says that my account is blocked.').waitFor()
    await page
      .getByRole('button', { name: 'Notifications, 1 unread', includeHidden: true })
      .waitFor({ state: 'attached' })
    await admin.isAccessible()
  })

  test('a reply is sent, and the ticket waits for its sender', async () => {
    const { page } = admin
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send reply' }).click()
    await dialog.getByText('Please write a reply.').waitFor()
    await dialog.getByRole('textbox', { name: 'Reply' }).fill('We have unblocked it.')
    await dialog.getByRole('button', { name: 'Send reply' }).click()
    await page.getByText('Reply sent').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('row').filter({ hasText: 'Awaiting reply from sender' }).waitFor()
    await admin.isAccessible()
    await admin.fitsWidth()
  })

  test('deciding a report removes the listing from the site', async () => {
    const { page } = admin
    await page.getByRole('link', { name: 'Reported listings' }).click()
    await page.getByRole('link', { name: /^Sea view/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Reject the listing' }).click()
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
    await dialog.getByText('Please provide a rejection reason').waitFor()
    await admin.isAccessible()
    await dialog.getByLabel('Rejection reason').fill('The photos are of another home.')
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByText('Decision saved').waitFor()
    await page.getByRole('row').filter({ hasText: 'Resolved' }).waitFor()
    await admin.isAccessible()
    const { status } = await stall.db
      .selectFrom('property')
      .select('status')
      .where('id', '=', listing)
      .executeTakeFirstOrThrow()
    assert.equal(status, 'rejected')
  })

  test('the message log shows, filters and exports sent messages', async () => {
    const { page } = admin
    await page.getByRole('link', { name: 'Messages' }).click()
    await page.getByRole('button', { name: 'Show all' }).first().click()
    await page.getByText('The photos are of another home.').first().waitFor()
    await admin.isAccessible()
    await page.getByRole('button', { name: 'WhatsApp' }).click()
    await page.getByText('No WHATSAPP logs found matching your criteria').waitFor()
    await page.getByRole('button', { name: 'Email' }).click()
    await page.getByRole('row').filter({ hasText: 'meera@example.in' }).first().waitFor()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Logs' }).click(),
    ])
    assert.match(saved.suggestedFilename(), /^message-logs-.*\.csv$/)
    assert.match(await readFile(await saved.path(), 'utf8'), /We have unblocked it\./)
    await page.setViewportSize({ width: 390, height: 844 })
    await admin.fitsWidth()
    await admin.isAccessible()
  })
})
