import { v7 } from 'uuid'
import { dayInIndia } from '#domain/date/date.ts'
import { financialYearOf, invoiceNumber } from '#domain/date/financial-year.ts'
import { splitGst } from '#domain/tax/gst.ts'
import type { Handle } from '#server/db/connect.ts'
import { InvoiceDetail } from './detail.ts'
import {
  findPaid,
  insertInvoice,
  invoiceOfPayment,
  lockUninvoicedPayment,
  paymentsWithoutInvoice,
  settingOn,
  takeSerial,
} from './queries.ts'

/**
 * Issues the invoice of a payment in the payment's own transaction; returns its number. None is
 * issued until the supplier's details are entered: `issueMissing` issues those later.
 */
export async function issueInvoice(
  tx: Handle,
  paymentId: string,
  issuedOn = dayInIndia(new Date()),
): Promise<string | undefined> {
  const paid = await findPaid(tx, paymentId)
  const setting = await settingOn(tx, paid.paid_on)
  if (!setting) return undefined
  const total = paid.amount * 100
  // Without an address on record, the place of supply is the supplier's state (IGST Act, 12(2)(b)).
  const placeOfSupply = paid.state ?? setting.supplier_state
  const rate = setting.rate_basis_points
  const split = splitGst(total, rate, placeOfSupply === setting.supplier_state)
  const detail: InvoiceDetail = {
    supplier: {
      name: setting.supplier_name,
      address: setting.supplier_address,
      state: setting.supplier_state,
      gstin: setting.supplier_gstin,
    },
    recipient: {
      name: paid.name ?? paid.company_name,
      address: paid.address,
      state: paid.state,
      gstin: paid.gstin,
      email: paid.email,
      phone: paid.phone,
    },
    placeOfSupply,
    serviceCode: setting.service_code,
    serviceName: setting.service_name,
    plan: paid.plan_name,
    startsOn: paid.starts_on,
    endsOn: paid.ends_on,
    paidOn: paid.paid_on,
    method: paid.method,
    reference: paid.reference,
    reason: null,
  }
  return insertNumbered(tx, 'BB', issuedOn, {
    kind: 'invoice',
    payment_id: paymentId,
    broker_id: paid.broker_id,
    total_paise: total,
    taxable_paise: split.taxablePaise,
    cgst_paise: split.cgstPaise,
    sgst_paise: split.sgstPaise,
    igst_paise: split.igstPaise,
    rate_basis_points: rate,
    recipient_name: detail.recipient.name,
    detail: JSON.stringify(detail),
  })
}

/**
 * Issues a credit note for the invoice of a refunded payment; does nothing if there is no invoice.
 */
export async function issueCreditNote(
  tx: Handle,
  paymentId: string,
  reason: string,
): Promise<string | undefined> {
  const found = await invoiceOfPayment(tx, paymentId, 'invoice')
  if (!found) return undefined
  const { id, number, serial, financial_year, issued_on, created_at, search_text, ...same } = found
  return insertNumbered(tx, 'CN', dayInIndia(new Date()), {
    ...same,
    kind: 'credit-note',
    credits: id,
    detail: JSON.stringify({ ...InvoiceDetail.parse(same.detail), reason }),
  })
}

/**
 * Issues invoices for payments received before the supplier's details were entered; returns how
 * many.
 */
export async function issueMissing(tx: Handle): Promise<number> {
  let written = 0
  for (const id of await paymentsWithoutInvoice(tx)) {
    // The payment may have been refunded meanwhile, and then needs no invoice.
    if ((await lockUninvoicedPayment(tx, id)) && (await issueInvoice(tx, id))) written++
  }
  return written
}

type Numbered = 'id' | 'number' | 'serial' | 'financial_year' | 'issued_on'

/** Takes the next serial of the series and year, and inserts the invoice or credit note. */
async function insertNumbered(
  tx: Handle,
  series: 'BB' | 'CN',
  issuedOn: string,
  row: Omit<Parameters<typeof insertInvoice>[1], Numbered>,
): Promise<string> {
  const year = financialYearOf(issuedOn)
  const serial = await takeSerial(tx, series, year)
  const number = invoiceNumber(series, year, serial)
  await insertInvoice(tx, {
    ...row,
    id: v7(),
    number,
    serial,
    financial_year: year,
    issued_on: issuedOn,
  })
  return number
}
