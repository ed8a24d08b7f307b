import { CardLink } from '#app/admin/shell/card-link.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { broker } from '#contract/broker/broker.ts'
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
        label="Total Brokers"
        value={stats?.total}
        failed={failed}
        detail={
          stats && (
            <span className="flex flex-wrap gap-x-3">
              <CardLink to="/bb-admin/brokers?status=active">
                {figure(stats.active)} active
              </CardLink>
              <CardLink to="/bb-admin/brokers?status=blocked">
                {figure(stats.blocked)} blocked
              </CardLink>
            </span>
          )
        }
      />
      <StatCard
        label="KYC Verified"
        value={stats?.kyc.verified}
        failed={failed}
        detail={
          stats && (
            <span className="flex flex-wrap gap-x-3">
              <CardLink to="/bb-admin/brokers?kycStatus=verified">See verified</CardLink>
              <CardLink to="/bb-admin/brokers?kycStatus=pending">
                {figure(stats.kyc.pending)} pending
              </CardLink>
            </span>
          )
        }
      />
      <StatCard
        label="Active Subscriptions"
        value={stats?.subscriptions.active}
        failed={failed}
        detail={
          stats &&
          (may('subscription.read') ? (
            <span className="flex flex-wrap gap-x-3">
              <CardLink to={`${subscribers}?status=active`}>See subscribers</CardLink>
              <CardLink to={`${subscribers}?status=expired`}>
                {figure(stats.subscriptions.expired)} expired
              </CardLink>
            </span>
          ) : (
            `${figure(stats.subscriptions.expired)} expired`
          ))
        }
      />
      <StatCard
        label="Pending Actions"
        value={stats?.kyc.pending}
        failed={failed}
        detail={<CardLink to="/bb-admin/kyc">KYC reviews</CardLink>}
      />
    </dl>
  )
}
