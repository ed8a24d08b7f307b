import { bedroomText, rateText } from '#app/property/property-text.ts'
import type { PropertyCompared } from '#contract/property/compare.ts'
import { isDwelling, isLand } from '#contract/property/property-noun.ts'
import {
  AreaBasis,
  AreaUnit,
  Facing,
  Furnished,
  Possession,
  PropertyType,
} from '#contract/property/vocabulary.ts'
import { formatArea } from '#domain/area/area.ts'
import { dayInIndia, formatDate, formatMonth } from '#domain/date/date.ts'
import { formatRupees } from '#domain/money/money.ts'

export interface Fact {
  label: string
  value: string
}

/** The fields that facts are computed from, which a home's page and a comparison both have. */
export type FactSource = Omit<PropertyCompared, 'images' | 'imageCount' | 'broker' | 'features'>

const ofBuildings: ReadonlySet<string> = new Set([
  ...['Bathrooms', 'Balconies', 'Furnished', 'Floor', 'Floors', 'Parking', 'Age'],
])
const ofDwellings: ReadonlySet<string> = new Set(['Bedrooms', 'Preferred tenants'])

/**
 * Returns the facts of a property in the order in which people ask. Left out: what is not stated,
 * and what such a property does not have.
 */
export function factsOf(property: FactSource): Fact[] {
  const { detail, propertyType } = property
  const rows: [string, string | undefined][] = [
    ['Bedrooms', bedroomText(property, detail.bhk)],
    ['Bathrooms', count(property.bathrooms)],
    ['Balconies', count(detail.balconies)],
    [detail.areaBasis ? AreaBasis.label(detail.areaBasis) : 'Area', areaOf(property)],
    ['Price per area', rateText(property)],
    ['Furnished', property.furnished ? Furnished.label(property.furnished) : undefined],
    [property.floor === null ? 'Floors' : 'Floor', floorOf(property.floor, property.totalFloors)],
    ['Parking', parkingOf(property.parkingSpaces)],
    ['Facing', detail.facing && Facing.label(detail.facing)],
    ['Possession', possessionOf(property)],
    ['Age', ageOf(detail)],
    ['Society', detail.society],
    ['Sale', detail.resale === undefined ? undefined : detail.resale ? 'Resale' : 'New booking'],
    ['Deposit', depositOf(detail.deposit)],
    ['Preferred tenants', detail.tenants],
    ['Property type', PropertyType.label(propertyType)],
    ['PIN code', property.pincode ?? undefined],
    ['Posted', formatDate(detail.postedOn ?? property.createdAt)],
  ]
  return rows.flatMap(([label, value]) => {
    if (!value || (isLand(propertyType) && ofBuildings.has(label))) return []
    return isDwelling(propertyType) || !ofDwellings.has(label) ? [{ label, value }] : []
  })
}

/** Zero means "not stated" here: nobody looks for a home without a bathroom. */
function count(value: number | null | undefined): string | undefined {
  return value ? String(value) : undefined
}

function areaOf({ area, areaUnit, areaSqft, detail }: FactSource): string {
  const written = formatArea(area, AreaUnit.label(areaUnit))
  if (detail.areaMaxSqft) {
    return `${formatArea(areaSqft, '')}– ${formatArea(detail.areaMaxSqft, 'sq ft')}`
  }
  if (detail.areaText) return `${written} (${detail.areaText})`
  return areaUnit === 'sqft' ? written : `${written} (${formatArea(Math.round(areaSqft), 'sq ft')})`
}

/** Returns `Ground of 4`, `3 of 12`, `Basement`. */
function floorOf(floor: number | null, totalFloors: number | null): string | undefined {
  const storey =
    floor === null ? undefined : floor === 0 ? 'Ground' : floor < 0 ? 'Basement' : String(floor)
  if (storey === undefined) return totalFloors ? String(totalFloors) : undefined
  return totalFloors ? `${storey} of ${totalFloors}` : storey
}

function parkingOf(spaces: number | null): string | undefined {
  if (spaces === null) return undefined
  if (spaces === 0) return 'None'
  return `${spaces} ${spaces === 1 ? 'space' : 'spaces'}`
}

function ageOf({ age, ageYears }: FactSource['detail']): string | undefined {
  if (ageYears === undefined) return age
  return ageYears === 0 ? 'New' : `${ageYears} ${ageYears === 1 ? 'year' : 'years'}`
}

function possessionOf({ propertyType, detail }: FactSource): string | undefined {
  const { possession, possessionBy } = detail
  const isReady = possession === 'ready'
  const state =
    isReady && isLand(propertyType) ? 'Ready' : possession && Possession.label(possession)
  if (!possessionBy || isReady) return state
  const by = formatMonth(`${possessionBy}-01`)
  // A possession date in the past may be late: only the broker knows.
  const isPast = possessionBy < dayInIndia(new Date()).slice(0, 7)
  const due = isPast ? `was due by ${by}` : `by ${by}`
  return state ? `${state}, ${due}` : due.charAt(0).toUpperCase() + due.slice(1)
}

function depositOf(deposit: number | undefined): string | undefined {
  if (deposit === undefined) return undefined
  return deposit === 0 ? 'No deposit' : formatRupees(deposit)
}
