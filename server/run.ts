import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { ConfigError } from '#server/config/variable.ts'
import { readConfig } from '#server/config.ts'
import { ensureFree } from '#server/http/listen.ts'
import { StartError } from '#server/start-error.ts'

// An unexpected error is printed with its stack, because somebody has to fix it.
const sentenceOf = (error: unknown): string =>
  error instanceof ConfigError || error instanceof StartError
    ? error.message
    : `BrickBazaar could not start: ${error instanceof Error ? error.stack : String(error)}`

const leaving = new AbortController()
for (const name of ['SIGTERM', 'SIGINT'] as const) {
  process.on(name, () => {
    // A second signal exits immediately.
    if (leaving.signal.aborted) process.exit(1)
    leaving.abort()
  })
}

try {
  // Checked before the rest is loaded, so that a wrong setting or a taken port is reported at once.
  const config = readConfig()
  await ensureFree(config)
  const { start } = await import('#server/start.ts')
  const { signal } = leaving
  const running = await start(config, { dev: process.argv.includes('--dev'), signal })
  // Flushed now, because a killed server would not get to it.
  flushCompileCache()
  if (!signal.aborted) await once(signal, 'abort')
  await running.stop()
  process.exit(0)
} catch (error) {
  // Stopped by a signal before it was ready.
  if (error === leaving.signal.reason) process.exit(0)
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exit(1)
}
