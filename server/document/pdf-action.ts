/**
 * Actions a PDF runs automatically: when it is opened (OpenAction), for a page or a field (AA), and
 * those that follow (ISO 32000-1, 12.6.2). Links that a person clicks do not count.
 */

const trigger = /\/(?:OpenAction|AA)(?![A-Za-z0-9])\s{0,9}/g
const reference = /(?<!\d)(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R\b/g
const opensLink = /\/URI(?![A-Za-z0-9])/
const action = /\/S\s{0,9}(?:\/(?:URI|Named|GoTo|Hide|Thread|ResetForm|SetOCGState|Trans)\b|\d)/
// A page as a target has links of its own, which are only clicked.
const target = /\/Type\s{0,9}\/(?:Pages?|Annot|StructElem)(?![A-Za-z0-9])/
const maxActions = 1_000
// An action dictionary is short; an unterminated one is read up to this length.
const maxLength = 16_384

/**
 * Returns whether a link opens automatically, in texts with decoded names. Too many actions to
 * follow count as a link.
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

/** Returns the dictionaries, arrays or references of automatic actions. */
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

/** Returns the text up to the bracket that closes its first one. */
function balanced(value: string): string {
  let depth = 0
  for (const found of value.matchAll(/<<|>>|[[\]]/g)) {
    depth += found[0] === '<<' || found[0] === '[' ? 1 : -1
    if (depth === 0) return value.slice(0, found.index + found[0].length)
  }
  return value
}
