import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { review } from '#contract/review.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'

/** Decisions by clients that name no state, as in the specification (decision 0056). */

const site = useApp()
const rejectionReason = 'Documents incomplete'

type Send = (token: string) => Promise<{ status: number; body: { code?: string } }>

interface Decided {
  first: Send
  contrary: Send
  /** Displays the item, as a list does. */
  show: Send
}

async function waitingReview(): Promise<string> {
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
  return id
}

const decisions: Record<string, () => Promise<Decided>> = {
  'a KYC': async () => {
    const { id } = await makeBroker(site.context.db, { kycStatus: 'pending', hasPanCard: true })
    const decide = (body: Record<string, unknown>) => (token: string) =>
      site.call(broker.changeKyc, { params: { id }, body }, { token })
    return {
      first: decide({ kycStatus: 'verified' }),
      contrary: decide({ kycStatus: 'rejected', rejectionReason }),
      show: (token) => site.call(broker.list, {}, { token }),
    }
  },
  'the status of a broker': async () => {
    const { id } = await makeBroker(site.context.db)
    const decide = (status: string) => (token: string) =>
      site.call(broker.changeStatus, { params: { id }, body: { status } }, { token })
    return {
      first: decide('blocked'),
      contrary: decide('inactive'),
      show: (token) => site.call(broker.get, { params: { id } }, { token }),
    }
  },
  'the status of a customer': async () => {
    const { id } = await makeCustomer(site.context.db)
    const decide = (status: string) => (token: string) =>
      site.call(customer.changeStatus, { params: { id }, body: { status } }, { token })
    return {
      first: decide('blocked'),
      contrary: decide('inactive'),
      show: (token) => site.call(customer.list, {}, { token }),
    }
  },
  'a listing': async () => {
    const { id } = await makeProperty(site.context.db, { status: 'pending' })
    const decide = (status: string) => (token: string) =>
      site.call(property.changeStatus, { params: { id }, body: { status } }, { token })
    return {
      first: decide('approved'),
      contrary: decide('pending'),
      show: (token) => site.call(property.list, {}, { token }),
    }
  },
  'a review': async () => {
    const id = await waitingReview()
    const decide = (body: Record<string, unknown>) => (token: string) =>
      site.call(review.changeStatus, { params: { id }, body }, { token })
    return {
      first: decide({ status: 'published' }),
      contrary: decide({ status: 'rejected', rejectionReason }),
      show: (token) => site.call(review.list, {}, { token }),
    }
  },
}

async function twoReviewers(): Promise<[string, string]> {
  const { db } = site.context
  const one = await makeAdministrator(db, { role: 'admin' })
  return [one.token, (await makeAdministrator(db, { role: 'admin' })).token]
}

describe('a decision that names no state', () => {
  for (const [what, make] of Object.entries(decisions)) {
    test(`deciding ${what} right after a contrary decision is refused`, async () => {
      const { first, contrary } = await make()
      const [one, other] = await twoReviewers()
      assert.equal((await first(one)).status, 200)
      assert.equal((await contrary(other)).status, 409)
    })

    test(`deciding ${what} works once the other decision was shown`, async () => {
      const { first, contrary, show } = await make()
      const [one, other] = await twoReviewers()
      await show(other)
      assert.equal((await first(one)).status, 200)
      assert.equal((await contrary(other)).status, 409)
      assert.equal((await show(other)).status, 200)
      assert.equal((await contrary(other)).status, 200)
    })

    test(`the same administrator may change a decision on ${what}`, async () => {
      const { first, contrary } = await make()
      const [one] = await twoReviewers()
      assert.equal((await first(one)).status, 200)
      assert.equal((await contrary(one)).status, 200)
    })
  }

  for (const [minutes, status] of [
    [9, 409],
    [11, 200],
  ] as const) {
    test(`a decision ${minutes} minutes after another’s returns ${status}`, async () => {
      const { db } = site.context
      const { id } = await makeBroker(db, { kycStatus: 'verified' })
      const values = {
        id: v7(),
        at: new Date(Date.now() - minutes * 60_000),
        actor_realm: 'administrator',
        actor_id: (await makeAdministrator(db)).id,
        actor_name: 'Asha',
        act: 'broker.decide_kyc',
        target_kind: 'broker',
        target_id: id,
      } as const
      await db.insertInto('audit_event').values(values).execute()
      const [token] = await twoReviewers()
      const body = { kycStatus: 'rejected', rejectionReason }
      const decided = await site.call(broker.changeKyc, { params: { id }, body }, { token })
      assert.equal(decided.status, status)
    })
  }
})

describe('an approval that names no version', () => {
  async function edited(showing: 'get' | 'list' | undefined) {
    const { db } = site.context
    const { id: brokerId, token: owner } = await makeBroker(db)
    const { id } = await makeProperty(db, { brokerId, status: 'pending' })
    const [token] = await twoReviewers()
    if (showing === 'list') await site.call(property.list, {}, { token })
    if (showing === 'get') await site.call(property.get, { params: { id } }, { token })
    const body = { title: 'Penthouse with a terrace' }
    const saved = await site.call(property.change, { params: { id }, body }, { token: owner })
    assert.equal(saved.status, 200)
    const approve = () =>
      site.call(property.changeStatus, { params: { id }, body: { status: 'approved' } }, { token })
    return { id, token, approve }
  }

  for (const showing of ['get', 'list'] as const) {
    test(`an approval is refused if the title changed since shown (${showing})`, async () => {
      const { id, token, approve } = await edited(showing)
      const refused = await approve()
      assert.deepEqual([refused.status, refused.body.code], [409, 'property_changed'])
      await site.call(property.get, { params: { id } }, { token })
      assert.equal((await approve()).status, 200)
    })
  }

  test('a script that was never shown the listing can approve it', async () => {
    const { approve } = await edited(undefined)
    assert.equal((await approve()).status, 200)
  })

  test('whoever edited the listing for its broker can approve it', async () => {
    const { id } = await makeProperty(site.context.db, { status: 'pending' })
    const [token] = await twoReviewers()
    await site.call(property.get, { params: { id } }, { token })
    const change = { params: { id }, body: { title: 'Penthouse with a terrace' } }
    assert.equal((await site.call(propertyReview.edit, change, { token })).status, 200)
    const body = { status: 'approved' }
    const approved = await site.call(property.changeStatus, { params: { id }, body }, { token })
    assert.equal(approved.status, 200)
  })

  test('a listing rejected, corrected and resubmitted can be approved', async () => {
    const { db } = site.context
    const { id: brokerId, token: owner } = await makeBroker(db)
    const { id } = await makeProperty(db, { brokerId, status: 'pending' })
    const [one, other] = await twoReviewers()
    const set = (body: Record<string, unknown>, token: string) =>
      site.call(property.changeStatus, { params: { id }, body }, { token })
    await site.call(property.get, { params: { id } }, { token: other })
    assert.equal((await set({ status: 'rejected', rejectionReason }, one)).status, 200)
    const body = { title: 'Penthouse with a terrace' }
    await site.call(property.change, { params: { id }, body }, { token: owner })
    assert.equal((await set({ status: 'approved' }, other)).status, 200)
  })
})
