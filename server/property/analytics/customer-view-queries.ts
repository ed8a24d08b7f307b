import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'

/** Nothing older is used. */
const retentionDays = 366

/** Stores that a customer viewed a listing; returns false if it has no public page. */
export async function noteView(
  db: Handle,
  viewer: CustomerViewer,
  propertyId: string,
): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    with quick as (select set_config('synchronous_commit', 'off', true)),
    seen as (
      select property.id from quick, property join broker on broker.id = broker_id
      where property.id = ${propertyId}
        and property_has_page(property.status, removed_at, expired_at, broker.status, kyc_status)
    ),
    noted as (
      insert into customer_view (customer_id, property_id) select ${viewer.id}, id from seen
      on conflict (customer_id, property_id) do update set viewed_at = now()
    )
    select exists (select from seen) as is_there`.execute(db)
  return rows[0]?.is_there ?? false
}

/** Counts the distinct listings that a customer viewed in this calendar month in India. */
export async function countViews(db: Handle, viewer: CustomerViewer): Promise<number> {
  return countRows(
    db
      .selectFrom('customer_view')
      .where('customer_id', '=', viewer.id)
      .where(
        'viewed_at',
        '>=',
        sql<Date>`india_midnight(date_trunc('month', india_today())::date)`,
      ),
  )
}

/** Deletes old views of customers. */
export async function sweepViews(db: Handle): Promise<void> {
  await db
    .deleteFrom('customer_view')
    .where('viewed_at', '<', sql<Date>`now() - make_interval(days => ${retentionDays})`)
    .execute()
}
