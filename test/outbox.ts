import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { MessageChannel } from '#contract/message/message.ts'
import { local } from '#server/notification/channel/local.ts'
import type { Provider, Providers } from '#server/notification/channel/provider.ts'
import type { TestApp } from '#test/app.ts'

/** Nothing is carried: no provider is configured. */
export const nowhere: Providers = { sms: local, whatsapp: local, email: local }

const carrier: Provider = {
  ...{ name: 'carrier', idempotent: true, carries: true, needsTemplate: false },
  send: async ({ id }) => ({ providerMessageId: id }),
}

/** Everything is carried by somebody outside who takes all of it. */
export const everywhere: Providers = { sms: carrier, whatsapp: carrier, email: carrier }

/** All messages, oldest first. */
export const outbox = (site: TestApp) =>
  site.context.db.selectFrom('message').selectAll().orderBy('id').execute()

/** Time passes: whatever waits is due, whatever is leased has lapsed. */
export const later = (site: TestApp) =>
  sql`update message
    set next_attempt_at = now(), leased_until = leased_until - interval '1 hour'`.execute(
    site.context.db,
  )

/** Registers a message with a telephone company or with WhatsApp. */
export async function makeTemplate(
  site: TestApp,
  name: string,
  channel: Exclude<MessageChannel, 'email'>,
  language = 'en',
): Promise<void> {
  await site.context.db
    .insertInto('message_template')
    .values({
      id: v7(),
      name,
      channel,
      language,
      provider_template: `${channel}-${name.replace('.', '-')}`,
      provider_language: channel === 'whatsapp' ? language : null,
      ...(channel === 'sms' && {
        dlt_template_id: '1107160000000000001',
        entity_id: '1101000000000000001',
        header: 'BRKBZR',
      }),
    })
    .execute()
}
