import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { broker, type KycStatus, KycStatus as kycWords } from '#contract/broker/broker.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'

const site = useApp()

async function root(): Promise<string> {
  return (await makeAdministrator(site.context.db)).token
}

const decide = (token: string, id: string, kycStatus: KycStatus, rejectionReason?: string) =>
  site.call(
    broker.changeKyc,
    { params: { id }, body: { kycStatus, ...(rejectionReason && { rejectionReason }) } },
    { token },
  )

const setStatus = (token: string, id: string, status: string) =>
  site.call(broker.changeStatus, { params: { id }, body: { status } }, { token })

/** Returns whether a listing is public, on its own page and in the broker's list. */
async function isLive(id: string, brokerId: string): Promise<boolean> {
  const page = await site.call(property.publicGet, { params: { id } })
  const { body } = await site.call(property.publicList, { query: { brokerId } })
  const isListed = body.properties.some(({ _id }) => _id === id)
  assert.equal(body.pagination.total, body.properties.length)
  assert.equal(page.status === 200, isListed)
  return isListed
}

function auditOf(id: string) {
  return site.context.db
    .selectFrom('audit_event')
    .select(['act', 'actor_name', 'before', 'after'])
    .where('target_id', '=', id)
    .orderBy('id')
    .execute()
}

describe('KYC decisions', () => {
  const allowed = ['pending to verified', 'pending to rejected', 'verified to rejected']

  for (const from of kycWords.keys) {
    for (const to of kycWords.keys) {
      const step = `${from} to ${to}`
      const may = allowed.includes(step)
      test(`a KYC ${may ? 'goes' : 'does not go'} from ${step}`, async () => {
        const token = await root()
        const { id } = await makeBroker(site.context.db, { kycStatus: from, hasPanCard: true })
        const decided = await decide(token, id, to, 'Documents incomplete')
        assert.equal(decided.status, may ? 200 : 409)
        const { body } = await site.call(broker.get, { params: { id } }, { token })
        assert.equal(body.broker.kycStatus, may ? to : from)
        assert.equal((await auditOf(id)).length, may ? 1 : 0)
      })
    }
  }

  test('rejecting a KYC needs a reason', async () => {
    const token = await root()
    const { id } = await makeBroker(site.context.db, { kycStatus: 'pending', hasPanCard: true })
    for (const rejectionReason of [undefined, '', '   ', null]) {
      const refused = await site.call(
        broker.changeKyc,
        { params: { id }, body: { kycStatus: 'rejected', rejectionReason } },
        { token },
      )
      assert.equal(refused.status, 400)
      assert.equal(refused.body.message, 'Please provide a rejection reason')
      assert.equal(refused.body.errors?.[0]?.path, 'rejectionReason')
    }
  })

  test('the broker sees the reason of a rejected KYC', async () => {
    const { id, token } = await makeBroker(site.context.db, {
      kycStatus: 'pending',
      hasPanCard: true,
    })
    await decide(await root(), id, 'rejected', '  The PAN card is not readable. ')
    const { body } = await site.call(broker.profile, {}, { token })
    assert.equal(body.broker.kycStatus, 'rejected')
    assert.equal(body.broker.kycRejectionReason, 'The PAN card is not readable.')
  })

  test('an impossible decision is refused with the current state', async () => {
    const { id } = await makeBroker(site.context.db, { kycStatus: 'rejected' })
    const refused = await decide(await root(), id, 'verified')
    assert.equal(refused.body.code, 'kyc_step_impossible')
    assert.equal(refused.body.message, 'The KYC is rejected and cannot be changed to verified.')
  })

  test('of twenty administrators verifying a KYC at once one succeeds', async () => {
    const { id } = await makeBroker(site.context.db, { kycStatus: 'pending', hasPanCard: true })
    const token = await root()
    const decisions = await Promise.all(
      Array.from({ length: 20 }, () => decide(token, id, 'verified')),
    )
    const statuses = decisions.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [200, ...Array(19).fill(409)])
    assert.equal((await auditOf(id)).length, 1)
  })

  test('KYC decisions are audited with actor, before and after', async () => {
    const { id } = await makeBroker(site.context.db, { kycStatus: 'pending', hasPanCard: true })
    const token = await root()
    await decide(token, id, 'verified')
    await decide(token, id, 'rejected', 'The licence has run out.')
    assert.deepEqual(await auditOf(id), [
      {
        act: 'broker.decide_kyc',
        actor_name: 'Asha Rao',
        before: { kycStatus: 'pending' },
        after: { kycStatus: 'verified' },
      },
      {
        act: 'broker.decide_kyc',
        actor_name: 'Asha Rao',
        before: { kycStatus: 'verified' },
        after: { kycStatus: 'rejected', rejectionReason: 'The licence has run out.' },
      },
    ])
  })

  test('the KYC of an unknown broker is not found', async () => {
    for (const id of [v7(), 'nobody', '1', '%00', "'"]) {
      assert.equal((await decide(await root(), id, 'verified')).status, 404, id)
    }
  })
})

