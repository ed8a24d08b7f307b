import { BrokerStatus } from '#contract/broker/broker.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { asSentence } from '#domain/text/as-sentence.ts'
import type { Handle } from '#server/db/connect.ts'
import { joinList } from '#server/locale/join-list.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import type { BrokerRow } from './queries.ts'

/** Messages about a broker's account, queued in the transaction that changes it. */

type Addressee = Pick<BrokerRow, 'id' | 'email' | 'phone' | 'whatsapp' | 'first_name'>

/** Notifies of a KYC that was verified, rejected or revoked, with the reason. */
export function notifyKycDecision(tx: Handle, before: BrokerRow, after: BrokerRow): Promise<void> {
  return queueKycMessage(tx, after, () => {
    if (after.kyc_status === 'verified') {
      return { decision: t('verified'), note: t('Your approved listings are now live.') }
    }
    return {
      decision: before.kyc_status === 'verified' ? t('revoked') : t('rejected'),
      note: t('{reason} Please send new documents from your profile in the broker portal.', {
        reason: asSentence(after.kyc_rejection_reason ?? ''),
      }),
    }
  })
}

/** Notifies of a verified KYC that returned to review, with the reason. */
export function notifyReverification(
  tx: Handle,
  broker: BrokerRow,
  changed: readonly string[],
): Promise<void> {
  return queueKycMessage(tx, broker, () => ({
    decision: t('under review again'),
    note: t(
      'You changed your {fields}, so we will check your documents again. Your ' +
        'listings are offline until then.',
      { fields: joinList(changed.map((field) => t(field))) },
    ),
  }))
}

/** Notifies that the KYC expires with the RERA certificate, soon or today. */
export function notifyKycEnding(tx: Handle, broker: BrokerRow): Promise<void> {
  return queueKycMessage(tx, broker, () => {
    const day = formatDate(String(broker.kyc_valid_until))
    return {
      decision: t('verified until {day}', { day }),
      note: t(
        'Your RERA certificate is valid until {day}. Please send the renewed one from ' +
          'your profile in the broker portal. Without it, your listings go offline after ' +
          'that day.',
        { day },
      ),
    }
  })
}

export function notifyKycEnded(tx: Handle, broker: BrokerRow): Promise<void> {
  return queueKycMessage(tx, broker, () => ({
    decision: t('under review again'),
    note: t(
      'Your RERA certificate has expired, so your listings are offline. Please send ' +
        'the renewed one from your profile in the broker portal.',
    ),
  }))
}

async function queueKycMessage(
  tx: Handle,
  broker: Addressee,
  say: () => { decision: string; note: string },
) {
  await queueMessage(tx, {
    to: addressOf(broker),
    template: 'broker.kyc_decided',
    variables: () => ({ name: broker.first_name, ...say() }),
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
  await queueMessage(tx, {
    to: addressOf(broker),
    template: 'broker.status_changed',
    variables: () => {
      const standing = BrokerStatus.label(status).toLowerCase()
      return {
        name: broker.first_name,
        standing: until
          ? t('{status} until {day}', { status: standing, day: formatDate(until) })
          : standing,
        note: noteOf(status, reason?.replace(/\.$/, '')),
      }
    },
  })
}

function noteOf(status: BrokerStatus, reason: string | undefined): string {
  if (status === 'active')
    return t('You can sign in. Your approved listings are live while your KYC is verified.')
  return reason
    ? t('Reason: {reason}. You cannot sign in and your listings are offline.', {
        reason,
      })
    : t('You cannot sign in and your listings are offline.')
}

function addressOf({ id, email, phone, whatsapp }: Addressee) {
  return { email, phone, whatsapp, account: { realm: 'broker' as const, id } }
}
