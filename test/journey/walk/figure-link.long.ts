import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { meet, type Person } from '#test/journey/browser.ts'
import { buildTown } from '#test/journey/failing/town.ts'
import { useStall } from '#test/journey/market-stall.ts'

/** The figures above a list lead to as many rows as they say. */

const screens: Record<string, readonly string[]> = {
  'subscriptions/subscribers': ['Active', 'Expiring in 30 days', 'Expired', 'Cancelled'],
  tickets: ['Open', 'Overdue', 'Without assignee', 'Awaiting reply from sender'],
  flags: ['Open reports', 'Resolved', 'Dismissed'],
  reviews: ['Waiting', 'Published', 'Rejected'],
  interests: ['Location', 'Amenity', 'Lifestyle', 'Investment', 'Family'],
  cms: ['Pages', 'FAQs', 'Banners', 'Policies', 'Help'],
  messages: ['Total Messages', 'Delivery Rate'],
}

describe('the figures above a list', () => {
  const stall = useStall()
  let person: Person

  before(async () => {
    const { tokens } = await buildTown(stall.db, stall.url)
    person = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
    await person.context.addInitScript((token) => {
      localStorage.setItem('bb_admin_token', token)
    }, tokens.administrator)
  })
  after(() => person.leave())

  const open = async (address: string) => {
    const { page } = person
    await page.goto(address)
    await page.locator('main h1').waitFor()
    await page.waitForFunction(
      () => !document.querySelector('.animate-skeleton, [aria-busy=true], [data-loading]'),
    )
    return page
  }

  /** All that match, also those of other pages. */
  const countOfRows = async (address: string) => {
    const page = await open(address)
    const rows = await page.locator('main table[aria-label] > tbody > tr').count()
    const pages = page.getByRole('navigation', { name: 'Pages', exact: true })
    if ((await pages.count()) === 0) return rows
    return Number(/([\d,]+) in all/.exec((await pages.textContent()) ?? '')?.[1]?.replace(',', ''))
  }

  for (const [screen, labels] of Object.entries(screens)) {
    test(`${screen} lead to as many rows as they say`, async () => {
      const page = await open(`/bb-admin/${screen}`)
      const cards = await page.locator('main dl > div').evaluateAll((all) =>
        all.map((card) => ({
          label: card.querySelector('dt')?.textContent ?? '',
          value: card.querySelector('dd > span')?.textContent ?? '',
          links: [...card.querySelectorAll('a')].map((link) => ({
            to: link.getAttribute('href') ?? '',
            says: link.textContent,
          })),
        })),
      )
      const leading = cards.filter(({ links }) => links.length > 0)
      assert.deepEqual(
        leading.map(({ label }) => label),
        labels,
      )
      for (const { label, value, links } of leading) {
        for (const { to, says } of links) {
          const said = /^[\d,]+ /.exec(says)?.[0] ?? value
          assert.equal(await countOfRows(to), Number(said.replace(',', '')), `${label}: ${says}`)
        }
      }
    })
  }
})
