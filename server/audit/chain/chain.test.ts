import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { customer } from '#contract/customer/customer.ts'
import { interest } from '#contract/interest.ts'
import { privacy } from '#contract/privacy.ts'
import { eraseDue } from '#server/privacy/erase.ts'
import { useApp } from '#test/app.ts'
import { asOwner } from '#test/audit/as-owner.ts'
import { makeAdministrator, makeCustomer, testPassword } from '#test/make.ts'
import type { ChainHead } from './entry.ts'
import { countUnchained, findHead } from './queries.ts'
import { followAuditLog, verifyDatabase } from './service.ts'

/** The audit log as a chain: whoever alters it, even as owner of the database, is found. */

const site = useApp()

/** Four events of two administrators, chained. */
async function chained() {
  const { db } = site.context
  const admin = await makeAdministrator(db, { role: 'admin' })
  for (const name of ['Garden', 'Sea view', 'Metro', 'Schools']) {
    assert.equal((await site.call(interest.create, { body: { name } }, admin)).status, 201)
  }
  await followAuditLog(db)
  return admin
}

async function broken(heads: ChainHead[] = []) {
  const { breaks } = await verifyDatabase(site.context.db, heads)
  return breaks.map(({ reasons, number }) => `${reasons.join()} ${number ?? ''}`.trim())
}

const nobody = '00000000-0000-4000-8000-000000000000'
const eventAt = (number: number) => `(select event_id from audit_chain where number = ${number})`

describe('the chain of the audit log', () => {
  test('holds every event once, in order, and agrees with itself', async () => {
    await chained()
    const { entries, breaks, head } = await verifyDatabase(site.context.db)
    assert.deepEqual([entries, breaks, head?.number], [4, [], 4])
    assert.equal((await countUnchained(site.context.db)).count, 0)
  })

  test('two processes that chain at once make one chain', async () => {
    const { db } = site.context
    await site.pool.query(
      `insert into audit_event (id, actor_name, act, target_kind, before)
       select gen_random_uuid(), 'Asha “Rao” \\ ' || chr(1 + number % 31), 'interest.change',
         'interest', jsonb_build_object('price', number / 3.0, 'name', 'गार्डन')
       from generate_series(1, 2500) number`,
    )
    await Promise.all([followAuditLog(db), followAuditLog(db), followAuditLog(db)])
    const { entries, breaks } = await verifyDatabase(db)
    assert.deepEqual([entries, breaks], [2500, []])
  })

  test('notes of one entry that contradict each other are found, in any order', async () => {
    await chained()
    const head = (await findHead(site.context.db)) ?? assert.fail()
    const other = { number: head.number, hash: '0'.repeat(64) }
    assert.deepEqual(await broken([other, head]), ['rewritten 4'])
    assert.deepEqual(await broken([head, other]), ['rewritten 4'])
    assert.deepEqual(await broken([head, head]), [])
  })

  test('an act that was rolled back leaves no gap', async () => {
    await chained()
    const client = await site.pool.connect()
    await client.query('begin')
    await client.query(
      `insert into audit_event (id, actor_name, act, target_kind)
       values (gen_random_uuid(), 'Asha', 'interest.change', 'interest')`,
    )
    await client.query('rollback')
    client.release()
    const admin = await makeAdministrator(site.context.db, { role: 'admin' })
    assert.equal((await site.call(interest.create, { body: { name: 'Lake' } }, admin)).status, 201)
    await followAuditLog(site.context.db)
    const { entries, breaks } = await verifyDatabase(site.context.db)
    assert.deepEqual([entries, breaks], [5, []])
  })

  test('events of before there was a chain are queued by the first migration to it', async () => {
    await chained()
    await asOwner(site.pool, 'delete from audit_chain')
    const functions = new URL('../../db/functions/audit.sql', import.meta.url)
    await site.pool.query(await readFile(functions, 'utf8'))
    assert.equal((await countUnchained(site.context.db)).count, 4)
    await followAuditLog(site.context.db)
    await site.pool.query(await readFile(functions, 'utf8'))
    assert.equal((await countUnchained(site.context.db)).count, 0)
  })

  test('the database refuses to change, remove or empty the chain', async () => {
    await chained()
    for (const statement of [
      'update audit_chain set salt = null',
      'delete from audit_chain where number = 4',
      'truncate audit_chain',
    ]) {
      await assert.rejects(site.pool.query(statement), /append-only/)
    }
  })
})

