import { Link, Outlet } from 'react-router'
import { AddLink } from '#app/admin/shell/add-link.tsx'
import { When } from '#app/kit/form/date.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { Rich } from '#app/kit/rich.tsx'
import { StatusBadge } from '#app/kit/status-badge.tsx'
import { Role } from '#contract/access.ts'
import {
  type AdministratorRow,
  AdministratorStatus,
  administrator,
} from '#contract/account/administrator.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { AdministratorActions } from './actions.tsx'
import { RoleBadge } from './role-badge.tsx'

export const meta = () => [{ title: t('Administrators | BrickBazaar') }]

const columns: Column<AdministratorRow>[] = [
  {
    head: msg('Administrator'),
    cell: (row) => (
      <div className="max-w-80 min-w-48 wrap-anywhere">
        <span className="block font-medium">{`${row.firstName} ${row.lastName}`}</span>
        <span className="block text-xs text-muted-foreground">{row.email}</span>
      </div>
    ),
  },
  { head: msg('Username'), cell: (row) => row.username },
  { head: msg('Role'), cell: (row) => <RoleBadge role={row.role} /> },
  { head: msg('Status'), cell: (row) => <StatusCell row={row} /> },
  {
    head: msg('Last login'),
    cell: (row) => (row.lastLogin ? <When at={row.lastLogin} time /> : t('Never')),
  },
  { head: msg('Added'), cell: (row) => <When at={row.createdAt} /> },
  { head: msg('Actions'), acts: true, cell: (row) => <AdministratorActions row={row} /> },
]

/** The administrators of the back office; for superadmins. */
export default function AdministratorList() {
  const list = useList(administrator.list, (reply) => reply.administrators)
  return (
    <ListPage
      title={t('Administrators')}
      subtitle={
        <Rich
          text={t('People who work in the back office. <0>What each role can do</0>')}
          elements={[<Link key="roles" to="/bb-admin/roles" className="text-link underline" />]}
        />
      }
      list={list}
      columns={columns}
      filters={
        <>
          <SearchBox list={list} label={t('Search by name, username or email')} />
          <FilterSelect
            list={list}
            name="role"
            label={t('Role')}
            all={t('All roles')}
            options={Role.options}
          />
          <FilterSelect
            list={list}
            name="status"
            label={t('Status')}
            all={t('All statuses')}
            options={AdministratorStatus.options}
          />
        </>
      }
      actions={<AddLink>{t('Invite Administrator')}</AddLink>}
      empty={{ found: t('No administrators found matching your criteria.') }}
    >
      <Outlet />
    </ListPage>
  )
}

function StatusCell({ row }: { row: AdministratorRow }) {
  if (!row.isActive) return <StatusBadge tone="grey" label={t('Inactive')} />
  return row.isInvited ? (
    <StatusBadge tone="yellow" label={t('Invited')} />
  ) : (
    <StatusBadge tone="green" label={t('Active')} />
  )
}
