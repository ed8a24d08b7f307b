import { watchListings } from '#server/alert/watch.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'

/** Watches for listings that fit saved searches, as a process of its own that can be killed. */

const url = process.argv[2] ?? ''
const { db } = connect(url)
watchListings(
  { db, config: readConfig({ NODE_ENV: 'test', SEED: 'demo' }) },
  { error: ({ err }) => process.stderr.write(`${err}\n`) },
)
// The rounds themselves keep no process alive.
setInterval(() => undefined, 60_000)
process.stdout.write('watching\n')
