import { identityFields } from '#contract/broker/lifecycle.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { notify } from '#server/notification/in-app/service.ts'
import { kycGroup } from './kyc-group.ts'
import { notifyReverification } from './notify-broker.ts'
import { type BrokerRow, updateBroker } from './queries.ts'
import { brokerReply } from './reply.ts'

/**
 * Returns a verified KYC to review if the broker's identity has changed; the listings are off the
 * site until then (BRK-6).
 */
export async function returnToVerification(
  tx: Handle,
  viewer: BrokerViewer,
  before: BrokerRow,
  saved: BrokerRow,
): Promise<BrokerRow> {
  const [former, now] = [brokerReply(before), brokerReply(saved)]
  const fields = Object.keys(identityFields) as (keyof typeof identityFields)[]
  const changed = [
    ...new Set(fields.filter((name) => former[name] !== now[name]).map((n) => identityFields[n])),
  ]
  if (before.kyc_status !== 'verified' || changed.length === 0) return saved
  const waiting = await updateBroker(tx, saved.id, {
    kyc_status: 'pending',
    kyc_submitted_at: new Date(),
  })
  await record(
    tx,
    viewer,
    'broker.reverify_kyc',
    { kind: 'broker', id: saved.id },
    { before: { kycStatus: 'verified' }, after: { kycStatus: 'pending', changed } },
  )
  await notify(tx, 'broker.review', () => ({
    kind: 'kyc',
    title: t('KYC to verify again: {company}', { company: saved.company_name }),
    link: `/bb-admin/kyc?broker=${saved.id}`,
    group: kycGroup(),
  }))
  await notifyReverification(tx, waiting, changed)
  return waiting
}
