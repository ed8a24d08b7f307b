import { loadDemo } from '#seed/load.ts'
import { ensureFirstAdministrator } from '#server/administrator/first.ts'
import { migrate } from '#server/db/migrate.ts'
import { readSecrets } from '#server/secret/secret.ts'
import { openStores } from '#server/store/open.ts'
import { runJob } from './job.ts'

/**
 * `npm run seed`: loads the demo marketplace into an empty database; a second time changes nothing.
 */
await runJob(async ({ config, db, pool, say }) => {
  await migrate(pool, { log: say })
  await ensureFirstAdministrator(db, config.administrator)
  const stores = await openStores(config, say)
  const loaded = await loadDemo(db, {
    stores,
    secrets: await readSecrets(config, db, say),
    log: say,
  })
  if (!loaded) say('The marketplace is not empty: nothing was loaded.')
})
