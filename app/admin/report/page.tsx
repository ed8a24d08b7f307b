import { RotateCw } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { CardLink } from '#app/admin/shell/card-link.tsx'
import { refresh } from '#app/admin/shell/refresh.ts'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { bringIntoRow, tabClass, tabListClass } from '#app/ui/tabs.tsx'
import { toast } from '#app/ui/toast.ts'
import { ReportType, report } from '#contract/report.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { ReportExport } from './export.tsx'
import { usePeriod } from './period.tsx'
import { ReportRevenue } from './revenue.tsx'
import { ReportSources } from './sources.tsx'
import { ReportBrokers, ReportCustomers, ReportProperties } from './tab.tsx'

export const meta = () => [{ title: t('Reports & Analytics | BrickBazaar') }]

const failed = msg('Failed to load reports')

/** The reports as tabs; the tab is in the address. Revenue only for roles that may see it. */
export default function ReportPage() {
  const may = useMay()
  const seesMoney = may('revenue.read')
  const [period] = usePeriod()
  const tabs = ReportType.keys.filter(
    (type) => type !== 'dashboard' && (type !== 'revenue' || seesMoney),
  )
  const asked = useParams().tab
  const tab = tabs.find((type) => type === asked) ?? tabs[0] ?? 'properties'
  const dashboard = useRead(report.dashboard, {})
  const revenue = useRead(
    report.revenue,
    { query: { period } },
    { enabled: seesMoney, keepPrevious: true },
  )
  const brokers = useRead(report.brokerActivity, {})
  const properties = useRead(report.properties, {})
  const customers = useRead(report.customers, {})
  const reads = [dashboard, ...(seesMoney ? [revenue] : []), brokers, properties, customers]
  const isMissing = reads.some((read) => read.isError && !read.data)
  useEffect(() => {
    if (isMissing) toast.error(failed)
  }, [isMissing])
  const panels: Record<Exclude<ReportType, 'dashboard'>, ReactNode> = {
    revenue: (
      <Loaded read={revenue} failed={failed}>
        {(reply) => <ReportRevenue report={reply} />}
      </Loaded>
    ),
    'broker-activity': (
      <Loaded read={brokers} failed={failed}>
        {(reply) => <ReportBrokers report={reply} />}
      </Loaded>
    ),
    properties: (
      <Loaded read={properties} failed={failed}>
        {(reply) => <ReportProperties report={reply} />}
      </Loaded>
    ),
    customers: (
      <Loaded read={customers} failed={failed}>
        {(reply) => <ReportCustomers report={reply} linked={may('customer.read')} />}
      </Loaded>
    ),
    sources: <ReportSources />,
  }
  const overview = dashboard.data?.overview
  const active = brokers.data?.statusDistribution.find(({ _id }) => _id === 'active')?.count ?? 0
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        title={t('Reports & Analytics')}
        subtitle={t('Revenue and growth of the marketplace.')}
        actions={
          <>
            <ReportExport type={tab} period={period} />
            <Button
              variant="outline"
              disabled={reads.some(({ isFetching }) => isFetching)}
              onClick={() => void refresh(reads, failed)}
            >
              <RotateCw aria-hidden />
              {t('Refresh Data')}
            </Button>
          </>
        }
      />
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {seesMoney && (
          <StatCard
            label={t('Total Revenue')}
            value={revenue.data && formatRupees(revenue.data.totalRevenue)}
            failed={revenue.isError}
            detail={
              revenue.data &&
              t('{sum} all time', { sum: formatRupees(revenue.data.allTimeRevenue) })
            }
          />
        )}
        <StatCard
          label={t('Active Brokers')}
          value={brokers.data && active}
          failed={brokers.isError}
          detail={
            <CardLink to="/bb-admin/brokers?status=active">
              {t({ id: 'brokers.open', message: 'See brokers' })}
            </CardLink>
          }
        />
        <StatCard
          label={t('Total Properties')}
          value={overview?.totalProperties}
          failed={dashboard.isError}
          detail={<CardLink to="/bb-admin/properties">{t('See properties')}</CardLink>}
        />
        <StatCard
          label={t('Subscriptions')}
          value={overview?.activeSubscriptions}
          failed={dashboard.isError}
          detail={
            may('subscription.read') && (
              <CardLink to="/bb-admin/subscriptions/subscribers?status=active">
                {t('See subscribers')}
              </CardLink>
            )
          }
        />
      </dl>
      <TabNav tabs={tabs} now={tab} />
      <section aria-label={ReportType.label(tab)}>
        {tab === 'dashboard' ? null : panels[tab]}
      </section>
    </div>
  )
}

function TabNav({ tabs, now }: { tabs: ReportType[]; now: ReportType }) {
  const { search } = useLocation()
  return (
    <nav aria-label={t('Reports')} className={tabListClass}>
      {tabs.map((type) => (
        <Link
          key={type}
          to={{ pathname: `/bb-admin/reports/${type}`, search }}
          ref={type === now ? bringIntoRow : undefined}
          aria-current={type === now ? 'page' : undefined}
          preventScrollReset
          className={tabClass}
        >
          {ReportType.label(type)}
        </Link>
      ))}
    </nav>
  )
}
