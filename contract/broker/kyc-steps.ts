import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { moment } from '#contract/field.ts'
import { type WordOf, words } from '#contract/words.ts'

/** What can happen to a KYC, in words for the broker whose it is. */
export const KycStepKind = words({
  opened: 'Account opened',
  sent: 'Documents sent for review',
  verified: 'Verified',
  rejected: 'Not accepted',
  resubmitted: 'Sent again for review',
  reopened: 'To be verified again',
  revoked: 'No longer verified',
})
export type KycStepKind = WordOf<typeof KycStepKind>

/** One step of a KYC; who decided it stays inside. */
export const KycStep = z.object({
  at: moment,
  kind: KycStepKind.schema,
  /** What the reviewer wrote, or what the broker changed. */
  reason: z.string().nullable(),
})
export type KycStep = z.infer<typeof KycStep>

export const kycStep = {
  mine: endpoint({
    method: 'GET',
    path: '/broker/kyc-steps',
    access: 'broker',
    summary: 'What became of the signed-in broker’s KYC, newest first',
    reply: z.object({ steps: z.array(KycStep) }),
  }),
}
