import { z } from 'zod'
import { crud, openPaging, version } from '#contract/crud.ts'
import { endpoint } from '#contract/endpoint.ts'
import {
  clearable,
  color,
  idParams,
  optional,
  searchText,
  sortOrder,
  text,
} from '#contract/field.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'

export const DurationType = words({ days: msg('Days'), months: msg('Months'), years: msg('Years') })
export type DurationType = WordOf<typeof DurationType>

/** The limit that stands for unlimited (PLN-1). */
export const unlimited = -1

export const PlanLimits = z.object({
  propertyListings: z.number(),
  contactViews: z.number(),
  premiumListings: z.number(),
  analyticsAccess: z.boolean(),
  prioritySupport: z.boolean(),
})
export type PlanLimits = z.infer<typeof PlanLimits>

/** The terms of a plan, stored with the subscription as it was sold. */
export const PlanTerms = z.object({
  name: z.string(),
  price: z.number(),
  duration: z.number(),
  durationType: DurationType.schema,
  features: z.array(z.string()),
  limits: PlanLimits,
})
export type PlanTerms = z.infer<typeof PlanTerms>

export const SubscriptionPlan = z.object({
  _id: z.string(),
  ...PlanTerms.shape,
  description: z.string(),
  isActive: z.boolean(),
  isPopular: z.boolean(),
  sortOrder: z.number(),
  color: z.string(),
  version: z.number(),
  /** Brokers with this plan today. */
  subscribers: z.number(),
})
export type SubscriptionPlan = z.infer<typeof SubscriptionPlan>

const limit = z
  .number({ error: () => t('Please enter a number.') })
  .int({ error: () => t('Please enter a whole number.') })
  .min(unlimited, { error: () => t('This cannot be less than {limit}.', { limit: 0 }) })
  .max(1_000_000, { error: () => t('This cannot be more than 10,00,000.') })

const limits = {
  propertyListings: limit,
  contactViews: limit,
  premiumListings: limit,
  analyticsAccess: z.boolean(),
  prioritySupport: z.boolean(),
}

const fields = {
  name: text(80),
  description: clearable(text(500)),
  price: z
    .number({ error: () => t('Please enter the price in rupees.') })
    .int({ error: () => t('Please enter whole rupees.') })
    .min(0, { error: () => t('The price cannot be less than 0.') })
    .max(100_000_000, { error: () => t('This price is too high.') }),
  duration: z
    .number({ error: () => t('Please enter a number.') })
    .int({ error: () => t('Please enter a whole number.') })
    .min(1, { error: () => t('The duration must be at least 1.') })
    .max(3650, { error: () => t('This duration is too long.') }),
  durationType: DurationType.schema,
  // Empty lines are removed on save (PLN-2).
  features: z.preprocess(
    (value) =>
      Array.isArray(value)
        ? value.filter((line) => typeof line !== 'string' || line.trim() !== '')
        : value,
    z.array(text(200)).max(30, { error: () => t('A plan can have at most 30 features.') }),
  ),
  limits: z.strictObject(limits).partial(),
  isActive: z.boolean(),
  isPopular: z.boolean(),
  sortOrder,
  color,
}

/** A new plan; missing fields get the defaults of PLN-2. */
export const SubscriptionPlanDraft = z.strictObject({
  ...fields,
  price: fields.price.default(0),
  duration: fields.duration.default(1),
  durationType: fields.durationType.default('months'),
  features: fields.features.default([]),
  limits: z
    .strictObject({
      propertyListings: limit.default(unlimited),
      contactViews: limit.default(unlimited),
      premiumListings: limit.default(0),
      analyticsAccess: z.boolean().default(false),
      prioritySupport: z.boolean().default(false),
    })
    .prefault({}),
  isActive: fields.isActive.default(true),
  isPopular: fields.isPopular.default(false),
  sortOrder: sortOrder.default(0),
  color: color.default('#3b82f6'),
})
export const SubscriptionPlanChange = z.strictObject(fields).partial().extend({ version })

const offeredPlan = SubscriptionPlan.omit({ version: true, subscribers: true, isActive: true })

export const PlanSort = words({
  order: msg('Display order'),
  'order-desc': msg('Display order, reversed'),
  name: msg('Name, A to Z'),
  'name-desc': msg('Name, Z to A'),
  price: msg('Lowest price first'),
  'price-desc': msg('Highest price first'),
})
export type PlanSort = WordOf<typeof PlanSort>

export const SubscriptionPlanListQuery = z.strictObject({
  ...openPaging,
  search: searchText,
  status: optional(z.enum(['active', 'inactive'])),
  sort: PlanSort.schema.default('order'),
})

export const subscriptionPlan = {
  ...crud({
    path: '/subscriptions',
    one: 'plan',
    many: 'plans',
    words: { one: 'subscription plan', many: 'subscription plans' },
    row: SubscriptionPlan,
    create: SubscriptionPlanDraft,
    change: SubscriptionPlanChange,
    query: SubscriptionPlanListQuery,
    may: {
      read: 'subscription.read',
      write: 'subscription.change',
      remove: 'subscription.change',
    },
  }),
  /**
   * Carries the wanted value where there is one, so that two quick clicks have the same effect
   * (CON-05).
   */
  toggleStatus: endpoint({
    method: 'PATCH',
    path: '/subscriptions/:id/toggle-status',
    access: 'subscription.change',
    summary: 'Activate or deactivate a plan; its subscribers keep it',
    params: idParams,
    body: z
      .strictObject({
        isActive: z.boolean().optional(),
        /** The version shown on screen: refused where the plan has changed since. */
        version: z.number().int().min(1).optional(),
      })
      .nullish(),
    reply: z.object({ plan: SubscriptionPlan }),
  }),
  /** Plans on offer for brokers and visitors, with the lowest monthly price (PLN-3). */
  offered: endpoint({
    method: 'GET',
    path: '/public/plans',
    access: 'public',
    summary: 'List active plans in their order, and the lowest price per month',
    reply: z.object({ plans: z.array(offeredPlan), startsAt: z.number().nullable() }),
  }),
}
