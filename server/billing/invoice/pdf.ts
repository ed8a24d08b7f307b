import PDFDocument from 'pdfkit'
import { PaymentMethod } from '#contract/billing/subscription.ts'
import { formatPhone } from '#domain/contact/phone.ts'
import { formatDate } from '#domain/date/date.ts'
import { lastDayOf } from '#domain/date/report-period.ts'
import { t } from '#domain/locale/translate.ts'
import { amountInWords } from '#domain/money/amount-in-words.ts'
import { formatPaise } from '#domain/money/format-paise.ts'
import { gstStates, hasOwnLegislature } from '#domain/tax/gst-state.ts'
import { InvoiceDetail } from './detail.ts'
import { writer } from './pdf-text.ts'
import type { findInvoice } from './queries.ts'

type Row = Awaited<ReturnType<typeof findInvoice>> & object

const margin = 48
const width = 595.28 - 2 * margin
const grey = '#78716c'
const brick = '#9a3412'

/** Draws an invoice or a credit note with the particulars rule 46 requires, on one A4 page. */
export function drawInvoice(row: Row): Promise<Buffer> {
  const detail = InvoiceDetail.parse(row.detail)
  const document = new PDFDocument({
    size: 'A4',
    margin,
    info: { Title: `${titleOf(row, detail)} ${row.number}`, Author: detail.supplier.name },
  })
  const whole = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  const write = writer(document)
  let top = drawHead(document, write, row, detail)
  top = drawParties(write, top + 20, detail)
  top = drawLines(document, write, top + 20, row, detail)
  drawFoot(document, write, top + 16, row, detail)
  document.end()
  return whole
}

type Write = ReturnType<typeof writer>

function titleOf({ kind }: Row, { supplier }: InvoiceDetail): string {
  if (kind === 'credit-note') return t('Credit Note')
  return supplier.gstin ? t('Tax Invoice') : t('Invoice')
}

function drawHead(document: PDFKit.PDFDocument, write: Write, row: Row, detail: InvoiceDetail) {
  const { supplier } = detail
  const state = gstStates[detail.placeOfSupply] ?? ''
  const credited =
    row.credited_on &&
    t('{number} dated {day}', {
      number: row.credited_number ?? '',
      day: formatDate(row.credited_on),
    })
  document.rect(0, 0, 595.28, 6).fill(brick)
  write(titleOf(row, detail), margin, 40, { size: 20, weight: 'bold', color: brick })
  const facts: [string, string][] = [
    [t('Number'), row.number],
    [t('Date'), formatDate(row.issued_on)],
    ...(credited ? ([[t('Against invoice'), credited]] as [string, string][]) : []),
    [t('Place of supply'), `${state} (${detail.placeOfSupply})`],
    [t('Reverse charge'), t('No')],
  ]
  let rightY = 40
  for (const [label, value] of facts) {
    write(label, margin + 270, rightY, { color: grey, size: 8 })
    rightY = write(value, margin + 340, rightY, { weight: 'bold', width: width - 340 }) + 2
  }
  let leftY = write(supplier.name, margin, 78, { size: 11, weight: 'bold', width: 240 })
  leftY = write(addressOf(supplier.address), margin, leftY, { width: 240 })
  leftY = write(stateOf(supplier.state), margin, leftY)
  if (supplier.gstin) leftY = write(`GSTIN ${supplier.gstin}`, margin, leftY, { weight: 'bold' })
  return Math.max(leftY, rightY)
}

function drawParties(write: Write, top: number, { recipient }: InvoiceDetail): number {
  let leftY = write(t('Billed to'), margin, top, { color: grey, size: 8 })
  leftY = write(recipient.name, margin, leftY, { size: 11, weight: 'bold', width: 300 })
  if (recipient.address) leftY = write(addressOf(recipient.address), margin, leftY, { width: 300 })
  if (recipient.state) leftY = write(stateOf(recipient.state), margin, leftY)
  if (recipient.gstin) leftY = write(`GSTIN ${recipient.gstin}`, margin, leftY, { weight: 'bold' })
  return write(`${recipient.email} · ${formatPhone(recipient.phone)}`, margin, leftY, {
    width: 300,
  })
}

