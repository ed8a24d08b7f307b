import { DurationType, type SubscriptionPlan } from '#contract/subscription-plan.ts'
import type { Field } from '#server/sheet/field.ts'

const text = { is: 'text' } as const
const number = { is: 'number' } as const
const flag = { is: 'flag' } as const

/** `subscribers` is only known on the way out. */
export type PlanRow = Omit<SubscriptionPlan, 'subscribers'> & { subscribers?: number }

export const planFields: readonly Field<PlanRow>[] = [
  {
    ...{ key: 'name', label: 'Name', kind: text, required: true, example: 'Gold' },
    also: 'plan, plan name, title',
    from: (row) => row.name,
  },
  {
    ...{ key: 'description', label: 'Description', kind: text, example: 'For growing offices' },
    also: 'details',
    from: (row) => row.description,
  },
  {
    ...{ key: 'price', label: 'Price', kind: { is: 'rupees' }, example: '2,999' },
    also: 'amount, price inr, price rs, cost',
    from: (row) => row.price,
  },
  {
    ...{ key: 'duration', label: 'Duration', kind: number, example: '1', also: 'length' },
    from: (row) => row.duration,
  },
  {
    ...{ key: 'durationType', label: 'Duration Type', example: 'Months' },
    ...{ kind: { is: 'word', of: DurationType }, also: 'duration unit, unit' },
    from: (row) => row.durationType,
  },
  {
    ...{ key: 'features', label: 'Features', kind: { is: 'list' } },
    example: 'Verified badge | Priority listing',
    from: (row) => row.features,
  },
  {
    ...{ key: 'limits.propertyListings', label: 'Property Listings', kind: number },
    ...{ example: '-1', also: 'listings, listing limit' },
    from: (row) => row.limits.propertyListings,
  },
  {
    ...{ key: 'limits.contactViews', label: 'Contact Views', kind: number, example: '-1' },
    from: (row) => row.limits.contactViews,
  },
  {
    ...{ key: 'limits.premiumListings', label: 'Premium Listings', kind: number, example: '5' },
    from: (row) => row.limits.premiumListings,
  },
  {
    ...{ key: 'limits.analyticsAccess', label: 'Analytics Access', kind: flag, example: 'Yes' },
    from: (row) => row.limits.analyticsAccess,
  },
  {
    ...{ key: 'limits.prioritySupport', label: 'Priority Support', kind: flag, example: 'No' },
    from: (row) => row.limits.prioritySupport,
  },
  {
    ...{ key: 'isActive', label: 'Active', kind: flag, example: 'Yes', also: 'status, enabled' },
    from: (row) => row.isActive,
  },
  {
    ...{ key: 'isPopular', label: 'Popular', kind: flag, example: 'No' },
    from: (row) => row.isPopular,
  },
  {
    ...{ key: 'sortOrder', label: 'Sort Order', kind: number, example: '0', also: 'order' },
    from: (row) => row.sortOrder,
  },
  {
    ...{ key: 'color', label: 'Color', kind: text, example: '#3b82f6', also: 'colour' },
    from: (row) => row.color,
  },
  {
    ...{ key: 'subscribers', label: 'Subscribers', kind: number, beyond: 'shown' },
    from: (row) => row.subscribers,
  },
]
