import { type Selectable, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { CustomerDeletion } from '#server/db/tables.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'

export interface DisclosureRow {
  id: string
  broker_id: string
  first_name: string
  last_name: string
  company_name: string
  phone: string
  consented_at: Date
  reference: string
  property_id: string | null
  title: string | null
  has_page: boolean | null
  lead_id: string
  withdrawn_at: Date | null
  /** The colleague with whom the number is shared as well. */
  colleague: string | null
}

/** Lists the inquiries: each gave the customer's number to one broker. */
export async function listDisclosures(
  db: Handle,
  { id }: CustomerViewer,
): Promise<DisclosureRow[]> {
  const { rows } = await sql<DisclosureRow>`
    select inquiry.id, inquiry.broker_id, broker.first_name, broker.last_name, company_name,
      inquiry.phone, consented_at, reference, property.id as property_id, title,
      property_has_page(property.status, property.removed_at, property.expired_at, broker.status,
        broker.kyc_status) as has_page,
      lead.id as lead_id,
      (select first_name || ' ' || last_name from broker colleague
        where colleague.id = number_shared_with and number_shared_until > now()) as colleague,
      (select max(withdrawn_at) from contact_consent where inquiry_id = inquiry.id
        and inquiry_is_withdrawn(inquiry.id)) as withdrawn_at
    from inquiry
    join lead using (broker_id, phone)
    join broker on broker.id = inquiry.broker_id
    left join property on property.id = property_id
    where inquiry.customer_id = ${id}
    order by consented_at desc, inquiry.id desc limit 500`.execute(db)
  return rows
}

export async function findDeletion(
  db: Handle,
  customerId: string,
): Promise<Selectable<CustomerDeletion> | undefined> {
  return db
    .selectFrom('customer_deletion')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

/** Inserts a deletion request; returns false if there already was one. */
export async function insertDeletion(tx: Handle, customerId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('customer_deletion')
    .values({ customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Makes the deletion of an account due now, requested or not. */
export async function makeDeletionDue(tx: Handle, customerId: string): Promise<void> {
  await tx
    .insertInto('customer_deletion')
    .values({ customer_id: customerId, due_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ due_at: sql`now()` }))
    .execute()
}

export async function deleteDeletion(tx: Handle, customerId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('customer_deletion')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Lists the accounts due for deletion, longest waiting first. */
export async function listDue(db: Handle): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_deletion')
    .where('due_at', '<=', sql<Date>`now()`)
    .select('customer_id')
    .orderBy('due_at')
    .execute()
  return rows.map(({ customer_id }) => customer_id)
}

/** Locks a due deletion; returns false if it was cancelled or another process has locked it. */
export async function lockDueErasures(tx: Handle, customerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('customer_deletion')
    .where('customer_id', '=', customerId)
    .where('due_at', '<=', sql<Date>`now()`)
    .select('customer_id')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row !== undefined
}

export function getCustomer(tx: Handle, { id }: CustomerViewer) {
  return tx
    .selectFrom('customer')
    .where('id', '=', id)
    .select(['email', 'first_name'])
    .executeTakeFirstOrThrow()
}

export async function isStored(tx: Handle, { id }: CustomerViewer): Promise<boolean> {
  const row = await tx.selectFrom('customer').where('id', '=', id).select('id').executeTakeFirst()
  return row !== undefined
}
