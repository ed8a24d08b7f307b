import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { moment, optional, text } from '#contract/field.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'

/** One to five stars with an optional comment. */
export const RatingDraft = z.strictObject({
  stars: z
    .number({ error: () => t('Please choose one to five stars.') })
    .int({ error: () => t('Please choose one to five stars.') })
    .min(1, { error: () => t('Please choose one to five stars.') })
    .max(5, { error: () => t('Please choose one to five stars.') }),
  comment: optional(text(1000)),
})
export type RatingDraft = z.output<typeof RatingDraft>

/** Days after a ticket is settled in which its sender can rate it, and change the rating once. */
export const ratingDays = 30

/** What the rating link of a settled ticket still allows. */
export const TicketRatingState = words({
  open: msg('Can be rated'),
  rated: msg('Rated, can be changed once'),
  final: msg('Rated and changed'),
  over: msg('Rating period over'),
  reopened: msg('Reopened'),
})
export type TicketRatingState = WordOf<typeof TicketRatingState>

export const TicketRating = z.object({
  number: z.string(),
  state: TicketRatingState.schema,
  stars: z.number().nullable(),
  comment: z.string().nullable(),
  /** Until when the rating can be given or changed; null while the ticket is open. */
  until: moment.nullable(),
})
export type TicketRating = z.infer<typeof TicketRating>

/** The token of the link: the ticket and its signature. */
const params = z.object({ token: z.string().max(100) })
const one = z.object({ rating: TicketRating })

export const ticketRating = {
  get: endpoint({
    method: 'GET',
    path: '/public/ticket-ratings/:token',
    access: 'public',
    summary: 'Get the rating of a resolved ticket, and whether it can be given now',
    params,
    reply: one,
  }),
  give: endpoint({
    method: 'PUT',
    path: '/public/ticket-ratings/:token',
    access: 'public',
    summary: 'Rate the reply to a ticket by the link of its mail; can be changed once',
    params,
    body: RatingDraft,
    reply: one,
  }),
}
