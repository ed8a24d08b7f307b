import { toSqft } from '#domain/area/area.ts'
import { t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { type AreaUnitWord, areaUnits, perchSqft, unitNamed } from './area-unit.ts'
import { plainDigits, readNumber } from './read-number.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

export type AreaBasisWord = 'carpet' | 'built-up' | 'super-built-up' | 'plot'

/** An area in one of the three units in which listings are stored. */
export interface AreaRead {
  area: number
  unit: 'sqft' | 'sqmt' | 'acre'
  /** Upper end of a range in square feet. */
  maxSqft?: number
  basis?: AreaBasisWord
  /** The original text, where its unit is not one of the three. */
  text?: string
}

const number = /^(?:\d{1,3}(?: \d{2,3})* \d{3}(?![\d.,])|[\d.,]+(?:e[+-]?\d+)?)/
const dimensions = regExp()`
  ^([\d.]+)\s*(?:(?:ft|feet|')\s*)?(?:[x×*]|by)\s*([\d.]+)\s*
  (?:ft|feet|'|(yards?|yds?|ga[jz]|m|mtrs?))?$
`
const sideUnits = { feet: 'sqft', yards: 'sqyd', metres: 'sqmt' } as const

/** Parses what an area measures: `Super built-up Area`, `Carpet`, `Built Area`. */
export function readBasis(text: string): Reading<AreaBasisWord> {
  const words = text.toLowerCase().replace(/[\s_-]+/g, ' ')
  if (/\bsuper\b|\bsale?able\b|\bsbu?a\b/.test(words)) return understood('super-built-up')
  if (/\bcarpet\b|\brca\b/.test(words)) return understood('carpet')
  if (/\bbuilt\b|\bcovered\b|\bbuiltup\b|\bbua\b/.test(words)) return understood('built-up')
  if (/\bplot\b|\bland\b/.test(words)) return understood('plot')
  return notUnderstood(t('we do not recognise this area type'))
}

/**
 * Parses an area: `1361 sqft`, `2100 - 2850` (lower end, with a note), `34.46Sq. Meter`,
 * `5.31Acres`, `24Guntha`, `30x40`, `2,630 sq.ft. (244 sq.m.) Super built-up Area`. A bare number
 * is in `unit`. Square feet, square metres and acres stay; other units are converted to square feet
 * and their text is stored. Bigha, biswa and katha are refused unless `state` has one size of them
 * (IND-9).
 */
export function readArea(
  text: string,
  unit: AreaUnitWord = 'sqft',
  state?: string,
): Reading<AreaRead> {
  const plain = plainDigits(text).toLowerCase().replace(/\s+/g, ' ').trim()
  if (plain.length > 80) return notUnderstood(t('this is too long to be an area'))
  const basis = readBasis(plain)
  const withBasis = basis.ok ? { basis: basis.value } : {}
  const measure = measureIn(plain)
  if (!measure) return notUnderstood(t('we cannot read the unit of this area'))
  const outside = measure.text
  const sum = readSum(outside, state)
  if (sum) {
    const value = { area: sum.sqft, unit: 'sqft' as const, text: text.trim(), ...withBasis }
    return understood(value, t('{parts} added up, in sq ft', { parts: sum.parts }))
  }
  const sides = dimensions.exec(outside)
  if (sides) {
    const size = Number(sides[1]) * Number(sides[2])
    const side = sides[3]?.charAt(0)
    const unit = side === undefined ? 'feet' : side === 'm' ? 'metres' : 'yards'
    const area = round(toSqft(size, sideUnits[unit]))
    return area > 0
      ? understood(
          { area, unit: 'sqft', text: text.trim(), ...withBasis },
          t('length times breadth, in {unit}', { unit }),
        )
      : notUnderstood(t('we cannot read this area'))
  }
  const ends = readEnds(outside, unit)
  if (!ends) return notUnderstood(t('we cannot read this area'))
  const low = Math.min(ends.first, ends.last)
  const high = Math.max(ends.first, ends.last)
  if (low <= 0) return notUnderstood(t('the area must be more than zero'))
  const factor = factorOf(ends.unit, state)
  if (factor === undefined) {
    return notUnderstood(
      t('the size of a {unit} differs by state and district', { unit: ends.unit }),
    )
  }
  const notes = [...measure.notes]
  const range = high > low ? { maxSqft: round(high * factor) } : {}
  if (high > low) notes.push(t('the area is a range, so the lower end was used'))
  if (ends.unit === 'sqft' || ends.unit === 'sqmt' || ends.unit === 'acre') {
    return understood({ area: round(low), unit: ends.unit, ...range, ...withBasis }, ...notes)
  }
  notes.push(
    t('converted at {factor} sq ft per {unit}', { factor: round(factor), unit: ends.unit }),
  )
  return understood(
    { area: round(low * factor), unit: 'sqft', text: written(text, ends), ...range, ...withBasis },
    ...notes,
  )
}

const before = regExp()`
  ^(?:(?:rera|super|built|carpet|plot|land|covered|saleable|total|up|area|of|size)[ :=-]*)+
  (?=[\d.(])
`
const about = /^(?:approx(?:imate(?:ly)?)?\.?|around|about|~|±)\s*/
const beside = regExp()`
  \+ ?(?:\d[\d.,]* ?(?:sq\.? ?ft\.? |sft )?)?(?:open |attached )?
  (?:terrace|balcon(?:y|ies)|garden|lawn|deck|otla|patio|parking|sit ?out)(?: area)?
  (?: ?\d[\d.,]* ?(?:sq\.? ?ft\.?|sft)?)?$
`
const harmless = regExp('u')`
  ^(?:[^\p{L}]*|(?:rera|super|built[- ]?up|built|carpet|plot|land|covered|saleable|total|area
  |net|gross|approx(?:imately)?|negotiable|corner|only|[:.,/ -])+)$
`

/**
 * Returns the part of a cell that is its measure: the text outside brackets; the bracket, where
 * only that has a unit (`251(209.86 sq.m.)`); or both, where the bracket is the unit (`210
 * (sq.m.)`). Undefined where a bracket may hold an unknown unit.
 */
function measureIn(plain: string): { text: string; notes: string[] } | undefined {
  const notes: string[] = []
  const bracket = /\(([^)]*)\)?/.exec(plain)?.[1]?.trim()
  let text = plain
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  text = text.replace(before, '')
  if (about.test(text)) {
    text = text.replace(about, '')
    notes.push(t('the area is approximate'))
  }
  const extra = beside.exec(text)
  if (extra) {
    text = text.slice(0, extra.index).trim()
    notes.push(t('"{value}" next to the area was left out', { value: extra[0].trim() }))
  }
  if (/\d\+$/.test(text)) {
    text = text.slice(0, -1)
    notes.push(t('this is the minimum area'))
  }
  text = text.replace(/\/-$/, '')
  if (bracket === undefined) return { text, notes }
  if (unitNamed(text) || dimensions.test(text)) return { text, notes }
  const isUnit = areaUnits.some(
    ([word]) => word.test(bracket) && bracket.replace(word, '').trim() === '',
  )
  if (isUnit) return { text: withUnit(text, bracket), notes }
  if (readOne(bracket)?.unit !== undefined || unitNamed(bracket)) {
    const bare = /\d[\d.,]*/.exec(text)?.[0]
    // Portals write square feet without a unit, followed by the square metres in brackets.
    if (bare && isSame(readOne(`${bare} sqft`), readOne(bracket))) return { text, notes }
    if (bare) notes.push(t('"{bare}" has no unit and was left out', { bare }))
    return { text: bracket, notes }
  }
  if (text === '' || /^\D*$/.test(text)) return { text: bracket, notes }
  return harmless.test(bracket) ? { text, notes } : undefined
}

