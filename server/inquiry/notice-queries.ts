import { sql } from 'kysely'
import type { Database, Handle } from '#server/db/connect.ts'

/** Combined notifications of brokers: inquiries above the hourly limit, and a day's follow-ups. */

/** Counts an inquiry for which the broker gets no message of its own. */
export async function joinDigest(tx: Handle, brokerId: string): Promise<void> {
  await tx
    .insertInto('inquiry_digest')
    .values({ broker_id: brokerId })
    .onConflict((conflict) =>
      conflict.column('broker_id').doUpdateSet({ count: sql<number>`inquiry_digest.count + 1` }),
    )
    .execute()
}

/** Deletes and returns digests whose hour is over, for this transaction alone. */
export function claimDigests(tx: Handle, limit: number) {
  return tx
    .deleteFrom('inquiry_digest')
    .where('broker_id', 'in', (select) =>
      select
        .selectFrom('inquiry_digest')
        .where('since', '<', sql<Date>`now() - interval '1 hour'`)
        .orderBy('since')
        .limit(limit)
        .select('broker_id')
        .forUpdate()
        .skipLocked(),
    )
    .returning(['broker_id', 'count'])
    .execute()
}

/** Lists the leads that a broker answers and follows up on a day, latest inquiry first. */
export function listFollowUps(tx: Handle, brokerId: string, day: string) {
  return tx
    .selectFrom('lead')
    .innerJoin('broker', (join) => join.on('broker.id', '=', brokerId))
    .where(sql<string>`lead_contact(lead)`, '=', brokerId)
    .where('follow_up_on', '=', day)
    .where('is_spam', '=', false)
    .orderBy('last_asked_at', 'desc')
    .select(['lead.name', 'broker.first_name'])
    .execute()
}

const perRound = 100

/** Claims brokers not yet reminded that day, for this transaction alone: the row is unique. */
export async function claimReminders(tx: Handle, day: string): Promise<string[]> {
  const { rows } = await sql<{ broker_id: string }>`
    insert into follow_up_reminder (broker_id, day)
    select distinct broker.id, ${day}::date
    from lead join broker on broker.id = lead_contact(lead)
    where lead.follow_up_on = ${day}::date and not lead.is_spam and broker.status = 'active'
      and not exists (
        select from follow_up_reminder told
        where told.broker_id = broker.id and told.day = ${day}::date
      )
    limit ${perRound}
    on conflict do nothing
    returning broker_id`.execute(tx)
  return rows.map(({ broker_id }) => broker_id)
}

/** Deletes old reminders; they only prevent a second one on the same day. */
export async function sweepReminders(db: Database): Promise<void> {
  await db
    .deleteFrom('follow_up_reminder')
    .where('day', '<', sql<string>`current_date - 7`)
    .execute()
}
