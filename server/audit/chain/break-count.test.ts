import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useApp } from '#test/app.ts'
import { asOwner } from '#test/audit/as-owner.ts'
import { followAuditLog, verifyDatabase } from './service.ts'

const site = useApp()

test('verifying the audit log counts all broken places and lists the first twenty', async () => {
  const { db } = site.context
  await site.pool.query(
    `insert into audit_event (id, actor_name, act, target_kind)
     select gen_random_uuid(), 'Asha', 'interest.change', 'interest'
     from generate_series(1, 100)`,
  )
  await followAuditLog(db)
  const noted = [98, 99, 100].map((number) => ({ number, hash: '0'.repeat(64) }))
  await asOwner(
    site.pool,
    // 2 both ways, 3 to 12 missing, 31 to 60 altered, 96 to 100 cut off.
    `update audit_event set act = 'x.y', actor_name = 'Vikram'
       where id = (select event_id from audit_chain where number = 2)`,
    `delete from audit_event where id in
       (select event_id from audit_chain where number between 3 and 12 or number > 95)`,
    'delete from audit_chain where number between 3 and 12 or number > 95',
    `update audit_event set act = 'x.y' where id in
       (select event_id from audit_chain where number between 31 and 60)`,
    `insert into audit_event (id, actor_name, act, target_kind)
       select gen_random_uuid(), 'Asha', 'interest.change', 'interest'
       from generate_series(1, 25)`,
    `insert into audit_unchained select gen_random_uuid(), now() from generate_series(1, 30)`,
  )
  const { breaks, breakCount } = await verifyDatabase(db, noted)
  assert.deepEqual(
    breaks.slice(0, 3).map(({ reasons, number, through }) => [reasons.join(), number, through]),
    [
      ['altered,personal', 2, null],
      ['gap', 3, 12],
      ['altered', 31, null],
    ],
  )
  assert.equal(breaks.length, 20)
  assert.equal(breakCount, 1 + 10 + 30 + 5 + 25 + 30)
})
