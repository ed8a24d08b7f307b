import { z } from 'zod'
import { crud, openPaging, version } from '#contract/crud.ts'
import { endpoint } from '#contract/endpoint.ts'
import { clearable, day, optional, text } from '#contract/field.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { maxRupees } from '#domain/money/max-rupees.ts'
import { stateName } from '#domain/place/state-name.ts'
import { gstStates } from '#domain/tax/gst-state.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** What a rate is charged for. */
export const CostCharge = words({
  'stamp-duty': msg('Stamp duty'),
  registration: msg('Registration'),
  gst: msg('GST'),
  tds: msg('TDS'),
  'brokerage-gst': msg('GST on brokerage'),
  'loan-share': msg('Largest share a bank lends'),
})
export type CostCharge = WordOf<typeof CostCharge>

/** Who is named as the buyer in the sale deed. */
export const CostBuyer = words({
  any: msg('Any buyer'),
  man: msg('A man'),
  woman: msg('A woman'),
  joint: msg('Joint owners'),
})

/** The states of India by their English name. */
export const CostState = words(
  Object.fromEntries(Object.values(gstStates).map((name) => [name, stateName(name)])),
)

const row = {
  charge: CostCharge.schema,
  /** Null: all of India. */
  state: z.string().nullable(),
  /** `any`, `urban`, `rural`, `metro`, `non-metro`, or one city by its name. */
  place: z.string(),
  buyer: CostBuyer.schema,
  /** Whole rupees: above the first, up to and including the second. */
  above: z.number(),
  upTo: z.number().nullable(),
  maxCarpet: z.number().nullable(),
  percent: z.number().nullable(),
  fixedAmount: z.number().nullable(),
  maxAmount: z.number().nullable(),
  note: z.string().nullable(),
  /** Days of India: the first, and the day after the last. */
  validFrom: z.string(),
  validUntil: z.string().nullable(),
  source: z.string(),
  address: z.string(),
  checkedOn: z.string(),
}

/** One rate for a slab of amounts and a period. */
export const CostRateRow = z.object({ _id: z.string(), ...row, version: z.number() })
export type CostRateRow = z.infer<typeof CostRateRow>

const amount = z
  .number({ error: () => t('Please enter a number.') })
  .int({ error: () => t('Please enter whole rupees.') })
  .min(0, { error: () => t('This cannot be less than {limit}.', { limit: 0 }) })
  .max(maxRupees, {
    error: () => t('This cannot be more than {limit}.', { limit: withCommas(maxRupees) }),
  })
const hasTwoDecimals = (rate: number) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6

const fields = {
  charge: CostCharge.schema,
  state: clearable(z.string().refine(CostState.has, { error: () => t('Please choose a state.') })),
  place: text(60),
  buyer: CostBuyer.schema,
  above: amount,
  upTo: clearable(amount),
  maxCarpet: clearable(
    z
      .number({ error: () => t('Please enter a number.') })
      .int({ error: () => t('Please enter a whole number.') })
      .min(1, { error: () => t('This must be more than zero.') })
      .max(10_000, { error: () => t('This is too large.') }),
  ),
  percent: clearable(
    z
      .number({ error: () => t('Please enter the rate in percent.') })
      .min(0, { error: () => t('This cannot be less than {limit}.', { limit: 0 }) })
      .max(100, { error: () => t('This cannot be more than {limit}.', { limit: 100 }) })
      .refine(hasTwoDecimals, { error: () => t('Please enter at most two decimals.') }),
  ),
  fixedAmount: clearable(amount),
  maxAmount: clearable(amount),
  note: clearable(text(200)),
  validFrom: day,
  validUntil: clearable(day),
  source: text(200),
  address: text(400).refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), {
    error: () => t('Please enter a web address that starts with https://.'),
  }),
  checkedOn: day,
}

export const CostRateDraft = z.strictObject(fields)
export const CostRateChange = z.strictObject(fields).partial().extend({ version })

export const costRate = {
  ...crud({
    path: '/cost-rates',
    one: 'rate',
    many: 'rates',
    words: { one: 'rate of a charge on homes', many: 'rates of charges on homes' },
    row: CostRateRow,
    create: CostRateDraft,
    change: CostRateChange,
    query: z.strictObject({
      ...openPaging,
      charge: optional(CostCharge.schema),
      state: optional(z.string().max(60)),
    }),
    may: { read: 'property.read', write: 'property.change', remove: 'property.change' },
  }),
  publicList: endpoint({
    method: 'GET',
    path: '/public/cost-rates',
    access: 'public',
    scope: 'listings:read',
    summary: 'Get today’s cost rates for a home in a state, with their sources',
    query: z.strictObject({ state: z.string().max(60) }),
    reply: z.object({ rates: z.array(z.object(row)) }),
  }),
}
