import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { journeyLanguages } from '#test/journey/language/journey-languages.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeBroker, makeCustomer, makeLocation, makeProperty, testPassword } from '#test/make.ts'
import { until } from '#test/process/until.ts'

/**
 * One seeker on a phone and at a desk: saves, searches, asks, is answered, and takes the data
 * along.
 */

for (const language of journeyLanguages) {
  describe(`a seeker on two devices in ${language}`, () => {
    const stall = useStall()
    const long = 'Sea-facing villa with a very long name '.repeat(3).trim()
    let phone: Person
    let admin: Person
    let broker: Awaited<ReturnType<typeof makeBroker>>
    let home: Awaited<ReturnType<typeof makeProperty>>

    const enter = async ({ page }: Person) => {
      await page.getByLabel('Email').fill('meera@example.in')
      await page.getByLabel(/^Password/).fill(testPassword)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    }
    const tab = ({ page }: Person, name: string) =>
      page.getByRole('navigation', { name: 'My Dashboard' }).getByRole('link', { name }).click()
    const checked = async (person: Person) => {
      await person.isAccessible()
      await person.fitsWidth()
    }

    before(async () => {
      await makeCustomer(stall.db, { email: 'meera@example.in', isVerified: true })
      broker = await makeBroker(stall.db)
      const { id: locationId } = await makeLocation(stall.db, { name: 'Mysuru' })
      const given = { brokerId: broker.id, locationId, price: 13_200_000 }
      home = await makeProperty(stall.db, { ...given, title: long })
      await makeProperty(stall.db, { ...given, title: 'Lake flat' })
      phone = await meet(stall.browser, stall.url, { width: 390, theme: 'dark', language })
      admin = await meet(stall.browser, stall.url, { width: 1440, theme: 'light', language })
    })
    after(async () => {
      await phone.leave()
      await admin.leave()
    })

    test('saving a home asks for sign-in and returns to the saved home', async () => {
      const { page } = phone
      await page.goto('/properties')
      const heart = page.getByRole('button', { name: `Save ${long}` })
      assert.equal(await heart.getAttribute('aria-pressed'), 'false')
      await heart.click()
      await page.getByText('Sign in to save').waitFor()
      await checked(phone)
      await enter(phone)
      await page.waitForURL('**/properties')
      await page.getByText('Saved to your homes').waitFor()
      await page.getByRole('button', { name: `Save ${long}`, pressed: true }).waitFor()
      await page.reload()
      await page.getByRole('button', { name: `Save ${long}`, pressed: true }).waitFor()
      await checked(phone)
    })

    test('another device shows a saved home’s new price and can undo its removal', async () => {
      const { page } = admin
      await stall.db
        .updateTable('property')
        .set({ price: 12_500_000 })
        .where('id', '=', home.id)
        .execute()
      await page.goto('/customer-portal/saved-properties')
      await page.getByText('Sign in to continue.').waitFor()
      await enter(admin)
      const card = page.getByRole('article').filter({ hasText: long })
      await card.getByText('₹1.25 Cr, was ₹1.32 Cr').waitFor()
      await checked(admin)
      await card.getByRole('button', { name: `Remove ${long}` }).click()
      await page.getByText('No saved homes yet').waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await card.getByText('₹1.25 Cr, was ₹1.32 Cr').waitFor()
    })

    test('a search is saved from the list, and its alerts are turned off and on', async () => {
      const { page } = phone
      await page.goto('/properties?type=apartment&maxPrice=20000000')
      await page.getByRole('link', { name: 'Save this search' }).click()
      const form = page.getByRole('form', { name: 'Saved search' })
      await form.getByLabel('Name').fill('For my parents')
      await form.getByLabel('How often').selectOption('Instantly')
      await checked(phone)
      await form.getByRole('button', { name: 'Save search' }).click()
      await page.getByText('Search saved').waitFor()
      const alerts = page.getByRole('switch', { name: 'Alerts for For my parents' })
      for (const isOn of ['false', 'true']) {
        await alerts.click()
        await page.getByText('Search alert preferences updated').first().waitFor()
        await page.locator(`[role=switch][aria-checked=${isOn}]:enabled`).waitFor()
      }
      await checked(phone)
    })

    test('an alert reports new homes; the saved search is run and changed', async () => {
      const { page } = admin
      await makeProperty(stall.db, { brokerId: broker.id, title: 'New flat', price: 9_000_000 })
      await until('the alert', async () => {
        const sent = await stall.db
          .selectFrom('message')
          .where('template', '=', 'alert.matched')
          .select('id')
          .execute()
        return sent.length === 1
      })
      await tab(admin, 'Saved Searches')
      await page.getByText(/1 new since/).waitFor()
      await checked(admin)
      await page.getByRole('link', { name: 'Edit For my parents' }).click()
      const form = page.getByRole('form', { name: 'Saved search' })
      await form.getByLabel('Max price').fill('15000000')
      await form.getByRole('button', { name: 'Save search' }).click()
      await page.getByText('Search saved').waitFor()
      await page.getByRole('button', { name: 'Run Search' }).click()
      await page.waitForURL('**/properties?type=apartment&maxPrice=15000000')
      await page.getByRole('heading', { name: 'New flat' }).waitFor()
      // It stays as long as the list does, also when that is loaded again.
      await page.getByRole('status').filter({ hasText: '1 new since' }).waitFor()
      await page.reload()
      await page.getByRole('status').filter({ hasText: '1 new since' }).waitFor()
      await page.getByLabel('Sort', { exact: true }).selectOption('Price: low to high')
      await page.waitForURL('**&sort=price-asc')
      await page.getByText('1 new since').waitFor({ state: 'detached' })
    })

    test('an inquiry gets a reply, and the seeker writes back', async () => {
      const { page } = phone
      await page.goto(`/properties/${home.id}`)
      const form = page.getByRole('form', { name: /Contact Broker/ })
      await page.waitForFunction(() =>
        [...document.querySelectorAll('input')].some(({ value }) => value === 'meera@example.in'),
      )
      await form.getByLabel('Message').fill('Is it free in March?')
      await form.getByRole('button', { name: /Send/ }).click()
      await page.getByText('Your reference is').waitFor()
      const { id } = await stall.db.selectFrom('lead').select('id').executeTakeFirstOrThrow()
      const path = inquiry.reply.path.replace(':id', id)
      const answer = await fetch(`${stall.url}/api${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${broker.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'Yes. Come on Saturday?' }),
      })
      assert.equal(answer.status, 201)
      await page.goto('/customer-portal/inquiries')
      await page.getByText('1 new reply').waitFor()
      await checked(phone)
      await page.getByRole('link', { name: long }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Come on Saturday?').waitFor()
      await dialog.getByRole('textbox', { name: 'Message' }).fill('At ten <b>then</b>.')
      await dialog.getByRole('button', { name: 'Send message' }).click()
      await dialog.getByRole('listitem').filter({ hasText: 'At ten <b>then</b>.' }).waitFor()
      await checked(phone)
      await page.goBack()
      await page.getByText('1 new reply').waitFor({ state: 'hidden' })
    })

    test('contacting a broker directly continues the existing conversation', async () => {
      const { page } = admin
      await page.goto(`/customer-portal/inquiries/broker/${broker.id}`)
      const form = page.getByRole('form', { name: 'Message to the broker' })
      await form.getByRole('textbox', { name: 'Message' }).fill('Do you have plots too?')
      await checked(admin)
      await form.getByRole('button', { name: 'Send message' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Do you have plots too?').waitFor()
      await dialog.getByText('Is it free in March?').waitFor()
      await checked(admin)
    })

    test('the dashboard shows correct figures, activity and recommended homes', async () => {
      const { page } = phone
      await page.goto('/customer-portal')
      const figure = (label: string) =>
        page.locator('dl > div').filter({ hasText: label }).locator('dd > span').first()
      await figure('Property Views').waitFor()
      assert.equal(await figure('Property Views').textContent(), '1')
      assert.equal(await figure('Saved Properties').textContent(), '1')
      await page.getByRole('link', { name: /Ravi Shetty replied/ }).waitFor()
      const suggested = page.getByRole('listitem').filter({ hasText: 'Lake flat' })
      await suggested.getByText(/which you enquired about/).waitFor()
      await checked(phone)
      await suggested.getByRole('button', { name: 'Not for me: Lake flat' }).click()
      await suggested.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Undo' }).click()
      await suggested.waitFor()
    })

    test('a seeker sees who has the number, exports the data and deletes the account', async () => {
      for (const person of [admin, phone]) {
        await person.page.goto('/customer-portal/profile')
        await person.page
          .getByRole('region', { name: 'Brokers with my number' })
          .getByText(/^Ravi Shetty/)
          .waitFor()
        await checked(person)
      }
      const { page } = admin
      await page.getByRole('button', { name: /^Withdraw: Alerts/ }).click()
      await page.getByText('Consent withdrawn').waitFor()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download my data' }).click(),
      ])
      const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>
      assert.ok(JSON.stringify(data.inquiries).includes('Is it free in March?'))
      await page.getByRole('button', { name: 'Delete my account' }).click()
      const form = page.getByRole('form', { name: 'Delete my account' })
      await form.getByLabel('Your password').fill('wrong password')
      await form.getByRole('button', { name: 'Delete in 48 hours' }).click()
      await form.getByText('Current password is incorrect').waitFor()
      await admin.isAccessible()
      await form.getByLabel('Your password').fill(testPassword)
      await form.getByRole('button', { name: 'Delete in 48 hours' }).click()
      await page.getByText(/Your account will be deleted on/).waitFor()
      await page.getByRole('button', { name: 'Keep my account' }).click()
      await page.getByText('Deletion cancelled').waitFor()
    })
  })
}
