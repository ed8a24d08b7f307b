import type { PropertyDetail } from '#contract/property/detail.ts'
import type {
  AreaUnit,
  Furnished,
  ListingType,
  PropertyType,
} from '#contract/property/vocabulary.ts'
import type { Deposit } from '#domain/import-cell/read-amount.ts'
import type { AreaBasisWord } from '#domain/import-cell/read-area.ts'
import type { Configuration } from '#domain/import-cell/read-configuration.ts'
import type { Purpose } from '#domain/import-cell/read-purpose.ts'
import type { Headline } from './headline.ts'

/** An area as given in its column. */
export interface MeasuredArea {
  area: number
  areaUnit: AreaUnit
  basis?: AreaBasisWord
  maxSqft?: number
  text?: string
  /** Whether neither cell nor header nor another column gives the unit. */
  isUnitGuessed?: true
}

/** The parsed columns of a row, before any conclusions. */
export interface Facts extends Omit<PropertyDetail, 'deposit'> {
  title?: string
  heading?: string
  description?: string
  price?: number
  /** Rupees per unit of the price, if a separate column gives the unit. */
  priceUnit?: number
  /** Whether that column says that the price is per square foot. */
  isRate?: true
  deposit?: Deposit
  area?: number
  areaUnit?: AreaUnit
  /** The unit as written, if a separate column has one that we convert: "sq yd", "guntha". */
  areaWord?: string
  /** Whether nothing gives the unit of the area. */
  isUnitGuessed?: true
  /** Areas with a column each, by what they measure. */
  areas?: Partial<Record<AreaBasisWord, MeasuredArea>>
  bedrooms?: number
  /** The word used for rooms; some layouts distinguish flats and houses by it. */
  roomWord?: Configuration['word']
  /** The type in the column of rooms, if it has no rooms. */
  roomsType?: PropertyType
  bathrooms?: number
  parkingSpaces?: number
  floor?: number
  totalFloors?: number
  propertyType?: PropertyType
  listingType?: ListingType
  /** What the title, or a heading with its city, says about the home. */
  headline?: Headline
  /** The purpose according to title or heading. */
  headlinePurpose?: Purpose
  /** The purpose according to a heading above the row. */
  purposeAbove?: Purpose
  /** Whether the price is said to be monthly. */
  isMonthly?: true
  furnished?: Furnished
  locality?: string
  /** Other parts of the locality's cell. */
  localitiesNamed?: string[]
  city?: string
  /** The state, if there is a column for it. */
  state?: string
  /** A part of the city from the column of the city: "Thane West", "Andheri, Mumbai". */
  cityPart?: string
  /** A known city at the end of a place. */
  cityNamed?: string
  address?: string
  place?: string
  pincode?: string
  latitude?: number
  longitude?: number
  amenities?: string[]
  features?: string[]
  sourceId?: string
  brokerEmail?: string
  brokerPhone?: string
}
