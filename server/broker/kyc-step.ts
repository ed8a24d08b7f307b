import { z } from 'zod'
import type { KycStep } from '#contract/broker/kyc-steps.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { joinList } from '#server/locale/join-list.ts'
import { findBroker, findKycEvents, type KycEvent } from './queries.ts'

/** Returns the steps of the viewer's KYC from the audit log, newest first. */
export async function ownKycSteps(db: Handle, viewer: BrokerViewer): Promise<KycStep[]> {
  const broker = await findBroker(db, viewer.id)
  if (!broker) throw refuse('broker_not_found')
  const events = await findKycEvents(db, viewer.id)
  const opened = { at: broker.created_at.toISOString(), kind: 'opened', reason: null } as const
  return [...events.map(stepOf), opened]
}

/** The state stored in an audit event. The format of an earlier release counts as empty. */
const StoredState = z
  .object({
    kycStatus: z.string().optional(),
    rejectionReason: z.string().optional(),
    changed: z.array(z.string()).optional(),
  })
  .catch({})

function stepOf({ at, act, before, after }: KycEvent): KycStep {
  const [was, is] = [StoredState.parse(before), StoredState.parse(after)]
  const step = (kind: KycStep['kind'], reason: string | null = null): KycStep => ({
    at: at.toISOString(),
    kind,
    reason,
  })
  if (act === 'document.add') return step('sent')
  if (act === 'broker.resubmit_kyc') return step('resubmitted')
  if (act === 'broker.reverify_kyc') {
    return step(
      'reopened',
      is.changed
        ? t('You changed your {fields}.', { fields: joinList(is.changed.map((field) => t(field))) })
        : null,
    )
  }
  if (act === 'broker.expire_kyc') return step('reopened', t('Your RERA certificate expired.'))
  if (is.kycStatus === 'verified') return step('verified')
  return step(was.kycStatus === 'verified' ? 'revoked' : 'rejected', is.rejectionReason ?? null)
}
