import { msg } from '#domain/locale/translate.ts'

/** Refusals of refunds and invoice details. */
export const billingRefusals = {
  payment_step_impossible: [
    409,
    msg('This payment is already refunded, or its order is still awaiting a decision.'),
  ],
  invoice_setting_overlaps: [409, msg('Some of these days already have invoice details.')],
  invoice_setting_ends_early: [409, msg('The end date must be after the start date.')],
  invoice_setting_unregistered: [409, msg('GST cannot be charged without a GSTIN.')],
  invoice_setting_other_state: [409, msg('This GSTIN belongs to another state.')],
} as const
