import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { broker as brokers } from '#contract/broker/broker.ts'
import { actBetween, actors, PropertyAct, propertyLifecycle } from '#contract/property/lifecycle.ts'
import { property } from '#contract/property/property.ts'
import { PropertyStatus } from '#contract/property/vocabulary.ts'
import { useApp } from '#test/app.ts'
import { locksAwaited } from '#test/lock.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'
import { until } from '#test/process/until.ts'

const site = useApp()

async function decide(id: string, body: Record<string, unknown>, role?: 'moderator') {
  const { token } = await makeAdministrator(site.context.db, role ? { role } : {})
  return site.call(property.changeStatus, { params: { id }, body }, { token })
}

const statusOf = async (id: string) =>
  site.context.db
    .selectFrom('property')
    .select(['status', 'version', 'rejection_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const eventsOf = (id: string) =>
  site.context.db
    .selectFrom('audit_event')
    .select(['act', 'actor_name', 'before', 'after'])
    .where('target_id', '=', id)
    .orderBy('id')
    .execute()

const isOnSite = async (id: string) =>
  (await site.call(property.publicGet, { params: { id } })).status === 200

describe('every status against every step (CON-13)', () => {
  for (const from of PropertyStatus.keys) {
    for (const to of PropertyStatus.keys) {
      const act = actBetween(from, to, 'reviewer')
      test(`a reviewer ${act ? 'can' : 'cannot'} make a listing of ${from} ${to}`, async () => {
        const { id } = await makeProperty(site.context.db, { status: from })
        const answer = await decide(id, {
          status: to,
          rejectionReason: 'The photos are of another home.',
        })
        const after = await statusOf(id)
        if (act) {
          assert.deepEqual([answer.status, after.status, after.version], [200, to, 2])
        } else {
          assert.deepEqual([answer.status, answer.body.code], [409, 'property_step_impossible'])
          assert.ok(answer.body.message.includes(PropertyStatus.label(from).toLowerCase()))
          assert.deepEqual([after.status, after.version], [from, 1])
        }
        assert.equal((await eventsOf(id)).length, act ? 1 : 0)
      })
    }
  }

  for (const from of PropertyStatus.keys) {
    for (const to of ['sold', 'rented'] as const) {
      const act = actBetween(from, to, 'owner')
      test(`the owner ${act ? 'can' : 'cannot'} make a listing that is ${from} ${to}`, async () => {
        const { token, id: brokerId } = await makeBroker(site.context.db)
        const { id } = await makeProperty(site.context.db, { brokerId, status: from })
        const answer = await site.call(
          property.close,
          { params: { id }, body: { status: to } },
          { token },
        )
        assert.equal(answer.status, act ? 200 : 409)
        assert.equal((await statusOf(id)).status, act ? to : from)
      })
    }
    const canEdit = propertyLifecycle[from].edit ?? propertyLifecycle[from].resubmit
    test(`the owner ${canEdit ? 'can' : 'cannot'} edit a listing that is ${from}`, async () => {
      const { token, id: brokerId } = await makeBroker(site.context.db)
      const { id } = await makeProperty(site.context.db, { brokerId, status: from })
      const answer = await site.call(
        property.change,
        { params: { id }, body: { furnished: 'fully-furnished' } },
        { token },
      )
      assert.deepEqual(
        [answer.status, (await statusOf(id)).status],
        [canEdit ? 200 : 409, canEdit ?? from],
      )
    })
  }

  test('the actions in the response are those that the lifecycle allows the actor', async () => {
    for (const status of PropertyStatus.keys) {
      const owner = await makeBroker(site.context.db)
      const { id } = await makeProperty(site.context.db, { brokerId: owner.id, status })
      const mine = await site.call(property.mineOne, { params: { id } }, owner)
      const reviewed = await site.call(
        property.get,
        { params: { id } },
        await makeAdministrator(site.context.db),
      )
      const open = (actor: 'owner' | 'reviewer') =>
        PropertyAct.keys.filter(
          (act) => propertyLifecycle[status][act] && actors[act].includes(actor),
        )
      assert.deepEqual(mine.body.property.may, open('owner'))
      assert.deepEqual(reviewed.body.property.may, open('reviewer'))
    }
  })
})

describe('a decision', () => {
  test('to reject needs a meaningful reason, and the broker sees it', async () => {
    const owner = await makeBroker(site.context.db)
    const { id } = await makeProperty(site.context.db, { brokerId: owner.id, status: 'pending' })
    for (const rejectionReason of [undefined, '', '   ']) {
      const answer = await decide(id, { status: 'rejected', rejectionReason })
      assert.deepEqual(
        [answer.status, answer.body.message],
        [400, 'Please provide a rejection reason'],
      )
    }
    assert.equal((await statusOf(id)).status, 'pending')
    await decide(
      id,
      { status: 'rejected', rejectionReason: 'The address is missing.' },
      'moderator',
    )
    const mine = await site.call(property.mineOne, { params: { id } }, owner)
    assert.equal(mine.body.property.rejectionReason, 'The address is missing.')
  })

  test('is in the audit log with who, before and after', async () => {
    const { id } = await makeProperty(site.context.db, { status: 'pending' })
    await decide(id, { status: 'rejected', rejectionReason: 'The address is missing.' })
    assert.deepEqual(await eventsOf(id), [
      {
        act: 'property.reject',
        actor_name: 'Asha Rao',
        before: { status: 'pending' },
        after: { status: 'rejected', rejectionReason: 'The address is missing.' },
      },
    ])
  })

  test('on a listing that has changed since it was opened is refused (CON-12)', async () => {
    const owner = await makeBroker(site.context.db)
    const { id } = await makeProperty(site.context.db, { brokerId: owner.id, status: 'pending' })
    const seen = (await site.call(property.mineOne, { params: { id } }, owner)).body.property
      .version
    await site.call(property.change, { params: { id }, body: { price: 1 } }, owner)
    const late = await decide(id, { status: 'approved', version: seen })
    assert.deepEqual([late.status, late.body.code], [409, 'property_changed'])
    assert.equal((await statusOf(id)).status, 'pending')
    assert.equal((await decide(id, { status: 'approved', version: seen + 1 })).status, 200)
  })

  test('happens once when twenty approve and twenty reject at once (CON-04)', async () => {
    const { token } = await makeAdministrator(site.context.db)
    // Repeated, because the first round also opens the connections and may serialize the requests.
    for (let round = 0; round < 4; round++) {
      const { id } = await makeProperty(site.context.db, { status: 'pending' })
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) => {
          const status = index % 2 ? 'approved' : 'rejected'
          const body = { status, ...(status === 'rejected' && { rejectionReason: 'No.' }) }
          return site.call(property.changeStatus, { params: { id }, body }, { token })
        }),
      )
      const now = await statusOf(id)
      const winners = answers.filter(({ status }) => status === 200)
      assert.equal(winners.length, 1)
      assert.equal(winners[0]?.body.property.status, now.status)
      for (const { status, body } of answers) {
        if (status === 200) continue
        assert.deepEqual([status, body.code], [409, 'property_step_impossible'])
        assert.match(body.message, new RegExp(now.status))
      }
      assert.deepEqual([now.version, (await eventsOf(id)).length], [2, 1])
    }
  })
})

