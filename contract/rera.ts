import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id, idParams, moment, text } from '#contract/field.ts'
import { RegisterMatch } from '#contract/rera-register.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** The state of a waiver: a reason to publish a listing without the RERA number it needs. */
export const WaiverState = words({
  asked: msg('Awaiting a second administrator'),
  confirmed: msg('Confirmed'),
  declined: msg('Declined'),
  ended: msg('Ended'),
})
export type WaiverState = WordOf<typeof WaiverState>

export const ReraWaiver = z.object({
  reason: z.string(),
  state: WaiverState.schema,
  askedBy: z.string(),
  askedAt: moment,
  /** Whether the viewer asked for it and so cannot confirm it. */
  isOwn: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
})
export type ReraWaiver = z.infer<typeof ReraWaiver>

/** Another project for which listings give the same RERA number. */
export const OtherProject = z.object({
  society: z.string().nullable(),
  city: z.string().nullable(),
  listings: z.number(),
  /** One of its listings. */
  listing: z.object({ _id: z.string(), title: z.string() }),
})
export type OtherProject = z.infer<typeof OtherProject>

/** The RERA state of a listing, for reviewers. */
export const ReraCase = z.object({
  /** Changes with everything that a decision about the waiver or the number is based on. */
  version: z.string(),
  /** Whether it needs a number and has none that is valid. */
  isMissing: z.boolean(),
  /** The last waiver for its present facts. */
  waiver: ReraWaiver.nullable(),
  number: z.string().nullable(),
  state: z.string().nullable(),
  /** What the loaded register says about its number. */
  register: RegisterMatch.nullable(),
  /** Other projects with its number; while there are any, it cannot be approved. */
  others: z.array(OtherProject),
  /** Who last decided which project the number belongs to. */
  decided: z.object({ by: z.string(), at: moment, names: z.array(z.string()) }).nullable(),
})
export type ReraCase = z.infer<typeof ReraCase>

/** Which project a number belongs to, if listings of several give it. */
export const NumberOwner = words({
  same: msg('All are the same project'),
  this: msg('Only this project'),
  other: msg('Only the other project'),
})
export type NumberOwner = WordOf<typeof NumberOwner>

const one = z.object({ rera: ReraCase })
/** The state shown on screen: refused if it has changed since. */
const version = text(60)

export const rera = {
  askWaiver: endpoint({
    method: 'POST',
    path: '/properties/:id/rera-waiver',
    access: 'property.review',
    summary:
      'Request that a listing goes live without a RERA number; a second administrator decides',
    params: idParams,
    body: z.strictObject({ reason: text(500, msg('Please give the reason.')) }),
    reply: one,
    status: 201,
  }),
  decideWaiver: endpoint({
    method: 'POST',
    path: '/properties/:id/rera-waiver/decision',
    access: 'property.review',
    summary:
      'Approve or decline another administrator’s request for a listing without a RERA number',
    params: idParams,
    body: z.strictObject({ act: z.enum(['confirm', 'decline']), version }),
    reply: one,
  }),
  decideProject: endpoint({
    method: 'POST',
    path: '/properties/:id/rera-project',
    access: 'property.review',
    summary: 'Decide which project a RERA number belongs to, where listings disagree',
    params: idParams,
    body: z.strictObject({
      owner: NumberOwner.schema,
      /** A listing of the other project, where the number is only its own. */
      listing: id.optional(),
      version,
    }),
    reply: one,
  }),
}
