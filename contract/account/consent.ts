import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { MessageChannel } from '#contract/message/message.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'
import { Acknowledgement } from './account.ts'

/**
 * The purposes a person consents to one by one (CNS-1). `account` covers WhatsApp messages about
 * the account; the others are promotional and need consent on every channel.
 */
export const ConsentPurpose = words({
  account: msg('Messages about your account'),
  alerts: msg('Alerts for saved homes and searches'),
  marketing: msg('News and offers'),
  waitlist: msg('City waitlist'),
})
export type ConsentPurpose = WordOf<typeof ConsentPurpose>

/** The version of the current consent wording; changes whenever the sentences change. */
export const noticeVersion = '2026-11-29.3'

const token = z.string().min(1).max(200)

/** What the unsubscribe link of a promotional message would stop. */
export const Unsubscribing = z.object({
  purpose: ConsentPurpose.schema,
  channel: MessageChannel.schema,
  /** Masked: the link may have been forwarded. */
  recipient: z.string(),
  /** Whether it is stopped already. */
  isOver: z.boolean(),
})
export type Unsubscribing = z.infer<typeof Unsubscribing>

export const consent = {
  unsubscribing: endpoint({
    method: 'GET',
    path: '/public/unsubscribe',
    access: 'public',
    summary: 'Show which messages an unsubscribe link stops',
    query: z.strictObject({ token }),
    reply: z.object({ unsubscribing: Unsubscribing }),
  }),
  /** Mail programs also call this by themselves (RFC 8058), so the token is in the address. */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/public/unsubscribe',
    access: 'public',
    summary: 'Unsubscribe from the messages of a link, without signing in',
    query: z.strictObject({ token }),
    reply: Acknowledgement,
  }),
}
