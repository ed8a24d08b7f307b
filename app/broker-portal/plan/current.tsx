import { Day } from '#app/kit/form/date.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { StatusBadge } from '#app/kit/status-badge.tsx'
import { lengthOf, limitWords } from '#app/subscription/plan-text.ts'
import { Progress } from '#app/ui/progress.tsx'
import type { BrokerPlan } from '#contract/billing/payment.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { unlimited } from '#contract/billing/subscription-plan.ts'
import { addDays } from '#domain/date/report-period.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** The active plan, the next one, and the usage of limits. */
export function PlanCurrent({ plan }: { plan: BrokerPlan }) {
  const { current, next, usage } = plan
  return (
    <section aria-label="Your plan" className="rounded-lg border bg-card">
      <div className="space-y-2 p-5">
        {current ? <CurrentPlan current={current} /> : <NoPlan />}
        {next && (
          <p className="text-sm">
            <span className="font-medium break-words">{next.plan.name}</span> follows on{' '}
            <Day day={next.startsOn} /> and holds until <Day day={addDays(next.endsOn, -1)} />.
          </p>
        )}
      </div>
      <dl className="grid gap-x-8 gap-y-5 border-t p-5 sm:grid-cols-3">
        <Used label="Listings" {...usage.propertyListings} />
        <Used label="Contacts opened" {...usage.contactViews} />
        <Used label="Premium listings" {...usage.premiumListings} />
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
          label={daysLeft === 1 ? '1 day left' : `${withCommas(daysLeft)} days left`}
        />
      </div>
      <p className="text-sm text-muted-foreground">
        <Money amount={plan.price} full className="figures font-medium text-foreground" /> for{' '}
        {lengthOf(plan)} · from <Day day={startsOn} /> until <Day day={addDays(endsOn, -1)} />
      </p>
    </>
  )
}

function NoPlan() {
  return (
    <>
      <h2 className="text-xl">No plan</h2>
      <p className="max-w-prose text-sm text-muted-foreground">
        You list and receive inquiries without limit. A plan adds premium listings, figures for each
        listing and priority support; when it ends, your listings stay as they are.
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
}

function Used({ label, used, limit, waiting = 0 }: UsedProps) {
  const share = limit > 0 ? (used / limit) * 100 : 0
  const isOver = limit !== unlimited && used >= limit && limit > 0
  return (
    <div className="min-w-0 space-y-2">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="space-y-2">
        <p className="figures font-display text-lg font-semibold">
          {withCommas(used)}
          <span className="text-sm font-normal text-muted-foreground">
            {limit === unlimited ? ' · unlimited' : ` of ${limitWords(limit)}`}
          </span>
        </p>
        {limit > 0 && <Progress label={`${label} used`} value={share} />}
        {waiting > 0 && (
          <p className="text-xs text-muted-foreground">
            {withCommas(waiting)} more marked: shown as premium again with a plan that has room.
          </p>
        )}
        {isOver && (
          <p className="text-xs text-status-yellow-text">
            The limit is reached; a larger plan makes room.
          </p>
        )}
      </dd>
    </div>
  )
}
