import type { Provider } from './provider.ts'

/** The stand-in where no provider is set up: the message is recorded and carried nowhere. */
export const local: Provider = {
  name: 'local',
  idempotent: true,
  carries: false,
  needsTemplate: false,
  send: async () => ({ providerMessageId: null }),
}

/**
 * The same for the demo: links that reach no mailbox are written to the server log, since nothing
 * else could open them (decision 0041).
 */
export function localAloud(say: (line: string) => void): Provider {
  return {
    ...local,
    async send(message) {
      const link = message.variables.find(([name]) => name === 'link')?.[1]
      if (link) say(`E-mail to ${message.recipient}, "${message.subject}": ${link}`)
      return local.send(message)
    },
  }
}
