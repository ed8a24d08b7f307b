import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import { type Face, meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { smallButtons } from '#test/journey/thumb.ts'
import { walkedAt } from '#test/journey/walked-at.ts'
import { makeAdministrator, makeLocation, makePanCard, testPassword } from '#test/make.ts'

/** The main job of the product: a broker submits, an administrator reviews, a visitor finds. */

const title = 'Airy 3 BHK above the rain trees'
const reason = 'The second photo shows another flat.'
const email = 'nandini@example.in'

const picture = async (colour: string) => ({
  name: `${colour}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background: colour } })
    .png()
    .toBuffer(),
})

describe('a listing from submission to the first visitor', () => {
  const stall = useStall()
  let broker: Person
  let administrator: Person

  before(async () => {
    const city = await makeLocation(stall.db, { name: 'Bangalore', aliases: ['Bengaluru'] })
    await makeLocation(stall.db, { name: 'Whitefield', parentId: city.id, pincode: '560066' })
    // A moderator needs the broker's papers to verify (decision 0014).
    await makeAdministrator(stall.db, { username: 'reviewer', role: 'admin' })
    broker = await meet(stall.browser, stall.url, { width: 390, theme: 'dark' })
    administrator = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
  })
  after(async () => {
    await broker.leave()
    await administrator.leave()
  })

  test('a broker registers on a phone', async () => {
    const { page } = broker
    await page.goto('/broker-portal')
    await page.getByRole('tab', { name: 'Register' }).click()
    const form = page.getByRole('form', { name: 'Broker registration' })
    await form.getByLabel('First Name').fill('Nandini')
    await form.getByLabel('Last Name').fill('Hegde')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Phone Number').fill('98450 12345')
    await form.getByLabel('Company name').fill('Hegde Homes')
    await form.getByLabel('Operating areas', { exact: true }).selectOption('Whitefield')
    await form.getByLabel(/^Password/).fill('quiet tamarind')
    await form.getByLabel('Confirm password').fill('secret2')
    await form.getByRole('button', { name: 'Create Account' }).click()
    await page.getByText('Passwords do not match').first().waitFor()
    await form.getByLabel('Confirm password').fill('quiet tamarind')
    await broker.isAccessible()
    await form.getByRole('button', { name: 'Create Account' }).click()
    await page.getByText('Registration successful! You are now signed in.').waitFor()
    await page.getByRole('link', { name: 'Send your documents' }).waitFor()
    await broker.isAccessible()
    await broker.fitsWidth()
    await page.getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('definition').filter({ hasText: 'Whitefield' }).waitFor()
    await broker.isAccessible()
    await broker.fitsWidth()
  })

  test('the broker submits a flat with two photos', async () => {
    const { page } = broker
    await page.getByRole('link', { name: 'Add Property' }).first().click()
    await page.getByRole('button', { name: 'Submit for Review' }).click()
    await page.getByText('Please enter a title.').waitFor()
    assert.equal(
      await page.getByLabel('Title').evaluate((input) => input === document.activeElement),
      true,
    )
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Property type').selectOption('apartment')
    await page
      .getByLabel('Description')
      .fill('Corner flat on the fourth floor with a deep balcony.')
    await page.getByLabel('Price').fill('9500000')
    await page.getByLabel(/^Area(?! unit)/).fill('1450')
    await page.getByLabel('Bedrooms').fill('3')
    await page.getByLabel('Location').selectOption({ label: 'Whitefield' })
    await page.getByLabel('Pincode').fill('560066')
    await page.getByLabel('Full address').fill('41, Rain Tree Avenue')
    await page.getByLabel('Images').setInputFiles([await picture('tan'), await picture('teal')])
    await page.getByRole('button', { name: 'Make photo 2 the main photo' }).click()
    await page.getByText('Main photo').waitFor()
    await page.waitForFunction(() => document.querySelectorAll('[role=progressbar]').length === 0)
    await broker.isAccessible()
    await page.getByRole('button', { name: 'Submit for Review' }).click()
    await page.getByText('Property submitted for review!').waitFor()
    await page.getByRole('article').filter({ hasText: title }).getByText('Pending').waitFor()
    await broker.isAccessible()
    await broker.fitsWidth()
  })

  test('a pending listing is visible to nobody else', async () => {
    const visitor = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
    await visitor.page.goto('/properties')
    await visitor.page.getByText('0 Properties Found').waitFor()
    await visitor.leave()
  })

  test('an administrator needs a reason to reject the listing', async () => {
    const { page } = administrator
    await page.goto('/bb-admin/properties')
    await page.waitForURL('**/bb-admin/login**')
    await administrator.isAccessible()
    await page.getByLabel('Username or Email').fill('reviewer')
    await page.getByLabel(/^Password/).fill(testPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Login successful!').waitFor()
    await page.getByRole('link', { name: title }).waitFor()
    await administrator.isAccessible()
    await page.getByRole('button', { name: `Reject ${title}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Reject property' })
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
    await dialog.getByText('Please provide a rejection reason').waitFor()
    await administrator.isAccessible()
    await dialog.getByLabel('Rejection reason').fill(reason)
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByText('Property status updated successfully').waitFor()
    await page.getByRole('row').filter({ hasText: title }).getByText('Rejected').waitFor()
  })

  test('the broker reads the reason, corrects the listing and resubmits it', async () => {
    const { page } = broker
    await page.reload()
    const card = page.getByRole('article').filter({ hasText: title })
    await card.getByText(reason).waitFor()
    await card.getByRole('link', { name: 'Fix and resubmit' }).click()
    await page.getByText(`Reason for rejection: ${reason}`).waitFor()
    await page.getByRole('button', { name: 'Remove photo 1' }).click()
    await page.getByRole('button', { name: 'Fix and resubmit' }).click()
    await page.getByRole('article').filter({ hasText: title }).getByText('Pending').waitFor()
  })

  test('the administrator verifies the broker and approves', async () => {
    const { page } = administrator
    await page.reload()
    await page.getByRole('link', { name: title }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByText('The listing goes live once the broker’s KYC is verified.').waitFor()
    await dialog.getByRole('link', { name: 'Review KYC' }).click()
    await page.getByText('No documents have been sent yet.').waitFor()
    const { id } = await stall.db
      .selectFrom('broker')
      .where('kyc_status', '=', 'pending')
      .select('id')
      .executeTakeFirstOrThrow()
    await makePanCard(stall.db, id)
    await page.reload()
    await page.getByRole('button', { name: 'Approve KYC' }).click()
    await page.getByText('KYC status updated successfully').waitFor()
    await page.goto('/bb-admin/properties')
    await page.getByRole('link', { name: title }).click()
    await dialog.getByText('KYC verified').waitFor()
    await administrator.isAccessible()
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByText('Property status updated successfully').waitFor()
    await page.getByRole('row').filter({ hasText: title }).getByText('Approved').waitFor()
  })

  test('the broker shares the listing and the broker page', async () => {
    const { page, context } = broker
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const copied = async () => {
      await page.getByText('Link copied').waitFor()
      return page.evaluate(() => navigator.clipboard.readText())
    }
    await page.goto('/broker-portal/properties')
    await page.getByRole('button', { name: `More actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Share' }).click()
    assert.match(await copied(), /\/properties\/[\da-f-]{36}$/)
    await page.goto('/broker-portal/profile')
    const own = page.getByRole('link', { name: 'View public page' })
    const address = await own.getAttribute('href')
    await page.getByRole('button', { name: 'Share' }).click()
    assert.equal(await copied(), `${stall.url}${address}`)
    assert.deepEqual(await smallButtons(page), [])
    await broker.isAccessible()
    await broker.fitsWidth()
    await own.click()
    await page.getByRole('heading', { level: 1, name: 'Nandini Hegde' }).waitFor()
  })

  for (const face of walkedAt<Face>(
    { width: 390, theme: 'light' },
    { width: 1440, theme: 'dark' },
    { width: 390, theme: 'dark', javaScript: false },
    { width: 1440, theme: 'light', javaScript: false },
  )) {
    const { javaScript = true } = face
    const how = `${face.width} px, ${face.theme}, JavaScript ${javaScript ? 'on' : 'off'}`

    test(`a visitor finds it by text, place and price, and opens it (${how})`, async () => {
      const visitor = await meet(stall.browser, stall.url, face)
      const { page } = visitor
      const finds = async (address: string, count: number) => {
        await page.goto(`/properties?${address}`)
        await page.getByText(`${count} Properties Found`).first().waitFor()
        await visitor.fitsWidth()
      }
      await finds('search=rain+trees', 1)
      await finds('search=swimming+palace', 0)
      await finds('location=bengaluru', 1)
      await finds('location=Chennai', 0)
      await finds('maxPrice=9000000', 0)
      await finds('minPrice=9000000&maxPrice=10000000', 1)
      if (javaScript) await visitor.isAccessible()
      await page.getByRole('link', { name: title }).first().click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.getByText('Hegde Homes').first().waitFor()
      // Refused where the picture cannot be shown.
      const image = page.locator('main img').first()
      await image.evaluate((element) => (element as HTMLImageElement).decode())
      if (javaScript) await visitor.isAccessible()
      await visitor.fitsWidth()
      await visitor.leave()
    })
  }

  test('an inquiry is sent once, and an invalid one keeps its text', async () => {
    const visitor = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
    const { page } = visitor
    await page.goto('/properties?search=rain+trees')
    await page.getByRole('link', { name: title }).first().click()
    const form = page.getByRole('form', { name: /Contact Broker/ })
    await form.getByLabel('Your Name').fill('Meera Iyer')
    await form.getByLabel('Phone').fill('12345')
    await form.getByLabel('Message').fill('Could we see it on Saturday?')
    await form.getByRole('button', { name: /Send/ }).click()
    await form.getByText('Please enter a valid mobile number.').waitFor()
    assert.equal(await form.getByLabel('Message').inputValue(), 'Could we see it on Saturday?')
    await form.getByLabel('Phone').fill('98860 54321')
    await form.getByRole('button', { name: /Send/ }).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'Your inquiry has been sent' })
    await toast.waitFor()
    await page.getByText('Your reference is').waitFor()
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await page.waitForFunction(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const [said, bar] = [box('[data-sonner-toast]'), box('nav[aria-label="Contact"]')]
      return said && bar && said.bottom <= bar.top && bar.bottom === innerHeight
    })
    await visitor.leave()
  })
})
