import { z } from 'zod'
import { Acknowledgement } from '#contract/account/account.ts'
import { endpoint } from '#contract/endpoint.ts'
import { plainText, text } from '#contract/field.ts'
import { msg } from '#domain/locale/translate.ts'
import { CallReportDraft } from './call-report.ts'
import { awaitingReply, Conversation, InquiredProperty } from './conversation.ts'
import { LeadMessage } from './lead.ts'
import { NumberChoice } from './number-sharing.ts'

/** Days for which the link in an e-mail opens its conversation. */
export const inquiryLinkDays = 180

/** A conversation as seen through its link. */
export const LinkedConversation = z.object({
  broker: Conversation.shape.broker,
  /** The listing of the last inquiry. */
  property: InquiredProperty.nullable(),
  reference: z.string(),
  /** Whether the broker can be written to. */
  mayWrite: z.boolean(),
  isWithdrawn: z.boolean(),
  numberSharing: Conversation.shape.numberSharing,
  numberSharedUntil: Conversation.shape.numberSharedUntil,
  areNumbersHidden: z.boolean(),
  callReport: Conversation.shape.callReport,
  mayReportCall: z.boolean(),
  contact: Conversation.shape.contact,
  ...awaitingReply,
  thread: z.array(LeadMessage),
})
export type LinkedConversation = z.infer<typeof LinkedConversation>

const token = plainText(100)
// In the body of every call that has one, so that logs of addresses do not show it.
const holder = z.strictObject({ token })
const reply = z.object({ conversation: LinkedConversation })

/** What the link in an email allows somebody who asked without an account. */
export const inquiryLink = {
  get: endpoint({
    method: 'GET',
    path: '/public/inquiry-link',
    access: 'public',
    summary: 'Get the conversation of an inquiry sent without an account, by its link',
    query: holder,
    reply,
  }),
  write: endpoint({
    method: 'POST',
    path: '/public/inquiry-link/messages',
    access: 'public',
    summary: 'Send a message to the broker, by the link of an inquiry',
    body: holder.extend({ text: text(2000, msg('Please write a message.')) }),
    reply,
    status: 201,
  }),
  shareNumber: endpoint({
    method: 'PUT',
    path: '/public/inquiry-link/number-sharing',
    access: 'public',
    summary:
      'Share one’s number with the broker for another week or stop, by the link of an inquiry',
    body: holder.extend(NumberChoice.shape),
    reply,
  }),
  reportCall: endpoint({
    method: 'POST',
    path: '/public/inquiry-link/call-reports',
    access: 'public',
    summary: 'Report a call or message to a number that is not shared, by the link of an inquiry',
    body: holder.extend(CallReportDraft.shape),
    reply,
    status: 201,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/public/inquiry-link/withdraw',
    access: 'public',
    summary: 'Withdraw the consent to be contacted by the broker, by the link of an inquiry',
    body: holder,
    reply,
  }),
  join: endpoint({
    method: 'POST',
    path: '/customer/inquiry-link',
    access: 'customer',
    summary: 'Add the conversation of an inquiry link to the signed-in account',
    body: holder,
    reply: Acknowledgement,
  }),
}
