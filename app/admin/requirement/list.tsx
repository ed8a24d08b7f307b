import { Megaphone } from 'lucide-react'
import { Outlet } from 'react-router'
import { RowLink } from '#app/admin/shell/row-link.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { WaitingTime } from '#app/kit/waiting-time.tsx'
import { requirementTitle } from '#app/requirement/requirement-text.tsx'
import { RequirementBadge } from '#app/requirement/state-badge.tsx'
import {
  type PostedRequirement,
  postedRequirement,
} from '#contract/requirement/admin-requirement.ts'
import { RequirementState } from '#contract/requirement/vocabulary.ts'
import { msg, t } from '#domain/locale/translate.ts'

export const meta = () => [{ title: t('Requirements | BrickBazaar') }]

const columns: Column<PostedRequirement>[] = [
  {
    head: msg('Requirement'),
    cell: (row) => (
      <div className="max-w-96 min-w-48">
        <RowLink to={row._id}>{requirementTitle(row)}</RowLink>
        {row.note && (
          <span className="line-clamp-2 text-xs break-words text-muted-foreground">{row.note}</span>
        )}
      </div>
    ),
  },
  { head: msg('Customer'), cell: (row) => <span className="break-words">{row.postedBy}</span> },
  { head: msg('Fitting homes'), align: 'right', cell: (row) => row.fitCount },
  { head: msg('Offers'), align: 'right', cell: (row) => row.offerCount },
  { head: msg('Status'), cell: (row) => <RequirementBadge state={row.state} /> },
  {
    head: msg('Age'),
    sort: { up: 'newest', down: 'oldest' },
    cell: (row) => <WaitingTime since={row.createdAt} />,
  },
]

/** The requirements that customers have posted. */
export default function RequirementList() {
  const list = useList(postedRequirement.list, (reply) => reply.requirements)
  const tabs = [
    { value: '', label: t('All') },
    ...RequirementState.options.map(({ value, label }) => ({ value, label: t(label) })),
  ]
  return (
    <ListPage
      title={t('Requirements')}
      subtitle={t('What customers are looking for, as brokers read it.')}
      list={list}
      columns={columns}
      filters={<SearchBox list={list} label={t('Search by name, place or words')} />}
      empty={{
        found: t('No requirements found matching your criteria.'),
        none: <Empty icon={Megaphone} title={t('No requirements have been posted yet.')} />,
      }}
    >
      <ListTabs list={list} name="state" label={t('Requirements by status')} tabs={tabs} />
      <Outlet />
    </ListPage>
  )
}
