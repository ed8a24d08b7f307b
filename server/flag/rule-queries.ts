import { type Selectable, sql } from 'kysely'
import { v7 } from 'uuid'
import type { FlagReason } from '#contract/flag.ts'
import type { Handle } from '#server/db/connect.ts'
import type { PriceCut } from '#server/db/tables.ts'

/** Dequeues price cuts of live listings; concurrent processes get different ones. */
export async function takePriceCuts(tx: Handle, max: number): Promise<Selectable<PriceCut>[]> {
  const { rows } = await sql<Selectable<PriceCut>>`
    delete from price_cut where property_id = any (array(
      select property_id from price_cut limit ${max} for update skip locked))
    returning property_id, former_price`.execute(tx)
  return rows
}

/** Flags a listing by a rule, unless reviewers have an open flag of it for the same reason. */
export async function insertRuleFlag(
  tx: Handle,
  { propertyId, reason, note }: { propertyId: string; reason: FlagReason; note: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into flag (id, property_id, reason, note, visitor, day)
    select ${v7()}, ${propertyId}, ${reason}, ${note}, ${Buffer.from(`rule ${reason}`)},
      india_today()
    where not exists (select from flag
      where property_id = ${propertyId} and reason = ${reason} and status = 'open')
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/**
 * Returns where the search of live listings for wording goes on, locked until the transaction ends;
 * undefined where another process has it, or it is done.
 */
export async function lockWordingCheck(
  tx: Handle,
  rules: number,
): Promise<{ after: string } | undefined> {
  await tx
    .insertInto('wording_check')
    .values({ rules, checked_until: '00000000-0000-0000-0000-000000000000' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('wording_check')
    .select('checked_until')
    .where('rules', '=', rules)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.checked_until ? { after: row.checked_until } : undefined
}

/** Stores where the search goes on; null where it is done. */
export async function saveWordingCheck(
  tx: Handle,
  rules: number,
  until: string | null,
): Promise<void> {
  await tx
    .updateTable('wording_check')
    .set({ checked_until: until })
    .where('rules', '=', rules)
    .execute()
}

export async function listWordings(db: Handle, after: string, max: number) {
  return db
    .selectFrom('property')
    .select(['id', 'title', 'description', 'amenities', 'features', 'listing_type'])
    .select(['is_live', 'is_represented'])
    .select(sql<string | null>`detail ->> 'tenants'`.as('tenants'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(max)
    .execute()
}
