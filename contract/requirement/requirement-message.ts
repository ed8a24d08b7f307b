import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import {
  MessageTerm,
  MessageUnread,
  MessageWords,
  PastedText,
} from '#contract/property/listing-message.ts'
import { msg } from '#domain/locale/translate.ts'

/** The filters that a message is read into; `search` has what no other filter holds. */
export const draftedFilters = {
  listingType: msg('Buy or rent'),
  propertyType: msg('Property type'),
  bedrooms: msg('Bedrooms'),
  location: msg('Location'),
  price: msg('Budget'),
  search: msg('More wishes'),
} as const
export type DraftedFilter = keyof typeof draftedFilters

/** A requirement as stated in the message; values that it does not state are missing. */
export const DraftedRequirement = z.object({
  filters: z.record(z.string(), z.string()),
  /** The words each value came from. */
  findings: z.array(
    MessageWords.extend({
      filter: z.enum(Object.keys(draftedFilters) as [DraftedFilter, ...DraftedFilter[]]),
    }),
  ),
  /** Wishes that no filter can hold, in the words of the message, and the note made of them. */
  terms: z.array(MessageTerm),
  note: z.string(),
  /** Amounts with two readings, in rupees: the customer chooses one. */
  doubts: z.array(MessageWords.extend({ amounts: z.array(z.number()) })),
  /** Words that were not understood. */
  unmatched: z.array(MessageWords),
  /** Words that exclude people by what they are, with the reason. */
  leftOut: z.array(z.object({ text: z.string(), reason: z.string() })),
})
export type DraftedRequirement = z.infer<typeof DraftedRequirement>

export const requirementMessage = {
  read: endpoint({
    method: 'POST',
    path: '/customer/requirement-messages/read',
    access: 'customer',
    summary:
      'Read requirements from a pasted message, each value with its words. Stores nothing: the ' +
      'drafts go to the form',
    body: z.strictObject({
      text: PastedText,
    }),
    reply: z.object({
      drafts: z.array(DraftedRequirement),
      /** Parts of the message that are in no draft. */
      unread: z.array(MessageUnread),
    }),
  }),
}
