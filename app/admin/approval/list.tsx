import { Settings2, UserRoundCheck } from 'lucide-react'
import { Link, Outlet, useLocation } from 'react-router'
import { RowLink } from '#app/admin/shell/row-link.tsx'
import { useRead } from '#app/api/query.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { WaitingTime } from '#app/kit/waiting-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { type Approval, ApprovalAct, ApprovalState, approval } from '#contract/approval/approval.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { ApprovalBadge } from './status.tsx'

export const meta = () => [{ title: t('Approvals | BrickBazaar') }]

const columns: Column<Approval>[] = [
  {
    head: msg('Request'),
    cell: (row) => (
      <div className="max-w-72 min-w-40">
        <RowLink to={row._id}>{ApprovalAct.label(row.act)}</RowLink>
        <span className="block truncate text-xs text-muted-foreground">
          {row.subject?.name ?? (row.amount !== null && <Money amount={row.amount} full />)}
        </span>
      </div>
    ),
  },
  {
    head: msg('Reason'),
    cell: ({ reason }) => (
      <span className="line-clamp-2 max-w-80 break-words">{reason ?? '—'}</span>
    ),
  },
  {
    head: msg('Requested by'),
    cell: ({ askedBy }) => <span className="block max-w-48 truncate">{askedBy}</span>,
  },
  { head: msg('Status'), cell: ({ state }) => <ApprovalBadge state={state} /> },
  {
    head: msg('Expires'),
    cell: ({ state, expiresAt }) => (state === 'open' ? <When at={expiresAt} /> : '—'),
  },
  {
    head: msg('Age'),
    sort: { up: 'newest', down: 'oldest' },
    cell: ({ askedAt }) => <WaitingTime since={askedAt} />,
  },
]

/** Requests that need the approval of another administrator. */
export default function ApprovalList() {
  const { search } = useLocation()
  const list = useList(approval.list, (reply) => reply.approvals)
  const open = useRead(approval.stats, {}).data?.decidable
  const tabs = [
    { value: '', label: t('All') },
    ...ApprovalState.options.map(({ value, label }) => ({
      value,
      label: t(label),
      ...(value === 'open' && { count: open }),
    })),
  ]
  return (
    <ListPage
      title={t('Approvals')}
      subtitle={t('Actions that need two administrators. Nobody approves their own request.')}
      list={list}
      columns={columns}
      actions={
        <Button asChild variant="outline">
          <Link to={{ pathname: 'refund-limit', search }} preventScrollReset>
            <Settings2 aria-hidden />
            {t('Refund limit')}
          </Link>
        </Button>
      }
      filters={
        <FilterSelect
          list={list}
          name="act"
          label={t('Action')}
          all={t('Everything')}
          options={ApprovalAct.options}
        />
      }
      empty={{
        found: t('No requests found matching your criteria.'),
        none: <Empty icon={UserRoundCheck} title={t('No requests yet.')} />,
        failed: t('Failed to load approvals'),
      }}
    >
      <ListTabs list={list} name="state" label={t('Requests by status')} tabs={tabs} />
      <Outlet />
    </ListPage>
  )
}
