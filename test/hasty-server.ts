import pg from 'pg'
import { type Embedded, startEmbedded } from '#server/db/embedded.ts'

/** A server for test databases: nothing in it has to outlive a crash, so it waits for no disk. */
export async function startHasty(dataDir: string): Promise<Embedded> {
  const server = await startEmbedded({ dataDir })
  const client = new pg.Client(server.url)
  await client.connect()
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await client.query(`alter system set ${setting} = off`)
  }
  await client.query('select pg_reload_conf()')
  await client.end()
  return server
}
