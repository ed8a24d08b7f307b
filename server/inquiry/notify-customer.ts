import { findContactDetail } from '#domain/contact/contact-detail.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { absoluteUrl } from '#server/http/absolute-url.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { createInquiryLink } from './link-queries.ts'
import { findCustomer, getAbout, getBroker } from './queries.ts'
import type { Sender } from './sender-queries.ts'

const readThere = 'The broker has answered you. Please read the answer in the conversation.'

/**
 * Where mail to a sender goes: an account's to the address it has proven last, whatever was typed
 * into the form, and whether the mailbox is proven.
 */
export async function mailboxOfSender(
  tx: Handle,
  typed: string,
  customerId: string | null,
): Promise<{ email: string; isProven: boolean }> {
  const account = customerId ? await findCustomer(tx, customerId) : undefined
  if (!account) return { email: typed, isProven: false }
  const { email, proven_email } = account
  return { email: proven_email ?? email, isProven: proven_email !== null }
}

/**
 * Brings a broker's answer to the sender it is for, where they left an address. A mailbox nobody
 * has proven may be a stranger's: no link and no payment address of a broker goes there.
 */
export async function sendReply(
  tx: Handle,
  config: Config,
  brokerId: string,
  { id, email: typed, customer_id, name, title, reference }: Sender,
  reply: string,
): Promise<void> {
  if (!typed) return
  const { email, isProven } = await mailboxOfSender(tx, typed, customer_id)
  const page = customer_id
    ? absoluteUrl(config, '/customer-portal/inquiries')
    : await newLink(tx, config, id)
  const broker = await getBroker(tx, brokerId)
  await queueMessage(tx, {
    to: { email, ...(customer_id && { account: { realm: 'customer', id: customer_id } }) },
    template: 'inquiry.replied',
    variables: {
      name,
      title: title ?? 'listings of this broker',
      reference,
      reply: isProven || !findContactDetail(reply) ? reply : readThere,
      broker: `${broker.first_name} ${broker.last_name}, ${broker.company_name}`,
      phone: broker.phone,
      link: page,
    },
    sender: isProven ? undefined : brokerId,
  })
}

/**
 * Sends whoever asked without an account the link of the conversation, where they left an address.
 */
export async function sendInquiryLink(
  tx: Handle,
  config: Config,
  { id, email, reference }: { id: string; email: string; reference: string },
): Promise<void> {
  const { title, first_name, last_name, company_name } = await getAbout(tx, id)
  await queueMessage(tx, {
    to: { email },
    template: 'inquiry.sent',
    variables: {
      title: title ?? 'listings of this broker',
      broker: `${first_name} ${last_name}, ${company_name}`,
      reference,
      link: await newLink(tx, config, id),
    },
  })
}

async function newLink(tx: Handle, config: Config, inquiryId: string): Promise<string> {
  return absoluteUrl(config, `/conversation?token=${await createInquiryLink(tx, inquiryId)}`)
}
