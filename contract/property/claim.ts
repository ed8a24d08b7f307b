import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { day, idParams, moment, optional, text } from '#contract/field.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** The facts of a listing that can be checked. */
export const ClaimSubject = words({
  lister: msg('Owner or broker'),
  price: msg('Price'),
  area: msg('Carpet area'),
  photos: msg('Photos'),
  rera: msg('RERA number'),
  title: msg('Title papers'),
  availability: msg('Availability'),
})
export type ClaimSubject = WordOf<typeof ClaimSubject>

/** How a fact is known; `stated` if nobody has checked it. */
export const ClaimState = words({
  stated: msg('Stated by the broker'),
  sighted: msg('Document seen'),
  register: msg('Checked on a register'),
  /** For a RERA number without a project name to compare; not shown to visitors. */
  number: msg('Number found on the register, no project name to compare'),
  visited: msg('Seen at a visit'),
})
export type ClaimState = WordOf<typeof ClaimState>

type Checked = Exclude<ClaimState, 'stated'>

/** The ways in which each fact can be known, with the maximum number of days. */
export const claimRules: Record<ClaimSubject, { states: readonly Checked[]; days: number }> = {
  lister: { states: ['sighted', 'visited'], days: 365 },
  price: { states: ['sighted', 'visited'], days: 45 },
  area: { states: ['sighted', 'register', 'visited'], days: 365 },
  photos: { states: ['visited'], days: 180 },
  // A register is looked at again every 90 days.
  rera: { states: ['sighted', 'register'], days: 90 },
  title: { states: ['sighted', 'register'], days: 180 },
  availability: { states: ['sighted', 'visited'], days: 30 },
}

/** A claim as visitors see it; days are those of India, and `until` is the last one. */
export const PublicClaim = z.object({
  subject: ClaimSubject.schema,
  state: ClaimState.schema,
  on: z.string(),
  until: z.string(),
})
export type PublicClaim = z.infer<typeof PublicClaim>

/** A claim as reviewers see it. */
export const Claim = PublicClaim.extend({ by: z.string(), how: z.string(), at: moment })
export type Claim = z.infer<typeof Claim>

export const propertyClaim = {
  set: endpoint({
    method: 'PUT',
    path: '/properties/:id/claims/:subject',
    access: 'property.review',
    summary: 'Set how a fact of a listing is known, and until when; `stated` resets it',
    params: idParams.extend({ subject: ClaimSubject.schema }),
    body: z.strictObject({
      state: ClaimState.schema,
      /** The evidence: the document, the register, or who was there. */
      how: optional(text(200)),
      until: optional(day),
      /** The version of the listing that was checked. */
      version: z.number().int().min(1).optional(),
    }),
    reply: z.object({ claims: z.array(Claim) }),
  }),
}
