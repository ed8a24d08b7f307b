import { Link } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { broker } from '#contract/broker.ts'

const figure = (value: number | undefined) => (value ?? 0).toLocaleString('en-IN')

/** The four figures above the list; the last leads to its queue. */
export function BrokerCards() {
  const read = useRead(broker.stats, {})
  const stats = read.data?.stats
  const failed = read.isError
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <StatCard
        label="Total Brokers"
        value={stats?.total}
        failed={failed}
        detail={stats && `${figure(stats.active)} active, ${figure(stats.blocked)} blocked`}
      />
      <StatCard
        label="KYC Verified"
        value={stats?.kyc.verified}
        failed={failed}
        detail={stats && `${figure(stats.kyc.pending)} pending`}
      />
      <StatCard
        label="Active Subscriptions"
        value={stats?.subscriptions.active}
        failed={failed}
        detail={stats && `${figure(stats.subscriptions.expired)} expired`}
      />
      <StatCard
        label="Pending Actions"
        value={stats?.kyc.pending}
        failed={failed}
        detail={
          <Link to="/bb-admin/kyc" className="text-link underline underline-offset-4">
            KYC reviews
          </Link>
        }
      />
    </dl>
  )
}
