import type { Insertable, Selectable } from 'kysely'
import type { ReraAgent } from '#domain/rera/rera-agent.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Document } from '#server/db/tables.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'

export type DocumentRow = Selectable<Document>

export async function insertDocument(tx: Handle, row: Insertable<Document>): Promise<DocumentRow> {
  return tx.insertInto('document').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Returns a broker's documents, oldest first. */
export async function listDocuments(db: Handle, brokerId: string): Promise<DocumentRow[]> {
  return db
    .selectFrom('document')
    .selectAll()
    .where('broker_id', '=', brokerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function findDocument(db: Handle, id: string): Promise<DocumentRow | undefined> {
  return db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findOwnDocument(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('document')
    .selectAll()
    .where('id', '=', id)
    .where('broker_id', '=', viewer.id)
    .executeTakeFirst()
}

export async function deleteDocument(tx: Handle, id: string): Promise<void> {
  await tx.deleteFrom('document').where('id', '=', id).execute()
}

export async function findKnown(db: Handle, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('document').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map((row) => row.id))
}

/** Returns the encrypted number of every document. */
export function listNumbers(db: Handle): Promise<Pick<DocumentRow, 'id' | 'number'>[]> {
  return db.selectFrom('document').select(['id', 'number']).execute()
}

export async function saveNumber(
  db: Handle,
  id: string,
  number: DocumentRow['number'],
): Promise<void> {
  await db.updateTable('document').set({ number }).where('id', '=', id).execute()
}

/** Returns the RERA certificates whose number is stored encrypted alone. */
export function listSealedCertificates(db: Handle): Promise<DocumentRow[]> {
  return db
    .selectFrom('document')
    .selectAll()
    .where('kind', '=', 'rera')
    .where('agent_number', 'is', null)
    .execute()
}

export async function saveAgentNumber(
  db: Handle,
  id: string,
  { number, state }: ReraAgent,
): Promise<void> {
  await db
    .updateTable('document')
    .set({ agent_number: number, agent_state: state })
    .where('id', '=', id)
    .execute()
}
