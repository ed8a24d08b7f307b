import { CardLink } from '#app/admin/shell/card-link.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { broker } from '#contract/broker/broker.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

const subscribers = '/bb-admin/subscriptions/subscribers'
const figure = (value: number | undefined) => withCommas(value ?? 0)

/** The four figures above the list; the last links to its queue. */
export function BrokerCards() {
  const may = useMay()
  const read = useRead(broker.stats, {})
  const stats = read.data?.stats
  const failed = read.isError
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <StatCard
        label={t('Total Brokers')}
        value={stats?.total}
        failed={failed}
        detail={
          stats && (
            <span className="flex flex-wrap gap-x-3">
              <CardLink to="/bb-admin/brokers?status=active">
                {t('{active} active', { active: figure(stats.active) })}
              </CardLink>
              <CardLink to="/bb-admin/brokers?status=blocked">
                {t('{blocked} blocked', { blocked: figure(stats.blocked) })}
              </CardLink>
            </span>
          )
        }
      />
      <StatCard
        label={t('KYC Verified')}
        value={stats?.kyc.verified}
        failed={failed}
        detail={
          stats && (
            <span className="flex flex-wrap gap-x-3">
              <CardLink to="/bb-admin/brokers?kycStatus=verified">{t('See verified')}</CardLink>
              <CardLink to="/bb-admin/brokers?kycStatus=pending">
                {t('{pending} pending', { pending: figure(stats.kyc.pending) })}
              </CardLink>
            </span>
          )
        }
      />
      <StatCard
        label={t('Active Subscriptions')}
        value={stats?.subscriptions.active}
        failed={failed}
        detail={
          stats &&
          (may('subscription.read') ? (
            <span className="flex flex-wrap gap-x-3">
              <CardLink to={`${subscribers}?status=active`}>{t('See subscribers')}</CardLink>
              <CardLink to={`${subscribers}?status=expired`}>
                {t('{expired} expired', { expired: figure(stats.subscriptions.expired) })}
              </CardLink>
            </span>
          ) : (
            t('{expired} expired', { expired: figure(stats.subscriptions.expired) })
          ))
        }
      />
      <StatCard
        label={t('Pending Actions')}
        value={stats?.kyc.pending}
        failed={failed}
        detail={<CardLink to="/bb-admin/kyc">{t('KYC reviews')}</CardLink>}
      />
    </dl>
  )
}
