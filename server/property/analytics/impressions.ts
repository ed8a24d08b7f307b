import { PendingCounts } from '#server/job/pending-counts.ts'
import { addShown } from './queries.ts'

/** How often listings stood in results, by id. */
export const impressionCounts = () => new PendingCounts(addShown)
