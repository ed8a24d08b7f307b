import { Link, Outlet } from 'react-router'
import { AddLink } from '#app/admin/shell/add-link.tsx'
import { When } from '#app/kit/form/date.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { StatusBadge } from '#app/kit/status-badge.tsx'
import { Role } from '#contract/access.ts'
import {
  type AdministratorRow,
  AdministratorStatus,
  administrator,
} from '#contract/account/administrator.ts'
import { AdministratorActions } from './actions.tsx'
import { RoleBadge } from './role-badge.tsx'

export const meta = () => [{ title: 'Administrators | BrickBazaar' }]

const columns: Column<AdministratorRow>[] = [
  {
    head: 'Administrator',
    cell: (row) => (
      <div className="max-w-80 min-w-48 wrap-anywhere">
        <span className="block font-medium">{`${row.firstName} ${row.lastName}`}</span>
        <span className="block text-xs text-muted-foreground">{row.email}</span>
      </div>
    ),
  },
  { head: 'Username', cell: (row) => row.username },
  { head: 'Role', cell: (row) => <RoleBadge role={row.role} /> },
  { head: 'Status', cell: (row) => <StatusCell row={row} /> },
  {
    head: 'Last Login',
    cell: (row) => (row.lastLogin ? <When at={row.lastLogin} time /> : 'Never'),
  },
  { head: 'Added', cell: (row) => <When at={row.createdAt} /> },
  { head: 'Actions', acts: true, cell: (row) => <AdministratorActions row={row} /> },
]

/** The administrators of the back office; for superadmins. */
export default function AdministratorList() {
  const list = useList(administrator.list, (reply) => reply.administrators)
  return (
    <ListPage
      title="Administrators"
      subtitle={
        <>
          Who works in the back office.{' '}
          <Link to="/bb-admin/roles" className="text-link underline">
            What each role may do
          </Link>
        </>
      }
      list={list}
      columns={columns}
      filters={
        <>
          <SearchBox list={list} label="Search by name, username or email" />
          <FilterSelect
            list={list}
            name="role"
            label="Role"
            all="All roles"
            options={Role.options}
          />
          <FilterSelect
            list={list}
            name="status"
            label="Status"
            all="All statuses"
            options={AdministratorStatus.options}
          />
        </>
      }
      actions={<AddLink>Invite Administrator</AddLink>}
      empty={{ found: 'No administrators found matching your criteria.' }}
    >
      <Outlet />
    </ListPage>
  )
}

function StatusCell({ row }: { row: AdministratorRow }) {
  if (!row.isActive) return <StatusBadge tone="grey" label="Inactive" />
  return row.isInvited ? (
    <StatusBadge tone="yellow" label="Invited" />
  ) : (
    <StatusBadge tone="green" label="Active" />
  )
}
