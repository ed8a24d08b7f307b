import { z } from 'zod'
import { msg } from '#domain/locale/translate.ts'
import { cleanLanding, cleanTouchLabel } from '#domain/touch/touch.ts'
import { Acknowledgement } from './account/account.ts'
import { endpoint } from './endpoint.ts'
import { type WordOf, words } from './words.ts'

/** The kind of page from which somebody came to the site. */
export const TouchClass = words({
  search: msg('Search engine'),
  social: msg('Social media'),
  messaging: msg('Messaging app'),
  email: msg('Link in an email'),
  partner: msg('Another website'),
  direct: msg('Typed or bookmarked'),
})
export type TouchClass = WordOf<typeof TouchClass>

/** The version of the words beside the box that is ticked to send touches. */
export const touchNotice = '2026-11-29.1'

/** After these months what somebody sent is deleted: two years of a season beside another one. */
export const touchMonths = 25

const label = z.unknown().optional().transform(cleanTouchLabel)
// A day that is no day is left out: how somebody came must never refuse what they came for.
const touchedOn = z.iso
  .date()
  .refine((value) => value > '2020-01-01' && Date.parse(value) < Date.now() + 86_400_000)
  .optional()
  .catch(undefined)

const TouchDraft = z.object({
  class: TouchClass.schema,
  source: label,
  medium: label,
  campaign: label,
  term: label,
  content: label,
  landing: z.unknown().optional().transform(cleanLanding),
  /** In India. */
  touchedOn,
})
export type TouchDraft = z.output<typeof TouchDraft>

/**
 * How somebody first and last came to the site, sent with a form if they agree to it there. What
 * cannot be read is left out and refuses nothing.
 */
export const Touches = z.object({ first: TouchDraft, last: TouchDraft }).optional().catch(undefined)
export type Touches = z.output<typeof Touches>

/** A touch that was sent, as its sender reads it. */
export const OwnTouch = z.object({
  _id: z.string(),
  position: z.enum(['first', 'last']),
  class: TouchClass.schema,
  source: z.string().nullable(),
  medium: z.string().nullable(),
  campaign: z.string().nullable(),
  landing: z.string().nullable(),
  touchedOn: z.string().nullable(),
})
export type OwnTouch = z.infer<typeof OwnTouch>

const own = z.object({ touches: z.array(OwnTouch) })

/** What people sent about how they found the site; withdrawn as easily as it was given. */
export const touch = {
  customer: endpoint({
    method: 'GET',
    path: '/customer/touches',
    access: 'customer',
    summary: 'How the customer found the site, as sent with the sign-up and enquiries',
    reply: own,
  }),
  removeOfCustomer: endpoint({
    method: 'DELETE',
    path: '/customer/touches',
    access: 'customer',
    summary: 'Withdraw the consent and delete how the customer found the site',
    reply: Acknowledgement,
  }),
  broker: endpoint({
    method: 'GET',
    path: '/broker/touches',
    access: 'broker',
    summary: 'How the broker found the site, as sent with orders of plans',
    reply: own,
  }),
  removeOfBroker: endpoint({
    method: 'DELETE',
    path: '/broker/touches',
    access: 'broker',
    summary: 'Withdraw the consent and delete how the broker found the site',
    reply: Acknowledgement,
  }),
}
