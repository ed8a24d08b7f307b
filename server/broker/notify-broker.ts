import type { BrokerStatus } from '#contract/broker/broker.ts'
import { formatDate } from '#domain/date/date.ts'
import { asSentence } from '#domain/text/as-sentence.ts'
import type { Handle } from '#server/db/connect.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import type { BrokerRow } from './queries.ts'

/** Messages about a broker's account, queued in the transaction that changes it. */

type Addressee = Pick<BrokerRow, 'id' | 'email' | 'phone' | 'whatsapp' | 'first_name'>

/** Notifies of a KYC that was verified, rejected or revoked, with the reason. */
export function notifyKycDecision(tx: Handle, before: BrokerRow, after: BrokerRow): Promise<void> {
  const verified = after.kyc_status === 'verified'
  const refused = before.kyc_status === 'verified' ? 'revoked' : 'not accepted'
  const note = verified
    ? 'Your approved listings are public now.'
    : `${asSentence(after.kyc_rejection_reason ?? '')} Send ` +
      'new documents from your profile in the broker portal.'
  return queueKycMessage(tx, after, verified ? 'verified' : refused, note)
}

/** Notifies of a verified KYC that returned to review, with the reason. */
export function notifyReverification(
  tx: Handle,
  broker: BrokerRow,
  changed: readonly string[],
): Promise<void> {
  const note =
    `You changed your ${changed.join(' and ')}, so we look at your documents once more. Your ` +
    'listings are not public until then.'
  return queueKycMessage(tx, broker, 'to be verified again', note)
}

/** Notifies that the KYC expires with the RERA certificate, soon or today. */
export function notifyKycEnding(tx: Handle, broker: BrokerRow): Promise<void> {
  const day = formatDate(String(broker.kyc_valid_until))
  const note =
    `Your RERA certificate is valid until ${day}. Send the renewed one from your profile in ` +
    'the broker portal; without it your listings are not public from the next day on.'
  return queueKycMessage(tx, broker, `verified until ${day}`, note)
}

export function notifyKycEnded(tx: Handle, broker: BrokerRow): Promise<void> {
  const note =
    'Your RERA certificate has ended, so your listings are not public. Send the renewed one ' +
    'from your profile in the broker portal.'
  return queueKycMessage(tx, broker, 'to be verified again', note)
}

async function queueKycMessage(tx: Handle, broker: Addressee, decision: string, note: string) {
  await queueMessage(tx, {
    to: addressOf(broker),
    template: 'broker.kyc_decided',
    variables: { name: broker.first_name, decision, note },
  })
}

interface Standing {
  status: BrokerStatus
  reason?: string | undefined
  until?: string | undefined
}

/** Notifies of the new status, the reason, and the consequences for the listings. */
export async function notifyStatus(
  tx: Handle,
  broker: Addressee,
  { status, reason, until }: Standing,
): Promise<void> {
  const why = reason ? `Reason: ${reason.replace(/\.$/, '')}. ` : ''
  await queueMessage(tx, {
    to: addressOf(broker),
    template: 'broker.status_changed',
    variables: {
      name: broker.first_name,
      standing: until ? `${status} until ${formatDate(until)}` : status,
      note:
        status === 'active'
          ? 'You can sign in. Your approved listings are public while your KYC is verified.'
          : `${why}You cannot sign in and your listings are not public meanwhile.`,
    },
  })
}

function addressOf({ id, email, phone, whatsapp }: Addressee) {
  return { email, phone, whatsapp, account: { realm: 'broker' as const, id } }
}
