import { Handshake } from 'lucide-react'
import { Outlet } from 'react-router'
import { ActiveBadge } from '#app/admin/shell/active-badge.tsx'
import { AddLink } from '#app/admin/shell/add-link.tsx'
import { RowLink } from '#app/admin/shell/row-link.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { When } from '#app/kit/form/date.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { type Partner, partner } from '#contract/partner/partner.ts'
import { msg, t } from '#domain/locale/translate.ts'

export const meta = () => [{ title: t('Partners | BrickBazaar') }]

const columns: Column<Partner>[] = [
  {
    head: msg('Partner'),
    cell: (row) => (
      <div className="max-w-80 min-w-40 wrap-anywhere">
        <RowLink to={row._id}>{row.name}</RowLink>
        <span className="block text-xs text-muted-foreground">{row.email}</span>
      </div>
    ),
  },
  {
    head: msg('Keys in use'),
    align: 'right',
    cell: (row) => <span className="figures">{row.keyCount}</span>,
  },
  {
    head: msg('Last call'),
    cell: (row) => (row.lastUsedAt ? <When at={row.lastUsedAt} time /> : t('Never')),
  },
  { head: msg('Added'), cell: (row) => <When at={row.createdAt} /> },
  { head: msg('Status'), cell: (row) => <ActiveBadge isActive={row.isActive} /> },
]

/** Companies that read public listings by API. */
export default function PartnerList() {
  const list = useList(partner.list, (reply) => reply.partners)
  const may = useMay()
  const add = <AddLink>{t('Add Partner')}</AddLink>
  return (
    <ListPage
      title={t('Partners')}
      subtitle={t('Companies and assistants that read public listings by API.')}
      list={list}
      columns={columns}
      filters={<SearchBox list={list} label={t('Search by name or email')} />}
      actions={may('partner.change') && add}
      empty={{
        failed: t('Failed to load partners'),
        found: t('No partners found matching your criteria.'),
        none: (
          <Empty
            icon={Handshake}
            title={t('There are no partners yet.')}
            text={t('Add a company to make API keys for it.')}
            action={may('partner.change') && add}
          />
        ),
      }}
    >
      <Outlet />
    </ListPage>
  )
}