describe('verifying the audit log names', () => {
  const attacks: Record<string, [statements: string[], named: string[]]> = {
    'an event whose act was altered': [
      [`update audit_event set act = 'interest.remove' where id = ${eventAt(2)}`],
      ['altered 2'],
    ],
    'an event that was given to another administrator': [
      [`update audit_event set actor_name = 'Vikram' where id = ${eventAt(3)}`],
      ['personal 3'],
    ],
    'an altered change': [
      [`update audit_event set after = '{"name": "Lake"}' where id = ${eventAt(1)}`],
      ['altered 1'],
    ],
    'an event moved in time by a microsecond': [
      [`update audit_event set at = at + interval '1 microsecond' where id = ${eventAt(2)}`],
      ['altered 2'],
    ],
    'a removed event': [[`delete from audit_event where id = ${eventAt(2)}`], ['removed 2']],
    'an event removed with its entry': [
      [
        `delete from audit_event where id = ${eventAt(2)}`,
        'delete from audit_chain where number = 2',
      ],
      ['gap 2'],
    ],
    'an event removed with its entry, the gap closed': [
      [
        `delete from audit_event where id = ${eventAt(2)}`,
        'delete from audit_chain where number = 2',
        'update audit_chain set number = 2 where number = 3',
        'update audit_chain set number = 3 where number = 4',
      ],
      ['altered 2', 'altered 3'],
    ],
    'an event that was put in': [
      [
        `insert into audit_event (id, actor_name, act, target_kind)
         values (gen_random_uuid(), 'Asha', 'interest.change', 'interest')`,
      ],
      ['unqueued'],
    ],
    'two events that changed places': [
      [
        `update audit_event set id = '${nobody}' where id = ${eventAt(2)}`,
        `update audit_event set id = ${eventAt(2)} where id = ${eventAt(3)}`,
        `update audit_event set id = ${eventAt(3)} where id = '${nobody}'`,
      ],
      ['altered 2', 'altered 3'],
    ],
    'a name that was removed without an erasure': [
      [
        `update audit_event set actor_name = 'Deleted customer' where id = ${eventAt(3)}`,
        'update audit_chain set salt = null where number = 3',
      ],
      ['unexplained 3'],
    ],
    'an event that was removed before it was chained': [
      [`insert into audit_unchained values (gen_random_uuid(), now())`],
      ['lost'],
    ],
  }
  for (const [what, [statements, named]] of Object.entries(attacks)) {
    test(what, async () => {
      await chained()
      await asOwner(site.pool, ...statements)
      assert.deepEqual(await broken(), named)
    })
  }

  test('a cut end, by a hash that was noted earlier', async () => {
    await chained()
    const noted = await findHead(site.context.db)
    assert.ok(noted)
    await asOwner(
      site.pool,
      `delete from audit_event where id = ${eventAt(4)}`,
      'delete from audit_chain where number = 4',
    )
    assert.deepEqual(await broken(), [])
    assert.deepEqual(await broken([noted]), ['cut 4'])
  })

  test('a chain that was rewritten whole, by a hash that was noted earlier', async () => {
    await chained()
    const noted = await findHead(site.context.db)
    assert.ok(noted)
    await asOwner(
      site.pool,
      `update audit_event set actor_name = 'Vikram' where id = ${eventAt(1)}`,
      'delete from audit_chain',
      'insert into audit_unchained select id, at from audit_event',
    )
    await followAuditLog(site.context.db)
    assert.deepEqual(await broken(), [])
    assert.deepEqual(await broken([noted]), ['rewritten 4'])
  })
})

describe('erasing a person', () => {
  async function leaving() {
    const { db } = site.context
    const admin = await makeAdministrator(db, { role: 'admin' })
    const meera = await makeCustomer(db)
    const change = { params: { id: meera.id }, body: { firstName: 'Meena' } }
    assert.equal((await site.call(customer.change, change, admin)).status, 200)
    const body = { password: testPassword }
    assert.equal((await site.call(privacy.requestDeletion, { body }, meera)).status, 202)
    await site.pool.query("update customer_deletion set due_at = now() - interval '1 minute'")
    return meera
  }
  const texts = async () => {
    const { rows } = await site.pool.query(
      'select event::text || chain::text as text ' +
        'from audit_event event left join audit_chain chain on event_id = event.id',
    )
    return rows.map(({ text }) => text).join('\n')
  }

  test('removes the name and its salt, and the chain still agrees', async () => {
    await leaving()
    await followAuditLog(site.context.db)
    assert.match(await texts(), /Meena/)
    await eraseDue(site.context.db)
    assert.doesNotMatch(await texts(), /Meena|Meera/)
    const before = await verifyDatabase(site.context.db)
    assert.deepEqual([before.breaks, before.erased], [[], 2])
    await followAuditLog(site.context.db)
    const after = await verifyDatabase(site.context.db)
    assert.deepEqual([after.breaks, after.erased], [[], 2])
  })

  test('before the events are chained leaves nothing to explain', async () => {
    await leaving()
    await eraseDue(site.context.db)
    await followAuditLog(site.context.db)
    const { breaks, erased } = await verifyDatabase(site.context.db)
    assert.deepEqual([breaks, erased], [[], 0])
  })

  test('an altered act of an erased person is still named', async () => {
    await leaving()
    await followAuditLog(site.context.db)
    await eraseDue(site.context.db)
    await asOwner(
      site.pool,
      `update audit_event set act = 'customer.create' where id = ${eventAt(1)}`,
    )
    assert.deepEqual(await broken(), ['altered 1'])
  })

  test('may not change what a name is not', async () => {
    const { id } = await leaving()
    await followAuditLog(site.context.db)
    const change = site.context.db.transaction().execute(async (tx) => {
      await sql`set local brickbazaar.erasing = 'on'`.execute(tx)
      await sql`update audit_event set after = '{"status": "blocked"}'
        where target_id = ${id}`.execute(tx)
    })
    await assert.rejects(change, /append-only/)
  })
})
