import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { markMoment } from '../../scripts/archive/moment.ts'
import { until } from '../process/until.ts'
import { useArchived } from './archived.ts'

/** The moment at which the check of the archive sums up every table. */

test('a commit that is in the log before the name of a moment is in its snapshot', async () => {
  const { database } = await useArchived()
  const open = async () => {
    const client = new pg.Client(database.superuserUrl)
    // The database may stop first.
    client.on('error', () => undefined)
    after(() => client.end())
    await client.connect()
    return client
  }
  const [admin, writer, reader] = [await open(), await open(), await open()]
  await admin.query('create table mark (name text)')
  // Waits for a standby that is not there: a commit is in the log and does not complete.
  await admin.query(`alter system set synchronous_standby_names = 'nobody'`)
  await admin.query('select pg_reload_conf()')
  await until('the setting holds', async () => {
    const { rows } = await admin.query('show synchronous_standby_names')
    return rows[0]?.synchronous_standby_names === 'nobody'
  })
  const pid = (await writer.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  const isWaiting = async () => {
    const sql = `select from pg_stat_activity where pid = $1 and wait_event = 'SyncRep'`
    return (await admin.query(sql, [pid])).rows.length === 1
  }
  await writer.query('begin')
  await writer.query(`insert into mark values ('written before the name')`)
  await writer.query('set local synchronous_commit = on')

  let commit: Promise<unknown> | undefined
  let isNamed = false
  /** Lets the commit into the log just before the name, and complete between the two next looks. */
  const between = async (text: string, values?: unknown[]) => {
    const isNaming = text.includes('pg_create_restore_point')
    if (isNaming && !commit) {
      commit = writer.query('commit')
      await until('the commit is in the log', isWaiting)
    }
    const result = await real.query(text, values)
    if (isNamed) {
      isNamed = false
      await admin.query('select pg_cancel_backend($1)', [pid])
      await commit
    }
    if (isNaming && (await isWaiting())) isNamed = true
    return result
  }
  const real = await open()
  const watcher = new Proxy(real, {
    get: (client, name) => (name === 'query' ? between : Reflect.get(client, name)),
  })
  await markMoment({ watcher, reader }, 'check')
  const { rows } = await reader.query('select name from mark')
  assert.deepEqual(rows, [{ name: 'written before the name' }])
})
