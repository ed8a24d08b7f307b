import { ShieldCheck } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { usePageKeys } from '#app/admin/shell/page-keys.ts'
import { useRead } from '#app/api/query.tsx'
import { PreserveFocus } from '#app/kit/keep-focus.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Select } from '#app/ui/select.tsx'
import { type BrokerRecord, broker } from '#contract/broker/broker.ts'
import { DocumentsSent } from '#contract/broker/list.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { KycQueue } from './queue.tsx'
import { KycReview } from './review.tsx'

const gridClass =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]'

export const meta = () => [{ title: 'KYC desk | BrickBazaar' }]

const shown = '50'
const subtitle =
  'Who has waited longest comes first. Keys: A approve, R reject, J next, K previous.'

/** Brokers whose KYC waits, longest first, one after the other until nobody is left. */
export default function KycDesk() {
  const [address, setAddress] = useSearchParams()
  const documents = address.get('documents') ?? ''
  const read = useRead(
    broker.list,
    {
      query: {
        kycStatus: 'pending',
        sort: 'waiting',
        limit: shown,
        ...(DocumentsSent.has(documents) && { documents }),
      },
    },
    { keep: true },
  )
  const set = (name: string, value: string) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        title="KYC desk"
        subtitle={subtitle}
        actions={
          <Select
            aria-label="Documents"
            value={documents}
            onChange={(event) => set('documents', event.target.value)}
            className="w-52"
          >
            <option value="">All who wait</option>
            {DocumentsSent.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        }
      />
      <Loaded read={read} failed="Failed to load brokers" height="h-[40rem]">
        {({ brokers, pagination }) => (
          <PreserveFocus>
            <Desk
              rows={brokers}
              total={pagination.total}
              chosen={address.get('broker') ?? undefined}
              onChoose={(id) => set('broker', id ?? '')}
            />
          </PreserveFocus>
        )}
      </Loaded>
    </div>
  )
}

interface DeskProps {
  rows: BrokerRecord[]
  total: number
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

function Desk({ rows, total, chosen, onChoose }: DeskProps) {
  const current = chosen ?? rows[0]?._id
  const place = rows.findIndex(({ _id }) => _id === current)
  const step = (by: number) => {
    const next = rows[place + by]
    if (next) onChoose(next._id)
  }
  usePageKeys({ j: () => step(1), k: () => step(-1) })
  if (!current) {
    return (
      <Empty
        icon={ShieldCheck}
        title="Nobody is waiting for a KYC review."
        text="New brokers and those who send new documents appear here."
        className="rounded-lg border bg-card"
      />
    )
  }
  const after = rows[place + 1] ?? rows[place - 1]
  return (
    <div className={gridClass}>
      {rows.length > 0 && (
        <aside
          className={
            'space-y-2 max-lg:order-last lg:sticky lg:top-20 ' +
            'lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto'
          }
        >
          <p className="figures text-sm text-muted-foreground">{withCommas(total)} waiting</p>
          <KycQueue rows={rows} current={current} onChoose={onChoose} />
        </aside>
      )}
      <section aria-label="Review" data-home className="min-w-0">
        <KycReview key={current} id={current} onDecided={() => onChoose(after?._id)} />
      </section>
    </div>
  )
}
