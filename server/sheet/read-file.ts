import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { sheetLimits } from '#contract/sheet.ts'
import { plainCell } from '#domain/safe-cell.ts'
import { formatOf, readRows } from '#server/import/source/records.ts'
import { checkZip, unreadable } from './zip-directory.ts'

export interface Line {
  /** As editors and spreadsheets count, from 1. */
  line: number
  cells: string[]
}

/** The lines of an uploaded table that are not blank, by what the file is, not by its name. */
export async function readFileLines(content: Buffer): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, content, { mode: 0o600 })
    return isWorkbook(content) ? await readWorkbook(path) : await readText(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function isWorkbook(content: Buffer): boolean {
  const start = content.toString('latin1', 0, 4)
  if (start === 'PK\u0003\u0004') {
    const names = checkZip(content)
    if (names.some((name) => /vbaProject\.bin$/i.test(name))) {
      throw unreadable('This workbook has macros. Please save it as .xlsx and upload that.')
    }
    if (!names.some((name) => /^\/?xl\/workbook\.(?:xml|bin)$/i.test(name))) {
      throw unreadable('This is a zip archive, not a workbook.')
    }
    return true
  }
  return start === '\u00d0\u00cf\u0011\u00e0'
}

async function readText(path: string): Promise<Line[]> {
  const lines: Line[] = []
  for await (const { line, cells } of readRows(path, await formatOf(path))) {
    if (lines.length > sheetLimits.maximumRows) throw tooManyRows()
    lines.push({ line, cells: cells.map(tidy) })
  }
  return filled(lines)
}

const program = fileURLToPath(new URL('./child/read-workbook.ts', import.meta.url))
const said = z.union([
  z.object({ lines: z.array(z.array(z.string())) }),
  z.object({ problem: z.enum(['rows', 'columns', 'password', 'unreadable']) }),
])

/** Reads a workbook where it can do no harm: a process with 256 MB of heap that is killed after 20 s. */
async function readWorkbook(path: string): Promise<Line[]> {
  const { maximumRows, maximumColumns } = sheetLimits
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=256', program, path, String(maximumRows), String(maximumColumns)],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { TZ: 'UTC' },
      timeout: 20_000,
      killSignal: 'SIGKILL',
    },
  )
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [code, answer] = await Promise.all([ended, text(child.stdout)])
  if (code !== 0) {
    throw unreadable('This workbook could not be read. Please save it as CSV and upload that.')
  }
  const result = said.parse(JSON.parse(answer))
  if ('lines' in result) {
    return filled(result.lines.map((cells, index) => ({ line: index + 1, cells: cells.map(tidy) })))
  }
  if (result.problem === 'rows') throw tooManyRows()
  if (result.problem === 'columns') throw tooManyColumns()
  throw unreadable(
    result.problem === 'password'
      ? 'This workbook has a password. Please save it without one.'
      : 'This workbook could not be read. Please save it as CSV and upload that.',
  )
}

const tidy = (cell: string) => plainCell(cell.replaceAll('\u0000', '').trimEnd()).trim()

function filled(lines: Line[]): Line[] {
  const kept = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (kept.length === 0) throw unreadable('This file is empty.')
  if (kept.some(({ cells }) => cells.length > sheetLimits.maximumColumns)) throw tooManyColumns()
  return kept
}

function tooManyRows() {
  const most = sheetLimits.maximumRows.toLocaleString('en-IN')
  return unreadable(`This file has more than ${most} rows. Please split it.`)
}

function tooManyColumns() {
  return unreadable(`This file has more than ${sheetLimits.maximumColumns} columns.`)
}
