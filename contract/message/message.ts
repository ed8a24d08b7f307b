import { z } from 'zod'
import { Language } from '#contract/account/language.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment, optional, searchText } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

export const MessageChannel = words({
  sms: msg('SMS'),
  whatsapp: msg('WhatsApp'),
  email: msg('Email'),
})
export type MessageChannel = WordOf<typeof MessageChannel>

export const MessageStatus = words({
  sent: msg('Sent'),
  delivered: msg('Delivered'),
  failed: msg('Failed'),
  pending: msg('Pending'),
})
export type MessageStatus = WordOf<typeof MessageStatus>

export const MessageCategory = words({
  welcome: msg('Welcome'),
  kyc: msg('KYC'),
  property: msg('Property'),
  subscription: msg('Subscription'),
  notification: msg('Notification'),
})
export type MessageCategory = WordOf<typeof MessageCategory>

/** A message of the log (MSG-10). Links and codes in it are masked (MSG-06). */
export const Message = z.object({
  _id: z.string(),
  type: MessageChannel.schema,
  recipient: z.string(),
  subject: z.string().nullable(),
  message: z.string(),
  category: MessageCategory.schema,
  templateName: z.string(),
  /** The language of the recipient. */
  language: Language.schema,
  /** The language it was sent in, where no text is registered in the recipient's. */
  sentLanguage: Language.schema.nullable(),
  status: MessageStatus.schema,
  /** The provider that sent it; "local" means that it was only recorded here. */
  sender: z.string().nullable(),
  /** Rupees. */
  cost: z.number(),
  attempts: z.number(),
  /** The number of segments that an SMS was charged for. */
  segments: z.number(),
  /** Promotional messages are sent only with consent, in the daytime. */
  isPromotional: z.boolean(),
  /** The consent on which it was sent, where it needed one. */
  consentId: z.string().nullable(),
  /** As registered at the time: DLT or WhatsApp template, principal entity, header. */
  templateId: z.string().nullable(),
  entityId: z.string().nullable(),
  header: z.string().nullable(),
  providerMessageId: z.string().nullable(),
  /** The error code of the provider, or ours. */
  failureCode: z.string().nullable(),
  /** The reason why the last attempt failed. */
  error: z.string().nullable(),
  createdAt: moment,
  sentAt: moment.nullable(),
  deliveredAt: moment.nullable(),
  may: z.array(z.enum(['resend'])),
})
export type Message = z.infer<typeof Message>

const filter = {
  search: searchText,
  type: optional(MessageChannel.schema),
  status: optional(MessageStatus.schema),
  category: optional(MessageCategory.schema),
}

const Share = z.object({ count: z.number(), cost: z.number() })

export const MessageStats = z.object({
  total: z.number(),
  delivered: z.number(),
  failed: z.number(),
  sms: Share,
  whatsapp: Share,
  email: Share,
  /** Delivered messages out of those sent, 0 to 100; null while none was sent. */
  deliveryRate: z.number().nullable(),
  /** Rupees. */
  totalCost: z.number(),
  /** Rupees; null without messages. */
  averageCost: z.number().nullable(),
  categories: z.array(
    z.object({ category: MessageCategory.schema, count: z.number(), percent: z.number() }),
  ),
})
export type MessageStats = z.infer<typeof MessageStats>

export const message = {
  list: endpoint({
    method: 'GET',
    path: '/messages',
    access: 'message.read',
    summary: 'List messages sent by SMS, WhatsApp and e-mail, newest first',
    query: z.strictObject({
      ...paging(10),
      ...filter,
      sort: z.enum(['newest', 'oldest']).default('newest'),
    }),
    reply: z.object({ messages: z.array(Message), pagination: Pagination }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/messages/stats',
    access: 'message.read',
    summary: 'Count messages by channel, status and category, with their cost',
    reply: z.object({ stats: MessageStats }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/messages/export',
    access: 'record.export',
    stepUp: true,
    summary: 'Export messages as CSV',
    query: z.strictObject(filter),
    download: 'text/csv; charset=utf-8',
    timeout: 120_000,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/messages/:id/resend',
    access: 'message.resend',
    summary: 'Send a failed message again',
    params: idParams,
    reply: z.object({ message: Message }),
  }),
}
