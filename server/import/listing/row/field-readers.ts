import type { ImportField } from '#contract/import/vocabulary.ts'
import { readPhone } from '#domain/contact/phone.ts'
import { lakh } from '#domain/import-cell/read-amount.ts'
import { readArea, readBasis } from '#domain/import-cell/read-area.ts'
import {
  readBrokerage,
  readFeet,
  readPowerLoad,
  readWorkspace,
} from '#domain/import-cell/read-commercial.ts'
import {
  readBalconies,
  readBathrooms,
  readBuildingFloors,
  readParking,
  readRoomSharing,
} from '#domain/import-cell/read-counted.ts'
import {
  type DayOrder,
  readDay,
  readDaysAgo,
  readPossession,
} from '#domain/import-cell/read-date.ts'
import { readFloor } from '#domain/import-cell/read-floor.ts'
import { readMaintenance } from '#domain/import-cell/read-maintenance.ts'
import { readNumber } from '#domain/import-cell/read-number.ts'
import { readPropertyType } from '#domain/import-cell/read-property-type.ts'
import { readPurpose } from '#domain/import-cell/read-purpose.ts'
import {
  readAmenities,
  readFacing,
  readFlag,
  readFurnishing,
  readList,
  readListingType,
  readPets,
  readPincode,
  readResale,
} from '#domain/import-cell/read-word.ts'
import { notUnderstood, type Reading, understood } from '#domain/import-cell/reading.ts'
import { inSourceLanguage, t } from '#domain/locale/translate.ts'
import { readLine, readParagraphs } from '#domain/text/read-text.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import type { Facts } from './facts.ts'
import { readAreaIn, readAreaOf } from './field-area.ts'
import {
  readAddress,
  readCityName,
  readFullAddress,
  readHeading,
  readLocality,
  readSociety,
  readState,
  readWholePlace,
} from './field-place.ts'
import {
  readDepositCell,
  readPriceIn,
  readPriceUnit,
  readRate,
  type UsualPrice,
} from './field-price.ts'
import { readRooms } from './field-room.ts'
import { readStatus } from './gone-home.ts'
import { readHeadline } from './headline.ts'

export interface FieldContext {
  /** The header, or the layout's display name if the header is an amenity. */
  label: string
  /** The facts from the columns parsed before. */
  soFar: Facts
  /** The state of the row's city, if known, because some land units depend on it. */
  state: string | undefined
  /** The day the file was created. */
  asOf: string | undefined
  /** For a price column: its typical bare numbers. */
  usual?: UsualPrice | undefined
  /** For a date column: its date order. */
  dayOrder?: DayOrder | undefined
}

export interface Field {
  /** If the cell cannot be parsed: refuse the row, or import it without this cell. */
  otherwise: 'refuse' | 'leave out'
  read: (cell: string, context: FieldContext) => Reading<Partial<Facts>>
}

/** Turns a reader of one value into a reader of the fact with this name. */
function fact<Value>(
  reader: (cell: string) => Reading<Value>,
  name: (value: Value) => Partial<Facts>,
): Field['read'] {
  return (cell) => {
    const reading = reader(cell)
    return reading.ok ? understood(name(reading.value), ...reading.notes) : reading
  }
}

const needed = (read: Field['read']): Field => ({ otherwise: 'refuse', read })
const extra = (read: Field['read']): Field => ({ otherwise: 'leave out', read })

const coordinate = (name: 'latitude' | 'longitude') =>
  extra(fact(readNumber, (value) => ({ [name]: value })))

/** A length in feet, in the unit of its header. */
const feet = (name: 'frontageFt' | 'ceilingHeightFt', maximum: number) =>
  extra((cell, { label }) => {
    const reading = readFeet(cell, label, maximum)
    return reading.ok ? understood({ [name]: reading.value }, ...reading.notes) : reading
  })

const line = (name: 'age' | 'tenants' | 'sourceId', maximum: number) =>
  extra(fact(readLine, (value) => ({ [name]: value.slice(0, maximum) })))

/**
 * The reader of each field, in parsing order: columns with several facts come first, so that a
 * column for a single fact overrides them; places come before areas, whose units may depend on the
 * state.
 */
