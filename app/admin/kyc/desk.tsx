import { ShieldCheck } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { EmptyQueue, ReviewQueue, useQueueStep } from '#app/admin/shell/review-queue.tsx'
import { useRead } from '#app/api/query.tsx'
import { PreserveFocus } from '#app/kit/keep-focus.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Select } from '#app/ui/select.tsx'
import { type BrokerRecord, broker } from '#contract/broker/broker.ts'
import { DocumentsSent } from '#contract/broker/list.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { KycQueue } from './queue.tsx'
import { KycReview } from './review.tsx'

export const meta = () => [{ title: t('KYC desk | BrickBazaar') }]

const shown = '50'
const subtitle = msg('Longest wait first. Keys: A to approve, R to reject, J next, K previous.')

/** The KYC queue: brokers one after another, the longest wait first. */
export default function KycDesk() {
  const [searchParams, setSearchParams] = useSearchParams()
  const documents = searchParams.get('documents') ?? ''
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
    { keepPrevious: true },
  )
  const set = (name: string, value: string) =>
    setSearchParams(
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
        title={t('KYC desk')}
        subtitle={subtitle}
        actions={
          <Select
            aria-label={t('Documents')}
            value={documents}
            onChange={(event) => set('documents', event.target.value)}
            className="w-52"
          >
            <option value="">{t('All waiting')}</option>
            {DocumentsSent.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        }
      />
      <Loaded read={read} failed={t('Failed to load brokers')} height="h-[40rem]">
        {({ brokers, pagination }) => (
          <PreserveFocus>
            <Desk
              rows={brokers}
              total={pagination.total}
              chosen={searchParams.get('broker') ?? undefined}
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
  const { current, after } = useQueueStep(rows, chosen, onChoose)
  if (!current) {
    return (
      <EmptyQueue
        icon={ShieldCheck}
        title={t('No KYC reviews pending.')}
        text={t('New brokers and new documents appear here.')}
      />
    )
  }
  const queue = rows.length > 0 && <KycQueue rows={rows} current={current} onChoose={onChoose} />
  return (
    <ReviewQueue total={total} queue={queue}>
      <KycReview key={current} id={current} onDecided={() => onChoose(after?._id)} />
    </ReviewQueue>
  )
}
