import {
  type Broker,
  type BrokerStatus,
  type KycStatus,
  kycLifecycle,
  KycStatus as kycWords,
} from '#contract/broker.ts'
import { type Pagination, paginationOf } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { closeSessions } from '#server/http/session.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import {
  type BrokerFilter,
  type BrokerRow,
  findBroker,
  listBrokers,
  lockBroker,
  updateBroker,
} from './queries.ts'
import { brokerReply } from './reply.ts'

export async function findBrokers(
  db: Handle,
  { page, limit, ...filter }: BrokerFilter & { page: number; limit: number },
): Promise<{ brokers: Broker[]; pagination: Pagination }> {
  const { rows, total } = await listBrokers(db, filter, { page, limit })
  return { brokers: rows.map(brokerReply), pagination: paginationOf(page, limit, total) }
}

export async function getBroker(db: Handle, id: string): Promise<Broker> {
  return brokerReply(found(await findBroker(db, id)))
}

/** Changes the status; a broker who is no longer active is signed out and the listings leave the site. */
export function changeBrokerStatus(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  status: BrokerStatus,
): Promise<Broker> {
  return transact(db, async (tx) => {
    const before = found(await lockBroker(tx, id))
    if (before.status === status) return brokerReply(before)
    const after = await updateBroker(tx, id, { status })
    if (status !== 'active') await closeSessions(tx, { realm: 'broker', id })
    await record(
      tx,
      viewer,
      'broker.change_status',
      { kind: 'broker', id },
      { before: { status: before.status }, after: { status } },
    )
    return brokerReply(after)
  })
}

/** Decides a KYC as the lifecycle allows; verifying puts the broker's approved listings live. */
export function decideKyc(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  decision: { kycStatus: KycStatus; rejectionReason?: string | undefined },
): Promise<Broker> {
  const { kycStatus } = decision
  return transact(db, async (tx) => {
    const before = found(await lockBroker(tx, id))
    if (!kycLifecycle[before.kyc_status].includes(kycStatus)) throw impossible(before, kycStatus)
    const reason = kycStatus === 'rejected' ? (decision.rejectionReason ?? null) : null
    const after = await updateBroker(tx, id, {
      kyc_status: kycStatus,
      kyc_rejection_reason: reason,
    })
    await record(
      tx,
      viewer,
      'broker.decide_kyc',
      { kind: 'broker', id },
      {
        before: { kycStatus: before.kyc_status },
        after: { kycStatus, ...(reason && { rejectionReason: reason }) },
      },
    )
    return brokerReply(after)
  })
}

function found(broker: BrokerRow | undefined): BrokerRow {
  if (!broker) throw refuse('broker_not_found')
  return broker
}

function impossible(broker: BrokerRow, wanted: KycStatus) {
  const now = kycWords.label(broker.kyc_status).toLowerCase()
  const then = kycWords.label(wanted).toLowerCase()
  return refuse('kyc_step_impossible', {
    message: `The KYC is ${now} and cannot be set to ${then} now.`,
  })
}
