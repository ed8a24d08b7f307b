import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { company } from '#contract/company.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import {
  makeAdministrator,
  makeBroker,
  makeLocation,
  makeProperty,
  testPassword,
} from '#test/make.ts'

/** A family on one phone and a weak signal, from the first words to the broker's answer. */

// What browsers call "Slow 4G": bits of a 1.6 Mbit/s line, and the way there and back.
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
}

const homes = [
  { title: 'Corner flat by the banyan', price: 11_800_000, bedrooms: 3, area: 1_320 },
  { title: 'Quiet flat over the court', price: 10_900_000, bedrooms: 3, area: 1_240 },
  { title: 'Sunny flat with two balconies', price: 11_200_000, bedrooms: 3, area: 1_290 },
  { title: 'Flat beyond the budget', price: 19_500_000, bedrooms: 3, area: 1_700 },
  { title: 'Flat for two', price: 7_400_000, bedrooms: 2, area: 900 },
]
const found = homes.slice(0, 3).map(({ title }) => title)

describe('a family looks for its home on a phone', () => {
  const stall = useStall()
  let phone: Person
  let uncle: Person
  let admin: Person
  let shared: string

  before(async () => {
    const { db } = stall
    const city = await makeLocation(db, { name: 'Pune' })
    const { id: locationId } = await makeLocation(db, { name: 'Baner', parentId: city.id })
    const { id: brokerId } = await makeBroker(db, { email: 'ravi@example.in' })
    for (const home of homes) {
      await makeProperty(db, { ...home, brokerId, locationId, locationText: 'Baner' })
    }
    phone = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
    const line = await phone.context.newCDPSession(phone.page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', slow4g)
    await phone.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    uncle = await meet(stall.browser, stall.url, { width: 390, theme: 'dark' })
    admin = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
  })
  after(async () => {
    for (const person of [phone, uncle, admin]) await person.leave()
  })

  test('finds three homes by saying what it wants', async (context) => {
    const { page } = phone
    const begin = performance.now()
    await page.goto('/', { waitUntil: 'commit' })
    const box = page.getByRole('combobox', { name: 'Search' })
    await box.waitFor()
    context.diagnostic(`the search stands after ${Math.round(performance.now() - begin)} ms`)
    await box.fill('3 bhk flat in baner, budget 1.2 cr tak')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('3 Properties Found').waitFor()
    context.diagnostic(`and the homes after ${Math.round(performance.now() - begin)} ms`)
    const cards = page.getByRole('article').getByRole('heading', { level: 2 })
    assert.deepEqual((await cards.allInnerTexts()).toSorted(), found.toSorted())
    await phone.fitsWidth()
  })

  test('shows one to the uncle, who opens it on his own phone', async () => {
    const { page } = phone
    await page.getByRole('link', { name: found[0] ?? '', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: found[0] ?? '' }).waitFor()
    // What the phone itself would offer is not there in a browser without a window.
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('Link copied').waitFor()
    shared = await page.evaluate(() => navigator.clipboard.readText())
    assert.equal(new URL(shared).pathname, new URL(page.url()).pathname)
    await uncle.page.goto(shared)
    await uncle.page.getByRole('heading', { level: 1, name: found[0] ?? '' }).waitFor()
    await uncle.fitsWidth()
  })

  test('opens an account and asks', async () => {
    const { page } = phone
    await page.goto('/customer-portal')
    await page.getByRole('tab', { name: 'Quick Sign Up' }).click()
    const form = page.getByRole('form', { name: 'Customer sign-up' })
    for (const [label, value] of Object.entries({
      'First Name': 'Kavya',
      'Last Name': 'Rao',
      'Phone Number': '98450 54321',
      Email: 'kavya@example.in',
      Confirm: testPassword,
    })) {
      await form.getByLabel(label).fill(value)
    }
    await form.getByLabel(/^Password/).fill(testPassword)
    await form.getByRole('button', { name: 'Create Account' }).click()
    await page.getByText('Welcome back, Kavya!').waitFor()
    await page.goto(new URL(shared).pathname)
    const inquiry = page.getByRole('form', { name: 'Contact Broker' })
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value === 'kavya@example.in'),
    )
    await inquiry.getByLabel('Message').fill('Can we see it on Sunday with our parents?')
    await inquiry.getByRole('button', { name: 'Send enquiry' }).click()
    await page.getByText('Your reference is').waitFor()
  })

  test('is answered by the broker', async () => {
    const { page } = admin
    await page.goto('/broker-portal')
    await page.getByLabel('Email').fill('ravi@example.in')
    await page.getByLabel(/^Password/).fill(testPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'Enquiries', exact: true }).click()
    await page.getByRole('link', { name: 'Kavya Rao', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Can we see it on Sunday with our parents?').waitFor()
    await dialog.getByRole('textbox', { name: 'Reply' }).fill('Yes, at eleven. Bring them along.')
    await dialog.getByRole('button', { name: 'Send reply' }).click()
    await page.getByText('Reply sent').waitFor()
  })

  test('and reads the answer', async () => {
    const { page } = phone
    await page.goto('/customer-portal/inquiries')
    await page.getByText('1 new reply').waitFor()
    await page.getByRole('link', { name: found[0] ?? '' }).click()
    await page.getByRole('dialog').getByText('Yes, at eleven. Bring them along.').waitFor()
    await phone.fitsWidth()
  })
})

