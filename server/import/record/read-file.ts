import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sheetLimits } from '#contract/upload-limits.ts'
import { plainCell } from '#domain/import-cell/safe-cell.ts'
import { checkKind, kindByName } from '#server/import/tabular/file-kind.ts'
import { formatOf, readRows } from '#server/import/tabular/records.ts'
import {
  looksLikeWorkbook,
  readWorkbook,
  remarksOnSheets,
  tooManyColumns,
  tooManyRows,
} from '#server/import/tabular/workbook.ts'
import { unreadable } from '#server/import/tabular/zip-directory.ts'

export interface Line {
  /** As editors and spreadsheets count, from 1. */
  line: number
  cells: string[]
}

const limits = { rows: sheetLimits.maxRows, columns: sheetLimits.maxColumns }

/**
 * The lines of an uploaded table that are not blank, and what was left out of a workbook. Name and
 * content must be the same kind.
 */
export async function readFileLines(
  content: Buffer,
  fileName: string,
): Promise<{ lines: Line[]; remarks: string[] }> {
  checkKind(kindByName(fileName, sheetLimits.extensions), content.subarray(0, 4))
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, content, { mode: 0o600 })
    const workbook = looksLikeWorkbook(content) ? await readWorkbook(path, limits) : undefined
    const lines = workbook
      ? workbook.lines.map((cells, index) => ({ line: index + 1, cells }))
      : await readText(path)
    return {
      lines: filled(lines.map(({ line, cells }) => ({ line, cells: cells.map(tidy) }))),
      remarks: workbook ? remarksOnSheets(workbook) : [],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readText(path: string): Promise<Line[]> {
  const lines: Line[] = []
  for await (const row of readRows(path, await formatOf(path))) {
    if (lines.length > limits.rows) throw tooManyRows(limits.rows)
    lines.push(row)
  }
  return lines
}

const tidy = (cell: string) => plainCell(cell.replaceAll('\u0000', '').trimEnd()).trim()

function filled(lines: Line[]): Line[] {
  const kept = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (kept.length === 0) throw unreadable('This file is empty.')
  if (kept.some(({ cells }) => cells.length > limits.columns)) throw tooManyColumns(limits.columns)
  return kept
}
