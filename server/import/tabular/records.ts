import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, gunzipSync, constants as zlib } from 'node:zlib'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { type Refusal, refuse } from '#contract/refusal.ts'
import { withCommas } from '#domain/text/format-number.ts'
import {
  type Delimiter,
  delimiterOf,
  type Encoding,
  encodingOf,
  type Kind,
  sniff,
} from './sniff.ts'

/** How the bytes of one file become rows; `unfolded` is what was a workbook (workbook.ts). */
export interface Format {
  kind: Kind | 'unfolded'
  encoding: Encoding
  delimiter: Delimiter
  /** Rows above the names of the columns: the title of a sheet, blank rows. */
  skip: number
  /** Lines the names of the columns stand in. */
  nameRows: number
}

/** One row with the line its first character stands on, counted from 1 as editors do. */
export interface Row {
  line: number
  cells: string[]
}

const headBytes = 256 * 1024
/** A row longer than this is a quote that was never closed. */
const longestRow = 1024 * 1024
/** What a gzip may unpack to: more is a bomb, not a table. */
const maxUnpacked = 500 * 1024 * 1024
/** Short rows are quick to pack and slow to read: more of them come in several files. */
const maxRows = 2_000_000

/** Finds out by its content how a file is to be read; what is no table is refused in a sentence. */
export async function formatOf(path: string): Promise<Format> {
  const head = await readHead(path)
  const kind = sniff(head)
  const plain = kind === 'gzip' ? unpackHead(head) : head
  if (kind === 'gzip' && sniff(plain) !== 'text') {
    throw refuse('import_unreadable', {
      message: 'This is a gzip within a gzip. Please unpack it.',
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

// Gzip packs at most a thousandfold, so this much never unpacks to more than some 32 MB.
const packedHeadBytes = 32 * 1024

function unpackHead(head: Buffer): Buffer {
  try {
    // The head ends in the middle of the stream: what is there is unpacked, the rest is not missed.
    return gunzipSync(head.subarray(0, packedHeadBytes), {
      finishFlush: zlib.Z_SYNC_FLUSH,
      maxOutputLength: 64 * 1024 * 1024,
    }).subarray(0, headBytes)
  } catch {
    throw refuse('import_unreadable', { message: 'This gzip file is damaged.' })
  }
}

/**
 * The rows of a file, header first, read as a stream: memory stays flat whatever its size. Blank
 * lines are passed over. A file that goes wrong on the way ends with a refusal that names the line.
 */
export async function* readRows(path: string, format: Format): AsyncGenerator<Row> {
  if (format.kind === 'unfolded') return yield* readUnfolded(path, format)
  let rows = 0
  // The lines of the rows that wait to be taken, in their order.
  const lines: number[] = []
  const parser = parse({
    delimiter: format.delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    // Blanks before a quote: what it encloses is still one cell.
    ltrim: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
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
  // The failure arrives through the parser, whose reader below gets it.
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

/** The format of a workbook that was unfolded. */
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

// A quote that is closed before blanks stays in its cell.
const quotedBeforeBlanks = /^"(.*)"\s+$/s

function plainText(cell: string): string {
  const inner = quotedBeforeBlanks.exec(cell)?.[1]
  return withRupeeSign(inner === undefined ? cell : inner.replaceAll('""', '"'))
}

/** A rupee sign that was saved as UTF-8 and read as Windows-1252 on the way here. */
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

/** Bytes to text with `\n` line ends, whatever the encoding and the line ends of the file. */
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

  /** A return at the end of a chunk waits for the next: it may be half of a line end. */
  #plain(text: string): string {
    const whole = this.#heldReturn && text !== '' ? `\r${text}` : text
    if (whole !== '') this.#heldReturn = whole.endsWith('\r')
    const cut = whole.endsWith('\r') ? whole.slice(0, -1) : whole
    const lines = cut.includes('\r') ? cut.replace(/\r\n?/g, '\n') : cut
    // PostgreSQL text cannot hold it, and no table means it.
    return lines.includes('\u0000') ? lines.replaceAll('\u0000', '') : lines
  }
}

function tooManyRows(): Refusal {
  return refuse('import_unreadable', {
    message: `This file has more than ${withCommas(maxRows)} rows. Please split it.`,
  })
}

function limit(most: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen <= most) return done(null, chunk)
      done(
        refuse('import_unreadable', {
          message: 'This gzip file unpacks to more than 500 MB. Please split it.',
        }),
      )
    },
  })
}

/** What went wrong on the way, as a refusal in words. */
function sentenceOf(error: unknown): unknown {
  if (error instanceof CsvError) {
    const line = typeof error.lines === 'number' ? error.lines : undefined
    const where = line === undefined ? '' : ` at line ${line}`
    if (error.code === 'CSV_MAX_RECORD_SIZE') {
      return refuse('import_unreadable', {
        message: `A row${where} is longer than 1 MB: perhaps a quote is never closed.`,
      })
    }
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
      return refuse('import_unreadable', {
        message: 'A quote is opened and never closed, so the last row has no end.',
      })
    }
    return refuse('import_unreadable', { message: `The file cannot be read as CSV${where}.` })
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('Z_')) {
    return refuse('import_unreadable', { message: 'This gzip file is damaged.' })
  }
  return error
}
