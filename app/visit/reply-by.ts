import { daysToReply, type NoShow } from '#contract/visit/visit.ts'
import { formatDateTime } from '#domain/date/date.ts'

const dayMs = 86_400_000

/** Returns until when a reply to a report of a no-show is in time. */
export const replyBy = ({ saidAt }: NoShow): string =>
  formatDateTime(new Date(Date.parse(saidAt) + daysToReply * dayMs).toISOString())
