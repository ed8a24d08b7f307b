import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { percentOr } from '#app/admin/report/words.ts'
import { useMay } from '#app/admin/shell/session.ts'
import { Progress } from '#app/ui/progress.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { DashboardReport } from '#contract/report.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

interface WorkProps {
  figures: DashboardReport | undefined
}

/** The share of waiting listings, the brokers with a plan, and the two rates. */
export function QuickStats({ figures }: WorkProps) {
  return (
    <section aria-label={t('Quick Stats')} className="rounded-lg border bg-card p-5">
      <h2 className="text-lg">{t('Quick Stats')}</h2>
      {figures ? <Stats figures={figures} /> : <Skeleton className="mt-4 h-44 w-full" />}
    </section>
  )
}

function Stats({ figures: { overview, rates } }: { figures: DashboardReport }) {
  const may = useMay()
  const bars = [
    {
      label: t('Pending Properties'),
      count: overview.pendingProperties,
      of: overview.totalProperties,
      to: '/bb-admin/properties?status=pending',
    },
    {
      label: t('Active Subscriptions'),
      count: overview.activeSubscriptions,
      of: overview.totalBrokers,
      to: may('subscription.read') && '/bb-admin/subscriptions/subscribers?status=active',
    },
  ]
  return (
    <div className="mt-4 space-y-4 text-sm">
      {bars.map(({ label, count, of, to }) => (
        <div key={label} className="space-y-1.5">
          <p className="flex justify-between gap-4">
            <span>{label}</span>
            {to ? (
              <Link to={to} className="figures font-medium text-link hover:underline">
                {withCommas(count)}
              </Link>
            ) : (
              <span className="figures font-medium">{withCommas(count)}</span>
            )}
          </p>
          <Progress label={label} value={of > 0 ? (count / of) * 100 : 0} />
        </div>
      ))}
      <dl className="grid grid-cols-2 gap-4 border-t pt-4">
        <div>
          <dt className="text-muted-foreground">{t('Approval Rate')}</dt>
          <dd className="figures mt-0.5 text-lg font-semibold">{percentOr(rates.approval)}</dd>
        </div>
        <div>
          <dt className="text-muted-foreground">{t('Subscription Rate')}</dt>
          <dd className="figures mt-0.5 text-lg font-semibold">{percentOr(rates.subscription)}</dd>
        </div>
      </dl>
    </div>
  )
}

const pendingText = (count: string) => t('{count} pending', { count })

/** What waits for a decision, with links to its queues. */
export function PendingActions({ figures }: WorkProps) {
  const may = useMay()
  const pending = figures?.pending
  const queues: [string, number | undefined, (count: string) => string, string][] = [
    [t('Property Reviews'), pending?.properties, pendingText, '/bb-admin/review'],
    [
      t('KYC Verifications'),
      pending?.kyc,
      pendingText,
      '/bb-admin/brokers?kycStatus=pending&sort=waiting',
    ],
    [
      t('Support Tickets'),
      pending?.tickets,
      (count) => t('{count} open', { count }),
      '/bb-admin/tickets?status=open&sort=oldest',
    ],
    [
      t('Reported listings'),
      pending?.flags,
      (count) => t('{count} flagged', { count }),
      '/bb-admin/flags?status=open&sort=oldest',
    ],
    [t('Unwanted calls'), pending?.calls, pendingText, '/bb-admin/call-reports?sort=oldest'],
  ]
  if (may('subscription.read')) {
    const to = '/bb-admin/subscriptions/payments?status=waiting&sort=waiting'
    const words = (count: string) => t('{count} to confirm', { count })
    queues.push([t('Payments'), pending?.payments ?? undefined, words, to])
  }
  return (
    <section aria-label={t('Pending Actions')} className="rounded-lg border bg-card">
      <h2 className="px-5 pt-5 pb-2 text-lg">{t('Pending Actions')}</h2>
      <ul className="divide-y">
        {queues.map(([label, count, words, to]) => (
          <li key={label}>
            <Link to={to} className="flex min-h-12 items-center gap-3 px-5 text-sm hover:bg-accent">
              <span className="flex-1">{label}</span>
              {count === undefined ? (
                <Skeleton className="h-4 w-16" />
              ) : (
                <span className="figures font-medium">{words(withCommas(count))}</span>
              )}
              <ChevronRight aria-hidden className="size-4 text-muted-foreground" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
