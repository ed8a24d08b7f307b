import type { Doubt, Finding, HomeField } from './model.ts'

/** The area of land is that of its plot: "30x40, 6800 sft" names two. */
export function asOfLand(
  findings: readonly Finding[],
  doubts: readonly Doubt[],
): readonly Finding[] {
  const isOf = (field: HomeField) => [...findings, ...doubts].some((one) => one.field === field)
  const type = findings.find(({ field }) => field === 'propertyType')?.value
  if (type === 'house' || type === 'villa') return withBuilt(withPlot(findings))
  if (type === 'apartment' && isBuilderFloor(findings)) return withPlot(findings)
  if (roomed.test(String(type))) return findings.flatMap((one) => asOfRoom(one, findings))
  const isLand = type === 'agricultural' || type === 'plot'
  if (!isLand || !isOf('area')) return findings
  return findings.map((one) => (one.field === 'area' ? { ...one, field: 'areaPlotSqft' } : one))
}

const roomed = /^(?:commercial|office|apartment)$/

/** "Shop 15x20": the sides of a room, and no plot. */
function asOfRoom(one: Finding, findings: readonly Finding[]): Finding[] {
  const isSided = findings.some(
    ({ field, start }) => field === 'plotLengthFt' && start === one.start,
  )
  if (one.field === 'plotLengthFt' || one.field === 'plotBreadthFt') return []
  return [isSided && one.field === 'areaPlotSqft' ? { ...one, field: 'area' } : one]
}

/** "Kothi 250 gaj", "House, 8 cent, 1600 sqft": land is measured so, and the house is not. */
function withPlot(findings: readonly Finding[]): readonly Finding[] {
  const isOne = findings.filter(({ field }) => field === 'area').length < 2
  const isLand = ({ start }: Finding) =>
    findings.some(
      ({ field, value, start: at }) =>
        field === 'areaText' &&
        at === start &&
        (isOne ? landUnit : /cent|marla|kanal|gu?ntha|ground|katha|acre/).test(String(value)),
    )
  return findings.map((one) =>
    one.field === 'area' && isLand(one) ? { ...one, field: 'areaPlotSqft' } : one,
  )
}

/** "Builder floor 300 gaj": the plot on which the floors stand. */
const isBuilderFloor = (findings: readonly Finding[]) =>
  findings.some(({ field, text }) => field === 'propertyType' && /floor/i.test(text))

/** "8 cent, villa 2350 sqft": beside its land, what is built. */
function withBuilt(findings: readonly Finding[]): readonly Finding[] {
  const others = findings.filter(({ field }) => field.startsWith('area') && field !== 'areaText')
  const isBeside = others.length === 2 && others.some(({ field }) => field === 'areaPlotSqft')
  if (!isBeside) return findings
  return findings.map((one) =>
    one.field === 'area' ? ({ ...one, field: 'areaBuiltUpSqft' } as Finding) : one,
  )
}

const landUnit = /cent|marla|kanal|gu?ntha|ground|katha|acre|sqyd|bigha/
