import { ConfigError, readConfig } from '#server/config.ts'
import { start } from '#server/start.ts'
import { StartError } from '#server/start-error.ts'

// Fault without a sentence of ours: shown whole, since somebody has to mend it.
const sentenceOf = (error: unknown): string =>
  error instanceof ConfigError || error instanceof StartError
    ? error.message
    : `BrickBazaar could not start: ${error instanceof Error ? error.stack : String(error)}`

try {
  const running = await start(readConfig(), { dev: process.argv.includes('--dev') })
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal is somebody who does not want to wait.
      if (stopping) process.exit(1)
      stopping = true
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${sentenceOf(error)}\n`)
          process.exit(1)
        },
      )
    })
  }
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exit(1)
}
