import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isAlive } from '#server/db/embedded/pid-file.ts'
import { sharedFolder } from './database-server.ts'
import { startHasty } from './hasty-server.ts'

/** Runs the database server that test files share, until none has used it for a minute. */

const idleLimit = 60_000
const server = await startHasty(sharedFolder)
const client = new pg.Client(server.url)
await client.connect()
await dropLeftovers()
for (let idle = 0; idle < idleLimit; idle += 1_000) {
  await wait(1_000)
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
  )
  if (rowCount) idle = 0
}
await client.end()
await server.stop()

/**
 * Databases of test files that were killed. A file that was quick to connect may be using its own.
 */
async function dropLeftovers(): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'brickbazaar\\_test\\_%'`,
  )
  for (const { datname } of rows) {
    const pid = Number(datname.split('_')[2])
    if (!isAlive(pid)) await client.query(`drop database if exists ${datname}`)
  }
}
