import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { dayInIndia } from '#domain/date/date.ts'
import { sourceLocale } from '#domain/locale/locale.ts'
import { createInquiryLink } from '#server/inquiry/link-queries.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { journeyLanguages } from '#test/journey/language/journey-languages.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeBroker, makeProperty, testPassword } from '#test/make.ts'

/** A visitor asks twice; the broker finds one person, notes, plans a visit, answers and closes. */

for (const language of journeyLanguages) {
  describe(`a broker’s inquiries in ${language}`, () => {
    const stall = useStall()
    const listings: string[] = []
    let visitor: Person
    let phone: Person
    let admin: Person

    const signIn = async ({ page }: Person) => {
      await page.goto('/broker-portal')
      await page.getByLabel('Email').fill('ravi@example.in')
      await page.getByLabel(/^Password/).fill(testPassword)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByText('Login successful!').waitFor()
    }

    before(async () => {
      const broker = await makeBroker(stall.db, { email: 'ravi@example.in' })
      for (const title of ['Lake flat', 'Villa with a very long name by the sea '.repeat(3)]) {
        listings.push((await makeProperty(stall.db, { brokerId: broker.id, title })).id)
      }
      visitor = await meet(stall.browser, stall.url, { width: 390, theme: 'light', language })
      phone = await meet(stall.browser, stall.url, { width: 390, theme: 'dark', language })
      admin = await meet(stall.browser, stall.url, { width: 1440, theme: 'light', language })
    })
    after(async () => {
      await visitor.leave()
      await phone.leave()
      await admin.leave()
    })

    test('an empty inbox explains how to get inquiries', async () => {
      const { page } = phone
      await signIn(phone)
      await page.getByRole('link', { name: 'View enquiries' }).click()
      await page.getByText('No enquiries yet.').waitFor()
      await phone.isAccessible()
      await phone.fitsWidth()
    })

    test('a visitor inquires about two homes, once with the consent in Hindi', async () => {
      const { page } = visitor
      for (const [index, id] of listings.entries()) {
        await page.goto(`/properties/${id}`)
        const form = page.getByRole('form', { name: /Contact Broker/ })
        await form.getByLabel('Your Name').fill('Meera Iyer')
        await form.getByLabel('Phone').fill('98860 54321')
        await form.getByLabel('Email').fill('meera@example.in')
        await form.getByLabel('Message').fill(`Question ${index + 1} <b>&amp;</b>`)
        if (language === sourceLocale) {
          const inHindi = form.getByRole('link', { name: 'हिन्दी में पढ़ें' })
          assert.equal(await inHindi.getAttribute('href'), `/hi/properties/${id}`)
          if (index === 1) await inHindi.click()
        }
        await form.getByRole('button', { name: /Send/ }).click()
        await page.getByText('Your reference is').waitFor()
      }
      const consents = stall.db.selectFrom('contact_consent').select('language').orderBy('given_at')
      assert.deepEqual(
        (await consents.execute()).map(({ language }) => language),
        [language, 'hi'],
      )
    })

    test('two inquiries of one visitor are one lead with a call button', async () => {
      const { page } = phone
      await page.reload()
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await page.getByRole('link', { name: '1 awaiting your reply' }).click()
      const card = page.getByRole('article')
      await card.getByText('2 enquiries').waitFor()
      await card.getByText(/^Waiting since/).waitFor()
      await card.getByText('Question 2 <b>&amp;</b>').waitFor()
      const call = card.getByRole('link', { name: 'Call Meera Iyer' })
      assert.equal(await call.getAttribute('href'), 'tel:+919886054321')
      const box = await call.boundingBox()
      assert.ok(box && box.height >= 40 && box.width >= 80)
      const write = card.getByRole('link', { name: 'WhatsApp Meera Iyer' })
      assert.match(
        (await write.getAttribute('href')) ?? '',
        /^https:\/\/wa\.me\/919886054321\?text=/,
      )
      assert.equal(
        await card.getByRole('link', { name: 'Email Meera Iyer' }).getAttribute('href'),
        'mailto:meera@example.in',
      )
      await phone.isAccessible()
      await phone.fitsWidth()
    })

    test('the broker plans a visit with a note and a date', async () => {
      const { page } = phone
      await page.getByRole('link', { name: 'Enquiries 1', exact: true }).waitFor()
      const card = page.getByRole('article')
      // The whole card opens the inquiry, and its buttons keep their own press.
      await card.getByRole('link', { name: 'Call Meera Iyer' }).click({ trial: true })
      await card.click({ position: { x: 8, y: 8 } })
      const dialog = page.getByRole('dialog', { name: 'Meera Iyer' })
      await dialog.getByText('Question 1').waitFor()
      const form = dialog.getByRole('form', { name: 'Next step' })
      await form.getByLabel('Stage').selectOption('Visit scheduled')
      await form.getByLabel('Follow up on').fill('2020-01-01')
      await form.getByLabel('Note').fill('Wants the east side.')
      await form.getByRole('button', { name: 'Save' }).click()
      await form.getByText('Please choose today or a later date.').waitFor()
      await phone.isAccessible()
      assert.equal(await form.getByLabel('Note').inputValue(), 'Wants the east side.')
      await form.getByLabel('Follow up on').fill(dayInIndia(new Date()))
      await form.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Enquiry updated').waitFor()
      await dialog.getByText('Wants the east side.').waitFor()
      await dialog.getByText('New → Visit scheduled').waitFor()
      assert.equal(await form.getByLabel('Note').inputValue(), '')
      await phone.isAccessible()
      await phone.fitsWidth()
    })

    test('the broker replies from the dashboard, where the visit is due', async () => {
      const { page } = admin
      await signIn(admin)
      await page.getByRole('link', { name: /^Enquiries/ }).click()
      await page.getByRole('button', { name: /^Follow-ups due/ }).click()
      await page.getByRole('article').getByText('Visit scheduled').waitFor()
      await admin.isAccessible()
      await admin.fitsWidth()
      await page.getByRole('link', { name: 'Meera Iyer', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Send reply' }).click()
      await dialog.getByText('Please write a reply.').waitFor()
      await dialog.getByRole('textbox', { name: 'Reply' }).fill('Saturday at ten?')
      await dialog.getByRole('button', { name: 'Send reply' }).click()
      await page.getByText('Reply sent').waitFor()
      await dialog.getByRole('listitem').filter({ hasText: 'Saturday at ten?' }).waitFor()
      await admin.isAccessible()
      const sent = await stall.db
        .selectFrom('message')
        .where('template', '=', 'inquiry.replied')
        .select('recipient')
        .execute()
      assert.deepEqual(sent, [{ recipient: 'meera@example.in' }])
    })

    test('the visitor reads the reply by the e-mail link and can write back', async () => {
      const { page } = visitor
      const { id } = await stall.db.selectFrom('inquiry').select('id').executeTakeFirstOrThrow()
      await page.goto(`/conversation?token=${await createInquiryLink(stall.db, id)}`)
      await page.getByRole('heading', { level: 1, name: 'Your enquiry' }).waitFor()
      await page.getByRole('listitem').filter({ hasText: 'Saturday at ten?' }).waitFor()
      const robots = page.locator('meta[name="robots"]')
      assert.equal(await robots.getAttribute('content'), 'noindex')
      assert.equal(
        await page.locator('meta[name="referrer"]').getAttribute('content'),
        'no-referrer',
      )
      await visitor.isAccessible()
      await visitor.fitsWidth()
      await page.getByRole('textbox', { name: 'Message' }).waitFor()
    })

    test('the broker closes the lead; nothing is due, and Back leads to the list', async () => {
      const { page } = admin
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Stage').selectOption('Closed')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await dialog.getByText('Visit scheduled → Closed').waitFor()
      await page.goBack()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByText('No enquiries match your filters.').waitFor()
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await page.getByRole('article').getByText('Closed').waitFor()
    })

    test('an inbox that fails to load shows an error and can be retried', async () => {
      const { page } = phone
      await page.route('**/api/broker/inquiries?*', (route) =>
        route.fulfill({ status: 409, json: { code: 'step_impossible', message: 'Not just now.' } }),
      )
      await page.goto('/broker-portal/inquiries?sort=newest')
      await page.getByText('Failed to load enquiries').waitFor()
      await phone.isAccessible()
      await page.unroute('**/api/broker/inquiries?*')
      await page.getByRole('button', { name: /again|retry/i }).click()
      await page.getByRole('article').waitFor()
    })

    test('somebody who only chats is told so, and the reply still reaches them', async () => {
      const { page } = visitor
      await page.goto(`/properties/${listings[0]}`)
      const form = page.getByRole('form', { name: /Contact Broker/ })
      await form.getByLabel('Your Name').fill('Ananya Rao')
      await form.getByLabel('Phone').fill('98860 65432')
      await form.getByLabel('Email').fill('ananya@example.in')
      await form.getByLabel('Your number').selectOption('Do not share it, chat only')
      await form.getByRole('button', { name: /Send/ }).click()
      await page.getByText('The broker writes back and does not see your number.').waitFor()
      await admin.page.goto('/broker-portal/inquiries')
      await admin.page.getByRole('link', { name: 'Ananya Rao', exact: true }).click()
      const dialog = admin.page.getByRole('dialog', { name: 'Ananya Rao' })
      await dialog.getByText('Ananya Rao reads your reply on BrickBazaar').waitFor()
      await dialog.getByRole('textbox', { name: 'Reply' }).fill('It has a lift.')
      await dialog.getByRole('button', { name: 'Send reply' }).click()
      await admin.page.getByText('Reply sent').waitFor()
    })
  })
}