type One = ReturnType<typeof readOne>

/** Whether two measures are the same area apart from rounding. */
function isSame(one: One, other: One): boolean {
  const [first, second] = [one, other].map((each) =>
    each?.unit === undefined ? undefined : (factorOf(each.unit, undefined) ?? 0) * each.value,
  )
  return !!first && !!second && Math.abs(first - second) < 0.01 * first
}

/** Adds the unit after the last number of a text. */
function withUnit(text: string, unit: string): string {
  const last = [...text.matchAll(/[\d.,]+/g)].at(-1)
  if (!last) return text
  const end = last.index + last[0].length
  return `${text.slice(0, end)} ${unit} ${text.slice(end)}`.trim()
}

interface Ends {
  first: number
  last: number
  unit: AreaUnitWord
}

function readEnds(text: string, bareUnit: AreaUnitWord): Ends | undefined {
  const first = readOne(text)
  if (!first) return undefined
  const dash = /^\s*(?:-|–|—|to\b)\s*/.exec(first.rest)
  const last = dash ? readOne(first.rest.slice(dash[0].length)) : first
  // Only words about the area may follow, never another number.
  if (!last || /\d/.test(last.rest)) return undefined
  const unit = last.unit ?? first.unit ?? bareUnit
  if (first.unit !== undefined && first.unit !== unit) return undefined
  if (last.unit === undefined && last.rest !== '' && !readBasis(last.rest).ok) return undefined
  return { first: first.value, last: last.value, unit }
}

