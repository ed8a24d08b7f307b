import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { pageUrl } from '#server/http/absolute-url.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { findOwnerContact, type ShortlistRow } from './queries.ts'

/**
 * Notifies the owner of a new participant. The mail is found by its link when that person is
 * erased.
 */
export async function notifyJoined(
  tx: Handle,
  config: Config,
  shortlist: ShortlistRow,
  person: { id: string; name: string },
): Promise<void> {
  const owner = await findOwnerContact(tx, shortlist.customer_id)
  if (!owner) return
  const { first_name: name, email, whatsapp } = owner
  const page = `/customer-portal/shortlists/${shortlist.id}#${person.id}`
  await queueMessage(tx, {
    to: { email, whatsapp, account: { realm: 'customer', id: shortlist.customer_id } },
    template: 'shortlist.joined',
    variables: () => ({
      ...{ name, asker: person.name, list: shortlist.name },
      link: pageUrl(config, page),
    }),
  })
}
