import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, test } from 'node:test'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { insertAgency, insertMember } from '#server/agency/queries.ts'
import { meet } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeBroker, makeProperty, testPassword } from '#test/make.ts'

/** The dashboard of an agency’s owner names the enquiries that the owner has to answer. */

describe('the dashboard of an agency’s owner', () => {
  const stall = useStall()

  before(async () => {
    const { db, url } = stall
    const owner = await makeBroker(db, { email: 'ravi@example.in', kycStatus: 'verified' })
    const agent = await makeBroker(db, { kycStatus: 'verified' })
    const agencyId = randomUUID()
    await db.transaction().execute(async (tx) => {
      await insertAgency(tx, { id: agencyId, name: 'Neev Homes', ownerId: owner.id })
      await insertMember(tx, { agencyId, brokerId: agent.id, role: 'agent' })
    })
    for (const [name, brokerId] of Object.entries({ Meera: owner.id, Kiran: agent.id })) {
      const { id } = await makeProperty(db, { brokerId })
      const { status } = await fetch(`${url}/api${inquiry.create.path.replace(':id', id)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, phone: name === 'Meera' ? '98765 43210' : '98765 43211' }),
      })
      assert.equal(status, 201)
    }
  })

  test('counts what awaits the owner’s reply, not what awaits a colleague’s', async () => {
    const owner = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
    const { page } = owner
    await page.goto('/broker-portal')
    await page.getByLabel('Email').fill('ravi@example.in')
    await page.getByLabel(/^Password/).fill(testPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: '1 awaiting your reply' }).waitFor()
    await page.getByRole('link', { name: '1 enquiry is awaiting your reply' }).click()
    await page.getByRole('article').getByText('Meera').waitFor()
    assert.equal(await page.getByRole('article').count(), 1)
    await owner.leave()
  })
})
