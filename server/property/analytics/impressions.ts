import { PendingCounts } from '#server/job/pending-counts.ts'
import { addShown } from './queries.ts'

/** Counts impressions by listing id. */
export const impressionCounts = () => new PendingCounts(addShown)
