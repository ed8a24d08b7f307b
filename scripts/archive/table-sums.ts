import type pg from 'pg'
import { z } from 'zod'
import { StartError } from '#server/start-error.ts'
import { listTables, patientClient, rowsOf, sumOf } from '../backup/table.ts'
import { markMoment } from './moment.ts'

const Sum = z.object({ rows: z.number().int(), sha256: z.string() })
/** Counts and checksums of every table at one moment; in a file as pairs. */
export const Sums = z.array(z.tuple([z.string(), Sum])).transform((pairs) => new Map(pairs))
export type Sums = z.output<typeof Sums>

export const rowsIn = (sums: Sums): number =>
  [...sums.values()].reduce((sum, table) => sum + table.rows, 0)

/** What every table adds up to at a moment, and the name that it got in the log. */
export async function summedAt(
  pool: pg.Pool,
  prefix: string,
): Promise<{ sums: Sums; name: string }> {
  const [reader, watcher] = [await patientClient(pool), await patientClient(pool)]
  try {
    const name = await markMoment({ reader, watcher }, prefix)
    return { sums: await sumTables(reader), name }
  } finally {
    await Promise.all([reader.end(), watcher.end()])
  }
}

/** What every table adds up to now. */
export async function summed(pool: pg.Pool): Promise<Sums> {
  const client = await patientClient(pool)
  return sumTables(client).finally(() => client.end())
}

async function sumTables(client: pg.Client): Promise<Sums> {
  const sums: Sums = new Map()
  for (const table of await listTables(client)) {
    let rows = 0
    const counted = async function* () {
      for await (const chunk of rowsOf(client, table)) {
        // A row is a line: line ends within a value are escaped.
        for (const byte of chunk) if (byte === 10) rows++
        yield chunk
      }
    }
    const { sha256 } = await sumOf(counted())
    sums.set(table.name, { rows, sha256 })
  }
  return sums
}

/** Names the tables that differ, and ends with a sentence where there are any. */
export function compareSums(expected: Sums, found: Sums, say: (line: string) => void): void {
  const wrong: string[] = []
  for (const [table, { rows, sha256 }] of expected) {
    const there = found.get(table)
    if (there?.sha256 === sha256) continue
    wrong.push(table)
    say(`${table}: ${rows} rows then, ${there?.rows ?? 'no table'} restored`)
  }
  if (wrong.length === 0 && expected.size === found.size) return
  throw new StartError(`The archive does not hold what was there: ${wrong.join(', ')}.`)
}
