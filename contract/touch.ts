import { z } from 'zod'
import { msg } from '#domain/locale/translate.ts'
import { cleanLanding, cleanTouchLabel } from '#domain/touch/touch.ts'
import { Acknowledgement } from './account/account.ts'
import { endpoint } from './endpoint.ts'
import { type WordOf, words } from './words.ts'

/** The kind of page from which a visitor came to the site. */
export const TouchClass = words({
  search: msg('Search engine'),
  social: msg('Social media'),
  messaging: msg('Messaging app'),
  email: msg('Link in an email'),
  partner: msg('Another website'),
  direct: msg('Typed or bookmarked'),
})
export type TouchClass = WordOf<typeof TouchClass>

/** The version of the words beside the checkbox for sending touches. */
export const touchNotice = '2026-11-29.1'

/**
 * Months after which touches are deleted: long enough to compare a season with that of the year
 * before.
 */
export const touchMonths = 25

const label = z.unknown().optional().transform(cleanTouchLabel)
// An invalid day is left out: a touch must never make the form it comes with fail.
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
 * How somebody first and last came to the site, sent with a form if they agree to it there. Invalid
 * parts are left out.
 */
export const Touches = z.object({ first: TouchDraft, last: TouchDraft }).optional().catch(undefined)
export type Touches = z.output<typeof Touches>

/** A touch as shown to the person who sent it. */
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

/** How people found the site, if they sent it; they can withdraw that as easily. */
export const touch = {
  customer: endpoint({
    method: 'GET',
    path: '/customer/touches',
    access: 'customer',
    summary: 'Get how the customer found the site, as sent with the sign-up and inquiries',
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
    summary: 'Get how the broker found the site, as sent with plan orders',
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
