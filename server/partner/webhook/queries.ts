import { type Selectable, sql } from 'kysely'
import type { Webhook } from '#contract/partner/webhook.ts'
import type { WebhookKind } from '#contract/partner/webhook-event.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Webhook as WebhookRow } from '#server/db/tables.ts'
import type { KeyOwner } from '#server/partner/key-queries.ts'

const columns = [
  'id',
  'broker_id',
  'partner_id',
  'url',
  'paused_at',
  'failing_since',
  'delivered_at',
  'created_at',
  'version',
] as const satisfies readonly (keyof Selectable<WebhookRow>)[]

/** Counted up to here. */
const maxCounted = 1_000

const select = (db: Handle) =>
  db
    .selectFrom('webhook')
    .select(columns)
    .select([
      sql<WebhookKind[]>`kinds`.as('kinds'),
      sql<Webhook['pausedBecause']>`paused_because`.as('paused_because'),
      sql<Date | null>`case when old_secret_until > now() then old_secret_until end`.as(
        'old_secret_until',
      ),
      sql<number>`(select count(*) from (select from webhook_delivery
      where webhook_id = webhook.id and status = 'pending' limit ${maxCounted}) waiting)`.as(
        'waiting',
      ),
    ])

export type WebhookRecord = Awaited<ReturnType<typeof listWebhooks>>[number]

/** Lists the webhooks of an owner, oldest first. */
export function listWebhooks(db: Handle, owner: KeyOwner) {
  const rows = select(db)
  return (
    'broker_id' in owner
      ? rows.where('broker_id', '=', owner.broker_id)
      : rows.where('partner_id', '=', owner.partner_id)
  )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function findWebhook(db: Handle, id: string): Promise<WebhookRecord | undefined> {
  return select(db).where('id', '=', id).executeTakeFirst()
}

/** Locks a webhook for a change and returns it. */
export async function lockWebhook(tx: Handle, id: string): Promise<WebhookRecord | undefined> {
  return select(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

interface NewWebhook {
  id: string
  owner: KeyOwner
  url: string
  kinds: readonly WebhookKind[]
  sealed: Buffer
}

export async function insertWebhook(
  tx: Handle,
  { id, owner, url, kinds, sealed }: NewWebhook,
): Promise<void> {
  await tx
    .insertInto('webhook')
    .values({ id, url, kinds: [...kinds], sealed_secret: sealed, ...owner })
    .execute()
}

export async function updateWebhook(
  tx: Handle,
  id: string,
  { url, kinds }: { url: string; kinds: readonly WebhookKind[] },
): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({ url, kinds: [...kinds] })
    .where('id', '=', id)
    .execute()
}

/** Replaces the secret; the one before stays valid for some hours, the one before that ends. */
export async function replaceSecret(
  tx: Handle,
  id: string,
  { sealed, hours }: { sealed: Buffer; hours: number },
): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({
      sealed_secret: sealed,
      sealed_old_secret: sql<Buffer>`sealed_secret`,
      old_secret_until: sql<Date>`now() + make_interval(hours => ${hours})`,
    })
    .where('id', '=', id)
    .execute()
}

export async function pauseWebhook(
  tx: Handle,
  id: string,
  because: NonNullable<Webhook['pausedBecause']>,
): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({ paused_at: sql<Date>`now()`, paused_because: because })
    .where('id', '=', id)
    .execute()
}

/** Pauses those webhooks of a broker whose password was reset that are not; returns them. */
export async function pauseOpenWebhooks(
  tx: Handle,
  brokerId: string,
): Promise<{ id: string; url: string }[]> {
  return tx
    .updateTable('webhook')
    .set({ paused_at: sql<Date>`now()`, paused_because: 'password' })
    .where('broker_id', '=', brokerId)
    .where('paused_at', 'is', null)
    .returning(['id', 'url'])
    .execute()
}

/** Resumes a webhook, as if it had never failed: what waits is due now and has all its tries. */
export async function resumeWebhook(tx: Handle, id: string): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({ paused_at: null, paused_because: null, failing_since: null })
    .where('id', '=', id)
    .execute()
  await sql`
    with due as (
      update webhook_delivery set attempts = 0, next_attempt_at = now()
      where webhook_id = ${id} and status = 'pending' and leased_until is null
      returning id)
    select pg_notify('webhook_queued', '') from due limit 1`.execute(tx)
}

export async function deleteWebhook(tx: Handle, id: string): Promise<void> {
  await tx.deleteFrom('webhook').where('id', '=', id).execute()
}

/** Lists the sealed secrets of all webhooks. */
export function listSealedSecrets(
  db: Handle,
): Promise<{ id: string; sealed_secret: Buffer; sealed_old_secret: Buffer | null }[]> {
  return db
    .selectFrom('webhook')
    .select(['id', 'sealed_secret', 'sealed_old_secret'])
    .orderBy('id')
    .execute()
}

export async function saveSealedSecrets(
  db: Handle,
  id: string,
  { secret, old }: { secret: Buffer; old: Buffer | null },
): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ sealed_secret: secret, sealed_old_secret: old })
    .where('id', '=', id)
    .execute()
}
