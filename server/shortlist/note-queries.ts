import type { Insertable, Selectable } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { ShortlistNote } from '#server/db/tables.ts'

export type NoteRow = Selectable<ShortlistNote>

export function listNotes(db: Handle, shortlistId: string): Promise<NoteRow[]> {
  return db
    .selectFrom('shortlist_note')
    .where('shortlist_id', '=', shortlistId)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function insertNote(tx: Handle, row: Insertable<ShortlistNote>): Promise<void> {
  await tx.insertInto('shortlist_note').values(row).execute()
}

/** Deletes a note of its writer; returns whether it existed. */
export async function deleteNote(
  tx: Handle,
  { shortlistId, participantId }: { shortlistId: string; participantId: string },
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('shortlist_note')
    .where('shortlist_id', '=', shortlistId)
    .where('participant_id', '=', participantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function setHidden(
  tx: Handle,
  shortlistId: string,
  { id, isHidden }: { id: string; isHidden: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shortlist_note')
    .set({ is_hidden: isHidden })
    .where('shortlist_id', '=', shortlistId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
