import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { moment } from '#contract/field.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** External services: message providers, the payment gateway and who connects calls. */
export const Service = words({
  sms: msg('SMS'),
  whatsapp: msg('WhatsApp'),
  email: msg('Email'),
  gateway: msg('Online payment'),
  relay: msg('Calls'),
})

/**
 * The state of a service's circuit. `open`: it failed five times in a row and is not called for
 * half a minute at first, and up to five minutes later; `half-open`: the pause is over, and the
 * next call tries again.
 */
export const CircuitState = words({
  closed: msg('In use'),
  open: msg('Paused after errors'),
  'half-open': msg('Trying again'),
})
export type CircuitState = WordOf<typeof CircuitState>

export const Carrier = z.object({
  service: Service.schema,
  /** The provider; "local" where messages are only recorded, null where there is no gateway. */
  provider: z.string().nullable(),
  /** Its name for people, where the server has one. */
  label: z.string().nullable(),
  state: CircuitState.schema,
  since: moment,
  lastError: z.object({ text: z.string(), at: moment }).nullable(),
})
export type Carrier = z.infer<typeof Carrier>

export const messageCarrier = {
  list: endpoint({
    method: 'GET',
    path: '/messages/carriers',
    access: 'message.read',
    summary: 'List the external services in use, and those suspended after failures',
    reply: z.object({ carriers: z.array(Carrier) }),
  }),
}
