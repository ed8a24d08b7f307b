import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { BrokerStatus, broker, type BrokerStatus as Status } from '#contract/broker/broker.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { activateSuspended } from './status-service.ts'

const site = useApp()

const admin = async () => (await makeAdministrator(site.context.db, { role: 'admin' })).token
const setStatus = (token: string, id: string, body: Record<string, unknown>) =>
  site.call(broker.changeStatus, { params: { id }, body }, { token })
const auditOf = (id: string) =>
  site.context.db
    .selectFrom('audit_event')
    .select(['act', 'before', 'after'])
    .where('target_id', '=', id)
    .orderBy('id')
    .execute()

describe('the status of a broker', () => {
  for (const from of BrokerStatus.keys) {
    for (const to of BrokerStatus.keys) {
      const same = from === to
      test(`${same ? 'stays' : 'goes from'} ${from}${same ? '' : ` to ${to}`}`, async () => {
        const token = await admin()
        const { id } = await makeBroker(site.context.db, { status: from })
        assert.equal((await setStatus(token, id, { status: to })).status, 200)
        const now = await site.call(broker.get, { params: { id } }, { token })
        assert.equal(now.body.broker.status, to)
        assert.equal((await auditOf(id)).length, same ? 0 : 1)
      })
    }
  }

  test('twenty who block and twenty who suspend at once make one change (CON-05)', async () => {
    const token = await admin()
    const { id } = await makeBroker(site.context.db)
    const wanted: Status[] = Array.from({ length: 40 }, (_, n) => (n % 2 ? 'blocked' : 'suspended'))
    const answers = await Promise.all(wanted.map((status) => setStatus(token, id, { status })))
    const { body } = await site.call(broker.get, { params: { id } }, { token })
    const { status: now } = body.broker
    // Those who requested the same status succeed like the first; the others get a conflict.
    assert.deepEqual(
      answers.map(({ status }) => status),
      wanted.map((status) => (status === now ? 200 : 409)),
    )
    assert.deepEqual(
      (await auditOf(id)).map(({ after }) => after),
      [{ status: now }],
    )
  })

  test('a suspension keeps its reason and last day, and ends by itself', async () => {
    const { db } = site.context
    const token = await admin()
    const { id } = await makeBroker(db)
    const until = '2099-12-31'
    const { body } = await setStatus(token, id, { status: 'suspended', reason: 'Complaint', until })
    assert.partialDeepStrictEqual(body.broker, { statusReason: 'Complaint', suspendedUntil: until })
    await activateSuspended(db)
    const still = await site.call(broker.get, { params: { id } }, { token })
    assert.equal(still.body.broker.status, 'suspended')
    await db.updateTable('broker').set({ suspended_until: '2026-01-01' }).execute()
    await activateSuspended(db)
    const after = await site.call(broker.get, { params: { id } }, { token })
    assert.partialDeepStrictEqual(after.body.broker, {
      status: 'active',
      statusReason: null,
      suspendedUntil: null,
    })
    assert.equal((await auditOf(id)).at(-1)?.act, 'broker.end_suspension')
  })

  test('each status change notifies the broker once with the reason', async () => {
    const token = await admin()
    const { id } = await makeBroker(site.context.db)
    const reason = 'Two buyers complained.'
    await setStatus(token, id, { status: 'suspended', reason, until: '2099-12-31' })
    await setStatus(token, id, { status: 'suspended', reason })
    await site.context.db.updateTable('broker').set({ suspended_until: '2026-01-01' }).execute()
    await activateSuspended(site.context.db)
    await setStatus(token, id, { status: 'blocked' })
    await setStatus(token, id, { status: 'suspended' })
    const mails = (await messagesTo(site, id)).filter(({ channel }) => channel === 'email')
    assert.deepEqual(
      mails.map(({ template, variables }) => [template, variables.standing]),
      [
        ['broker.status_changed', 'suspended until Dec 31, 2099'],
        ['broker.status_changed', 'active'],
        ['broker.status_changed', 'blocked'],
        ['broker.status_changed', 'suspended'],
      ],
    )
    assert.match(
      mails[0]?.variables.note ?? '',
      /^Reason: Two buyers complained\. You cannot sign in/,
    )
    assert.match(mails[2]?.variables.note ?? '', /^You cannot sign in/)
  })

  test('only a suspension has a last day, which is not in the past', async () => {
    const { id } = await makeBroker(site.context.db)
    for (const until of ['2020-12-31', '0000-01-01']) {
      const over = await setStatus(await admin(), id, { status: 'suspended', until })
      assert.deepEqual([over.status, over.body.errors?.[0]?.path], [400, 'until'])
    }
    const refused = await setStatus(await admin(), id, { status: 'blocked', until: '2099-12-31' })
    assert.equal(refused.body.errors?.[0]?.path, 'until')
  })
})

describe('notifications of KYC decisions', () => {
  test('a KYC decision is sent once with its reason, however many decide', async () => {
    const token = await admin()
    const { id } = await makeBroker(site.context.db, { kycStatus: 'pending', hasPanCard: true })
    const reject = () =>
      site.call(
        broker.changeKyc,
        { params: { id }, body: { kycStatus: 'rejected', rejectionReason: 'Not readable' } },
        { token },
      )
    const answers = await Promise.all(Array.from({ length: 20 }, reject))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(19).fill(409)])
    const emails = (await messagesTo(site, id)).filter(({ channel }) => channel === 'email')
    assert.equal(emails.length, 1)
    assert.match(emails[0]?.body ?? '', /rejected\. Not readable\. Please send new/)
  })

  test('the broker is notified that the KYC was revoked', async () => {
    const { id } = await makeBroker(site.context.db, { kycStatus: 'verified' })
    const body = { kycStatus: 'rejected', rejectionReason: 'The licence has run out.' }
    await site.call(broker.changeKyc, { params: { id }, body }, { token: await admin() })
    assert.match((await messagesTo(site, id))[0]?.body ?? '', /revoked\. The licence has run out\./)
  })
})
