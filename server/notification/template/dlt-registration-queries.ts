import type { Selectable } from 'kysely'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { RegisteredChannel, RegistrationChange } from '#contract/message/template.ts'
import { type Locale, sourceLocale } from '#domain/locale/locale.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import type { MessageTemplate } from '#server/db/tables.ts'

export type RegistrationRow = Selectable<MessageTemplate>

export interface RegistrationKey {
  name: string
  channel: RegisteredChannel
  language: Locale
}

/** Returns whether a message may be sent on a channel to readers of a language. */
export async function isRegistered(
  db: Handle,
  { name, channel }: Pick<RegistrationKey, 'name' | 'channel'>,
  language: Locale,
): Promise<boolean> {
  const row = await db
    .selectFrom('message_template')
    .where('name', '=', name)
    .where('channel', '=', channel)
    .where('language', 'in', [language, sourceLocale])
    .where('is_active', '=', true)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function listRegistrations(db: Handle): Promise<RegistrationRow[]> {
  return db.selectFrom('message_template').selectAll().execute()
}

/** Locks a registration and returns it; concurrent first registrations are serialized. */
export async function lockRegistration(
  tx: Handle,
  { name, channel, language }: RegistrationKey,
): Promise<RegistrationRow | undefined> {
  await lockKey(tx, `register ${channel} ${name} ${language}`)
  return tx
    .selectFrom('message_template')
    .where('name', '=', name)
    .where('channel', '=', channel)
    .where('language', '=', language)
    .selectAll()
    .executeTakeFirst()
}

export async function saveRegistration(
  tx: Handle,
  { name, channel, language }: RegistrationKey,
  change: z.output<typeof RegistrationChange>,
): Promise<RegistrationRow> {
  const columns = {
    provider_template: change.providerTemplate,
    provider_language: change.providerLanguage ?? null,
    dlt_template_id: change.dltTemplateId ?? null,
    entity_id: change.entityId ?? null,
    header: change.header ?? null,
    is_active: change.isActive,
  }
  return tx
    .insertInto('message_template')
    .values({ id: v7(), name, channel, language, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['name', 'channel', 'language']).doUpdateSet(columns),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}