// Pairs of units for land, larger first: 2 acre 10 guntha, 12 kanal 5 marla.
const smallerUnits: Partial<Record<AreaUnitWord, readonly AreaUnitWord[]>> = {
  acre: ['guntha', 'cent', 'kanal'],
  hectare: ['are', 'guntha'],
  kanal: ['marla'],
  bigha: ['biswa', 'katha'],
}

/** Adds up an area written in two units; undefined where it is not, or a unit's size is unknown. */
function readSum(
  text: string,
  state: string | undefined,
): { sqft: number; parts: string } | undefined {
  const larger = readOne(text)
  if (!larger?.unit) return undefined
  const smaller = readOne(larger.rest.replace(/^(?:and\b|&|,|\+)\s*/, ''))
  if (!smaller?.unit || smaller.rest !== '') return undefined
  if (!smallerUnits[larger.unit]?.includes(smaller.unit)) return undefined
  const [first, second] = [factorOf(larger.unit, state), factorOf(smaller.unit, state)]
  if (first === undefined || second === undefined || smaller.value * second >= first) {
    return undefined
  }
  const sqft = round(larger.value * first + smaller.value * second)
  if (sqft <= 0) return undefined
  return { sqft, parts: `${larger.value} ${larger.unit} and ${smaller.value} ${smaller.unit}` }
}

function readOne(text: string): { value: number; unit?: AreaUnitWord; rest: string } | undefined {
  const digits = number.exec(text)?.[0]
  const reading = digits ? readNumber(digits) : undefined
  if (!digits || !reading?.ok) return undefined
  const rest = text.slice(digits.length).trim()
  const found = areaUnits.find(([word]) => word.test(rest))
  if (!found) return { value: reading.value, rest }
  return { value: reading.value, unit: found[1], rest: rest.replace(found[0], '').trim() }
}

function factorOf(unit: AreaUnitWord, state: string | undefined): number | undefined {
  if (unit === 'perch') return perchSqft
  return unit === 'bigha' || unit === 'biswa' || unit === 'katha'
    ? toSqft(1, unit, state)
    : toSqft(1, unit)
}

// A bare number gets the unit of its column, so that the stored text has it.
function written(text: string, ends: Ends): string {
  const trimmed = text.replace(/\s+/g, ' ').trim()
  return /\p{L}/u.test(trimmed) ? trimmed : `${trimmed} ${ends.unit}`
}

function round(area: number): number {
  return Math.round(area * 100) / 100
}
