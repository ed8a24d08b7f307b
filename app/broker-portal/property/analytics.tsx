import { Link, useParams, useSearchParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { Chart } from '#app/kit/chart.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import type { ReplyOf } from '#contract/endpoint.ts'
import { AnalyticsKind, AnalyticsPeriod, ownProperty } from '#contract/property/own-property.ts'
import { t } from '#domain/locale/translate.ts'

const usual: AnalyticsPeriod = 'daily'

/** The analytics of one listing: impressions, views and contacts over time. */
export default function PropertyAnalytics() {
  const { id = '' } = useParams()
  const [period, setPeriod] = usePeriod()
  const read = useRead(
    ownProperty.analytics,
    { params: { id }, query: { period } },
    { keepPrevious: true },
  )
  return (
    <Loaded read={read} failed={t('Failed to load the analytics')} height="h-96">
      {(reply) => (
        <div className="space-y-6">
          <PageTitle
            title={t('Analytics')}
            subtitle={reply.title}
            actions={
              reply.buckets && (
                <Select
                  aria-label={t('Period')}
                  value={period}
                  onChange={(event) => setPeriod(event.target.value)}
                  className="w-36"
                >
                  {AnalyticsPeriod.options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {t(label)}
                    </option>
                  ))}
                </Select>
              )
            }
          />
          <Totals totals={reply.totals} />
          {reply.buckets ? <Charts buckets={reply.buckets} /> : <WithoutPlan />}
        </div>
      )}
    </Loaded>
  )
}

type Reply = ReplyOf<typeof ownProperty.analytics>

function Totals({ totals }: { totals: Reply['totals'] }) {
  const contacted = totals.call + totals.whatsapp + totals.email + totals.form
  const share = (part: number, whole: number) =>
    whole > 0 ? `${Math.round((part / whole) * 100)}%` : undefined
  const opened = share(totals.opened, totals.shown)
  const asked = share(contacted, totals.opened)
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label={t(AnalyticsKind.label('shown'))}
        value={totals.shown}
        detail={t('Since it was listed')}
      />
      <StatCard
        label={t(AnalyticsKind.label('opened'))}
        value={totals.opened}
        detail={opened && t('{share} of times shown', { share: opened })}
      />
      <StatCard
        label={t('Contacted')}
        value={contacted}
        detail={
          <>
            {asked && <span className="block">{t('{share} of visitors', { share: asked })}</span>}
            {waysText(totals)}
          </>
        }
      />
      <StatCard label={t(AnalyticsKind.label('closed'))} value={totals.closed} />
    </dl>
  )
}

function waysText({ call, whatsapp, email, form }: Reply['totals']): string {
  return [
    t('{count, plural, one {# call} other {# calls}}', { count: call }),
    t('{count} on WhatsApp', { count: whatsapp }),
    t('{count, plural, one {# email} other {# emails}}', { count: email }),
    t('{count, plural, one {# enquiry} other {# enquiries}}', { count: form }),
  ].join(' · ')
}

function Charts({ buckets }: { buckets: NonNullable<Reply['buckets']> }) {
  const pointsOf = (count: (bucket: (typeof buckets)[number]) => number) =>
    buckets.map((bucket) => ({ name: bucket.name, value: count(bucket) }))
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Chart
        title={t(AnalyticsKind.label('shown'))}
        unit={t('Times')}
        points={pointsOf(({ shown }) => shown)}
      />
      <Chart
        title={t(AnalyticsKind.label('opened'))}
        unit={t('Visitors')}
        points={pointsOf(({ opened }) => opened)}
      />
      <Chart
        title={t('Calls, WhatsApp and emails')}
        unit={t('Visitors')}
        points={pointsOf(({ call, whatsapp, email }) => call + whatsapp + email)}
      />
      <Chart
        title={t(AnalyticsKind.label('form'))}
        unit={t('Enquiries')}
        points={pointsOf(({ form }) => form)}
      />
    </div>
  )
}

function WithoutPlan() {
  return (
    <section
      aria-labelledby="over-time"
      className="flex flex-wrap items-center justify-between gap-4 rounded-lg border bg-card p-5"
    >
      <div>
        <h2 id="over-time" className="text-lg">
          {t('Over time')}
        </h2>
        <p className="text-sm text-muted-foreground">
          {t('Choose a plan with analytics to see figures by day, week and month.')}
        </p>
      </div>
      <Button asChild variant="outline">
        <Link to="/broker-portal/plan">{t('See plans')}</Link>
      </Button>
    </section>
  )
}

/** The period of the charts, stored in the address. */
function usePeriod(): [AnalyticsPeriod, (period: string) => void] {
  const [searchParams, setSearchParams] = useSearchParams()
  const asked = searchParams.get('period') ?? usual
  const change = (period: string) =>
    setSearchParams(period === usual ? {} : { period }, { preventScrollReset: true })
  return [AnalyticsPeriod.has(asked) ? asked : usual, change]
}
