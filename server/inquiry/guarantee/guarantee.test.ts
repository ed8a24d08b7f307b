import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { conversation } from '#contract/inquiry/conversation.ts'
import { leadGuarantee } from '#contract/inquiry/lead-guarantee.ts'
import { privacy } from '#contract/privacy.ts'
import { eraseDue } from '#server/privacy/erase.ts'
import { useApp } from '#test/app.ts'
import { guaranteeActs } from '#test/inquiry/guarantee.ts'
import { leadActs } from '#test/lead.ts'
import { makeCustomer, makeProperty, testPassword } from '#test/make.ts'
import { makeSubscription } from '#test/make-subscription.ts'
import { proveNumber } from '#test/number-proof.ts'
import { visitActs } from '#test/visit.ts'

/** Contact views that are credited back by rule (decision 0107). */

const site = useApp()
const leads = leadActs(site)
const { opened, passDays, guaranteeOf, attempt, tryThrice } = guaranteeActs(site)

describe('a lead that cannot be reached', () => {
  test('is credited with the third try, and the plan shows it', async () => {
    const { lister, id, usage, guarantee } = await opened()
    await attempt(lister, id, 72)
    const second = await attempt(lister, id, 48, 'busy')
    assert.equal(second.body.guarantee.credit, null)
    assert.deepEqual(second.body.guarantee.counted, { tries: 2, days: 2 })
    assert.deepEqual(await usage(), { used: 1, credited: 0, limit: 10 })
    const { body } = await attempt(lister, id, undefined, 'switched-off')
    assert.equal(body.guarantee.credit?.reason, 'unreachable')
    assert.equal(body.guarantee.credit?.tries, 3)
    assert.deepEqual(await usage(), { used: 1, credited: 1, limit: 10 })
    const shown = await guarantee()
    assert.equal(shown.mayRecordTry, false)
    assert.deepEqual(
      shown.tries.map(({ outcome }) => outcome),
      ['switched-off', 'busy', 'no-answer'],
    )
  })

  test('opens another contact in a plan that had none left', async () => {
    const { lister, id, ask, open } = await opened({ views: 1 })
    const other = await ask({ name: 'Ravi', phone: '98765 43999' })
    assert.equal((await open(other)).inquiry.contact, 'over')
    await tryThrice(lister, id)
    assert.equal((await open(other)).inquiry.contact, 'open')
    const third = await ask({ name: 'Sana', phone: '98765 43888' })
    assert.equal((await open(third)).inquiry.contact, 'over')
  })

  test('is not credited for three tries on one day', async () => {
    const { lister, id, guarantee } = await opened()
    // Noon of the day before yesterday in India, so that midnight is far.
    const noon = new Date(
      `${new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)}T06:30Z`,
    )
    for (const hour of [0, 2, 4]) {
      const triedAt = new Date(noon.getTime() + hour * 3_600_000).toISOString()
      const body = { outcome: 'no-answer', triedAt } as const
      await site.call(leadGuarantee.recordTry, { params: { id }, body }, lister)
    }
    const { counted, credit } = await guarantee()
    assert.deepEqual([counted, credit], [{ tries: 3, days: 1 }, null])
  })

  test('is not credited when the person has written since', async () => {
    const person = await makeCustomer(site.context.db)
    const { lister, id, ask, guarantee } = await opened({ views: 10 })
    const own = await ask({ name: 'Nila', phone: '98765 43777' }, person.token)
    await leads.get(lister.token, own)
    await passDays(5)
    await attempt(lister, own, 72)
    await attempt(lister, own, 48)
    const text = { params: { id: own }, body: { text: 'Sorry, I was travelling.' } }
    assert.equal((await site.call(conversation.write, text, person)).status, 201)
    const { body } = await attempt(lister, own, undefined)
    assert.equal(body.guarantee.credit, null)
    assert.deepEqual(body.guarantee.counted, { tries: 1, days: 1 })
    await tryThrice(lister, id)
    assert.ok((await guarantee()).credit)
  })

  test('is not credited while a visit is booked', async () => {
    const visits = visitActs(site)
    const person = await makeCustomer(site.context.db, { isVerified: true })
    const { lister, ask } = await opened()
    const own = await ask({ name: 'Nila', phone: person.phone }, person.token)
    await leads.get(lister.token, own)
    await visits.publish(lister)
    const [time = ''] = await visits.tomorrow(lister.listing)
    assert.equal((await visits.book(person, lister.listing, time)).status, 201)
    await passDays(5)
    await tryThrice(lister, own)
    assert.equal((await guaranteeOf(lister, own)).credit, null)
  })

  test('is not credited after a visit that took place, whatever is tried later', async () => {
    const visits = visitActs(site)
    const person = await makeCustomer(site.context.db, { isVerified: true })
    const { lister, ask } = await opened()
    const own = await ask({ name: 'Nila', phone: person.phone }, person.token)
    await leads.get(lister.token, own)
    await visits.publish(lister)
    const [time = ''] = await visits.tomorrow(lister.listing)
    await visits.book(person, lister.listing, time)
    await passDays(5)
    await sql`
      update visit set state = 'met', met_at = now() - interval '4 days',
        created_at = now() - interval '5 days', starts_at = now() - interval '4 days',
        ends_at = now() - interval '95 hours', busy_until = now() - interval '94 hours'`.execute(
      site.context.db,
    )
    await tryThrice(lister, own)
    const { counted, credit, mayRecordTry } = await guaranteeOf(lister, own)
    assert.deepEqual([counted.tries, credit, mayRecordTry], [3, null, false])
  })

  test('costs nothing again when the person writes later', async () => {
    const { lister, id, ask, open, usage } = await opened()
    await tryThrice(lister, id)
    await ask({ message: 'I am back.', email: 'meera@example.in' })
    assert.equal((await open(id)).inquiry.contact, 'open')
    assert.deepEqual(await usage(), { used: 1, credited: 1, limit: 10 })
  })

  test('is credited once, also by tries at the same moment', async () => {
    const { lister, id, usage } = await opened()
    await attempt(lister, id, 72)
    await attempt(lister, id, 48)
    const told = await Promise.all([24, 20, 16, 12].map((hours) => attempt(lister, id, hours)))
    assert.ok(told.some(({ body }) => body.guarantee.credit !== null))
    assert.deepEqual(await usage(), { used: 1, credited: 1, limit: 10 })
    const again =
      sql`insert into lead_credit (id, broker_id, lead_id, subscription_id, reason, tries)
      select gen_random_uuid(), broker_id, lead_id, subscription_id, reason, tries
      from lead_credit`.execute(site.context.db)
    await assert.rejects(again, /lead_credit_once/)
  })

  test('is credited for a fifth of the contact views of a period, and no further', async () => {
    const { lister, id, ask, open } = await opened({ views: 10 })
    const ids = [id]
    for (const n of [1, 2]) ids.push(await ask({ name: `P${n}`, phone: `98765 4370${n}` }))
    for (const one of ids) await open(one)
    await passDays(5)
    for (const one of ids) await tryThrice(lister, one)
    const credits = await Promise.all(
      ids.map(async (one) => (await guaranteeOf(lister, one)).credit),
    )
    assert.equal(credits.filter(Boolean).length, 2)
    assert.deepEqual((await guaranteeOf(lister, ids[2] ?? '')).period, { max: 2, used: 2 })
  })

  test('is credited by nobody’s word where no contact view was used', async () => {
    const { db } = site.context
    const lister = await leads.makeLister()
    await leads.ask(lister.listing)
    const [lead] = (await leads.list(lister.token)).body.inquiries
    const id = lead?._id ?? ''
    await leads.get(lister.token, id)
    await passDays(5)
    await tryThrice(lister, id)
    assert.deepEqual((await db.selectFrom('lead_credit').selectAll().execute()).length, 0)
    assert.equal((await guaranteeOf(lister, id)).isCharged, false)
  })
})

