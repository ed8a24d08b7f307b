import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { moment } from '#contract/field.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** Events of a KYC, in words for its broker. */
export const KycStepKind = words({
  opened: msg('Account created'),
  sent: msg('Documents sent for review'),
  verified: msg('Verified'),
  rejected: msg('Not accepted'),
  resubmitted: msg('Resubmitted for review'),
  reopened: msg('Re-verification needed'),
  revoked: msg('No longer verified'),
})
export type KycStepKind = WordOf<typeof KycStepKind>

/** One step of a KYC. Does not name the administrator who decided. */
export const KycStep = z.object({
  at: moment,
  kind: KycStepKind.schema,
  /** The words of the reviewer, or what the broker changed. */
  reason: z.string().nullable(),
})
export type KycStep = z.infer<typeof KycStep>

export const kycStep = {
  mine: endpoint({
    method: 'GET',
    path: '/broker/kyc-steps',
    access: 'broker',
    summary: 'List the KYC decisions about the signed-in broker, newest first',
    reply: z.object({ steps: z.array(KycStep) }),
  }),
}
