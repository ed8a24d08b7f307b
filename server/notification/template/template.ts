import type { ConsentPurpose } from '#contract/account/consent.ts'
import type { MessageCategory, MessageChannel } from '#contract/message/message.ts'

/**
 * A message of the product as data. Its text, with variables in braces, is the text that an
 * operator registers (MSG-07). `short` is the text for SMS and WhatsApp if it differs. `purpose`
 * makes a message promotional: sent only with consent and by day. `essential` messages give access
 * to an account and cannot be turned off. `secret` variables are never shown in the message log.
 * `long` variables keep their line breaks.
 */
export interface Template {
  category: MessageCategory
  channels: readonly MessageChannel[]
  subject: string
  text: string
  short?: string
  purpose?: Exclude<ConsentPurpose, 'account'>
  essential?: true
  /** Sent to the address as typed, because it proves who reads it. */
  proves?: true
  /** Warns the owner: sent only to an address that the account has proven. */
  warns?: true
  secret?: readonly string[]
  long?: readonly string[]
}

type Joined<Parts extends readonly string[]> = Parts extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? `${First}${Joined<Rest>}`
  : ''

/** Joins the parts; the type is the literal text, from which the variables are inferred. */
export function joinText<const Parts extends readonly string[]>(...parts: Parts): Joined<Parts> {
  return parts.join('') as Joined<Parts>
}
