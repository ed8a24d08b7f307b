import type { ConsentPurpose } from '#contract/account/consent.ts'
import type { MessageCategory, MessageChannel } from '#contract/message/message.ts'

/**
 * A message of the product, as data: a text with its variables in braces is the text that
 * an operator registers (MSG-07). `short` is the text of SMS and WhatsApp where it differs.
 * `purpose` makes it promotional: sent only with consent, by day. `essential` ones open an account
 * and cannot be turned off. `secret` variables are never shown in the message log. `long` ones keep
 * their line breaks.
 */
export interface Template {
  category: MessageCategory
  channels: readonly MessageChannel[]
  subject: string
  text: string
  short?: string
  purpose?: Exclude<ConsentPurpose, 'account'>
  essential?: true
  /** Goes to the address as it was typed, for it shows who reads it. */
  proves?: true
  /** Warns the owner: goes only to an address that the account has proven. */
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

/** The parts as one text, whose type is the literal: variables are read out of it. */
export function joinText<const Parts extends readonly string[]>(...parts: Parts): Joined<Parts> {
  return parts.join('') as Joined<Parts>
}
