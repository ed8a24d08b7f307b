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

/** An area as its column gave it. */
export interface MeasuredArea {
  area: number
  areaUnit: AreaUnit
  basis?: AreaBasisWord
  maxSqft?: number
  text?: string
  /** Whether neither cell nor header nor another column says the unit. */
  isUnitGuessed?: true
}

/** What the columns of one row said, before anything is concluded from it. */
export interface Facts extends Omit<PropertyDetail, 'deposit'> {
  title?: string
  heading?: string
  description?: string
  price?: number
  /** Rupees in one unit of the price, where a column of its own says the unit. */
  priceUnit?: number
  /** Where that column says that the price is one for each square foot. */
  isRate?: true
  deposit?: Deposit
  area?: number
  areaUnit?: AreaUnit
  /** The unit as written, where a column of its own says one we convert: "sq yd", "guntha". */
  areaWord?: string
  /** Whether nothing says the unit of the area. */
  isUnitGuessed?: true
  /** Areas that have a column each, by what they measure. */
  areas?: Partial<Record<AreaBasisWord, MeasuredArea>>
  bedrooms?: number
  /** Which word the rooms were written with; some layouts tell flats from houses by it. */
  roomWord?: Configuration['word']
  /** The type that stands in the column of rooms, where there are no rooms. */
  roomsType?: PropertyType
  bathrooms?: number
  parkingSpaces?: number
  floor?: number
  totalFloors?: number
  propertyType?: PropertyType
  listingType?: ListingType
  /** What the title says of the home, or a heading of its city. */
  headline?: Headline
  /** What title or heading say the listing is for. */
  headlinePurpose?: Purpose
  /** What a heading above the row says its rows are for. */
  purposeAbove?: Purpose
  /** Whether the price is said to be one of a month. */
  isMonthly?: true
  furnished?: Furnished
  locality?: string
  /** Parts of the cell of the locality beside the one taken. */
  localitiesNamed?: string[]
  city?: string
  /** The state, where a column of its own says it. */
  state?: string
  /** A part of the city that stood in the column of the city: "Thane West", "Andheri, Mumbai". */
  cityPart?: string
  /** A known city that stood at the end of a place. */
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
