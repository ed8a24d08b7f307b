import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { moment } from '#contract/field.ts'
import { type WordOf, words } from '#contract/words.ts'

/** The doors to the world outside: what carries messages, and the payment gateway. */
export const Service = words({
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  email: 'Email',
  gateway: 'Online payment',
})

/**
 * How a service is used just now. `open`: five faults in a row, so it is left alone for half a
 * minute at first and five at most; `half-open`: the rest is over and the next one tries.
 */
export const CircuitState = words({
  closed: 'In use',
  open: 'Left alone after faults',
  'half-open': 'To be tried again',
})
export type CircuitState = WordOf<typeof CircuitState>

export const Carrier = z.object({
  service: Service.schema,
  /** Who does it; "local" where messages are only recorded, null where there is no gateway. */
  provider: z.string().nullable(),
  /** Its name as people know it, where the server says one. */
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
    summary: 'Which services outside are in use, and which are left alone after faults',
    reply: z.object({ carriers: z.array(Carrier) }),
  }),
}
