import { hasRight } from '#contract/access.ts'
import {
  type BrokerRecord,
  type BrokerStatus,
  type KycStatus,
  KycStatus as kycWords,
  BrokerStatus as statusWords,
} from '#contract/broker/broker.ts'
import { kycLifecycle } from '#contract/broker/lifecycle.ts'
import { refuse } from '#contract/refusal.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { refuseContactConflicts } from '#server/account/contact-conflicts.ts'
import { type DecisionBasis, decidedMeanwhile, isOutdated } from '#server/audit/decision-basis.ts'
import { record } from '#server/audit/record.ts'
import { systemActor } from '#server/audit/system-actor.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { closeSessions } from '#server/http/session-queries.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { lowerLabel } from '#server/locale/join-list.ts'
import { notifyKycDecision, notifyStatus } from './notify-broker.ts'
import {
  type BrokerRow,
  certificateEnd,
  endSuspensions,
  hasDocument,
  hasNewCertificate,
  markDocuments,
  updateBroker,
} from './queries.ts'
import { brokerRecord } from './reply.ts'
import { type Approved, lockBroker } from './service.ts'

export interface StatusChange extends DecisionBasis<BrokerStatus> {
  status: BrokerStatus
  reason?: string | undefined
  /** The last day of a suspension in India: 2026-12-31. */
  until?: string | undefined
}

/**
 * Changes the status, from any to any (BRK-4). A broker who is no longer active is signed out and
 * the listings leave the site. Setting the current status again succeeds, so two administrators who
 * block at once do not conflict.
 */
export function changeBrokerStatus(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  { status, reason, until, ...basis }: StatusChange,
): Promise<BrokerRecord> {
  return transact(db, async (tx) => {
    const before = await lockBroker(tx, id)
    if (before.status === status) return brokerRecord(tx, before)
    const present = {
      ...targetOf(id),
      acts: ['broker.change_status'],
      changes: ['broker.end_suspension'],
      state: before.status,
      decidedAt: before.status_decided_at,
    }
    if (await isOutdated(tx, viewer, basis, present)) {
      throw decidedMeanwhile(
        t('This broker is {status} now.', {
          status: lowerLabel(statusWords.label(before.status)),
        }),
      )
    }
    if (until && until < dayInIndia(new Date())) throw untilOver()
    const after = await updateBroker(tx, id, {
      status,
      status_reason: status === 'active' ? null : (reason ?? null),
      suspended_until: until ?? null,
      status_decided_at: new Date(),
    })
    if (status !== 'active') await closeSessions(tx, { realm: 'broker', id })
    await record(tx, viewer, 'broker.change_status', targetOf(id), {
      before: { status: before.status },
      after: { status, ...(reason && { reason }), ...(until && { until }) },
    })
    await notifyStatus(tx, after, { status, reason, until })
    return brokerRecord(tx, after)
  })
}

export function activateSuspended(db: Handle): Promise<void> {
  return transact(db, async (tx) => {
    for (const { until, ...broker } of await endSuspensions(tx)) {
      await record(tx, systemActor, 'broker.end_suspension', targetOf(broker.id), {
        before: { status: 'suspended', until },
        after: { status: 'active', until: null },
      })
      await notifyStatus(tx, broker, { status: 'active' })
    }
  })
}

export const hasPanCard = (db: Handle, id: string): Promise<boolean> => hasDocument(db, id, 'pan')

export interface KycDecision extends DecisionBasis<KycStatus> {
  kycStatus: KycStatus
  rejectionReason?: string | undefined
  /** The version of the documents the reviewer saw. */
  documentsVersion?: number | undefined
  /** Who asked the viewer to approve what one person may not decide, and why. */
  approval?: Approved
}

/** Returns what a verification is decided on, locked; refused where there is none to decide. */
export async function lockForVerification(tx: Handle, id: string) {
  const broker = await lockBroker(tx, id)
  const { kyc_status: kycStatus, documents_version: documentsVersion } = broker
  if (!kycLifecycle[kycStatus].includes('verified')) throw kycImpossible(broker, 'verified')
  return { kycStatus, documentsVersion, hasPanCard: await hasPanCard(tx, id) }
}

