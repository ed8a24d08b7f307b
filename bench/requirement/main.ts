import { parseArgs } from 'node:util'
import { connect } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { prepare } from '../prepare.ts'
import { measureRequirements } from './measure.ts'

const usage = `npm run bench:requirements -- [--folder FOLDER] [--listings 100000]
  [--requirements 10000]

Measures how long open requirements take to be held against all live listings, and changed listings
against all requirements, and that each pair is stored and told once (docs/performance/search.md).
`

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'data/bench-requirements' },
    listings: { type: 'string', default: '100000' },
    requirements: { type: 'string', default: '10000' },
    help: { type: 'boolean', default: false },
  },
})
const [listings, requirements] = [Number(values.listings), Number(values.requirements)]
if (values.help || !(listings > 0) || !(requirements > 0)) {
  process.stderr.write(usage)
  process.exit(values.help ? 0 : 1)
}

const say = (line: string) => process.stderr.write(`${line}\n`)
await prepare(values.folder, listings, say)
const embedded = await startEmbedded({ dataDir: values.folder, log: say })
const connection = connect(embedded.url, { statementTimeout: 0 })
try {
  for (const line of await measureRequirements(connection, requirements)) {
    process.stdout.write(`${line}\n`)
  }
} finally {
  await connection.close()
  await embedded.stop()
}
