import { linkAddress } from '#server/account/password-link.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { queueMessage } from '#server/message/service.ts'
import { createInquiryLink } from './link.ts'
import type { Sender } from './sender.ts'

/** Brings a broker's answer to the sender it is for, where they left an address. */
export async function sendReply(
  tx: Handle,
  config: Config,
  brokerId: string,
  { id, email, customer_id, name, title, reference }: Sender,
  reply: string,
): Promise<void> {
  if (!email) return
  const page = customer_id
    ? linkAddress(config, '/customer-portal/inquiries')
    : await newLink(tx, config, id)
  const broker = await tx
    .selectFrom('broker')
    .select(['first_name', 'last_name', 'company_name', 'phone'])
    .where('id', '=', brokerId)
    .executeTakeFirstOrThrow()
  await queueMessage(tx, {
    to: { email, ...(customer_id && { account: { realm: 'customer', id: customer_id } }) },
    template: 'inquiry.replied',
    variables: {
      name,
      title: title ?? 'homes of this broker',
      reference,
      reply,
      broker: `${broker.first_name} ${broker.last_name}, ${broker.company_name}`,
      phone: broker.phone,
      link: page,
    },
  })
}

/** Sends whoever asked without an account the link of the conversation, where they left an address. */
export async function sendInquiryLink(
  tx: Handle,
  config: Config,
  { id, email, reference }: { id: string; email: string; reference: string },
): Promise<void> {
  const { title, first_name, last_name, company_name } = await tx
    .selectFrom('inquiry')
    .innerJoin('broker', 'broker.id', 'inquiry.broker_id')
    .leftJoin('property', 'property.id', 'inquiry.property_id')
    .where('inquiry.id', '=', id)
    .select(['title', 'first_name', 'last_name', 'company_name'])
    .executeTakeFirstOrThrow()
  await queueMessage(tx, {
    to: { email },
    template: 'inquiry.sent',
    variables: {
      title: title ?? 'homes of this broker',
      broker: `${first_name} ${last_name}, ${company_name}`,
      reference,
      link: await newLink(tx, config, id),
    },
  })
}

async function newLink(tx: Handle, config: Config, inquiryId: string): Promise<string> {
  return linkAddress(config, `/conversation?token=${await createInquiryLink(tx, inquiryId)}`)
}
