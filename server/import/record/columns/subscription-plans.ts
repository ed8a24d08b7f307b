import { DurationType, type SubscriptionPlan } from '#contract/billing/subscription-plan.ts'
import { refuse } from '#contract/refusal.ts'
import { notUnderstood, type Reading, understood } from '#domain/import-cell/reading.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Field, Value } from '#server/export/column.ts'

const text = { is: 'text' } as const
const number = { is: 'number' } as const
const limit = { is: 'limit' } as const
const flag = { is: 'flag' } as const

const lengthWords: Readonly<Record<string, DurationType>> = {
  ...{ d: 'days', day: 'days' },
  ...{ m: 'months', mon: 'months', mth: 'months', mths: 'months', month: 'months' },
  ...{ monthly: 'months', y: 'years', yr: 'years', yrs: 'years', year: 'years', yearly: 'years' },
}

const lengthType = (word: string): DurationType | undefined =>
  DurationType.has(word) ? word : lengthWords[word]

/** Parses the length of a plan: `3`, `3 months`, or `90` under the header "Validity (days)". */
function readLength(cell: string, header: string): Reading<Record<string, Value>> {
  const [, digits, word] = /^(\d+(?:\.\d+)?)\s*([a-z]*)\.?$/i.exec(cell) ?? []
  if (!digits) return notUnderstood(t('this is not a number of days, months or years'))
  const said = word || /\b(days|months|years)\b/i.exec(header)?.[1]
  if (!said) return understood({ duration: Number(digits) })
  const durationType = lengthType(said.toLowerCase())
  return durationType
    ? understood({ duration: Number(digits), durationType })
    : notUnderstood(t('this is not a number of days, months or years'))
}

// Above this, a number without a unit is more likely days.
const maxBareMonths = 36

/** Reads a length without a unit as months (PLN-2), with a note. */
export function resolveLength(
  draft: Record<string, unknown>,
  values: ReadonlyMap<string, Value>,
): { column: string; value: string; reason: string }[] {
  const { duration } = draft
  if (typeof duration !== 'number' || values.has('durationType')) return []
  if (duration > maxBareMonths) {
    throw refuse('invalid_input', {
      fields: { duration: t('Please say whether these are days, months or years.') },
    })
  }
  return [{ column: 'Duration', value: String(duration), reason: t('read as a number of months') }]
}

/** Notes the limits that the row of a new plan leaves out: the plan is unlimited there. */
export function unlimitedNotes(
  values: ReadonlyMap<string, Value>,
): { column: string; value: null; reason: string }[] {
  return planFields
    .filter(({ key }) => key === 'limits.propertyListings' || key === 'limits.contactViews')
    .filter(({ key }) => !values.has(key))
    .map(({ label }) => ({
      ...{ column: label, value: null },
      reason: t('the row says no limit, so the plan is unlimited'),
    }))
}

/** `subscribers` is exported but cannot be imported. */
export type PlanRow = Omit<SubscriptionPlan, 'subscribers'> & { subscribers?: number }

export const planFields: readonly Field<PlanRow>[] = [
  {
    ...{ key: 'name', label: msg('Name'), kind: text, required: true, example: 'Gold' },
    also: 'plan, plan name, title, package, package name',
    from: (row) => row.name,
  },
  {
    ...{
      key: 'description',
      label: msg('Description'),
      kind: text,
      example: 'For growing offices',
    },
    also: 'details',
    from: (row) => row.description,
  },
  {
    ...{ key: 'price', label: msg('Price'), kind: { is: 'rupees' }, example: '2,999' },
    isRequiredWhenNew: true,
    also:
      'offer price, selling price, sale price, discounted price, price inr, price rs, plan ' +
      'price, amount, cost, fee, fees, mrp',
    from: (row) => row.price,
  },
  {
    ...{ key: 'duration', label: msg('Duration'), kind: number, example: '1', split: readLength },
    isRequiredWhenNew: true,
    also:
      'duration days, duration months, duration years, length, validity, validity days, ' +
      'validity months, validity years, validity period, plan duration, period, term, tenure',
    from: (row) => row.duration,
  },
  {
    ...{ key: 'durationType', label: msg('Duration Type'), example: 'Months' },
    kind: { is: 'word', of: DurationType, also: lengthWords },
    also: 'duration unit, validity type, validity unit, unit',
    from: (row) => row.durationType,
  },
  {
    ...{ key: 'features', label: msg('Features'), kind: { is: 'list' } },
    example: 'Verified badge | Priority listing',
    from: (row) => row.features,
  },
  {
    ...{ key: 'limits.propertyListings', label: msg('Property Listings'), kind: limit },
    ...{ example: '-1', also: 'listings, listing limit, number of listings, properties' },
    from: (row) => row.limits.propertyListings,
  },
  {
    ...{ key: 'limits.contactViews', label: msg('Contact Views'), kind: limit, example: '-1' },
    also: 'contacts, number of contacts, contact limit, views, leads',
    from: (row) => row.limits.contactViews,
  },
  {
    ...{ key: 'limits.premiumListings', label: msg('Premium Listings'), kind: limit, example: '5' },
    also: 'featured listings',
    from: (row) => row.limits.premiumListings,
  },
  {
    ...{
      key: 'limits.analyticsAccess',
      label: msg('Analytics Access'),
      kind: flag,
      example: 'Yes',
    },
    from: (row) => row.limits.analyticsAccess,
  },
  {
    ...{ key: 'limits.prioritySupport', label: msg('Priority Support'), kind: flag, example: 'No' },
    from: (row) => row.limits.prioritySupport,
  },
  {
    ...{
      key: 'isActive',
      label: msg('Active'),
      kind: flag,
      example: 'Yes',
      also: 'status, enabled',
    },
    from: (row) => row.isActive,
  },
  {
    ...{ key: 'isPopular', label: msg('Popular'), kind: flag, example: 'No' },
    from: (row) => row.isPopular,
  },
  {
    ...{ key: 'sortOrder', label: msg('Sort Order'), kind: number, example: '0', also: 'order' },
    from: (row) => row.sortOrder,
  },
  {
    ...{
      key: 'color',
      label: msg('Colour'),
      kind: { is: 'color' },
      example: '#3b82f6',
      also: 'colour',
    },
    from: (row) => row.color,
  },
  {
    ...{ key: 'subscribers', label: msg('Subscribers'), kind: number, beyond: 'shown' },
    from: (row) => row.subscribers,
  },
]
