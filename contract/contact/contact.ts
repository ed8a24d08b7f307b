import { z } from 'zod'
import { BrokerName } from '#contract/broker/broker-name.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment } from '#contract/field.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** Channels to a broker that a page offers beside its form. */
export const ContactWay = words({
  call: msg('Call'),
  whatsapp: msg('WhatsApp'),
  email: msg('Email'),
})
export type ContactWay = WordOf<typeof ContactWay>

/** A broker's contact details, revealed on request (decision 0045). */
export const ContactGiven = z.object({
  /** E.164, and formatted for people. */
  phone: z.string(),
  phoneText: z.string(),
  /** E.164: the broker's WhatsApp number, or else the telephone number. */
  whatsapp: z.string(),
  email: z.string(),
})
export type ContactGiven = z.infer<typeof ContactGiven>

/** A contact reveal: a customer was shown a broker's number. */
export const ContactMade = z.object({
  _id: z.string(),
  broker: BrokerName,
  /** The listing on whose page it was revealed; null on the broker's own page. */
  property: z.object({ _id: z.string(), title: z.string(), hasPage: z.boolean() }).nullable(),
  at: moment,
})
export type ContactMade = z.infer<typeof ContactMade>

/**
 * The token of an opened page, required for a contact reveal (decision 0043) unless the user is
 * signed in. Valid for that page and one day.
 */
export const ContactToken = z.string().max(100)

const body = z.strictObject({ way: ContactWay.schema, token: ContactToken.optional() })
const reply = z.object({ contact: ContactGiven })

export const contact = {
  ofProperty: endpoint({
    method: 'POST',
    path: '/public/properties/:id/contacts',
    access: 'public',
    summary: 'Reveal the phone number of a live listing’s broker; counted once per visitor and day',
    params: idParams,
    body,
    reply,
  }),
  ofBroker: endpoint({
    method: 'POST',
    path: '/public/brokers/:id/contacts',
    access: 'public',
    summary: 'Reveal the phone number of a verified broker; counted once per visitor and day',
    params: idParams,
    body,
    reply,
  }),
  made: endpoint({
    method: 'GET',
    path: '/customer/contacts',
    access: 'customer',
    summary: 'List the phone numbers that were revealed to the customer, latest first',
    reply: z.object({ contacts: z.array(ContactMade) }),
  }),
}
