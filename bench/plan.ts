import pg from 'pg'
import { withCommas } from '#domain/text/format-number.ts'
import type { Script } from './direct.ts'

/** A node of a plan that is worth a look. */
export interface Doubt {
  node: string
  reason: string
}

export interface Plan {
  text: string
  milliseconds: number
  /** Pages of 8 KB, from memory or not. */
  pages: number
  doubts: Doubt[]
}

/** A table of more rows is not read from one end to the other for a visitor. */
const bigTable = 10_000
/** How far off an expected number of rows may be. */
const farOff = 100

/**
 * Runs a statement and says how PostgreSQL went about it; what it wrote is taken back. What the
 * product prepares is prepared here: its one plan for all values may be another than that for
 * these.
 */
export async function explain(
  pool: pg.Pool,
  { sql, parameters, isPrepared }: Script[number],
): Promise<Plan> {
  const client = await pool.connect()
  const say = 'explain (analyze, buffers)'
  try {
    await client.query('begin')
    if (isPrepared) {
      await client.query('set local plan_cache_mode = force_generic_plan')
      await client.query(`prepare asked as ${sql}`)
    }
    const values = parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : ''
    const { rows } = isPrepared
      ? await client.query<{ 'QUERY PLAN': string }>(`${say} execute asked${values}`)
      : await client.query<{ 'QUERY PLAN': string }>(`${say} ${sql}`, [...parameters])
    const lines = rows.map((row) => row['QUERY PLAN'])
    return {
      text: lines.join('\n'),
      milliseconds: Number(/^Execution Time: ([\d.]+)/m.exec(lines.join('\n'))?.[1] ?? 0),
      pages: pagesOf(lines.find((line) => line.includes('Buffers:')) ?? ''),
      doubts: doubtsOf(lines, await rowsOfTables(client)),
    }
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
    client.release()
  }
}

/** `execute` takes no parameters of its own: a value as PostgreSQL reads it. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  if (!Array.isArray(value)) return pg.escapeLiteral(String(value))
  const entries = value.map((entry) => `"${String(entry).replace(/["\\]/g, '\\$&')}"`)
  return pg.escapeLiteral(`{${entries.join(',')}}`)
}

const pagesOf = (line: string) =>
  [...line.matchAll(/(?:hit|read)=(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0)

async function rowsOfTables(client: pg.PoolClient): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select relname as name, greatest(reltuples, 0)::float8 as rows from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map(({ name, rows: count }) => [name, count]))
}

const nodeLine = /^(\s*)(?:->\s+)?(.+?)\s+\(cost=\S+ rows=(\d+) .*actual time=\S+ rows=([\d.]+) /

/** What in the text of a plan may hurt: a big table read whole, an expectation far off. */
export function doubtsOf(lines: readonly string[], tables: ReadonlyMap<string, number>): Doubt[] {
  const doubts: Doubt[] = []
  // Nodes that give to a node which stops early; they are expected to give all they could.
  const stopping: number[] = []
  for (const line of lines) {
    const found = nodeLine.exec(line)
    if (!found) continue
    const [, space = '', node = '', expected = '', actual = ''] = found
    const depth = space.length
    while ((stopping.at(-1) ?? -1) >= depth) stopping.pop()
    const table = /^(?:Parallel )?Seq Scan on (\w+)/.exec(node)?.[1]
    const size = table === undefined ? 0 : (tables.get(table) ?? 0)
    if (size > bigTable) {
      doubts.push({ node, reason: `reads all ${withCommas(size)} rows` })
    }
    const [likely, real] = [Math.max(1, Number(expected)), Math.max(1, Number(actual))]
    const isUnder = real > likely * farOff
    const isOver = likely > real * farOff && stopping.length === 0
    if (isUnder || isOver) {
      doubts.push({ node, reason: `${expected} rows expected, ${actual} found` })
    }
    if (/^Limit|Semi Join|Anti Join/.test(node)) stopping.push(depth)
  }
  return doubts
}
