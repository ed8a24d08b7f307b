import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { regExp } from '#domain/text/reg-exp.ts'

const inflateBytes = promisify(inflate)

const limits = { streams: 5_000, bytes: 32 * 1024 * 1024 } as const

/** Any character of a name may be written as #xx (ISO 32000-1, 7.3.5). */
export const decodeNames = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )

// Common writers deflate an object stream once; any other coding could hide its content.
const otherCoding = regExp()`
  \/(ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt)(?![A-Za-z0-9])
  |\/Predictor\s+(?!1\b)|\/(Filter|DecodeParms)\s+\d
`

/**
 * An object stream: first the numbers and offsets of its objects, then from `first` the objects.
 */
export interface ObjectStream {
  text: string
  first: number
}

/** Returns all object streams of a file, or undefined if one of them cannot be read. */
export async function readObjectStreams(
  content: Buffer,
  text: string,
): Promise<ObjectStream[] | undefined> {
  const streams: ObjectStream[] = []
  let bytes = 0
  let before = 0
  for (let at = nextStream(text, 0); at >= 0; at = nextStream(text, before)) {
    const dictionary = decodeNames(text.slice(before, at))
    before = at + 'stream'.length
    if (!dictionary.includes('/ObjStm')) continue
    if (otherCoding.test(dictionary) || streams.length >= limits.streams) return undefined
    const start = lineEnd(text, before)
    const read = await inflated(content.subarray(start), limits.bytes - bytes)
    const first = [...dictionary.matchAll(/\/First\s+(\d{1,10})/g)].at(-1)?.[1]
    if (!read || !first || !/^\s*\d+\s+\d+\s/.test(read)) return undefined
    bytes += read.length
    streams.push({ text: read, first: Number(first) })
  }
  return streams
}

function nextStream(text: string, from: number): number {
  let at = text.indexOf('stream', from)
  while (at >= 3 && text.startsWith('end', at - 3)) at = text.indexOf('stream', at + 1)
  return at
}

function lineEnd(text: string, from: number): number {
  const line = text.indexOf('\n', from)
  const carriage = text.indexOf('\r', from)
  if (carriage >= 0 && carriage + 1 !== line && (line < 0 || carriage < line)) return carriage + 1
  return line < 0 ? text.length : line + 1
}

async function inflated(content: Buffer, maxOutputLength: number): Promise<string | undefined> {
  if (maxOutputLength < 1) return undefined
  try {
    return (await inflateBytes(content, { maxOutputLength })).toString('latin1')
  } catch {
    return undefined
  }
}
