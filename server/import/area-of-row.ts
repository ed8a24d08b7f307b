import { toSqft } from '#domain/area.ts'
import type { AreaBasisWord } from '#domain/read-area.ts'
import type { Facts } from './facts.ts'

const details = {
  carpet: 'areaCarpetSqft',
  'built-up': 'areaBuiltUpSqft',
  'super-built-up': 'areaSuperBuiltUpSqft',
  plot: 'areaPlotSqft',
} as const

const ofHomes: readonly AreaBasisWord[] = ['carpet', 'built-up', 'super-built-up', 'plot']
const ofLand: readonly AreaBasisWord[] = ['plot', 'carpet', 'built-up', 'super-built-up']

/**
 * The area of a row whose columns give several: the carpet area of a home, as RERA counts, and the
 * plot of land; where the row leaves it empty, the next. All of them are kept beside it.
 */
export function settleAreas(facts: Facts, isLand: boolean): Facts {
  const { areas = {}, ...rest } = facts
  const given = (isLand ? ofLand : ofHomes).flatMap((basis) => areas[basis] ?? [])
  const [first] = given
  if (!first) return rest
  const detail: Partial<Record<(typeof details)[AreaBasisWord], number>> = {}
  if (given.length > 1 || rest.area !== undefined) {
    for (const { area, areaUnit, basis } of given) {
      if (basis) detail[details[basis]] = Math.round(toSqft(area, areaUnit) * 100) / 100
    }
  }
  if (rest.area !== undefined) return { ...rest, ...detail }
  return {
    ...rest,
    ...detail,
    area: first.area,
    areaUnit: first.areaUnit,
    areaBasis: first.basis,
    areaText: first.text,
    areaMaxSqft: first.maximumSqft,
  }
}
