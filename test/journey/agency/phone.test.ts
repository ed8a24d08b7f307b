import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { visitSchedule } from '#contract/visit/schedule.ts'
import { brokerVisit, visit } from '#contract/visit/visit.ts'
import { insertAgency, insertMember } from '#server/agency/queries.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeBroker, makeCustomer, makeProperty, testPassword } from '#test/make.ts'
import { everyDay } from '#test/visit.ts'

/** A member of an agency and a customer after a visit that did not take place, on phones. */

const phone = { width: 390, theme: 'light' } as const

describe('the portals on a phone', () => {
  const stall = useStall()
  let tokens: { customer: string; broker: string }
  let home: string

  const ask = async (path: string, token: string, method: string, body?: object) => {
    const response = await fetch(`${stall.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    assert.ok(response.ok, `${method} ${path}: ${response.status}`)
    return response.json()
  }

  before(async () => {
    const { db } = stall
    const broker = await makeBroker(db, { email: 'ravi@example.in' })
    const agent = await makeBroker(db)
    const customer = await makeCustomer(db, { email: 'meera@example.in', isVerified: true })
    const agencyId = randomUUID()
    await db.transaction().execute(async (tx) => {
      await insertAgency(tx, { id: agencyId, name: 'Neev Homes', ownerId: broker.id })
      await insertMember(tx, { agencyId, brokerId: agent.id, role: 'agent' })
    })
    home = (await makeProperty(db, { brokerId: broker.id })).id
    tokens = { customer: customer.token, broker: broker.token }
    await ask(visitSchedule.save.path, broker.token, 'PUT', everyDay)
    const slots = await ask(visit.slots.path.replace(':id', home), customer.token, 'GET')
    const startsAt = slots.days[1].slots[0]
    const made = await ask(visit.book.path, customer.token, 'POST', { propertyId: home, startsAt })
    const id: string = made.visit._id
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    await db
      .updateTable('visit')
      .set({ starts_at: ago(3), ends_at: ago(2.5), busy_until: ago(2.25) })
      .execute()
    await ask(brokerVisit.sayMissed.path.replace(':id', id), broker.token, 'POST')
    await ask(visit.sayMissed.path.replace(':id', id), customer.token, 'POST')
  })

  async function signIn({ page }: Person, portal: string, email: string) {
    await page.goto(portal)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel(/^Password/).fill(testPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  /** The lowest and the highest top of the tabs, and whether the open one can be seen. */
  const tabsOf = (page: Page, name: string) =>
    page.getByRole('navigation', { name }).evaluate((row) => {
      const tops = [...row.querySelectorAll('a')].map((tab) => tab.getBoundingClientRect().top)
      const open = row.querySelector('[aria-current]')?.getBoundingClientRect()
      return {
        rows: new Set(tops).size,
        isOpenInSight: open !== undefined && open.left >= 0 && open.right <= innerWidth,
      }
    })

  /** The buttons and links like buttons that a finger would miss. */
  const missed = (page: Page) =>
    page.locator('.button').evaluateAll((buttons) =>
      buttons
        .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && (box.height < 40 || box.width < 40))
        .map(({ name }) => name),
    )

  test('show a broker the tabs on one row, and what has to be answered', async () => {
    const broker = await meet(stall.browser, stall.url, phone)
    const { page } = broker
    await signIn(broker, '/broker-portal', 'ravi@example.in')
    await page.getByRole('link', { name: 'Meera Iyer says that you did not come. Reply.' }).click()
    await page.getByText(/It counts as missed if you do not reply by/).waitFor()
    await page.getByRole('link', { name: 'Plan', exact: true }).click()
    await page.waitForURL('/broker-portal/plan')
    assert.deepEqual(await tabsOf(page, 'Broker Dashboard'), { rows: 1, isOpenInSight: true })
    const { inquiries } = await ask(inquiry.list.path, tokens.broker, 'GET')
    await page.goto(`/broker-portal/inquiries/${inquiries[0]._id}`)
    await page.getByRole('button', { name: 'Assign' }).waitFor()
    assert.deepEqual(await missed(page), [])
    await broker.isAccessible()
    await broker.leave()
  })

  test('show a customer first what a tab is for, and what has to be answered', async () => {
    const customer = await meet(stall.browser, stall.url, phone)
    const { page } = customer
    await signIn(customer, '/customer-portal', 'meera@example.in')
    const notice = page.getByRole('status').filter({ hasText: 'Were you at this visit?' })
    await notice.getByText(/It counts as missed if you do not reply by/).waitFor()
    await page.getByText('Visit scheduled with Ravi Shetty').waitFor()
    await notice.getByRole('link').click()
    const answer = page.getByRole('button', { name: 'I was there' })
    await answer.waitFor()
    const banner = page.getByRole('heading', { name: /^Complete your profile/ })
    const below = async () => (await banner.boundingBox())?.y ?? 0
    assert.ok((await below()) > ((await answer.boundingBox())?.y ?? 0))
    assert.deepEqual(await tabsOf(page, 'My Dashboard'), { rows: 1, isOpenInSight: true })
    const { inquiries } = await ask('/customer/inquiries', tokens.customer, 'GET')
    await page.goto(`/customer-portal/inquiries/${inquiries[0]._id}`)
    await page.getByText('No messages yet.').waitFor()
    await page.getByText('The broker does not see your number.').waitFor()
    assert.deepEqual(await missed(page), [])
    await customer.isAccessible()
    await customer.leave()
  })

  test('ask for an e-mail address where a number is not shared', async () => {
    const visitor = await meet(stall.browser, stall.url, phone)
    const { page } = visitor
    await page.goto(`/properties/${home}`)
    const form = page.getByRole('form', { name: 'Contact Broker' })
    const isRequired = () =>
      form.getByLabel('Email').evaluate((field) => field.matches(':required'))
    assert.equal(await isRequired(), false)
    await form.getByLabel('Your number').selectOption('chat')
    await page.waitForFunction(() => document.querySelector('input[name=email]:required') !== null)
    await form.getByLabel('Your number').selectOption('week')
    await page.waitForFunction(() => document.querySelector('input[name=email]:required') === null)
    await visitor.leave()
  })
})
