import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const fields = { email: z.boolean(), sms: z.boolean(), whatsapp: z.boolean() }

/** By which ways an account hears of itself: inquiries, decisions, its plan. */
export const ContactChoices = z.object(fields)
export type ContactChoices = z.infer<typeof ContactChoices>

const one = z.object({
  choices: ContactChoices,
  /** Where each way leads; without an address a way cannot be chosen. */
  addresses: z.object({
    email: z.string().nullable(),
    sms: z.string().nullable(),
    whatsapp: z.string().nullable(),
  }),
})

export const contactChoice = {
  get: endpoint({
    method: 'GET',
    path: '/broker/contact-choices',
    access: 'broker',
    summary: 'By which ways the broker hears of inquiries, decisions and the plan',
    reply: one,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/broker/contact-choices',
    access: 'broker',
    summary: 'Choose them; WhatsApp is an opt-in that is kept with its proof',
    body: z.strictObject(fields).refine(({ email, sms, whatsapp }) => email || sms || whatsapp, {
      message: 'Please keep at least one way to reach you.',
      path: ['email'],
    }),
    reply: one,
  }),
}
