import { CardLink } from '#app/admin/shell/card-link.tsx'
import { cameIn } from '#app/admin/shell/list-link.ts'
import { Chart } from '#app/kit/chart.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { BrokerStatus, KycStatus } from '#contract/broker/broker.ts'
import { CustomerSource } from '#contract/customer/customer.ts'
import { CustomerSeen } from '#contract/customer/list.ts'
import { PropertyStatus, PropertyType } from '#contract/property/vocabulary.ts'
import type {
  BrokerActivityReport,
  CustomerReport,
  Distribution,
  PropertyReport,
} from '#contract/report.ts'
import { monthOf, nameOfInterval } from '#domain/date/report-period.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { DistributionList, type Share, statusColor } from './distribution.tsx'
import { percentOr } from './words.ts'

const none = {
  broker: msg('There are no brokers yet.'),
  property: msg('There are no listings yet.'),
}

/** Returns a distribution with labels and with links to the lists of its parts. */
function sharesOf(
  parts: Distribution,
  label: (word: string) => string,
  list: string | undefined,
): Share[] {
  return parts.map(({ _id, count }) => ({
    id: _id,
    label: label(_id),
    count,
    to: list && `${list}=${_id}`,
    color: statusColor[_id],
  }))
}

export function ReportBrokers({ report }: { report: BrokerActivityReport }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <DistributionList
        title={t('Brokers by status')}
        shares={sharesOf(report.statusDistribution, BrokerStatus.label, '/bb-admin/brokers?status')}
        empty={none.broker}
      />
      <DistributionList
        title={t('Brokers by KYC status')}
        shares={sharesOf(report.kycDistribution, KycStatus.label, '/bb-admin/brokers?kycStatus')}
        empty={none.broker}
      />
      <div className="lg:col-span-2">
        <DistributionList
          title={t('Top listing brokers')}
          ranked
          shares={report.topListingBrokers.map((broker) => ({
            id: broker.brokerId,
            label: (
              <>
                {broker.brokerName}{' '}
                <span className="text-xs text-muted-foreground">{broker.companyName}</span>
              </>
            ),
            count: broker.propertyCount,
            to: `/bb-admin/properties?brokerId=${broker.brokerId}`,
          }))}
          empty={none.property}
        />
      </div>
    </div>
  )
}

export function ReportProperties({ report }: { report: PropertyReport }) {
  const points = report.monthlyTrend.map(({ _id: { year, month }, count }) => {
    const interval = monthOf(year, month)
    return {
      name: nameOfInterval('monthly', interval),
      value: count,
      to: cameIn('/bb-admin/properties', interval),
    }
  })
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <DistributionList
        title={t('Listings by status')}
        shares={sharesOf(
          report.statusDistribution,
          PropertyStatus.label,
          '/bb-admin/properties?status',
        )}
        empty={none.property}
      />
      <DistributionList
        title={t('Listings by type')}
        shares={sharesOf(
          report.typeDistribution,
          PropertyType.label,
          '/bb-admin/properties?propertyType',
        )}
        empty={none.property}
      />
      <div className="min-w-0 lg:col-span-2">
        <Chart
          title={t('New listings in the last 6 months')}
          unit={t('Listings')}
          points={points}
        />
      </div>
    </div>
  )
}

interface ReportCustomersProps {
  report: CustomerReport
  /** Whether the figures link to the people they count. */
  linked: boolean
}

export function ReportCustomers({ report, linked }: ReportCustomersProps) {
  const { engagement, satisfaction, total } = report
  const seen = [
    { word: 'day', value: engagement.daily },
    { word: 'week', value: engagement.weekly },
    { word: 'month', value: engagement.monthly },
  ] as const
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <DistributionList
        title={t('Registration sources')}
        shares={sharesOf(
          report.sources,
          CustomerSource.label,
          linked ? '/bb-admin/customers?source' : undefined,
        )}
        empty={t('There are no customers yet.')}
      />
      <div className="space-y-5">
        <section aria-label={t('Engagement')}>
          <h2 className="mb-3 text-sm text-muted-foreground">{t('Engagement')}</h2>
          <dl className="grid gap-3 sm:grid-cols-3">
            {seen.map(({ word, value }) => {
              const share = percentOr(total > 0 ? Math.round((value / total) * 1000) / 10 : null)
              const detail = t('{share} of all', { share })
              return (
                <StatCard
                  key={word}
                  label={CustomerSeen.label(word)}
                  value={value}
                  detail={
                    linked ? (
                      <CardLink to={`/bb-admin/customers?seen=${word}`}>{detail}</CardLink>
                    ) : (
                      detail
                    )
                  }
                />
              )
            })}
          </dl>
        </section>
        <section aria-label={t('Satisfaction')}>
          <h2 className="mb-3 text-sm text-muted-foreground">{t('Satisfaction')}</h2>
          <dl className="grid gap-3 sm:grid-cols-3">
            <StatCard
              label={t('Average rating')}
              value={meanText(satisfaction.rating)}
              detail={ratingsText(satisfaction.count, t('No ratings yet.'))}
            />
            <StatCard
              label={t('Tickets')}
              value={meanText(satisfaction.tickets.rating)}
              detail={
                satisfaction.tickets.count === 0 ? (
                  t('No replies rated yet.')
                ) : (
                  <CardLink to="/bb-admin/tickets?rated=yes">
                    {ratingsText(satisfaction.tickets.count)}
                  </CardLink>
                )
              }
            />
            <StatCard
              label={t('Visits')}
              value={meanText(satisfaction.visits.rating)}
              detail={ratingsText(satisfaction.visits.count, t('No visits rated yet.'))}
            />
          </dl>
        </section>
      </div>
    </div>
  )
}

function meanText(rating: number | null): string {
  return rating === null ? '—' : t('{rating} out of 5', { rating })
}

function ratingsText(count: number, none = ''): string {
  if (count === 0) return none
  return t('{count, plural, one {# rating} other {# ratings}}', { count })
}
