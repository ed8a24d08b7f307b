import { Megaphone } from 'lucide-react'
import { CardList } from '#app/kit/list/card-list.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { RequirementCard } from '#app/requirement/requirement-card.tsx'
import { Badge } from '#app/ui/badge.tsx'
import {
  brokerRequirement,
  type MatchedRequirement,
} from '#contract/requirement/broker-requirement.ts'
import { t } from '#domain/locale/translate.ts'
import { RequirementTabs } from './tabs.tsx'

/** Requirements that the broker's live homes fit. */
export default function RequirementList() {
  const list = useList(brokerRequirement.list, (reply) => reply.requirements)
  return (
    <div className="space-y-6">
      <PageTitle
        title={t('Requirements')}
        subtitle={t(
          'What people are looking for. Offer your homes; they decide who hears from them.',
        )}
      />
      <RequirementTabs />
      <CardList
        list={list}
        label={t('Requirements')}
        failed={t('Failed to load requirements')}
        empty={{
          icon: Megaphone,
          title: t('No requirement fits your homes right now'),
          text: t('We tell you as soon as somebody looks for a home like yours.'),
        }}
        renderCard={(row) => <Row row={row} />}
      />
    </div>
  )
}

/** "Asha Rao: 2 homes fit" */
export const colleagueText = ({ name, count }: MatchedRequirement['colleagues'][number]) =>
  t('{count, plural, one {{name}: # home fits} other {{name}: # homes fit}}', { name, count })

function Row({ row }: { row: MatchedRequirement }) {
  const { fitCount: count, offeredCount: offered, colleagues } = row
  return (
    <RequirementCard row={row} to={`/broker-portal/requirements/${row._id}`}>
      <p className="flex flex-wrap gap-2">
        {count > 0 && (
          <Badge variant="tint">
            {t('{count, plural, one {# of your homes fits} other {# of your homes fit}}', {
              count,
            })}
          </Badge>
        )}
        {colleagues.map((one) => (
          <Badge key={one.name} variant="outline">
            {colleagueText(one)}
          </Badge>
        ))}
        {offered > 0 && <Badge variant="outline">{t('{count} offered', { count: offered })}</Badge>}
      </p>
    </RequirementCard>
  )
}
