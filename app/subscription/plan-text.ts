import { type PlanLimits, type PlanTerms, unlimited } from '#contract/billing/subscription-plan.ts'
import { answerHours } from '#domain/date/answer-time.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** Returns "1 month", "3 months", "10 days". */
export function lengthOf({
  duration,
  durationType,
}: Pick<PlanTerms, 'duration' | 'durationType'>): string {
  switch (durationType) {
    case 'days':
      return t('{duration, plural, one {# day} other {# days}}', { duration })
    case 'months':
      return t('{duration, plural, one {# month} other {# months}}', { duration })
    case 'years':
      return t('{duration, plural, one {# year} other {# years}}', { duration })
  }
}

export function limitWords(limit: number): string {
  return limit === unlimited ? t('Unlimited') : withCommas(limit)
}

/** Returns the limits by which plans are compared, in the same order everywhere. */
export function limitRows(limits: PlanLimits): { label: string; value: string; has: boolean }[] {
  const count = (label: string, limit: number) => ({
    label,
    value: limitWords(limit),
    has: limit !== 0,
  })
  const flag = (label: string, has: boolean) => ({ label, value: has ? t('Yes') : t('No'), has })
  return [
    count(t('Listings'), limits.propertyListings),
    count(t('Contact views'), limits.contactViews),
    count(t('Premium listings'), limits.premiumListings),
    flag(t('Analytics'), limits.analyticsAccess),
    {
      label: t('Support reply time'),
      value: t('{hours, plural, one {# hour} other {# hours}}', {
        hours: limits.prioritySupport ? answerHours.priority : answerHours.usual,
      }),
      has: limits.prioritySupport,
    },
  ]
}
