import type { Invoice } from '#contract/billing/invoice.ts'
import { InvoiceDetail } from './detail.ts'
import type { InvoiceLine } from './queries.ts'

export function invoiceReply(row: InvoiceLine): Invoice {
  return {
    _id: row.id,
    kind: row.kind,
    number: row.number,
    issuedOn: row.issued_on,
    recipient: row.recipient_name,
    brokerId: row.broker_id,
    plan: InvoiceDetail.parse(row.detail).plan,
    taxablePaise: row.taxable_paise,
    cgstPaise: row.cgst_paise,
    sgstPaise: row.sgst_paise,
    igstPaise: row.igst_paise,
    totalPaise: row.total_paise,
    subscriptionId: row.subscription_id,
    credits: row.credited_number,
  }
}
