import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { findSuccessorName } from './agency/queries.ts'
import { findLead, lockLead } from './lead-queries.ts'
import type { LeadRow } from './lead-row.ts'

/** Returns a lead that the viewer may see. */
export async function getLead(db: Handle, viewer: BrokerViewer, id: string): Promise<LeadRow> {
  const lead = await findLead(db, viewer, id)
  if (!lead) throw await refusalFor(db, viewer, id)
  return lead
}

/** Locks a lead that the viewer may answer. */
export async function lockForChange(
  tx: Handle,
  viewer: BrokerViewer,
  id: string,
): Promise<LeadRow> {
  const lead = await lockLead(tx, viewer, id)
  if (!lead) throw await refusalFor(tx, viewer, id)
  return lead
}

/** Only a former assignee is told that the lead was reassigned; for others it does not exist. */
async function refusalFor(db: Handle, viewer: BrokerViewer, id: string) {
  const name = await findSuccessorName(db, viewer, id)
  if (name === undefined) return refuse('inquiry_not_found')
  return refuse('lead_of_another', {
    message: t('{name} answers this enquiry now. Nothing was sent or changed.', { name }),
  })
}
