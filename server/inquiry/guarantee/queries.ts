import { sql } from 'kysely'
import type { TryOutcome } from '#contract/inquiry/lead-guarantee.ts'
import type { Handle } from '#server/db/connect.ts'

export interface LeadFacts {
  /** When the broker opened the contact; null if not yet. */
  viewed_at: Date | null
  /** When the person was last active. */
  heard_at: Date
  /** Whether the person was met or spoken to, so that the lead is reachable. */
  was_reached: boolean
  /** Whether somebody else has confirmed the number as theirs. */
  is_of_another: boolean
}

/** Returns the facts that decide whether a broker's tries count. */
export async function getLeadFacts(
  db: Handle,
  brokerId: string,
  leadId: string,
): Promise<LeadFacts> {
  return db
    .selectFrom('lead')
    .leftJoin('contact_view', (join) =>
      join
        .onRef('contact_view.lead_id', '=', 'lead.id')
        .on('contact_view.broker_id', '=', brokerId),
    )
    .where('lead.id', '=', leadId)
    .select([
      'contact_view.viewed_at',
      sql<Date>`lead_heard_at(lead)`.as('heard_at'),
      sql<boolean>`lead_was_reached(lead)`.as('was_reached'),
      sql<boolean>`lead_number_is_of_another(lead)`.as('is_of_another'),
    ])
    .executeTakeFirstOrThrow()
}

/** Returns the times at which a broker tried to reach the person of a lead, oldest first. */
export async function listTryTimes(db: Handle, brokerId: string, leadId: string): Promise<Date[]> {
  const rows = await db
    .selectFrom('lead_try')
    .where('broker_id', '=', brokerId)
    .where('lead_id', '=', leadId)
    .select('tried_at')
    .orderBy('tried_at')
    .execute()
  return rows.map(({ tried_at }) => tried_at)
}

interface NewTry {
  id: string
  lead_id: string
  broker_id: string
  outcome: TryOutcome
  /** Defaults to now. */
  tried_at?: Date | undefined
  relay_call_id?: string
}

/**
 * Inserts a try, unless its call already has one. The clock of another machine may be some seconds
 * ahead of the database, so a future time becomes now.
 */
export async function insertTry(tx: Handle, { tried_at, ...row }: NewTry): Promise<void> {
  const now = sql<Date>`clock_timestamp()`
  await tx
    .insertInto('lead_try')
    .values({ ...row, tried_at: sql<Date>`least(${tried_at ?? null}, ${now})`, created_at: now })
    .onConflict((conflict) => conflict.constraint('lead_try_of_call').doNothing())
    .execute()
}
