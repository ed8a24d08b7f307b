import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { payment } from '#contract/billing/payment.ts'
import type { OrderStatus } from '#contract/billing/plan-order.ts'
import { broker } from '#contract/broker/broker.ts'
import { type FlagAct, flag } from '#contract/flag.ts'
import { property } from '#contract/property/property.ts'
import { review } from '#contract/review.ts'
import { updateOrder } from '#server/billing/payment/queries.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { planActs } from '#test/plan-acts.ts'

/** Every decision of the back office, made by twenty administrators at once: only one succeeds. */

const site = useApp()
const plans = planActs(site)

interface Waiting {
  /** The kind of record in the audit log. */
  target: string
  acts: string[]
  /** The account that is notified. */
  accountId?: string
  one: (token: string) => Promise<{ status: number; body: { message?: string } }>
  other: (token: string) => Promise<{ status: number; body: { message?: string } }>
}

const rejectionReason = 'Documents incomplete'

const waiting: Record<string, () => Promise<Waiting>> = {
  'a listing': async () => {
    const { id: brokerId } = await makeBroker(site.context.db)
    const { id } = await makeProperty(site.context.db, { brokerId, status: 'pending' })
    const decide = (body: Record<string, unknown>) => (token: string) =>
      site.call(property.changeStatus, { params: { id }, body }, { token })
    return {
      target: id,
      acts: ['property.approve', 'property.reject', 'property.recall'],
      accountId: brokerId,
      one: decide({ status: 'approved' }),
      other: decide({ status: 'rejected', rejectionReason }),
    }
  },
  'a listing that is approved and taken back': async () => {
    const { id: brokerId } = await makeBroker(site.context.db)
    const { id } = await makeProperty(site.context.db, { brokerId, status: 'pending' })
    const decide = (status: string) => (token: string) =>
      site.call(property.changeStatus, { params: { id }, body: { status } }, { token })
    return {
      target: id,
      acts: ['property.approve', 'property.reject', 'property.recall'],
      accountId: brokerId,
      one: decide('approved'),
      other: decide('pending'),
    }
  },
  'a KYC': async () => {
    const { id } = await makeBroker(site.context.db, { kycStatus: 'pending', hasPanCard: true })
    const decide = (body: Record<string, unknown>) => (token: string) =>
      site.call(broker.changeKyc, { params: { id }, body }, { token })
    return {
      target: id,
      acts: ['broker.decide_kyc'],
      accountId: id,
      one: decide({ kycStatus: 'verified' }),
      other: decide({ kycStatus: 'rejected', rejectionReason }),
    }
  },
  'a review': async () => {
    const { db } = site.context
    const id = v7()
    const values = {
      id,
      broker_id: (await makeBroker(db)).id,
      customer_id: (await makeCustomer(db)).id,
      stars: 5,
      text: 'Kept his word.',
      author_name: 'Meera I.',
      may_quote: false,
    }
    await db.insertInto('review').values(values).execute()
    const decide = (body: Record<string, unknown>) => (token: string) =>
      site.call(review.changeStatus, { params: { id }, body }, { token })
    return {
      target: id,
      acts: ['review.publish', 'review.reject'],
      one: decide({ status: 'published' }),
      other: decide({ status: 'rejected', rejectionReason }),
    }
  },
  'a report of a listing': async () => {
    const { db } = site.context
    const { id: propertyId } = await makeProperty(db)
    await site.call(flag.report, { params: { id: propertyId }, body: { reason: 'fake' } })
    const { id } = await db
      .selectFrom('flag')
      .select('id')
      .where('property_id', '=', propertyId)
      .executeTakeFirstOrThrow()
    const decide = (act: string) => (token: string) =>
      site.call(flag.decide, { params: { id }, body: { act } }, { token })
    return {
      target: id,
      acts: ['flag.dismiss', 'flag.resolve', 'flag.review', 'flag.reject'],
      one: decide('dismiss'),
      other: decide('review'),
    }
  },
  'a payment': async () => {
    const { broker: owner, order } = await plans.ordered()
    await plans.report(owner, order._id)
    const { id } = await site.context.db
      .selectFrom('plan_order')
      .select('id')
      .executeTakeFirstOrThrow()
    const params = { id }
    return {
      target: id,
      acts: ['plan_order.confirm', 'plan_order.refuse'],
      one: (token) => site.call(payment.confirm, { params }, { token }),
      other: (token) =>
        site.call(payment.refuse, { params, body: { reason: 'Not received.' } }, { token }),
    }
  },
}

