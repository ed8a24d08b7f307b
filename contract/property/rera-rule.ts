import { withoutAbsent } from '#contract/without-absent.ts'
import { advertsNeedAgent } from '#domain/rera/rera-agent.ts'
import { isReraNumber, needsRera } from '#domain/rera/rera-project.ts'
import type { PropertyDetail } from './detail.ts'
import type { ReraPath } from './detail-vocabulary.ts'
import type { ListingType } from './vocabulary.ts'

/** Each of the three RERA statuses has fields of its own, and none of the others. */
const fieldsOfPath = {
  registered: ['reraNumber', 'reraState', 'reraValidFrom', 'reraValidTo'],
  applied: ['reraNumber', 'reraState', 'reraAppliedOn'],
  'not-applicable': ['reraReason'],
} as const satisfies Record<ReraPath, readonly (keyof PropertyDetail)[]>
type ReraField = (typeof fieldsOfPath)[ReraPath][number]
const reraFields: ReraField[] = [...new Set(Object.values(fieldsOfPath).flat())]

/** Returns the fields of the other RERA statuses, which a listing with this one does not have. */
export function reraFieldsOutside(path: ReraPath): ReraField[] {
  const own: readonly ReraField[] = fieldsOfPath[path]
  return reraFields.filter((name) => !own.includes(name))
}

interface ReraListing {
  listingType: ListingType
  detail?: PropertyDetail | undefined
}

/**
 * Returns whether a listing needs a RERA number and has none that is valid on this day: it cannot
 * be approved then without a reason that a second administrator confirms.
 */
export function lacksReraNumber({ listingType, detail = {} }: ReraListing, today: string): boolean {
  const { reraValidTo, areaPlotSqft, ccReceived } = detail
  const isNeeded = needsRera({
    ...detail,
    listingType,
    plotSqft: areaPlotSqft,
    hasCompletionCertificate: ccReceived,
  })
  const isExpired = reraValidTo ? reraValidTo < today : false
  return isNeeded && (isExpired || registrationNumber(detail) === undefined)
}

/** Returns the registration number that a listing states; undefined where it states none. */
export function registrationNumber({ rera, reraNumber = '' }: PropertyDetail): string | undefined {
  return rera === 'registered' && isReraNumber(reraNumber) ? reraNumber.trim() : undefined
}

/**
 * Returns whether the advert of a listing has to show the number of its agent: of a registered
 * project in Maharashtra, unless its owner or promoter offers it without an agent.
 */
export function needsAgentNumber({ listingType, detail = {} }: ReraListing, state: string) {
  const isAgents = detail.listedBy === undefined || detail.listedBy === 'broker'
  const isRegistered = registrationNumber(detail) !== undefined
  return advertsNeedAgent(state) && listingType === 'sell' && isAgents && isRegistered
}

/**
 * Returns whether a reviewer has to look at the RERA number of a listing: it is missing, or another
 * project may give it too.
 */
export const needsReraReview = (listing: ReraListing, today: string): boolean =>
  lacksReraNumber(listing, today) || registrationNumber(listing.detail ?? {}) !== undefined

/** The facts that a waiver was given for. */
export function reraFacts({ listingType, detail = {} }: ReraListing): Record<string, unknown> {
  const { rera, reraNumber, reraState, reraReason, reraValidTo } = detail
  const { listedBy, resale, projectUnits, areaPlotSqft, ccReceived, society } = detail
  return withoutAbsent({
    ...{ listingType, rera, reraNumber, reraState, reraReason, reraValidTo },
    ...{ listedBy, resale, projectUnits, areaPlotSqft, ccReceived, society },
  })
}
