import { isDeepStrictEqual } from 'node:util'
import { isOffered } from '#contract/property/amenity.ts'
import type { DetailName } from '#contract/property/detail.ts'
import { materialCutShare, materialPriceShare } from '#contract/property/lifecycle.ts'
import type { Facts, Snapshot } from './diff.ts'

/**
 * What an edit of one field of an approved listing does (decision 0009).
 *
 * - `any`: every change is reviewed again.
 * - `other`: given for the first time it stays live; another value than the given one, or none any
 *   more, is reviewed again.
 * - `money`: as `other`, but a rise up to 5 % and a cut down to half of it stay live.
 * - `words`: a name that the form does not offer is reviewed again.
 * - `own`: has a rule of its own in `isMaterial`.
 * - `live`: stays live, and so does the listing.
 */
type Rule = 'any' | 'other' | 'money' | 'words' | 'own' | 'live'

/** Every fact of a listing; one that is new must be decided about here. */
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
  floor: 'other',
  totalFloors: 'other',
  // Furniture comes and goes with tenants, and every form sends a value.
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

/** Every particular of a listing; one that is new must be decided about here. */
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
  deposit: 'money',
  brokerage: 'other',
  // Terms of an agreement that is still to be written, and dates that move.
  lockInMonths: 'live',
  noticeMonths: 'live',
  agreementMonths: 'live',
  escalationPercent: 'live',
  availableFrom: 'live',
  petsAllowed: 'live',
  // In the broker's own words: contact details would go live there.
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
  facing: 'other',
  isVastu: 'live',
  lifts: 'live',
  isCorner: 'other',
  openSides: 'other',
  roadWidthFt: 'other',
  plotLengthFt: 'other',
  plotBreadthFt: 'other',
  society: 'any',
  // What a building offers, as its offered amenities.
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
  // How much of the place is public: the broker's to say.
  placePrecision: 'live',
  landmark: 'any',
  metroName: 'any',
  metroLine: 'any',
  metroWalkMetres: 'other',
  // The broker's own books.
  isExclusive: 'live',
  ownReference: 'live',
  postedOn: 'live',
} as const satisfies Record<DetailName, Rule>

/** What was approved last, as far as it is known; its price is known for every approved listing. */
export interface Approved {
  price: number
  facts?: Facts | undefined
}

/**
 * Whether an edit of an approved listing must be reviewed again (decision 0009). Money is compared
 * with what was approved, so that small raises do not add up unseen. Photos are compared as a set,
 * not by their order.
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
    isOtherAmount(approved.price, after.price) ||
    isRaised(before.detail?.priceMax ?? before.price, after.detail?.priceMax ?? 0)
  )
}

function isMaterialChange(rule: Rule, before: unknown, after: unknown, approved: unknown): boolean {
  if (isDeepStrictEqual(before, after)) return false
  if (rule === 'any') return true
  if (rule === 'words') return hasNewWords(before as string[], after as string[])
  if (rule === 'other') return before !== undefined
  if (rule !== 'money' || before === undefined) return false
  return after === undefined || isOtherAmount(Number(approved ?? before), Number(after))
}

function isNoLongerReady(before: Snapshot, after: Snapshot): boolean {
  const isUnfinished = (one: Snapshot) => one.detail?.possession === 'under-construction'
  return isUnfinished(after) && !isUnfinished(before)
}

/** Whether what was approved at one amount is reviewed again at another. */
function isOtherAmount(approved: number, amount: number): boolean {
  return isRaised(approved, amount) || amount < approved * materialCutShare
}

function isRaised(from: number, to: number): boolean {
  return to - from > from * materialPriceShare
}

/** Whether a name was added that is none of those the form offers. */
function hasNewWords(before: readonly string[], after: readonly string[]): boolean {
  return after.some((name) => !isOffered(name) && !before.includes(name))
}
