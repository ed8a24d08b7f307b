import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Billing, InvoiceKind } from '#contract/billing/invoice.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { inBatches } from '#server/db/cursor.ts'
import { containsText } from '#server/db/substring-search.ts'
import type { Invoice, InvoiceSetting, Tables } from '#server/db/tables.ts'

export type InvoiceRow = Selectable<Invoice>

/**
 * Returns the next number of a series and year, locked until the transaction ends, so that numbers
 * have no gaps.
 */
export async function takeSerial(
  tx: Handle,
  series: 'BB' | 'CN',
  financialYear: string,
): Promise<number> {
  const { last } = await tx
    .insertInto('invoice_series')
    .values({ series, financial_year: financialYear, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'financial_year'])
        .doUpdateSet({ last: sql<number>`invoice_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function insertInvoice(tx: Handle, row: Insertable<Invoice>): Promise<void> {
  await tx.insertInto('invoice').values(row).execute()
}

/** Returns a payment with its subscription and broker. */
export async function findPaid(tx: Handle, paymentId: string) {
  return tx
    .selectFrom('payment')
    .innerJoin('subscription', 'subscription.id', 'payment.subscription_id')
    .innerJoin('broker', 'broker.id', 'subscription.broker_id')
    .leftJoin('broker_billing as billing', 'billing.broker_id', 'broker.id')
    .where('payment.id', '=', paymentId)
    .select(['payment.id', 'amount', 'method', 'reference', 'subscription.broker_id', 'plan_name'])
    .select(['starts_on', 'ends_on', 'company_name', 'broker.email', 'broker.phone'])
    .select(['billing.name', 'billing.address', 'billing.state', 'billing.gstin'])
    .select(sql<string>`india_day(paid_at)`.as('paid_on'))
    .executeTakeFirstOrThrow()
}

/** Returns the supplier's details and the tax rate on a day. */
export async function settingOn(
  db: Handle,
  day: string,
): Promise<Selectable<InvoiceSetting> | undefined> {
  return db
    .selectFrom('invoice_setting')
    .selectAll()
    .where('valid_from', '<=', day)
    .where((where) => where.or([where('valid_until', 'is', null), where('valid_until', '>', day)]))
    .executeTakeFirst()
}

export async function invoiceOfPayment(
  tx: Handle,
  paymentId: string,
  kind: InvoiceKind,
): Promise<InvoiceRow | undefined> {
  return tx
    .selectFrom('invoice')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

/** Returns payments without an invoice, oldest first; refunded ones need none. */
export async function paymentsWithoutInvoice(tx: Handle): Promise<string[]> {
  const rows = await withoutInvoice(tx)
    .select('payment.id')
    .orderBy('paid_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Locks a payment that still needs its invoice until the transaction ends; returns whether it does.
 */
export async function lockUninvoicedPayment(tx: Handle, id: string): Promise<boolean> {
  const row = await withoutInvoice(tx)
    .where('payment.id', '=', id)
    .select('payment.id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function countWithoutInvoice(db: Handle): Promise<number> {
  return countRows(withoutInvoice(db))
}

function withoutInvoice(db: Handle) {
  return db
    .selectFrom('payment')
    .where('payment.status', '=', 'paid')
    .where('has_invoice', '=', false)
}

export interface InvoiceFilter {
  search?: string | undefined
  kind?: InvoiceKind | undefined
  issuedFrom?: string | undefined
  issuedTo?: string | undefined
  brokerId?: string | undefined
}

export type InvoiceLine = Awaited<ReturnType<ReturnType<typeof lines>['execute']>>[number]

export async function listInvoices(
  db: Handle,
  filter: InvoiceFilter,
  { page, limit }: { page: number; limit: number },
) {
  const total = await countRows(matching(db, filter))
  const ids = matching(db, filter)
    .select('invoice.id')
    .orderBy('invoice.issued_on', 'desc')
    .orderBy('invoice.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
  const rows = await lines(db).where('invoice.id', 'in', ids).execute()
  return { rows, total }
}

/** Yields all matching invoices in batches of some hundred; needs a transaction. */
export function eachInvoiceLine(tx: Handle, filter: InvoiceFilter): AsyncGenerator<InvoiceLine[]> {
  return inBatches(
    tx,
    lines(tx).where('invoice.id', 'in', matching(tx, filter).select('invoice.id')),
  )
}

const lines = (db: Handle) =>
  db
    .selectFrom('invoice')
    .innerJoin('payment', 'payment.id', 'invoice.payment_id')
    .leftJoin('invoice as credited', 'credited.id', 'invoice.credits')
    .selectAll('invoice')
    .select(['payment.subscription_id', 'credited.number as credited_number'])
    .orderBy('invoice.issued_on', 'desc')
    .orderBy('invoice.id', 'desc')

function matching(
  db: Handle,
  { search, kind, issuedFrom, issuedTo, brokerId }: InvoiceFilter,
): SelectQueryBuilder<Tables, 'invoice', Record<never, never>> {
  let query = db.selectFrom('invoice')
  if (brokerId) query = query.where('invoice.broker_id', '=', brokerId)
  if (kind) query = query.where('invoice.kind', '=', kind)
  if (issuedFrom) query = query.where('invoice.issued_on', '>=', issuedFrom)
  if (issuedTo) query = query.where('invoice.issued_on', '<=', issuedTo)
  if (search) {
    query = query.where(containsText('invoice.search_text', search))
  }
  return query
}

/** Returns one invoice; with a broker id only if it is that broker's. */
export async function findInvoice(db: Handle, id: string, brokerId?: string) {
  let query = db
    .selectFrom('invoice')
    .leftJoin('invoice as credited', 'credited.id', 'invoice.credits')
    .selectAll('invoice')
    .select(['credited.number as credited_number', 'credited.issued_on as credited_on'])
    .where('invoice.id', '=', id)
  if (brokerId) query = query.where('invoice.broker_id', '=', brokerId)
  return query.executeTakeFirst()
}

export async function findBilling(db: Handle, brokerId: string): Promise<Billing | undefined> {
  return db
    .selectFrom('broker_billing')
    .select(['name', 'address', 'state', 'gstin'])
    .where('broker_id', '=', brokerId)
    .executeTakeFirst()
}

export async function saveBilling(tx: Handle, brokerId: string, billing: Billing): Promise<void> {
  await tx
    .insertInto('broker_billing')
    .values({ broker_id: brokerId, ...billing })
    .onConflict((conflict) =>
      conflict.column('broker_id').doUpdateSet({ ...billing, updated_at: sql<Date>`now()` }),
    )
    .execute()
}
