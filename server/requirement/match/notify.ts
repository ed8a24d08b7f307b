import { isDaytime } from '#domain/date/daytime.ts'
import { t } from '#domain/locale/translate.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { pageUrl } from '#server/http/absolute-url.ts'
import { getBrokerRecipient } from '#server/inquiry/recipient.ts'
import { countQueued, queueMessage } from '#server/notification/outbox/enqueue.ts'
import { claimUnnotified, listBrokersToTell } from './queries.ts'

/** A broker gets one message in this many minutes, about all matches until then. */
const pauseMinutes = 240
const brokersAtOnce = 1_000

/**
 * Notifies brokers in the daytime how many requirements their homes match. The message and the
 * marks on the matches are saved together, so that each match is notified once.
 */
export async function notifyOfMatches(db: Handle, config: Config, now = new Date()): Promise<void> {
  if (!isDaytime(now)) return
  for (const brokerId of await listBrokersToTell(db, brokersAtOnce)) {
    await transact(db, (tx) => notifyBroker(tx, config, brokerId))
  }
}

async function notifyBroker(tx: Handle, config: Config, brokerId: string): Promise<void> {
  const account = { realm: 'broker', id: brokerId } as const
  if ((await countQueued(tx, account, 'requirement.matched', pauseMinutes)) > 0) return
  const count = await claimUnnotified(tx, brokerId)
  if (count === 0) return
  const { firstName: name, to } = await getBrokerRecipient(tx, brokerId)
  await queueMessage(tx, {
    to,
    template: 'requirement.matched',
    variables: () => ({
      name,
      news: t(
        '{count, plural, one {# new requirement fits your listings} ' +
          'other {# new requirements fit your listings}}',
        { count },
      ),
      link: pageUrl(config, '/broker-portal/requirements'),
    }),
  })
}
