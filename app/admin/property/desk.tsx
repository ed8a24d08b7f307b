import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePageKeys } from '#app/admin/shell/page-keys.ts'
import { useRead } from '#app/api/query.tsx'
import { PreserveFocus } from '#app/kit/keep-focus.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { type PropertyRow, property } from '#contract/property/property.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { PropertyCase } from './case.tsx'
import { PropertyQueue } from './queue.tsx'

const gridClass =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]'

export const meta = () => [{ title: 'Review desk | BrickBazaar' }]

const shown = '50'

/** Listings that wait for a review, longest first, one after the other until none is left. */
export default function PropertyDesk() {
  const [address, setAddress] = useSearchParams()
  const read = useRead(
    property.list,
    { query: { status: 'pending', sort: 'waiting', limit: shown } },
    { keep: true },
  )
  const choose = (id: string | undefined) =>
    setAddress(id ? { listing: id } : {}, { replace: true, preventScrollReset: true })
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        title="Review desk"
        subtitle={
          'Who has waited longest comes first. Keys: A approve, R ' +
          'reject, J next, K previous, Esc closes a question.'
        }
      />
      <Loaded read={read} failed="Failed to load properties" height="h-[40rem]">
        {({ properties, pagination }) => (
          <PreserveFocus>
            <Desk
              rows={properties}
              total={pagination.total}
              chosen={address.get('listing') ?? undefined}
              onChoose={choose}
            />
          </PreserveFocus>
        )}
      </Loaded>
    </div>
  )
}

interface DeskProps {
  rows: PropertyRow[]
  total: number
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

function Desk({ rows: listed, total, chosen, onChoose }: DeskProps) {
  // Until the queue is read again it still holds what was just decided; taken back, it is a new
  // version.
  const [decided, setDecided] = useState<ReadonlyMap<string, number>>(new Map())
  const rows = listed.filter(({ _id, version }) => version > (decided.get(_id) ?? 0))
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
        icon={ClipboardCheck}
        title="No listing is waiting for a review."
        text="New listings and those that changed materially appear here."
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
          <p className="figures text-sm text-muted-foreground">
            {withCommas(total - listed.length + rows.length)} waiting
          </p>
          <PropertyQueue rows={rows} current={current} onChoose={onChoose} />
        </aside>
      )}
      <section aria-label="Review" data-home className="min-w-0">
        <PropertyCase
          key={current}
          id={current}
          version={rows[place]?.version ?? 0}
          onDecided={(version) => {
            setDecided((now) => new Map(now).set(current, version))
            onChoose(after?._id)
          }}
          onSkip={rows[place + 1] && (() => step(1))}
        />
      </section>
    </div>
  )
}
