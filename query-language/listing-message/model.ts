import type { SearchFilter, TextSpan } from '#query-language/model/slots.ts'

/** The values of a home in a message, by the names of the listing form. */
export interface HomeValues {
  listingType: 'sell' | 'rent' | 'lease'
  propertyType: string
  bhk: number
  bathrooms: number
  /** Workstations, and what stands beside them in an office. */
  seats: number
  cabins: number
  meetingRooms: number
  frontageFt: number
  ceilingHeightFt: number
  powerLoadKw: number
  balconies: number
  parkingSpaces: number
  parkingCovered: number
  parkingOpen: number
  /** Square feet of an area without a basis. */
  area: number
  areaCarpetSqft: number
  areaBuiltUpSqft: number
  areaSuperBuiltUpSqft: number
  areaPlotSqft: number
  /** The area as written, if not in square feet: `200 sqyd`, `6 acre`. */
  areaText: string
  /** Whole rupees; a rent is per month. */
  price: number
  priceMax: number
  /** Rupees per square foot; of land per `rateUnit`. */
  rate: number
  rateUnit: string
  isNegotiable: boolean
  deposit: number
  depositMonths: number
  maintenance: number
  maintenancePer: 'month' | 'sqft'
  isMaintenanceIncluded: boolean
  brokerage: 'none' | 'fifteen-days' | 'one-month' | 'two-months'
  /** Percent of the sale price. */
  brokeragePercent: number
  lockInMonths: number
  noticeMonths: number
  agreementMonths: number
  escalationPercent: number
  /** A day, `2026-12-01`. */
  availableFrom: string
  floor: number
  totalFloors: number
  furnished: string
  facing: string
  isVastu: boolean
  isCorner: boolean
  kitchen: 'modular'
  servantRoom: boolean
  studyRoom: boolean
  poojaRoom: boolean
  ageYears: number
  possession: 'ready' | 'under-construction'
  /** A month, `2027-12`. */
  possessionBy: string
  ocReceived: boolean
  resale: boolean
  ownership: 'freehold' | 'leasehold'
  khata: 'a' | 'b' | 'e'
  approvals: string
  roadWidthFt: number
  plotLengthFt: number
  plotBreadthFt: number
  waterSources: 'municipal' | 'borewell'
  hasPipedGas: boolean
  isGated: boolean
  isExclusive: boolean
  petsAllowed: boolean
  tenants: string
  /** Persons in a room of a PG. */
  roomSharing: number
  amenities: string
  /** What no field holds, in the words of the message. */
  features: string
  reraNumber: string
  society: string
  landmark: string
  locality: string
  city: string
  pincode: string
}

export type HomeField = keyof HomeValues

/** Fields that may have several values, each with its own words. */
export const listFields: ReadonlySet<HomeField> = new Set([
  'amenities',
  'approvals',
  'areaText',
  'features',
  'landmark',
  'locality',
  'tenants',
  'waterSources',
])

/** A place in the message: positions in UTF-16 units, and the words there. */
export interface Words {
  start: number
  end: number
  text: string
}

/** A value with its words. */
export type Finding = {
  [Field in HomeField]: Words & { field: Field; value: HomeValues[Field] }
}[HomeField]

/** Words that may mean several values of a field: the broker is asked. */
export interface Doubt extends Words {
  field: HomeField
  choices: readonly HomeValues[HomeField][]
}

/** What a message gives about one offered home. */
export interface HomeReading {
  kind: 'home'
  findings: readonly Finding[]
  doubts: readonly Doubt[]
  /** Values that follow from words as a rule and are not said: "2 BHK" alone is an apartment. */
  assumed: readonly Finding[]
  /** Words that were not understood, in the order of the message. */
  unmatched: readonly Words[]
}

/** A wish that no search can express, in the words of the message, and how strong it is. */
export interface RequirementTerm extends Words {
  strength: 'must' | 'soft' | 'excluded'
}

/** What a message asks for: a search, in words without names and telephone numbers. */
export interface RequirementReading {
  kind: 'requirement'
  /** The requirement as the search describes it; parsing it gives the same search. */
  search: string
  filter: SearchFilter
  /** Preferences as a search has them: `preferably with Gym`. Not in the filter. */
  wishes: string
  /** What is asked for beside the search. Its words are not in `unmatched`. */
  terms: readonly RequirementTerm[]
  findings: readonly (Words & { slot: string })[]
  /** Amounts with two readings, in rupees, the likelier first. */
  doubts: readonly (Words & { amounts: readonly number[] })[]
  unmatched: readonly TextSpan[]
}

export type MessageReading = HomeReading | RequirementReading

/**
 * What a part of a message speaks of that is in no reading: a home that is gone, a question about
 * a known one, a service, who sent it, a home that is offered where a requirement is read, a home
 * of which too little is said or which is beyond the limits, or anything else.
 */
export type Topic = 'closed' | 'question' | 'service' | 'contact' | 'offer' | 'home' | 'other'

/** A part of a message that is in no reading. */
export interface UnreadWords extends Words {
  topic: Topic
}
