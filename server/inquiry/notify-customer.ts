import { findContactDetail } from '#domain/contact/contact-detail.ts'
import type { Locale } from '#domain/locale/locale.ts'
import { t } from '#domain/locale/translate.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { pageUrl } from '#server/http/absolute-url.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { createInquiryLink } from './link-queries.ts'
import { findCustomer, getAbout, getBroker } from './queries.ts'
import type { Sender } from './sender-queries.ts'

/**
 * Returns where mail to a sender goes, and whether that mailbox is proven. For an account it is the
 * last proven address, whatever was typed into the form.
 */
async function mailboxOfSender(
  tx: Handle,
  typed: string,
  customerId: string | null,
): Promise<{ email: string; isProven: boolean }> {
  const account = customerId ? await findCustomer(tx, customerId) : undefined
  if (!account) return { email: typed, isProven: false }
  const { email, proven_email } = account
  return { email: proven_email ?? email, isProven: proven_email !== null }
}

/** Who is written to: the address typed with an inquiry, its account and its language. */
interface WrittenTo {
  email: string | null
  customer_id: string | null
  language: Locale
}

/** Returns the recipient of mail to a sender, and whether that mailbox is proven. */
export async function recipientOfSender(
  tx: Handle,
  { email: typed, customer_id: customerId, language }: WrittenTo,
) {
  const { email, isProven } = await mailboxOfSender(tx, typed ?? '', customerId)
  const account = customerId === null ? undefined : ({ realm: 'customer', id: customerId } as const)
  return { to: { email, language, ...(account && { account }) }, isProven }
}

/** Returns the page of a conversation: the portal's, or a new link for who has no account. */
export async function conversationPage(
  tx: Handle,
  inquiryId: string,
  customerId: string | null,
): Promise<string> {
  return customerId === null ? newPage(tx, inquiryId) : '/customer-portal/inquiries'
}

/**
 * E-mails a broker's reply to its recipient, if there is an address. An unproven mailbox may be a
 * stranger's, so it gets no links or payment addresses from a broker.
 */
export async function sendReply(
  tx: Handle,
  config: Config,
  brokerId: string,
  sender: Sender,
  reply: string,
): Promise<void> {
  if (!sender.email) return
  const { to, isProven } = await recipientOfSender(tx, sender)
  const page = await conversationPage(tx, sender.id, sender.customer_id)
  const broker = await getBroker(tx, brokerId)
  await queueMessage(tx, {
    to,
    template: 'inquiry.replied',
    variables: () => ({
      name: sender.name,
      title: sender.title ?? t('listings of this broker'),
      reference: sender.reference,
      reply:
        isProven || !findContactDetail(reply)
          ? reply
          : t('The broker has replied. Please read the reply in the conversation.'),
      broker: `${broker.first_name} ${broker.last_name}, ${broker.company_name}`,
      phone: broker.phone,
      link: pageUrl(config, page),
    }),
    sender: isProven ? undefined : brokerId,
  })
}

/** E-mails the conversation link to a sender without an account, if there is an address. */
export async function sendInquiryLink(
  tx: Handle,
  config: Config,
  { id, email, reference }: { id: string; email: string; reference: string },
): Promise<void> {
  const { title, first_name, last_name, company_name } = await getAbout(tx, id)
  const page = await newPage(tx, id)
  await queueMessage(tx, {
    to: { email },
    template: 'inquiry.sent',
    variables: () => ({
      title: title ?? t('listings of this broker'),
      broker: `${first_name} ${last_name}, ${company_name}`,
      reference,
      link: pageUrl(config, page),
    }),
  })
}

async function newPage(tx: Handle, inquiryId: string): Promise<string> {
  return `/conversation?token=${await createInquiryLink(tx, inquiryId)}`
}
