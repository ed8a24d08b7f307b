import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { v7 } from 'uuid'
import { BrokerStatus, KycStatus } from '#contract/broker/broker.ts'
import { CustomerStatus } from '#contract/customer/customer.ts'
import { PropertyStatus } from '#contract/property/vocabulary.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'

/** Lists and charts: a status has one colour everywhere (REP-7), and a figure is current. */

const expected = {
  brokers: {
    ...{ Active: 'green', Inactive: 'grey', Blocked: 'red', Suspended: 'red' },
    ...{ Pending: 'yellow', Verified: 'green', Rejected: 'red' },
  },
  customers: { Active: 'green', Inactive: 'grey', Blocked: 'red' },
  properties: {
    Pending: 'yellow',
    Approved: 'green',
    Rejected: 'red',
    Sold: 'grey',
    Rented: 'grey',
  },
  cms: { Draft: 'grey', Published: 'green' },
}

describe('the lists of the back office', () => {
  const stall = useStall()
  let person: Person

  before(async () => {
    const { db } = stall
    const { id, token } = await makeAdministrator(db)
    for (const status of BrokerStatus.keys) await makeBroker(db, { status })
    for (const kycStatus of KycStatus.keys) await makeBroker(db, { kycStatus })
    for (const status of CustomerStatus.keys) await makeCustomer(db, { status })
    const { id: brokerId } = await makeBroker(db)
    for (const status of PropertyStatus.keys) await makeProperty(db, { brokerId, status })
    for (const status of ['draft', 'published'] as const) {
      const text = {
        title: status,
        slug: status,
        language: 'en',
        content: 'Text.',
        html: '<p>Text.</p>',
      }
      await db
        .insertInto('cms_page')
        .values({ id: v7(), ...text, type: 'help', status, author_id: id })
        .execute()
    }
    person = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
    await person.context.addInitScript((kept) => {
      localStorage.setItem('bb_admin_token', kept)
    }, token)
  })
  after(() => person.leave())

  const isColoured = async (mark: Locator, colour: string, word: string) => {
    const { is, wanted } = await mark.evaluate((one, name) => {
      const sample = document.createElement('i')
      sample.style.color = `var(--status-${name})`
      document.body.append(sample)
      const { color } = getComputedStyle(sample)
      sample.remove()
      return { is: getComputedStyle(one).backgroundColor, wanted: color }
    }, colour)
    assert.equal(is, wanted, word)
  }

  for (const [screen, colours] of Object.entries(expected)) {
    test(`of ${screen} show each state in its colour`, async () => {
      const { page } = person
      await page.goto(`/bb-admin/${screen}?limit=50`)
      for (const [word, colour] of Object.entries(colours)) {
        const badge = page.getByRole('table').getByText(word, { exact: true }).first()
        await isColoured(badge.locator('[aria-hidden]'), colour, word)
      }
    })
  }

  for (const [tab, title, colours] of [
    ['properties', 'Listings by status', expected.properties],
    ['broker-activity', 'Brokers by KYC status', { Pending: 'yellow', Rejected: 'red' }],
  ] as const) {
    test(`and so do the bars of ${title}`, async () => {
      const { page } = person
      await page.goto(`/bb-admin/reports/${tab}`)
      const parts = page.getByRole('region', { name: title, exact: true }).getByRole('listitem')
      for (const [word, colour] of Object.entries(colours)) {
        const bar = parts.filter({ hasText: word }).locator('[aria-hidden] > div')
        await isColoured(bar, colour, word)
      }
    })
  }

  for (const [screen, label] of [
    ['dashboard', 'Total Brokers'],
    ['reports', 'Active Brokers'],
  ] as const) {
    test(`and the figures of ${screen} are those of now after Refresh Data`, async () => {
      const { page } = person
      await page.goto(`/bb-admin/${screen}`)
      const figure = page.locator('dl > div', { hasText: label }).locator('dd > span.figures')
      const before = Number(await figure.textContent())
      await makeBroker(stall.db)
      await page.getByRole('button', { name: 'Refresh Data' }).click()
      await figure.getByText(String(before + 1), { exact: true }).waitFor()
    })
  }
})
