import { Building2, ClipboardCheck, X } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { SheetActions } from '#app/admin/record-import/actions.tsx'
import { AddLink } from '#app/admin/shell/add-link.tsx'
import { RowLink } from '#app/admin/shell/row-link.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterDays } from '#app/kit/list/list-days.tsx'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { type List, useList } from '#app/kit/list/use-list.ts'
import { type Selection, useSelection } from '#app/kit/list/use-selection.tsx'
import { PropertyStatusBadge } from '#app/property/property-status.tsx'
import { Button } from '#app/ui/button.tsx'
import { type PropertyRow, property } from '#contract/property/property.ts'
import {
  AreaUnit,
  type ListingType,
  PropertyStatus,
  PropertyType,
} from '#contract/property/vocabulary.ts'
import { formatArea } from '#domain/area/area.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { PropertyActions } from './actions.tsx'
import { PropertyBulk } from './bulk.tsx'
import { PropertyCards } from './cards.tsx'

export const meta = () => [{ title: t('Properties | BrickBazaar') }]

const columns: Column<PropertyRow>[] = [
  {
    head: msg('Property'),
    sort: { up: 'title', down: 'title-desc' },
    cell: (row) => <PropertyCell row={row} />,
  },
  {
    head: msg('Broker'),
    cell: ({ broker }) => (
      <div className="max-w-44 min-w-28 wrap-anywhere">
        <span className="line-clamp-2">{`${broker.firstName} ${broker.lastName}`}</span>
        <span className="line-clamp-2 text-xs text-muted-foreground">{broker.companyName}</span>
      </div>
    ),
  },
  {
    head: msg('Type / For'),
    cell: (row) => (
      <div>
        <span className="block">{PropertyType.label(row.propertyType)}</span>
        <span className="block text-xs text-muted-foreground">{t(forWord[row.listingType])}</span>
      </div>
    ),
  },
  {
    head: msg('Price'),
    align: 'right',
    sort: { up: 'price-asc', down: 'price-desc' },
    cell: (row) => (
      <div>
        <Money
          amount={row.price}
          {...(row.listingType === 'rent' && { per: 'month' as const })}
          className="figures font-medium"
        />
        <span className="figures block text-xs whitespace-nowrap text-muted-foreground">
          <span className="block">
            {t('{count, plural, one {# view} other {{figure} views}}', {
              count: row.views,
              figure: withCommas(row.views),
            })}
          </span>
          <span className="block">
            {t('{count, plural, one {# enquiry} other {{figure} enquiries}}', {
              count: row.inquiries,
              figure: withCommas(row.inquiries),
            })}
          </span>
        </span>
      </div>
    ),
  },
  {
    head: msg('Status'),
    sort: { up: 'status', down: 'status-desc' },
    cell: (row) => <PropertyStatusBadge status={row.status} />,
  },
  {
    head: msg('Listed'),
    sort: { up: 'oldest', down: 'newest' },
    cell: (row) => <When at={row.createdAt} className="whitespace-nowrap" />,
  },
  { head: msg('Actions'), acts: true, cell: (row) => <PropertyActions row={row} /> },
]

const forWord = {
  sell: msg('For Sale'),
  rent: msg('For Rent'),
  lease: msg('For Lease'),
} satisfies Record<keyof typeof ListingType.labels, string>

/** The list of all listings, and the queue of those that wait for review. */
export default function PropertyList() {
  const list = useList(property.list, (reply) => reply.properties, { limit: '10' })
  const stats = useRead(property.stats, {})
  const selection = useSelection(list, (row) => row.title)
  const may = useMay()
  return (
    <ListPage
      title={t('Properties')}
      subtitle={t('Review new listings and manage live ones.')}
      list={list}
      columns={may('property.review') ? [selection.column, ...columns] : columns}
      filters={<PropertyFilters list={list} selection={selection} />}
      actions={
        <>
          {may('property.review') && (
            <Button asChild variant="outline">
              <Link to="/bb-admin/review">
                <ClipboardCheck aria-hidden />
                {t('Review desk')}
              </Link>
            </Button>
          )}
          <SheetActions noun="properties" />
          {may('property.change') && <AddLink>{t('Add Property')}</AddLink>}
        </>
      }
      empty={{
        found: t('No properties found matching your criteria.'),
        none: (
          <Empty
            icon={Building2}
            title={t('There are no listings yet.')}
            text={t('They appear here as soon as a broker submits one.')}
          />
        ),
      }}
    >
      <PropertyCards stats={stats.data?.stats} failed={stats.isError} />
      <ListTabs
        list={list}
        name="status"
        label={t('Listings by status')}
        tabs={[
          { value: '', label: t('All') },
          { value: 'pending', label: t('Pending'), count: stats.data?.stats.pending },
          { value: 'approved', label: t('Approved') },
          { value: 'rejected', label: t('Rejected') },
        ]}
      />
      <Outlet />
    </ListPage>
  )
}

interface PropertyFiltersProps {
  list: List<PropertyRow>
  selection: Selection<PropertyRow>
}

function PropertyFilters({ list, selection }: PropertyFiltersProps) {
  return (
    <>
      <SearchBox list={list} label={t('Search by title, address or broker')} />
      <FilterSelect
        list={list}
        name="status"
        label={t('Status')}
        all={t('All statuses')}
        options={PropertyStatus.options}
      />
      <FilterSelect
        list={list}
        name="propertyType"
        label={t('Type')}
        all={t('All types')}
        options={PropertyType.options}
      />
      <FilterDays list={list} label={t('Listed')} />
      {list.values.brokerId && (
        <Button
          variant="outline"
          onClick={() => list.set({ brokerId: undefined })}
          className="max-w-full min-w-0"
        >
          <span className="truncate">{listingsOf(list.rows)}</span>
          <X role="img" aria-label={t('Show all brokers')} />
        </Button>
      )}
      <PropertyBulk selection={selection} />
    </>
  )
}

function listingsOf([row]: readonly PropertyRow[]): string {
  if (!row) return t('Listings of one broker')
  return t('Listings of {name}', { name: `${row.broker.firstName} ${row.broker.lastName}` })
}

function PropertyCell({ row }: { row: PropertyRow }) {
  return (
    <div className="max-w-80 min-w-48">
      <RowLink to={row._id}>{row.title}</RowLink>
      <span className="block w-0 min-w-full truncate text-xs text-muted-foreground">
        {row.address}
      </span>
      <span className="figures block text-xs text-muted-foreground">
        {formatArea(row.area, AreaUnit.label(row.areaUnit))}
      </span>
    </div>
  )
}
