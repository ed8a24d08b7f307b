import type { Selectable } from 'kysely'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { MessageChannel } from '#contract/message/message.ts'
import type { RegisteredChannel, RegistrationChange } from '#contract/message/template.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import type { MessageTemplate } from '#server/db/tables.ts'

export type RegistrationRow = Selectable<MessageTemplate>

/** Returns the active registration of a message for a channel, if any. */
export async function findRegistered(db: Handle, name: string, channel: MessageChannel) {
  if (channel === 'email') return undefined
  return db
    .selectFrom('message_template')
    .where('name', '=', name)
    .where('channel', '=', channel)
    .where('is_active', '=', true)
    .select(['provider_template', 'language', 'dlt_template_id', 'entity_id', 'header'])
    .executeTakeFirst()
}

export async function listRegistrations(db: Handle): Promise<RegistrationRow[]> {
  return db.selectFrom('message_template').selectAll().execute()
}

/** Locks a registration and returns it; concurrent first registrations are serialized. */
export async function lockRegistration(
  tx: Handle,
  name: string,
  channel: RegisteredChannel,
): Promise<RegistrationRow | undefined> {
  await lockKey(tx, `register ${channel} ${name}`)
  return tx
    .selectFrom('message_template')
    .where('name', '=', name)
    .where('channel', '=', channel)
    .selectAll()
    .executeTakeFirst()
}

export async function saveRegistration(
  tx: Handle,
  { name, channel }: { name: string; channel: RegisteredChannel },
  change: z.output<typeof RegistrationChange>,
): Promise<RegistrationRow> {
  const columns = {
    provider_template: change.providerTemplate,
    language: change.language,
    dlt_template_id: change.dltTemplateId ?? null,
    entity_id: change.entityId ?? null,
    header: change.header ?? null,
    is_active: change.isActive,
  }
  return tx
    .insertInto('message_template')
    .values({ id: v7(), name, channel, ...columns })
    .onConflict((conflict) => conflict.columns(['name', 'channel']).doUpdateSet(columns))
    .returningAll()
    .executeTakeFirstOrThrow()
}
