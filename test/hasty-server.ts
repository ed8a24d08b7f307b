import pg from 'pg'
import { serverRole } from '#server/db/embedded/server-role.ts'
import { type Embedded, startEmbedded } from '#server/db/embedded.ts'

/** A server for test databases: nothing in it has to outlive a crash, so it waits for no disk. */
export async function startHasty(dataDir: string): Promise<Embedded> {
  const server = await startEmbedded({ dataDir })
  const client = new pg.Client(server.superuserUrl)
  await client.connect()
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await client.query(`alter system set ${setting} = off`)
  }
  await client.query('select pg_reload_conf()')
  await client.query(`alter role ${serverRole} createdb`)
  await dropForeign(client)
  await client.end()
  return server
}

/** Templates that a release made as superuser cannot be copied by another role. */
async function dropForeign(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database
     where datname ~ '^brickbazaar_(test|template)_' and datdba <> '${serverRole}'::regrole`,
  )
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
}
