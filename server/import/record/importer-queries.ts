import { type RawBuilder, sql } from 'kysely'
import { isOwners } from '#server/account/queries.ts'
import type { Handle } from '#server/db/connect.ts'

type Table = 'broker' | 'customer' | 'cms_page' | 'interest' | 'location' | 'subscription_plan'

async function findId(
  tx: Handle,
  table: Table,
  where: RawBuilder<unknown>,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${where} limit 1`.execute(tx)
  return rows[0]?.id
}

/** Finds the account with this address; an account that has proven it comes first. */
export function findAccount(tx: Handle, realm: 'broker' | 'customer', email: string) {
  const proven = sql.ref(realm === 'broker' ? 'is_email_verified' : 'is_verified')
  return findId(tx, realm, sql`email = ${email} and ${isOwners[realm]} order by ${proven} desc, id`)
}

export function findByName(tx: Handle, table: 'interest' | 'subscription_plan', name: string) {
  return findId(tx, table, sql`lower(name) = lower(${name})`)
}

export function findPage(tx: Handle, slug: string, language: string) {
  return findId(tx, 'cms_page', sql`slug = ${slug} and language = ${language}`)
}

/** Finds a location by name or another spelling, under this parent or at the top level. */
export function findPlace(
  tx: Handle,
  place: { type: string; name: string; names: readonly string[]; parent: string | undefined },
) {
  const { type, name, names, parent } = place
  return findId(
    tx,
    'location',
    sql`(lower(name) = lower(${name}) or lower(name) = any(${names})) and type = ${type}
      and parent_id is not distinct from ${parent ?? null}
      order by lower(name) = lower(${name}) desc`,
  )
}

/**
 * Returns at most two locations with this name (or cities with one of these names): a second one
 * means the name is ambiguous.
 */
export async function findParents(
  tx: Handle,
  place: { types: readonly string[]; name: string; cityNames: readonly string[] },
): Promise<string[]> {
  const { types, name, cityNames } = place
  const { rows } = await sql<{ id: string }>`
    select id from location
    where (lower(name) = lower(${name}) or type = 'city' and lower(name) = any(${cityNames}))
      and type = any(${types})
    limit 2`.execute(tx)
  return rows.map(({ id }) => id)
}
