import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { v7 } from 'uuid'
import type { SheetFormat } from '#contract/import/record-vocabulary.ts'
import { refuse } from '#contract/refusal.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { type Actor, narrowedBy, record } from '#server/audit/record.ts'
import type { Database } from '#server/db/connect.ts'
import { readSnapshot } from '#server/db/snapshot.ts'
import { byteOrderMark, csvOf } from './csv.ts'
import { linesOf, type OutNoun } from './export-kind.ts'
import { workbookOf } from './workbook.ts'

const mediaTypes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

// Each uses a pool connection for as long as its reader takes.
const maxAtOnce = 3
let underWay = 0

interface Asked {
  format: SheetFormat
  ids?: readonly string[] | undefined
  page?: number | undefined
  limit?: number | undefined
}

/**
 * Sends a list as a file. CSV is streamed: an export that fails ends the response without the last
 * chunk, which every client treats as an error and not as a short file.
 */
export async function sendExport<Row, Query extends Asked>(
  db: Database,
  actor: Actor,
  noun: OutNoun<Row, Query>,
  query: Query,
  reply: FastifyReply,
): Promise<Readable | Buffer> {
  if (underWay >= maxAtOnce) throw refuse('busy', { retryAfter: 10 })
  const lines = audited(db, actor, noun, query)
  nameFile(reply, noun.name, query.format)
  if (query.format === 'xlsx') return workbookOf(lines)
  return Readable.from(csv(lines), { objectMode: false, highWaterMark: 64 * 1024 })
}

/** Sets the content type and a file name such as `brokers-2026-11-21.csv`. */
export function nameFile(reply: FastifyReply, name: string, format: SheetFormat): void {
  reply
    .type(mediaTypes[format])
    .header(
      'content-disposition',
      `attachment; filename="${name}-${dayInIndia(new Date())}.${format}"`,
    )
}

async function* csv(lines: AsyncIterable<string[][]>): AsyncGenerator<string> {
  let mark = byteOrderMark
  for await (const batch of lines) {
    yield mark + csvOf(batch)
    mark = ''
  }
}

/**
 * Yields the rows of one snapshot and audits the export before the last rows are sent, even if the
 * client disconnects in the middle.
 */
async function* audited<Row, Query extends Asked>(
  db: Database,
  actor: Actor,
  noun: OutNoun<Row, Query>,
  query: Query,
): AsyncGenerator<string[][]> {
  underWay++
  let rows = -1
  let isWhole = false
  try {
    for await (const lines of readSnapshot(db, (tx) => linesOf(tx, noun, query))) {
      rows += lines.length
      yield lines
    }
    isWhole = true
  } finally {
    underWay--
    const after = { ...filtersOf(query), rows: Math.max(rows, 0), ...(!isWhole && { isWhole }) }
    await record(db, actor, `${noun.name}.export`, { kind: 'export', id: v7() }, { after })
  }
}

function filtersOf({ ids, page, limit, ...filters }: Asked): Record<string, unknown> {
  return { ...narrowedBy(filters), ...(ids && { chosen: ids.length }) }
}
