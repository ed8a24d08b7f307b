import { type Insertable, type Selectable, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { ShortlistParticipant } from '#server/db/tables.ts'

export type ParticipantRow = Selectable<ShortlistParticipant>

/** Lists the participants, in the order of joining. */
export function listParticipants(db: Handle, shortlistId: string): Promise<ParticipantRow[]> {
  return db
    .selectFrom('shortlist_participant')
    .where('shortlist_id', '=', shortlistId)
    .selectAll()
    .orderBy('joined_at')
    .orderBy('id')
    .execute()
}

/** Returns the lowest free seat of a locked shortlist; undefined if all are taken. */
export async function findFreeSeat(
  tx: Handle,
  shortlistId: string,
  maxSeats: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ seat: number }>`
    select seat from generate_series(1, ${maxSeats}::int) seat
    where not exists (select from shortlist_participant taken
      where shortlist_id = ${shortlistId} and taken.seat = seat.seat)
    order by seat limit 1`.execute(tx)
  return rows[0]?.seat
}

/** Returns the lowest free number that distinguishes a participant from namesakes. */
export async function findFreeNumber(
  tx: Handle,
  shortlistId: string,
  nameKey: string,
  except: string | null,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select number from generate_series(1, 99) number
    where not exists (select from shortlist_participant other
      where shortlist_id = ${shortlistId} and name_key = ${nameKey} and name_number = number
        and other.id is distinct from ${except})
    order by number limit 1`.execute(tx)
  return rows[0]?.number ?? 1
}

export async function insertParticipant(
  tx: Handle,
  row: Insertable<ShortlistParticipant>,
): Promise<void> {
  await tx.insertInto('shortlist_participant').values(row).execute()
}

export async function renameParticipant(
  tx: Handle,
  id: string,
  name: { name: string; name_key: string; name_number: number },
): Promise<void> {
  await tx.updateTable('shortlist_participant').set(name).where('id', '=', id).execute()
}

/** Removes a participant other than the owner; returns whether there was one. */
export async function deleteParticipant(
  tx: Handle,
  shortlistId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('shortlist_participant')
    .where('shortlist_id', '=', shortlistId)
    .where('id', '=', id)
    .where('is_owner', '=', false)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Updates when a participant was last seen, at most once a minute. */
export async function updateSeen(db: Handle, id: string): Promise<void> {
  await sql`
    update shortlist_participant set seen_at = now()
    where id = ${id} and seen_at < now() - interval '1 minute'`.execute(db)
}
