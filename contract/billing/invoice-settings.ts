import { z } from 'zod'
import { crud, openPaging, version } from '#contract/crud.ts'
import { clearable, day, text } from '#contract/field.ts'
import { words } from '#contract/words.ts'
import { t } from '#domain/locale/translate.ts'
import { stateName } from '#domain/place/state-name.ts'
import { gstStates } from '#domain/tax/gst-state.ts'
import { isGstin, plainNumber } from '#domain/tax/tax-number.ts'

/** The states of India by GST code, ordered by name. */
export const GstState = words(
  Object.fromEntries(
    Object.entries(gstStates)
      .sort(([, one], [, other]) => (one < other ? -1 : 1))
      .map(([code, name]) => [code, stateName(name)]),
  ),
)

/** A GSTIN with a valid check digit, in capitals. */
export const gstin = text(20)
  .transform(plainNumber)
  .refine(isGstin, { error: () => t('Please enter a valid 15-character GSTIN.') })

export const gstState = z
  .string({ error: () => t('Please choose a state.') })
  .refine(GstState.has, { error: () => t('Please choose a state.') })

/** The seller and the tax rate for a period. */
export const InvoiceSetting = z.object({
  _id: z.string(),
  /** Days of India: the first, and the day after the last. */
  validFrom: z.string(),
  validUntil: z.string().nullable(),
  supplierName: z.string(),
  supplierAddress: z.string(),
  supplierState: z.string(),
  supplierGstin: z.string().nullable(),
  serviceCode: z.string(),
  serviceName: z.string(),
  ratePercent: z.number(),
  source: z.string().nullable(),
  checkedOn: z.string().nullable(),
  bankDetails: z.string().nullable(),
  version: z.number(),
})
export type InvoiceSetting = z.infer<typeof InvoiceSetting>

const hasTwoDecimals = (rate: number) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6

const fields = {
  validFrom: day,
  validUntil: clearable(day),
  supplierName: text(160),
  supplierAddress: text(400),
  supplierState: gstState,
  supplierGstin: clearable(gstin),
  serviceCode: text(8).regex(/^\d{4,8}$/, {
    error: () => t('Please enter a service code of 4 to 8 digits.'),
  }),
  serviceName: text(160),
  ratePercent: z
    .number({ error: () => t('Please enter the rate in percent.') })
    .min(0, { error: () => t('This cannot be less than {limit}.', { limit: 0 }) })
    .max(100, { error: () => t('This cannot be more than {limit}.', { limit: 100 }) })
    .refine(hasTwoDecimals, { error: () => t('Please enter at most two decimals.') }),
  source: clearable(text(300)),
  checkedOn: clearable(day),
  bankDetails: clearable(text(600)),
}

export const InvoiceSettingDraft = z.strictObject(fields)
export const InvoiceSettingChange = z.strictObject(fields).partial().extend({ version })

export const invoiceSetting = crud({
  path: '/invoice-settings',
  one: 'setting',
  many: 'settings',
  words: { one: 'row of invoice details', many: 'rows of invoice details' },
  row: InvoiceSetting,
  create: InvoiceSettingDraft,
  change: InvoiceSettingChange,
  query: z.strictObject(openPaging),
  may: { read: 'subscription.read', write: 'subscription.change', remove: 'subscription.change' },
})
