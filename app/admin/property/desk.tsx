import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyQueue, ReviewQueue, useQueueStep } from '#app/admin/shell/review-queue.tsx'
import { useRead } from '#app/api/query.tsx'
import { PreserveFocus } from '#app/kit/keep-focus.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { type PropertyRow, property } from '#contract/property/property.ts'
import { t } from '#domain/locale/translate.ts'
import { PropertyCase } from './case.tsx'
import { PropertyQueue } from './queue.tsx'

export const meta = () => [{ title: t('Review desk | BrickBazaar') }]

const shown = '50'

/** The review queue: listings one after another, the longest wait first. */
export default function PropertyDesk() {
  const [searchParams, setSearchParams] = useSearchParams()
  const read = useRead(
    property.list,
    { query: { status: 'pending', sort: 'waiting', limit: shown } },
    { keepPrevious: true },
  )
  const choose = (id: string | undefined) =>
    setSearchParams(id ? { listing: id } : {}, { replace: true, preventScrollReset: true })
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        title={t('Review desk')}
        subtitle={t(
          'Longest wait first. Keys: A to approve, R to reject, J next, K previous, Esc to close.',
        )}
      />
      <Loaded read={read} failed={t('Failed to load properties')} height="h-[40rem]">
        {({ properties, pagination }) => (
          <PreserveFocus>
            <Desk
              rows={properties}
              total={pagination.total}
              chosen={searchParams.get('listing') ?? undefined}
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
  // Until the queue is refetched it still has the listing just decided; one that was undone has a
  // new version.
  const [decided, setDecided] = useState<ReadonlyMap<string, number>>(new Map())
  const rows = listed.filter(({ _id, version }) => version > (decided.get(_id) ?? 0))
  const { current, row, next, after } = useQueueStep(rows, chosen, onChoose)
  if (!current) {
    return (
      <EmptyQueue
        icon={ClipboardCheck}
        title={t('No listings waiting for review.')}
        text={t('New listings and those with major changes appear here.')}
      />
    )
  }
  const queue = rows.length > 0 && (
    <PropertyQueue rows={rows} current={current} onChoose={onChoose} />
  )
  return (
    <ReviewQueue total={total - listed.length + rows.length} queue={queue}>
      <PropertyCase
        key={current}
        id={current}
        version={row?.version ?? 0}
        onDecided={(version) => {
          setDecided((now) => new Map(now).set(current, version))
          onChoose(after?._id)
        }}
        onSkip={next && (() => onChoose(next._id))}
      />
    </ReviewQueue>
  )
}
