import type { MessageChannel } from '#contract/message/message.ts'

/** What is registered with the provider for a message. */
export interface Registered {
  /** The template id at MSG91, or the template name at WhatsApp. */
  providerTemplate: string
  /** WhatsApp's code of its language; null for SMS. */
  providerLanguage: string | null
}

/** An outgoing message. */
export interface Outgoing {
  /** The same for every attempt, so that a provider with idempotency sends it once. */
  id: string
  channel: MessageChannel
  recipient: string
  subject: string
  text: string
  /** The values of the template's variables, in order of occurrence. */
  variables: [name: string, value: string][]
  registered: Registered | undefined
  /** Links to unsubscribe from a promotional message. */
  unsubscribe: { page: string; oneClick: string } | undefined
}

export interface Accepted {
  providerMessageId: string | null
}

/** The provider of one channel. */
export interface Provider {
  name: string
  /** Whether the provider recognizes a second attempt by its id and does not send twice. */
  idempotent: boolean
  /** Whether it delivers messages; the stand-in only records them. */
  carries: boolean
  /** Whether it accepts registered templates only (MSG-03). */
  needsTemplate: boolean
  send(message: Outgoing): Promise<Accepted>
  close?(): void
}

export type Providers = Record<MessageChannel, Provider>

/**
 * Why a message was not sent. `refused`: it can never be sent this way. `uncertain`: it may have
 * been sent, so it is not retried automatically. Any other error may be retried.
 */
export class SendFailure extends Error {
  readonly kind: 'refused' | 'uncertain'
  /** The provider's own error code. */
  readonly code: string | undefined

  constructor(kind: 'refused' | 'uncertain', message: string, code?: string) {
    super(message)
    this.name = 'SendFailure'
    this.kind = kind
    this.code = code
  }
}

/** Code of a refusal because the address does not exist. */
export const wrongAddress = 'wrong_address'

/** Code of a message whose channel has no configured provider. */
export const noProvider = 'no_provider'
