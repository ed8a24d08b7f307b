import type { Provider } from './provider.ts'

/** The stand-in for a channel without a provider: it records the message and delivers nothing. */
export const local: Provider = {
  name: 'local',
  idempotent: true,
  carries: false,
  needsTemplate: false,
  send: async () => ({ providerMessageId: null }),
}

/**
 * The same for the demo: it writes links to the server log, because nothing else could open them
 * (decision 0041).
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
