import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

const nobody = 'Deleted broker'

/**
 * Removes the person from what stays of a broker who is deleted: messages without words, events of
 * the back office without names, requests for approval without reasons.
 */
export async function eraseTraces(tx: Handle, id: string): Promise<void> {
  await sql`
    delete from message where account_realm = 'broker' and account_id = ${id}
      and status = 'pending'`.execute(tx)
  await sql`
    update message set recipient = ${nobody}, subject = null, body = '', variables = '{}',
      source_variables = null
    where account_realm = 'broker' and account_id = ${id}`.execute(tx)
  await sql`
    update consent set proof = '{}', withdrawal = '{}',
      withdrawn_at = coalesce(withdrawn_at, now())
    where account_realm = 'broker' and account_id = ${id}`.execute(tx)
  await sql`
    delete from contact_choice where account_realm = 'broker' and account_id = ${id}`.execute(tx)
  await sql`
    delete from notification where link = '/bb-admin/kyc?broker=' || ${id}`.execute(tx)
  await sql`
    update approval_request set reason = null, decision_reason = null, payload = '{}', seen = '{}'
    where subject_kind = 'broker' and subject_id = ${id}`.execute(tx)
  await sql`select set_config('brickbazaar.erasing', 'on', true)`.execute(tx)
  await sql`
    update audit_event set actor_name = ${nobody}, address = null
    where actor_realm = 'broker' and actor_id = ${id}`.execute(tx)
  await sql`
    update audit_event set before = before - audit_personal_keys(),
      after = after - audit_personal_keys()
    where target_kind = 'broker' and target_id = ${id}`.execute(tx)
  await sql`select set_config('brickbazaar.erasing', 'off', true)`.execute(tx)
}
