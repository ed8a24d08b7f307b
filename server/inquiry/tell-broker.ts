import type { Handle } from '#server/db/connect.ts'
import { countQueued, queueMessage } from '#server/message/service.ts'

/** A broker reads more than these in the portal: a flood of inquiries is no flood of messages. */
const perHour = 20

/** Lets the broker know that somebody asks about a listing. */
export async function tellBroker(
  tx: Handle,
  { propertyId, brokerId }: { propertyId: string; brokerId: string },
  asked: { reference: string; name: string; phone: string },
): Promise<void> {
  const account = { realm: 'broker', id: brokerId } as const
  const template = 'inquiry.received'
  if ((await countQueued(tx, account, template, 60)) >= perHour) return
  const { title, first_name, email, phone, whatsapp } = await tx
    .selectFrom('property')
    .innerJoin('broker', 'broker.id', 'property.broker_id')
    .where('property.id', '=', propertyId)
    .select(['title', 'first_name', 'broker.email', 'broker.phone', 'broker.whatsapp'])
    .executeTakeFirstOrThrow()
  await queueMessage(tx, {
    to: { email, phone, whatsapp, account },
    template,
    variables: {
      name: first_name,
      title,
      asker: asked.name,
      phone: asked.phone,
      reference: asked.reference,
    },
  })
}
