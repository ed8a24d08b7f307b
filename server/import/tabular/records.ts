import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, gunzipSync, constants as zlib } from 'node:zlib'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { type Refusal, refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import {
  type Delimiter,
  delimiterOf,
  type Encoding,
  encodingOf,
  type Kind,
  sniff,
} from './sniff.ts'

/** How the bytes of a file become rows. `unfolded` is the format of a workbook (workbook.ts). */
export interface Format {
  kind: Kind | 'unfolded'
  encoding: Encoding
  delimiter: Delimiter
  /** Rows above the column names, such as a title or blank rows. */
  skip: number
  /** Number of lines with column names. */
  nameRows: number
}

/** A row with the line number of its first character, from 1 as in editors. */
export interface Row {
  line: number
  cells: string[]
}

const headBytes = 256 * 1024
/** A longer row means an unclosed quote. */
const maxRowBytes = 1024 * 1024
/** A gzip that unpacks to more is a zip bomb. */
const maxUnpacked = 500 * 1024 * 1024
/** Short rows compress well but parse slowly: larger tables have to be split. */
const maxRows = 2_000_000

/** Detects the format of a file from its content; refuses what is no table. */
export async function formatOf(path: string): Promise<Format> {
  const head = await readHead(path)
  const kind = sniff(head)
  const plain = kind === 'gzip' ? unpackHead(head) : head
  if (kind === 'gzip' && sniff(plain) !== 'text') {
    throw refuse('import_unreadable', {
      message: t('This file is compressed twice. Please unzip it once.'),
    })
  }
  const encoding = encodingOf(plain)
  const text = new TextDecoder(encoding).decode(plain).replace(/\r\n?/g, '\n')
  return { kind, encoding, delimiter: delimiterOf(text), skip: 0, nameRows: 1 }
}

async function readHead(path: string): Promise<Buffer> {
  const file: FileHandle = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

// Gzip compresses at most 1000 to 1, so this much never unpacks to more than about 32 MB.
const packedHeadBytes = 32 * 1024

function unpackHead(head: Buffer): Buffer {
  try {
    // The head is cut in the middle of the stream, so the missing end is no error.
    return gunzipSync(head.subarray(0, packedHeadBytes), {
      finishFlush: zlib.Z_SYNC_FLUSH,
      maxOutputLength: 64 * 1024 * 1024,
    }).subarray(0, headBytes)
  } catch {
    throw refuse('import_unreadable', { message: t('This gzip file is damaged.') })
  }
}

/**
 * Streams the rows of a file, header first, so memory stays constant. Skips blank lines. Refuses a
 * file that breaks later, with the line.
 */
export async function* readRows(path: string, format: Format): AsyncGenerator<Row> {
  if (format.kind === 'unfolded') return yield* readUnfolded(path, format)
  let rows = 0
  // Lines of the rows that are not yet consumed, in order.
  const lines: number[] = []
  const parser = parse({
    delimiter: format.delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    // Blanks before a quote are skipped: the quoted text is still one cell.
    ltrim: true,
    skip_empty_lines: true,
    max_record_size: maxRowBytes,
    on_record: (cells, info) => {
      lines.push(info.lines - breaksIn(cells))
      return cells
    },
  })
  const bytes = createReadStream(path, { highWaterMark: 64 * 1024 })
  const text = new Text(format.encoding)
  const fed =
    format.kind === 'gzip'
      ? pipeline(bytes, createGunzip(), limit(maxUnpacked), text, parser)
      : pipeline(bytes, text, parser)
  // The parser passes this failure on to its reader below.
  fed.catch(() => undefined)
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      const line = lines.shift() ?? 0
      if (++rows > maxRows) throw tooManyRows()
      if (rows > format.skip) yield { line, cells: cells.map(plainText) }
    }
  } catch (error) {
    throw sentenceOf(error)
  } finally {
    bytes.destroy()
    parser.destroy()
  }
}

/** The format of an unfolded workbook. */
export const unfolded: Format = {
  kind: 'unfolded',
  encoding: 'utf-8',
  delimiter: ',',
  skip: 0,
  nameRows: 1,
}
const texts = z.array(z.string())

