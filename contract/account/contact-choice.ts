import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { t } from '#domain/locale/translate.ts'

const fields = { email: z.boolean(), sms: z.boolean(), whatsapp: z.boolean() }

/** Channels for messages about the account: inquiries, decisions, the plan. */
export const ContactChoices = z.object(fields)
export type ContactChoices = z.infer<typeof ContactChoices>

const customerFields = {
  /**
   * Replies of brokers, and news of homes the customer asked about. The portal shows them in any
   * case.
   */
  answersByEmail: z.boolean(),
  /**
   * News for saved searches and of saved homes. This setting grants and withdraws the consent.
   */
  alertsByEmail: z.boolean(),
  alertsByWhatsapp: z.boolean(),
}

/** Channels of a customer by purpose. Links that grant access to an account always go by email. */
export const CustomerChoices = z.object(customerFields)
export type CustomerChoices = z.infer<typeof CustomerChoices>

/**
 * How the customer proves the WhatsApp number. `isSent`: a code went to the number. Otherwise
 * `message` has the code, which the customer sends us from the number. Null where no proof is
 * needed.
 */
const WhatsappCode = z.object({ isSent: z.boolean(), message: z.string() }).nullable()
export type WhatsappCode = z.infer<typeof WhatsappCode>

const ofCustomer = z.object({
  choices: CustomerChoices,
  addresses: z.object({ email: z.string(), whatsapp: z.string().nullable() }),
  /** Alerts go to WhatsApp only after the customer has proven the number by a code. */
  isWhatsappProven: z.boolean(),
  /** Hours of the day in India between which alerts are sent. */
  alertHours: z.object({ from: z.number(), until: z.number() }),
})

const one = z.object({
  choices: ContactChoices,
  /** The address of each channel; a channel without one cannot be chosen. */
  addresses: z.object({
    email: z.string().nullable(),
    sms: z.string().nullable(),
    whatsapp: z.string().nullable(),
  }),
  /** Messages go to WhatsApp only after the broker has proven the number by a code. */
  isWhatsappProven: z.boolean(),
})

export const contactChoice = {
  get: endpoint({
    method: 'GET',
    path: '/broker/contact-choices',
    access: 'broker',
    summary:
      'Get the channels by which the broker is notified of inquiries, decisions and the plan',
    reply: one,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/broker/contact-choices',
    access: 'broker',
    summary: 'Choose the channels of the broker; opting in to WhatsApp is stored with its proof',
    body: z.strictObject(fields).refine(({ email, sms, whatsapp }) => email || sms || whatsapp, {
      error: () => t('Please choose at least one channel.'),
      path: ['email'],
    }),
    reply: one.extend({ whatsappCode: WhatsappCode }),
  }),
  customerGet: endpoint({
    method: 'GET',
    path: '/customer/contact-choices',
    access: 'customer',
    summary: 'Get the channels and hours by which the customer is notified of replies and alerts',
    reply: ofCustomer,
  }),
  customerChange: endpoint({
    method: 'PUT',
    path: '/customer/contact-choices',
    access: 'customer',
    summary:
      'Choose the channels and hours of the customer; consent to alerts is stored with its proof',
    body: z.strictObject(customerFields),
    reply: ofCustomer.extend({ whatsappCode: WhatsappCode }),
  }),
}
