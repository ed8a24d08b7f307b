import { refuse } from '#contract/refusal.ts'
import { msg, t } from '#domain/locale/translate.ts'

/** The kind of a file by its first bytes; only text and gzipped text are supported. */
export type Kind = 'text' | 'gzip'

const signatures: [number[], string][] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    msg('This is a spreadsheet (.xlsx) or a zip archive. Please save it as CSV and upload that.'),
  ],
  [[0x50, 0x4b, 0x05, 0x06], msg('This is an empty zip archive, not a table.')],
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    msg('This is an old Excel file (.xls). Please save it as CSV and upload that.'),
  ],
  [[0x25, 0x50, 0x44, 0x46], msg('This is a PDF document, not a table.')],
  [[0xff, 0xd8, 0xff], msg('This is an image, not a table.')],
  [[0x89, 0x50, 0x4e, 0x47], msg('This is an image, not a table.')],
  [[0x47, 0x49, 0x46, 0x38], msg('This is an image, not a table.')],
  [[0x7f, 0x45, 0x4c, 0x46], msg('This is a program, not a table.')],
  [[0x4d, 0x5a, 0x90], msg('This is a program, not a table.')],
  [[0x28, 0xb5, 0x2f, 0xfd], msg('Only gzip files can be read. Please unzip this file first.')],
  [[0x42, 0x5a, 0x68], msg('Only gzip files can be read. Please unzip this file first.')],
]

/** Returns the kind of a file by its first bytes; refuses what is no table. */
export function sniff(head: Buffer): Kind {
  if (head.length === 0) throw refuse('import_unreadable', { message: t('This file is empty.') })
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip'
  const known = signatures.find(([bytes]) => bytes.every((byte, index) => head[index] === byte))
  if (known) throw refuse('import_file_type', { message: t(known[1]) })
  return 'text'
}

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

// Tab, line feed, vertical tab, form feed, carriage return, and the DOS end-of-file mark.
const textControls = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a])

/**
 * Detects the encoding: by the byte order mark, by the positions of zero bytes, as UTF-8 if nearly
 * all of it is valid, else Windows-1252. Refuses binary content.
 */
export function encodingOf(head: Buffer): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (let index = 0; index < head.length; index++) {
    if (head[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  const half = head.length / 2
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le'
  if (even > half * 0.6 && odd < half * 0.1) return 'utf-16be'
  const controls = head.filter((byte) => byte < 0x20 && !textControls.has(byte)).length
  if (controls > head.length * 0.01) {
    throw refuse('import_file_type', {
      message: t('This file is not text. Please upload a CSV file.'),
    })
  }
  const text = new TextDecoder('utf-8').decode(head.subarray(0, lastWhole(head)))
  const broken = text.match(/\ufffd/g)?.length ?? 0
  const foreign = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0
  return broken > foreign ? 'windows-1252' : 'utf-8'
}

/** Ignores a character cut at the end of the head: it says nothing about the encoding. */
function lastWhole(head: Buffer): number {
  let end = head.length
  while (end > 0 && end > head.length - 4 && ((head[end - 1] ?? 0) & 0xc0) === 0x80) end--
  return end > 0 && (head[end - 1] ?? 0) >= 0xc0 ? end - 1 : end
}

const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/**
 * Returns the delimiter that occurs most outside quotes in the header or, where the first line is
 * only a title, in the lines below. Refuses HTML and JSON.
 */
export function delimiterOf(head: string): Delimiter {
  const start = head.trimStart().slice(0, 200).toLowerCase()
  if (/^<(?:!doctype|html|\?xml|table|head|body|svg)/.test(start)) {
    throw refuse('import_file_type', { message: t('This is a web page, not a CSV file.') })
  }
  if (/^(?:\{|\[\s*[{["])/.test(start)) {
    throw refuse('import_file_type', { message: t('This is JSON, not a CSV file.') })
  }
  const [header = '', ...below] = firstLines(head)
  const inHeader = delimiters.map((mark) => header.split(mark).length)
  const counts = Math.max(...inHeader) > 2 ? inHeader : typical([header, ...below])
  const most = Math.max(...counts)
  if (most < 2) {
    throw refuse('import_unreadable', {
      message: t(
        'The first line has only one column. Please put the column names in the first line.',
      ),
    })
  }
  return delimiters[counts.indexOf(most)] ?? ','
}

const linesLookedAt = 30

/** Returns the first lines that are not blank, without quoted text. */
function firstLines(head: string): string[] {
  const unquoted = head.replace(/"(?:[^"]|"")*"/g, 'x')
  return unquoted
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, linesLookedAt)
}

/** Returns the median number of parts per line for each delimiter. */
function typical(lines: readonly string[]): number[] {
  return delimiters.map((mark) => {
    const parts = lines.map((line) => line.split(mark).length).sort((one, other) => one - other)
    return parts[Math.floor(parts.length / 2)] ?? 1
  })
}
