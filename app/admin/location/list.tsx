import { MapPin } from 'lucide-react'
import { Outlet } from 'react-router'
import { SheetActions } from '#app/admin/record-import/actions.tsx'
import { ActiveBadge } from '#app/admin/shell/active-badge.tsx'
import { ActiveBulk } from '#app/admin/shell/active-bulk.tsx'
import { AddLink } from '#app/admin/shell/add-link.tsx'
import { RowLink } from '#app/admin/shell/row-link.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { call } from '#app/api/call.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { useSelection } from '#app/kit/list/use-selection.tsx'
import { StatusBadge } from '#app/kit/status-badge.tsx'
import { type LocationRow, LocationStatus, LocationType, location } from '#contract/location.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { LocationActions } from './actions.tsx'
import { LocationProposed } from './proposed.tsx'
import { LocationTabs } from './tabs.tsx'

export const meta = () => [{ title: t('Locations | BrickBazaar') }]

const columns: Column<LocationRow>[] = [
  {
    head: msg('Location'),
    sort: { up: 'name', down: 'name-desc' },
    cell: (row) => <Name row={row} />,
  },
  { head: msg('Type'), cell: (row) => LocationType.label(row.type) },
  {
    head: msg('Parent'),
    cell: ({ parent }) =>
      parent ? <Pair first={parent.name} second={LocationType.label(parent.type)} /> : '—',
  },
  { head: msg('State'), cell: (row) => <Pair first={row.state || '—'} second={row.district} /> },
  {
    head: msg('Properties'),
    align: 'right',
    sort: { up: 'properties', down: 'properties-desc' },
    cell: (row) => (
      <span className="figures">
        {withCommas(row.propertyCount)}
        <span className="block text-xs text-muted-foreground">
          {t('{count, plural, one {# broker} other {{figure} brokers}}', {
            count: row.brokerCount,
            figure: withCommas(row.brokerCount),
          })}
        </span>
      </span>
    ),
  },
  {
    head: msg('Status'),
    cell: (row) =>
      row.isProposed ? (
        <StatusBadge tone="yellow" label={t('Proposed')} />
      ) : (
        <ActiveBadge isActive={row.isActive} />
      ),
  },
  { head: msg('Actions'), acts: true, cell: (row) => <LocationActions row={row} /> },
]

/** The list of cities, areas and PIN codes, which forms offer and searches understand. */
export default function LocationList() {
  const list = useList(location.list, (reply) => reply.locations, { limit: '20' })
  const selection = useSelection(list, (row) => row.name)
  const may = useMay()
  const add = may('location.change') && <AddLink>{t('Add Location')}</AddLink>
  return (
    <ListPage
      title={t('Locations')}
      subtitle={t('Cities, areas and PIN codes for listings, forms and search.')}
      list={list}
      columns={may('location.change') ? [selection.column, ...columns] : columns}
      filters={
        <>
          <SearchBox list={list} label={t('Search by name, PIN code, district or state')} />
          <FilterSelect
            list={list}
            name="type"
            label={t('Type')}
            all={t('All types')}
            options={LocationType.options}
          />
          <FilterSelect
            list={list}
            name="status"
            label={t('Status')}
            all={t('All statuses')}
            options={LocationStatus.options}
          />
          <ActiveBulk
            selection={selection}
            noun="locations"
            activate={
              selection.rows.every(({ isProposed }) => isProposed) ? t('Accept') : t('Activate')
            }
            set={({ _id, version }, isActive) =>
              call(location.change, { params: { id: _id }, body: { isActive, version } })
            }
          />
        </>
      }
      actions={
        <>
          <SheetActions noun="locations" />
          {add}
        </>
      }
      empty={{
        found: t('No locations found matching your criteria.'),
        none: (
          <Empty
            icon={MapPin}
            title={t('No locations yet.')}
            text={t('Start with a city, then add its areas and PIN codes.')}
            action={add}
          />
        ),
      }}
    >
      <LocationProposed list={list} />
      <LocationTabs list={list} />
      <Outlet />
    </ListPage>
  )
}

function Name({ row }: { row: LocationRow }) {
  const otherNames = [row.pincode !== row.name && row.pincode, ...row.aliases].filter(Boolean)
  return (
    <div className="max-w-72 min-w-36">
      <RowLink to={row._id}>{row.name}</RowLink>
      {otherNames.length > 0 && (
        <span className="figures block truncate text-xs text-muted-foreground">
          {otherNames.join(' · ')}
        </span>
      )}
    </div>
  )
}

function Pair({ first, second }: { first: string; second: string | null }) {
  return (
    <div className="max-w-52 break-words">
      {first}
      {second && <span className="block text-xs text-muted-foreground">{second}</span>}
    </div>
  )
}
