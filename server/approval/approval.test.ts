import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { approval } from '#contract/approval/approval.ts'
import { audit } from '#contract/audit.ts'
import { payment } from '#contract/billing/payment.ts'
import { customer } from '#contract/customer/customer.ts'
import { followAuditLog, verifyDatabase } from '#server/audit/chain/service.ts'
import { useApp } from '#test/app.ts'
import { approvalCalls, erasing } from '#test/approval/approval-call.ts'
import { makeAdministrator, makeCustomer } from '#test/make.ts'
import { makeInvoiceSetting, makeSubscription } from '#test/make-subscription.ts'
import { endExpired } from './service.ts'

/** What one administrator asks for and another one approves (decision 0113). */

const site = useApp()

type Caller = { id: string; token: string }

const { makeAdmins, ask, decide } = approvalCalls(site)

/** A payment made by transfer of so many rupees. */
async function paid(amount: number) {
  const { db } = site.context
  await makeInvoiceSetting(db)
  const { id } = await makeSubscription(db, { startsIn: 0, endsIn: 30, paid: amount })
  const row = await db
    .selectFrom('payment')
    .where('subscription_id', '=', id)
    .select(['id', 'status'])
    .executeTakeFirstOrThrow()
  const refunding = {
    act: 'payment.refund',
    target: row.id,
    reason: 'Paid twice',
    reference: 'NEFT 4711',
  }
  const status = async () =>
    (
      await db
        .selectFrom('payment')
        .where('id', '=', row.id)
        .select('status')
        .executeTakeFirstOrThrow()
    ).status
  return { id: row.id, refunding, status }
}

