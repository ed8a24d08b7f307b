import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { parseTsv } from '#domain/text/tsv.ts'
import { baselineName, type Migration } from '#server/db/migration-file.ts'
import { root } from '#server/root.ts'
import { StartError } from '#server/start-error.ts'

/** The migrations replaced by the baseline, with their checksums. */
const before = new Map(
  parseTsv(readFileSync(new URL('./before-baseline.tsv', import.meta.url), 'utf8')).map(
    ([name = '', checksum = '']) => [name, checksum],
  ),
)

/**
 * Upgrades a database created by the migrations before the baseline: renames what has a different
 * name today and records the baseline. All of those migrations must have run, because this release
 * contains none of them.
 */
export async function carryOver(client: pg.Client, baseline: Migration): Promise<void> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  )
  const old = rows.filter(({ name }) => before.has(name))
  if (old.length === 0) return
  const isWhole = old.every(({ name, checksum }) => before.get(name) === checksum)
  if (old.length < before.size || !isWhole) {
    throw new StartError(
      `The database was made before the first release and ends with ${old.at(-1)?.name}: ` +
        `bring it to ${[...before.keys()].at(-1)} with the code of that day first, ` +
        'see server/db/README.md.',
    )
  }
  await client.query('begin')
  await client.query(await readFile(join(root, 'server/db/carry-over/carry-over.sql'), 'utf8'))
  await client.query('delete from migration where name = any($1)', [[...before.keys()]])
  await client.query('insert into migration (name, checksum) values ($1, $2)', [
    baselineName,
    baseline.checksum,
  ])
  await client.query('commit')
}