describe('whether a listing is live', () => {
  test('follows the decision, the KYC and the status of the broker', async () => {
    const { db } = site.context
    const { token } = await makeAdministrator(db)
    const owner = await makeBroker(db, { kycStatus: 'pending', hasPanCard: true })
    const { id } = await makeProperty(db, { brokerId: owner.id, status: 'pending' })
    const approved = await decide(id, { status: 'approved' })
    // Allowed, and the response says that it is not visible yet.
    assert.deepEqual([approved.status, approved.body.property.isLive], [200, false])
    assert.equal(await isOnSite(id), false)
    const params = { id: owner.id }
    const kyc = (body: Record<string, string>) =>
      site.call(brokers.changeKyc, { params, body }, { token })
    const status = (word: string) =>
      site.call(brokers.changeStatus, { params, body: { status: word } }, { token })
    await kyc({ kycStatus: 'verified' })
    assert.equal(await isOnSite(id), true)
    for (const word of ['blocked', 'suspended', 'inactive']) {
      await status(word)
      assert.equal(await isOnSite(id), false, word)
      await status('active')
      assert.equal(await isOnSite(id), true)
    }
    await kyc({ kycStatus: 'rejected', rejectionReason: 'Documents incomplete' })
    assert.equal(await isOnSite(id), false)
  })

  test('is correct when KYC and approval happen at the same time', async () => {
    const { db } = site.context
    const { token } = await makeAdministrator(db)
    for (let round = 0; round < 5; round++) {
      const owner = await makeBroker(db, { kycStatus: 'pending', hasPanCard: true })
      const listings = await Promise.all(
        Array.from({ length: 4 }, () =>
          makeProperty(db, { brokerId: owner.id, status: 'pending' }),
        ),
      )
      const answers = await Promise.all([
        site.call(
          brokers.changeKyc,
          { params: { id: owner.id }, body: { kycStatus: 'verified' } },
          { token },
        ),
        ...listings.map(({ id }) =>
          site.call(
            property.changeStatus,
            { params: { id }, body: { status: 'approved' } },
            { token },
          ),
        ),
      ])
      assert.ok(answers.every(({ status }) => status === 200))
      for (const { id } of listings) assert.equal(await isOnSite(id), true)
    }
  })

  test('is decided beside another listing of the broker, but after a KYC decision', async () => {
    const { db } = site.context
    const { token } = await makeAdministrator(db)
    const owner = await makeBroker(db)
    const [one, two] = [
      await makeProperty(db, { brokerId: owner.id, status: 'pending' }),
      await makeProperty(db, { brokerId: owner.id, status: 'pending' }),
    ]
    const body = { status: 'approved' } as const
    const approve = ({ id }: { id: string }) =>
      site.call(property.changeStatus, { params: { id }, body }, { token })
    const brokerIn = (tx: typeof db) =>
      tx.selectFrom('broker').where('id', '=', owner.id).select('id')
    await db.transaction().execute(async (other) => {
      await brokerIn(other).forShare().execute()
      assert.equal((await approve(one)).status, 200)
    })
    let decision: ReturnType<typeof approve> | undefined
    await db.transaction().execute(async (kyc) => {
      await brokerIn(kyc).forNoKeyUpdate().execute()
      decision = approve(two)
      await until('the decision waits', async () => (await locksAwaited(db)) > 0)
      // A listing locked before its broker would be a deadlock: KYC changes it next.
      const listing = kyc.selectFrom('property').where('id', '=', two.id).select('id')
      assert.equal((await listing.forUpdate().noWait().execute()).length, 1)
      await kyc.updateTable('broker').set({ kyc_status: 'pending' }).execute()
    })
    const decided = await decision
    assert.deepEqual([decided?.status, decided?.body.property.isLive], [200, false])
  })
})

