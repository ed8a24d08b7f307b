import { z } from 'zod'
import { moment } from '#contract/field.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

const kinds = {
  'listing.published': msg('Listing published'),
  'listing.changed': msg('Listing changed'),
  'listing.price_changed': msg('Price changed'),
  'listing.unavailable': msg('Listing no longer available'),
  'lead.created': msg('New enquiry'),
} as const

/** The kinds of events that are sent to webhooks. */
export const WebhookKind = words(kinds)
export type WebhookKind = WordOf<typeof WebhookKind>

/** The kinds for a partner, who has no leads. */
export const partnerKinds: readonly WebhookKind[] = WebhookKind.keys.filter(
  (kind) => kind !== 'lead.created',
)

export const DeliveryKind = words({
  ...kinds,
  test: msg('Test', { comment: 'an event that only tests' }),
})
export type DeliveryKind = WordOf<typeof DeliveryKind>

const listingEvent = z.object({
  listing: z.string().describe('The id of the listing; what it is now is read by it'),
  price: z.number().describe('What it asked then, in rupees'),
  change: z.string().describe('The id of the same change in /api/public/listing-changes'),
})
const leadEvent = z.object({
  lead: z.string().describe('The id of the enquiry; its details are read by it'),
  listing: z.string().nullable().describe('The listing that was asked about'),
})

function eventOf<Kind extends DeliveryKind, Data extends z.ZodType>(type: Kind, data: Data) {
  return z.object({ type: z.literal(type), timestamp: moment, data })
}

/** The bodies sent to webhooks, by kind. They contain nobody's name or number. */
export const webhookEvents = {
  'listing.published': eventOf('listing.published', listingEvent),
  'listing.changed': eventOf('listing.changed', listingEvent),
  'listing.price_changed': eventOf('listing.price_changed', listingEvent),
  'listing.unavailable': eventOf('listing.unavailable', listingEvent),
  'lead.created': eventOf('lead.created', leadEvent),
  test: eventOf('test', z.object({ webhook: z.string() })),
} satisfies Record<DeliveryKind, z.ZodType>

export type WebhookEvent = z.infer<(typeof webhookEvents)[DeliveryKind]>
