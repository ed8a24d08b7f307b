import type { SheetImport, SheetRecent, SheetRow } from '#contract/import/record-import.ts'
import type { SheetOutcome } from '#contract/import/record-vocabulary.ts'
import { type ImportResult, maxRefusedInReply } from '#contract/import/result.ts'
import { type Pagination, paginationOf } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { actOnRun, cancelRun, existingRun } from '#server/import/run/act.ts'
import { resultOf } from '#server/import/run/await-step.ts'
import { remarksOnColumns } from '#server/import/run/report.ts'
import {
  findOpenDuplicate,
  insertRun,
  listRuns,
  type RunRow,
} from '#server/import/run/run-queries.ts'
import type { ReceivedFile } from '#server/import/run/upload.ts'
import { remarksOnSheets } from '#server/import/tabular/workbook.ts'
import { unreadable } from '#server/import/tabular/zip-directory.ts'
import { readStored } from '#server/locale/stored-text.ts'
import { storingTexts } from '#server/locale/translations.ts'
import type { ImportedNoun } from './importers.ts'
import { missingFields, proposeFields } from './mapping.ts'
import { clearRows, countRows, insertRows, listRows, mappingOf, sampleRows } from './queries.ts'
import { readFileLines } from './read-file.ts'
import type { RecordImporter } from './record-kind.ts'
import { isRemark } from './template.ts'

/**
 * Stores an uploaded file as an import. The same file sent again while its import is open returns
 * that import.
 */
export async function takeFile(
  db: Handle,
  viewer: AdministratorViewer,
  [noun, importer]: readonly [ImportedNoun, RecordImporter],
  file: ReceivedFile,
  isReview: boolean,
): Promise<string> {
  const { id, fileName, size, sha256, workbook } = file
  const duplicate = await findOpenDuplicate(db, { noun, sha256, createdBy: viewer.id })
  if (duplicate) {
    const missing = missingFields(importer.fields, mappingOf(duplicate), duplicate.headers)
    if (!isReview && missing.length > 0) throw notMatched(missing)
    return duplicate.id
  }
  const [head, ...below] = await readFileLines(file)
  const lines = below.filter(({ cells }) => !isRemark(cells))
  if (!head || lines.length === 0) throw unreadable(t('This file has column names but no rows.'))
  const headers = head.cells.map((header) => header.slice(0, 200))
  const mapping = proposeFields(importer.fields, headers)
  const missing = missingFields(importer.fields, mapping, headers)
  const isWhole = missing.length === 0
  if (!isWhole && !isReview) throw notMatched(missing)
  return transact(db, async (tx) => {
    await insertRun(tx, {
      ...{ id, noun, fileName, size, sha256, headers, mapping },
      ...{ createdBy: viewer.id, createdByName: viewer.name, trace: viewer.trace },
      remarks: workbook ? storingTexts(() => remarksOnSheets(workbook)) : [],
      rows: lines.length,
      status: isWhole ? 'checking' : 'uploaded',
    })
    await insertRows(tx, id, lines)
    const after = { noun, fileName, rows: lines.length }
    await record(tx, viewer, 'import.uploaded', { kind: 'import', id }, { after })
    return id
  })
}

const notMatched = (missing: readonly string[]) =>
  refuse('import_mapping_incomplete', {
    message: t('Not matched yet: {missing}.', { missing: missing.join(', ') }),
  })

/** Returns the result of an import to the request that uploaded the file. */
export async function presentResult(db: Handle, id: string): Promise<ImportResult> {
  const run = await existing(db, id)
  const done = await countRows(db, id)
  const counts = {
    rows: done.rows,
    imported: done.inserted,
    updated: done.done - done.inserted,
    duplicates: done.skipped,
    refused: done.bad,
  }
  const query = { outcome: 'refused' as const, page: 1, limit: maxRefusedInReply }
  const { rows } = await listRows(db, id, query)
  const refused = rows.flatMap(({ line, problems }) =>
    problems.map((problem) => ({ line, ...problem })),
  )
  return resultOf(run, counts, refused)
}

/** Returns this administrator's newest imports of a kind of record. */
export async function recentSheets(
  db: Handle,
  viewer: AdministratorViewer,
  noun: RunRow['noun'],
): Promise<SheetRecent[]> {
  const { rows } = await listRuns(db, { noun, createdBy: viewer.id }, { page: 1, limit: 5 })
  return rows.map((row) => ({
    _id: row.id,
    fileName: row.file_name,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  }))
}

