import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { maxOfAddress } from '#server/account/queries.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { Customer } from '#server/db/tables.ts'

export type CustomerRow = Selectable<Customer>

export async function insertCustomer(
  tx: Handle,
  customer: Insertable<Customer>,
): Promise<CustomerRow> {
  return tx.insertInto('customer').values(customer).returningAll().executeTakeFirstOrThrow()
}

export async function findCustomer(db: Handle, id: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns the accounts with an address: the proven one first, then by age (decision 0039). */
export async function listCustomersOf(db: Handle, email: string): Promise<CustomerRow[]> {
  return db
    .selectFrom('customer')
    .selectAll()
    .where('email', '=', email)
    .orderBy('is_verified', 'desc')
    .orderBy('id')
    .limit(maxOfAddress)
    .execute()
}

/** Returns the row, locked until the transaction ends. */
export async function lockCustomer(tx: Handle, id: string): Promise<CustomerRow | undefined> {
  return tx
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function updateCustomer(
  tx: Handle,
  id: string,
  change: Updateable<Customer>,
): Promise<CustomerRow> {
  return tx
    .updateTable('customer')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Records a sign-in, if the account is still active and has the password that was checked. */
export async function enterCustomer(
  tx: Handle,
  customer: CustomerRow,
  hash: string,
): Promise<CustomerRow | undefined> {
  return tx
    .updateTable('customer')
    .set({ password_hash: hash, last_active_at: sql<Date>`now()` })
    .where('id', '=', customer.id)
    .where('password_hash', '=', customer.password_hash)
    .where('status', '=', 'active')
    .returningAll()
    .executeTakeFirst()
}

export async function countInquiries(db: Handle, customerId: string): Promise<number> {
  return countRows(db.selectFrom('inquiry').where('customer_id', '=', customerId))
}
