import { withCommas } from '#domain/text/format-number.ts'

/** Square feet per unit of area. Exact by definition; the metric units by 1 ft = 0.3048 m. */
const fixedSqft = {
  sqft: 1,
  sqmt: 1 / 0.09290304,
  sqyd: 9,
  acre: 43_560,
  hectare: 10_000 / 0.09290304,
  are: 100 / 0.09290304,
  cent: 435.6,
  guntha: 1_089,
  ground: 2_400,
  ankanam: 72,
  marla: 272.25,
  kanal: 5_445,
} as const

/** Square feet of a bigha by state; several where usage within the state differs (IND-9). */
const bighaSqft: Record<string, readonly number[]> = {
  assam: [14_400],
  bihar: [27_225],
  gujarat: [17_424],
  haryana: [9_075, 27_225],
  'himachal pradesh': [8_100, 8_712],
  'madhya pradesh': [12_000],
  punjab: [9_075, 27_225],
  rajasthan: [17_424, 27_225],
  'uttar pradesh': [6_806.25, 9_075, 27_225],
  uttarakhand: [8_100, 8_712],
  'west bengal': [14_400],
}

// A biswa is a twentieth of a bigha in the north; Assam, Bengal and Gujarat do not use it.
const biswaSqft = Object.fromEntries(
  Object.entries(bighaSqft)
    .filter(([state]) => !['assam', 'gujarat', 'west bengal'].includes(state))
    .map(([state, factors]) => [state, factors.map((factor) => factor / 20)]),
)

const stateSqft: Record<StateUnit, Record<string, readonly number[]>> = {
  bigha: bighaSqft,
  biswa: biswaSqft,
  katha: { assam: [2_880], bihar: [1_361.25], 'west bengal': [720] },
}

/**
 * Units with one size everywhere. sqyd is also called gaj; cent is also decimal, dismil and satak.
 */
export type FixedUnit = keyof typeof fixedSqft
/** Units whose size depends on the state, and sometimes on the district. */
export type StateUnit = 'bigha' | 'biswa' | 'katha'
export type LandUnit = FixedUnit | StateUnit

function factorsOf(unit: LandUnit, state: string | undefined): readonly number[] {
  if (unit in fixedSqft) return [fixedSqft[unit as FixedUnit]]
  const byState = stateSqft[unit as StateUnit]
  if (state === undefined) return Object.values(byState).flat()
  return byState[state.trim().toLowerCase()] ?? []
}

/**
 * Returns an area in square feet. The size of bigha, biswa and katha depends on the state:
 * `undefined` where the state is not given, does not use the unit, or uses it in several sizes. Use
 * `sqftRange` then, never a default. `area` is a non-negative number of units, `state` a state's
 * name.
 */
export function toSqft(area: number, unit: FixedUnit): number
export function toSqft(area: number, unit: LandUnit, state?: string): number | undefined
export function toSqft(area: number, unit: LandUnit, state?: string): number | undefined {
  const factors = factorsOf(unit, state)
  const [factor] = factors
  return factors.length === 1 && factor !== undefined ? area * factor : undefined
}

/**
 * Returns the smallest and largest number of square feet that an area can mean: equal for units
 * with one size everywhere, apart where the state is unknown or uses several sizes; `undefined`
 * where the state does not use the unit.
 */
export function sqftRange(
  area: number,
  unit: LandUnit,
  state?: string,
): { min: number; max: number } | undefined {
  const factors = factorsOf(unit, state)
  if (factors.length === 0) return undefined
  return { min: area * Math.min(...factors), max: area * Math.max(...factors) }
}

/** Formats an area for people, with at most two decimals: `1,240 sq ft`, `2.5 acre`. */
export function formatArea(area: number, unitLabel: string): string {
  return `${withCommas(area)} ${unitLabel}`
}
