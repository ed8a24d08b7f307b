/** What an address says of one home: its tower, its number, and the other words. */
export interface HomeAddress {
  /** Of a flat, shop or office within a building: `1204`. */
  unit: string | undefined
  tower: string | undefined
  /** The number at the beginning or after "No.": of a building, a plot or a flat. */
  number: string | undefined
  words: string[]
}

const longForms: Readonly<Record<string, string>> = {
  apt: 'apartment',
  apts: 'apartment',
  apartments: 'apartment',
  rd: 'road',
  st: 'street',
  nr: 'near',
  opp: 'opposite',
  bldg: 'building',
  blk: 'block',
  twr: 'tower',
  sec: 'sector',
  ph: 'phase',
  hno: 'no',
  num: 'no',
  number: 'no',
}

const unitKinds = 'flat|apartment|unit|shop|office|suite|villa|door|house'
const unitWord = new RegExp(String.raw`\b(?:${unitKinds})(?: no)? (\d{1,5}[a-z]?|[a-z] \d{1,5})\b`)
const towerWord = /\b(?:tower|block|wing|building) (?:no )?(\d{1,2}|[a-z]\d?)\b/
const lettered = /^(?:no )?([a-z]{1,2}) (\d{2,5})\b/
const leading = /^(?:(?:plot )?no |plot )?(\d{1,5}[a-z]?)\b(?! (?:st|nd|rd|th)\b)/

/** Parses a written address: `Flat B-1204, Sunrise Towers` has unit 1204 of tower b. */
export function parseHomeAddress(address: string): HomeAddress {
  const words = wordsOf(address)
  const text = words.join(' ')
  const said = unitWord.exec(text)?.[1]
  const [, letter, own] = lettered.exec(text) ?? []
  const [tower, unit] = said?.includes(' ') ? said.split(' ') : [undefined, said]
  return {
    unit: unit ?? own,
    tower: towerWord.exec(text)?.[1] ?? tower ?? letter,
    number: leading.exec(text)?.[1],
    words,
  }
}

/** Lower-cases, splits letters from figures (`B-1204`, `B1204`) and spells out short forms. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/h\.? ?no\b|#/g, ' no ')
    .replace(/\b([a-z]{1,2})[-/ ]?(\d{2,5})\b/g, '$1 $2')
    .split(/[^\p{L}\p{Nd}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => longForms[word] ?? word)
}

/** Returns the part of words that two addresses share: 1 where they have the same. */
export function sharedWords(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [new Set(one), new Set(other)]
  if (a.size + b.size === 0) return 0
  return (2 * [...a].filter((word) => b.has(word)).length) / (a.size + b.size)
}
