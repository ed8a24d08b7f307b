import type { LandUnit } from '#domain/area/area.ts'
import type { HomeType } from '#domain/import-cell/read-property-type.ts'
import type { Direction } from '#domain/import-cell/read-word.ts'

/**
 * At least, at most, or both; whole rupees, square feet, floors. `approx` widened what was said by
 * a tenth.
 */
export interface Range {
  min?: number
  max?: number
  approx?: boolean
}

export const intents = ['sell', 'rent', 'lease', 'pg'] as const
export type Intent = (typeof intents)[number]

/** A kind of home narrower than its type; listings say it in their words. */
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
}

/** Some of a few, or a range. Halves are halves: 2.5; a 1RK is 0.5, a studio 0. */
export interface BhkValue {
  oneOf?: readonly number[]
  min?: number
  max?: number
}

export interface AreaValue extends Range {
  /** As it was said, before it became square feet. */
  said: string
  unit: LandUnit
  /** Carpet area is meant; elsewhere the area a listing is offered by. */
  basis?: 'carpet'
  /** Square feet of a plain area; `min` and `max` are a tenth below and above. */
  sqft?: number
  /** Where a unit has several sizes: what one of it may come to, in square feet. */
  sizes?: readonly number[]
}

/** Rupees for one unit of area. */
export interface RateValue extends Range {
  unit: LandUnit
}

/** A city or a locality: the Locations of it, if there are some, and its city by name. */
export interface PlaceValue {
  name: string
  city?: string
  ids: readonly string[]
  /** A part of it that no Location stands for: `Sector 12`, `Phase 2`. */
  section?: string
  not?: boolean
}

/** A building or an estate by name, as its homes write it. */
export interface SocietyValue {
  name: string
  /** In lower case. */
  spellings: readonly string[]
  /** The only city that is meant, with its Locations. */
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
  /** Month at the latest, `2027-12`. */
  by?: string
  isLaunch?: boolean
}

export interface FloorValue {
  oneOf?: readonly number[]
  not?: readonly number[]
  min?: number
  max?: number
  /** The last one; `false` where it is not wanted. */
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

/** Every slot of the search language with its value (SRC-6). */
export interface SlotValues {
  intent: Intent
  type: TypeValue
  bhk: BhkValue
  budget: Range
  /** Rent and maintenance together. */
  monthly: Range
  /** Rupees a month at most that a loan may cost. */
  emi: { max: number }
  area: AreaValue
  rate: RateValue
  city: PlaceValue
  locality: PlaceValue
  society: SocietyValue
  pincode: string
  near: NearValue
  possession: PossessionValue
  furnishing: Negatable<Furnishing>
  floor: FloorValue
  facing: Negatable<Direction>
  vastu: true
  /** Years at most. */
  age: { max: number }
  lister: Lister
  brokerage: 'none'
  builder: string
  transaction: Transaction
  amenity: Negatable
  tenant: Negatable<Tenant>
  /** Rupees or months' rent at most; 0 is none. */
  deposit: { rupees?: number; months?: number }
  bathrooms: { min: number }
  rera: true
  approval: string
  /** Days at most since it was listed. */
  posted: { days: number }
  sort: SortOrder
}

export type SlotName = keyof SlotValues

interface SlotSpan {
  /** Where it stands in the text, in UTF-16 units, and what stands there. */
  start: number
  end: number
  text: string
  /** 0 to 1: 1 is said outright, less was corrected or taken from its surroundings. */
  confidence: number
  /** Somebody would like it and does without: `preferably`, `ho to accha`. */
  isSoft?: true
  /** The second choice, for want of the first: `nahi to Hinjewadi`; offered, not asked for. */
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
  /**
   * Of something no listing tells, such as what a loan comes to: it is not looked for in their
   * text.
   */
  isUnsupported?: true
}

/** What one reading of a bare number could be instead: `80 lakh` or `80 thousand`. */
export interface Ambiguity {
  text: string
  start: number
  end: number
  /** Rupees, the likelier first. */
  amounts: readonly number[]
}

/** All slots of one query together: what is asked for, without where it was said. */
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
  tenants?: Negatable<Tenant>[]
  deposit?: SlotValues['deposit']
  bathrooms?: { min: number }
  rera?: true
  approvals?: string[]
  posted?: { days: number }
  sort?: SortOrder
}

/** What a text was understood to ask for. */
export interface ParsedQuery {
  filter: SearchFilter
  slots: Slot[]
  /** Words that were not understood, in their order. */
  unmatched: TextSpan[]
  /** Numbers that may be read in two ways. */
  ambiguities: Ambiguity[]
}
