import { maskPhone } from '#domain/contact/mask.ts'
import { t } from '#domain/locale/translate.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import { countQueued, queueMessage } from '#server/notification/outbox/enqueue.ts'
import { readSettings } from '#server/notification/setting-queries.ts'
import { getContactOf } from './agency/queries.ts'
import { joinDigest } from './notice-queries.ts'
import { findTitle, getBroker } from './queries.ts'

/**
 * Notifies the broker of an inquiry, or the colleague who answers it. Above the hourly limit
 * (RAT-04) inquiries are only counted for one digest.
 */
export async function notifyBroker(
  tx: Handle,
  about: { propertyId: string | null; brokerId: string },
  asked: { reference: string; name: string; phone: string },
): Promise<void> {
  const { propertyId } = about
  const brokerId = await getContactOf(tx, about.brokerId, asked.phone)
  const account = { realm: 'broker', id: brokerId } as const
  const template = 'inquiry.received'
  // Serializes simultaneous inquiries, so that each is counted.
  await lockKey(tx, `tell ${brokerId}`)
  const { inquiriesPerHour } = await readSettings(tx)
  if ((await countQueued(tx, account, template, 60)) >= inquiriesPerHour) {
    return joinDigest(tx, brokerId)
  }
  const { first_name, email, phone, whatsapp } = await getBroker(tx, brokerId)
  const title = await findTitle(tx, propertyId)
  await queueMessage(tx, {
    to: { email, phone, whatsapp, account },
    template,
    variables: () => ({
      name: first_name,
      title: title ?? t('your listings'),
      asker: asked.name,
      // A message outlives the time for which the number is shared.
      phone: maskPhone(asked.phone),
      reference: asked.reference,
    }),
  })
}
