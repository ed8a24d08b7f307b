import { z } from 'zod'
import { Acknowledgement } from '#contract/account/account.ts'
import { ConsentPurpose } from '#contract/account/consent.ts'
import { BrokerName } from '#contract/broker/broker-name.ts'
import { MessageChannel } from '#contract/message/message.ts'
import { endpoint } from './endpoint.ts'
import { idParams, moment, passwordText } from './field.ts'

/** A disclosure of the customer's number to a broker. */
export const Disclosure = z.object({
  _id: z.string(),
  broker: BrokerName,
  /** E.164, as it was disclosed. */
  phone: z.string(),
  /** A colleague of the broker who sees the number now as well, by name. */
  colleague: z.string().nullable(),
  at: moment,
  reference: z.string(),
  /** The listing of the inquiry; null where it was about none. */
  property: z.object({ _id: z.string(), title: z.string(), hasPage: z.boolean() }).nullable(),
  /** The conversation it belongs to. */
  inquiryId: z.string(),
  /** When the customer withdrew the consent to be contacted. */
  withdrawnAt: moment.nullable(),
})
export type Disclosure = z.infer<typeof Disclosure>

/** A consent of the customer, current or withdrawn. */
export const GivenConsent = z.object({
  _id: z.string(),
  purpose: ConsentPurpose.schema,
  channel: MessageChannel.schema,
  /** The data that it is about: "e-mail address", "saved searches". */
  data: z.array(z.string()),
  /** The version of the wording that was agreed to. */
  notice: z.string(),
  givenAt: moment,
  withdrawnAt: moment.nullable(),
})
export type GivenConsent = z.infer<typeof GivenConsent>

const deletion = z.object({ deletion: z.object({ requestedAt: moment, dueAt: moment }).nullable() })

export const privacy = {
  disclosures: endpoint({
    method: 'GET',
    path: '/customer/disclosures',
    access: 'customer',
    summary: 'List the brokers who have the customer’s number, since when and why',
    reply: z.object({ disclosures: z.array(Disclosure) }),
  }),
  withdrawContact: endpoint({
    method: 'DELETE',
    path: '/customer/disclosures/:id',
    access: 'customer',
    summary: 'Withdraw the consent to be contacted by a broker; `id` is the broker’s',
    params: idParams,
    reply: Acknowledgement,
  }),
  consents: endpoint({
    method: 'GET',
    path: '/customer/consents',
    access: 'customer',
    summary: 'List the consents of the customer, withdrawn ones included',
    reply: z.object({ consents: z.array(GivenConsent) }),
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/customer/consents/:id',
    access: 'customer',
    summary: 'Withdraw a consent',
    params: idParams,
    reply: Acknowledgement,
  }),
  data: endpoint({
    method: 'GET',
    path: '/customer/data',
    access: 'customer',
    stepUp: true,
    summary: 'Export all data stored about the customer as one file',
    download: 'application/json',
    timeout: 30_000,
  }),
  deletion: endpoint({
    method: 'GET',
    path: '/customer/account/deletion',
    access: 'customer',
    summary: 'Get whether and when the account will be deleted',
    reply: deletion,
  }),
  requestDeletion: endpoint({
    method: 'POST',
    path: '/customer/account/deletion',
    access: 'customer',
    stepUp: 'with-factor',
    summary: 'Request the deletion of the account in 48 hours; needs the password',
    body: z.strictObject({ password: passwordText }),
    reply: deletion,
    status: 202,
  }),
  cancelDeletion: endpoint({
    method: 'DELETE',
    path: '/customer/account/deletion',
    access: 'customer',
    summary: 'Cancel the deletion of the account',
    reply: Acknowledgement,
  }),
}
