import { migrate } from '#server/db/migrate.ts'
import { runJob } from './job.ts'

/** `npm run migrate`: brings the database to this release without starting the server. */
await runJob(async ({ pool, say }) => {
  const applied = await migrate(pool, { log: say })
  say(applied.length > 0 ? `Applied ${applied.length}.` : 'The database is up to date.')
})
