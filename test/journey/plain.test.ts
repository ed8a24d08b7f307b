import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { type Face, meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { walkedAt } from '#test/journey/walked-at.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'

/** A seeker whose browser runs no script, or has not loaded it yet. */

const title = '2 BHK flat over the neem trees'

/** What React keeps back for a script to unfold later: a browser without one never shows it. */
async function isWhole(page: Page): Promise<void> {
  const kept = page.locator('[hidden][id^="S:"], template[id^="B:"], template[id^="P:"]')
  assert.equal(await kept.count(), 0, `${page.url()} hides parts of itself`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

for (const face of walkedAt<Face>(
  { width: 1440, theme: 'dark', javaScript: false },
  { width: 390, theme: 'light', javaScript: false },
)) {
  describe(`without JavaScript at ${face.width} px, ${face.theme}`, () => {
    const stall = useStall()
    let visitor: Person
    let id: string
    let brokerId: string
    let phone: string

    before(async () => {
      const city = await makeLocation(stall.db, { name: 'Pune' })
      const broker = await makeBroker(stall.db, { kycStatus: 'verified' })
      const home = await makeProperty(stall.db, {
        title,
        brokerId: broker.id,
        locationId: city.id,
        // Long pages are where parts would be held back.
        description: 'Two balconies look into the neem trees. '.repeat(90),
      })
      id = home.id
      brokerId = broker.id
      phone = broker.phone
      visitor = await meet(stall.browser, stall.url, face)
    })
    after(() => visitor.leave())

    test('every public page is complete without JavaScript', async () => {
      const { page } = visitor
      const paths = ['/', '/properties', `/properties/${id}`, '/brokers', '/cities', '/about']
      for (const path of [...paths, '/contact', '/properties/no-such-home', '/no-such-page']) {
        await page.goto(path)
        await isWhole(page)
        await visitor.fitsWidth()
        const theme = page.getByRole('button', { name: 'Colour theme' })
        assert.equal(await theme.count(), 0, 'A theme can be chosen that nothing would change.')
      }
    })

    test('a search from the first page uses only the typed text', async () => {
      const { page } = visitor
      await page.goto('/')
      const search = page.getByRole('search')
      await search.getByLabel('Search', { exact: true }).fill('neem trees')
      await search.getByRole('button', { name: 'Search' }).click()
      await page.waitForURL('**/properties?search=neem+trees')
      await page.getByRole('link', { name: title }).first().click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await isWhole(page)
    })

    test('a home is found by the filters on their separate page', async () => {
      const { page } = visitor
      await page.goto('/properties?location=Pune')
      await page
        .getByRole('button', { name: face.width < 1024 ? 'Filters' : 'More filters' })
        .click()
      await page.getByRole('link', { name: 'More filters on a separate page' }).click()
      await page.getByRole('heading', { level: 1, name: 'More filters' }).waitFor()
      await visitor.fitsWidth()
      await page.getByLabel('Max price').fill('90 lakh')
      await page.getByRole('button', { name: 'Show properties' }).click()
      await page.waitForURL('**/properties?location=Pune&maxPrice=90+lakh')
      await page.getByRole('link', { name: title }).first().click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await isWhole(page)
    })

    test('the inquiry form works as a plain form and keeps the input on an error', async () => {
      const { page } = visitor
      const form = page.getByRole('form', { name: 'Contact Broker' })
      await form.getByLabel('Your Name').fill('Meera Iyer')
      await form.getByLabel('Phone').fill('12345')
      await form.getByLabel('Message').fill('Could we see it on Saturday?')
      await form.getByRole('button', { name: /Send/ }).click()
      await form.getByText('Please enter a valid mobile number.').waitFor()
      assert.equal(await form.getByLabel('Phone').getAttribute('aria-invalid'), 'true')
      assert.equal(await form.getByLabel('Your Name').inputValue(), 'Meera Iyer')
      assert.equal(await form.getByLabel('Phone').inputValue(), '12345')
      assert.equal(await form.getByLabel('Message').inputValue(), 'Could we see it on Saturday?')
      await isWhole(page)
      await visitor.fitsWidth()
      await form.getByLabel('Phone').fill('98860 54321')
      await form.getByRole('button', { name: /Send/ }).click()
      const answer = page.getByText('Your inquiry has been sent to the broker')
      await answer.waitFor()
      assert.ok(await answer.isVisible())
      await isWhole(page)
      const kept = await stall.db.selectFrom('inquiry').select(['name', 'messages']).execute()
      assert.equal(kept.length, 1)
      assert.equal(kept[0]?.name, 'Meera Iyer')
      assert.match(JSON.stringify(kept[0]?.messages), /Could we see it on Saturday\?/)
    })

    test('the support form works as a plain form and shows errors at their fields', async () => {
      const { page } = visitor
      await page.goto('/contact')
      const form = page.getByRole('form', { name: 'Contact', exact: true })
      await form.getByLabel('Email').fill('meera@example.in')
      await form.getByLabel('Subject').fill('I cannot sign in')
      await form.getByLabel('Message').fill('It says that my account is blocked.')
      await form.getByRole('button', { name: 'Send message' }).click()
      await form.getByText('Please enter your full name.').waitFor()
      assert.equal(await form.getByLabel('Subject').inputValue(), 'I cannot sign in')
      await isWhole(page)
      await form.getByLabel('Full name').fill('Meera Iyer')
      await form.getByRole('button', { name: 'Send message' }).click()
      await page.getByText(/T-\d{4}-0000\d\d/).waitFor()
      await isWhole(page)
    })

    test('the broker’s number is revealed by a plain form', async () => {
      const { page } = visitor
      // A browser without a window calls itself a machine, and machines are given none.
      await visitor.context.setExtraHTTPHeaders({
        'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
        'x-forwarded-for': '10.9.8.6',
      })
      for (const [path, act] of [
        [`/properties/${id}`, 'Call Broker'],
        [`/brokers/${brokerId}`, 'Call'],
      ] as const) {
        await page.goto(path)
        assert.ok(!(await page.content()).includes(phone.slice(3)))
        await page.getByRole('button', { name: act, exact: true }).last().click()
        const link = page.getByRole('link', { name: act, exact: true }).last()
        await link.waitFor()
        assert.equal(await link.getAttribute('href'), `tel:${phone}`)
        await isWhole(page)
      }
    })

    test('a form post from elsewhere is refused with a message on the same page', async () => {
      const send = (type: string, data: string) =>
        visitor.page.request.post(`/properties/${id}`, { data, headers: { 'content-type': type } })
      const form = 'application/x-www-form-urlencoded'
      for (const [status, said, type, data] of [
        [
          415,
          /could not read the form/,
          'application/json',
          '{"name":"Meera","phone":"9886054321"}',
        ],
        [415, /could not read the form/, 'text/plain', 'name=Meera&phone=9886054321'],
        [400, /could not read the form/, form, 'name=Meera&name=Ravi&phone=9886054321'],
        [400, /Please enter your name/, form, ''],
        [413, /too long to send/, form, `message=${'a'.repeat(70_000)}`],
      ] as const) {
        const reply = await send(type, data)
        assert.equal(reply.status(), status, `${type}: ${data.slice(0, 40)}`)
        assert.match(reply.headers()['content-type'] ?? '', /^text\/html/)
        assert.match(await reply.text(), said)
      }
      const { inquiries } = await stall.db
        .selectFrom('inquiry')
        .select(({ fn }) => fn.countAll<number>().as('inquiries'))
        .executeTakeFirstOrThrow()
      assert.equal(Number(inquiries), 1)
    })
  })
}
