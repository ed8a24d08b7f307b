import { once } from 'node:events'
import { ConfigError } from '#server/config/variable.ts'
import { readConfig } from '#server/config.ts'
import { StartError } from '#server/start-error.ts'

// Fault without a sentence of ours: shown whole, since somebody has to mend it.
const sentenceOf = (error: unknown): string =>
  error instanceof ConfigError || error instanceof StartError
    ? error.message
    : `BrickBazaar could not start: ${error instanceof Error ? error.stack : String(error)}`

const leaving = new AbortController()
for (const name of ['SIGTERM', 'SIGINT'] as const) {
  process.on(name, () => {
    // A second signal is somebody who does not want to wait.
    if (leaving.signal.aborted) process.exit(1)
    leaving.abort()
  })
}

try {
  // Read before the rest is loaded: a wrong setting is said at once.
  const config = readConfig()
  const { start } = await import('#server/start.ts')
  const { signal } = leaving
  const running = await start(config, { dev: process.argv.includes('--dev'), signal })
  if (!signal.aborted) await once(signal, 'abort')
  await running.stop()
  process.exit(0)
} catch (error) {
  // Asked to leave before it was ready.
  if (error === leaving.signal.reason) process.exit(0)
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exit(1)
}
