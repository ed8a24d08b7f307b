import { type Invoice, InvoiceKind } from '#contract/billing/invoice.ts'
import type { Field } from '#server/export/column.ts'

const text = { is: 'text' } as const

/** Amounts for accounting software: rupees with two decimals. */
const rupees = (key: keyof Invoice, label: string, paise: (row: Invoice) => number) =>
  ({ key, label, kind: text, from: (row: Invoice) => (paise(row) / 100).toFixed(2) }) as const

/** Columns of the invoice register. */
export const invoiceFields: readonly Field<Invoice>[] = [
  { key: 'number', label: 'Number', kind: text, from: (row) => row.number },
  {
    ...{ key: 'kind', label: 'Kind', kind: { is: 'word', of: InvoiceKind } },
    from: (row) => row.kind,
  },
  { key: 'issuedOn', label: 'Date', kind: { is: 'day' }, from: (row) => row.issuedOn },
  { key: 'recipient', label: 'Billed To', kind: text, from: (row) => row.recipient },
  { key: 'plan', label: 'Plan', kind: text, from: (row) => row.plan },
  rupees('taxablePaise', 'Taxable Value', (row) => row.taxablePaise),
  rupees('cgstPaise', 'CGST', (row) => row.cgstPaise),
  rupees('sgstPaise', 'SGST', (row) => row.sgstPaise),
  rupees('igstPaise', 'IGST', (row) => row.igstPaise),
  rupees('totalPaise', 'Total', (row) => row.totalPaise),
  { key: 'credits', label: 'Credits', kind: text, from: (row) => row.credits },
]
