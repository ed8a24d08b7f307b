import { Star } from 'lucide-react'
import { LinkedCards } from '#app/admin/shell/linked-card.tsx'
import { useRead } from '#app/api/query.tsx'
import { Stars } from '#app/broker/rating.tsx'
import { Age } from '#app/kit/age.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { StatCard } from '#app/kit/stat-card.tsx'
import { type Review, ReviewStatus, review } from '#contract/review.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { ReviewActions } from './actions.tsx'
import { ReviewStatusBadge } from './status.tsx'

export const meta = () => [{ title: 'Reviews | BrickBazaar' }]

const columns: Column<Review>[] = [
  { head: 'Review', cell: (row) => <ReviewCell row={row} /> },
  {
    head: 'Broker',
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
    head: 'Status',
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
    head: 'Age',
    sort: { up: 'newest', down: 'oldest' },
    cell: (row) => <Age since={row.createdAt} />,
  },
  { head: 'Actions', align: 'right', cell: (row) => <ReviewActions row={row} /> },
]

/** The list of customers' reviews of brokers; each is checked before it is public. */
export default function ReviewList() {
  const list = useList(review.list, (reply) => reply.reviews)
  const stats = useRead(review.stats, {})
  const figures = stats.data?.stats
  const tabs = [
    { value: '', label: 'All' },
    ...ReviewStatus.options.map((option) => ({
      ...option,
      ...(option.value === 'pending' && { count: figures?.pending }),
    })),
  ]
  return (
    <ListPage
      title="Reviews"
      subtitle={
        'What customers say of brokers who have answered ' +
        'them. Published ones count for the rating.'
      }
      list={list}
      columns={columns}
      filters={<SearchBox list={list} label="Search by text, writer or broker" />}
      empty={{
        found: 'No reviews found matching your criteria.',
        none: (
          <Empty
            icon={Star}
            title="No review has been written."
            text="A customer can write one once a broker has answered the inquiry."
          />
        ),
      }}
    >
      <LinkedCards
        list="/bb-admin/reviews"
        failed={stats.isError}
        figures={[
          {
            label: 'Waiting',
            value: figures?.pending,
            see: 'See waiting',
            filter: 'status=pending',
          },
          {
            label: 'Published',
            value: figures?.published,
            see: 'See published',
            filter: 'status=published',
          },
          {
            label: 'Rejected',
            value: figures?.rejected,
            see: 'See rejected',
            filter: 'status=rejected',
          },
        ]}
      >
        <StatCard
          label="Average rating"
          value={figures && (figures.average?.toFixed(1) ?? '—')}
          detail={
            figures?.average == null
              ? 'No review is published yet'
              : `Of 5, from ${withCommas(figures.published)} published`
          }
          failed={stats.isError}
        />
      </LinkedCards>
      <ListTabs list={list} name="status" label="Reviews by status" tabs={tabs} />
    </ListPage>
  )
}

function ReviewCell({ row }: { row: Review }) {
  return (
    <div className="max-w-112 min-w-56 space-y-1">
      <Stars stars={row.stars} />
      <p className="break-words whitespace-pre-line">{row.text || 'No words, only stars.'}</p>
      <p className="text-xs text-muted-foreground">
        {row.authorName}
        {row.mayQuote && ' · may be quoted on the home page'}
      </p>
      {row.answer && (
        <p className="border-l-2 pl-3 text-xs break-words text-muted-foreground">{row.answer}</p>
      )}
    </div>
  )
}
