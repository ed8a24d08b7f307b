import { sql } from 'kysely'
import type { VisitSide } from '#contract/visit/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'

export async function insertNoShow(tx: Handle, visitId: string, saidBy: VisitSide): Promise<void> {
  await tx.insertInto('visit_no_show').values({ visit_id: visitId, said_by: saidBy }).execute()
}

export async function answerNoShow(
  tx: Handle,
  visitId: string,
  saidBy: VisitSide,
  answer: 'agreed' | 'disputed',
): Promise<void> {
  await tx
    .updateTable('visit_no_show')
    .set({ answer, answered_at: sql<Date>`now()` })
    .where('visit_id', '=', visitId)
    .where('said_by', '=', saidBy)
    .execute()
}
