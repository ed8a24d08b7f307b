import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { MessageChannel } from '#contract/message/message.ts'
import { type WordOf, words } from '#contract/words.ts'
import { Acknowledgement } from './account.ts'

/**
 * The purposes a person agrees to, each on its own (CNS-1). `account` covers WhatsApp messages
 * about the account; the others are promotional and need consent on every channel.
 */
export const ConsentPurpose = words({
  account: 'Messages about your account',
  alerts: 'Alerts for saved searches',
  marketing: 'News and offers',
  waitlist: 'News of a city you wait for',
})
export type ConsentPurpose = WordOf<typeof ConsentPurpose>

/** The wording people agree to now; a change of the sentences changes this. */
export const noticeVersion = '2026-11-22'

const token = z.string().min(1).max(200)

/** What a link out of a promotional message would stop. */
export const Unsubscribing = z.object({
  purpose: ConsentPurpose.schema,
  channel: MessageChannel.schema,
  /** Masked: the link may have been forwarded. */
  recipient: z.string(),
  /** It has been stopped already. */
  isOver: z.boolean(),
})
export type Unsubscribing = z.infer<typeof Unsubscribing>

export const consent = {
  unsubscribing: endpoint({
    method: 'GET',
    path: '/public/unsubscribe',
    access: 'public',
    summary: 'What the link of a message would stop',
    query: z.strictObject({ token }),
    reply: z.object({ unsubscribing: Unsubscribing }),
  }),
  /**
   * Also what mail programs call by themselves (RFC 8058), so that the token stands in the address.
   */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/public/unsubscribe',
    access: 'public',
    summary: 'Stop the messages a link is about, without signing in',
    query: z.strictObject({ token }),
    reply: Acknowledgement,
  }),
}
