import { Link, useParams, useSearchParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { Chart } from '#app/kit/chart.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import type { ReplyOf } from '#contract/endpoint.ts'
import { NumberKind, NumberPeriod, ownProperty } from '#contract/property/own-property.ts'

const usual: NumberPeriod = 'daily'

/** The analytics of one listing: impressions, views and contacts over time. */
export default function PropertyNumbers() {
  const { id = '' } = useParams()
  const [period, setPeriod] = usePeriod()
  const read = useRead(ownProperty.numbers, { params: { id }, query: { period } }, { keep: true })
  return (
    <Loaded read={read} failed="Failed to load the analytics" height="h-96">
      {(reply) => (
        <div className="space-y-6">
          <PageTitle
            title="Analytics"
            subtitle={reply.title}
            actions={
              reply.buckets && (
                <Select
                  aria-label="Divided by"
                  value={period}
                  onChange={(event) => setPeriod(event.target.value)}
                  className="w-36"
                >
                  {NumberPeriod.options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
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

type Reply = ReplyOf<typeof ownProperty.numbers>

function Totals({ totals }: { totals: Reply['totals'] }) {
  const contacted = totals.call + totals.whatsapp + totals.email + totals.form
  const share = (part: number, whole: number) =>
    whole > 0 ? `${Math.round((part / whole) * 100)}%` : undefined
  const opened = share(totals.opened, totals.shown)
  const asked = share(contacted, totals.opened)
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label={NumberKind.label('shown')}
        value={totals.shown}
        detail="Since it was listed"
      />
      <StatCard
        label={NumberKind.label('opened')}
        value={totals.opened}
        detail={opened && `${opened} of those shown`}
      />
      <StatCard
        label="Contacted"
        value={contacted}
        detail={
          <>
            {asked && <span className="block">{asked} of those who opened it</span>}
            {waysText(totals)}
          </>
        }
      />
      <StatCard label={NumberKind.label('closed')} value={totals.closed} />
    </dl>
  )
}

function waysText({ call, whatsapp, email, form }: Reply['totals']): string {
  const counted = (count: number, one: string, many: string) =>
    `${count} ${count === 1 ? one : many}`
  return [
    counted(call, 'call', 'calls'),
    `${whatsapp} WhatsApp`,
    counted(email, 'email', 'emails'),
    counted(form, 'inquiry', 'inquiries'),
  ].join(' · ')
}

function Charts({ buckets }: { buckets: NonNullable<Reply['buckets']> }) {
  const pointsOf = (count: (bucket: (typeof buckets)[number]) => number) =>
    buckets.map((bucket) => ({ name: bucket.name, value: count(bucket) }))
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Chart
        title={NumberKind.label('shown')}
        unit="Times"
        points={pointsOf(({ shown }) => shown)}
      />
      <Chart
        title={NumberKind.label('opened')}
        unit="Visitors"
        points={pointsOf(({ opened }) => opened)}
      />
      <Chart
        title="Calls, WhatsApp and emails"
        unit="Visitors"
        points={pointsOf(({ call, whatsapp, email }) => call + whatsapp + email)}
      />
      <Chart
        title={NumberKind.label('form')}
        unit="Inquiries"
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
          Over time
        </h2>
        <p className="text-sm text-muted-foreground">
          Days, weeks and months come with a plan that has analytics.
        </p>
      </div>
      <Button asChild variant="outline">
        <Link to="/broker-portal/plan">See plans</Link>
      </Button>
    </section>
  )
}

/** The period of the charts, stored in the address. */
function usePeriod(): [NumberPeriod, (period: string) => void] {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('period') ?? usual
  const change = (period: string) =>
    setAddress(period === usual ? {} : { period }, { preventScrollReset: true })
  return [NumberPeriod.has(asked) ? asked : usual, change]
}