export const fields: Record<ImportField, Field> = {
  heading: needed(readHeading),
  place: needed(readWholePlace),
  state: extra(readState),
  city: needed(readCityName),
  locality: extra(readLocality),
  fullAddress: needed(readFullAddress),
  address: extra(readAddress),
  pincode: extra(fact(readPincode, (pincode) => ({ pincode }))),
  society: extra(readSociety),
  latitude: coordinate('latitude'),
  longitude: coordinate('longitude'),
  title: extra(
    fact(readLine, (title) => {
      const headlinePurpose = readPurpose(title)
      return { title, headline: readHeadline(title), ...(headlinePurpose && { headlinePurpose }) }
    }),
  ),
  description: extra(fact(readParagraphs, (description) => ({ description }))),
  configuration: needed(readRooms),
  bedrooms: needed((cell) => {
    const reading = readRooms(cell)
    if (!reading.ok) return reading
    const { bathrooms: _bathrooms, ...rooms } = reading.value
    return understood(rooms, ...reading.notes)
  }),
  bathrooms: extra(fact(readBathrooms, (bathrooms) => ({ bathrooms }))),
  balconies: extra(fact(readBalconies, (balconies) => ({ balconies }))),
  parkingSpaces: extra(fact(readParking, (parking) => parking)),
  floor: extra(fact(readFloor, (value) => value)),
  totalFloors: extra(fact(readBuildingFloors, (totalFloors) => ({ totalFloors }))),
  propertyType: needed(fact(readPropertyType, (propertyType) => ({ propertyType }))),
  listingType: needed(fact(readListingType, (listingType) => ({ listingType }))),
  areaUnit: needed(readUnit),
  areaBasis: extra(fact(readBasis, (areaBasis) => ({ areaBasis }))),
  area: needed(readAreaIn('sqft')),
  areaSqmt: needed(readAreaIn('sqmt')),
  areaSqyd: needed(readAreaIn('sqyd')),
  areaAcre: needed(readAreaIn('acre')),
  areaCarpet: needed(readAreaOf('carpet')),
  areaBuiltUp: needed(readAreaOf('built-up')),
  areaSuperBuiltUp: needed(readAreaOf('super-built-up')),
  areaPlot: needed(readAreaOf('plot')),
  priceUnit: needed(readPriceUnit),
  price: needed(readPriceIn(1)),
  priceThousand: needed(readPriceIn(1_000)),
  priceLakh: needed(readPriceIn(lakh)),
  priceMillion: needed(readPriceIn(10 * lakh)),
  priceCrore: needed(readPriceIn(100 * lakh)),
  pricePerSqft: needed(readRate),
  deposit: extra(readDepositCell),
  maintenance: extra((cell, { label }) => readMaintenance(cell, label)),
  furnished: extra(fact(readFurnishing, (furnished) => ({ furnished }))),
  facing: extra(fact(readFacing, (facing) => ({ facing }))),
  availability: needed((cell, { label, dayOrder }) => readStatus(cell, label, dayOrder)),
  possession: extra((cell, { dayOrder }) => readPossession(cell, false, dayOrder)),
  possessionYearFirst: extra((cell, { dayOrder }) => readPossession(cell, true, dayOrder)),
  age: extra((cell, context) =>
    // Some portals write this into the column of ages.
    /^under construction$/i.test(cell.trim())
      ? understood({ possession: 'under-construction' })
      : /^(?:19|20)\d\d$/.test(cell.trim())
        ? understood({ age: `Built in ${cell.trim()}` }, t('read as the year of construction'))
        : turnedDay.test(cell.trim())
          ? notUnderstood(t('a spreadsheet has turned this into a date'))
          : line('age', 60).read(cell, context),
  ),
  resale: extra(fact(readResale, (resale) => (resale === undefined ? {} : { resale }))),
  amenities: extra(fact(readAmenities, (amenities) => ({ amenities }))),
  amenity: extra((cell, { label }) => flagged(cell, { amenities: [label] })),
  features: extra(fact(readList, (features) => ({ features }))),
  feature: extra((cell, { label }) => flagged(cell, { features: [label] })),
  overlooking: extra(
    fact(readList, (views) => ({
      features: views.map((view) => `Overlooks ${view.toLowerCase()}`),
    })),
  ),
  tenants: extra((cell, context) => {
    return tenantWord.test(cell) && !heldWord.test(cell)
      ? line('tenants', 80).read(cell, context)
      : notUnderstood(t('this does not name any preferred tenants'))
  }),
  petsAllowed: extra(
    fact(readPets, (petsAllowed) => (petsAllowed === undefined ? {} : { petsAllowed })),
  ),
  roomSharing: extra(fact(readRoomSharing, (roomSharing) => ({ roomSharing }))),
  seats: extra((cell) => readWorkspace(cell, 'seats')),
  cabins: extra((cell) => readWorkspace(cell, 'cabins')),
  meetingRooms: extra((cell) => readWorkspace(cell, 'meetingRooms')),
  frontageFt: feet('frontageFt', 10_000),
  ceilingHeightFt: feet('ceilingHeightFt', 200),
  powerLoadKw: extra((cell, { label }) => {
    const reading = readPowerLoad(cell, label)
    return reading.ok ? understood({ powerLoadKw: reading.value }, ...reading.notes) : reading
  }),
  brokerage: extra((cell) => readBrokerage(cell)),
  postedOn: extra((cell, { dayOrder }) => {
    const reading = readDay(cell, dayOrder)
    return reading.ok ? understood({ postedOn: reading.value }, ...reading.notes) : reading
  }),
  postedAgo: extra(readPostedAgo),
  sourceId: line('sourceId', 120),
  // The id of a listing that is not ours: the row's identity, so that it is imported only once.
  ownId: line('sourceId', 120),
  brokerEmail: needed(readEmail),
  brokerPhone: needed(readMobile),
}