/** Returns what another certificate of a verified broker is accepted on, locked; or refuses. */
export async function lockForRenewal(tx: Handle, id: string) {
  const broker = await lockBroker(tx, id)
  const { kyc_status: kycStatus, documents_version: documentsVersion } = broker
  const isNews = kycStatus === 'verified' && (await hasNewCertificate(tx, id))
  if (!isNews) throw kycImpossible(broker, 'verified')
  return { kycStatus, documentsVersion }
}

/**
 * Decides a KYC as the lifecycle allows; verifying makes the broker's approved listings live.
 * Two administrators verify without a PAN card on file (decision 0113), and accept another
 * certificate of a verified broker (decision 0125).
 */
export function decideKyc(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  { kycStatus, rejectionReason, documentsVersion, approval, ...basis }: KycDecision,
): Promise<BrokerRecord> {
  return transact(db, async (tx) => {
    const before = await lockBroker(tx, id)
    const present = {
      ...targetOf(id),
      // A new certificate renews a verified KYC, whoever verified it before.
      acts: kycStatus === before.kyc_status ? [] : ['broker.decide_kyc'],
      // Resubmitted documents start a new review.
      since: before.kyc_status === 'pending' ? before.kyc_submitted_at : undefined,
      state: before.kyc_status,
      decidedAt: before.kyc_decided_at,
    }
    if (await isOutdated(tx, viewer, basis, present)) {
      throw decidedMeanwhile(
        t('This KYC is {kyc_status} now.', {
          kyc_status: lowerLabel(kycWords.label(before.kyc_status)),
        }),
      )
    }
    const validUntil = kycStatus === 'verified' ? await certificateEnd(tx, id) : null
    if (!kycLifecycle[before.kyc_status].includes(kycStatus)) {
      const isVerified = before.kyc_status === 'verified' && kycStatus === 'verified'
      const isNews = isVerified && (await hasNewCertificate(tx, id))
      if (!isNews) throw kycImpossible(before, kycStatus)
      if (!approval) throw certificateNeedsTwo()
    }
    if (validUntil !== null && validUntil < dayInIndia(new Date())) throw refuse('certificate_over')
    const seen = documentsVersion ?? before.documents_version
    if (seen !== before.documents_version) throw refuse('kyc_changed')
    const isWithoutPan = kycStatus === 'verified' && !(await hasPanCard(tx, id))
    if (isWithoutPan && !approval) refuseWithoutPan(viewer)
    const reason = kycStatus === 'rejected' ? (rejectionReason ?? null) : null
    // Verified brokers have unique phone numbers.
    const after = await refuseContactConflicts(
      updateBroker(tx, id, {
        kyc_status: kycStatus,
        kyc_rejection_reason: reason,
        kyc_decided_at: new Date(),
        kyc_valid_until: validUntil,
        kyc_notice_days: null,
      }),
    )
    const verifiedAt = kycStatus === 'verified' ? after.kyc_decided_at : null
    await markDocuments(tx, id, { verifiedAt })
    await record(tx, viewer, 'broker.decide_kyc', targetOf(id), {
      before: { kycStatus: before.kyc_status },
      after: {
        kycStatus,
        ...(reason && { rejectionReason: reason }),
        ...(isWithoutPan && { withoutPan: true }),
        ...approval,
        ...(validUntil && { validUntil }),
      },
    })
    await notifyKycDecision(tx, before, after)
    return brokerRecord(tx, after)
  })
}

function refuseWithoutPan({ role }: AdministratorViewer): void {
  if (!hasRight(role, 'broker.change')) throw refuse('documents_missing')
  throw refuse('second_person_needed', {
    message: t(
      'The PAN card is missing. Verifying without it needs the approval of another administrator.',
    ),
  })
}

const certificateNeedsTwo = () =>
  refuse('second_person_needed', {
    message: t(
      'Accepting another RERA certificate of a verified broker needs the approval of another ' +
        'administrator.',
    ),
  })

const targetOf = (id: string) => ({ kind: 'broker', id })

function untilOver() {
  return refuse('invalid_input', { fields: { until: t('Please choose today or a later date.') } })
}

function kycImpossible(broker: BrokerRow, wanted: KycStatus) {
  const now = lowerLabel(kycWords.label(broker.kyc_status))
  const then = lowerLabel(kycWords.label(wanted))
  return refuse('kyc_step_impossible', {
    message: t('The KYC is {now} and cannot be changed to {then}.', { now, then }),
  })
}
