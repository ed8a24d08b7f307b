import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import { systemActor } from '#server/audit/system-actor.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { notify } from '#server/notification/in-app/service.ts'
import { kycGroup } from './kyc-group.ts'
import { notifyKycEnded, notifyKycEnding } from './notify-broker.ts'
import { type BrokerRow, claimEnding, lockEnded, noticeDays, updateBroker } from './queries.ts'

/** Notifies brokers whose certificate expires soon, and ends KYCs whose certificate has expired. */
export function followCertificates(db: Handle): Promise<void> {
  return transact(db, async (tx) => {
    for (const days of noticeDays) {
      for (const broker of await claimEnding(tx, days)) await notifyKycEnding(tx, broker)
    }
    for (const broker of await lockEnded(tx)) await endKyc(tx, broker)
  })
}

/**
 * Returns a KYC to review, which takes the listings off the site; a renewed certificate is reviewed
 * like the first one.
 */
async function endKyc(tx: Handle, { id, kyc_valid_until: endedOn }: BrokerRow): Promise<void> {
  const ended = await updateBroker(tx, id, {
    kyc_status: 'pending',
    kyc_submitted_at: new Date(),
    kyc_decided_at: new Date(),
  })
  await record(
    tx,
    systemActor,
    'broker.expire_kyc',
    { kind: 'broker', id },
    {
      before: { kycStatus: 'verified' },
      after: { kycStatus: 'pending', endedOn },
    },
  )
  await notify(tx, 'broker.review', () => ({
    kind: 'kyc',
    title: t('RERA certificate expired: {company}', { company: ended.company_name }),
    link: `/bb-admin/kyc?broker=${id}`,
    group: kycGroup(),
  }))
  await notifyKycEnded(tx, ended)
}