function drawLines(
  document: PDFKit.PDFDocument,
  write: Write,
  top: number,
  row: Row,
  detail: InvoiceDetail,
): number {
  document.rect(margin, top, width, 22).fill('#f5f5f4')
  write(t('Description'), margin + 8, top + 6, { weight: 'bold' })
  write('SAC', margin + 330, top + 6, { weight: 'bold' })
  write(t('Amount'), margin, top + 6, { weight: 'bold', width: width - 8, align: 'right' })
  const amount = (paise: number, at: number, weight: 'regular' | 'bold' = 'regular') =>
    write(formatPaise(paise), margin, at, { weight, width: width - 8, align: 'right' })
  const row1 = top + 30
  amount(row.taxable_paise, row1)
  write(detail.serviceCode, margin + 330, row1)
  let below = write(`${detail.serviceName}: ${detail.plan}`, margin + 8, row1, { width: 310 })
  below = write(
    t('{from} to {to}', {
      from: formatDate(detail.startsOn),
      to: formatDate(lastDayOf({ start: detail.startsOn, end: detail.endsOn })),
    }),
    margin + 8,
    below,
    { color: grey },
  )
  document
    .moveTo(margin, below + 8)
    .lineTo(margin + width, below + 8)
    .lineWidth(0.5)
  document.strokeColor('#d6d3d1').stroke()
  below += 16
  const half = row.rate_basis_points / 2
  const stateTax = hasOwnLegislature(detail.placeOfSupply) ? 'SGST' : 'UTGST'
  const sums: [string, number][] = [
    [t('Taxable value'), row.taxable_paise],
    ...(row.cgst_paise > 0
      ? ([
          [`CGST ${percent(half)}`, row.cgst_paise],
          [`${stateTax} ${percent(half)}`, row.sgst_paise],
        ] as [string, number][])
      : []),
    ...(row.igst_paise > 0
      ? ([[`IGST ${percent(row.rate_basis_points)}`, row.igst_paise]] as [string, number][])
      : []),
  ]
  for (const [label, paise] of sums) {
    write(label, margin + 330, below)
    below = amount(paise, below) + 3
  }
  write(t('Total'), margin + 330, below + 3, { weight: 'bold', size: 11 })
  return write(formatPaise(row.total_paise), margin, below + 3, {
    ...{ weight: 'bold', size: 11, width: width - 8, align: 'right' },
  })
}

function drawFoot(
  document: PDFKit.PDFDocument,
  write: Write,
  top: number,
  row: Row,
  detail: InvoiceDetail,
): void {
  // Rule 46 asks for no words; those of amountInWords are English in every language.
  const inWords = t('Amount in words', undefined, {
    comment: 'English words follow: say so in other languages, “In words (English)”',
  })
  let below = write(inWords, margin, top, { color: grey, size: 8 })
  below = write(amountInWords(row.total_paise), margin, below, { width })
  const method = PaymentMethod.label(detail.method)
  const how = detail.method === 'upi' ? method : method.toLowerCase()
  const paid = { day: formatDate(detail.paidOn), method: how, reference: detail.reference ?? '' }
  below = write(
    detail.reason
      ? t('Reason for refund: {reason}', { reason: detail.reason })
      : detail.reference
        ? t('Paid on {day} by {method}, reference {reference}.', paid)
        : t('Paid on {day} by {method}.', paid),
    margin,
    below + 10,
    { width },
  )
  if (!detail.supplier.gstin) {
    below = write(
      t('The supplier is not registered under GST. No tax is charged.'),
      margin,
      below + 4,
    )
  }
  // The space for the signature starts below the name, however many lines that takes.
  const signed =
    write(t('For {supplier}', { supplier: detail.supplier.name }), margin + 330, below + 16, {
      width: width - 330,
    }) + 30
  document
    .moveTo(margin + 330, signed)
    .lineTo(margin + width, signed)
    .stroke()
  write(t('Authorised signatory'), margin + 330, signed + 4, { color: grey, size: 8 })
}

const percent = (basisPoints: number) => `${basisPoints / 100} %`
const stateOf = (code: string) =>
  t('{state} (state code {code})', { state: gstStates[code] ?? '', code })

/**
 * Returns an address as it was typed; one with many lines is joined, so that the totals stay on the
 * page.
 */
function addressOf(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.join(lines.length > 6 ? ', ' : '\n')
}
