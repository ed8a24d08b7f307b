import type { LandUnit } from '#domain/area/area.ts'
import type { HomeType } from '#domain/import-cell/read-property-type.ts'
import type { Direction } from '#domain/import-cell/read-word.ts'

/**
 * A minimum, a maximum or both, in whole rupees, square feet or floors. `approx`: the value in the
 * query was widened by a tenth.
 */
export interface Range {
  min?: number
  max?: number
  approx?: boolean
}

export const intents = ['sell', 'rent', 'lease', 'pg'] as const
export type Intent = (typeof intents)[number]

/** Kinds of home within a type, by the words that listings use. */
export const homeKinds = [
  'builder floor',
  'penthouse',
  'studio',
  'duplex',
  'row house',
  'bungalow',
  'farm house',
  'shop',
  'showroom',
  'warehouse',
  'co-working',
] as const
export type HomeKind = (typeof homeKinds)[number]

export interface TypeValue {
  types: readonly HomeType[]
  kind?: HomeKind
  not?: boolean
  /** A kind beside its own type, which holds it: flat or "penthouse". */
  isEither?: boolean
}

/** A few values or a range. Halves count: 2.5; a 1RK is 0.5, a studio 0. */
export interface BhkValue {
  oneOf?: readonly number[]
  min?: number
  max?: number
}

export interface AreaValue extends Range {
  /** As in the query, before conversion to square feet. */
  said: string
  unit: LandUnit
  /** Carpet area; otherwise the area by which a listing is offered. */
  basis?: 'carpet'
  /** Square feet of an area without a comparator; `min` and `max` are a tenth below and above. */
  sqft?: number
  /** If the unit has several sizes: the possible square feet of one unit. */
  sizes?: readonly number[]
}

/** Rupees per unit of area. */
export interface RateValue extends Range {
  unit: LandUnit
}

/** A city or a locality: its Locations, if any, and the name of its city. */
export interface PlaceValue {
  name: string
  city?: string
  ids: readonly string[]
  /** A part of it without a Location: `Sector 12`, `Phase 2`. */
  section?: string
  not?: boolean
}

/** A building or an estate by name, as its listings write it. */
export interface SocietyValue {
  name: string
  /** In lower case. */
  spellings: readonly string[]
  /** Its city, if only one matches, with the Locations of that city. */
  city?: string
  cityIds?: readonly string[]
}

export interface NearValue {
  name: string
  metres?: number
  minutes?: number
}

export interface PossessionValue {
  status?: 'ready' | 'under-construction'
  /** Latest month, `2027-12`. */
  by?: string
  isLaunch?: boolean
}

/** The day from which a home is needed, and whether that is today, `immediately`. */
export interface MoveInValue {
  /** `2026-12-15`. */
  by: string
  isNow?: true
}

export interface FloorValue {
  oneOf?: readonly number[]
  not?: readonly number[]
  min?: number
  max?: number
  /** The top floor; `false` excludes it. */
  top?: boolean
}

export interface Negatable<Name extends string = string> {
  name: Name
  not?: boolean
}

export const furnishings = ['unfurnished', 'semi-furnished', 'fully-furnished'] as const
export type Furnishing = (typeof furnishings)[number]
export const tenantKinds = [
  'family',
  'bachelors',
  'women',
  'men',
  'students',
  'couple',
  'company',
  'pets',
] as const
export type Tenant = (typeof tenantKinds)[number]
export const sortOrders = ['price-asc', 'price-desc', 'newest', 'area'] as const
export type SortOrder = (typeof sortOrders)[number]

export const listers = ['owner', 'broker', 'builder'] as const
export type Lister = (typeof listers)[number]
export const transactions = ['new', 'resale'] as const
export type Transaction = (typeof transactions)[number]

/** Of these features "or" asks for one: "lift or ground floor". */
export const eitherSlots = [
  ...(['amenity', 'floor', 'facing', 'near', 'vastu', 'furnishing', 'possession'] as const),
] as const
type EitherSlot = (typeof eitherSlots)[number]
/**
 * One of several features of which one is enough; `and` is what it has to have as well: "ground
 * floor, or first floor with lift".
 */
