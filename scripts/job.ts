import type { Pool } from 'pg'
import { ConfigError } from '#server/config/variable.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Database } from '#server/db/connect.ts'
import { openDatabase } from '#server/db/open.ts'
import { StartError } from '#server/start-error.ts'

export interface Job {
  config: Config
  db: Database
  pool: Pool
  say(line: string): void
}

/** Runs one job on the configured database, also beside a running server; see `runCommand`. */
export function runJob(work: (job: Job) => Promise<void>): Promise<void> {
  return runCommand(async (say) => {
    const config = readConfig()
    const database = await openDatabase(config, { log: say, statementTimeout: 0 })
    try {
      await work({ config, db: database.db, pool: database.pool, say })
    } finally {
      await database.close()
    }
  })
}

/**
 * Runs a command and ends the process: with 1 and one sentence where the operator can mend the
 * cause, with the stack where we must.
 */
export async function runCommand(work: (say: Job['say']) => Promise<void>): Promise<void> {
  // Leaving by exit() lets an embedded database that was started here shut down.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  try {
    await work((line) => process.stdout.write(`${line}\n`))
  } catch (error) {
    const known = error instanceof ConfigError || error instanceof StartError
    process.stderr.write(
      `${known ? error.message : error instanceof Error ? error.stack : error}\n`,
    )
    process.exitCode = 1
  }
}