describe('a try', () => {
  test('needs an opened number, a past time and an hour since the last one', async () => {
    const { lister, id, ask } = await opened()
    const fieldOf = async (hours: number) =>
      (await attempt(lister, id, hours)).body.errors?.[0]?.message
    assert.match((await fieldOf(-1)) ?? '', /time that has passed/)
    assert.match((await fieldOf(24 * 8)) ?? '', /last 7 days/)
    assert.match((await fieldOf(24 * 6)) ?? '', /not opened this number/)
    assert.equal((await attempt(lister, id, 10)).status, 201)
    assert.match((await fieldOf(10.5)) ?? '', /at least an hour/)
    const sealed = await ask({ name: 'Ravi', phone: '98765 43999' })
    assert.equal((await attempt(lister, sealed, undefined)).body.code, 'try_not_possible')
    await leads.change(lister.token, id, { isSpam: true })
    assert.equal((await attempt(lister, id, undefined)).body.code, 'try_not_possible')
  })

  test('at the time of a clock that is ahead of the database is one of now', async (at) => {
    const { lister, id } = await opened()
    at.mock.timers.enable({ apis: ['Date'], now: Date.now() + 5_000 })
    assert.equal((await attempt(lister, id, 0.000_1)).status, 201)
  })

  test('of a wrong number credits at once where somebody else has proven the number', async () => {
    const { db } = site.context
    const { lister, id, guarantee } = await opened()
    const wrong = await attempt(lister, id, 30, 'wrong-number')
    assert.equal(wrong.body.guarantee.credit, null)
    const owner = await makeCustomer(db)
    await proveNumber(db, { realm: 'customer', id: owner.id }, '+919876543210')
    await attempt(lister, id, 20, 'wrong-number')
    assert.equal((await guarantee()).credit?.reason, 'wrong-number')
  })

  test('of a wrong number does not, where the owner wrote without signing in', async () => {
    const { db } = site.context
    const owner = await makeCustomer(db)
    const { lister, id, guarantee } = await opened({ given: { email: owner.email } })
    await proveNumber(db, { realm: 'customer', id: owner.id }, '+919876543210')
    await attempt(lister, id, 20, 'wrong-number')
    assert.equal((await guarantee()).credit, null)
  })
})

