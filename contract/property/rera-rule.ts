import { needsRera } from '#domain/rera/rera-project.ts'
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
  const { rera, reraNumber = '', reraValidTo, areaPlotSqft, ccReceived } = detail
  const isNeeded = needsRera({
    ...detail,
    listingType,
    plotSqft: areaPlotSqft,
    hasCompletionCertificate: ccReceived,
  })
  const isExpired = reraValidTo ? reraValidTo < today : false
  return isNeeded && !(rera === 'registered' && reraNumber.trim() !== '' && !isExpired)
}

/** The facts that a reason to publish without a number is given for. */
export function reraFacts({ listingType, detail = {} }: ReraListing): Record<string, unknown> {
  const { rera, reraNumber, reraState, reraReason, reraValidTo } = detail
  const { listedBy, resale, projectUnits, areaPlotSqft, ccReceived, society } = detail
  const facts = {
    ...{ listingType, rera, reraNumber, reraState, reraReason, reraValidTo },
    ...{ listedBy, resale, projectUnits, areaPlotSqft, ccReceived, society },
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}
