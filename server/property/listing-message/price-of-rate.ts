import { type LandUnit, toSqft } from '#domain/area/area.ts'
import type { Finding, HomeField, HomeReading } from '#query-language/listing-message/model.ts'

const areaFields = [
  ...['areaPlotSqft', 'areaSuperBuiltUpSqft', 'areaBuiltUpSqft', 'areaCarpetSqft', 'area'],
] as const satisfies readonly HomeField[]

/**
 * Adds a doubt about the price if a message states only a rate: it does not say of which area, so
 * each product is a choice.
 */
export function priceOfRate(home: HomeReading): HomeReading {
  const { findings, doubts } = home
  const of = (field: HomeField) => findings.find((finding) => finding.field === field)
  const rate = of('rate')
  const isAsked = doubts.some(({ field }) => field === 'price')
  if (!rate || isAsked || of('price')) return home
  const unit = String(of('rateUnit')?.value ?? 'sqft') as LandUnit
  const unitSqft = toSqft(1, unit)
  if (unitSqft === undefined) return home
  const areas = areaFields.map((field) => of(field)).filter((found) => found !== undefined)
  const choices = [...new Set(areas.map((area) => priceOf(rate, area, unitSqft)))]
  if (choices.length === 0) return home
  const { start, end, text } = rate
  return { ...home, doubts: [...doubts, { field: 'price', choices, start, end, text }] }
}

const priceOf = (rate: Finding, area: Finding, unitSqft: number) =>
  Math.round((Number(rate.value) * Number(area.value)) / unitSqft)