export type Option = {
  [Name in EitherSlot]: { slot: Name; value: SlotValues[Name]; and?: Negatable }
}[EitherSlot]

/** Every slot of the search language with its value (SRC-6). */
export interface SlotValues {
  intent: Intent
  type: TypeValue
  bhk: BhkValue
  budget: Range
  /** Rent and maintenance together. */
  monthly: Range
  /** Maximum EMI in rupees per month. */
  emi: { max: number }
  area: AreaValue
  rate: RateValue
  city: PlaceValue
  locality: PlaceValue
  society: SocietyValue
  pincode: string
  near: NearValue
  possession: PossessionValue
  moveIn: MoveInValue
  furnishing: Negatable<Furnishing>
  floor: FloorValue
  facing: Negatable<Direction>
  vastu: true
  /** Maximum in years. */
  age: { max: number }
  lister: Lister
  brokerage: 'none'
  builder: string
  transaction: Transaction
  amenity: Negatable
  /** One of these is enough. */
  either: readonly Option[]
  tenant: Negatable<Tenant>
  /** Maximum in rupees or months of rent; 0 means no deposit. */
  deposit: { rupees?: number; months?: number }
  bathrooms: { min: number }
  /** Car parkings at least. */
  parking: { min: number }
  /** The width of the road in front in feet, at least. */
  road: { min: number }
  /** Persons in a room of a PG or a shared home. */
  sharing: { oneOf: readonly number[] }
  rera: true
  approval: string
  /** Maximum number of days since the listing date. */
  posted: { days: number }
  sort: SortOrder
}

export type SlotName = keyof SlotValues

interface SlotSpan {
  /** Position in the text, in UTF-16 units, and the words there. */
  start: number
  end: number
  text: string
  /** From 0 to 1: 1 is explicit; less was corrected or inferred from the context. */
  confidence: number
  /** A soft condition: `preferably`, `ho to accha`. */
  isSoft?: true
  /** The second choice (`nahi to Hinjewadi`): offered as an alternative, not searched. */
  isElse?: true
}

/** One thing that was understood. */
export type Slot = {
  [Name in SlotName]: SlotSpan & { slot: Name; value: SlotValues[Name] }
}[SlotName]

export interface TextSpan {
  text: string
  start: number
  end: number
  /** Listings have no data for it, such as the cost of a loan; it is not searched in their text. */
  isUnsupported?: true
}

/** The possible amounts of a bare number: `80 lakh` or `80 thousand`. */
export interface Ambiguity {
  text: string
  start: number
  end: number
  /** Rupees, most likely first. */
  amounts: readonly number[]
}

/** All slots of a query merged, without their positions in the text. */
export interface SearchFilter {
  intent?: Intent
  types?: HomeType[]
  kinds?: HomeKind[]
  notTypes?: HomeType[]
  notKinds?: HomeKind[]
  bhk?: BhkValue
  budget?: Range
  monthly?: Range
  emi?: { max: number }
  area?: AreaValue
  carpet?: AreaValue
  rate?: RateValue
  cities?: PlaceValue[]
  localities?: PlaceValue[]
  societies?: SocietyValue[]
  pincodes?: string[]
  near?: NearValue[]
  possession?: PossessionValue
  moveIn?: MoveInValue
  furnishing?: Negatable<Furnishing>[]
  floor?: FloorValue
  facing?: Negatable<Direction>[]
  vastu?: true
  age?: { max: number }
  lister?: Lister
  brokerage?: 'none'
  builders?: string[]
  transaction?: Transaction
  amenities?: Negatable[]
  /** Of each list one option is enough, which is a filter of one slot. */
  either?: SearchFilter[][]
  tenants?: Negatable<Tenant>[]
  deposit?: SlotValues['deposit']
  bathrooms?: { min: number }
  parking?: { min: number }
  road?: { min: number }
  sharing?: { oneOf: readonly number[] }
  rera?: true
  approvals?: string[]
  posted?: { days: number }
  sort?: SortOrder
}

/** The result of parsing a text. */
export interface ParsedQuery {
  filter: SearchFilter
  slots: Slot[]
  /** Words that were not understood, in text order. */
  unmatched: TextSpan[]
  /** Numbers with two possible amounts. */
  ambiguities: Ambiguity[]
}
