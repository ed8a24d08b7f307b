import type { FastifyRequest } from 'fastify'
import { type RegisterSnapshot, RegisterUpload } from '#contract/rera-register.ts'
import { importLimits } from '#contract/upload-limits.ts'
import { currentLocale } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { filePartOf } from '#server/http/file-part.ts'
import { fieldsOf } from '#server/http/form-fields.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { receiveFile } from '#server/import/run/upload.ts'
import { readRemark, readStored } from '#server/locale/stored-text.ts'
import { insertSnapshot, type SnapshotRow } from './queries.ts'

/** A workbook is read as a whole, so a larger register has to be a CSV file. */
const workbook = { bytes: importLimits.workbookBytes, rows: 50_000, columns: 200 }

/** Stores a file of a register; a job loads it. */
export async function receiveRegister(
  { db, dataDir }: { db: Handle; dataDir: string },
  viewer: AdministratorViewer,
  request: FastifyRequest,
): Promise<RegisterSnapshot> {
  const part = await filePartOf(request, importLimits.maxBytes)
  const incoming = { fileName: part.filename, content: part.file }
  const readGiven = async () => ({
    sheet: undefined,
    ...(await fieldsOf(request, part, RegisterUpload)),
  })
  const limits = { ...importLimits, workbook }
  const row = await receiveFile(dataDir, incoming, limits, readGiven, (file, given) =>
    transact(db, async (tx) => {
      const { id, fileName } = file
      const snapshot = await insertSnapshot(tx, {
        ...{ id, state: given.state, part: given.part ?? '', file_name: fileName },
        ...{ is_workbook: file.workbook !== undefined, language: currentLocale() },
        ...{ loaded_by: viewer.id, loaded_by_name: viewer.name },
      })
      const after = { state: given.state, part: given.part, fileName }
      await record(tx, viewer, 'rera_register.load', { kind: 'rera_register', id }, { after })
      return snapshot
    }),
  )
  return presentSnapshot(row)
}

export function presentSnapshot(row: SnapshotRow): RegisterSnapshot {
  return {
    ...{ _id: row.id, state: row.state, part: row.part, fileName: row.file_name },
    ...{
      status: row.status,
      isCurrent: row.is_current,
      message: row.message && readStored(row.message),
    },
    ...{ rows: row.row_count, broken: row.broken_count },
    // The column is only written by the load.
    problems: (row.problems as RegisterSnapshot['problems']).map(readRemark),
    loadedBy: row.loaded_by_name,
    createdAt: row.created_at.toISOString(),
  }
}
