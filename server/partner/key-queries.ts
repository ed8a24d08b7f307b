import { type Insertable, type Selectable, sql } from 'kysely'
import type { ApiKeyState } from '#contract/partner/api-key.ts'
import type { Scope } from '#contract/partner/scope.ts'
import type { Handle } from '#server/db/connect.ts'
import type { ApiKey } from '#server/db/tables.ts'

/** The broker or the partner that a key acts for. */
export type KeyOwner = { broker_id: string } | { partner_id: string }

const state = sql<ApiKeyState>`case when revoked_because = 'leaked' then 'leaked'
  when revoked_at is not null then 'revoked' when expires_at <= now() then 'expired'
  when paused_at is not null then 'paused' else 'active' end`

const isUsable = sql<boolean>`revoked_at is null and expires_at > now()`

const columns = [
  'api_key.id',
  'api_key.public_id',
  'api_key.name',
  'api_key.created_at',
  'api_key.expires_at',
  'api_key.last_used_at',
  'api_key.revoked_at',
  'api_key.broker_id',
  'api_key.partner_id',
] as const satisfies readonly `api_key.${keyof Selectable<ApiKey>}`[]

const select = (db: Handle) =>
  db
    .selectFrom('api_key')
    .select(columns)
    .select([sql<Scope[]>`scopes`.as('scopes'), state.as('state')])

export type KeyRecord = Awaited<ReturnType<typeof listKeysOf>>[number]

/** Lists the keys of an owner: those that can be used first, then the newest. */
export function listKeysOf(db: Handle, owner: KeyOwner, max: number) {
  return ofOwner(select(db), owner)
    .orderBy(isUsable, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
}

const ofOwner = (query: ReturnType<typeof select>, owner: KeyOwner) =>
  'broker_id' in owner
    ? query.where('broker_id', '=', owner.broker_id)
    : query.where('partner_id', '=', owner.partner_id)

export async function findKey(db: Handle, id: string): Promise<KeyRecord | undefined> {
  return select(db).where('api_key.id', '=', id).executeTakeFirst()
}

/** Locks the owner, so that two keys at the same time are counted one after the other. */
export async function lockOwner(tx: Handle, owner: KeyOwner): Promise<void> {
  await ('broker_id' in owner
    ? sql`select from broker where id = ${owner.broker_id} for no key update`.execute(tx)
    : sql`select from partner where id = ${owner.partner_id} for no key update`.execute(tx))
}

export async function countUsable(tx: Handle, owner: KeyOwner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from api_key where ${isUsable} and ${
      'broker_id' in owner
        ? sql`broker_id = ${owner.broker_id}`
        : sql`partner_id = ${owner.partner_id}`
    }`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function insertKey(
  tx: Handle,
  { days, ...row }: Omit<Insertable<ApiKey>, 'expires_at'> & { days: number },
): Promise<void> {
  await tx
    .insertInto('api_key')
    .values({ ...row, expires_at: sql<Date>`now() + make_interval(days => ${days})` })
    .execute()
}

/** Revokes a key; returns whether it was not revoked before. */
export async function revokeKey(
  tx: Handle,
  id: string,
  because: 'owner' | 'administrator' | 'leaked',
): Promise<boolean> {
  const row = await tx
    .updateTable('api_key')
    .set({ revoked_at: sql<Date>`now()`, revoked_because: because })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Lets a paused key work again; returns whether it was paused. */
export async function resumeKey(tx: Handle, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_key')
    .set({ paused_at: null })
    .where('id', '=', id)
    .where('paused_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the key of a text: its hash has to be the same. */
export async function findKeyByText(
  tx: Handle,
  { publicId, hash }: { publicId: string; hash: Buffer },
): Promise<KeyRecord | undefined> {
  return select(tx).where('public_id', '=', publicId).where('hash', '=', hash).executeTakeFirst()
}

interface KeyFilter {
  search?: string | undefined
  state?: ApiKeyState | undefined
  partner?: string | undefined
  page: number
  limit: number
}

/** Lists keys of everybody, newest first. */
export async function listKeys(
  db: Handle,
  { search, state: wanted, partner, page, limit }: KeyFilter,
) {
  let query = select(db)
    .leftJoin('broker', 'broker.id', 'api_key.broker_id')
    .leftJoin('partner', 'partner.id', 'api_key.partner_id')
  if (wanted) query = query.where(state, '=', wanted)
  if (partner) query = query.where('partner_id', '=', partner)
  if (search) {
    query = query.where(
      sql<boolean>`strpos(lower(concat_ws(' ', api_key.name, 'bbz_' || public_id, partner.name,
        first_name, last_name, company_name)), lower(${search})) > 0`,
    )
  }
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await query
    .select(
      sql<string>`coalesce(partner.name,
        first_name || ' ' || last_name || ', ' || company_name)`.as('owner_name'),
    )
    .orderBy('api_key.created_at', 'desc')
    .orderBy('api_key.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total }
}

/** Returns who is written to about a key of an owner. */
export async function findRecipient(tx: Handle, owner: KeyOwner) {
  if ('partner_id' in owner) {
    const { name, email } = await tx
      .selectFrom('partner')
      .where('id', '=', owner.partner_id)
      .select(['name', 'email'])
      .executeTakeFirstOrThrow()
    return { name, owner: name, to: { email } }
  }
  const { first_name, company_name, email } = await tx
    .selectFrom('broker')
    .where('id', '=', owner.broker_id)
    .select(['first_name', 'company_name', 'email'])
    .executeTakeFirstOrThrow()
  const account = { realm: 'broker', id: owner.broker_id } as const
  return { name: first_name, owner: company_name, to: { email, account } }
}
