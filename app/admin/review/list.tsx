import { Star } from 'lucide-react'
import { LinkedCards } from '#app/admin/shell/linked-card.tsx'
import { useRead } from '#app/api/query.tsx'
import { Stars } from '#app/broker/rating.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { StatCard } from '#app/kit/stat-card.tsx'
import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { WaitingTime } from '#app/kit/waiting-time.tsx'
import { type Review, ReviewStatus, review } from '#contract/review.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { ReviewActions } from './actions.tsx'

export const meta = () => [{ title: t('Reviews | BrickBazaar') }]

const columns: Column<Review>[] = [
  { head: msg('Review'), cell: (row) => <ReviewCell row={row} /> },
  {
    head: msg('Broker'),
    cell: ({ broker }) => (
      <div className="max-w-56">
        <span className="block truncate">
          {broker.firstName} {broker.lastName}
        </span>
        <span className="block truncate text-xs text-muted-foreground">{broker.companyName}</span>
      </div>
    ),
  },
  {
    head: msg('Status'),
    cell: (row) => (
      <div className="max-w-56">
        <ReviewStatusBadge status={row.status} />
        {row.rejectionReason && (
          <span className="mt-1 block text-xs break-words text-muted-foreground">
            {row.rejectionReason}
          </span>
        )}
      </div>
    ),
  },
  {
    head: msg('Age'),
    sort: { up: 'newest', down: 'oldest' },
    cell: (row) => <WaitingTime since={row.createdAt} />,
  },
  { head: msg('Actions'), align: 'right', cell: (row) => <ReviewActions row={row} /> },
]

/** The list of customers' reviews of brokers; each is checked before it is public. */
export default function ReviewList() {
  const list = useList(review.list, (reply) => reply.reviews)
  const stats = useRead(review.stats, {})
  const figures = stats.data?.stats
  const tabs = [
    { value: '', label: t('All') },
    ...ReviewStatus.options.map((option) => ({
      ...option,
      ...(option.value === 'pending' && { count: figures?.pending }),
    })),
  ]
  return (
    <ListPage
      title={t('Reviews')}
      subtitle={t(
        'Customers’ reviews of brokers who replied to them. Published reviews count ' +
          'towards the rating.',
      )}
      list={list}
      columns={columns}
      filters={<SearchBox list={list} label={t('Search by text, writer or broker')} />}
      empty={{
        found: t('No reviews found matching your criteria.'),
        none: (
          <Empty
            icon={Star}
            title={t('No reviews yet.')}
            text={t('Customers can review a broker who has replied to their enquiry.')}
          />
        ),
      }}
    >
      <LinkedCards
        list="/bb-admin/reviews"
        failed={stats.isError}
        figures={[
          {
            label: t('Pending'),
            value: figures?.pending,
            see: t('See pending'),
            filter: 'status=pending',
          },
          {
            label: t('Published'),
            value: figures?.published,
            see: t('See published'),
            filter: 'status=published',
          },
          {
            label: t('Rejected'),
            value: figures?.rejected,
            see: t('See rejected'),
            filter: 'status=rejected',
          },
        ]}
      >
        <StatCard
          label={t('Average rating')}
          value={figures && (figures.average?.toFixed(1) ?? '—')}
          detail={
            figures?.average == null
              ? t('No published reviews yet')
              : t(
                  '{count, plural, one {Out of 5, from # published review} ' +
                    'other {Out of 5, from {figure} published reviews}}',
                  { count: figures.published, figure: withCommas(figures.published) },
                )
          }
          failed={stats.isError}
        />
      </LinkedCards>
      <ListTabs list={list} name="status" label={t('Reviews by status')} tabs={tabs} />
    </ListPage>
  )
}

function ReviewCell({ row }: { row: Review }) {
  return (
    <div className="max-w-112 min-w-56 space-y-1">
      <Stars stars={row.stars} />
      <p className="break-words whitespace-pre-line">{row.text || t('Rating only, no text.')}</p>
      <p className="text-xs text-muted-foreground">
        {row.authorName}
        {row.mayQuote && <> · {t('may be quoted on the home page')}</>}
      </p>
      {row.answer && (
        <p className="border-l-2 pl-3 text-xs break-words text-muted-foreground">{row.answer}</p>
      )}
    </div>
  )
}

const tones = { pending: 'yellow', published: 'green', rejected: 'red' } satisfies Record<
  ReviewStatus,
  Tone
>

function ReviewStatusBadge({ status }: { status: ReviewStatus }) {
  return <StatusBadge tone={tones[status]} label={ReviewStatus.label(status)} />
}
