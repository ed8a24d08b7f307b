import { v7 } from 'uuid'
import { refuse } from '#contract/refusal.ts'
import { record } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer, CustomerViewer } from '#server/http/viewer.ts'
import { getContactId } from '#server/inquiry/agency/queries.ts'
import { guardLead } from '#server/inquiry/contact.ts'
import { findConversation, listOwnInquiries } from '#server/inquiry/customer-queries.ts'
import { recordCallTry } from '#server/inquiry/guarantee/tries.ts'
import { lockForChange } from '#server/inquiry/lead-access.ts'
import { insertEntries, lockLeadById } from '#server/inquiry/lead-queries.ts'
import { presentLead } from '#server/inquiry/lead-row.ts'
import { getBroker } from '#server/inquiry/queries.ts'
import { chooseRecipient } from '#server/inquiry/sender.ts'
import { listSenders } from '#server/inquiry/sender-queries.ts'
import { SendFailure } from '#server/notification/channel/provider.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { countAttempt } from '#server/resilience/throttle.ts'
import { openRelay } from './provider/open.ts'
import type { CallEnd, CallRelay, RelayedCall } from './provider/provider.ts'
import { endCall, insertCall, isCalling, saveFailure, saveStart } from './queries.ts'

type Calling = Pick<Context, 'db' | 'config' | 'circuits'>

/** Connects a broker with the seeker of a lead, whose number must be shared now. */
export async function callSeeker(
  context: Calling,
  viewer: BrokerViewer,
  id: string,
  conversation?: string,
): Promise<void> {
  const relay = relayOf(context)
  await countAttempt(context.db, `relay calls of broker ${viewer.id}`, rateLimits.callPerBroker)
  const call = await transact(context.db, async (tx) => {
    const row = await lockForChange(tx, viewer, id)
    const lead = await guardLead(tx, viewer, presentLead(row, viewer), { isRelayed: true })
    if (lead.contact !== 'relay' || lead.isSpam) throw refuse('call_not_allowed')
    await countAttempt(tx, `relay calls to ${row.phone}`, rateLimits.callPerNumber)
    const sender = chooseRecipient(await listSenders(tx, row, viewer), conversation)
    const { phone } = await getBroker(tx, viewer.id)
    const whose = { inquiryId: sender.id, brokerId: viewer.id, startedBy: 'broker' } as const
    const made = await prepareCall(tx, relay, whose, { from: phone, to: row.phone })
    const target = { kind: 'inquiry', id }
    await record(tx, viewer, 'inquiry.call', target, { after: { call: made.id } })
    return made
  })
  await startCall(context, relay, call)
}

/**
 * Connects a seeker with whoever answers for the broker, whether or not that person sees numbers.
 */
export async function callBroker(
  context: Calling,
  viewer: CustomerViewer,
  id: string,
): Promise<void> {
  const relay = relayOf(context)
  await countAttempt(context.db, `relay calls of ${viewer.id}`, rateLimits.callPerCustomer)
  const call = await transact(context.db, async (tx) => {
    const row = await findConversation(tx, viewer, id)
    if (!row) throw refuse('inquiry_not_found')
    if (row.is_withdrawn || !row.is_active || row.is_spam) throw refuse('call_not_allowed')
    await lockLeadById(tx, id)
    await countAttempt(tx, `relay calls to ${row.phone}`, rateLimits.callPerNumber)
    const [inquiryId = row.inquiry_id] = await listOwnInquiries(tx, viewer, row)
    const brokerId = await getContactId(tx, id)
    const { phone } = await getBroker(tx, brokerId)
    const whose = { inquiryId, brokerId, startedBy: 'customer' } as const
    return prepareCall(tx, relay, whose, { from: row.phone, to: phone })
  })
  await startCall(context, relay, call)
}

function relayOf({ config, circuits }: Calling): CallRelay {
  const relay = openRelay(config)
  if (!relay) throw refuse('call_not_allowed')
  if (circuits.relay.isOpen()) throw refuse('call_failed')
  return relay
}

interface Whose {
  inquiryId: string
  brokerId: string
  startedBy: 'broker' | 'customer'
}

async function prepareCall(
  tx: Handle,
  relay: CallRelay,
  { inquiryId, brokerId, startedBy }: Whose,
  numbers: Pick<RelayedCall, 'from' | 'to'>,
): Promise<RelayedCall> {
  if (await isCalling(tx, inquiryId)) throw refuse('call_running')
  const id = v7()
  const whose = { inquiry_id: inquiryId, broker_id: brokerId, started_by: startedBy }
  await insertCall(tx, { id, ...whose, provider: relay.name })
  return { id, ...numbers }
}

/** Starts the call at the provider, outside of any transaction. */
async function startCall(
  { db, circuits }: Calling,
  relay: CallRelay,
  call: RelayedCall,
): Promise<void> {
  try {
    const providerCallId = await relay.start(call)
    circuits.relay.succeeded()
    await saveStart(db, call.id, providerCallId)
  } catch (error) {
    const isRefused = error instanceof SendFailure && error.kind === 'refused'
    if (isRefused) circuits.relay.succeeded()
    else circuits.relay.failed(error instanceof Error ? error.message : String(error))
    // The provider may call nevertheless: its report then says so.
    if (!(error instanceof SendFailure && error.kind === 'uncertain'))
      await saveFailure(db, call.id)
    throw refuse('call_failed')
  }
}

/** Stores the provider's report of a call, once; a repeated one changes nothing. */
export function finishCall(db: Handle, provider: string, end: CallEnd): Promise<void> {
  return transact(db, async (tx) => {
    const ended = await endCall(tx, provider, end)
    if (!ended) return
    // A broker who did not pick up has made no try.
    if (ended.started_by === 'broker' && end.unreached) {
      const { broker_id: brokerId, lead_id: leadId } = ended
      await recordCallTry(tx, { id: end.id, brokerId, leadId }, end.unreached)
    }
    if (end.state !== 'completed' || end.talkSeconds === 0) return
    const { inquiry_id: conversation_id, lead_id, customer_id } = ended
    const text = String(Math.ceil(end.talkSeconds / 60))
    await insertEntries(tx, [
      { id: v7(), lead_id, customer_id, conversation_id, kind: 'called', text },
    ])
  })
}
