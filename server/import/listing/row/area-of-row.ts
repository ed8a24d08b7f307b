import { toSqft } from '#domain/area/area.ts'
import type { AreaBasisWord } from '#domain/import-cell/read-area.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Facts } from './facts.ts'

const details = {
  carpet: 'areaCarpetSqft',
  'built-up': 'areaBuiltUpSqft',
  'super-built-up': 'areaSuperBuiltUpSqft',
  plot: 'areaPlotSqft',
} as const

const ofHomes: readonly AreaBasisWord[] = ['carpet', 'built-up', 'super-built-up', 'plot']
const ofLand: readonly AreaBasisWord[] = ['plot', 'carpet', 'built-up', 'super-built-up']

// Walls and the share of common areas take about a third; a much smaller part was measured in
// another unit.
const minPart = 0.3

/** Returns how implausible an area is for its row; 0 if it is plausible. */
export type Oddness = (areaSqft: number) => number

/**
 * Removes areas of a home that are far too small beside the widest one, or the widest one if that
 * is less plausible.
 */
function fittingAreas(areas: Areas, oddness: Oddness): { areas: Areas; notes: string[] } {
  const sqft = (basis: AreaBasisWord) => {
    const one = areas[basis]
    return one ? toSqft(one.area, one.areaUnit) : 0
  }
  const wide = (['super-built-up', 'built-up'] as const)
    .filter((basis) => areas[basis] !== undefined)
    .sort((one, other) => sqft(other) - sqft(one))
  const [widest] = wide
  if (widest === undefined) return { areas, notes: [] }
  const small = (['carpet', 'built-up'] as const).filter(
    (basis) => areas[basis] !== undefined && sqft(basis) < sqft(widest) * minPart,
  )
  if (small.length === 0) return { areas, notes: [] }
  const isWidestOdd = small.some((basis) => oddness(sqft(basis)) < oddness(sqft(widest)))
  const left: readonly AreaBasisWord[] = isWidestOdd ? [widest] : small
  const fitting = Object.entries(areas).filter(([basis]) => !left.some((one) => one === basis))
  const notes = left.map((basis) => {
    const area = t(areaNames[basis])
    return isWidestOdd
      ? t('the {area} is far too large compared with the other area and was left out', { area })
      : t('the {area} is far too small compared with the other area and was left out', { area })
  })
  const rest = fittingAreas(Object.fromEntries(fitting), oddness)
  return { areas: rest.areas, notes: [...notes, ...rest.notes] }
}

type Areas = NonNullable<Facts['areas']>

/**
 * Decides the area of a row with several: the carpet area of a home, as RERA counts, and the plot
 * of land; if that is empty, the next one. All of them are stored as details.
 */
export function settleAreas(
  said: Facts,
  isLand: boolean,
  oddness: Oddness,
): { facts: Facts; notes: string[] } {
  const { areas: given = {}, ...rest } = said
  const { areas, notes } = isLand ? { areas: given, notes: [] } : fittingAreas(given, oddness)
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
  const { area, areaUnit, basis, text, maxSqft, isUnitGuessed } = first
  const own = {
    ...{ area, areaUnit, areaBasis: basis, areaText: text, areaMaxSqft: maxSqft },
    ...(isUnitGuessed && ordered.length === 1 && { isUnitGuessed }),
  }
  return { facts: { ...rest, ...detail, ...own }, notes }
}

/**
 * Returns a note if the areas of a home contradict each other: carpet area is at most built-up
 * area, which is at most the area sold.
 */
const areaNames: Record<AreaBasisWord, string> = {
  carpet: msg('carpet area'),
  'built-up': msg('built-up area'),
  'super-built-up': msg('super built-up area'),
  plot: msg('plot area'),
}

function oddAreas(facts: Facts): string | undefined {
  const sizes = [
    { name: t('carpet area'), sqft: facts.areaCarpetSqft },
    { name: t('built-up area'), sqft: facts.areaBuiltUpSqft },
    { name: t('super built-up area'), sqft: facts.areaSuperBuiltUpSqft },
  ]
  const known = sizes.filter(({ sqft }) => sqft !== undefined)
  for (const [at, { name, sqft = 0 }] of known.entries()) {
    const wider = known.slice(at + 1).find((other) => (other.sqft ?? 0) < sqft)
    if (wider)
      return t('the {area} is larger than the {other}, so one of them may be wrong', {
        area: name,
        other: wider.name,
      })
  }
  return undefined
}
