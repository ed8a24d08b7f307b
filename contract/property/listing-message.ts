import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { inReadersLanguage } from '#domain/locale/readers-language.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { PropertyDetail } from './detail.ts'
import { AreaUnit, Furnished, ListingType, PropertyType } from './vocabulary.ts'

/** The maximum length of a message: an export of one day of a busy group. */
export const maxMessageLength = 20_000
export const maxMessageHomes = 50

/** Words of the message with their position, in UTF-16 units. */
const words = { start: z.number(), end: z.number(), text: z.string() }
export const MessageWords = z.object(words)
export type MessageWords = z.infer<typeof MessageWords>

const fieldName = z.string().max(40)
const value = z.union([z.string(), z.number(), z.boolean()])

/** The value of one field, and the words it came from. */
export const MessageFinding = z.object({ field: fieldName, value, ...words })
export type MessageFinding = z.infer<typeof MessageFinding>

/** Words with several possible values: the broker chooses one. */
export const MessageDoubt = z.object({ field: fieldName, choices: z.array(value), ...words })
export type MessageDoubt = z.infer<typeof MessageDoubt>

/** Values of the listing form; missing where the message does not state them. */
export const MessageValues = z
  .object({
    title: z.string(),
    description: z.string(),
    listingType: ListingType.schema,
    propertyType: PropertyType.schema,
    price: z.number(),
    area: z.number(),
    areaUnit: AreaUnit.schema,
    bedrooms: z.number(),
    bathrooms: z.number(),
    parkingSpaces: z.number(),
    floor: z.number(),
    totalFloors: z.number(),
    furnished: Furnished.schema,
    location: z.string(),
    pincode: z.string(),
    address: z.string(),
    amenities: z.array(z.string()),
    /** What no field holds, in the words of the message. */
    features: z.array(z.string()),
    detail: PropertyDetail,
  })
  .partial()
export type MessageValues = z.infer<typeof MessageValues>

const MessageHome = z.object({
  kind: z.literal('home'),
  values: MessageValues,
  findings: z.array(MessageFinding),
  doubts: z.array(MessageDoubt),
  /** Values that follow from words as a rule and are not said; they are not in `values`. */
  assumed: z.array(MessageFinding),
  /** Words that were not understood. */
  unmatched: z.array(MessageWords),
  /** Words that the rules of listings do not allow, with the reason. */
  leftOut: z.array(z.object({ text: z.string(), reason: z.string() })),
})
export type MessageHome = z.infer<typeof MessageHome>

/** What a part of a message speaks of that is in no draft. */
export const messageTopics = {
  home: msg('Too little said, or beyond the limit'),
  closed: msg('Sold, rented out or closed'),
  question: msg('About a known home'),
  service: msg('A service, not a home'),
  contact: msg('Who sent it'),
  offer: msg('Offers a home'),
  other: msg('Names no home'),
} as const
export type MessageTopic = keyof typeof messageTopics

/** A part of a message that is in no draft. */
export const MessageUnread = MessageWords.extend({
  topic: z.enum(Object.keys(messageTopics) as [MessageTopic, ...MessageTopic[]]),
})
export type MessageUnread = z.infer<typeof MessageUnread>

/** How strong a wish is that no search can express. */
export const termStrengths = {
  must: msg('Must have'),
  soft: msg('Good to have'),
  excluded: msg('Not wanted'),
} as const
export type TermStrength = keyof typeof termStrengths

/** A wish that no search can express, in the words of the message. */
export const MessageTerm = MessageWords.extend({
  strength: z.enum(Object.keys(termStrengths) as [TermStrength, ...TermStrength[]]),
})
export type MessageTerm = z.infer<typeof MessageTerm>

const MessageRequirement = z.object({
  kind: z.literal('requirement'),
  /** The search that finds homes for it. */
  search: z.string(),
  terms: z.array(MessageTerm),
  findings: z.array(MessageWords),
  unmatched: z.array(MessageWords),
})
export type MessageRequirement = z.infer<typeof MessageRequirement>

/** The choice for a doubt, by the index of its home or requirement in the reply. */
const MessageChoice = z.object({
  reading: z.number().int().min(0).max(maxMessageHomes),
  field: fieldName,
  value,
})
export type MessageChoice = z.infer<typeof MessageChoice>

/** The text of a pasted message. */
export const PastedText = z
  .string({ error: () => t('Please paste a message.') })
  .max(maxMessageLength, {
    error: () =>
      t('This is too long. Please paste at most {limit} characters.', {
        limit: withCommas(maxMessageLength),
      }),
  })
  .refine((text) => /[\p{L}\p{N}]/u.test(text), {
    error: () => t('Please paste a message.'),
  })

export const listingMessage = {
  read: endpoint({
    method: 'POST',
    path: '/broker/listing-messages/read',
    access: 'broker',
    summary:
      'Read homes and requirements from a group message, each value with its words. Stores ' +
      'nothing: the drafts go to the listing form',
    body: z.strictObject({
      text: PastedText,
      answers: z.array(MessageChoice).max(500).default([]),
    }),
    reply: z.object({
      readings: z.array(z.discriminatedUnion('kind', [MessageHome, MessageRequirement])),
      /** Parts of the message that are in no reading. */
      unread: z.array(MessageUnread),
    }),
  }),
}

/** Labels of values that messages state but the details of a listing do not have. */
export const messageLabels: Readonly<Record<string, string>> = inReadersLanguage({
  listingType: msg('Listing type'),
  propertyType: msg('Property type'),
  bathrooms: msg('Bathrooms'),
  parkingSpaces: msg('Parking spaces'),
  area: msg('Area'),
  price: msg('Price'),
  rate: msg('Rate'),
  depositMonths: msg('Deposit'),
  floor: msg('Floor'),
  totalFloors: msg('Total floors'),
  furnished: msg('Furnished'),
  amenities: msg('Amenities'),
  features: msg('Features'),
  locality: msg('Locality'),
  city: msg('City'),
  pincode: msg('Pincode'),
})
