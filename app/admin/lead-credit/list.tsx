import { Undo2 } from 'lucide-react'
import { Outlet } from 'react-router'
import { RowLink } from '#app/admin/shell/row-link.tsx'
import { SubscriptionTabs } from '#app/admin/subscription/tabs.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import {
  CreditReason,
  type LeadCreditRow,
  leadGuarantee,
} from '#contract/inquiry/lead-guarantee.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { CreditBadge } from './badge.tsx'

export const meta = () => [{ title: t('Lead credits | BrickBazaar') }]

const columns: Column<LeadCreditRow>[] = [
  {
    head: msg('Broker'),
    cell: (row) => (
      <div className="max-w-64 min-w-36">
        <RowLink to={row._id}>{row.broker.name}</RowLink>
        <span className="block truncate text-xs text-muted-foreground">
          {row.broker.companyName}
        </span>
      </div>
    ),
  },
  {
    head: msg('Lead'),
    cell: (row) => <span className="block max-w-48 truncate">{row.name}</span>,
  },
  { head: msg('Reason'), cell: (row) => t(CreditReason.label(row.reason)) },
  { head: msg('Status'), cell: (row) => <CreditBadge row={row} /> },
  {
    head: msg('In this plan period'),
    sort: { down: 'most-credited' },
    cell: ({ broker, plan }) => (
      <div className="max-w-56">
        <span className="figures block">
          {t('{credited} of {opened} credited', {
            credited: broker.credited,
            opened: broker.opened,
          })}
        </span>
        <span className="block truncate text-xs text-muted-foreground">{plan}</span>
      </div>
    ),
  },
  {
    head: msg('Credited'),
    sort: { up: 'oldest', down: 'newest' },
    cell: (row) => <When at={row.creditedAt} />,
  },
]

/** Contact views that were credited back to brokers. */
export default function LeadCreditList() {
  const list = useList(leadGuarantee.list, (reply) => reply.credits)
  return (
    <ListPage
      title={t('Lead credits')}
      subtitle={t('Contact views credited back for leads that were not reachable or repeated.')}
      list={list}
      columns={columns}
      filters={
        <>
          <SearchBox list={list} label={t('Search by broker, company or lead')} />
          <FilterSelect
            list={list}
            name="reason"
            label={t('Reason')}
            all={t('All reasons')}
            options={CreditReason.options}
          />
        </>
      }
      empty={{
        found: t('No credits found matching your criteria.'),
        none: (
          <Empty
            icon={Undo2}
            title={t('No contact view has been credited yet.')}
            text={t('Leads that a broker could not reach are credited by rule.')}
          />
        ),
      }}
    >
      <SubscriptionTabs />
      <ListTabs
        list={list}
        name="state"
        label={t('Credits by status')}
        tabs={[
          { value: '', label: t('All') },
          { value: 'counted', label: t('Credited') },
          { value: 'reversed', label: t('Reversed') },
        ]}
      />
      <Outlet />
    </ListPage>
  )
}
