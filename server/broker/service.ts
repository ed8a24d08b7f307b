import type { BrokerRecord } from '#contract/broker/broker.ts'
import type { BrokerStats } from '#contract/broker/list.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { type Pagination, paginationOf } from '#contract/page.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import { countSubscriptions } from '#server/billing/subscription/service.ts'
import type { Handle } from '#server/db/connect.ts'
import { inBatches } from '#server/db/cursor.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { notify } from '#server/notification/in-app/service.ts'
import { kycGroup } from './kyc-group.ts'
import { type BrokerFilter, brokersInOrder, countBrokers, listBrokers } from './list-queries.ts'
import { type BrokerRow, findBroker, listAgents, lockBrokerRow, updateBroker } from './queries.ts'
import { brokerRecord, brokerRecords } from './reply.ts'

export async function findBrokers(
  db: Handle,
  { page, limit, ...filter }: BrokerFilter & { page: number; limit: number },
): Promise<{ brokers: BrokerRecord[]; pagination: Pagination }> {
  const { rows, total } = await listBrokers(db, filter, { page, limit })
  return { brokers: await brokerRecords(db, rows), pagination: paginationOf(page, limit, total) }
}

/** Yields all matching brokers from one snapshot. */
export async function* eachBroker(
  tx: Handle,
  filter: BrokerFilter,
): AsyncGenerator<BrokerRecord[]> {
  for await (const rows of inBatches(tx, brokersInOrder(tx, filter))) {
    yield brokerRecords(tx, rows)
  }
}

/** Returns the counts above the list. */
export async function overview(db: Handle): Promise<BrokerStats> {
  const { active, expired } = await countSubscriptions(db)
  return { ...(await countBrokers(db)), subscriptions: { active, expired } }
}

export async function getBroker(db: Handle, id: string): Promise<BrokerRecord> {
  return brokerRecord(db, orRefuse(await findBroker(db, id), 'broker_not_found'))
}

/** Returns where and under which number a broker is a RERA agent, as verified. */
export const findReraAgents = (db: Handle, id: string) => listAgents(db, id)

/** Who asked for what another administrator approved, and why. */
export interface Approved {
  askedBy: string
  reason: string | null
}

/** Returns the broker's row, locked until the transaction ends; refused if it does not exist. */
export async function lockBroker(tx: Handle, id: string): Promise<BrokerRow> {
  return orRefuse(await lockBrokerRow(tx, id), 'broker_not_found')
}

/**
 * Records that a broker's documents changed. New documents of a rejected broker set the KYC to
 * pending (BRK-5); the first ones start the waiting time shown in the KYC queue.
 */
export async function noteDocuments(
  tx: Handle,
  viewer: BrokerViewer,
  broker: BrokerRow,
  { isFirst }: { isFirst: boolean },
): Promise<void> {
  const again = broker.kyc_status === 'rejected' && isFirst
  await updateBroker(tx, broker.id, {
    documents_version: broker.documents_version + 1,
    ...(isFirst && broker.kyc_status !== 'verified' && { kyc_submitted_at: new Date() }),
    ...(again && { kyc_status: 'pending', kyc_rejection_reason: null }),
  })
  if (!isFirst || broker.kyc_status === 'verified') return
  await notify(tx, 'broker.review', () => ({
    kind: 'kyc',
    title: again
      ? t('KYC sent again: {company}', { company: broker.company_name })
      : t('KYC documents sent: {company}', { company: broker.company_name }),
    link: `/bb-admin/kyc?broker=${broker.id}`,
    group: kycGroup(),
  }))
  if (!again) return
  await record(
    tx,
    viewer,
    'broker.resubmit_kyc',
    { kind: 'broker', id: broker.id },
    {
      before: { kycStatus: 'rejected', rejectionReason: broker.kyc_rejection_reason },
      after: { kycStatus: 'pending' },
    },
  )
}

/** Notifies reviewers of another certificate of a verified broker. */
export async function noteCertificate(tx: Handle, broker: BrokerRow): Promise<void> {
  if (broker.kyc_status !== 'verified') return
  await notify(tx, 'broker.review', () => ({
    kind: 'kyc',
    title: t('New RERA certificate: {company}', { company: broker.company_name }),
    link: `/bb-admin/kyc?broker=${broker.id}`,
    group: kycGroup(),
  }))
}
