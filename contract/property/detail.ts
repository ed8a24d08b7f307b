import { z } from 'zod'
import { day, plainText } from '#contract/field.ts'
import { t } from '#domain/locale/translate.ts'
import { maxRupees } from '#domain/money/max-rupees.ts'
import { canonicalReraState } from '#domain/rera/rera-project.ts'
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
import { maxRoomSharing } from './room-sharing.ts'
import { AreaBasis, Facing, PlacePrecision, Possession } from './vocabulary.ts'

const whole = (maximum: number) =>
  z
    .number({ error: () => t('Please enter a number.') })
    .int({ error: () => t('Please enter a whole number.') })
    .min(0, { error: () => t('This cannot be less than {limit}.', { limit: 0 }) })
    .max(maximum, {
      error: () => t('This cannot be more than {limit}.', { limit: withCommas(maximum) }),
    })
const amount = whole(maxRupees)
const size = (maximum: number) =>
  z
    .number({ error: () => t('Please enter a number.') })
    .positive({ error: () => t('This must be more than zero.') })
    .max(maximum, { error: () => t('This is too large.') })
const squareFeet = size(1_000_000_000)

/** Percent, more than zero: what costs nothing is said in words. */
const percent = (maximum: number) =>
  z
    .number({ error: () => t('Please enter a number.') })
    .positive({ error: () => t('This must be more than zero.') })
    .max(maximum, { error: () => t('This cannot be more than {limit}.', { limit: maximum }) })

const configuration = {
  /** 0.5 for a 1RK, 2.5 for a "2.5 BHK"; `bedrooms` is this rounded down. */
  bhk: z.number().min(0).max(50),
  balconies: whole(20),
  kitchen: Kitchen.schema,
  servantRoom: z.boolean(),
  studyRoom: z.boolean(),
  poojaRoom: z.boolean(),
}

/**
 * All in square feet. Carpet area as RERA defines it: with inner walls, without balcony and shaft.
 */
const areas = {
  areaBasis: AreaBasis.schema,
  areaCarpetSqft: squareFeet,
  areaBuiltUpSqft: squareFeet,
  areaSuperBuiltUpSqft: squareFeet,
  areaPlotSqft: squareFeet,
  /** The upper end in square feet, where the area was given as a range. */
  areaMaxSqft: squareFeet,
  /** The area as written, where its unit is not one of ours (`24 Guntha`). */
  areaText: plainText(80),
}

/** What offices, shops, warehouses and factories are chosen by; washrooms are bathrooms. */
const commercial = {
  /** Workstations, without the desks in cabins. */
  seats: whole(20_000),
  cabins: whole(1_000),
  meetingRooms: whole(500),
  /** The width along the road; that of a plot or a house too. */
  frontageFt: size(10_000),
  /** From the floor to what hangs lowest from the roof. */
  ceilingHeightFt: size(200),
  /** The sanctioned load in kilowatts. */
  powerLoadKw: size(100_000),
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
  /** Extra charge for a corner, a park view or a higher floor. */
  chargeLocation: amount,
  chargeOther: amount,
  tokenAmount: amount,
  /** Percent of the sale price. A rent has its brokerage in days or months of rent. */
  brokeragePercent: percent(10),
}

const rentTerms = {
  /** Rupees; 0 means "no deposit". */
  deposit: amount,
  brokerage: Brokerage.schema,
  lockInMonths: whole(240),
  noticeMonths: whole(24),
  agreementMonths: whole(1_200),
  /** Percent per year. */
  escalationPercent: z
    .number({ error: () => t('Please enter a number.') })
    .min(0, { error: () => t('This cannot be less than {limit}.', { limit: 0 }) })
    .max(100, { error: () => t('This cannot be more than {limit}.', { limit: 100 }) }),
  availableFrom: day,
  petsAllowed: z.boolean(),
  /** Persons in a room of a PG or a shared home. */
  roomSharing: whole(maxRoomSharing).min(1, {
    error: () => t('This cannot be less than {limit}.', { limit: 1 }),
  }),
  tenants: plainText(80),
}

const possession = {
  possession: Possession.schema,
  /** The month of possession, `2027-12`. */
  possessionBy: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, {
    error: () => t('Please enter a month and year, such as 2027-12.'),
  }),
  /** Occupancy certificate and completion certificate. */
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
  /** Survey, CTS, khasra or 7/12 number: never shown to the public. */
  surveyNumber: plainText(80),
  listedBy: ListedBy.schema,
  rera: ReraPath.schema,
  /** The RERA number of the project, or of the application. */
  reraNumber: plainText(80),
  /** The state of the register. */
  reraState: plainText(40).overwrite(canonicalReraState),
  /** The first and the last day of the registration. */
  reraValidFrom: day,
  reraValidTo: day,
  /** The day on which the registration was applied for. */
  reraAppliedOn: day,
  /** The reason why RERA does not apply. */
  reraReason: plainText(200),
}

const layout = {
  /** The direction of the main door. */
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
  /** What the written rules of the society say about who may live there, and where they say it. */
  societyRule: plainText(300),
  societyRuleSource: plainText(160),
}

const place = {
  /** How precisely the public sees the pin; only the locality by default. */
  placePrecision: PlacePrecision.schema,
  landmark: plainText(160),
  metroName: plainText(80),
  metroLine: plainText(40),
  metroWalkMetres: whole(20_000),
}

const lister = {
  isExclusive: z.boolean(),
  /** The broker's own reference for this listing. */
  ownReference: plainText(60),
  postedOn: day,
}

/**
 * The India-specific details of a listing (LST-7), all optional. Stored as one document, because
 * only filters use one of them alone.
 */
export const PropertyDetail = z
  .strictObject({
    ...configuration,
    ...areas,
    ...commercial,
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

/** The details for visitors: without the broker's own reference and the numbers of documents. */
export const PublicDetail = PropertyDetail.omit({
  surveyNumber: true,
  ownReference: true,
  isExclusive: true,
})
export type PublicDetail = z.infer<typeof PublicDetail>

/** Returns the details of a listing that visitors may read. */
export function publicDetailOf(detail: PropertyDetail): PublicDetail {
  const {
    surveyNumber: _survey,
    ownReference: _reference,
    isExclusive: _exclusive,
    ...open
  } = detail
  return open
}
