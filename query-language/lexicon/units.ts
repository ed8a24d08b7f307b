import { readFileSync } from 'node:fs'
import type { FixedUnit, StateUnit } from '#domain/area/area.ts'
import { parseTsv } from '#domain/text/tsv.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

/** What a number counts. */
export type Unit =
  | { of: 'amount'; rupees: number }
  | { of: 'area'; unit: FixedUnit | StateUnit }
  | { of: 'metres'; metres: number }
  | {
      of:
        | 'minutes'
        | 'years'
        | 'months'
        | 'days'
        | 'bathrooms'
        | 'feet'
        | 'floor'
        | 'people'
        | 'other'
    }

const unitTable = readFileSync(new URL('./units.tsv', import.meta.url), 'utf8')
const roomUnitTable = readFileSync(new URL('./room-units.tsv', import.meta.url), 'utf8')

const areaUnits = [
  ...['sqft', 'sqmt', 'sqyd', 'acre', 'hectare', 'cent', 'guntha', 'ground', 'ankanam', 'marla'],
  ...['kanal', 'bigha', 'biswa', 'katha'],
] as const satisfies readonly (FixedUnit | StateUnit)[]
const plainUnits = [
  ...['minutes', 'years', 'months', 'days', 'bathrooms', 'feet', 'floor', 'people', 'other'],
] as const
const roomUnitNames = ['bhk', 'bed', 'room', 'rk'] as const

function parseUnit(of: string, size: string): Unit {
  if (of === 'amount') return { of, rupees: Number(size) }
  if (of === 'metres') return { of, metres: Number(size) }
  if (of === 'area') return { of, unit: member(areaUnits, size) }
  return { of: member(plainUnits, of) }
}

function member<Value extends string>(values: readonly Value[], text: string): Value {
  const value = values.find((one) => one === text)
  if (value === undefined) throw new Error(`${text} is none of ${values.join(', ')}`)
  return value
}

/** Units as written after a number (SRC-7, IND-9). */
export const units = buildPhraseTrie<Unit>(
  parseTsv(unitTable).map(
    ([of = '', size = '', spellings = '']) => [spellings, parseUnit(of, size)] as const,
  ),
)

/** Units of a number of bedrooms; `rk` is one room with a kitchen. */
export const roomUnits = buildPhraseTrie<(typeof roomUnitNames)[number]>(
  parseTsv(roomUnitTable).map(
    ([unit = '', spellings = '']) => [spellings, member(roomUnitNames, unit)] as const,
  ),
)
