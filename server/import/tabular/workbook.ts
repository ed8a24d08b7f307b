import { spawn } from 'node:child_process'
import { open, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { refuse } from '#contract/refusal.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { root } from '#server/root.ts'
import { checkZip, unreadable } from './zip-directory.ts'

const zip = 'PK\u0003\u0004'
const compound = '\u00d0\u00cf\u0011\u00e0'

/** Returns whether the first four bytes are those of an .xlsx (a zip archive) or an .xls. */
export function looksLikeWorkbook(head: Buffer): boolean {
  return [zip, compound].includes(head.toString('latin1', 0, 4))
}

export interface WorkbookLimits {
  /** Rows below the column names. */
  rows: number
  columns: number
}

const program = join(root, 'server/import/tabular/child/read-workbook.ts')
/** The sheet that was read, and all sheets with their number of rows that are not blank. */
export const WorkbookSheets = z.object({
  sheet: z.string(),
  sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean(), rows: z.number() })),
  /** Hidden or struck-through rows, which are not read. */
  leftOut: z
    .object({ hidden: z.array(z.number()), struck: z.array(z.number()) })
    .default({ hidden: [], struck: [] }),
})
export type WorkbookSheets = z.infer<typeof WorkbookSheets>

const said = z.union([
  WorkbookSheets.extend({ lines: z.array(z.array(z.string())) }),
  z.object({
    problem: z.enum(['rows', 'columns', 'password', 'unreadable', 'no-sheet', 'hidden']),
  }),
])

/**
 * Returns one sheet of a workbook as rows of text: the named one, else the first visible one with
 * rows. A separate process with 256 MB of heap parses it and is killed after 20 s. An archive is
 * checked before any of it is unpacked.
 */
export async function readWorkbook(
  path: string,
  limits: WorkbookLimits,
  sheet = '',
): Promise<WorkbookSheets & { lines: string[][] }> {
  checkParts(await readFile(path))
  const given = [path, String(limits.rows), String(limits.columns), sheet]
  const child = spawn(process.execPath, ['--max-old-space-size=256', program, ...given], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { TZ: 'UTC' },
    timeout: 20_000,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [code, answer] = await Promise.all([ended, text(child.stdout)])
  if (code !== 0) throw unreadable(t(saveAsCsv))
  const result = said.parse(JSON.parse(answer))
  if ('lines' in result) return result
  if (result.problem === 'rows') throw tooManyRows(limits.rows)
  if (result.problem === 'columns') throw tooManyColumns(limits.columns)
  throw unreadable(t(sentences[result.problem]))
}

/** Returns remarks on which sheet was read, which were not, and which rows were skipped. */
export function remarksOnSheets(workbook: WorkbookSheets): string[] {
  const { hidden, struck } = workbook.leftOut
  return [
    ...sheetsLeftOut(workbook),
    ...rowsNamed(hidden, (count, rows) =>
      t(
        '{count, plural, one {Row {rows} is hidden, by hand or by a filter, and was left out.} ' +
          'other {Rows {rows} are hidden, by hand or by a filter, and were left out.}}',
        { count, rows },
      ),
    ),
    ...rowsNamed(struck, (count, rows) =>
      t(
        '{count, plural, one {Row {rows} is struck through and was left out.} other {Rows {rows} ' +
          'are struck through and were left out.}}',
        { count, rows },
      ),
    ),
  ]
}

const maxRowsNamed = 20

function rowsNamed(
  rows: readonly number[],
  say: (count: number, rows: string) => string,
): string[] {
  if (rows.length === 0) return []
  const names = rows.slice(0, maxRowsNamed).join(', ')
  const more = rows.length - maxRowsNamed
  return [
    say(
      rows.length,
      more > 0 ? t('{names} and {count} more', { names, count: withCommas(more) }) : names,
    ),
  ]
}

function sheetsLeftOut({ sheet, sheets }: WorkbookSheets): string[] {
  const others = sheets.filter(({ name }) => name !== sheet)
  if (others.length === 0) return []
  const list = others.map(({ name, isHidden, rows }) => {
    const counts = { name, count: rows, figure: withCommas(rows) }
    return isHidden
      ? t(
          '{count, plural, one {"{name}" (hidden, 1 row)} other {"{name}" (hidden, {figure} ' +
            'rows)}}',
          counts,
        )
      : t('{count, plural, one {"{name}" (1 row)} other {"{name}" ({figure} rows)}}', counts)
  })
  return [
    t('The sheet "{sheet}" was read. Sheets left out: {sheets}.', {
      sheet,
      sheets: list.join(', '),
    }),
  ]
}

const saveAsCsv = msg('This workbook could not be read. Please save it as CSV and upload that.')

const sentences = {
  password: msg('This workbook has a password. Please save it without one.'),
  unreadable: saveAsCsv,
  'no-sheet': msg('This workbook has no sheet of this name.'),
  hidden: msg('All sheets of this workbook are hidden. Please unhide the one to import.'),
} as const

function checkParts(content: Buffer): void {
  if (content.toString('latin1', 0, 4) !== zip) {
    checkCompound(content)
    return
  }
  const names = checkZip(content)
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) {
    throw refuse('import_file_type', {
      message: t('This workbook has macros. Please save it as .xlsx and upload that.'),
    })
  }
  if (!names.some((name) => /^\/?xl\/workbook\.(?:xml|bin)$/i.test(name))) {
    throw refuse('import_file_type', { message: t('This is a zip archive, not a workbook.') })
  }
}

// Streams of an Excel 97 file, an Excel 5 file, and one with a password.
const compoundStreams = ['Workbook', 'Book', 'EncryptedPackage'].map((name) =>
  Buffer.from(name, 'utf16le'),
)

/** Refuses other documents in the same container format, such as Word, PowerPoint and Outlook. */
function checkCompound(content: Buffer): void {
  if (compoundStreams.some((name) => content.includes(name))) return
  throw refuse('import_file_type', {
    message: t('This is not an Excel workbook. Please save it as .xlsx or CSV and upload that.'),
  })
}

export function tooManyRows(max: number) {
  return unreadable(
    t('This file has more than {most} rows. Please split it.', { most: withCommas(max) }),
  )
}

export function tooManyColumns(max: number) {
  return unreadable(t('This file has more than {most} columns.', { most: max }))
}

/** The workbook is kept beside its rows, because another of its sheets may be chosen later. */
export const workbookPath = (path: string) => `${path}.workbook`

/**
 * Replaces a workbook by its rows, one JSON array per line, so that a row's number is its line
 * number, and keeps the workbook beside it. Leaves any other file unchanged.
 */
export async function unfoldWorkbook(
  path: string,
  limits: WorkbookLimits & { bytes: number },
  sheet?: string,
): Promise<WorkbookSheets | undefined> {
  if (!looksLikeWorkbook(await headOf(path))) return undefined
  if ((await stat(path)).size > limits.bytes) {
    const megabytes = Math.floor(limits.bytes / 1024 / 1024)
    throw unreadable(
      t('A workbook can be at most {megabytes} MB. Please save it as CSV and upload that.', {
        megabytes,
      }),
    )
  }
  await rename(path, workbookPath(path))
  const { lines, ...workbook } = await readWorkbook(workbookPath(path), limits, sheet)
  await writeLines(path, lines)
  return workbook
}

export async function writeLines(path: string, lines: readonly string[][]): Promise<void> {
  await writeFile(path, lines.map((cells) => `${lineOf(cells)}\n`).join(''), { mode: 0o600 })
}

// Node's readline also splits at these two characters, and JSON does not escape them.
function lineOf(cells: readonly string[]): string {
  return JSON.stringify(cells).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
