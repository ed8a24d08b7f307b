import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeCustomer, makeProperty } from '#test/make.ts'

/** A family decides together: one shares, another votes without an account, votes open. */

describe('a shortlist on two phones', () => {
  const stall = useStall()
  const face = { width: 390, theme: 'light' } as const
  const title = 'Flat by the lake'
  let owner: Person
  let mother: Person
  let homes: string[]

  before(async () => {
    const { broker_id: brokerId, id } = await makeProperty(stall.db, { title })
    const other = await makeProperty(stall.db, { title: 'Flat by the park', brokerId })
    homes = [id, other.id]
    const { token } = await makeCustomer(stall.db, { isVerified: true })
    owner = await meet(stall.browser, stall.url, face)
    await owner.context.addInitScript(
      (token) => localStorage.setItem('bb_customer_token', token),
      token,
    )
    mother = await meet(stall.browser, stall.url, face)
  })
  after(async () => {
    await owner.leave()
    await mother.leave()
  })

  const card = ({ page }: Person) => page.getByRole('article').filter({ hasText: title })
  const like = (person: Person) => card(person).getByRole('button', { name: 'Like' })

  test('its owner saves a home, makes a shortlist and votes where nobody sees it', async () => {
    const { page } = owner
    await page.goto(`/properties/${homes[0]}`)
    await page.getByRole('button', { name: `Save ${title}` }).click()
    await page.getByRole('button', { name: 'Add to shortlist' }).click()
    await page.waitForURL(/shortlists\?add=/)
    await page.goto(`/customer-portal/shortlists?add=${homes.join(',')}`)
    await page.getByRole('link', { name: 'New shortlist' }).click()
    await page.getByLabel('Name').fill('Our flat')
    await page.getByLabel('Hide votes').check()
    await page.getByRole('button', { name: 'Create shortlist' }).click()
    await page.getByRole('link', { name: 'Open and vote' }).click()
    await page.getByText('You vote as Meera.').waitFor()
    await like(owner).click()
    await card(owner).getByText('1 of 1 have voted.').waitFor()
    await owner.isAccessible()
    await owner.fitsWidth()
  })

  test('another person votes with a name alone, and then both see both votes', async () => {
    const { page } = mother
    await page.goto(owner.page.url())
    await page.getByRole('button', { name: 'Join to vote' }).waitFor()
    assert.equal(await card(mother).getByText('Like (1)').count(), 0)
    await like(mother).click()
    await card(mother)
      .getByLabel(/^Your name/)
      .fill('Amma')
    await card(mother).getByRole('button', { name: 'Vote', exact: true }).click()
    await card(mother).getByText('Meera, Amma').waitFor()
    await owner.page.evaluate(() => window.dispatchEvent(new Event('focus')))
    // Sooner than the look every 20 seconds.
    await card(owner).getByText('Like (2)').waitFor({ timeout: 10_000 })
    await page.reload()
    await page.getByText('You vote as Amma.').waitFor()
    await page.getByRole('button', { name: 'Compare side by side' }).click()
    await page.getByRole('rowheader', { name: 'Full price' }).waitFor()
    await mother.fitsWidth()
  })
})
