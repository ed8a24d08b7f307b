import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { listSegments } from '#server/archive/base.ts'
import { openStore, readArchiveKey } from '#server/archive/open.ts'
import { closeSegment, readSystem } from '#server/archive/queries.ts'
import { recover } from '#server/archive/restore/recover.ts'
import { connect } from '#server/db/connect.ts'
import { StartError } from '#server/start-error.ts'
import { patientClient } from '../backup/table.ts'
import type { Job } from '../job.ts'
import { compareSums, rowsIn, Sums, summed, summedAt } from './table-sums.ts'

interface CheckOptions extends Pick<Job, 'config' | 'pool' | 'say'> {
  /** Where the restored database lies for a while. */
  folder: string
}

/** How long the segment that holds the moment may take into the archive. */
const waitMs = 180_000

/**
 * Fixes a moment by name in the running database, sums up every table as it was then, restores that
 * moment from the archive, and compares.
 */
export async function checkArchive({ config, pool, folder, say }: CheckOptions): Promise<void> {
  const store = await openStore(config, say)
  const key = await readArchiveKey(config)
  const began = Date.now()
  const { sums: expected, name } = await summedAt(pool, nameOf(began))
  const { system, segment } = await closed(pool)
  say(`${expected.size} tables summed up as of ${name}`)
  await untilStored(segment, async () => (await listSegments(store, system)).has(segment))
  const dataDir = await mkdtemp(join(folder, 'brickbazaar-check-'))
  try {
    // PostgreSQL may run as another user, who passes through.
    await chmod(dataDir, 0o711)
    const restoring = Date.now()
    const recovered = await recover({ store, key, system, target: { name }, dataDir, say })
    say(`Restored in ${secondsSince(restoring)} s`)
    try {
      const restored = connect(recovered.url, { max: 2, statementTimeout: 0 })
      const found = await summed(restored.pool).finally(restored.close)
      compareSums(expected, found, say)
    } finally {
      await recovered.discard()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  say(
    `The archive is whole: ${expected.size} tables and ${rowsIn(expected)} rows came back equal ` +
      `(${secondsSince(began)} s).`,
  )
}

const nameOf = (time: number) => `check ${new Date(time).toISOString()}`

const secondsSince = (began: number) => ((Date.now() - began) / 1000).toFixed(1)

/** Closes the segment that holds the moment. */
async function closed(pool: pg.Pool) {
  const client = await patientClient(pool)
  try {
    return { system: await readSystem(client), segment: (await closeSegment(client)).segment }
  } finally {
    await client.end()
  }
}

async function untilStored(segment: string, isStored: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + waitMs
  while (!(await isStored())) {
    if (Date.now() > deadline) {
      throw new StartError(
        `${segment} did not come into the archive: is the server running, and what does its log ` +
          'say of the archive?',
      )
    }
    await wait(500)
  }
}

/**
 * The same for an archive that is not ours: fixes a moment by name and writes what every table was
 * then. Prints the name last, for whatever restores it.
 */
export async function writeMark({ pool, say }: Pick<Job, 'pool' | 'say'>, file: string) {
  const { sums, name } = await summedAt(pool, nameOf(Date.now()))
  await closed(pool)
  await writeFile(file, JSON.stringify([...sums]), { mode: 0o600 })
  say(name)
}

/** Compares the database with a file of `writeMark`. */
export async function compareWithMark({ pool, say }: Pick<Job, 'pool' | 'say'>, file: string) {
  const expected = Sums.parse(JSON.parse(await readFile(file, 'utf8')))
  compareSums(expected, await summed(pool), say)
  say(`${expected.size} tables and ${rowsIn(expected)} rows are as they were.`)
}
