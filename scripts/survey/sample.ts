import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type ImportDetail, type ImportProblem, propertyImport } from '#contract/import/import.ts'
import { property } from '#contract/property/property.ts'
import type { Database } from '#server/db/connect.ts'
import { existing } from '#server/import/listing/service.ts'
import { importPath } from '#server/import/run/files.ts'
import { readRows } from '#server/import/tabular/records.ts'
import type { Client } from './client.ts'
import type { SurveyServer } from './server.ts'

const width = 70

/** Random rows of an imported file, each beside what was published of it. */
export async function sampleRows(
  client: Client,
  { db, dataDir }: SurveyServer,
  { _id: id, counts }: ImportDetail,
  { show, seed }: { show: number; seed: string },
): Promise<string[]> {
  const run = await existing(db, id)
  const wanted = new Set(chosen(counts.rows, show, `${seed}/${run.fileName}`))
  const rows: { line: number; cells: string[] }[] = []
  let at = -1
  for await (const row of readRows(importPath(dataDir, id), run.format)) {
    if (row.cells.every((cell) => cell.trim() === '')) continue
    if (wanted.has(at)) rows.push(row)
    at++
  }
  const listed = await listingsAt(
    db,
    id,
    rows.map(({ line }) => line),
  )
  const problems = await problemsOf(client, id, counts)
  const shown: string[] = []
  for (const { line, cells } of rows) {
    const listing = listed.get(line)
    const said = problems.filter((problem) => problem.line === line)
    const source = run.headers.flatMap((header, index) => {
      const cell = (cells[index] ?? '').trim().replace(/\s+/g, ' ')
      // Flags that say no would fill the page.
      return cell === '' || cell === '0' ? [] : [`${header}: ${cell}`]
    })
    const isRefused = said.some(({ kind }) => kind === 'refusal')
    const published = listing
      ? await publishedAs(client, listing)
      : [isRefused ? 'refused' : 'duplicate of an earlier row']
    shown.push('', `  line ${line}`, ...sideBySide(source, published))
    shown.push(
      ...said.map(({ kind, column, reason }) => `  ${kind}: ${column ?? 'row'}: ${reason}`),
    )
  }
  return shown
}

/** So many different numbers below `total`, the same for the same seed. */
function chosen(total: number, count: number, seed: string): number[] {
  const rank = (index: number) => createHash('sha256').update(`${seed}/${index}`).digest('hex')
  return Array.from({ length: total }, (_, index) => ({ index, rank: rank(index) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ index }) => index)
}

async function listingsAt(db: Database, id: string, lines: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ line: number; listing: string }>`
    select (after ->> 'line')::integer as line, target_id as listing from audit_event
    where act = 'property.imported' and after ->> 'import' = ${id}
      and (after ->> 'line')::integer = any(${lines}::integer[])`.execute(db)
  return new Map(rows.map(({ line, listing }) => [line, listing]))
}

async function problemsOf(
  client: Client,
  id: string,
  counts: ImportDetail['counts'],
): Promise<ImportProblem[]> {
  if (counts.refused + counts.noted === 0) return []
  const found: ImportProblem[] = []
  for (let page = 1; ; page++) {
    const query = { page: String(page), limit: '100' }
    const reply = await client.call(propertyImport.problems, { params: { id }, query })
    found.push(...reply.problems)
    if (page >= reply.pagination.pages) return found
  }
}

async function publishedAs(client: Client, id: string): Promise<string[]> {
  const { property: listing } = await client.call(property.get, { params: { id } })
  const left = new Set(['_id', 'createdAt', 'updatedAt', 'broker', 'images', 'version'])
  return Object.entries(listing).flatMap(([name, value]) =>
    left.has(name) ? [] : plainly(value).map((text) => `${name}: ${text}`),
  )
}

function plainly(value: unknown): string[] {
  if (value === null || value === undefined || value === '' || value === false) return []
  if (Array.isArray(value)) return value.length === 0 ? [] : [value.map(String).join(', ')]
  if (typeof value !== 'object') return [String(value).replace(/\s+/g, ' ')]
  const parts = Object.entries(value).flatMap(([name, part]) =>
    plainly(part).map((text) => `${name} ${text}`),
  )
  return parts.length === 0 ? [] : [parts.join('; ')]
}

function sideBySide(left: readonly string[], right: readonly string[]): string[] {
  const rows = Math.max(left.length, right.length)
  return Array.from({ length: rows }, (_, at) => {
    const cell = (left[at] ?? '').slice(0, width).padEnd(width)
    return `    ${cell} | ${(right[at] ?? '').slice(0, 2 * width)}`.trimEnd()
  })
}
