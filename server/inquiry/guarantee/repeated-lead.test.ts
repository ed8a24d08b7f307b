import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { guaranteeActs } from '#test/inquiry/guarantee.ts'
import { leadActs } from '#test/lead.ts'
import { makeCustomer } from '#test/make.ts'
import { proveNumber } from '#test/number-proof.ts'

/** Contact views of a person whose contact was paid for before (decision 0107). */

const site = useApp()
const leads = leadActs(site)
const { opened, passDays, tryThrice } = guaranteeActs(site)

describe('a repeated lead', () => {
  const number = '98111 22233'

  /** A lead of somebody with a proven mailbox, who asks again with another number. */
  async function openedOf(given: Parameters<typeof opened>[0] = {}) {
    const { token: by, email } = await makeCustomer(site.context.db, { isVerified: true })
    const lister = await opened({ ...given, given: { email }, by })
    return { ...lister, by, email, askAgain: () => lister.ask({ phone: number, email }, by) }
  }

  test('of the same person with another number is credited when it is opened', async () => {
    const { lister, ask, askAgain, open, usage } = await openedOf()
    const again = await askAgain()
    const { inquiry, guarantee } = await open(again)
    assert.equal(inquiry.contact, 'open')
    assert.equal(guarantee.credit?.reason, 'repeated')
    assert.ok(guarantee.credit?.earlierAt)
    assert.deepEqual(await usage(), { used: 2, credited: 1, limit: 10 })
    const stranger = await ask({ phone: '98111 22244', email: 'other@example.in' })
    assert.equal((await leads.get(lister.token, stranger)).body.guarantee.credit, null)
  })

  test('can be opened when the plan has no contact view left', async () => {
    const { lister, askAgain, open } = await openedOf({ views: 1 })
    const again = await askAgain()
    const listed = (await leads.list(lister.token)).body.inquiries.find(({ _id }) => _id === again)
    assert.equal(listed?.contact, 'sealed')
    assert.equal((await open(again)).inquiry.contact, 'open')
  })

  test('is charged after thirty days', async () => {
    const { askAgain, open, usage } = await openedOf()
    await passDays(31)
    assert.equal((await open(await askAgain())).guarantee.credit, null)
    assert.deepEqual(await usage(), { used: 1, credited: 0, limit: 10 })
  })

  test('is charged where the earlier one was credited: one of the two is paid', async () => {
    const { lister, id, askAgain, open, usage } = await openedOf()
    await tryThrice(lister, id)
    assert.equal((await open(await askAgain())).guarantee.credit, null)
    assert.deepEqual(await usage(), { used: 2, credited: 1, limit: 10 })
  })

  test('is charged where its address was typed, or the account has proven nothing', async () => {
    const { ask, open } = await opened()
    const typed = await ask({ phone: number, email: 'meera@example.in' })
    assert.equal((await open(typed)).guarantee.credit, null)
    const { token: by, email } = await makeCustomer(site.context.db)
    const other = await opened({ given: { email }, by })
    const again = await other.ask({ phone: number, email }, by)
    assert.equal((await other.open(again)).guarantee.credit, null)
  })

  test('is credited where the account has proven its number', async () => {
    const { db } = site.context
    const { id, token: by, email } = await makeCustomer(db)
    await proveNumber(db, { realm: 'customer', id }, '+919876543210')
    const { ask, open } = await opened({ given: { email }, by })
    const again = await ask({ phone: number, email }, by)
    assert.equal((await open(again)).guarantee.credit?.reason, 'repeated')
  })

  test('is charged where somebody else asked with that number too', async () => {
    const { ask, askAgain, open } = await openedOf()
    await ask({ name: 'Ravi', phone: number, email: 'ravi@example.in' })
    assert.equal((await open(await askAgain())).guarantee.credit, null)
  })
})
