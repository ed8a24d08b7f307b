import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { runningEmbedded } from '#server/db/embedded.ts'

/** Where the server for tests run by hand lives; it ends by itself when nobody needs it. */
export const sharedFolder = fileURLToPath(
  new URL('../node_modules/.cache/brickbazaar/test-postgres', import.meta.url),
)

/**
 * A connection to the server that holds the test databases: the one TEST_DATABASE_URL names (as in
 * `npm test`), else one that test files share, started by the first that needs it.
 */
export async function connectToServer(): Promise<{ url: string; client: pg.Client }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, client: await open(given) }
  await mkdir(sharedFolder, { recursive: true })
  const deadline = Date.now() + 30_000
  for (let attempt = 0; ; attempt++) {
    const url = await runningEmbedded(sharedFolder)
    try {
      const client = url && (await open(url))
      if (client && (await mayCreateDatabases(client))) return { url, client }
      if (client) await client.end()
    } catch (error) {
      // It may be stopping at this moment: then the next one is waited for.
      if (Date.now() > deadline) throw error
    }
    if (Date.now() > deadline) throw new Error(`No test database in ${sharedFolder} within 30 s`)
    if (attempt % 40 === 0) startShared()
    await wait(50)
  }
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  await client.connect()
  return client
}

/** A server that has just started answers before its role has got the right. */
async function mayCreateDatabases(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
  )
  return rows[0]?.may === true
}

/** Where one runs already, the second refuses the folder and ends: that is how the race is won. */
function startShared(): void {
  const keeper = fileURLToPath(new URL('./database-keeper.ts', import.meta.url))
  spawn(process.execPath, [keeper], { detached: true, stdio: 'ignore' }).unref()
}
