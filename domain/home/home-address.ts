/** The parts of an address that identify one home: its tower, its number, and the other words. */
export interface HomeAddress {
  /** The number of a flat, shop or office within a building: `1204`. */
  unit: string | undefined
  tower: string | undefined
  /** The number at the beginning or after "No.", of a building, a plot or a flat. */
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

// National and state highways, and places named after a road: `NH-24 Highway`, `A1 Road`.
const roadCode = /^(?:(?:nh|sh) \d|[a-z]{1,2} \d{2,5} (?:highway|expressway|road|street)\b)/

/**
 * Parses a written address: `Flat B-1204, Sunrise Towers` has unit 1204 of tower b. A society may
 * have a name like a flat: `G99, Sector 99` is in society G99.
 */
export function parseHomeAddress(address: string, society = ''): HomeAddress {
  const words = wordsOf(address)
  const text = words.join(' ')
  const [code = '', letter, digits = ''] = roadCode.test(text) ? [] : (lettered.exec(text) ?? [])
  if (code && wordsOf(society).join(' ').startsWith(code)) {
    return { ...parseHomeAddress(address.replace(/^[^,]*,?/, '')), words }
  }
  const said = unitWord.exec(text)?.[1]
  const [tower, unit] = said?.includes(' ') ? said.split(' ') : [undefined, said]
  // `B-22` is a tower, or a house of its block.
  const isUnit = digits.length > 2
  const own = isUnit ? digits : undefined
  return {
    unit: [unit, own].find((one) => one && !/^0+$/.test(one)),
    tower: towerWord.exec(text)?.[1] ?? tower ?? (isUnit ? letter : undefined),
    number: leading.exec(text)?.[1] ?? (isUnit || !code ? undefined : `${letter}${digits}`),
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
