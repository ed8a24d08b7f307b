import {
  DurationType,
  type PlanLimits,
  type PlanTerms,
  unlimited,
} from '#contract/billing/subscription-plan.ts'
import { answerHours } from '#domain/date/answer-time.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** Returns "1 month", "3 months", "10 days". */
export function lengthOf({
  duration,
  durationType,
}: Pick<PlanTerms, 'duration' | 'durationType'>): string {
  const word = DurationType.label(durationType).toLowerCase()
  return `${duration} ${duration === 1 ? word.slice(0, -1) : word}`
}

export function limitWords(limit: number): string {
  return limit === unlimited ? 'Unlimited' : withCommas(limit)
}

/** Returns the limits by which plans are compared, in the same order everywhere. */
export function limitRows(limits: PlanLimits): { label: string; value: string; has: boolean }[] {
  const count = (label: string, limit: number) => ({
    label,
    value: limitWords(limit),
    has: limit !== 0,
  })
  const flag = (label: string, has: boolean) => ({ label, value: has ? 'Yes' : 'No', has })
  return [
    count('Listings', limits.propertyListings),
    count('Contact views', limits.contactViews),
    count('Premium listings', limits.premiumListings),
    flag('Analytics', limits.analyticsAccess),
    {
      label: 'Support answers within',
      value: `${limits.prioritySupport ? answerHours.priority : answerHours.usual} hours`,
      has: limits.prioritySupport,
    },
  ]
}