async function* readUnfolded(path: string, { skip }: Format): AsyncGenerator<Row> {
  const bytes = createReadStream(path)
  let line = 0
  let rows = 0
  try {
    for await (const text of createInterface({ input: bytes, crlfDelay: Infinity })) {
      line++
      const cells = texts
        .parse(JSON.parse(text))
        .map((cell) => withRupeeSign(cell.replaceAll('\u0000', '')))
      if (cells.every((cell) => cell === '')) continue
      if (++rows > skip) yield { line, cells }
    }
  } finally {
    bytes.destroy()
  }
}

// The parser keeps the closing quote in the cell if blanks follow it.
const quotedBeforeBlanks = /^"(.*)"\s+$/s

function plainText(cell: string): string {
  const inner = quotedBeforeBlanks.exec(cell)?.[1]
  return withRupeeSign(inner === undefined ? cell : inner.replaceAll('""', '"'))
}

/** Repairs a rupee sign that was stored as UTF-8 and read as Windows-1252. */
function withRupeeSign(cell: string): string {
  return cell.includes('â‚¹') ? cell.replaceAll('â‚¹', '₹') : cell
}

function breaksIn(cells: readonly string[]): number {
  let breaks = 0
  for (const cell of cells) {
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) breaks++
  }
  return breaks
}

/** Decodes bytes to text with `\n` line ends, whatever the encoding and line ends of the file. */
class Text extends Transform {
  readonly #decoder: TextDecoder
  #heldReturn = false

  constructor(encoding: Encoding) {
    super({ readableObjectMode: false, decodeStrings: true, encoding: 'utf8' })
    this.#decoder = new TextDecoder(encoding)
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    done(null, this.#plain(this.#decoder.decode(chunk, { stream: true })))
  }

  override _flush(done: TransformCallback): void {
    done(null, this.#plain(this.#decoder.decode()) + (this.#heldReturn ? '\n' : ''))
  }

  /** A carriage return at the end of a chunk waits for the next: `\n` may follow. */
  #plain(text: string): string {
    const whole = this.#heldReturn && text !== '' ? `\r${text}` : text
    if (whole !== '') this.#heldReturn = whole.endsWith('\r')
    const cut = whole.endsWith('\r') ? whole.slice(0, -1) : whole
    const lines = cut.includes('\r') ? cut.replace(/\r\n?/g, '\n') : cut
    // PostgreSQL text cannot store NUL, and no table needs it.
    return lines.includes('\u0000') ? lines.replaceAll('\u0000', '') : lines
  }
}

function tooManyRows(): Refusal {
  return refuse('import_unreadable', {
    message: t('This file has more than {maxRows} rows. Please split it.', {
      maxRows: withCommas(maxRows),
    }),
  })
}

function limit(maxBytes: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen <= maxBytes) return done(null, chunk)
      done(
        refuse('import_unreadable', {
          message: t('This file is larger than 500 MB when unzipped. Please split it.'),
        }),
      )
    },
  })
}

/** Returns an error of the stream or parser as a refusal with a sentence. */
function sentenceOf(error: unknown): unknown {
  if (error instanceof CsvError) {
    const line = typeof error.lines === 'number' ? error.lines : undefined
    if (error.code === 'CSV_MAX_RECORD_SIZE') {
      return refuse('import_unreadable', {
        message:
          line === undefined
            ? t('A row is longer than 1 MB. Please check for a missing closing quote.')
            : t(
                'The row at line {line} is longer than 1 MB. Please check for a missing ' +
                  'closing quote.',
                {
                  line,
                },
              ),
      })
    }
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
      return refuse('import_unreadable', {
        message: t('A closing quote is missing, so the last row does not end. Please add it.'),
      })
    }
    return refuse('import_unreadable', {
      message:
        line === undefined
          ? t('The file cannot be read as CSV.')
          : t('The file cannot be read as CSV at line {line}.', { line }),
    })
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('Z_')) {
    return refuse('import_unreadable', { message: t('This gzip file is damaged.') })
  }
  return error
}
