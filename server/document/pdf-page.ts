import type { PdfProblem } from './pdf.ts'
import { opensLinkByItself } from './pdf-action.ts'
import { decodeNames, type ObjectStream } from './pdf-stream.ts'

const maxDepth = 30

/**
 * Follows a PDF from its root to its first page, finding objects by number as readers do, so that a
 * wrong offset table does no harm. Returns the problem, or undefined.
 */
export function openedPage(text: string, streams: readonly ObjectStream[]): PdfProblem | undefined {
  const objectOf = finder(text, streams)
  const catalog = objectOf(references(text, 'Root').at(-1))
  if (!catalog) return 'damaged'
  const texts = [text, ...streams.map((stream) => stream.text)].map(decodeNames)
  const decodedObject = (number: number) => decodeNames(objectOf(number) ?? '')
  if (opensLinkByItself(texts, decodedObject)) return 'active'
  let node = objectOf(references(catalog, 'Pages')[0])
  for (let depth = 0; node && depth < maxDepth; depth++) {
    if (/\/Type\s*\/Page(?!s)/.test(node)) return undefined
    node = objectOf(firstKid(node, objectOf))
  }
  return 'damaged'
}

type ObjectOf = (number: number | undefined) => string | undefined

/** Returns the object numbers an entry refers to, in the order of the text. */
function references(text: string, entry: string): number[] {
  const pattern = new RegExp(`/${entry}\\s+(\\d{1,10})\\s+\\d+\\s+R`, 'g')
  return [...text.matchAll(pattern)].map((found) => Number(found[1]))
}

function firstKid(node: string, objectOf: ObjectOf): number | undefined {
  const kids = objectOf(references(node, 'Kids')[0]) ?? /\/Kids\s*(\[[^\]]*)/.exec(node)?.[1]
  const first = kids && /\[\s*(\d{1,10})\s+\d+\s+R/.exec(kids)?.[1]
  return first ? Number(first) : undefined
}

/**
 * Returns a function that finds the newest object with a number: the last one in the file, or else
 * the last one in an object stream.
 */
function finder(text: string, streams: readonly ObjectStream[]): ObjectOf {
  const places = new Map<number, number>()
  for (const found of text.matchAll(/(?<!\d)(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj\b/g)) {
    places.set(Number(found[1]), found.index + found[0].length)
  }
  const inStreams = new Map(streams.flatMap(objectsIn))
  return (number = Number.NaN) => {
    const place = places.get(number)
    if (place === undefined) return inStreams.get(number)
    const end = text.indexOf('endobj', place)
    return text.slice(place, end < 0 ? undefined : end)
  }
}

function objectsIn({ text, first }: ObjectStream): [number, string][] {
  const pairs = [...text.slice(0, first).matchAll(/(\d{1,10})\s+(\d{1,10})/g)]
  return pairs.map((pair, index) => {
    const next = pairs[index + 1]
    const end = next && first + Number(next[2])
    return [Number(pair[1]), text.slice(first + Number(pair[2]), end)]
  })
}
