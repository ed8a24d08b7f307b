import { toSqft } from '#domain/area/area.ts'
import type { AreaBasisWord } from '#domain/import-cell/read-area.ts'
import type { Facts } from './facts.ts'

const details = {
  carpet: 'areaCarpetSqft',
  'built-up': 'areaBuiltUpSqft',
  'super-built-up': 'areaSuperBuiltUpSqft',
  plot: 'areaPlotSqft',
} as const

const ofHomes: readonly AreaBasisWord[] = ['carpet', 'built-up', 'super-built-up', 'plot']
const ofLand: readonly AreaBasisWord[] = ['plot', 'carpet', 'built-up', 'super-built-up']

// Walls and shares of stairs take a third; a smaller part was measured in another unit.
const minPart = 0.3

/** The areas of a home but for one that is far too small beside the wider ones. */
function fittingAreas(areas: Areas): { areas: Areas; notes: string[] } {
  const sqft = (basis: AreaBasisWord) => {
    const one = areas[basis]
    return one ? toSqft(one.area, one.areaUnit) : 0
  }
  const widest = Math.max(sqft('super-built-up'), sqft('built-up'))
  const small = (['carpet', 'built-up'] as const).filter(
    (basis) => areas[basis] !== undefined && sqft(basis) < widest * minPart,
  )
  const fitting = Object.entries(areas).filter(([basis]) => !small.some((one) => one === basis))
  const notes = small.map(
    (basis) => `the ${basis} area is far too small beside the other; left out`,
  )
  return { areas: Object.fromEntries(fitting), notes }
}

type Areas = NonNullable<Facts['areas']>

/**
 * The area of a row whose columns give several: the carpet area of a home, as RERA counts, and the
 * plot of land; where the row leaves it empty, the next. All of them are kept beside it.
 */
export function settleAreas(said: Facts, isLand: boolean): { facts: Facts; notes: string[] } {
  const { areas: given = {}, ...rest } = said
  const { areas, notes } = isLand ? { areas: given, notes: [] } : fittingAreas(given)
  const ordered = (isLand ? ofLand : ofHomes).flatMap((basis) => areas[basis] ?? [])
  const [first] = ordered
  if (!first) return { facts: rest, notes }
  const detail: Partial<Record<(typeof details)[AreaBasisWord], number>> = {}
  if (ordered.length > 1 || rest.area !== undefined) {
    for (const { area, areaUnit, basis } of ordered) {
      if (basis) detail[details[basis]] = Math.round(toSqft(area, areaUnit) * 100) / 100
    }
  }
  const odd = oddAreas(detail)
  if (odd) notes.push(odd)
  if (rest.area !== undefined) return { facts: { ...rest, ...detail }, notes }
  const { area, areaUnit, basis, text, maximumSqft } = first
  const own = { area, areaUnit, areaBasis: basis, areaText: text, areaMaxSqft: maximumSqft }
  return { facts: { ...rest, ...detail, ...own }, notes }
}

/**
 * Where the areas of a home contradict each other: the carpet lies within the walls, they within
 * what is sold.
 */
function oddAreas(facts: Facts): string | undefined {
  const sizes = [
    { name: 'carpet area', sqft: facts.areaCarpetSqft },
    { name: 'built-up area', sqft: facts.areaBuiltUpSqft },
    { name: 'super built-up area', sqft: facts.areaSuperBuiltUpSqft },
  ]
  const known = sizes.filter(({ sqft }) => sqft !== undefined)
  for (const [at, { name, sqft = 0 }] of known.entries()) {
    const wider = known.slice(at + 1).find((other) => (other.sqft ?? 0) < sqft)
    if (wider) return `the ${name} is larger than the ${wider.name}; one of them may be wrong`
  }
  return undefined
}
