import { sql } from 'kysely'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { notify } from '#server/notification/in-app/service.ts'
import { kycGroup } from './kyc-group.ts'
import { notifyKycEnded, notifyKycEnding } from './notify-broker.ts'
import { type BrokerRow, updateBroker } from './queries.ts'

/** A KYC ends on the day its RERA certificate does (decision 0014). */

/** How many days before the end the broker is written to; 0 is the last day itself. */
const noticeDays = [30, 7, 0] as const

const product: Actor = {
  realm: null,
  id: null,
  name: 'BrickBazaar',
  trace: { address: null, requestId: null },
}

/** Writes to brokers whose certificate ends soon, and ends what ran out. */
export function followCertificates(db: Handle): Promise<void> {
  return transact(db, async (tx) => {
    for (const days of noticeDays) {
      for (const broker of await claimEnding(tx, days)) await notifyKycEnding(tx, broker)
    }
    for (const broker of await lockEnded(tx)) await endKyc(tx, broker)
  })
}

/** Those who are verified for at most so many days more and have had no notice that late. */
function claimEnding(tx: Handle, days: number): Promise<BrokerRow[]> {
  // Of the notices that are due at once only the last is sent.
  const next = noticeDays.find((later) => later < days) ?? -1
  return tx
    .updateTable('broker')
    .set({ kyc_notice_days: days })
    .where('kyc_status', '=', 'verified')
    .where(sql<boolean>`kyc_valid_until <= india_today() + ${days}::int`)
    .where(sql<boolean>`kyc_valid_until > india_today() + ${next}::int`)
    .where(sql<boolean>`coalesce(kyc_notice_days, 366) > ${days}`)
    .returningAll()
    .execute()
}

function lockEnded(tx: Handle): Promise<BrokerRow[]> {
  return tx
    .selectFrom('broker')
    .selectAll()
    .where('kyc_status', '=', 'verified')
    .where(sql<boolean>`kyc_valid_until < india_today()`)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

/** The listings leave the site with it; a renewed certificate is reviewed like the first one. */
async function endKyc(tx: Handle, { id, kyc_valid_until: endedOn }: BrokerRow): Promise<void> {
  const ended = await updateBroker(tx, id, {
    kyc_status: 'pending',
    kyc_submitted_at: new Date(),
    kyc_decided_at: new Date(),
  })
  await record(
    tx,
    product,
    'broker.expire_kyc',
    { kind: 'broker', id },
    {
      before: { kycStatus: 'verified' },
      after: { kycStatus: 'pending', endedOn },
    },
  )
  await notify(tx, 'broker.review', {
    kind: 'kyc',
    title: `RERA certificate ended: ${ended.company_name}`,
    link: `/bb-admin/kyc?broker=${id}`,
    group: kycGroup,
  })
  await notifyKycEnded(tx, ended)
}
