import { z } from 'zod'
import { day, plainText } from '#contract/field.ts'
import { maxRupees } from '#domain/money/max-rupees.ts'
import { withCommas } from '#domain/text/format-number.ts'
import {
  Approval,
  Brokerage,
  FloodHistory,
  Khata,
  Kitchen,
  ListedBy,
  MaintenancePer,
  Ownership,
  PowerBackup,
  ReraPath,
  WaterSource,
} from './detail-vocabulary.ts'
import { AreaBasis, Facing, PlacePrecision, Possession } from './vocabulary.ts'

const whole = (maximum: number) =>
  z
    .number({ error: 'Please enter a number.' })
    .int('Please enter a whole number.')
    .min(0, 'This cannot be less than 0.')
    .max(maximum, `This cannot be more than ${withCommas(maximum)}.`)
const amount = whole(maxRupees)
const size = (maximum: number) =>
  z
    .number({ error: 'Please enter a number.' })
    .positive('This must be more than zero.')
    .max(maximum, 'This is too large.')
const squareFeet = size(1_000_000_000)

const configuration = {
  /** 0.5 is a 1RK, 2.5 a "2.5 BHK"; `bedrooms` is its floor. */
  bhk: z.number().min(0).max(50),
  balconies: whole(20),
  kitchen: Kitchen.schema,
  servantRoom: z.boolean(),
  studyRoom: z.boolean(),
  poojaRoom: z.boolean(),
}

/**
 * All in square feet; carpet as RERA defines it: with the walls inside, without balcony and shaft.
 */
const areas = {
  areaBasis: AreaBasis.schema,
  areaCarpetSqft: squareFeet,
  areaBuiltUpSqft: squareFeet,
  areaSuperBuiltUpSqft: squareFeet,
  areaPlotSqft: squareFeet,
  /** Upper end, in square feet, where the area was given as a range. */
  areaMaxSqft: squareFeet,
  /** The area as it was written where its unit is not one of ours (`24 Guntha`). */
  areaText: plainText(80),
}

/** Whole rupees. */
const charges = {
  priceMax: z.number().int().positive().max(1_000_000_000_000),
  isNegotiable: z.boolean(),
  maintenance: amount,
  maintenancePer: MaintenancePer.schema,
  isMaintenanceIncluded: z.boolean(),
  chargeParking: amount,
  chargeClub: amount,
  chargeCorpus: amount,
  /** For a corner, a park, a higher floor. */
  chargeLocation: amount,
  chargeOther: amount,
  tokenAmount: amount,
}

const rentTerms = {
  /** Rupees; 0 is "no deposit". */
  deposit: amount,
  brokerage: Brokerage.schema,
  lockInMonths: whole(240),
  noticeMonths: whole(24),
  agreementMonths: whole(1_200),
  /** Percent a year. */
  escalationPercent: z
    .number({ error: 'Please enter a number.' })
    .min(0, 'This cannot be less than 0.')
    .max(100, 'This cannot be more than 100.'),
  availableFrom: day,
  petsAllowed: z.boolean(),
  tenants: plainText(80),
}

const possession = {
  possession: Possession.schema,
  /** Month of possession, `2027-12`. */
  possessionBy: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please enter a month and year, such as 2027-12.'),
  /** Occupancy and completion certificate. */
  ocReceived: z.boolean(),
  ccReceived: z.boolean(),
  ageYears: whole(200),
  age: plainText(60),
  resale: z.boolean(),
}

const title = {
  ownership: Ownership.schema,
  khata: Khata.schema,
  approvals: z.array(Approval.schema).max(Approval.keys.length),
  isEncumbranceFree: z.boolean(),
  loanApprovedBy: plainText(160),
  /** Survey, CTS, khasra or 7/12: never shown to the public. */
  surveyNumber: plainText(80),
  listedBy: ListedBy.schema,
  rera: ReraPath.schema,
  /** The number of the project, or of the application. */
  reraNumber: plainText(80),
  /** The state whose register it is in. */
  reraState: plainText(40),
  /** Why none applies. */
  reraReason: plainText(200),
}

const layout = {
  /** Of the main door. */
  facing: Facing.schema,
  isVastu: z.boolean(),
  lifts: whole(50),
  isCorner: z.boolean(),
  openSides: whole(4),
  roadWidthFt: size(1_000),
  plotLengthFt: size(100_000),
  plotBreadthFt: size(100_000),
}

const building = {
  society: plainText(160),
  towers: whole(500),
  projectUnits: whole(100_000),
  waterSources: z.array(WaterSource.schema).max(WaterSource.keys.length),
  powerBackup: PowerBackup.schema,
  parkingCovered: whole(100),
  parkingOpen: whole(100),
  hasEvCharging: z.boolean(),
  hasPipedGas: z.boolean(),
  isGated: z.boolean(),
  floodHistory: FloodHistory.schema,
  internet: plainText(160),
}

const place = {
  /** How exactly the public sees the pin; where it is not said, only its locality. */
  placePrecision: PlacePrecision.schema,
  landmark: plainText(160),
  metroName: plainText(80),
  metroLine: plainText(40),
  metroWalkMetres: whole(20_000),
}

const lister = {
  isExclusive: z.boolean(),
  /** The broker's own, in the broker's own books. */
  ownReference: plainText(60),
  postedOn: day,
}

/**
 * The Indian details of a listing (LST-7): each may be left out. They are stored as one document,
 * because only filters ever ask for one of them alone.
 */
export const PropertyDetail = z
  .strictObject({
    ...configuration,
    ...areas,
    ...charges,
    ...rentTerms,
    ...possession,
    ...title,
    ...layout,
    ...building,
    ...place,
    ...lister,
  })
  .partial()
export type PropertyDetail = z.infer<typeof PropertyDetail>
export type DetailName = keyof PropertyDetail

/** What visitors read: not the broker's own books, nor numbers of documents. */
export const PublicDetail = PropertyDetail.omit({
  surveyNumber: true,
  ownReference: true,
  isExclusive: true,
})
export type PublicDetail = z.infer<typeof PublicDetail>

/** A listing's particulars without what visitors do not read. */
export function publicDetailOf(detail: PropertyDetail): PublicDetail {
  const {
    surveyNumber: _survey,
    ownReference: _reference,
    isExclusive: _exclusive,
    ...open
  } = detail
  return open
}
