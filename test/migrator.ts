import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrate } from '#server/db/migrate.ts'

/** A process of its own that migrates, for a test to kill in the middle. */
export function startMigrator(url: string, folder: string) {
  const program = fileURLToPath(import.meta.url)
  const child = spawn(process.execPath, [program, url, folder], { stdio: 'inherit' })
  after(() => child.kill('SIGKILL'))
  return {
    /** Until its statement waits for that advisory lock, which the test holds. */
    async untilItWaitsForLock(key: number): Promise<void> {
      const client = new pg.Client(url)
      await client.connect()
      const waiting = `select from pg_locks where locktype = 'advisory' and objid = $1
        and not granted`
      while ((await client.query(waiting, [key])).rowCount === 0) await wait(10)
      await client.end()
    },
    async kill(): Promise<void> {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

if (import.meta.main) {
  const [, , url = '', folder = ''] = process.argv
  const pool = new pg.Pool({ connectionString: url })
  await migrate(pool, { folder: new URL(folder) })
  await pool.end()
}
