import { isDeepStrictEqual } from 'node:util'
import { isOffered } from '#contract/property/amenity.ts'
import type { DetailName } from '#contract/property/detail.ts'
import { materialPriceShare } from '#contract/property/lifecycle.ts'
import { lacksReraNumber, reraFacts } from '#contract/property/rera-rule.ts'
import { dayInIndia } from '#domain/date/date.ts'
import type { Facts, Snapshot } from './diff.ts'

/**
 * What an edit of one field of an approved listing does (decision 0009).
 *
 * - `any`: every change is reviewed again.
 * - `other`: a first value stays live; a different value or its removal is reviewed again.
 * - `money`: as `other`, but a rise of up to 5 % and every cut stay live.
 * - `words`: a name that the form does not offer is reviewed again.
 * - `own`: has a rule of its own in `isMaterial`.
 * - `live`: every change stays live.
 */
type Rule = 'any' | 'other' | 'money' | 'words' | 'own' | 'live'

/** Rules of all fields of a listing; a new field needs a decision here. */
export const factRules = {
  title: 'any',
  description: 'any',
  propertyType: 'any',
  listingType: 'any',
  price: 'own',
  area: 'any',
  areaUnit: 'any',
  bedrooms: 'any',
  bathrooms: 'any',
  parkingSpaces: 'other',
  // It distinguishes homes, so a first one could join the listing to another's home.
  floor: 'any',
  totalFloors: 'other',
  // Furniture changes with tenants, and every form sends a value.
  furnished: 'live',
  location: 'any',
  locationId: 'any',
  address: 'any',
  pincode: 'any',
  coordinates: 'any',
  amenities: 'words',
  features: 'words',
  photos: 'own',
} as const satisfies Record<Exclude<keyof Snapshot, 'detail' | 'status'>, Rule>

/** Rules of all details of a listing; a new one needs a decision here. */
export const detailRules = {
  bhk: 'any',
  balconies: 'other',
  kitchen: 'live',
  servantRoom: 'other',
  studyRoom: 'other',
  poojaRoom: 'other',
  areaBasis: 'any',
  areaCarpetSqft: 'any',
  areaBuiltUpSqft: 'any',
  areaSuperBuiltUpSqft: 'any',
  areaPlotSqft: 'any',
  areaMaxSqft: 'any',
  areaText: 'any',
  seats: 'other',
  cabins: 'other',
  meetingRooms: 'other',
  frontageFt: 'other',
  ceilingHeightFt: 'other',
  powerLoadKw: 'other',
  priceMax: 'own',
  isNegotiable: 'live',
  maintenance: 'money',
  maintenancePer: 'other',
  isMaintenanceIncluded: 'other',
  chargeParking: 'money',
  chargeClub: 'money',
  chargeCorpus: 'money',
  chargeLocation: 'money',
  chargeOther: 'money',
  tokenAmount: 'any',
  brokeragePercent: 'other',
  deposit: 'money',
  brokerage: 'other',
  // Terms of an agreement still to be written, and dates that move.
  lockInMonths: 'live',
  noticeMonths: 'live',
  agreementMonths: 'live',
  escalationPercent: 'live',
  availableFrom: 'live',
  petsAllowed: 'live',
  roomSharing: 'other',
  // Free text, which could publish contact details.
  tenants: 'any',
  possession: 'own',
  possessionBy: 'live',
  ocReceived: 'other',
  ccReceived: 'other',
  ageYears: 'other',
  age: 'any',
  resale: 'other',
  ownership: 'other',
  khata: 'other',
  approvals: 'other',
  isEncumbranceFree: 'other',
  loanApprovedBy: 'any',
  surveyNumber: 'other',
  listedBy: 'other',
  rera: 'any',
  reraNumber: 'any',
  reraState: 'any',
  reraReason: 'any',
  reraValidFrom: 'any',
  reraValidTo: 'any',
  reraAppliedOn: 'any',
  facing: 'other',
  isVastu: 'live',
  lifts: 'live',
  isCorner: 'other',
  openSides: 'other',
  roadWidthFt: 'other',
  plotLengthFt: 'other',
  plotBreadthFt: 'other',
  society: 'any',
  // Facilities of the building, like the offered amenities.
  towers: 'live',
  projectUnits: 'live',
  waterSources: 'live',
  powerBackup: 'live',
  parkingCovered: 'other',
  parkingOpen: 'other',
  hasEvCharging: 'live',
  hasPipedGas: 'live',
  isGated: 'live',
  floodHistory: 'other',
  internet: 'any',
  societyRule: 'any',
  societyRuleSource: 'any',
  // The broker decides how precise the public location is.
  placePrecision: 'live',
  landmark: 'any',
  metroName: 'any',
  metroLine: 'any',
  metroWalkMetres: 'other',
  // The broker's internal records.
  isExclusive: 'live',
  ownReference: 'live',
  postedOn: 'live',
} as const satisfies Record<DetailName, Rule>

/** The last approved version, if stored; its price is known for every approved listing. */
export interface Approved {
  price: number
  facts?: Facts | undefined
}

/**
 * Returns whether an edit of an approved listing must be reviewed again (decision 0009). Amounts
 * are compared with the approved ones, so that small raises cannot add up unnoticed. Photos are
 * compared as a set, ignoring their order.
 */
export function isMaterial(before: Snapshot, after: Snapshot, approved: Approved): boolean {
  const facts = Object.entries(factRules).some(([name, rule]) => {
    const key = name as keyof typeof factRules
    const wasApproved = key === 'locationId' || key === 'photos' ? undefined : approved.facts?.[key]
    return isMaterialChange(rule, before[key], after[key], wasApproved)
  })
  const details = Object.entries(detailRules).some(([name, rule]) => {
    const key = name as DetailName
    const [was, is] = [before.detail?.[key], after.detail?.[key]]
    return isMaterialChange(rule, was, is, approved.facts?.detail?.[key])
  })
  return (
    facts ||
    details ||
    !isDeepStrictEqual(new Set(before.photos), new Set(after.photos)) ||
    isNoLongerReady(before, after) ||
    lacksReraNow(before, after) ||
    isRaised(approved.price, after.price) ||
    isRaised(before.detail?.priceMax ?? before.price, after.detail?.priceMax ?? 0)
  )
}

function isMaterialChange(rule: Rule, before: unknown, after: unknown, approved: unknown): boolean {
  if (isDeepStrictEqual(before, after)) return false
  if (rule === 'any') return true
  if (rule === 'words') return hasNewWords(before as string[], after as string[])
  if (rule === 'other') return before !== undefined
  if (rule !== 'money' || before === undefined) return false
  return after === undefined || isRaised(Number(approved ?? before), Number(after))
}

function isNoLongerReady(before: Snapshot, after: Snapshot): boolean {
  const isUnfinished = (one: Snapshot) => one.detail?.possession === 'under-construction'
  return isUnfinished(after) && !isUnfinished(before)
}

/**
 * An edit may make a number necessary without touching it ("listed on behalf of a promoter"), or
 * change the facts for which two administrators let the listing go without one.
 */
function lacksReraNow(before: Snapshot, after: Snapshot): boolean {
  const isLacking = lacksReraNumber(after, dayInIndia(new Date()))
  return isLacking && !isDeepStrictEqual(reraFacts(before), reraFacts(after))
}

function isRaised(from: number, to: number): boolean {
  return to - from > from * materialPriceShare
}

/** Returns whether a name was added that the form does not offer. */
function hasNewWords(before: readonly string[], after: readonly string[]): boolean {
  return after.some((name) => !isOffered(name) && !before.includes(name))
}
