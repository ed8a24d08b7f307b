import { z } from 'zod'
import { Acknowledgement } from '#contract/account/account.ts'
import { endpoint } from '#contract/endpoint.ts'
import { plainText, text } from '#contract/field.ts'
import { Conversation, InquiredProperty } from './conversation.ts'
import { LeadMessage } from './lead.ts'

/** Days for which the link of a mail opens its conversation. */
export const inquiryLinkDays = 180

/** A conversation as whoever holds its link sees it. */
export const LinkedConversation = z.object({
  broker: Conversation.shape.broker,
  /** The listing that was asked about last. */
  property: InquiredProperty.nullable(),
  reference: z.string(),
  /** The broker can be written to. */
  mayWrite: z.boolean(),
  isWithdrawn: z.boolean(),
  thread: z.array(LeadMessage),
})
export type LinkedConversation = z.infer<typeof LinkedConversation>

const token = plainText(100)
// In the body, where it is kept out of addresses.
const holder = z.strictObject({ token })
const reply = z.object({ conversation: LinkedConversation })

/** What the link in a mail does for somebody who asked without an account. */
export const inquiryLink = {
  get: endpoint({
    method: 'GET',
    path: '/public/inquiry-link',
    access: 'public',
    summary: 'The conversation of an inquiry sent without an account, by the link of its mails',
    query: holder,
    reply,
  }),
  write: endpoint({
    method: 'POST',
    path: '/public/inquiry-link/messages',
    access: 'public',
    summary: 'Write to the broker again, by that link',
    body: holder.extend({ text: text(2000, 'Please write a message.') }),
    reply,
    status: 201,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/public/inquiry-link/withdraw',
    access: 'public',
    summary: 'Take back that the broker may contact you, by that link',
    body: holder,
    reply,
  }),
  join: endpoint({
    method: 'POST',
    path: '/customer/inquiry-link',
    access: 'customer',
    summary: 'Add the conversation of a link to the signed-in account',
    body: holder,
    reply: Acknowledgement,
  }),
}
