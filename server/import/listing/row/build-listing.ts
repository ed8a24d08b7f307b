import type { Remark } from '#contract/import/result.ts'
import type { ImportField } from '#contract/import/vocabulary.ts'
import type { PropertyDetail } from '#contract/property/detail.ts'
import {
  type AreaUnit,
  type Furnished,
  type ListingType,
  PropertyType,
} from '#contract/property/vocabulary.ts'
import { toSqft } from '#domain/area/area.ts'
import { judge } from '#domain/listing-quality/plausible.ts'
import { t } from '#domain/locale/translate.ts'
import { type Plan, priceFields } from '#server/import/listing/mapping/read-plan.ts'
import { lowerLabel } from '#server/locale/join-list.ts'
import { areaOfOffer } from './area-of-offer.ts'
import { likeKey } from './comparable-rows.ts'
import { settleDetail, settleFloors, settlePoint, settlePossession } from './detail.ts'
import type { Facts } from './facts.ts'
import { contradictionsOf } from './headline.ts'
import { compose } from './listing-text.ts'
import { settleType } from './outside-type.ts'
import { addressElsewhere, settlePincode, settlePlace } from './place-of-row.ts'
import { settlePurpose } from './purpose-of-row.ts'
import { type HomeOfRow, sourceOf } from './source-key.ts'

/** A row ready for import, without its broker and location ids. */
export interface Listing {
  /** Identifies the listing in later imports. */
  source: string
  /** The source before incidental columns were ignored. */
  formerSource: string | undefined
  /** Identifies the home at any price. */
  homeSource: string
  /** The area as a bare number, if nothing gives its unit. */
  bareArea: number | undefined
  /** Whether its list has a number for it. */
  isNumbered: boolean
  /** Whether title and description are the row's own and not generated. */
  isTitled: boolean
  isDescribed: boolean
  /** Whether a column has the number of its flat, shop or plot. */
  hasUnit: boolean
  title: string
  description: string
  propertyType: PropertyType
  listingType: ListingType
  price: number
  area: number
  areaUnit: AreaUnit
  bedrooms: number | null
  bathrooms: number | null
  parkingSpaces: number | null
  floor: number | null
  totalFloors: number | null
  furnished: Furnished | null
  city: string
  /** The name of an area that may become a location; `null` if only the city is known. */
  locality: string | null
  locationText: string
  address: string
  pincode: string | null
  latitude: number | null
  longitude: number | null
  amenities: string[]
  features: string[]
  detail: PropertyDetail
  /** Names that people use for its place. */
  placeNames: string[]
  brokerEmail: string | undefined
  brokerPhone: string | undefined
}

/** A home that is gone, as an earlier list may have had it. */
export interface Home {
  homeSource: string
  price: number | undefined
  brokerEmail: string | undefined
  brokerPhone: string | undefined
}

/** The result of a row: a listing with notes, or the reasons for refusing it. */
export type RowResult =
  | { listing: Listing; notes: Remark[] }
  | { listing?: undefined; refusals: Remark[]; home?: Home | undefined }

const largest = 100_000_000
/** The fields of an area. */
export const areaFields: readonly ImportField[] = [
  ...(['area', 'areaSqmt', 'areaSqyd', 'areaAcre'] as const),
  ...(['areaCarpet', 'areaBuiltUp', 'areaSuperBuiltUp', 'areaPlot'] as const),
]

