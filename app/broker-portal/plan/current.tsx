import { Day } from '#app/kit/form/date.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { StatusBadge } from '#app/kit/status-badge.tsx'
import { lengthOf, limitWords } from '#app/subscription/plan-text.ts'
import { Progress } from '#app/ui/progress.tsx'
import type { BrokerPlan } from '#contract/billing/payment.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { unlimited } from '#contract/billing/subscription-plan.ts'
import { addDays } from '#domain/date/report-period.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** The active plan, the next one, and the usage of limits. */
export function PlanCurrent({ plan }: { plan: BrokerPlan }) {
  const { current, next, usage } = plan
  return (
    <section aria-label={t('Your plan')} className="rounded-lg border bg-card">
      <div className="space-y-2 p-5">
        {current ? <CurrentPlan current={current} /> : <NoPlan />}
        {next && (
          <p className="text-sm">
            <Rich
              text={t('<0>{plan}</0> starts on <1/> and is valid until <2/>.', {
                plan: next.plan.name,
              })}
              elements={[
                <span key="plan" className="font-medium break-words" />,
                <Day key="starts" day={next.startsOn} />,
                <Day key="ends" day={addDays(next.endsOn, -1)} />,
              ]}
            />
          </p>
        )}
      </div>
      <dl className="grid gap-x-8 gap-y-5 border-t p-5 sm:grid-cols-3">
        <Used label={t('Listings')} {...usage.propertyListings} />
        <Used label={t('Contact views')} {...usage.contactViews} />
        <Used label={t('Premium listings')} {...usage.premiumListings} />
      </dl>
    </section>
  )
}

const soon = 7

function CurrentPlan({ current }: { current: Subscription }) {
  const { plan, startsOn, endsOn, daysLeft } = current
  const isEnding = daysLeft <= soon
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-xl break-words">{plan.name}</h2>
        <StatusBadge
          filled
          tone={isEnding ? 'yellow' : 'green'}
          label={t('{count, plural, one {{figure} day left} other {{figure} days left}}', {
            count: daysLeft,
            figure: withCommas(daysLeft),
          })}
        />
      </div>
      <p className="text-sm text-muted-foreground">
        <Rich
          text={t('<0/> for {length} · <1/> to <2/>', { length: lengthOf(plan) })}
          elements={[
            <Money
              key="price"
              amount={plan.price}
              full
              className="figures font-medium text-foreground"
            />,
            <Day key="starts" day={startsOn} />,
            <Day key="ends" day={addDays(endsOn, -1)} />,
          ]}
        />
      </p>
    </>
  )
}

function NoPlan() {
  return (
    <>
      <h2 className="text-xl">{t('No plan')}</h2>
      <p className="max-w-prose text-sm text-muted-foreground">
        {t(
          'You can list properties and receive enquiries without limits. A plan adds premium ' +
            'listings, analytics for each listing and priority support. When a plan ends, ' +
            'your listings stay live.',
        )}
      </p>
    </>
  )
}

interface UsedProps {
  label: string
  used: number
  limit: number
  /** The number of marked listings for which the plan has no room. */
  waiting?: number
  /** The number of contact views that were credited back. */
  credited?: number
}

function Used({ label, used, limit, waiting = 0, credited = 0 }: UsedProps) {
  const charged = Math.max(0, used - credited)
  const share = limit > 0 ? (charged / limit) * 100 : 0
  const isOver = limit !== unlimited && charged >= limit && limit > 0
  return (
    <div className="min-w-0 space-y-2">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="space-y-2">
        <p className="figures font-display text-lg font-semibold">
          <Rich
            text={
              limit === unlimited
                ? t('{used}<0> · unlimited</0>', { used: withCommas(used) })
                : t('{used}<0> of {limit}</0>', {
                    used: withCommas(used),
                    limit: limitWords(limit),
                  })
            }
            elements={[<span key="limit" className="text-sm font-normal text-muted-foreground" />]}
          />
        </p>
        {limit > 0 && <Progress label={t('{label} used', { label })} value={share} />}
        {credited > 0 && limit !== unlimited && (
          <p className="text-xs text-muted-foreground">
            {t('{credited} credited back · {left} left', {
              credited: withCommas(credited),
              left: withCommas(Math.max(0, limit - charged)),
            })}
          </p>
        )}
        {waiting > 0 && (
          <p className="text-xs text-muted-foreground">
            {t('{figure} more marked as premium. Choose a larger plan to show them as premium.', {
              figure: withCommas(waiting),
            })}
          </p>
        )}
        {isOver && (
          <p className="text-xs text-status-yellow-text">
            {t('Limit reached. Choose a larger plan for more.')}
          </p>
        )}
      </dd>
    </div>
  )
}