test('a person’s data has the tries, and erasure empties why a credit was reversed', async () => {
  const { db } = site.context
  const person = await makeCustomer(db)
  const { lister, ask, open } = await opened()
  const own = await ask({ name: 'Nila', phone: person.phone }, person.token)
  await open(own)
  await passDays(5)
  await tryThrice(lister, own)
  const { body } = await site.call(privacy.data, {}, person)
  const { triesToReachYou } = body as { triesToReachYou?: { outcome: string }[] }
  assert.deepEqual(
    triesToReachYou?.map(({ outcome }) => outcome),
    ['no-answer', 'no-answer', 'no-answer'],
  )
  const reversed = { reversed_by_name: 'Asha Rao', reversal_reason: 'Nila was called.' }
  await db
    .updateTable('lead_credit')
    .set({ ...reversed, reversed_at: new Date() })
    .execute()
  await site.call(privacy.requestDeletion, { body: { password: testPassword } }, person)
  await db.updateTable('customer_deletion').set({ due_at: new Date() }).execute()
  await eraseDue(db)
  const credit = await db.selectFrom('lead_credit').select('reversal_reason').executeTakeFirst()
  assert.equal(credit?.reversal_reason, 'Deleted customer')
})

test('a new plan period starts without the credits of the last one', async () => {
  const { db } = site.context
  const { lister, planId, id, usage } = await opened()
  await tryThrice(lister, id)
  await db
    .updateTable('subscription')
    .set({ starts_on: sql`india_today() - 40`, ends_on: sql`india_today() - 2` })
    .where('id', '=', planId)
    .execute()
  const limits = { contactViews: 10 }
  await makeSubscription(db, { startsIn: -1, endsIn: 29, brokerId: lister.broker.id, limits })
  await makeProperty(db, { brokerId: lister.broker.id })
  assert.deepEqual(await usage(), { used: 0, credited: 0, limit: 10 })
})
