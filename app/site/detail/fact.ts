import { bedroomText, rateText } from '#app/property/property-text.ts'
import type { PropertyCompared } from '#contract/property/compare.ts'
import { isDwelling, isLand } from '#contract/property/property-kind.ts'
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
import { msg, t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'

export interface Fact {
  label: string
  value: string
  /** How it was checked. */
  note?: string | undefined
}

/** The fields that facts are computed from, which a home's page and a comparison both have. */
export type FactSource = Omit<PropertyCompared, 'images' | 'imageCount' | 'broker' | 'features'>

/** Properties that a fact is limited to: land, offices and shops do not have all of them. */
type Limit = 'building' | 'dwelling'

/**
 * Returns the facts of a property in the order in which people ask. Left out: what is not stated,
 * and what such a property does not have.
 */
export function factsOf(property: FactSource): Fact[] {
  const { detail, propertyType } = property
  const rows: [label: string, value: string | undefined, of?: Limit][] = [
    [t('Bedrooms'), bedroomText(property, detail.bhk), 'dwelling'],
    [t('Bathrooms'), count(property.bathrooms), 'building'],
    [t('Balconies'), count(detail.balconies), 'building'],
    [t(detail.areaBasis ? AreaBasis.label(detail.areaBasis) : msg('Area')), areaOf(property)],
    [t('Rate'), rateOf(property)],
    [
      t('Furnishing'),
      property.furnished ? t(Furnished.label(property.furnished)) : undefined,
      'building',
    ],
    [
      property.floor === null ? t('Floors') : t('Floor'),
      floorOf(property.floor, property.totalFloors),
      'building',
    ],
    [t('Parking'), parkingOf(property.parkingSpaces), 'building'],
    [t('Facing'), detail.facing && t(Facing.label(detail.facing))],
    [t('Possession'), possessionOf(property)],
    [t({ id: 'age.building', message: 'Age' }), ageOf(detail), 'building'],
    [t('Society'), detail.society],
    [
      t({ id: 'sale.kind', message: 'Transaction type' }),
      detail.resale === undefined ? undefined : detail.resale ? t('Resale') : t('New booking'),
    ],
    [t('Deposit'), depositOf(detail.deposit)],
    [property.listingType === 'rent' ? t('Cash to move in') : t('Cash to own'), cashOf(property)],
    [t('Preferred tenants'), detail.tenants, 'dwelling'],
    [t('Property type'), t(PropertyType.label(propertyType))],
    [t('PIN code'), property.pincode ?? undefined],
    [t('Posted'), formatDate(detail.postedOn ?? property.createdAt)],
  ]
  return rows.flatMap(([label, value, of]) => {
    if (!value || (of === 'building' && isLand(propertyType))) return []
    return of !== 'dwelling' || isDwelling(propertyType) ? [{ label, value }] : []
  })
}

/** Zero means "not stated" here: nobody looks for a home without a bathroom. */
function count(value: number | null | undefined): string | undefined {
  return value ? String(value) : undefined
}

function areaOf({ area, areaUnit, areaSqft, detail }: FactSource): string {
  const written = formatArea(area, t(AreaUnit.label(areaUnit)))
  const sqft = t(AreaUnit.label('sqft'))
  if (detail.areaMaxSqft) {
    return `${formatArea(areaSqft, '')}– ${formatArea(detail.areaMaxSqft, sqft)}`
  }
  if (detail.areaText) return `${written} (${detail.areaText})`
  return areaUnit === 'sqft' ? written : `${written} (${formatArea(Math.round(areaSqft), sqft)})`
}

/** Returns `Ground of 4`, `3 of 12`, `Basement`. */
function floorOf(floor: number | null, totalFloors: number | null): string | undefined {
  const storey =
    floor === null
      ? undefined
      : floor === 0
        ? t('Ground')
        : floor < 0
          ? t('Basement')
          : String(floor)
  if (storey === undefined) return totalFloors ? String(totalFloors) : undefined
  return totalFloors ? t('{floor} of {floors}', { floor: storey, floors: totalFloors }) : storey
}

function parkingOf(spaces: number | null): string | undefined {
  if (spaces === null) return undefined
  if (spaces === 0) return t('No parking')
  return t('{count, plural, one {# space} other {# spaces}}', { count: spaces })
}

function ageOf({ age, ageYears }: FactSource['detail']): string | undefined {
  if (ageYears === undefined) return age && ageRange(age)
  return ageYears === 0
    ? t({ id: 'age.new', message: 'New' })
    : t('{count, plural, one {# year} other {# years}}', { count: ageYears })
}

/** Portals give ages in ranges, "5-10 years" or "10+ years"; other words stay as they are. */
function ageRange(age: string): string {
  const range = /^(?<low>\d+)(?: ?- ?(?<high>\d+)|\+) ?years?$/i.exec(age)?.groups
  if (!range?.low) return age
  return range.high
    ? t('{low}-{high} years', { low: range.low, high: range.high })
    : t('{count}+ years', { count: range.low })
}

function possessionOf({ propertyType, detail }: FactSource): string | undefined {
  const { possession, possessionBy } = detail
  const isReady = possession === 'ready'
  const state =
    isReady && isLand(propertyType) ? t('Ready') : possession && t(Possession.label(possession))
  if (!possessionBy || isReady) return state
  const month = formatMonth(`${possessionBy}-01`)
  // A possession date in the past may be late: only the broker knows.
  const isPast = possessionBy < dayInIndia(new Date()).slice(0, 7)
  if (!state) return isPast ? t('Was due by {month}', { month }) : t('By {month}', { month })
  return isPast
    ? t('{state}, was due by {month}', { state, month })
    : t('{state}, by {month}', { state, month })
}

/**
 * Returns the rate with what its area is measured as, of the carpet area where it is stated:
 * `₹12,000/sq ft (Carpet area)`.
 */
function rateOf(property: FactSource): string | undefined {
  const { areaCarpetSqft, areaBasis } = property.detail
  const carpet = areaCarpetSqft && { areaSqft: areaCarpetSqft, areaUnit: 'sqft' as const }
  const rate = rateText({ ...property, ...carpet })
  const basis = areaCarpetSqft ? 'carpet' : areaBasis
  return rate && basis ? `${rate} (${t(AreaBasis.label(basis))})` : rate
}

const cashOf = ({ cashNeeded }: FactSource) =>
  cashNeeded === null ? undefined : formatRupees(cashNeeded)

function depositOf(deposit: number | undefined): string | undefined {
  if (deposit === undefined) return undefined
  return deposit === 0 ? t('No deposit') : formatRupees(deposit)
}
