import { loadDemo } from '#seed/load.ts'
import { ensureFirstAdministrator } from '#server/administrator/first.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'

/** `npm run seed`: loads the demo marketplace into an empty database; a second time changes nothing. */
const say = (line: string) => process.stdout.write(`${line}\n`)
const config = readConfig()
const embedded = config.databaseUrl
  ? undefined
  : await startEmbedded({ dataDir: config.dataDir, log: say })
const { db, pool, close } = connect(config.databaseUrl ?? embedded?.url ?? '')
try {
  await migrate(pool, { log: say })
  await ensureFirstAdministrator(db, config.administrator)
  const loaded = await loadDemo(db, { dataDir: config.dataDir, log: say })
  if (!loaded) say('The marketplace is not empty: nothing was loaded.')
} finally {
  await close()
  await embedded?.stop()
}
