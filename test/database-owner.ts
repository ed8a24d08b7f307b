import { startEmbedded } from '#server/db/embedded.ts'

/** A process that owns an embedded database, for tests to kill: prints the address, then waits. */
const [, , dataDir = '', then = 'stay'] = process.argv
const { url } = await startEmbedded({ dataDir })
process.stdout.write(`${url}\n`)
if (then === 'fail') throw new Error('An owner that ends without stopping its database')
setInterval(() => undefined, 60_000)
