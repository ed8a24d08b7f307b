import { Building2, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Problem } from '#app/kit/problem.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { broker } from '#contract/broker.ts'
import { property } from '#contract/property.ts'

export const meta = () => [{ title: 'Dashboard · BrickBazaar' }]

/** What needs somebody today, with the figures that are kept so far. */
export default function Dashboard() {
  const stats = useRead(property.stats, {})
  const brokers = useRead(broker.list, { query: { limit: '1' } })
  const waiting = useRead(broker.list, { query: { limit: '1', kycStatus: 'pending' } })
  const refresh = () => {
    for (const read of [stats, brokers, waiting]) void read.refetch()
  }
  if (stats.isError) {
    return <Problem title="Failed to load dashboard data" error={stats.error} onRetry={refresh} />
  }
  const pending = stats.data?.stats.pending
  return (
    <div className="space-y-8">
      <PageTitle
        title="Dashboard"
        actions={
          <Button variant="outline" onClick={refresh}>
            Refresh Data
          </Button>
        }
      />
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard
          label="Total Brokers"
          value={brokers.data?.pagination.total}
          failed={brokers.isError}
        />
        <StatCard label="Total Properties" value={stats.data?.stats.total} />
        <StatCard label="Approved Properties" value={stats.data?.stats.approved} />
        <StatCard
          label="Brokers waiting for KYC"
          value={waiting.data?.pagination.total}
          failed={waiting.isError}
        />
      </dl>
      <section aria-labelledby="pending-actions" className="space-y-3">
        <h2 id="pending-actions" className="text-lg">
          Pending Actions
        </h2>
        <ul className="divide-y rounded-lg border bg-card">
          <Pending
            to="/bb-admin/properties?status=pending&sort=oldest"
            label="Property Reviews"
            count={pending}
          />
        </ul>
      </section>
    </div>
  )
}

function Pending({ to, label, count }: { to: string; label: string; count: number | undefined }) {
  return (
    <li>
      <Link to={to} className="flex min-h-14 items-center gap-3 px-5 hover:bg-accent">
        <Building2 aria-hidden className="size-4.5 text-muted-foreground" />
        <span className="flex-1">{label}</span>
        <span className="figures font-medium">{count?.toLocaleString('en-IN') ?? '—'}</span>
        <ChevronRight aria-hidden className="size-4 text-muted-foreground" />
      </Link>
    </li>
  )
}
