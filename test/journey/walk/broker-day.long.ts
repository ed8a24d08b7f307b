import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import { payment } from '#contract/billing/payment.ts'
import { broker as brokers } from '#contract/broker/broker.ts'
import { DocumentKind } from '#contract/document.ts'
import type { BodyInputOf, Endpoint } from '#contract/endpoint.ts'
import { property } from '#contract/property/property.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator, makeLocation } from '#test/make.ts'
import { makeInvoiceSetting, makePlan } from '#test/make-subscription.ts'

/** A day of a broker on the phone, with a poor line and a server that dies in the middle. */

const title = 'Sunny 3 BHK by the temple tank'

// The last bar of signal in a village.
const poorLine = {
  offline: false,
  latency: 300,
  downloadThroughput: 60 * 1024,
  uploadThroughput: 60 * 1024,
}

/** A photo as a phone takes it: noise does not compress, so it is a few hundred kilobytes. */
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 1400,
      height: 1050,
      channels: 3,
      background: '#8a6',
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer(),
})

describe('a day of a broker', () => {
  const stall = useStall({ UPI_ID: 'brickbazaar@okbank' })
  let broker: Person
  let visitor: Person
  let officeToken: string

  before(async () => {
    const { db } = stall
    const city = await makeLocation(db, { name: 'Bangalore' })
    await makeLocation(db, { name: 'Whitefield', parentId: city.id, pincode: '560066' })
    await makeInvoiceSetting(db, { bank: 'Account 42, IFSC DEMO0000042' })
    await makePlan(db, { name: 'Gold', price: 999 })
    officeToken = (await makeAdministrator(db, { role: 'admin' })).token
    broker = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
    const line = await broker.context.newCDPSession(broker.page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', poorLine)
    visitor = await meet(stall.browser, stall.url, { width: 390, theme: 'dark' })
  })
  after(async () => {
    // What the browser and the router say of a server that is away, which is part of the day.
    await broker.leave(
      regExp()`
        net::ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET)|Error loading route module
        |Failed to fetch
      `,
    )
    await visitor.leave()
  })

  /** What the office does meanwhile at its desk. */
  async function decide<E extends Endpoint>(
    { method, path }: E,
    id: string,
    body?: BodyInputOf<E>,
  ): Promise<void> {
    const answer = await fetch(`${stall.url}/api${path.replace(':id', id)}`, {
      method,
      headers: {
        authorization: `Bearer ${officeToken}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    assert.equal(answer.status, 200, await answer.text())
  }

  const idIn = async (table: 'broker' | 'property' | 'plan_order') =>
    (await stall.db.selectFrom(table).select('id').executeTakeFirstOrThrow()).id

  const open = (tab: string) =>
    broker.page
      .getByRole('navigation', { name: 'Broker Dashboard' })
      .getByRole('link', { name: tab, exact: true })
      .click()

  const photosDone = (count: number) =>
    broker.page.waitForFunction(
      (wanted) =>
        document.querySelectorAll('[data-place] img').length === wanted &&
        document.querySelectorAll('[role=progressbar]').length === 0,
      count,
      { timeout: 60_000 },
    )

  test('begins with an account', async (context) => {
    const { page } = broker
    const begin = performance.now()
    await page.goto('/broker-portal')
    await page.getByRole('tab', { name: 'Register' }).click()
    context.diagnostic(`the form stands after ${Math.round(performance.now() - begin)} ms`)
    const form = page.getByRole('form', { name: 'Broker registration' })
    await form.getByLabel('First Name').fill('Nandini')
    await form.getByLabel('Last Name').fill('Hegde')
    await form.getByLabel('Email').fill('nandini@example.in')
    await form.getByLabel('Phone Number').fill('98450 12345')
    await form.getByLabel('Company name').fill('Hegde Homes')
    await form.getByLabel('Operating areas', { exact: true }).selectOption('Whitefield')
    await form.getByLabel(/^Password/).fill('monsoon rain')
    await form.getByLabel('Confirm password').fill('monsoon rain')
    await form.getByRole('button', { name: 'Create Account' }).click()
    await page.getByText('Your KYC documents are missing').waitFor()
    await broker.fitsWidth()
  })

  test('goes on with documents photographed by phone, which the office verifies', async () => {
    const { page } = broker
    await page.getByRole('link', { name: 'Send your documents' }).click()
    const form = page.getByRole('form', { name: 'Send a document' })
    for (const [kind, number] of [
      ['pan', 'AAPFU0939F'],
      ['address-proof', undefined],
    ] as const) {
      const label = DocumentKind.label(kind)
      await form.getByLabel('Document', { exact: true }).selectOption({ label })
      if (number) await form.getByLabel(/^PAN/).fill(number)
      await form.getByLabel('File').setInputFiles(await photo(`${kind}.jpg`))
      await form.getByRole('button', { name: 'Send for review' }).click()
      await form.getByRole('progressbar').waitFor()
      await page.getByText(`${kind}.jpg`).first().waitFor()
    }
    await page.getByText('AAXXXXX39F').waitFor()
    await broker.fitsWidth()
    await decide(brokers.changeKyc, await idIn('broker'), { kycStatus: 'verified' })
  })

  test('a listing is begun, the server dies, and nothing of it is lost', async () => {
    const { page } = broker
    await open('Add Property')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Property type').selectOption('apartment')
    await page.getByLabel('Price').fill('9500000')
    await page.getByLabel('Location').first().selectOption({ label: 'Whitefield' })
    await page.getByLabel('Images').setInputFiles([await photo('hall.jpg')])
    await page.getByRole('progressbar').first().waitFor()
    await photosDone(1)
    await stall.kill()
    await page.getByLabel('Description').fill('Morning sun, and the bells of the temple.')
    await page.getByLabel(/^Area(?! unit)/).fill('1450')
    await page.getByLabel('Pincode').fill('560066')
    await page.getByLabel('Full address').fill('41, Rain Tree Avenue')
    await page.getByRole('button', { name: 'Submit for Review' }).click()
    await page.getByText('Failed to submit property. Please try again.').first().waitFor()
    // Another screen cannot come; this one stays with what was typed.
    await open('Plan')
    await page.getByText('We can’t reach BrickBazaar right now.').waitFor()
    assert.equal(await page.getByLabel('Title').inputValue(), title)
    await broker.fitsWidth()
    await stall.restart()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { name: 'Compare plans' }).waitFor()
    await open('Add Property')
    await page.getByText('Draft saved on this device.').waitFor()
    const typed = ['Title', 'Description', 'Full address'] as const
    assert.deepEqual(await Promise.all(typed.map((label) => page.getByLabel(label).inputValue())), [
      title,
      'Morning sun, and the bells of the temple.',
      '41, Rain Tree Avenue',
    ])
    await photosDone(1)
    await broker.fitsWidth()
  })

  test('a second photo goes up; the listing is reviewed once, and approved', async (context) => {
    const { page } = broker
    const begin = performance.now()
    await page.getByLabel('Images').setInputFiles([await photo('tank.jpg')])
    await page.getByRole('progressbar').first().waitFor()
    await photosDone(2)
    context.diagnostic(`a photo is there after ${Math.round(performance.now() - begin)} ms`)
    await page.getByRole('button', { name: 'Submit for Review' }).dblclick()
    await page.getByText('Property submitted for review!').waitFor()
    await page.getByRole('article').filter({ hasText: title }).getByText('Pending').waitFor()
    const rows = await stall.db.selectFrom('property').select('id').execute()
    assert.equal(rows.length, 1)
    await broker.fitsWidth()
    await decide(property.changeStatus, await idIn('property'), { status: 'approved' })
  })

  test('somebody asks; the broker reads it on the dashboard, answers and plans', async () => {
    const asking = visitor.page
    await asking.goto(`/properties/${await idIn('property')}`)
    const contact = asking.getByRole('form', { name: /Contact Broker/ })
    await contact.getByLabel('Your Name').fill('Meera Iyer')
    await contact.getByLabel('Phone').fill('98860 54321')
    await contact.getByLabel('Email').fill('meera@example.in')
    await contact.getByLabel('Message').fill('Could we see it on Saturday?')
    await contact.getByRole('button', { name: /Send/ }).click()
    await asking.getByText('Your reference is').waitFor()

    const { page } = broker
    await open('Dashboard')
    await page.getByRole('link', { name: '1 enquiry is awaiting your reply' }).click()
    await page.getByRole('link', { name: 'Meera Iyer', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Meera Iyer' })
    await dialog.getByText('Could we see it on Saturday?').waitFor()
    await dialog.getByRole('textbox', { name: 'Reply' }).fill('Saturday at ten, at the gate.')
    await dialog.getByRole('button', { name: 'Send reply' }).click()
    await page.getByText('Reply sent').waitFor()
    const next = dialog.getByRole('form', { name: 'Next step' })
    await next.getByLabel('Stage').selectOption('Visit scheduled')
    await next.getByLabel('Follow up on').fill(dayInIndia(new Date()))
    await next.getByLabel('Note').fill('Comes with her mother.')
    await next.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Enquiry updated').waitFor()
    await dialog.getByText('Contacted → Visit scheduled').waitFor()
    await broker.fitsWidth()
    await page.goBack()
    await open('Dashboard')
    await page.getByRole('link', { name: 'Follow up with Meera Iyer' }).waitFor()
  })

  test('a plan is bought by transfer, confirmed, and its invoice taken along', async () => {
    const { page } = broker
    await open('Plan')
    await page.getByRole('button', { name: 'Choose Gold' }).click()
    await page.getByText('brickbazaar@okbank').waitFor()
    await broker.fitsWidth()
    await page.getByLabel('Reference').fill('UTR 424242')
    await page.getByRole('button', { name: 'I have paid' }).click()
    await page.getByText('We are checking your payment.', { exact: true }).waitFor()
    await decide(payment.confirm, await idIn('plan_order'))
    // The screen asks by itself.
    await page.getByText('Thank you. Your plan is paid.').waitFor()
    await page.getByRole('link', { name: 'Back to your plan' }).click()
    await page.getByRole('region', { name: 'Your plan' }).getByText('Gold').waitFor()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^PDF of BB/ }).click(),
    ])
    assert.equal((await readFile(await saved.path())).subarray(0, 5).toString(), '%PDF-')
    await broker.fitsWidth()
  })

  test('and the day ends with a sale', async () => {
    const { page } = broker
    await open('My Properties')
    await page.getByRole('button', { name: `More actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Mark as sold' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mark as sold?' })
    await dialog.getByLabel('Final price').fill('9300000')
    await dialog.getByLabel('Buyer').selectOption({ label: 'Meera Iyer (Visit scheduled)' })
    await dialog.getByRole('button', { name: 'Mark as sold' }).click()
    await page.getByText('Property status updated successfully').waitFor()
    await page.getByRole('article').filter({ hasText: title }).getByText('Sold').first().waitFor()
    const lead = await stall.db.selectFrom('lead').select('stage').executeTakeFirstOrThrow()
    assert.equal(lead.stage, 'closed')
    await visitor.page.reload()
    await visitor.page.getByText('Sold').first().waitFor()
    assert.equal(await visitor.page.getByRole('form', { name: /Contact Broker/ }).count(), 0)
    await broker.fitsWidth()
  })
})