describe('a removed listing', () => {
  test('of its broker is gone everywhere, with an audit entry', async () => {
    const owner = await makeBroker(site.context.db)
    const { id } = await makeProperty(site.context.db, { brokerId: owner.id })
    const answer = await site.call(property.withdraw, { params: { id } }, owner)
    assert.deepEqual([answer.status, answer.body.message], [200, 'Property deleted successfully'])
    assert.equal(await isOnSite(id), false)
    assert.equal((await site.call(property.mineOne, { params: { id } }, owner)).status, 404)
    assert.equal((await site.call(property.withdraw, { params: { id } }, owner)).status, 404)
    assert.equal((await decide(id, { status: 'sold' })).status, 404)
    assert.deepEqual(
      (await eventsOf(id)).map(({ act, before }) => [act, before]),
      [['property.withdraw', { status: 'approved' }]],
    )
  })

  test('of an administrator as well; a moderator may not remove it', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db)
    const moderator = await makeAdministrator(db, { role: 'moderator' })
    assert.equal((await site.call(property.remove, { params: { id } }, moderator)).status, 403)
    const admin = await makeAdministrator(db, { role: 'admin' })
    assert.equal((await site.call(property.remove, { params: { id } }, admin)).status, 200)
    assert.equal(await isOnSite(id), false)
    assert.deepEqual(
      (await eventsOf(id)).map(({ act }) => act),
      ['property.remove'],
    )
  })
})