// Who lives in a home, and until when, is private.
const tenantWord = regExp('i')`
  famil|bachelor|couple|student|professional|working|compan|corporate|girl|boy|ladies|gents
  |women|\bmen\b|\b(?:fe)?male|any|all|open|veg|govt|government|bank|nri|expat|single|mnc
  |executive|परिवार|कुटुंब|बॅचलर|बैचलर|विद्यार्थी|छात्र|कोई भी|कोणीही
`
const heldWord = /\b(?:till|until|upto|vacating|occupied|since|m(?:r|rs|s)\b\.?)/i

// "5-10" and "0-1" as typed, which a spreadsheet turned into dates.
const turnedDay = regExp('i')`
  ^(?:\d{4}-\d{2}-\d{2}|\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*
  |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*-\d{2})$
`

function readUnit(cell: string, { state }: FieldContext): Reading<Partial<Facts>> {
  // "101" and "2A" number a flat; after another number they would be parsed as part of it.
  if (/^[^\p{L}]*\d/u.test(cell)) return notUnderstood(t('we do not know this area unit'))
  // Parses the unit as if it followed a number.
  const reading = inSourceLanguage(() => readArea(`1 ${cell}`, 'sqft', state))
  if (!reading.ok) {
    const isUnit = reading.problem.startsWith('how large')
    return isUnit
      ? readArea(`1 ${cell}`, 'sqft', state)
      : notUnderstood(t('we do not know this area unit'))
  }
  return understood(
    reading.value.text ? { areaWord: cell.trim() } : { areaUnit: reading.value.unit },
  )
}

function flagged(cell: string, ifYes: Partial<Facts>): Reading<Partial<Facts>> {
  const reading = readFlag(cell)
  return reading.ok ? understood(reading.value ? ifYes : {}) : reading
}

function readPostedAgo(cell: string, { asOf }: FieldContext): Reading<Partial<Facts>> {
  // Without the day the file was created it gives no date; the layout's remarks say so once.
  if (!asOf) return understood({})
  const reading = readDaysAgo(cell)
  if (!reading.ok) return reading
  const posted = new Date(Date.parse(asOf) - reading.value * 86_400_000)
  return understood({ postedOn: posted.toISOString().slice(0, 10) }, ...reading.notes)
}

function readEmail(cell: string): Reading<Partial<Facts>> {
  const brokerEmail = cell.normalize('NFC').trim().toLowerCase()
  return /^[^\s@]{1,64}@[^\s@]{3,190}$/.test(brokerEmail)
    ? understood({ brokerEmail })
    : notUnderstood(t('this is not an email address'))
}

function readMobile(cell: string): Reading<Partial<Facts>> {
  const brokerPhone = readPhone(cell.trim().replace(/\.0$/, ''))
  return brokerPhone
    ? understood({ brokerPhone })
    : notUnderstood(t('this is not a mobile number, and digits may have been lost'))
}
