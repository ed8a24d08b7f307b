import type { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { toSqft } from '#domain/area/area.ts'
import { t } from '#domain/locale/translate.ts'
import { findCity } from '#domain/place/cities.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Facts } from './facts.ts'

interface Row {
  propertyType: PropertyType
  listingType: ListingType
  price: number
  city: string
  /** The rate per square foot of comparable rows that give their unit. */
  writtenRate: number | undefined
  /** The rate of comparable rows that give none, as if their numbers were square feet. */
  bareRate: number | undefined
}

// States where land is sold by the square yard (gaj, var); elsewhere an expensive plot may be just
// that.
const yardStates = new Set([
  ...['Andhra Pradesh', 'Chandigarh', 'Delhi', 'Gujarat', 'Haryana', 'Himachal Pradesh'],
  ...['Punjab', 'Rajasthan', 'Telangana', 'Uttar Pradesh', 'Uttarakhand'],
])
// Measured on 35 plots in Gurgaon above this rate: 32 were in square yards.
const dearRate = 20_000
const smallPlot = 300
const acreSqft = 43_560
// A square yard is nine square feet, and a square metre nearly eleven.
const minTimes = 4
const maxTimes = 25
const perRoom = { min: 100, fitting: 130 }
const homeRates = {
  sell: { dear: 20_000, min: 1_000, max: 60_000 },
  rent: { dear: 60, min: 4, max: 200 },
}

/**
 * Decides the unit of an area if neither cell nor column gives it: the title's unit for the same
 * number, else square yards or metres if the price fits them and not square feet. A guess or a
 * remaining doubt gets a note.
 */
export function settleAreaUnit(facts: Facts, row: Row): { facts: Facts; note?: string } {
  const { area, isUnitGuessed, headline } = facts
  if (!isUnitGuessed || area === undefined) return { facts }
  const titled = headline?.area
  if (titled && Number.parseFloat(titled.text.replaceAll(',', '')) === area) {
    const note = t('this area has no unit, but the title says {area}', {
      area: titled.text,
    })
    return { facts: { ...facts, area: round(titled.sqft), areaText: titled.text }, note }
  }
  const guess = row.propertyType === 'plot' ? guessForPlot(area, row) : guessForHome(facts, row)
  if (guess === 'doubt')
    return {
      facts,
      note: t('this area has no unit, and at this price it may be in sq yd'),
    }
  if (guess === undefined) return { facts }
  const unit = guess === 'sqyd' ? 'sq yd' : 'sq m'
  const word = `${withCommas(area)} ${unit}`
  const note = t('this area has no unit and was read as {unit} because of the price', {
    unit: guess === 'sqyd' ? t('sq yd') : t('sq m'),
  })
  return guess === 'sqyd'
    ? { facts: { ...facts, area: round(toSqft(area, 'sqyd')), areaText: word }, note }
    : { facts: { ...facts, areaUnit: 'sqmt' }, note }
}

function guessForPlot(area: number, row: Row): 'sqyd' | 'doubt' | undefined {
  if (row.listingType !== 'sell' || area >= acreSqft) return undefined
  const rate = row.price / area
  const isOfYards = yardStates.has(findCity(row.city)?.state ?? '')
  if (row.writtenRate !== undefined) {
    const times = rate / row.writtenRate
    if (times < minTimes || times > maxTimes) return undefined
    return isOfYards ? 'sqyd' : 'doubt'
  }
  const isOfDearColumn = (row.bareRate ?? 0) > dearRate && rate > (row.bareRate ?? 0) / minTimes
  if (isOfYards && (isOfDearColumn || (rate > dearRate && area < smallPlot))) return 'sqyd'
  // A smaller plot has its own note, whether or not its unit is given.
  return rate > dearRate && area >= smallPlot ? 'doubt' : undefined
}

function guessForHome(facts: Facts, row: Row): 'sqyd' | 'sqmt' | undefined {
  const { area = 0, bedrooms = 0 } = facts
  if (row.listingType === 'lease' || bedrooms < 1 || area / bedrooms >= perRoom.min) {
    return undefined
  }
  const bounds = homeRates[row.listingType]
  const unit = row.propertyType === 'apartment' ? 'sqmt' : 'sqyd'
  const sqft = toSqft(area, unit)
  const rate = row.price / sqft
  const isLikely = sqft / bedrooms >= perRoom.fitting && rate >= bounds.min && rate <= bounds.max
  return isLikely && row.price / area > bounds.dear ? unit : undefined
}

function round(area: number): number {
  return Math.round(area * 100) / 100
}
