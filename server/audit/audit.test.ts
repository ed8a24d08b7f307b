import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { administrator } from '#contract/account/administrator.ts'
import { AuditKind, audit } from '#contract/audit.ts'
import { customer } from '#contract/customer/customer.ts'
import { interest } from '#contract/interest.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeCustomer, testPassword } from '#test/make.ts'
import { followAuditLog } from './chain/service.ts'
import { namesOf } from './target-name-queries.ts'

/** The audit log: who did what, visible to those who may read the record itself. */

const site = useApp()

async function town() {
  const admin = await makeAdministrator(site.context.db, { role: 'admin' })
  const moderator = await makeAdministrator(site.context.db, { role: 'moderator' })
  const kavya = await makeCustomer(site.context.db)
  const { body } = await site.call(interest.create, { body: { name: 'Garden' } }, admin)
  await site.call(
    customer.changeStatus,
    { params: { id: kavya.id }, body: { status: 'blocked' } },
    admin,
  )
  return { admin, moderator, garden: body.interest }
}

describe('the audit log', () => {
  test('the audit log lists who did what, newest first', async () => {
    const { admin } = await town()
    const { body } = await site.call(audit.list, {}, admin)
    assert.deepEqual(
      body.events.map(({ act, actor }) => [act, actor._id]),
      [
        ['customer.change_status', admin.id],
        ['interest.create', admin.id],
      ],
    )
    assert.deepEqual(body.events[0]?.before, { status: 'active' })
    assert.equal(body.pagination.total, 2)
  })

  test('a moderator sees no events of records they may not read', async () => {
    const { moderator } = await town()
    const { body } = await site.call(audit.list, {}, moderator)
    assert.deepEqual(
      body.events.map(({ act }) => act),
      ['interest.create'],
    )
    assert.equal(body.pagination.total, 1)
  })

  test('the end of the chain is shown to those who may read the log', async () => {
    const { admin } = await town()
    const state = async () => (await site.call(audit.chain, {}, admin)).body.chain
    const waiting = await state()
    assert.deepEqual([waiting.head, waiting.waiting], [null, 2])
    assert.ok(waiting.waitingSince)
    await followAuditLog(site.context.db)
    const { head, ...rest } = await state()
    assert.deepEqual([head?.number, head?.fingerprint.length], [2, 64])
    assert.deepEqual(rest, { waiting: 0, waitingSince: null })
  })

  test('events name their record, even a deleted one, and whether it exists', async () => {
    const { admin, garden } = await town()
    const named = async () => {
      const { body } = await site.call(audit.list, {}, admin)
      return body.events.map(({ act, target }) => [act, target.name, target.isThere])
    }
    assert.deepEqual(await named(), [
      ['customer.change_status', 'Meera Iyer', true],
      ['interest.create', 'Garden', true],
    ])
    await site.call(interest.remove, { params: { id: garden._id } }, admin)
    assert.deepEqual((await named()).slice(0, 1), [['interest.remove', 'Garden', false]])
    // Every kind of record that has a name is looked up.
    const kinds = AuditKind.keys.map((kind) => ({ kind, id: garden._id }))
    assert.equal((await namesOf(site.context.db, kinds)).size, 0)
  })

  test('events are filtered by record, actor, day and words', async () => {
    const { admin, garden } = await town()
    const acts = async (query: Record<string, string>) => {
      const { body } = await site.call(audit.list, { query }, admin)
      return body.events.map(({ act }) => act)
    }
    assert.deepEqual(await acts({ targetKind: 'interest', targetId: garden._id }), [
      'interest.create',
    ])
    assert.equal((await acts({ actorId: admin.id })).length, 2)
    assert.deepEqual(await acts({ actorId: garden._id }), [])
    assert.deepEqual(await acts({ search: 'CHANGE_STATUS' }), ['customer.change_status'])
    assert.deepEqual(await acts({ to: '2020-01-01' }), [])
    assert.equal((await acts({ from: '2020-01-01' })).length, 2)
    // Half past midnight on the day in India, still the day before in UTC.
    await site.pool.query(
      `insert into audit_event (id, at, actor_name, act, target_kind)
       values (gen_random_uuid(), '2020-01-01T19:00Z', 'Asha Rao', 'interest.change', 'interest')`,
    )
    assert.deepEqual(await acts({ to: '2020-01-01' }), [])
    assert.deepEqual(await acts({ from: '2020-01-02', to: '2020-01-02' }), ['interest.change'])
  })

  test('events are counted up to ten thousand, with a mark for more', async () => {
    const { admin } = await town()
    await site.pool.query(
      `insert into audit_event (id, at, actor_name, act, target_kind)
       select gen_random_uuid(), '2020-01-01', 'Asha Rao', 'interest.change', 'interest'
       from generate_series(1, 10000)`,
    )
    const asked = async (query: Record<string, string>) => {
      const { body } = await site.call(audit.list, { query }, admin)
      return [
        body.events.length,
        body.pagination.total,
        body.pagination.pages,
        body.pagination.isMore,
      ]
    }
    assert.deepEqual(await asked({}), [20, 10_000, 500, true])
    assert.deepEqual(await asked({ page: '500' }), [20, 10_000, 500, true])
    assert.deepEqual(await asked({ page: '501' }), [0, 10_000, 500, true])
    assert.deepEqual(await asked({ search: 'CHANGE' }), [20, 10_000, 500, true])
    assert.deepEqual(await asked({ search: 'interest.c_ange' }), [0, 0, 0, undefined])
    assert.deepEqual(await asked({ search: 'interest.create' }), [1, 1, 1, undefined])
  })

  test('the database refuses changes to and truncation of the audit log', async () => {
    await town()
    for (const statement of [
      "update audit_event set act = 'x'",
      'delete from audit_event',
      'truncate audit_event',
    ]) {
      await assert.rejects(site.pool.query(statement), /append-only/)
    }
  })

  test('everyone sees their own actions, with address, including sign-ins', async () => {
    const { moderator } = await town()
    const { body } = await site.call(
      administrator.login,
      { body: { username: moderator.username, password: testPassword } },
      { address: '10.1.2.3' },
    )
    const own = await site.call(audit.own, {}, { token: body.token })
    assert.deepEqual(
      own.body.events.map(({ act, address }) => [act, address]),
      [['administrator.sign_in', '10.1.2.3']],
    )
  })
})
