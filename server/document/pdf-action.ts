/**
 * What a PDF does by itself: with the file (OpenAction), or with a page or a field (AA), and what
 * follows that (ISO 32000-1, 12.6.2). Links that somebody presses are no part of it.
 */

const trigger = /\/(?:OpenAction|AA)(?![A-Za-z0-9])\s{0,9}/g
const reference = /(?<!\d)(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R\b/g
const opensLink = /\/URI(?![A-Za-z0-9])/
const action = /\/S\s{0,9}(?:\/(?:URI|Named|GoTo|Hide|Thread|ResetForm|SetOCGState|Trans)\b|\d)/
// A page to go to has links of its own, which are pressed.
const target = /\/Type\s{0,9}\/(?:Pages?|Annot|StructElem)(?![A-Za-z0-9])/
const maxActions = 1_000
// A dictionary of actions is short; what does not end is read so far.
const maxLength = 16_384

/**
 * Whether a link opens by itself, in texts whose names are decoded. So many actions that they are
 * not followed to their end count as one.
 */
export function opensLinkByItself(
  texts: readonly string[],
  objectOf: (number: number) => string,
): boolean {
  const pending = triggered(texts)
  const followed = new Set<number>()
  for (const value of pending) {
    if (pending.length > maxActions || opensLink.test(value)) return true
    for (const found of value.matchAll(reference)) {
      const number = Number(found[1])
      if (followed.has(number)) continue
      followed.add(number)
      const object = objectOf(number).slice(0, maxLength)
      if (action.test(object) || !target.test(object)) pending.push(object)
    }
  }
  return false
}

/** The dictionaries, arrays or references behind the names of what happens by itself. */
function triggered(texts: readonly string[]): string[] {
  const values: string[] = []
  for (const text of texts) {
    for (const found of text.matchAll(trigger)) {
      const start = found.index + found[0].length
      const value = text.slice(start, start + maxLength)
      values.push(/^(?:<<|\[)/.test(value) ? balanced(value) : (/^[\d\sR]*/.exec(value)?.[0] ?? ''))
      if (values.length > maxActions) return values
    }
  }
  return values
}

/** A text to the bracket that closes its first one. */
function balanced(value: string): string {
  let depth = 0
  for (const found of value.matchAll(/<<|>>|[[\]]/g)) {
    depth += found[0] === '<<' || found[0] === '[' ? 1 : -1
    if (depth === 0) return value.slice(0, found.index + found[0].length)
  }
  return value
}
