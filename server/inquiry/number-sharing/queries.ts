import { type RawBuilder, sql } from 'kysely'
import { type NumberSharing, numberSharedDays } from '#contract/inquiry/number-sharing.ts'
import type { Handle } from '#server/db/connect.ts'

const afterAWeek: RawBuilder<Date> = sql`now() + make_interval(days => ${numberSharedDays})`

interface Sharing {
  ids: readonly string[]
  numberSharing: NumberSharing
  /** The colleague with whom it is also shared; unchanged if left out. */
  sharedWith?: string | null | undefined
}

/** Sets until when the broker of these inquiries sees the number. */
export async function shareNumber(
  tx: Handle,
  { ids, numberSharing, sharedWith }: Sharing,
): Promise<void> {
  const withWhom = numberSharing === 'week' ? sharedWith : null
  await tx
    .updateTable('inquiry')
    .set({
      number_sharing: numberSharing,
      number_shared_until: numberSharing === 'week' ? afterAWeek : null,
      ...(withWhom !== undefined && { number_shared_with: withWhom }),
    })
    .where('id', 'in', ids)
    .execute()
}

/**
 * Shares the number of a sender who chose to share it after the first reply, if the broker may see
 * numbers.
 */
export async function shareNumberAfterReply(tx: Handle, conversationId: string): Promise<void> {
  await sql`
    update inquiry set number_sharing = 'week', number_shared_until = ${afterAWeek}
    from inquiry first
    where first.id = ${conversationId} and inquiry.broker_id = first.broker_id
      and inquiry.phone = first.phone and inquiry_sender(inquiry) = inquiry_sender(first)
      and inquiry.number_sharing = 'after-answer'
      and not broker_numbers_are_suspended(first.broker_id)`.execute(tx)
}