describe('erasing a customer', () => {
  test('needs two administrators, who are both in the audit log', async () => {
    const { asha, vikram } = await makeAdmins()
    const meera = await makeCustomer(site.context.db)
    const asked = await ask(erasing(meera.id), asha)
    assert.equal(asked.status, 201)
    const { _id: id, may, subject } = asked.body.approval
    assert.deepEqual([may, subject?.name], [['withdraw'], 'Meera Iyer'])
    const own = await decide(id, 'approve', asha)
    assert.deepEqual([own.status, own.body.code], [409, 'approval_own'])
    assert.equal((await site.call(customer.get, { params: { id: meera.id } }, asha)).status, 200)

    const done = await decide(id, 'approve', vikram)
    assert.equal(done.status, 200)
    assert.deepEqual([done.body.approval.state, done.body.approval.reason], ['approved', null])
    assert.equal((await site.call(customer.get, { params: { id: meera.id } }, asha)).status, 404)
    const { body } = await site.call(audit.list, { query: { targetKind: 'approval' } }, asha)
    assert.deepEqual(
      body.events.map(({ act, actor, after }) => [act, actor._id, after?.askedBy]),
      [
        ['approval.approve', vikram.id, 'Asha Rao'],
        ['approval.ask', asha.id, undefined],
      ],
    )
    await followAuditLog(site.context.db)
    assert.deepEqual((await verifyDatabase(site.context.db)).breaks, [])
  })

  test('happens once, even if two approve at the same moment', async () => {
    const { asha, vikram } = await makeAdmins()
    const third = await makeAdministrator(site.context.db, { role: 'admin' })
    const { id: target } = await makeCustomer(site.context.db)
    const { _id: id } = (await ask(erasing(target), asha)).body.approval
    const answers = await Promise.all([
      decide(id, 'approve', vikram),
      decide(id, 'approve', third),
      decide(id, 'approve', vikram),
    ])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409])
  })

  test('is refused when the customer changed since it was requested', async () => {
    const { asha, vikram } = await makeAdmins()
    const { id: target } = await makeCustomer(site.context.db)
    const { _id: id } = (await ask(erasing(target), asha)).body.approval
    const change = { params: { id: target }, body: { status: 'blocked' as const } }
    assert.equal((await site.call(customer.changeStatus, change, asha)).status, 200)
    const refused = await decide(id, 'approve', vikram)
    assert.deepEqual([refused.status, refused.body.code], [409, 'approval_changed'])
    assert.equal((await decide(id, 'decline', vikram)).body.approval.state, 'declined')
    assert.equal((await ask(erasing(target), asha)).status, 201)
  })

  test('is requested once at a time, and of somebody who exists', async () => {
    const { asha, vikram } = await makeAdmins()
    const { id } = await makeCustomer(site.context.db)
    const answers = await Promise.all([
      ask(erasing(id), asha),
      ask(erasing(id), asha),
      ask(erasing(id), vikram),
    ])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409])
    assert.equal((await ask(erasing(asha.id), asha)).body.code, 'customer_not_found')
  })

  test('cannot be approved after seven days, and can be requested again', async () => {
    const { asha, vikram } = await makeAdmins()
    const { id: target } = await makeCustomer(site.context.db)
    const { _id: id } = (await ask(erasing(target), asha)).body.approval
    await site.pool.query(`update approval_request set expires_at = now() - interval '1 second'`)
    const late = await decide(id, 'approve', vikram)
    assert.deepEqual([late.status, late.body.code], [409, 'approval_expired'])
    await endExpired(site.context.db)
    const { body } = await site.call(approval.get, { params: { id } }, vikram)
    assert.deepEqual([body.approval.state, body.approval.may], ['expired', []])
    assert.equal((await ask(erasing(target), asha)).status, 201)
  })

  test('is withdrawn by who asked alone', async () => {
    const { asha, vikram } = await makeAdmins()
    const { id: target } = await makeCustomer(site.context.db)
    const { _id: id } = (await ask(erasing(target), asha)).body.approval
    const foreign = await decide(id, 'withdraw', vikram)
    assert.deepEqual([foreign.status, foreign.body.code], [409, 'approval_not_own'])
    assert.equal((await decide(id, 'withdraw', asha)).body.approval.state, 'withdrawn')
    assert.equal((await decide(id, 'approve', vikram)).status, 409)
  })

  test('cannot be requested where nobody else may approve, and the answer says why', async () => {
    const { db } = site.context
    const asha = await makeAdministrator(db, { role: 'admin' })
    await makeAdministrator(db, { role: 'moderator' })
    const { id } = await makeCustomer(db)
    await site.pool.query(`update administrator set is_active = false
      where role <> 'moderator' and id <> '${asha.id}'`)
    const refused = await ask(erasing(id), asha)
    assert.equal(refused.body.code, 'approval_nobody')
    assert.match(refused.body.message, /invite another admin under Administrators/)
  })

  test('leaves no word about the person behind, whoever erases', async () => {
    const { asha, vikram } = await makeAdmins()
    const { id: target } = await makeCustomer(site.context.db)
    const { _id: first } = (await ask(erasing(target), asha)).body.approval
    await decide(first, 'decline', vikram)
    const { _id: second } = (await ask(erasing(target), asha)).body.approval
    await decide(second, 'approve', vikram)
    const { rows } = await site.pool.query('select reason from approval_request')
    assert.deepEqual(rows, [{ reason: null }, { reason: null }])
  })
})

