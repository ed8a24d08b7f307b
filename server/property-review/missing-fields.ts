import type { PropertyDetail } from '#contract/property/detail.ts'
import { lacksReraNumber, needsAgentNumber } from '#contract/property/rera-rule.ts'
import type { MissingPiece } from '#contract/property/review.ts'
import type { PropertyType } from '#contract/property/vocabulary.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { agentNumberIn, type ReraAgent } from '#domain/rera/rera-agent.ts'
import { isReraProject } from '#domain/rera/rera-project.ts'
import type { ListingRow } from '#server/property/listing-queries.ts'

const dwellings: readonly PropertyType[] = ['apartment', 'villa', 'house']
const land: readonly PropertyType[] = ['plot', 'agricultural']
const fewWords = 8

/** Returns the missing fields that matter for the type; a plot, for example, needs no bathrooms. */
export function missingPieces(row: ListingRow, agents: readonly ReraAgent[]): MissingPiece[] {
  const isDwelling = dwellings.includes(row.property_type)
  const isBuilt = !land.includes(row.property_type)
  const photos = row.images.length
  const words = row.description.trim().split(/\s+/).length
  const lacks: [MissingPiece, boolean][] = [
    ['photos', photos === 0],
    ['more-photos', photos > 0 && photos < 3],
    ['description', words < fewWords],
    ['bedrooms', isDwelling && row.bedrooms === null],
    ['bathrooms', isDwelling && row.bathrooms === null],
    ['pincode', row.pincode === null],
    ['location', row.location_id === null],
    ['furnished', isBuilt && row.furnished === null],
    ['amenities', isBuilt && row.amenities.length === 0],
    ...reraLacks(row, agents),
  ]
  return lacks.filter(([, isLacking]) => isLacking).map(([piece]) => piece)
}

/**
 * A missing number of the project (IND-5) or of the agent, or one that does not match its
 * register's format (IND-4).
 */
function reraLacks(row: ListingRow, agents: readonly ReraAgent[]): [MissingPiece, boolean][] {
  // The column is only written from validated drafts.
  const detail = row.detail as PropertyDetail
  const { rera, reraNumber = '', reraState = row.state ?? '' } = detail
  const listing = { listingType: row.listing_type, detail }
  const state = row.state ?? ''
  const isGiven = rera === 'registered' && reraNumber !== ''
  return [
    ['rera', lacksReraNumber(listing, dayInIndia(new Date()))],
    ['rera-agent', needsAgentNumber(listing, state) && !agentNumberIn(agents, state)],
    ['rera-form', isGiven && isReraProject(reraNumber, reraState) === false],
  ]
}
