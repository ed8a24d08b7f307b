import { choose, fill, menu, oneAfterAnother, press } from './form.ts'
import type { AdminForm } from './master-data.ts'

const decided = {
  call: 'PATCH /properties/:id/status',
  says: 'Failed to update property status',
  done: 'Property status updated successfully',
}
const reviewed = {
  path: 'reviews',
  call: 'PATCH /reviews/:id/status',
  says: 'Failed to save the decision',
  done: 'Decision saved',
}
const setting = {
  'Valid from': '2021-01-01',
  Supplier: 'Das Services',
  Address: '1, Lake Road, Pune',
  'Service code (SAC)': '998599',
  GST: '0',
}
const rate = {
  'For amounts above': '0',
  Percentage: '3',
  'Valid from': '2026-04-01',
  'Source of the rate': 'Gazette',
  'Web address of the source': 'https://goa.gov.in/',
  'Checked on': '2026-11-29',
}
const rateSaved = { says: 'Failed to save the rate', done: 'Rate saved' }
const saved = { says: 'Failed to save invoice details', done: 'Invoice details saved' }

/** The desks where somebody else's words, listings and money are decided upon. */
export const queueForms: readonly AdminForm[] = [
  { ...decided, path: ({ deskFlat }) => `review?listing=${deskFlat}`, press: 'Approve' },
  {
    ...decided,
    path: ({ doubtfulFlat }) => `review?listing=${doubtfulFlat}`,
    fill: oneAfterAnother(press('Reject'), fill({ 'Rejection reason': 'No photos' })),
    press: 'Reject',
  },
  {
    path: ({ numberlessFlat }) => `properties/${numberlessFlat}`,
    call: 'POST /properties/:id/rera-waiver',
    fill: oneAfterAnother(
      press('Publish without a number'),
      fill({ Reason: 'Eight homes in all phases' }),
    ),
    press: 'Ask for confirmation',
    says: 'Failed to save',
    done: 'Another administrator was asked',
  },
  {
    path: ({ doubtfulFlat }) => `properties/${doubtfulFlat}`,
    call: 'PUT /properties/:id/claims/:subject',
    fill: oneAfterAnother(
      press('Edit: Price'),
      fill({ 'Document, register or visit': 'The letter of the owner' }),
    ),
    press: 'Save',
    says: 'Failed to save',
    done: 'Saved',
  },
  {
    path: 'rera',
    call: 'POST /rera/checks',
    press: 'Checked today',
    says: 'Failed to save',
    done: 'Saved as checked',
  },
  { ...reviewed, press: 'Publish the review by Meera I.' },
  {
    ...reviewed,
    fill: oneAfterAnother(
      press('Reject the review by Asif K.'),
      fill({ 'Rejection reason': 'It is rude' }),
    ),
    press: 'Reject',
  },
  {
    path: 'waitlist',
    call: 'GET /waitlist/export',
    press: 'Export',
    isFile: true,
    says: 'Failed to export the waitlist',
    done: 'Waitlist exported successfully',
  },
  {
    path: 'partners/new',
    call: 'POST /partners',
    fill: fill({ Name: 'Atlas', Email: 'api@atlas.example' }),
    press: 'Add Partner',
    says: 'Failed to save the partner',
    done: 'Partner added',
  },
  {
    path: 'subscriptions/payments',
    call: 'POST /plan-orders/:id/confirm',
    fill: press('Confirm the payment of Paula Payer'),
    press: 'Confirm',
    says: 'Failed to confirm the payment',
    done: 'Payment confirmed',
  },
  {
    path: 'subscriptions/payments',
    call: 'POST /plan-orders/:id/refuse',
    fill: oneAfterAnother(
      press('Reject the payment of Dev Debtor'),
      fill({ Reason: 'It never came' }),
    ),
    press: 'Reject',
    says: 'Failed to reject the payment',
    done: 'Payment rejected',
  },
  {
    path: 'subscriptions/invoice-details/new',
    call: 'POST /invoice-settings',
    fill: oneAfterAnother(fill(setting), choose('State', { label: 'Maharashtra' })),
    press: 'Save Details',
    ...saved,
  },
  {
    path: 'rates/new',
    call: 'POST /cost-rates',
    fill: oneAfterAnother(fill(rate), choose('Charge', { label: 'Registration' })),
    press: 'Save Rate',
    ...rateSaved,
  },
  {
    path: ({ rate: known }) => `rates/${known}`,
    call: 'PUT /cost-rates/:id',
    fill: fill({ Percentage: '4' }),
    press: 'Save Rate',
    ...rateSaved,
  },
  {
    path: 'rates',
    call: 'DELETE /cost-rates/:id',
    fill: menu('Stamp duty, Goa', 'Delete Rate'),
    press: 'Delete',
    says: 'Failed to delete the rate',
    done: 'Rate deleted',
  },
  {
    path: ({ setting }) => `subscriptions/invoice-details/${setting}`,
    call: 'PUT /invoice-settings/:id',
    fill: fill({ Service: 'Listing of homes' }),
    press: 'Save Details',
    ...saved,
  },
  {
    path: 'subscriptions/invoice-details',
    call: 'DELETE /invoice-settings/:id',
    fill: menu('BrickBazaar Services Pvt Ltd', 'Delete Details'),
    press: 'Delete',
    says: 'Failed to delete invoice details',
    done: 'Invoice details deleted',
  },
  {
    path: ({ subscription }) => `subscriptions/subscribers/${subscription}`,
    call: 'POST /payments/:id/refund',
    fill: oneAfterAnother(
      press('Refund'),
      fill({ Reason: 'Paid twice', 'Refund reference': 'UTR 99' }),
    ),
    press: 'Refund',
    says: 'Failed to refund the payment',
    done: 'Payment refunded',
  },
  {
    // Somebody has said who sells, so what was given back has its credit note.
    path: 'subscriptions/invoices?kind=credit-note',
    call: 'GET /invoices/export',
    fill: (page) =>
      page
        .getByText(/^Credit note · for/)
        .first()
        .waitFor(),
    open: press('Export'),
    press: 'CSV',
    isFile: true,
    says: 'Failed to export invoices',
    done: 'Invoices exported successfully',
  },
  {
    path: 'subscriptions/invoices',
    call: 'GET /invoices/:id/file',
    press: 'PDF of an invoice',
    act: (page) =>
      page
        .getByRole('button', { name: /^PDF of / })
        .first()
        .click(),
    isFile: true,
    says: 'Failed to download the invoice',
  },
  {
    path: ({ renewed }) => `subscriptions/subscribers/${renewed}`,
    call: 'POST /subscribers/:id/payments',
    fill: oneAfterAnother(press('Record Payment'), fill({ Amount: '500' })),
    press: 'Record Payment',
    says: 'Failed to record the payment',
    done: 'Payment recorded successfully',
  },
  {
    path: ({ renewed }) => `subscriptions/subscribers/${renewed}`,
    call: 'POST /subscribers/:id/renew',
    fill: press('Renew'),
    press: 'Renew',
    says: 'Failed to renew the subscription',
    done: 'Subscription renewed successfully',
  },
  {
    path: ({ cancelled }) => `subscriptions/subscribers/${cancelled}`,
    call: 'POST /subscribers/:id/cancel',
    fill: oneAfterAnother(press('Cancel Subscription'), fill({ Reason: 'Asked by the broker' })),
    press: 'Cancel Subscription',
    says: 'Failed to cancel the subscription',
    done: 'Subscription cancelled successfully',
  },
  {
    path: 'messages/templates/whatsapp.inquiry.received.hi',
    call: 'PUT /message-templates/:id',
    fill: fill({ 'WhatsApp template name': 'inquiry_received' }),
    press: 'Save',
    says: 'Failed to save template',
    done: 'Template saved',
  },
  {
    path: 'messages/settings',
    call: 'PUT /message-settings/rates',
    fill: fill({ 'Rupees per segment': '0.2' }),
    press: 'Save cost',
    says: 'Failed to save cost',
    done: 'New cost saved',
  },
  {
    path: 'messages?status=failed&search=9812300099',
    call: 'POST /messages/:id/resend',
    press: 'Resend link: +919812300099',
    says: 'Failed to send the message again',
    done: 'Message queued again',
  },
]
