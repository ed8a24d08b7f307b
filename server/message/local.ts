import type { MessageChannel } from '#contract/message.ts'
import type { Provider } from './provider.ts'

/** What a message costs (spec section 9): SMS 0.5 and WhatsApp 0.25 rupees. */
const paise: Record<MessageChannel, number> = { sms: 50, whatsapp: 25, email: 0 }

/** The stand-in where no provider is set up: the message is recorded and carried nowhere. */
export const local: Provider = {
  name: 'local',
  idempotent: true,
  send: async ({ id, channel }) => ({ providerMessageId: id, costPaise: paise[channel] }),
}
