import { sheetLimits } from '#contract/upload-limits.ts'
import { plainCell } from '#domain/import-cell/safe-cell.ts'
import { t } from '#domain/locale/translate.ts'
import type { ReceivedFile, UploadLimits } from '#server/import/run/upload.ts'
import { formatOf, type Row, readRows, unfolded } from '#server/import/tabular/records.ts'
import { tooManyColumns, tooManyRows } from '#server/import/tabular/workbook.ts'
import { unreadable } from '#server/import/tabular/zip-directory.ts'

const limits = { rows: sheetLimits.maxRows, columns: sheetLimits.maxColumns }

/** Size limits of files of records. */
export const uploadLimits = {
  ...sheetLimits,
  workbook: { bytes: sheetLimits.maxBytes, ...limits },
} satisfies UploadLimits

/** Returns the lines of an uploaded table that are not blank. */
export async function readFileLines({ path, workbook }: ReceivedFile): Promise<Row[]> {
  const lines: Row[] = []
  for await (const { line, cells } of readRows(path, workbook ? unfolded : await formatOf(path))) {
    if (lines.length > limits.rows) throw tooManyRows(limits.rows)
    const row = { line, cells: cells.map(tidy) }
    if (row.cells.some((cell) => cell !== '')) lines.push(row)
  }
  if (lines.length === 0) throw unreadable(t('This file is empty.'))
  if (lines.some(({ cells }) => cells.length > limits.columns)) throw tooManyColumns(limits.columns)
  return lines
}

const tidy = (cell: string) => plainCell(cell.replaceAll('\u0000', '').trimEnd()).trim()
