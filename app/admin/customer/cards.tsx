import { CardLink } from '#app/admin/shell/card-link.tsx'
import { cameThisMonth } from '#app/admin/shell/list-link.ts'
import { useRead } from '#app/api/query.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { customer } from '#contract/customer/customer.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** The four figures above the list. */
export function CustomerCards() {
  const read = useRead(customer.stats, {})
  const stats = read.data?.stats
  const failed = read.isError
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <StatCard
        label="Total Customers"
        value={stats?.total}
        failed={failed}
        detail={
          stats && (
            <CardLink to="/bb-admin/customers?status=active">
              {withCommas(stats.active)} active
            </CardLink>
          )
        }
      />
      <StatCard
        label="Verified Users"
        value={stats?.verified}
        failed={failed}
        detail={
          stats && (
            <CardLink to="/bb-admin/customers?verified=yes">
              {rateOf(stats.verified, stats.total)} verification rate
            </CardLink>
          )
        }
      />
      <StatCard
        label="New This Month"
        value={stats?.recentRegistrations}
        failed={failed}
        detail={
          stats && (
            <CardLink to={cameThisMonth('/bb-admin/customers')}>In the last 30 days</CardLink>
          )
        }
      />
      <StatCard
        label="Blocked Users"
        value={stats?.blocked}
        failed={failed}
        detail={<CardLink to="/bb-admin/customers?status=blocked">See who</CardLink>}
      />
    </dl>
  )
}

function rateOf(part: number, total: number): string {
  return total === 0 ? '—' : `${Math.round((part / total) * 100)}%`
}
