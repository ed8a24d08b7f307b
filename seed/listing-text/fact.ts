import type { Furnished, ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** The facts that the texts of a listing may use. */
export interface ListingText {
  seed: string
  propertyType: PropertyType
  listingType: ListingType
  bedrooms?: number | null
  areaSqft: number
  area: string
  city: string
  society?: string | null
  furnished?: Furnished | null
  features?: readonly string[]
  amenities?: readonly string[]
  floor?: number | null
  totalFloors?: number | null
}

/** "1,23,456" */
export const grouped = (value: number): string => withCommas(Math.round(value))

export const isHome = (type: PropertyType): boolean =>
  type === 'apartment' || type === 'villa' || type === 'house'

export const isLand = (type: PropertyType): boolean => type === 'plot' || type === 'agricultural'

/** "12th", "3rd" */
export function ordinal(value: number): string {
  const last = value % 100 > 10 && value % 100 < 14 ? 0 : value % 10
  return `${value}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`
}

const squareFeetPer = { acre: 43_560, yard: 9, ground: 2400, guntha: 1089, cent: 435.6 }

const short = (value: number) =>
  value >= 100 ? grouped(value) : String(Math.round(value * 100) / 100)

/** Returns the size of land in the unit that is usual in the city. */
export function localArea(city: string, areaSqft: number): string {
  if (areaSqft >= squareFeetPer.acre) return `${short(areaSqft / squareFeetPer.acre)} acres`
  if (city === 'Chennai') {
    return areaSqft < squareFeetPer.ground * 0.75
      ? `${short(areaSqft / squareFeetPer.cent)} cents`
      : `${short(areaSqft / squareFeetPer.ground)} grounds`
  }
  if (city === 'Mumbai' || city === 'Pune')
    return `${short(areaSqft / squareFeetPer.guntha)} guntha`
  return `${short(areaSqft / squareFeetPer.yard)} square yards`
}

/** "agricultural land of 3.25 acres", "1,240 sq ft" */
export function sizeOf({ propertyType, areaSqft }: ListingText): string {
  return propertyType === 'agricultural'
    ? `${short(areaSqft / squareFeetPer.acre)} acres`
    : `${grouped(areaSqft)} sq ft`
}
