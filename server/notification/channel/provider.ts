import type { MessageChannel } from '#contract/message/message.ts'

/** What of a message is registered with whoever carries it. */
export interface Registered {
  /** MSG91's template id, WhatsApp's template name. */
  providerTemplate: string
  language: string
}

/** One message on its way out. */
export interface Outgoing {
  /** The same at every attempt: a provider that knows it sends it once. */
  id: string
  channel: MessageChannel
  recipient: string
  subject: string
  text: string
  /** The values of the words' variables, in the order they stand. */
  variables: [name: string, value: string][]
  registered: Registered | undefined
  /** Where a promotional message is stopped. */
  unsubscribe: { page: string; oneClick: string } | undefined
}

export interface Accepted {
  providerMessageId: string | null
}

/** One door to the world outside. */
export interface Provider {
  name: string
  /** Whether a second attempt under the same id is known and not sent twice. */
  idempotent: boolean
  /** Whether it carries messages to people; the stand-in only records them. */
  carries: boolean
  /** Whether it takes registered templates only (MSG-03). */
  needsTemplate: boolean
  send(message: Outgoing): Promise<Accepted>
  close?(): void
}

export type Providers = Record<MessageChannel, Provider>

/**
 * Why a message did not go. `refused`: it will never go this way. `uncertain`: it may have gone, so
 * it is not tried again by itself. Any other error is worth another try.
 */
export class SendFailure extends Error {
  readonly kind: 'refused' | 'uncertain'
  /** The provider's own code for it. */
  readonly code: string | undefined

  constructor(kind: 'refused' | 'uncertain', message: string, code?: string) {
    super(message)
    this.name = 'SendFailure'
    this.kind = kind
    this.code = code
  }
}

/** The code of a refusal because there is nobody at the address. */
export const wrongAddress = 'wrong_address'

/** The code of a message that nobody carries: no provider is configured for its channel. */
export const noProvider = 'no_provider'
