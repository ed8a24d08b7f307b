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

const told = ['subscription.broker_id', 'plan_name', 'starts_on', 'ends_on'] as const

/** Those that hold, end within a week and are followed by none: each is answered once. */
export async function claimEnding(tx: Handle) {
  return tx
    .updateTable('subscription')
    .set({ ending_told_at: sql<Date>`now()` })
    .where('ending_told_at', 'is', null)
    .where(inForce())
    .where(sql<boolean>`ends_on <= india_today() + 7 and ends_on - starts_on > 7`)
    .where(sql<boolean>`not ${isFollowed}`)
    .returning(told)
    .execute()
}

/** Those that ran out and are followed by none: each is answered once. */
export async function claimEnded(tx: Handle) {
  return (
    tx
      .updateTable('subscription')
      .set({ ended_told_at: sql<Date>`now()` })
      .where('ended_told_at', 'is', null)
      .where(statusIs.expired)
      // What was entered long afterwards is no news.
      .where(sql<boolean>`ends_on > india_today() - 30`)
      .returning(told)
      .execute()
  )
}
