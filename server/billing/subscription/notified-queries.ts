import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { inForce, isFollowed, statusIs } from './status-sql.ts'

export async function findBrokerContact(db: Handle, brokerId: string) {
  return db
    .selectFrom('broker')
    .select(['first_name', 'last_name', 'email', 'phone', 'whatsapp'])
    .where('id', '=', brokerId)
    .executeTakeFirstOrThrow()
}

const notifiedColumns = ['subscription.broker_id', 'plan_name', 'starts_on', 'ends_on'] as const

/**
 * Returns active subscriptions that end within a week and have no successor, each once. Plans of a
 * week or less are left out.
 */
export async function claimEnding(tx: Handle) {
  return tx
    .updateTable('subscription')
    .set({ ending_notified_at: sql<Date>`now()` })
    .where('ending_notified_at', 'is', null)
    .where(inForce())
    .where(sql<boolean>`ends_on <= india_today() + 7 and ends_on - starts_on > 7`)
    .where(sql<boolean>`not ${isFollowed}`)
    .returning(notifiedColumns)
    .execute()
}

/** Returns subscriptions that ended in the last 30 days and have no successor, each once. */
export async function claimEnded(tx: Handle) {
  return (
    tx
      .updateTable('subscription')
      .set({ ended_notified_at: sql<Date>`now()` })
      .where('ended_notified_at', 'is', null)
      .where(statusIs.expired)
      // A plan entered long after its end needs no message.
      .where(sql<boolean>`ends_on > india_today() - 30`)
      .returning(notifiedColumns)
      .execute()
  )
}
