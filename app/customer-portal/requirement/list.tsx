import { Megaphone } from 'lucide-react'
import { Link } from 'react-router'
import { CardList } from '#app/kit/list/card-list.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { RequirementCard } from '#app/requirement/requirement-card.tsx'
import { RequirementBadge } from '#app/requirement/state-badge.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { type OwnRequirement, requirement } from '#contract/requirement/requirement.ts'
import { t } from '#domain/locale/translate.ts'

/** The requirements of the customer. */
export default function RequirementList() {
  const list = useList(requirement.list, (reply) => reply.requirements)
  const post = (
    <Link to="/customer-portal/requirements/new" className={buttonClass({ className: 'h-11' })}>
      {t('Post a requirement')}
    </Link>
  )
  return (
    <div className="space-y-6">
      <PageTitle
        title={t('Requirements')}
        subtitle={t('Say what you are looking for, and brokers offer homes that fit.')}
        actions={list.rows.length > 0 && post}
      />
      <CardList
        list={list}
        label={t('Requirements')}
        failed={t('Failed to load requirements')}
        empty={{
          icon: Megaphone,
          title: t('No requirements yet'),
          text: t('Brokers do not see your name or number before you accept an offer.'),
          action: post,
        }}
        renderCard={(row) => <Row row={row} />}
      />
    </div>
  )
}

function Row({ row }: { row: OwnRequirement }) {
  const { waitingCount: count, brokerCount } = row
  return (
    <RequirementCard
      row={row}
      to={`/customer-portal/requirements/${row._id}`}
      badge={<RequirementBadge state={row.state} />}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {count > 0 && (
          <Badge variant="default">
            {t('{count, plural, one {# new offer} other {# new offers}}', { count })}
          </Badge>
        )}
        {row.state === 'open' && (
          <span className="text-muted-foreground">{brokersText(brokerCount)}</span>
        )}
      </p>
    </RequirementCard>
  )
}

export const brokersText = (count: number): string =>
  count === 0
    ? t('No broker has a home that fits yet')
    : t(
        '{count, plural, one {# broker has homes that fit} other {# brokers have homes that fit}}',
        {
          count,
        },
      )
