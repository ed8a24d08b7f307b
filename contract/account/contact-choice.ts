import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

const fields = { email: z.boolean(), sms: z.boolean(), whatsapp: z.boolean() }

/** By which ways an account hears of itself: inquiries, decisions, its plan. */
export const ContactChoices = z.object(fields)
export type ContactChoices = z.infer<typeof ContactChoices>

const customerFields = {
  /** What brokers answer, and what becomes of homes one asked about; the portal has it anyway. */
  answersByEmail: z.boolean(),
  /**
   * New homes and changed prices for saved searches: by consent, which this gives and withdraws.
   */
  alertsByEmail: z.boolean(),
  alertsByWhatsapp: z.boolean(),
}

/** By which ways a customer hears of what. Links that open an account always go by e-mail. */
export const CustomerChoices = z.object(customerFields)
export type CustomerChoices = z.infer<typeof CustomerChoices>

/**
 * Whether the code that shows whose the WhatsApp number is goes there, and what to do now: where it
 * does not, the message holds it, to be written to us from the number. Null where it needs none.
 */
const WhatsappCode = z.object({ isSent: z.boolean(), message: z.string() }).nullable()
export type WhatsappCode = z.infer<typeof WhatsappCode>

const ofCustomer = z.object({
  choices: CustomerChoices,
  addresses: z.object({ email: z.string(), whatsapp: z.string().nullable() }),
  /** Alerts go there once the number has sent back the code it was sent. */
  isWhatsappProven: z.boolean(),
  /** Hours of the day in India between which alerts go. */
  alertHours: z.object({ from: z.number(), until: z.number() }),
})

const one = z.object({
  choices: ContactChoices,
  /** Where each way leads; without an address a way cannot be chosen. */
  addresses: z.object({
    email: z.string().nullable(),
    sms: z.string().nullable(),
    whatsapp: z.string().nullable(),
  }),
  /** Messages go there once the number has sent back the code it was sent. */
  isWhatsappProven: z.boolean(),
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
    reply: one.extend({ whatsappCode: WhatsappCode }),
  }),
  customerGet: endpoint({
    method: 'GET',
    path: '/customer/contact-choices',
    access: 'customer',
    summary: 'By which ways the customer hears of answers and alerts, and at which hours',
    reply: ofCustomer,
  }),
  customerChange: endpoint({
    method: 'PUT',
    path: '/customer/contact-choices',
    access: 'customer',
    summary: 'Choose them; alerts are a consent that is kept with its proof',
    body: z.strictObject(customerFields),
    reply: ofCustomer.extend({ whatsappCode: WhatsappCode }),
  }),
}
