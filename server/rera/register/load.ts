import { Refusal, refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { workUnderLock } from '#server/db/advisory-lock.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { databaseIsAway } from '#server/db/failure.ts'
import { transact } from '#server/db/transact.ts'
import { dropFile, importPath } from '#server/import/run/files.ts'
import { formatOf, type Row, readRows, unfolded } from '#server/import/tabular/records.ts'
import { storingTexts } from '#server/locale/translations.ts'
import {
  findColumns,
  type RegisterColumns,
  type Registration,
  readRegistration,
  withOrders,
} from './columns.ts'
import {
  activateSnapshot,
  clearRegistrations,
  failSnapshot,
  findLoading,
  insertRegistrations,
  listLoading,
  type Progress,
  type SnapshotRow,
  saveProgress,
} from './queries.ts'

const batchRows = 2_000
/** The maximum number of rows with titles and notes above the header. */
const maxHeadRows = 20
/** The number of rows that decide the order of day and month. */
const sampleRows = 2_000
const maxProblems = 200

/**
 * Loads the uploaded files of registers. An interrupted load starts again: a register is visible
 * only once it is complete.
 */
export async function loadRegisters(db: Database, dataDir: string): Promise<void> {
  for (const id of await listLoading(db)) {
    await db.connection().execute(async (connection) => {
      await workUnderLock(connection, `rera register ${id}`, async () => {
        const snapshot = await findLoading(connection, id)
        if (snapshot) await loadOne(connection, dataDir, snapshot)
      })
    })
  }
}

async function loadOne(db: Handle, dataDir: string, snapshot: SnapshotRow): Promise<void> {
  const { id } = snapshot
  await storingTexts(async () => {
    try {
      await clearRegistrations(db, id)
      await loadRows(db, snapshot, importPath(dataDir, id))
      await transact(db, (tx) => activateSnapshot(tx, snapshot))
    } catch (error) {
      if (databaseIsAway(error)) throw error
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!(error instanceof Refusal) && !isGone) throw error
      const gone = t('The uploaded file is no longer there. Please upload it again.')
      await failSnapshot(db, id, isGone ? gone : error.message)
    }
  })
  await dropFile(dataDir, id)
}

async function loadRows(db: Handle, { id, is_workbook }: SnapshotRow, path: string): Promise<void> {
  const format = is_workbook ? unfolded : await formatOf(path)
  const columns = await columnsOf(readRows(path, format))
  const progress = { rows: 0, broken: 0, problems: [] as { line: number; reason: string }[] }
  let batch: Registration[] = []
  const save = async () => {
    await insertRegistrations(db, id, batch)
    await saveProgress(db, id, progress satisfies Progress)
    batch = []
  }
  let isBelowHead = false
  for await (const { line, cells } of readRows(path, format)) {
    if (!isBelowHead) {
      isBelowHead = findColumns(cells) !== undefined
      continue
    }
    progress.rows++
    const row = readRegistration(cells, columns)
    const reason = row.ok ? row.doubt : row.reason
    if (row.ok) batch.push(row.registration)
    else progress.broken++
    if (reason && progress.problems.length < maxProblems) progress.problems.push({ line, reason })
    if (batch.length === batchRows) await save()
  }
  await save()
  if (progress.rows === progress.broken) throw unreadable(t('No line has a number and a project.'))
}

async function columnsOf(rows: AsyncGenerator<Row>): Promise<RegisterColumns> {
  let at: RegisterColumns['at'] | undefined
  const sample: string[][] = []
  let count = 0
  for await (const { cells } of rows) {
    if (at) sample.push(cells)
    else at = findColumns(cells)
    count++
    if ((!at && count >= maxHeadRows) || sample.length >= sampleRows) break
  }
  if (!at) {
    throw unreadable(t('No column looks like a registration number or a project name.'))
  }
  return withOrders(at, sample)
}

const unreadable = (message: string) => refuse('import_unreadable', { message })
