import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { testDatabase } from '#test/database.ts'
import type { Handle } from './connect.ts'
import { afterCommit, transact } from './transact.ts'

const { db, pool, drop } = await testDatabase({ bare: true })
before(() => pool.query('create table account (id int primary key, rupees int)'))
beforeEach(() => pool.query('truncate account; insert into account values (1, 0), (2, 0)'))
after(drop)

const add = (tx: Handle, id: number) =>
  sql`update account set rupees = rupees + 1 where id = ${id}`.execute(tx)

async function rupees(): Promise<number[]> {
  const { rows } = await pool.query('select rupees from account order by id')
  return rows.map((row) => row.rupees)
}

test('a transaction commits and returns the result of its work', async () => {
  const result = await transact(db, async (tx) => {
    await add(tx, 1)
    await add(tx, 2)
    return 'done'
  })
  assert.equal(result, 'done')
  assert.deepEqual(await rupees(), [1, 1])
})

test('an error rolls back and is thrown unchanged, without a retry', async () => {
  const reason = new Error('no')
  let tries = 0
  const work = transact(db, async (tx) => {
    tries++
    await add(tx, 1)
    throw reason
  })
  await assert.rejects(work, reason)
  assert.equal(tries, 1)
  assert.deepEqual(await rupees(), [0, 0])
})

test('a transaction inside another joins it', async () => {
  const reason = new Error('no')
  const work = transact(db, async (tx) => {
    await transact(tx, (inner) => add(inner, 1))
    throw reason
  })
  await assert.rejects(work, reason)
  assert.deepEqual(await rupees(), [0, 0])
})

test('of two that deadlock one is retried and both succeed', async () => {
  const met = Promise.withResolvers<void>()
  let inside = 0
  let tries = 0
  const crossing = (first: number, second: number) =>
    transact(db, async (tx) => {
      tries++
      await add(tx, first)
      if (++inside === 2) met.resolve()
      await met.promise
      await add(tx, second)
    })
  await Promise.all([crossing(1, 2), crossing(2, 1)])
  assert.deepEqual(await rupees(), [2, 2])
  assert.equal(tries, 3)
})

test('a serialization failure is retried three times and then thrown', async () => {
  let tries = 0
  const work = transact(db, async (tx) => {
    tries++
    await sql`do $$ begin raise serialization_failure; end $$`.execute(tx)
  })
  await assert.rejects(work, { code: '40001' })
  assert.equal(tries, 4)
})

test('a timeout is retried only for work nobody waits for', async () => {
  let tries = 0
  const slowAtFirst = async (tx: Handle) => {
    await sql`set local statement_timeout = '30ms'`.execute(tx)
    await sql`select pg_sleep(${tries++ === 0 ? 5 : 0})`.execute(tx)
    await add(tx, 1)
  }
  await assert.rejects(transact(db, slowAtFirst), /statement timeout/)
  assert.deepEqual([tries, await rupees()], [1, [0, 0]])
  tries = 0
  await transact(db, slowAtFirst, { isPatient: true })
  assert.deepEqual([tries, await rupees()], [2, [1, 0]])
})

test('what follows a commit happens after it, and not after a rollback', async () => {
  const seen: number[][] = []
  const done: Promise<void>[] = []
  const look = () => {
    done.push(rupees().then((now) => void seen.push(now)))
  }
  await transact(db, async (tx) => {
    assert.ok(await transact(tx, async (inner) => afterCommit(inner, look)))
    await add(tx, 1)
    assert.deepEqual(done, [])
  })
  const undone = transact(db, async (tx) => {
    assert.ok(afterCommit(tx, look))
    throw new Error('no')
  })
  await assert.rejects(undone)
  await Promise.all(done)
  assert.deepEqual(seen, [[1, 0]])
})

test('a retried transaction is followed once, and a handle outside of one not at all', async () => {
  let tries = 0
  let followed = 0
  const follow = () => {
    followed++
  }
  await transact(db, async (tx) => {
    afterCommit(tx, follow)
    if (tries++ === 0) await sql`do $$ begin raise sqlstate '40001'; end $$`.execute(tx)
  })
  assert.equal(tries, 2)
  assert.equal(afterCommit(db, follow), false)
  assert.equal(followed, 1)
})