async function linesOf({ target, acts }: Waiting) {
  return site.context.db
    .selectFrom('audit_event')
    .select('act')
    .where('target_id', '=', target)
    .where('act', 'in', acts)
    .execute()
}

async function mailsTo({ accountId }: Waiting) {
  return site.context.db
    .selectFrom('message')
    .select('template')
    .where('account_id', '=', accountId ?? '')
    .where('channel', '=', 'email')
    .execute()
}

describe('twenty decisions at once', () => {
  for (const [what, make] of Object.entries(waiting)) {
    test(`of twenty decisions on ${what} one succeeds, the others get 409`, async () => {
      const { db } = site.context
      const decided = await make()
      const before = (await linesOf(decided)).length
      const tokens = [(await makeAdministrator(db)).token, (await makeAdministrator(db)).token]
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          n % 2 ? decided.one(tokens[0] ?? '') : decided.other(tokens[1] ?? ''),
        ),
      )
      const statuses = answers.map(({ status }) => status).sort()
      assert.deepEqual(statuses, [200, ...Array(19).fill(409)])
      assert.equal((await linesOf(decided)).length - before, 1)
      if (decided.accountId) assert.equal((await mailsTo(decided)).length, 1)
    })
  }
})

describe('a decision that names the state it is based on', () => {
  test('a decision on an outdated state is refused with the current one', async () => {
    const { db } = site.context
    const { token } = await makeAdministrator(db, { role: 'admin' })
    const { id } = await makeBroker(db, { kycStatus: 'pending', hasPanCard: true })
    const decide = (body: Record<string, unknown>) =>
      site.call(broker.changeKyc, { params: { id }, body }, { token })
    assert.equal((await decide({ kycStatus: 'verified', decidedOn: 'pending' })).status, 200)
    const late = await decide({ kycStatus: 'rejected', rejectionReason, decidedOn: 'pending' })
    assert.deepEqual(
      [late.status, late.body.code, late.body.message],
      [
        409,
        'decided_meanwhile',
        'Someone else has already decided this. This KYC is verified now.',
      ],
    )
    const revoked = await decide({ kycStatus: 'rejected', rejectionReason, decidedOn: 'verified' })
    assert.equal(revoked.status, 200)
    const setStatus = (body: Record<string, unknown>) =>
      site.call(broker.changeStatus, { params: { id }, body }, { token })
    assert.equal((await setStatus({ status: 'blocked', decidedOn: 'active' })).status, 200)
    const lateStatus = await setStatus({ status: 'suspended', decidedOn: 'active' })
    assert.equal(lateStatus.body.code, 'decided_meanwhile')
  })

  test('deciding a payment is refused if a mismatched payment came since', async () => {
    const { broker: owner, order } = await plans.ordered()
    await plans.report(owner, order._id)
    const caller = await plans.makeAdmin()
    const params = { id: order._id }
    const refuse = (decidedOn: OrderStatus) =>
      site.call(payment.refuse, { params, body: { reason: 'Not received.', decidedOn } }, caller)
    await updateOrder(site.context.db, order._id, { status: 'flagged' })
    const late = await refuse('reported')
    assert.deepEqual(
      [late.status, late.body.code, late.body.message],
      [
        409,
        'decided_meanwhile',
        'Someone else has already decided this. The order status is now: Payment mismatch.',
      ],
    )
    assert.equal((await refuse('flagged')).status, 200)
    const confirm = await site.call(
      payment.confirm,
      { params, body: { decidedOn: 'reported' } },
      caller,
    )
    assert.deepEqual([confirm.status, confirm.body.code], [409, 'decided_meanwhile'])
  })

  test('deciding a report is refused if it was decided since', async () => {
    const { db } = site.context
    const { id: propertyId } = await makeProperty(db)
    await site.call(flag.report, { params: { id: propertyId }, body: { reason: 'fake' } })
    const { id } = await db
      .selectFrom('flag')
      .select('id')
      .where('property_id', '=', propertyId)
      .executeTakeFirstOrThrow()
    const { token } = await makeAdministrator(db)
    const decide = (act: FlagAct) =>
      site.call(flag.decide, { params: { id }, body: { act, decidedOn: 'open' } }, { token })
    assert.equal((await decide('dismiss')).status, 200)
    const late = await decide('review')
    assert.deepEqual(
      [late.status, late.body.code, late.body.message],
      [
        409,
        'decided_meanwhile',
        'Someone else has already decided this. This report is dismissed now.',
      ],
    )
  })
})
