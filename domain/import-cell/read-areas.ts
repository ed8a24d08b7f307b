import { toSqft } from '#domain/area/area.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import type { AreaUnitWord } from './area-unit.ts'
import { type AreaRead, readArea, readBasis } from './read-area.ts'
import { plainDigits } from './read-number.ts'
import { type Reading, understood } from './reading.ts'

const label = regExp('g')`
  (?:(?:super[ -]*built[ -]*up|super|sale?able|sbu?a|built[ -]*up|bua|covered|(?:rera )?carpet|rca
  |plot|land)(?![a-z])(?: area)?)
`
const maxLength = 200

/**
 * Parses a cell with several areas: `Super Built-up area 1450 (134.71 sq.m.) Carpet area: 1100
 * sq.ft.`, `780 sqft carpet / 1050 sqft sba`, `1050 (780 carpet)`. Undefined where there is only
 * one.
 */
export function readAreas(
  text: string,
  unit: AreaUnitWord,
  state?: string,
): Reading<AreaRead[]> | undefined {
  const plain = plainDigits(text).toLowerCase().replace(/\s+/g, ' ').trim()
  if (plain.length > maxLength) return undefined
  const labels = [...plain.matchAll(label)].flatMap((found) => {
    const basis = readBasis(found[0])
    return basis.ok
      ? [{ basis: basis.value, start: found.index, end: found.index + found[0].length }]
      : []
  })
  if (labels.length === 1) return besideOne(plain, unit, state)
  if (new Set(labels.map(({ basis }) => basis)).size !== labels.length) return undefined
  const isFirst = !/\d/.test(plain.slice(0, labels[0]?.start))
  const areas: AreaRead[] = []
  const notes: string[] = []
  for (const [at, { basis, start, end }] of labels.entries()) {
    const part = isFirst
      ? plain.slice(end, labels[at + 1]?.start)
      : plain.slice(labels[at - 1]?.end ?? 0, start)
    const reading = readArea(measureOf(part), unit, state)
    // A label without a number is skipped: "Carpet area: NA".
    if (!reading.ok && /\d/.test(part)) return reading
    if (!reading.ok) continue
    areas.push({ ...reading.value, basis })
    notes.push(...reading.notes)
  }
  return areas.length > 0 ? understood(areas, ...notes) : undefined
}

/** Parses a labelled area beside one without a label: `1050 (780 carpet)`. */
function besideOne(plain: string, unit: AreaUnitWord, state: string | undefined) {
  const cut = plain.search(/[(/|;]|, /)
  const [first, second] = [plain.slice(0, Math.max(cut, 0)), plain.slice(cut + 1)]
  const isNamed = (part: string) => part.search(label) >= 0
  if (isNamed(first) || !isNamed(second)) return undefined
  const readings = [first, second].map((part) => readArea(measureOf(part), unit, state))
  const [other, named] = readings
  if (!other?.ok || !named?.ok || isConverted(other.value, named.value)) return undefined
  return understood([other.value, named.value], ...other.notes, ...named.notes)
}

const isConverted = (one: AreaRead, other: AreaRead) => {
  const size = toSqft(one.area, one.unit)
  return Math.abs(size - toSqft(other.area, other.unit)) < 0.02 * size
}

const joints = ' /|,;:+&=-'

/** Removes the signs that join a part of a cell to the others. */
function measureOf(part: string): string {
  const isJoint = (letter: string, bracket: string) => `${joints}${bracket}`.includes(letter)
  let [start, end] = [0, part.length]
  while (start < end && isJoint(part.charAt(start), ')')) start++
  while (end > start && isJoint(part.charAt(end - 1), '(')) end--
  const bare = part.slice(start, end)
  return bare.includes('(') ? bare : bare.replace(/\)$/, '').trim()
}