/** Builds a listing from the parsed columns of a row, or returns why it cannot. */
export function buildListing(
  plan: Plan,
  said: Facts,
  cells: readonly string[],
  notes: Remark[],
): RowResult {
  const about = (...names: ImportField[]) => columnOf(plan, cells, names)
  const propertyType = typeOf(plan, said)
  const purpose = settlePurpose(said, plan.constants.listingType)
  if (purpose.refusal !== undefined) {
    return { refusals: [{ ...about('title', 'heading'), reason: purpose.refusal }] }
  }
  const { listingType } = purpose
  if (purpose.note) notes.push({ ...about('title', 'heading'), reason: purpose.note })
  const place = settlePlace(said, plan.constants.city)
  const areas = areaOfOffer(plan, said, { propertyType, listingType, city: place?.city })
  const timing = settlePossession(areas.facts, new Date(), listingType)
  const { facts } = timing
  const { price, area, areaUnit } = facts
  const rooms = roomsProblem(facts, propertyType)
  if (rooms) {
    const remark = { ...about('configuration', 'bedrooms'), reason: rooms.reason }
    if (rooms.isContradiction) return { refusals: [remark] }
    notes.push(remark)
  }
  const missing: Remark[] = []
  if (!price) missing.push({ ...about(...priceFields), reason: t('the price is empty') })
  if (!area || !areaUnit) missing.push({ ...about(...areaFields), reason: t('the area is empty') })
  if (!listingType) {
    const reason = t('the row does not state sale, rent or lease')
    missing.push({ ...about('listingType'), reason })
  }
  if (!propertyType) {
    const at = about('propertyType', 'heading', 'configuration')
    missing.push({ ...at, reason: t('the row does not state the property type') })
  }
  if (!place) {
    const reason = t('the row does not state the city')
    missing.push({ ...about('city', 'place', 'fullAddress', 'locality'), reason })
  }
  if (!price || !area || !areaUnit || !listingType || !propertyType || !place) {
    return { refusals: missing }
  }
  const areaSqft = toSqft(area, areaUnit)
  if (area > largest) {
    return { refusals: [{ ...about(...areaFields), reason: t('the area is too large') }] }
  }
  const usualRate = plan.usualRates?.get(likeKey({ city: place.city, listingType, propertyType }))
  const verdicts = judge({ ...facts, listingType, propertyType, price, areaSqft, usualRate })
  const columnsAbout = {
    price: about(...priceFields),
    area: about(...areaFields),
    bedrooms: about('configuration', 'bedrooms', 'heading'),
    bathrooms: about('bathrooms', 'configuration'),
  }
  const remarks = verdicts.map((rule) => ({
    verdict: rule.verdict,
    remark: { ...columnsAbout[rule.about], reason: rule.reason },
  }))
  const refusals = remarks.filter(({ verdict }) => verdict === 'refuse')
  if (refusals.length > 0) return { refusals: refusals.map(({ remark }) => remark) }
  notes.push(...remarks.map(({ remark }) => remark))
  notes.push(...place.notes.map((reason) => ({ ...about('locality', 'place', 'heading'), reason })))
  notes.push(...areas.notes.map((reason) => ({ ...about(...areaFields), reason })))
  const pincode = settlePincode(facts, place.city)
  if (pincode.note)
    notes.push({ ...about('pincode', 'fullAddress', 'place'), reason: pincode.note })
  const point = settlePoint(facts, place.city)
  if (point.note) notes.push({ ...about('latitude', 'longitude'), reason: point.note })
  const ofType = settleType({ ...facts, propertyType, listingType })
  for (const { columns, reason } of ofType.notes) notes.push({ ...about(...columns), reason })
  const fitting = ofType.facts
  const floors = settleFloors(fitting)
  if (floors.note) {
    notes.push({ ...about('floor'), reason: floors.note })
    notes.push({ ...about('totalFloors'), reason: floors.note })
  }
  if (timing.note) {
    const columns = about('possession', 'possessionYearFirst', 'availability')
    notes.push({ ...columns, reason: timing.note })
  }
  const detail = settleDetail(fitting, { price, listingType })
  notes.push(...detail.notes.map((reason) => ({ ...about('deposit', ...priceFields), reason })))
  const known = {
    ...{ ...fitting, listingType, propertyType, price, area, areaUnit },
    floor: floors.floor ?? undefined,
    totalFloors: floors.totalFloors ?? undefined,
  }
  const { headline } = facts
  if (headline) {
    const others = contradictionsOf(headline, known, place)
    notes.push(...others.map((reason) => ({ ...about('title', 'heading'), reason })))
  }
  const elsewhere = addressElsewhere(facts.address, place)
  if (elsewhere) notes.push({ ...about('fullAddress', 'address'), reason: elsewhere })
  const text = compose(known, place)
  notes.push(...text.notes.map((reason) => ({ column: null, value: null, reason })))
  const { title, description, address } = text
  return {
    listing: {
      ...sourceOf(plan, cells, {
        ...{ sourceId: facts.sourceId, city: place.city, listingType },
        home: homeAsRead(facts, propertyType, areaSqft, place),
      }),
      bareArea: areas.bareArea,
      isNumbered: facts.sourceId !== undefined,
      ...{ isTitled: facts.title !== undefined, isDescribed: facts.description !== undefined },
      title,
      description,
      propertyType,
      listingType,
      price,
      area,
      areaUnit,
      bedrooms: fitting.bedrooms ?? null,
      bathrooms: fitting.bathrooms ?? null,
      parkingSpaces: fitting.parkingSpaces ?? null,
      floor: floors.floor,
      totalFloors: floors.totalFloors,
      furnished: fitting.furnished ?? null,
      city: place.city,
      locality: place.locality,
      locationText: place.text,
      address,
      pincode: pincode.pincode,
      latitude: point.latitude,
      longitude: point.longitude,
      amenities: names(facts.amenities),
      features: names(facts.features),
      detail: detail.detail,
      placeNames: [place.text, place.city, ...place.aliases],
      brokerEmail: facts.brokerEmail,
      brokerPhone: facts.brokerPhone,
    },
    notes,
  }
}

