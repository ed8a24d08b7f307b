import { CardLink } from '#app/admin/shell/card-link.tsx'
import { cameThisMonth } from '#app/admin/shell/list-link.ts'
import { useRead } from '#app/api/query.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { customer } from '#contract/customer/customer.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** The four figures above the list. */
export function CustomerCards() {
  const read = useRead(customer.stats, {})
  const stats = read.data?.stats
  const failed = read.isError
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <StatCard
        label={t('Total Customers')}
        value={stats?.total}
        failed={failed}
        detail={
          stats && (
            <CardLink to="/bb-admin/customers?status=active">
              {t('{active} active', { active: withCommas(stats.active) })}
            </CardLink>
          )
        }
      />
      <StatCard
        label={t('Verified Users')}
        value={stats?.verified}
        failed={failed}
        detail={
          stats && (
            <CardLink to="/bb-admin/customers?verified=yes">
              {t('{rate} verified', { rate: rateOf(stats.verified, stats.total) })}
            </CardLink>
          )
        }
      />
      <StatCard
        label={t('New This Month')}
        value={stats?.recentRegistrations}
        failed={failed}
        detail={
          stats && (
            <CardLink to={cameThisMonth('/bb-admin/customers')}>
              {t('In the last 30 days')}
            </CardLink>
          )
        }
      />
      <StatCard
        label={t('Blocked Users')}
        value={stats?.blocked}
        failed={failed}
        detail={<CardLink to="/bb-admin/customers?status=blocked">{t('See blocked')}</CardLink>}
      />
    </dl>
  )
}

function rateOf(part: number, total: number): string {
  return total === 0 ? '—' : `${Math.round((part / total) * 100)}%`
}
