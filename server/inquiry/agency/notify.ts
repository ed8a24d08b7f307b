import { t } from '#domain/locale/translate.ts'
import { findAgencyOf } from '#server/agency/membership.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { pageUrl } from '#server/http/absolute-url.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { conversationPage, recipientOfSender } from '#server/inquiry/notify-customer.ts'
import { getBroker } from '#server/inquiry/queries.ts'
import { listMarkedSpam, listSenders } from '#server/inquiry/sender-queries.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { type GivenLead, getContactId } from './queries.ts'

/** Notifies a member of a lead assigned by somebody else. */
export async function notifyAssignee(
  tx: Handle,
  viewer: BrokerViewer,
  lead: GivenLead,
  assigneeId: string,
): Promise<void> {
  if (assigneeId === viewer.id) return
  const { first_name, email, phone, whatsapp } = await getBroker(tx, assigneeId)
  const [latest] = await listSenders(tx, lead, { id: assigneeId })
  if (!latest) return
  await queueMessage(tx, {
    to: { email, phone, whatsapp, account: { realm: 'broker', id: assigneeId } },
    template: 'inquiry.assigned',
    variables: () => ({
      name: first_name,
      by: viewer.name,
      asker: latest.name,
      title: latest.title ?? t('your listings'),
      reference: latest.reference,
    }),
  })
}

/** Notifies the seekers of a lead who may be contacted that another person answers now. */
export async function notifySeekers(tx: Handle, config: Config, lead: GivenLead): Promise<void> {
  const contactId = await getContactId(tx, lead.id)
  if (contactId === lead.contact_id) return
  const { first_name, last_name, company_name } = await getBroker(tx, contactId)
  const agency = await findAgencyOf(tx, contactId)
  const senders = await listSenders(tx, lead, { id: contactId })
  const spam = await listMarkedSpam(
    tx,
    lead.id,
    senders.map(({ id }) => id),
  )
  for (const sender of senders) {
    if (!sender.email || sender.is_withdrawn || spam.has(sender.id)) continue
    const { to, isProven } = await recipientOfSender(tx, sender)
    const page = await conversationPage(tx, sender.id, sender.customer_id)
    await queueMessage(tx, {
      to,
      template: 'inquiry.contact_changed',
      variables: () => ({
        name: sender.name,
        contact: `${first_name} ${last_name}`,
        agency: agency?.name ?? company_name,
        title: sender.title ?? t('listings of this broker'),
        reference: sender.reference,
        link: pageUrl(config, page),
      }),
      sender: isProven ? undefined : contactId,
    })
  }
}
