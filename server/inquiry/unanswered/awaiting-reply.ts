import type { OfferedHome } from '#contract/inquiry/conversation.ts'
import type { Handle } from '#server/db/connect.ts'
import { offHoursText } from '#server/inquiry/working-hours/working-hours.ts'
import { listOfferedHomes } from './queries.ts'

/** Returns what a seeker is shown while the broker has not replied. */
export async function readAwaitingReply(
  db: Handle,
  brokerId: string,
  inquiryIds: readonly string[],
): Promise<{ offHours: string | null; offered: OfferedHome[] }> {
  const [offHours, homes] = await Promise.all([
    offHoursText(db, brokerId),
    listOfferedHomes(db, inquiryIds),
  ])
  return {
    offHours,
    offered: homes.map(({ id, ...home }) => ({ _id: id, ...home })),
  }
}
