import { sql } from 'kysely'
import type { KycStatus } from '#contract/broker/broker.ts'
import type { Scope } from '#contract/partner/scope.ts'
import type { Handle } from '#server/db/connect.ts'
import { byKey } from '#server/db/statement-name.ts'

export interface KeyRow {
  id: string
  name: string
  hash: Buffer
  scopes: Scope[]
  broker_id: string | null
  broker_name: string | null
  kyc_status: KycStatus | null
  is_stale: boolean
}

/** Selects active keys: not expired, revoked or paused, of an owner who may act. */
function usableKeys(db: Handle) {
  return db
    .selectFrom('api_key')
    .leftJoin('broker', (join) =>
      join.onRef('broker.id', '=', 'api_key.broker_id').on('broker.status', '=', 'active'),
    )
    .leftJoin('partner', (join) =>
      join.onRef('partner.id', '=', 'api_key.partner_id').on('partner.is_active', '=', true),
    )
    .where('api_key.expires_at', '>', sql<Date>`now()`)
    .where('api_key.revoked_at', 'is', null)
    .where('api_key.paused_at', 'is', null)
    .where(sql<boolean>`num_nonnulls(broker.id, partner.id) > 0`)
}

/** Returns an active key by the public part of its text. */
export async function findUsableKey(db: Handle, publicId: string): Promise<KeyRow | undefined> {
  const row = await usableKeys(db)
    .modifyFront(byKey)
    .where('public_id', '=', publicId)
    .select([
      'api_key.id',
      'api_key.name',
      'api_key.hash',
      'api_key.scopes',
      'broker.id as broker_id',
      'broker.kyc_status',
      sql<string | null>`broker.first_name || ' ' || broker.last_name`.as('broker_name'),
      sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`.as('is_stale'),
    ])
    .executeTakeFirst()
  return row as KeyRow | undefined
}

/** Returns whether a key is active, for photos whose addresses were signed for it. */
export async function isKeyUsable(db: Handle, id: string): Promise<boolean> {
  const row = await usableKeys(db)
    .where('api_key.id', '=', id)
    .select('api_key.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Saved at most once a minute: a read must not cost a write each time. */
export async function markKeyUsed(db: Handle, id: string): Promise<void> {
  await db
    .updateTable('api_key')
    .set({ last_used_at: sql<Date>`date_trunc('minute', now())` })
    .where('id', '=', id)
    .execute()
}

/** Pauses the active keys of a broker; returns them. */
export async function pauseKeys(
  tx: Handle,
  brokerId: string,
): Promise<{ id: string; name: string }[]> {
  return tx
    .updateTable('api_key')
    .set({ paused_at: sql<Date>`now()` })
    .where('broker_id', '=', brokerId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('revoked_at', 'is', null)
    .where('paused_at', 'is', null)
    .returning(['id', 'name'])
    .execute()
}
