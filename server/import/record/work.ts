import { z } from 'zod'
import { hasRight } from '#contract/access.ts'
import type { Remark } from '#contract/import/result.ts'
import { Refusal } from '#contract/refusal.ts'
import { type DayOrder, dayOrderOf } from '#domain/import-cell/read-date.ts'
import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { findRun, lockRunInState, type RunRow, settleRun } from '#server/import/run/run-queries.ts'
import type { ImportKind, OpenRun } from '#server/import/run/take-up.ts'
import { FileDuplicates } from './file-duplicates.ts'
import { FileParents } from './file-parents.ts'
import type { ImportedNoun } from './importers.ts'
import { type Columns, readValues } from './mapping.ts'
import { columnCells, findActor, judgedRows, mappingOf, nextRows, saveRow } from './queries.ts'
import type { Judged, RecordImporter, Values } from './record-kind.ts'

const trace = z.object({ address: z.string(), userAgent: z.string(), requestId: z.string() })

/** Thrown to roll back what a row did: a check changes nothing. */
class RolledBack extends Error {
  readonly judged: Judged
  constructor(judged: Judged) {
    super('undone')
    this.judged = judged
  }
}

/**
 * Works through files of records row by row. Each row is a transaction that also marks the row, so
 * an interrupted import resumes exactly where it stopped.
 */
export function makeRecordImport(importers: Record<ImportedNoun, RecordImporter>): ImportKind {
  return {
    name: 'record import',
    runs: 'records',
    work: (connection, run, { isStopping }) =>
      goThrough(connection, run, importers[run.noun as ImportedNoun], isStopping),
  }
}

async function goThrough(
  connection: Handle,
  run: OpenRun,
  importer: RecordImporter,
  isStopping: () => boolean,
): Promise<void> {
  const { status } = run
  const viewer = await actorOf(connection, run)
  const columns = await columnsOf(connection, run, importer)
  const duplicates = new FileDuplicates(importer)
  const parents = new FileParents(importer)
  const count = (line: number, values: Values, outcome: string | null) => {
    if (outcome === 'refused') return
    duplicates.add(line, values)
    if (outcome === 'new') parents.add(values)
  }
  if (status === 'checking') {
    // Rows judged before an interruption also count for duplicates and parents.
    for (const { line, cells, outcome } of await judgedRows(connection, run.id)) {
      count(line, readValues(columns, cells).values, outcome)
    }
  }
  const { levels, levelOf } = importer.nesting ?? { levels: 1, levelOf: () => 0 }
  for (let level = 0, after = 0; level < levels; ) {
    const rows = await nextRows(connection, run.id, status, after)
    after = rows.at(-1)?.line ?? 0
    if (rows.length === 0) level += 1
    for (const { line, cells } of rows) {
      if (isStopping()) return
      const { values, problems, notes } = readValues(columns, cells)
      if (levelOf(values) !== level) continue
      const take = async (tx: Handle) => withNotes(await importer.take(tx, viewer, values), notes)
      if (status === 'running') {
        if (!(await importRow(connection, run.id, line, take))) return
        continue
      }
      if (problems.length === 0) problems.push(...duplicates.problemsOf(values))
      const takeWithin = async (tx: Handle) => {
        for (const parent of parents.of(values)) await importer.take(tx, viewer, new Map(parent))
        return take(tx)
      }
      const judged: Judged =
        problems.length > 0 ? { outcome: 'refused', problems } : await tried(connection, takeWithin)
      count(line, values, judged.outcome)
      await saveRow(connection, run.id, line, judged, false)
    }
    const now = await findRun(connection, run.id)
    if (now?.status !== status) return
  }
  const now = new Date()
  const settled =
    status === 'checking'
      ? { status: 'checked' as const, checkedAt: now }
      : { status: 'done' as const, finishedAt: now }
  await settleRun(connection, run.id, status, { ...settled, message: null })
}

/** Returns how to parse the columns. The date order of a column is detected from all its rows. */
async function columnsOf(db: Handle, run: RunRow, { fields }: RecordImporter): Promise<Columns> {
  const mapping = mappingOf(run)
  const orders: (DayOrder | undefined)[] = []
  for (const [index, key] of mapping.entries()) {
    const kind = fields.find((field) => field.key === key)?.kind.is
    const holdsDays = kind === 'day' || kind === 'birthday'
    orders.push(holdsDays ? dayOrderOf(await columnCells(db, run.id, index)) : undefined)
  }
  return { fields, mapping, headers: run.headers, orders }
}

function withNotes(judged: Judged, notes: readonly Remark[]): Judged {
  if (judged.outcome === 'refused') return judged
  return { ...judged, problems: [...notes, ...judged.problems] }
}

type Take = (tx: Handle) => Promise<Judged>

async function tried(connection: Handle, take: Take): Promise<Judged> {
  try {
    return await connection.transaction().execute(async (tx) => {
      throw new RolledBack(await take(tx))
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.judged
    throw error
  }
}

/** Returns false where the import was cancelled before this row. */
async function importRow(
  connection: Handle,
  id: string,
  line: number,
  take: Take,
): Promise<boolean> {
  try {
    return await connection.transaction().execute(async (tx) => {
      if (!(await lockRunInState(tx, id, 'running'))) return false
      const judged = await take(tx)
      // Rolls back what a refused row has already written.
      if (judged.outcome === 'refused') throw new RolledBack(judged)
      await saveRow(tx, id, line, judged, true)
      return true
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
    await saveRow(connection, id, line, error.judged, false)
    return true
  }
}

/** Checks the current rights: an administrator who has lost them imports nothing more. */
async function actorOf(db: Handle, run: RunRow): Promise<AdministratorViewer> {
  const row = await findActor(db, run.created_by ?? '')
  if (!row || !hasRight(row.role, 'record.import')) {
    throw new Refusal('not_allowed', {
      message: t('The person who uploaded this file is no longer allowed to import.'),
    })
  }
  const { id, role } = row
  const name = `${row.first_name} ${row.last_name}`
  return { realm: 'administrator', id, name, role, sessionId: '', trace: trace.parse(run.trace) }
}