describe('brokers and live listings', () => {
  test('an approved listing is live only while the KYC is verified', async () => {
    const token = await root()
    const { id } = await makeBroker(site.context.db, { kycStatus: 'pending', hasPanCard: true })
    const approved = await makeProperty(site.context.db, { brokerId: id, status: 'approved' })
    const pending = await makeProperty(site.context.db, { brokerId: id, status: 'pending' })
    assert.equal(await isLive(approved.id, id), false)
    await decide(token, id, 'verified')
    assert.equal(await isLive(approved.id, id), true)
    assert.equal(await isLive(pending.id, id), false)
    await decide(token, id, 'rejected', 'The licence has run out.')
    assert.equal(await isLive(approved.id, id), false)
  })

  test('listings approved while the KYC is being verified all go live', async () => {
    const token = await root()
    const { id } = await makeBroker(site.context.db, { kycStatus: 'pending', hasPanCard: true })
    const listings = await Promise.all(
      Array.from({ length: 20 }, () =>
        makeProperty(site.context.db, { brokerId: id, status: 'pending' }),
      ),
    )
    const approve = (listing: string) =>
      site.call(
        property.changeStatus,
        { params: { id: listing }, body: { status: 'approved' } },
        { token },
      )
    const [first, ...rest] = listings.map((listing) => approve(listing.id))
    const answers = await Promise.all([first, decide(token, id, 'verified'), ...rest])
    assert.deepEqual(
      answers.map((answer) => answer?.status),
      Array(21).fill(200),
    )
    const { body } = await site.call(property.publicList, { query: { brokerId: id, limit: '100' } })
    assert.equal(body.pagination.total, 20)
  })

  for (const status of ['inactive', 'blocked', 'suspended'] as const) {
    test(`listings of a broker who becomes ${status} are hidden until activated`, async () => {
      const token = await root()
      const { id } = await makeBroker(site.context.db)
      const { id: listing } = await makeProperty(site.context.db, { brokerId: id })
      assert.equal(await isLive(listing, id), true)
      const changed = await setStatus(token, id, status)
      assert.deepEqual([changed.status, changed.body.broker.status], [200, status])
      assert.equal(await isLive(listing, id), false)
      await setStatus(token, id, 'active')
      assert.equal(await isLive(listing, id), true)
      assert.deepEqual(
        (await auditOf(id)).map(({ act, before, after }) => ({ act, before, after })),
        [
          { act: 'broker.change_status', before: { status: 'active' }, after: { status } },
          { act: 'broker.change_status', before: { status }, after: { status: 'active' } },
        ],
      )
    })
  }

  test('setting the current status again changes nothing', async () => {
    const { id, token: own } = await makeBroker(site.context.db)
    assert.equal((await setStatus(await root(), id, 'active')).status, 200)
    assert.deepEqual(await auditOf(id), [])
    assert.equal((await site.call(broker.profile, {}, { token: own })).status, 200)
  })

  test('an unknown status is refused, and an unknown broker not found', async () => {
    const token = await root()
    const { id } = await makeBroker(site.context.db)
    assert.equal((await setStatus(token, id, 'retired')).status, 400)
    assert.equal((await setStatus(token, v7(), 'active')).body.code, 'broker_not_found')
  })
})