describe('a refund above the limit', () => {
  test('is refused to one administrator and made by two', async () => {
    const { asha, vikram } = await makeAdmins()
    const { id, refunding, status } = await paid(24_000)
    const body = { reason: 'Paid twice', reference: 'NEFT 4711' }
    const alone = await site.call(payment.refund, { params: { id }, body }, asha)
    assert.deepEqual([alone.status, alone.body.code], [409, 'second_person_needed'])
    assert.match(alone.body.message, /24,000.* needs the approval of another .*10,000/)
    const asked = await ask(refunding, asha)
    assert.deepEqual([asked.status, asked.body.approval.amount], [201, 24_000])
    assert.equal(await status(), 'paid')
    assert.equal((await decide(asked.body.approval._id, 'approve', vikram)).status, 200)
    assert.equal(await status(), 'refunded')
    const event = await site.context.db
      .selectFrom('audit_event')
      .where('act', '=', 'subscription.refund')
      .select(['actor_id', 'after'])
      .executeTakeFirstOrThrow()
    assert.equal(event.actor_id, vikram.id)
    assert.deepEqual(Object(event.after).reason, 'Paid twice')
  })

  test('of exactly the limit needs one, and no approval is requested for it', async () => {
    const { asha } = await makeAdmins()
    const { id, refunding } = await paid(10_000)
    assert.equal((await ask(refunding, asha)).body.code, 'approval_not_needed')
    const body = { reason: 'Paid twice', reference: 'NEFT 4711' }
    assert.equal((await site.call(payment.refund, { params: { id }, body }, asha)).status, 200)
  })

  test('that was refunded meanwhile is not made again', async () => {
    const { asha, vikram } = await makeAdmins()
    const { refunding, id } = await paid(24_000)
    const { _id } = (await ask(refunding, asha)).body.approval
    await site.pool.query(`update payment set status = 'refunded', refunded_at = now(),
      refund_reason = 'In the dashboard' where id = '${id}'`)
    assert.equal((await decide(_id, 'approve', vikram)).body.code, 'payment_step_impossible')
  })

  test('follows a limit that two administrators set, with its history', async () => {
    const { asha, vikram } = await makeAdmins()
    const raise = { act: 'refund_limit.change', amount: 50_000, reason: 'Larger plans' }
    const { _id } = (await ask(raise, asha)).body.approval
    const limit = async () => (await site.call(approval.refundLimit, {}, asha)).body
    assert.deepEqual(await limit(), { amount: 10_000, history: [] })
    assert.equal((await decide(_id, 'approve', vikram)).status, 200)
    const { amount, history } = await limit()
    assert.deepEqual(
      [amount, history.map((row) => [row.amount, row.askedBy, row.approvedBy])],
      [50_000, [[50_000, 'Asha Rao', 'Asha Rao']]],
    )
    const { refunding } = await paid(24_000)
    assert.equal((await ask(refunding, asha)).body.code, 'approval_not_needed')
  })
})

describe('requests for approval', () => {
  test('are told to others who may decide, and listed and counted', async () => {
    const { asha, vikram } = await makeAdmins()
    const { id: target } = await makeCustomer(site.context.db)
    const { _id: id } = (await ask(erasing(target), asha)).body.approval
    const told = await site.context.db
      .selectFrom('notification')
      .where('link', '=', `/bb-admin/approvals/${id}`)
      .select(['administrator_id', 'title'])
      .execute()
    assert.ok(told.some((row) => row.administrator_id === vikram.id))
    assert.ok(!told.some((row) => row.administrator_id === asha.id))
    assert.equal(told[0]?.title, 'Asha Rao asks for approval: Erase a customer')
    const stats = async (by: Caller) => (await site.call(approval.stats, {}, by)).body
    assert.deepEqual(await stats(asha), { open: 1, decidable: 0 })
    assert.deepEqual(await stats(vikram), { open: 1, decidable: 1 })
    const { body } = await site.call(approval.list, { query: { target, state: 'open' } }, vikram)
    assert.deepEqual(
      body.approvals.map((row) => [row._id, row.may]),
      [[id, ['approve', 'decline']]],
    )
    const { body: none } = await site.call(approval.list, { query: { state: 'declined' } }, vikram)
    assert.deepEqual(none.approvals, [])
  })

  test('the database refuses an approval by who asked, past every check', async () => {
    const { asha } = await makeAdmins()
    const { id: target } = await makeCustomer(site.context.db)
    await ask(erasing(target), asha)
    await assert.rejects(
      site.pool.query(`update approval_request set state = 'approved', decided_by = asked_by,
        decided_by_name = asked_by_name, decided_at = now()`),
      /approval_request_second_person/,
    )
  })
})
