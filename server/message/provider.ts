import type { MessageChannel } from '#contract/message.ts'

/** One message on its way out. */
export interface Outgoing {
  /** The same at every attempt: a provider that knows it sends it once. */
  id: string
  channel: MessageChannel
  recipient: string
  subject: string
  text: string
}

export interface Accepted {
  providerMessageId: string | null
  costPaise: number
}

/** One door to the world outside. */
export interface Provider {
  name: string
  /** Whether a second attempt under the same id is known and not sent twice. */
  idempotent: boolean
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

  constructor(kind: 'refused' | 'uncertain', message: string) {
    super(message)
    this.name = 'SendFailure'
    this.kind = kind
  }
}
