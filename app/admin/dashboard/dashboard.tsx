import { RotateCw } from 'lucide-react'
import { CompanyMissing } from '#app/admin/company/missing.tsx'
import { ReportExport } from '#app/admin/report/export.tsx'
import { usePeriod } from '#app/admin/report/period.tsx'
import { changeWords } from '#app/admin/report/words.ts'
import { CardLink } from '#app/admin/shell/card-link.tsx'
import { cameThisMonth } from '#app/admin/shell/list-link.ts'
import { refresh } from '#app/admin/shell/refresh.ts'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Problem } from '#app/kit/problem.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { audit } from '#contract/audit.ts'
import { type DashboardReport, report } from '#contract/report.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { DashboardActivity } from './activity.tsx'
import { DashboardAnalytics } from './analytics.tsx'
import { PendingActions, QuickStats } from './pending-actions.tsx'

export const meta = () => [{ title: t('Dashboard | BrickBazaar') }]

const failed = msg('Failed to load dashboard data')

/** Totals, charts of a period, recent events and work that waits. */
export default function Dashboard() {
  const may = useMay()
  const [period] = usePeriod()
  const figures = useRead(report.dashboard, {})
  const events = useRead(audit.list, { query: { limit: '8' } })
  const analytics = useRead(report.analytics, { query: { period } }, { keepPrevious: true })
  const readAnew = () => void refresh([figures, events, analytics], failed)
  if (figures.isError && !figures.data) {
    return <Problem title={failed} error={figures.error} onRetry={readAnew} />
  }
  return (
    <div className="space-y-6">
      <PageTitle
        title={t('Dashboard')}
        actions={
          <>
            <ReportExport type="dashboard" period={period} />
            <Button variant="outline" disabled={figures.isFetching} onClick={readAnew}>
              <RotateCw aria-hidden />
              {t('Refresh Data')}
            </Button>
          </>
        }
      />
      {may('page.publish') && <CompanyMissing />}
      <Cards figures={figures.data} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <DashboardActivity read={events} />
        <div className="grid gap-5">
          <QuickStats figures={figures.data} />
          <PendingActions figures={figures.data} />
        </div>
      </div>
      <DashboardAnalytics read={analytics} />
    </div>
  )
}

function Cards({ figures }: { figures: DashboardReport | undefined }) {
  const may = useMay()
  const { overview, growth, changes } = figures ?? {}
  const plus = (count: number | undefined) =>
    t('+{count} this month', { count: withCommas(count ?? 0) })
  const revenue = overview?.estimatedRevenue
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <StatCard
        label={t('Total Brokers')}
        value={overview?.totalBrokers}
        detail={
          growth && (
            <CardLink to={cameThisMonth('/bb-admin/brokers')}>{plus(growth.newBrokers)}</CardLink>
          )
        }
      />
      <StatCard
        label={t('Total Customers')}
        value={overview?.totalCustomers}
        detail={
          growth &&
          (may('customer.read') ? (
            <CardLink to={cameThisMonth('/bb-admin/customers')}>
              {plus(growth.newCustomers)}
            </CardLink>
          ) : (
            plus(growth.newCustomers)
          ))
        }
      />
      <StatCard
        label={t('Total Properties')}
        value={overview?.totalProperties}
        detail={
          growth && (
            <CardLink to={cameThisMonth('/bb-admin/properties')}>
              {plus(growth.newProperties)}
            </CardLink>
          )
        }
      />
      {revenue !== null && (
        <StatCard
          label={t('Monthly Revenue')}
          value={revenue === undefined ? undefined : formatRupees(revenue)}
          detail={
            changes?.revenue && (
              <CardLink to="/bb-admin/reports/revenue">
                {t('{revenue} this month', { revenue: changeWords(changes.revenue) })}
              </CardLink>
            )
          }
        />
      )}
    </dl>
  )
}
