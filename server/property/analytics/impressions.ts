import { PendingCounts } from '#server/job/pending-counts.ts'
import { addShown } from './queries.ts'

/**
 * Counts impressions by listing id. A list adds two dozen; waiting a minute writes a quarter of the
 * rows that ten seconds would.
 */
export const impressionCounts = () => new PendingCounts(addShown, { seconds: 60 })
