import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { followSomeCosts } from '#server/cost/cash-needed.ts'
import { connect } from '#server/db/connect.ts'
import { AlreadyRunning } from '#server/db/embedded/lock.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { rateSomeListings } from '#server/property/rate-quality.ts'
import { foldSomeWords } from '#server/search/index/apply-changes.ts'
import { StartError } from '#server/start-error.ts'
import type { Dataset } from './dataset/dataset.ts'
import { even } from './dataset/even.ts'
import { makeListings } from './listing.ts'
import { fill } from './load/load.ts'
import { makeCities } from './place.ts'

type Say = (line: string) => void

interface Wanted {
  /** What a measurement wants in the database beside the listings. */
  more?: (pool: pg.Pool, say: Say) => Promise<void>
  dataset?: Dataset
}

/**
 * Leaves a stopped database with that many listings in `folder`; makes it only when it is not
 * there.
 */
export async function prepare(
  folder: string,
  count: number,
  say: Say,
  { more, dataset = even }: Wanted = {},
): Promise<void> {
  const mark = join(folder, 'filled-with')
  const wanted = fingerprint(dataset, count)
  if ((await readFile(mark, 'utf8').catch(() => '')) !== wanted) {
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await bringUp(folder, count, mark, say, { more, dataset })
  } catch (error) {
    // Made by another release than this one: nothing in it is worth keeping. In use it is.
    if (!(error instanceof StartError) || error instanceof AlreadyRunning) throw error
    say(`Made anew: ${error.message}`)
    await rm(folder, { recursive: true, force: true })
    await bringUp(folder, count, mark, say, { more, dataset })
  }
}

async function bringUp(
  folder: string,
  count: number,
  mark: string,
  say: Say,
  { more, dataset }: Omit<Wanted, 'dataset'> & { dataset: Dataset },
): Promise<void> {
  const embedded = await startEmbedded({ dataDir: folder, log: say })
  const { db, pool, close } = connect(embedded.url, { statementTimeout: 0 })
  try {
    await migrate(pool, { log: say })
    const filled = await readFile(mark, 'utf8').catch(() => undefined)
    if (filled === undefined) {
      const begin = performance.now()
      await fill(pool, dataset, count, (line) => say(`  ${seconds(begin)} s  ${line}`))
      await writeFile(mark, fingerprint(dataset, count))
    }
    await more?.(pool, say)
    // A release with other bitmaps makes them anew when it migrates.
    say('  bitmaps of words')
    while ((await foldSomeWords(db, 16_384)) > 0);
    say('  how complete listings are')
    while ((await rateSomeListings(db, 4_000)) > 0);
    say('  the cash that homes need')
    while ((await followSomeCosts(db, 4_000)) > 0);
    // Each run starts from the same: without the views and the dead rows of the run before.
    await pool.query('truncate property_view, property_view_tally')
    await pool.query('vacuum (analyze)')
  } finally {
    await close()
    await embedded.stop()
  }
}

/** Changes when the generator, or what it takes from the product, would make other rows. */
function fingerprint(dataset: Dataset, count: number): string {
  const town = { dataset, cities: makeCities(dataset), brokers: [{ id: 'broker', isActing: true }] }
  const sample = [...makeListings(town, 500)]
  return createHash('sha256').update(JSON.stringify({ count, town, sample })).digest('hex')
}

const seconds = (begin: number) => ((performance.now() - begin) / 1000).toFixed(1).padStart(5)
