import type { Handle } from '#server/db/connect.ts'
import { queueMessage } from '#server/message/service.ts'
import type { LeadRow } from './lead-row.ts'

/** Brings a broker's answer to the person who asked, where they left an address for it. */
export async function sendReply(tx: Handle, lead: LeadRow, reply: string): Promise<void> {
  if (!lead.asker_email) return
  const broker = await tx
    .selectFrom('broker')
    .select(['first_name', 'last_name', 'company_name', 'phone'])
    .where('id', '=', lead.broker_id)
    .executeTakeFirstOrThrow()
  await queueMessage(tx, {
    to: {
      email: lead.asker_email,
      ...(lead.customer_id && { account: { realm: 'customer', id: lead.customer_id } }),
    },
    template: 'inquiry.replied',
    variables: {
      name: lead.name,
      title: lead.title ?? 'homes of this broker',
      reference: lead.reference,
      reply,
      broker: `${broker.first_name} ${broker.last_name}, ${broker.company_name}`,
      phone: broker.phone,
    },
  })
}
