import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { transact } from '#server/db/transact.ts'
import { useApp } from '#test/app.ts'
import { makeInvoiceSetting, makeSubscription } from '#test/make-subscription.ts'
import { readPdf } from '#test/pdf.ts'
import { InvoiceDetail } from './detail.ts'
import { issueCreditNote, issueInvoice } from './issue.ts'
import { drawInvoice } from './pdf.ts'
import { findInvoice } from './queries.ts'

/** The layout of the PDF: everything is on the page and nothing overlaps. */

const site = useApp()

/** Draws an invoice of ₹1,180, with the test's changes. */
async function drawn(
  given: { supplier?: object; recipient?: object; rest?: object; credited?: boolean } = {},
) {
  const { db } = site.context
  await makeInvoiceSetting(db)
  await makeSubscription(db, { startsIn: 0, endsIn: 30, paid: 1_180 })
  const { id: paymentId } = await db.selectFrom('payment').select('id').executeTakeFirstOrThrow()
  await transact(db, async (tx) => {
    await issueInvoice(tx, paymentId)
    if (given.credited) await issueCreditNote(tx, paymentId, 'Paid twice')
  })
  const { id } = await db
    .selectFrom('invoice')
    .select('id')
    .where('kind', '=', given.credited ? 'credit-note' : 'invoice')
    .executeTakeFirstOrThrow()
  const row = await findInvoice(db, id)
  assert.ok(row)
  const detail = InvoiceDetail.parse(row.detail)
  const changed = {
    ...{ ...detail, ...given.rest },
    supplier: { ...detail.supplier, ...given.supplier },
    recipient: { ...detail.recipient, ...given.recipient },
  }
  return readPdf(await drawInvoice({ ...row, detail: changed }))
}

async function said(given: Parameters<typeof drawn>[0] = {}) {
  const { texts } = await drawn(given)
  return texts.map(({ text }) => text)
}

const long =
  'Sri Venkateswara Consolidated Residential and Commercial Property Consultants and ' +
  'Associates (Bengaluru and Mysuru) Private Limited'

describe('the PDF of an invoice', () => {
  test('the PDF has the particulars rule 46 requires', async () => {
    const words = (await said()).join('\n')
    for (const word of [
      ...['Tax Invoice', 'GSTIN 29AAGCB7383J1Z4', 'Karnataka (29)', 'Reverse charge', '998599'],
      ...['Taxable value', 'CGST 9 %', 'SGST 9 %', 'One Thousand One Hundred Eighty Rupees Only'],
      ...['₹\n1,180.00', '90.00', 'Authorised signatory', 'For BrickBazaar Services Pvt Ltd'],
    ]) {
      assert.ok(words.includes(word), word)
    }
    assert.match(words, /BB\/\d\d-\d\d\/000001/)
    assert.match(words, /\+91 \d{5} \d{5}/)
  })

  test('the PDF of a credit note names its invoice and the reason', async () => {
    const words = (await said({ credited: true })).join('\n')
    assert.match(words, /Credit Note\n/)
    assert.match(words, /Against invoice\nBB\/\d\d-\d\d\/000001 dated /)
    assert.match(words, /Reason for refund: Paid twice/)
  })

  test('the PDF uses UTGST for a territory without a legislature', async () => {
    const words = await said({ rest: { placeOfSupply: '04' } })
    assert.deepEqual(
      words.filter((text) => /GST \d/.test(text)),
      ['CGST 9 %', 'UTGST 9 %'],
    )
  })

  test('the PDF contains names in Devanagari', async () => {
    assert.ok((await said({ recipient: { name: 'भारत भवन' } })).includes('भारत भवन'))
  })

  test('a long name does not cover the space for the signature', async () => {
    const { texts, rules } = await drawn({ supplier: { name: long } })
    const signed = Math.max(...rules)
    const name = texts.filter(({ left, top }) => left > 370 && top < signed).at(-1)
    assert.equal(name?.text, 'and Mysuru) Private Limited')
    assert.ok(signed - name.top > 20, `${signed} is too near to ${name.top}`)
  })

  test('an address of many lines stays on the page', async () => {
    const address = Array.from({ length: 90 }, (_, line) => `Line ${line}`).join('\n')
    const { texts } = await drawn({ recipient: { address }, supplier: { address } })
    const last = texts.at(-1)
    assert.equal(last?.text, 'Authorised signatory')
    assert.ok(last.top < 800, `it ends at ${last.top}`)
  })
})
