import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { clearable, day, idParams, optional, searchText, text } from '#contract/field.ts'
import { SheetFormat } from '#contract/import/record-vocabulary.ts'
import { Pagination, paging } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { gstin, gstState } from './invoice-settings.ts'

export const InvoiceKind = words({ invoice: msg('Invoice'), 'credit-note': msg('Credit note') })
export type InvoiceKind = WordOf<typeof InvoiceKind>

/** A row of the list; the file has the whole invoice. Amounts are in paise. */
export const Invoice = z.object({
  _id: z.string(),
  kind: InvoiceKind.schema,
  number: z.string(),
  /** A day in India. */
  issuedOn: z.string(),
  /** The name printed on the invoice. */
  recipient: z.string(),
  brokerId: z.string(),
  plan: z.string(),
  taxablePaise: z.number(),
  cgstPaise: z.number(),
  sgstPaise: z.number(),
  igstPaise: z.number(),
  totalPaise: z.number(),
  subscriptionId: z.string(),
  /** The invoice that a credit note refers to. */
  credits: z.string().nullable(),
})
export type Invoice = z.infer<typeof Invoice>

/** The recipient of a broker's invoices. */
export const Billing = z.object({
  name: z.string(),
  address: z.string(),
  state: z.string(),
  gstin: z.string().nullable(),
})
export type Billing = z.infer<typeof Billing>

export const BillingDraft = z
  .strictObject({
    name: text(160),
    address: text(400),
    state: gstState,
    gstin: clearable(gstin),
  })
  .refine(({ state, gstin: number }) => !number || number.startsWith(state), {
    error: () => t('This GSTIN belongs to another state.'),
    path: ['gstin'],
  })

const filters = {
  search: searchText,
  kind: optional(InvoiceKind.schema),
  issuedFrom: optional(day),
  issuedTo: optional(day),
}

const pdf = { download: 'application/pdf', timeout: 20_000 } as const

export const invoice = {
  mine: endpoint({
    method: 'GET',
    path: '/broker/invoices',
    access: 'broker',
    summary: 'List invoices and credit notes of the signed-in broker, newest first',
    query: z.strictObject(paging(20)),
    reply: z.object({ invoices: z.array(Invoice), pagination: Pagination }),
  }),
  ownFile: endpoint({
    method: 'GET',
    path: '/broker/invoices/:id/file',
    access: 'broker',
    summary: 'Get an invoice or credit note as PDF',
    params: idParams,
    ...pdf,
  }),
  billing: endpoint({
    method: 'GET',
    path: '/broker/billing',
    access: 'broker',
    summary: 'Get the billing details of the signed-in broker',
    reply: z.object({ billing: Billing.nullable() }),
  }),
  changeBilling: endpoint({
    method: 'PUT',
    path: '/broker/billing',
    access: 'broker',
    summary: 'Change the billing details for the next invoices',
    body: BillingDraft,
    reply: z.object({ billing: Billing }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/invoices',
    access: 'subscription.read',
    summary: 'List invoices and credit notes, newest first',
    query: z.strictObject({ ...paging(20), ...filters }),
    reply: z.object({
      invoices: z.array(Invoice),
      pagination: Pagination,
      /** Payments without an invoice, because the seller is not set up yet. */
      missing: z.number(),
    }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/invoices/:id/file',
    access: 'subscription.read',
    summary: 'Get an invoice or credit note as PDF',
    params: idParams,
    ...pdf,
  }),
  export: endpoint({
    method: 'GET',
    path: '/invoices/export',
    access: 'record.export',
    summary: 'Export invoices and credit notes as a file',
    query: z.strictObject({ ...filters, format: SheetFormat.schema.default('csv') }),
    download: 'text/csv; charset=utf-8',
    timeout: 600_000,
  }),
}
