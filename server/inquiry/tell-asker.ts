import type { Handle } from '#server/db/connect.ts'
import { queueMessage } from '#server/message/service.ts'
import type { Sender } from './sender.ts'

/** Brings a broker's answer to the sender it is for, where they left an address. */
export async function sendReply(
  tx: Handle,
  brokerId: string,
  { email, customer_id, name, title, reference }: Sender,
  reply: string,
): Promise<void> {
  if (!email) return
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
    },
  })
}