/** Returns the column of a remark: the first mapped one of these fields, with the row's value. */
function columnOf(
  plan: Plan,
  cells: readonly string[],
  names: readonly ImportField[],
): Pick<Remark, 'column' | 'value'> {
  const found = names
    .map((name) => plan.columns.find((column) => column.field === name))
    .find((column) => column !== undefined)
  if (!found) return { column: null, value: null }
  return { column: found.header, value: (cells[found.index] ?? '').trim().slice(0, 200) }
}

function typeOf(plan: Plan, facts: Facts): PropertyType | undefined {
  const byRooms = plan.layout?.typeByRooms?.[facts.roomWord ?? 'none']
  // A row without rooms is land only if its area is a plot area.
  const isKnown = facts.roomWord !== undefined || facts.areaBasis === 'plot'
  const { propertyType, roomsType } = facts
  return propertyType ?? (isKnown ? byRooms : undefined) ?? roomsType ?? plan.constants.propertyType
}

const homes: readonly (PropertyType | undefined)[] = ['apartment', 'house', 'villa']
const word = (type = '') => lowerLabel(PropertyType.label(type))

/** Returns the problem of a type in the column of rooms, or undefined for types without rooms. */
function roomsProblem({ roomsType }: Facts, propertyType: PropertyType | undefined) {
  if (!roomsType || !homes.includes(propertyType)) return undefined
  return homes.includes(roomsType)
    ? { isContradiction: false, reason: t('left out: this is not a number of rooms we can read') }
    : {
        isContradiction: true,
        reason: t('the rooms say {rooms}, but the property type says {type}', {
          rooms: word(roomsType),
          type: word(propertyType),
        }),
      }
}

/** Returns the key of the row's home, if the row gives enough for it. */
export function homeOf(plan: Plan, facts: Facts, cells: readonly string[]): Home | undefined {
  const purpose = settlePurpose(facts, plan.constants.listingType)
  const place = settlePlace(facts, plan.constants.city)
  if (purpose.refusal !== undefined || !purpose.listingType || !place) return undefined
  const { brokerEmail, brokerPhone, price, sourceId } = facts
  const propertyType = typeOf(plan, facts)
  const offer = { propertyType, listingType: purpose.listingType, city: place.city }
  const { area, areaUnit } = areaOfOffer(plan, facts, offer).facts
  if (!propertyType || !area || !areaUnit) return undefined
  const { homeSource } = sourceOf(plan, cells, {
    ...{ sourceId, city: place.city, listingType: purpose.listingType },
    home: homeAsRead(facts, propertyType, toSqft(area, areaUnit), place),
  })
  return { homeSource, price, brokerEmail, brokerPhone }
}

function homeAsRead(
  { bedrooms, floor, society, title, address }: Facts,
  propertyType: PropertyType,
  areaSqft: number,
  { locality, text }: { locality: string | null; text: string },
): HomeOfRow {
  const place = locality ?? text
  return { propertyType, place, areaSqft, bedrooms, floor, society, title, address }
}

function names(list: readonly string[] = []): string[] {
  return [...new Set(list)].slice(0, 60)
}
