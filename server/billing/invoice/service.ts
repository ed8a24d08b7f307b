import type { z } from 'zod'
import type { Billing, BillingDraft, Invoice } from '#contract/billing/invoice.ts'
import { type Pagination, paginationOf } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer, BrokerViewer } from '#server/http/viewer.ts'
import {
  countWithoutInvoice,
  eachInvoiceLine,
  findBilling,
  findInvoice,
  type InvoiceFilter,
  listInvoices,
  saveBilling,
  settingOn,
} from './queries.ts'
import { invoiceReply } from './reply.ts'

type Paged<Filter> = Filter & { page: number; limit: number }

export async function findInvoices(
  db: Handle,
  { page, limit, ...filter }: Paged<InvoiceFilter>,
): Promise<{ invoices: Invoice[]; pagination: Pagination }> {
  const { rows, total } = await listInvoices(db, filter, { page, limit })
  return { invoices: rows.map(invoiceReply), pagination: paginationOf(page, limit, total) }
}

/** Yields all matching invoices for a file; in the caller's transaction they form one snapshot. */
export async function* eachInvoice(tx: Handle, filter: InvoiceFilter): AsyncGenerator<Invoice[]> {
  for await (const rows of eachInvoiceLine(tx, filter)) yield rows.map(invoiceReply)
}

/** Counts payments that wait for an invoice because the supplier's details are missing. */
export function countMissing(db: Handle): Promise<number> {
  return countWithoutInvoice(db)
}

export function ownInvoices(db: Handle, viewer: BrokerViewer, paging: Paged<object>) {
  return findInvoices(db, { ...paging, brokerId: viewer.id })
}

interface File {
  name: string
  content: Buffer
}

export async function ownInvoiceFile(db: Handle, viewer: BrokerViewer, id: string): Promise<File> {
  return fileOf(await findInvoice(db, id, viewer.id))
}

/** Opens any invoice for administrators. Audited, because an invoice names a person. */
export function openInvoiceFile(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
): Promise<File> {
  return transact(db, async (tx) => {
    const row = await findInvoice(tx, id)
    const file = await fileOf(row)
    await record(
      tx,
      viewer,
      'invoice.open',
      { kind: 'invoice', id },
      {
        after: { number: row?.number },
      },
    )
    return file
  })
}

async function fileOf(row: Awaited<ReturnType<typeof findInvoice>>): Promise<File> {
  if (!row) throw refuse('invoice_not_found')
  // Loaded with the first invoice: startup need not wait for fonts and the PDF library.
  const { drawInvoice } = await import('./pdf.ts')
  return { name: `${row.number.replaceAll('/', '-')}.pdf`, content: await drawInvoice(row) }
}

export async function ownBilling(db: Handle, viewer: BrokerViewer): Promise<Billing | null> {
  return (await findBilling(db, viewer.id)) ?? null
}

/** Applies to future invoices; issued ones do not change. */
export function changeBilling(
  db: Handle,
  viewer: BrokerViewer,
  { gstin = null, ...given }: z.output<typeof BillingDraft>,
): Promise<Billing> {
  return transact(db, async (tx) => {
    const billing = { ...given, gstin }
    await saveBilling(tx, viewer.id, billing)
    await record(
      tx,
      viewer,
      'broker.billing',
      { kind: 'broker', id: viewer.id },
      {
        after: { state: billing.state, hasGstin: gstin !== null },
      },
    )
    return billing
  })
}

/** Returns the payee's details and the instructions for bank transfers. */
export async function payee(
  db: Handle,
): Promise<{ name: string; bankDetails: string | null } | undefined> {
  const setting = await settingOn(db, dayInIndia(new Date()))
  return setting && { name: setting.supplier_name, bankDetails: setting.bank_details }
}
