import { editDistance, phoneticKey } from '#domain/text/edit-distance.ts'

/** Words that do not tell one society from another. */
const kinds = new Set(
  (
    'the apartment apartments apt apts society chs chsl coop co op operative cooperative ' +
    'housing ltd limited project complex flat flats'
  ).split(' '),
)

/** The letters of a name, its figures apart: `Phase 2` is not `Phase 3`. */
function keyOf(name: string) {
  const words = name
    .toLowerCase()
    .normalize('NFKC')
    .split(/[^\p{L}\p{Nd}\p{M}]+/u)
    .filter((word) => word && !kinds.has(word))
  const text = words.join('')
  return { letters: text.replace(/\p{Nd}/gu, ''), figures: text.replace(/\P{Nd}/gu, '') }
}

/** Whether two spellings name one society: `Sai Krupa CHS` and `Saikrupa Society`. */
export function isSameSociety(one: string, other: string): boolean {
  const [a, b] = [keyOf(one), keyOf(other)]
  if (a.figures !== b.figures || !a.letters || !b.letters) return false
  if (a.letters === b.letters) return true
  const isLatin = /^[a-z]+$/.test(a.letters + b.letters)
  if (isLatin && a.letters.length > 4 && phoneticKey(a.letters) === phoneticKey(b.letters)) {
    return true
  }
  const edits = Math.min(a.letters.length, b.letters.length) >= 9 ? 2 : 1
  return (
    Math.min(a.letters.length, b.letters.length) >= 6 &&
    editDistance(a.letters, b.letters, edits) <= edits
  )
}

/** Whether a text, such as a title or an address, names a society. */
export function namesSociety(text: string, society: string): boolean {
  const [within, name] = [keyOf(text), keyOf(society)]
  return name.letters.length >= 5 && within.letters.includes(name.letters)
}
