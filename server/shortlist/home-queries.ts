import { sql, type Updateable } from 'kysely'
import type { ShortlistStatus, ShortlistVote } from '#contract/shortlist/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import type { ShortlistHome as ShortlistHomeTable } from '#server/db/tables.ts'

export interface HomeRow {
  property_id: string
  added_at: Date
  price: number
  facts: unknown
  status: ShortlistStatus
  status_version: number
  status_by: string | null
  status_at: Date | null
  opened_at: Date | null
}

/** Lists the homes of a shortlist in the order in which they were added. */
export function listHomes(db: Handle, shortlistId: string): Promise<HomeRow[]> {
  return db
    .selectFrom('shortlist_home')
    .where('shortlist_id', '=', shortlistId)
    .select(['property_id', 'added_at', 'price', 'facts', 'status', 'status_version'])
    .select(['status_by', 'status_at', 'opened_at'])
    .orderBy('added_at')
    .orderBy('place')
    .execute()
}

/**
 * Adds the homes among these that have a public page and are not in the shortlist yet, in their
 * order, up to the limit. Returns how many were left out because of the limit.
 */
export async function insertHomes(
  tx: Handle,
  shortlistId: string,
  propertyIds: string[],
  maxHomes: number,
): Promise<number> {
  const { rows } = await sql<{ left_out: number }>`
    with wanted as (
      select property.id, property.price, shortlist_facts(card) as facts,
        row_number() over (order by array_position(${propertyIds}::uuid[], property.id)) as nth
      from property
      join property_card on property_card.property_id = property.id
      join broker on broker.id = broker_id
      where property.id = any(${propertyIds}::uuid[])
        and property_has_page(property.status, removed_at, expired_at, broker.status, kyc_status)
        and not exists (select from shortlist_home
          where shortlist_id = ${shortlistId} and shortlist_home.property_id = property.id)
    ), free as (
      select place, row_number() over (order by place) as nth
      from generate_series(1, ${maxHomes}::int) place
      where not exists (select from shortlist_home taken
        where shortlist_id = ${shortlistId} and taken.place = place.place)
    ), added as (
      insert into shortlist_home (shortlist_id, property_id, place, added_at, price, facts)
      select ${shortlistId}, wanted.id, place,
        now() + wanted.nth * interval '1 microsecond', price, facts
      from wanted join free using (nth)
      returning 1
    )
    select (select count(*) from wanted) - (select count(*) from added) as left_out`.execute(tx)
  return Number(rows[0]?.left_out ?? 0)
}

/** Returns whether one of these homes has a public page. */
export async function hasPublic(db: Handle, propertyIds: string[]): Promise<boolean> {
  const { rows } = await sql`
    select from property join broker on broker.id = broker_id
    where property.id = any(${propertyIds}::uuid[])
      and property_has_page(property.status, removed_at, expired_at, broker.status, kyc_status)
    limit 1`.execute(db)
  return rows.length > 0
}

export async function deleteHome(
  tx: Handle,
  shortlistId: string,
  propertyId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('shortlist_home')
    .where('shortlist_id', '=', shortlistId)
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Locks a home of a shortlist; undefined where it is not in it. */
export function lockHome(tx: Handle, shortlistId: string, propertyId: string) {
  return tx
    .selectFrom('shortlist_home')
    .where('shortlist_id', '=', shortlistId)
    .where('property_id', '=', propertyId)
    .select(['status', 'status_version', 'opened_at'])
    .forUpdate()
    .executeTakeFirst()
}

export async function updateHome(
  tx: Handle,
  shortlistId: string,
  propertyId: string,
  change: Updateable<ShortlistHomeTable>,
): Promise<void> {
  await tx
    .updateTable('shortlist_home')
    .set(change)
    .where('shortlist_id', '=', shortlistId)
    .where('property_id', '=', propertyId)
    .execute()
}

export interface VoteRow {
  property_id: string
  participant_id: string
  /** Null if it is hidden from the viewer. */
  vote: ShortlistVote | null
}

/**
 * Lists who has voted, and the votes that one participant may see: hidden votes leave the database
 * only for the person who gave them.
 */
export async function listVotes(
  db: Handle,
  { id, is_sealed }: { id: string; is_sealed: boolean },
  participantId: string | undefined,
): Promise<VoteRow[]> {
  const { rows } = await sql<VoteRow>`
    select property_id, participant_id,
      case when not ${is_sealed} or opened_at is not null
        or participant_id = ${participantId ?? null}::uuid then vote end as vote
    from shortlist_vote join shortlist_home using (shortlist_id, property_id)
    where shortlist_id = ${id} order by voted_at, participant_id`.execute(db)
  return rows
}

interface VoteKey {
  shortlistId: string
  propertyId: string
  participantId: string
}

/** Saves a vote; null withdraws it. */
export async function saveVote(
  tx: Handle,
  { shortlistId, propertyId, participantId }: VoteKey,
  vote: ShortlistVote | null,
): Promise<void> {
  if (vote === null) {
    await tx
      .deleteFrom('shortlist_vote')
      .where('shortlist_id', '=', shortlistId)
      .where('property_id', '=', propertyId)
      .where('participant_id', '=', participantId)
      .execute()
    return
  }
  await tx
    .insertInto('shortlist_vote')
    .values({
      ...{ shortlist_id: shortlistId, property_id: propertyId },
      ...{ participant_id: participantId, vote },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['shortlist_id', 'property_id', 'participant_id'])
        .doUpdateSet({ vote, voted_at: sql<Date>`now()` }),
    )
    .execute()
}
