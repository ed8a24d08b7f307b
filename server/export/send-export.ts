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

// Each holds a connection of the pool for as long as its reader takes.
const maxAtOnce = 3
let underWay = 0

interface Asked {
  format: SheetFormat
  ids?: readonly string[] | undefined
  page?: number | undefined
  limit?: number | undefined
}

/**
 * Sends a list as a file. CSV goes out while it is read: an export that breaks off ends the answer
 * without its last chunk, which every client takes for an error, never for a short file.
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

/** Says what the file is and what it is called: `brokers-2026-11-21.csv`. */
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
 * The lines of one moment, and one line in the audit log about who took them: written before the
 * last of them leaves, also where the reader went away in the middle.
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