const administrator = {
  legalName: 'Kelkar Homes Private Limited',
  address: '4th Floor, Shivaji Chambers, Baner Road, Pune 411045',
  coordinates: { latitude: 18.5594, longitude: 73.7797 },
  email: 'help@example.in',
  officerName: 'Farah Qureshi',
  officerDesignation: 'Grievance officer',
  officerEmail: 'grievance@example.in',
} satisfies BodyInputOf<typeof company.save>

describe('a family without JavaScript', () => {
  const stall = useStall()
  let visitor: Person
  let brokerId: string

  before(async () => {
    const { db } = stall
    const { id: locationId } = await makeLocation(db, { name: 'Pune' })
    const broker = await makeBroker(db, { companyName: 'Sahyadri Estates' })
    brokerId = broker.id
    for (let n = 1; n <= 30; n++) {
      const rooms = { bedrooms: n % 2 ? 2 : 3, price: 5_000_000 + n * 100_000 }
      await makeProperty(db, { ...rooms, brokerId, locationId, title: `Home number ${n}` })
    }
    await makeProperty(db, { brokerId, locationId, title: 'A villa', propertyType: 'villa' })
    await db
      .insertInto('cms_page')
      .values({
        id: brokerId,
        ...{
          title: 'How we check',
          language: 'en',
          slug: 'how-we-check',
          type: 'help',
          status: 'published',
        },
        ...{ content: 'By hand.', html: '<p>By hand.</p>' },
      })
      .execute()
    const { token } = await makeAdministrator(db)
    const written = await fetch(`${stall.url}/api${company.save.path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(administrator),
    })
    assert.equal(written.status, 200, await written.text())
    visitor = await meet(stall.browser, stall.url, {
      width: 390,
      theme: 'light',
      javaScript: false,
    })
  })
  after(() => visitor.leave())

  const titles = (page: Page) =>
    page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts()

  test('goes through all pages of a list, each home once', async () => {
    const { page } = visitor
    await page.goto('/properties?sort=price-asc')
    const seen: string[] = []
    for (const next of [2, 3]) {
      const shown = await titles(page)
      assert.equal(shown.length, 12)
      seen.push(...shown)
      await page.getByRole('link', { name: 'Load More' }).click()
      await page.waitForURL(new RegExp(`page=${next}`))
    }
    seen.push(...(await titles(page)))
    assert.equal(seen.length, 31)
    assert.equal(new Set(seen).size, 31)
    assert.equal(await page.getByRole('link', { name: 'Load More' }).count(), 0)
    await page.getByText('Showing 25 to 31 of 31').waitFor()
    await page.getByRole('link', { name: 'Show earlier homes' }).click()
    await page.waitForURL(/page=2/)
    assert.deepEqual(await titles(page), seen.slice(12, 24))
  })

  test('reads about the broker and the homes of that broker, and a page of the house', async () => {
    const { page } = visitor
    await page.goto('/brokers')
    await page.getByRole('link', { name: 'Ravi Shetty', exact: true }).click()
    await page.getByText('Sahyadri Estates').first().waitFor()
    await page.getByRole('link', { name: 'View all 31 listings' }).click()
    await page.getByText('31 Properties Found').waitFor()
    await page.getByRole('link', { name: 'How we check' }).click()
    await page.getByText('By hand.').waitFor()
    await visitor.fitsWidth()
  })
  test('finds the office and whom to complain to, with a map of our own', async () => {
    const { page } = visitor
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(stall.url)) elsewhere.push(request.url())
    })
    await page.goto('/contact', { waitUntil: 'load' })
    const place = page.getByRole('region', { name: 'Our office' })
    await place.getByText(administrator.address).waitFor()
    await place.getByRole('img', { name: /^Map of the administrator/ }).waitFor()
    const way = new URL(
      (await place.getByRole('link', { name: /^Directions/ }).getAttribute('href')) ?? '',
    )
    assert.equal(way.searchParams.get('destination'), '18.5594,73.7797')
    const complaints = page.getByRole('region', { name: 'Complaints' })
    await complaints.getByText(administrator.officerName).waitFor()
    await complaints
      .getByText(`${administrator.officerDesignation}, ${administrator.legalName}`)
      .waitFor()
    await complaints.getByRole('link', { name: administrator.officerEmail }).waitFor()
    await visitor.fitsWidth()
    assert.deepEqual(elsewhere, [])
  })
})
