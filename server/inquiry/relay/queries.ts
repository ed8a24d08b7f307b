import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { CallEnd } from './provider/provider.ts'

/** Returns whether a call of this conversation was started a moment ago and has not ended. */
export async function isCalling(tx: Handle, inquiryId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('relay_call')
    .select('id')
    .where('inquiry_id', '=', inquiryId)
    .where('ended_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - interval '2 minutes'`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface NewCall {
  id: string
  inquiry_id: string
  broker_id: string
  started_by: 'broker' | 'customer'
  provider: string
}

export async function insertCall(tx: Handle, call: NewCall): Promise<void> {
  await tx.insertInto('relay_call').values(call).execute()
}

/** Stores that the call was started; its report may have arrived first. */
export async function saveStart(db: Handle, id: string, providerCallId: string): Promise<void> {
  await db
    .updateTable('relay_call')
    .set({ provider_call_id: providerCallId, state: 'started' })
    .where('id', '=', id)
    .where('state', '=', 'starting')
    .execute()
}

export async function saveFailure(db: Handle, id: string): Promise<void> {
  await db
    .updateTable('relay_call')
    .set({ state: 'failed', ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'starting')
    .execute()
}

interface EndedCall {
  broker_id: string
  started_by: 'broker' | 'customer'
  inquiry_id: string
  lead_id: string
  customer_id: string | null
}

/** Stores how a call ended, once; returns its conversation, or undefined for a repeated report. */
export async function endCall(
  tx: Handle,
  provider: string,
  { id, providerCallId, state, talkSeconds }: CallEnd,
): Promise<EndedCall | undefined> {
  const { rows } = await sql<EndedCall>`
    update relay_call set state = ${state}, talk_seconds = ${talkSeconds}, ended_at = now(),
      provider_call_id = ${providerCallId}
    from inquiry join lead on lead.broker_id = inquiry.broker_id and lead.phone = inquiry.phone
    where relay_call.id = ${id} and provider = ${provider} and ended_at is null
      and coalesce(provider_call_id, ${providerCallId}) = ${providerCallId}
      and inquiry.id = inquiry_id
      and not exists (select from relay_call other where other.provider = ${provider}
        and other.provider_call_id = ${providerCallId} and other.id <> ${id})
    returning relay_call.broker_id, started_by, inquiry_id, lead.id as lead_id,
        inquiry.customer_id`.execute(tx)
  return rows[0]
}
