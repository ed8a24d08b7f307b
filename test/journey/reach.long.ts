import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { confirmationLink } from '#server/waitlist/secret.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { giveStars } from '#test/journey/failing/form.ts'
import { useStall } from '#test/journey/market-stall.ts'
import {
  makeAdministrator,
  makeBroker,
  makeCustomer,
  makeLocation,
  makeProperty,
  testPassword,
} from '#test/make.ts'
import { testSecrets } from '#test/secret-key.ts'

/** A visitor finds a broker and a city; a customer reviews; a moderator publishes; a city opens. */

describe('brokers, reviews and cities', () => {
  const stall = useStall()
  let phone: Person
  let admin: Person
  let brokerId: string
  let homeId: string

  before(async () => {
    const { db } = stall
    const pune = await makeLocation(db, { name: 'Pune' })
    const broker = await makeBroker(db, { companyName: 'Sahyadri Estates' })
    brokerId = broker.id
    await db
      .updateTable('broker')
      .set({ operating_areas: ['Pune'], about: 'Resale flats, papers read first.' })
      .where('id', '=', broker.id)
      .execute()
    await makeBroker(db, { companyName: 'A firm with a name that goes on and on '.repeat(3) })
    const { id } = await makeProperty(db, { brokerId: broker.id, locationId: pune.id })
    homeId = id
    const customer = await makeCustomer(db, { email: 'meera@example.in' })
    await send(inquiry.create.path.replace(':id', id), customer.token, {
      name: 'Meera Iyer',
      phone: customer.phone,
      message: 'Is it free?',
    })
    const lead = await db.selectFrom('lead').select('id').executeTakeFirstOrThrow()
    await send(inquiry.reply.path.replace(':id', lead.id), broker.token, { text: 'Yes.' })
    await makeAdministrator(db, { username: 'moderator1', role: 'admin' })
    phone = await meet(stall.browser, stall.url, { width: 390, theme: 'dark' })
    admin = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
  })
  after(async () => {
    await phone.leave()
    await admin.leave()
  })

  async function send(path: string, token: string, body: unknown) {
    const answer = await fetch(`${stall.url}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    assert.equal(answer.status, 201, path)
  }

  test('a visitor narrows the directory and opens a broker', async () => {
    for (const person of [phone, admin]) {
      const { page } = person
      await page.goto('/brokers')
      await page.getByRole('heading', { level: 1, name: '2 Verified Brokers' }).waitFor()
      await person.isAccessible()
      await person.fitsWidth()
      await page.getByLabel('Location').fill('pune')
      await page.getByLabel('Location').press('Enter')
      await page.getByRole('heading', { level: 1, name: '1 Verified Broker' }).waitFor()
      await page.getByRole('link', { name: 'Ravi Shetty', exact: true }).click()
      await page.getByText('Resale flats, papers read first.').waitFor()
      await page.getByText('No reviews yet').first().waitFor()
      await person.isAccessible()
      await person.fitsWidth()
    }
  })

  test('a listing links to its broker', async () => {
    const { page } = phone
    await page.goto(`/properties/${homeId}`)
    await page.locator('#contact').getByRole('link', { name: 'Ravi Shetty' }).click()
    await page.waitForURL(`**/brokers/${brokerId}`)
    await page.getByText('Resale flats, papers read first.').waitFor()
  })

  test('an empty directory search says so and offers a way back', async () => {
    const { page } = phone
    await page.goto('/brokers?search=nobody&specialization=boats')
    await page.getByText('No verified broker matches your search').waitFor()
    await phone.isAccessible()
    await page.getByRole('link', { name: 'Show all brokers' }).click()
    await page.getByRole('heading', { level: 1, name: '2 Verified Brokers' }).waitFor()
  })

  test('a customer with a reply from the broker writes a review', async () => {
    const { page } = phone
    await page.goto('/customer-portal')
    await page.getByLabel('Email').fill('meera@example.in')
    await page.getByLabel(/^Password/).fill(testPassword)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('link', { name: 'Enquiries' }).click()
    await page.getByRole('button', { name: 'Write a review' }).click()
    await page.getByRole('button', { name: 'Send review' }).click()
    await page.getByText('Please choose one to five stars.').waitFor()
    await giveStars(page)
    await page.getByLabel('Your comment').fill('Answered the same evening.')
    await page.getByLabel('Allow BrickBazaar to show this on the home page').check()
    await phone.isAccessible()
    await phone.fitsWidth()
    await page.getByRole('button', { name: 'Send review' }).click()
    await page.getByText('Answered the same evening.').waitFor()
    await page.getByText('Pending').waitFor()
  })

  test('a moderator publishes the review, and everybody can read it', async () => {
    const { page } = admin
    await page.goto('/bb-admin/dashboard')
    await page.getByLabel('Username or Email').fill('moderator1')
    await page.getByLabel(/^Password/).fill(testPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await page.goto('/bb-admin/reviews?status=pending')
    await page.getByText('Answered the same evening.').waitFor()
    await admin.isAccessible()
    await page.getByRole('button', { name: 'Publish the review by Meera I.' }).click()
    await page.getByText('Decision saved').waitFor()
    await page.goto(`/brokers/${brokerId}`)
    await page.getByText('Answered the same evening.').waitFor()
    await page.getByText('(1 review)').first().waitFor()
    await page.goto('/')
    await page.getByRole('heading', { name: 'What customers say' }).waitFor()
    await admin.isAccessible()
  })

  test('a city page shows its prices, and a missing city has a waitlist', async () => {
    const { page } = phone
    await page.goto('/cities')
    await page.getByRole('link', { name: 'Prices and localities in Pune' }).click()
    await page.getByRole('heading', { level: 1, name: 'Pune' }).waitFor()
    await phone.isAccessible()
    await phone.fitsWidth()
    await page.goto('/cities?search=surat')
    await page.getByRole('button', { name: 'Join Waitlist' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('meera@example.in')
    await dialog.getByRole('button', { name: 'Join Waitlist' }).click()
    await page.getByText('Please agree to be notified.').waitFor()
    await phone.isAccessible()
    await dialog.getByLabel(/^Yes, tell me/).check()
    await dialog.getByRole('button', { name: 'Join Waitlist' }).click()
    await page.getByText('We have sent you an email. Please open the link in it.').waitFor()
    await phone.isAccessible()
    const entry = await stall.db
      .selectFrom('waitlist')
      .select(['id', 'city'])
      .executeTakeFirstOrThrow()
    assert.equal(entry.city, 'Surat')
    // The log keeps no link that opens something: it is made as the mail has it.
    const config = { publicUrl: stall.url, host: '127.0.0.1', port: 0 }
    const links = { config, secrets: testSecrets }
    const { pathname, search } = new URL(confirmationLink(links, entry.id))
    await page.goto(`${pathname}${search}`)
    await phone.isAccessible()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('We will tell you when the first property in Surat is live.').waitFor()
    await admin.page.goto('/bb-admin/waitlist')
    await admin.page.getByText('meera@example.in').waitFor()
    await admin.isAccessible()
  })
})
