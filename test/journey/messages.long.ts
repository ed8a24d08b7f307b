import { after, before, describe, test } from 'node:test'
import { v7 } from 'uuid'
import { giveConsent, listConsents } from '#server/notification/consent/consent.ts'
import { unsubscribeLink } from '#server/notification/consent/unsubscribe.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { testSecrets } from '#test/secret-key.ts'

/** Messages from all sides: the broker who chooses, the seeker who stops, the office that sets. */

describe('messages', () => {
  const stall = useStall()
  let broker: Person
  let seeker: Person
  let administrator: Person
  let link: string

  before(async () => {
    const { db } = stall
    const admin = await makeAdministrator(db, { role: 'admin' })
    const owner = await makeBroker(db)
    await db
      .updateTable('broker')
      .set({ whatsapp: '+919812345678' })
      .where('id', '=', owner.id)
      .execute()
    const { id: listing } = await makeProperty(db, { brokerId: owner.id })
    await db
      .insertInto('inquiry')
      .values({
        id: listing,
        reference: 'BB-1234',
        property_id: listing,
        broker_id: owner.id,
        name: 'Meera Iyer',
        phone: '+919845098450',
        messages: '[]',
      })
      .execute()
    await db.updateTable('lead').set({ follow_up_on: '2020-01-01' }).execute()
    const customer = await makeCustomer(db, { email: 'meera@example.in' })
    const person = { realm: 'customer', id: customer.id } as const
    await giveConsent(db, person, { purpose: 'alerts', channel: 'email', proof: { how: 'form' } })
    const [consent] = await listConsents(db, person)
    const config = { publicUrl: stall.url, host: '', port: 0 }
    link = unsubscribeLink({ config, secrets: testSecrets }, consent?.id ?? '').page
    broker = await meet(stall.browser, stall.url, { width: 390, theme: 'dark' })
    seeker = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
    administrator = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
    await keepToken(broker, 'bb_broker_token', owner.token)
    await keepToken(administrator, 'bb_admin_token', admin.token)
  })
  after(async () => {
    await broker.leave()
    await seeker.leave()
    await administrator.leave()
  })

  test('a broker sees whom to follow up with today', async () => {
    const { page } = broker
    await page.goto('/broker-portal')
    await page.getByRole('heading', { name: 'To do today' }).waitFor()
    await page.getByRole('link', { name: 'Follow up with Meera Iyer' }).waitFor()
    await broker.isAccessible()
    await broker.fitsWidth()
  })

  test('a broker chooses WhatsApp, and must keep at least one channel', async () => {
    const { page } = broker
    await page.goto('/broker-portal/profile')
    const form = page.getByRole('form', { name: 'Notifications' })
    await form.getByLabel('Email').uncheck()
    await form.getByLabel('SMS').uncheck()
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Please choose at least one channel.').waitFor()
    await form.getByLabel('WhatsApp').check()
    await broker.isAccessible()
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Preferences saved').waitFor()
    await page.reload()
    await form.getByRole('checkbox', { name: 'WhatsApp', checked: true }).waitFor()
    await form.getByRole('checkbox', { name: 'SMS', checked: false }).waitFor()
    await broker.fitsWidth()
  })

  test('a seeker unsubscribes from alerts by link, without signing in', async () => {
    const { page } = seeker
    await page.goto(link)
    await page.getByText('m•••@example.in').waitFor()
    await seeker.isAccessible()
    await page.getByRole('button', { name: 'Stop these messages' }).click()
    await page.getByText('You will get no more of these by Email.').waitFor()
    await seeker.isAccessible()
    await seeker.fitsWidth()
    await page.goto(link)
    await page.getByText('You will get no more of these by Email.').waitFor()
    await page.goto(`${link}x`)
    await page.getByText('This link is incomplete.').waitFor()
  })

  test('an administrator registers a template from its text', async () => {
    const { page } = administrator
    await page.goto('/bb-admin/messages/templates')
    await page.getByRole('link', { name: 'Register property.approved by SMS in English' }).click()
    const dialog = page.getByRole('dialog', { name: 'Register Template' })
    await dialog.getByText('Hello ##name##, your listing').waitFor()
    await dialog.getByLabel('MSG91 template ID').fill('64f0aa11')
    await dialog.getByLabel('Header (sender ID)').fill('BRKBZR')
    await dialog.getByLabel('DLT template ID').fill('12')
    await dialog.getByLabel('Principal entity ID').fill('1101000000000000001')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Please enter a DLT template ID of 10 to 25 digits.').waitFor()
    await administrator.isAccessible()
    await dialog.getByLabel('DLT template ID').fill('1107160000000000001')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Template saved').waitFor()
    await page.getByRole('row').filter({ hasText: 'BRKBZR' }).waitFor()
    await administrator.isAccessible()
    await administrator.fitsWidth()
  })

  test('an administrator sets the daily spending limit and the price per segment', async () => {
    const { page } = administrator
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.getByLabel('Daily spending limit').fill('500')
    const limits = page.getByRole('form', { name: 'Limits' })
    await limits.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Message settings saved').waitFor()
    await page.getByText('of ₹500.00').waitFor()
    await page.getByLabel('Rupees per segment').fill('0.22')
    await page.getByLabel('Source').fill('Price list of November')
    await page.getByRole('button', { name: 'Save cost' }).click()
    await page.getByText('Price list of November').waitFor()
    await administrator.isAccessible()
    await administrator.fitsWidth()
  })

  test('failed messages are resent in bulk', async () => {
    const { page } = administrator
    await stall.db
      .insertInto('message')
      .values(
        ['+919811111111', '+919822222222'].map((recipient) => ({
          id: v7(),
          channel: 'sms' as const,
          recipient,
          template: 'property.approved',
          category: 'property' as const,
          variables: JSON.stringify({ name: 'Ravi', title: 'Sea view' }),
          body: 'Hello Ravi, your listing "Sea view" is approved.',
          status: 'failed' as const,
          provider: 'msg91',
          error: 'The provider was down.',
        })),
      )
      .execute()
    await page.goto('/bb-admin/messages?status=failed')
    await page.getByText('The provider was down.').first().waitFor()
    await page.getByLabel('Select all on this page').check()
    await administrator.isAccessible()
    await page.getByRole('region', { name: 'Selected rows' }).getByText('Resend link').click()
    await page.getByText('2 queued again').waitFor()
    const sent = page.getByText('Not delivered: no provider is configured.')
    // They go within seconds; the log shows what was when it was opened.
    for (let looks = 0; looks < 20 && (await sent.count()) === 0; looks++) {
      await page.goto('/bb-admin/messages')
      await page.getByText('Hello Ravi').first().waitFor()
    }
    await sent.first().waitFor()
  })

  test('all three message screens of the back office fit a phone', async () => {
    const { page } = administrator
    await page.setViewportSize({ width: 390, height: 844 })
    await administrator.fitsWidth()
    await page.goto('/bb-admin/messages/templates')
    await page.getByText('BRKBZR').first().waitFor()
    await administrator.isAccessible()
    await administrator.fitsWidth()
    await page.goto('/bb-admin/messages')
    await page.getByRole('heading', { name: 'Cost analysis' }).waitFor()
    await administrator.isAccessible()
    await administrator.fitsWidth()
  })
})

async function keepToken({ context }: Person, key: string, token: string): Promise<void> {
  await context.addInitScript(
    ([name, value]) => {
      if (window.top === window) localStorage.setItem(name ?? '', value ?? '')
    },
    [key, token],
  )
}