export async function presentSheet(
  db: Handle,
  id: string,
  importers: Record<ImportedNoun, RecordImporter>,
): Promise<SheetImport> {
  const run = await existing(db, id)
  const { fields } = importers[run.noun as ImportedNoun]
  const mapping = mappingOf(run)
  const samples = await sampleRows(db, id)
  const { new: fresh, inserted: _, ...counts } = await countRows(db, id)
  return {
    _id: run.id,
    noun: run.noun,
    fileName: run.file_name,
    status: run.status,
    columns: run.headers.map((header, index) => ({
      header,
      field: mapping[index] ?? null,
      samples: samples.flatMap((cells) => cells[index] || []),
    })),
    fields: fields
      .filter(({ beyond }) => beyond !== 'shown')
      .map(({ key, label, required = false }) => ({ key, label: t(label), required })),
    missing: missingFields(fields, mapping, run.headers),
    remarks: [
      ...run.remarks.map(readStored),
      ...remarksOnColumns(unread(fields, run.headers, mapping)),
    ],
    counts: {
      ...{ ...counts, new: fresh },
      checked: fresh + counts.updated + counts.skipped + counts.bad,
    },
    message: run.message && readStored(run.message),
    createdBy: run.created_by_name,
    createdAt: run.created_at.toISOString(),
  }
}

/** Returns the headers of columns without a field, or whose field cannot be imported. */
function unread(
  fields: RecordImporter['fields'],
  headers: readonly string[],
  mapping: (string | null)[],
) {
  const read = new Set(fields.filter(({ beyond }) => beyond !== 'shown').map(({ key }) => key))
  return headers.filter((_, index) => !read.has(mapping[index] ?? ''))
}

/** Returns a page of the rows with their results. */
export async function presentRows(
  db: Handle,
  id: string,
  query: { outcome?: SheetOutcome | undefined; page: number; limit: number },
): Promise<{ rows: SheetRow[]; pagination: Pagination }> {
  const run = await existing(db, id)
  const mapping = mappingOf(run)
  const { rows, total } = await listRows(db, id, query)
  return {
    rows: rows.map(({ line, cells, outcome, problems }) => {
      const read = cells.filter((cell, index) => cell !== '' && mapping[index])
      const remarks =
        outcome === 'refused' ? { problems, notes: [] } : { problems: [], notes: problems }
      return { line, outcome, ...remarks, text: read.slice(0, 3).join(' · ').slice(0, 200) }
    }),
    pagination: paginationOf(query.page, query.limit, total),
  }
}

/** Saves a mapping that a person chose and starts the check. */
export function mapSheet(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  fields: readonly (string | null)[],
  importers: Record<ImportedNoun, RecordImporter>,
): Promise<void> {
  return actOnRun(db, viewer, ['map', 'records', id], async (tx, run) => {
    // Imported rows were parsed with the previous mapping.
    if ((await countRows(tx, id)).done > 0) throw refuse('import_step_impossible')
    const known = importers[run.noun as ImportedNoun].fields
    const keys = fields.filter((key) => key !== null)
    const isKnown = keys.every((key) => known.some((field) => field.key === key))
    if (!isKnown || new Set(keys).size < keys.length || fields.length !== run.headers.length) {
      throw refuse('invalid_input', {
        fields: { fields: t('Match each column to one field or to none.') },
      })
    }
    const missing = missingFields(known, fields, run.headers)
    if (missing.length > 0) throw notMatched(missing)
    await clearRows(tx, id)
    const change = { mapping: fields, mappingFrom: 'given', status: 'checking' } as const
    return { change: { ...change, checkedAt: null }, after: { fields } }
  })
}

/** Starts the import of the good rows; an interrupted check is finished first. */
export async function runSheet(db: Handle, viewer: AdministratorViewer, id: string): Promise<void> {
  const { status } = await existing(db, id)
  if (status === 'running' || status === 'done') return
  await actOnRun(db, viewer, ['run', 'records', id], async (tx, run) => {
    const { rows, new: fresh, updated, skipped, bad } = await countRows(tx, id)
    const isChecked = fresh + updated + skipped + bad === rows
    return {
      change: { status: isChecked ? 'running' : 'checking' },
      after: { noun: run.noun, fileName: run.file_name },
    }
  })
}

export function cancelSheet(db: Handle, viewer: AdministratorViewer, id: string): Promise<void> {
  return cancelRun(db, viewer, 'records', id, async (tx) => (await countRows(tx, id)).done)
}

export function existing(db: Handle, id: string): Promise<RunRow> {
  return existingRun(db, id, 'records')
}
