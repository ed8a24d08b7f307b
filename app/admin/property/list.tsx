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
import { withCommas } from '#domain/text/format-number.ts'
import { PropertyActions } from './actions.tsx'
import { PropertyBulk } from './bulk.tsx'
import { PropertyCards } from './cards.tsx'

export const meta = () => [{ title: 'Properties | BrickBazaar' }]

const columns: Column<PropertyRow>[] = [
  {
    head: 'Property',
    sort: { up: 'title', down: 'title-desc' },
    cell: (row) => <PropertyCell row={row} />,
  },
  {
    head: 'Broker',
    cell: ({ broker }) => (
      <div className="max-w-44 min-w-28 wrap-anywhere">
        <span className="line-clamp-2">{`${broker.firstName} ${broker.lastName}`}</span>
        <span className="line-clamp-2 text-xs text-muted-foreground">{broker.companyName}</span>
      </div>
    ),
  },
  {
    head: 'Type / For',
    cell: (row) => (
      <div>
        <span className="block">{PropertyType.label(row.propertyType)}</span>
        <span className="block text-xs text-muted-foreground">{forWord[row.listingType]}</span>
      </div>
    ),
  },
  {
    head: 'Price',
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
            {withCommas(row.views)} {row.views === 1 ? 'view' : 'views'}
          </span>
          <span className="block">
            {withCommas(row.inquiries)} {row.inquiries === 1 ? 'inquiry' : 'inquiries'}
          </span>
        </span>
      </div>
    ),
  },
  {
    head: 'Status',
    sort: { up: 'status', down: 'status-desc' },
    cell: (row) => <PropertyStatusBadge status={row.status} />,
  },
  {
    head: 'Listed',
    sort: { up: 'oldest', down: 'newest' },
    cell: (row) => <When at={row.createdAt} className="whitespace-nowrap" />,
  },
  { head: 'Actions', acts: true, cell: (row) => <PropertyActions row={row} /> },
]

const forWord = { sell: 'For Sale', rent: 'For Rent', lease: 'For Lease' } satisfies Record<
  keyof typeof ListingType.labels,
  string
>

/** The list of all listings, and the queue of those that wait for review. */
export default function PropertyList() {
  const list = useList(property.list, (reply) => reply.properties, { limit: '10' })
  const stats = useRead(property.stats, {})
  const selection = useSelection(list, (row) => row.title)
  const may = useMay()
  return (
    <ListPage
      title="Properties"
      subtitle="Review new listings and look after those that are live."
      list={list}
      columns={may('property.review') ? [selection.column, ...columns] : columns}
      filters={<PropertyFilters list={list} selection={selection} />}
      actions={
        <>
          {may('property.review') && (
            <Button asChild variant="outline">
              <Link to="/bb-admin/review">
                <ClipboardCheck aria-hidden />
                Review desk
              </Link>
            </Button>
          )}
          <SheetActions noun="properties" />
          {may('property.change') && <AddLink>Add Property</AddLink>}
        </>
      }
      empty={{
        found: 'No properties found matching your criteria.',
        none: (
          <Empty
            icon={Building2}
            title="There are no listings yet."
            text="They appear here as soon as a broker submits one."
          />
        ),
      }}
    >
      <PropertyCards stats={stats.data?.stats} failed={stats.isError} />
      <ListTabs
        list={list}
        name="status"
        label="Listings by status"
        tabs={[
          { value: '', label: 'All' },
          { value: 'pending', label: 'Pending', count: stats.data?.stats.pending },
          { value: 'approved', label: 'Approved' },
          { value: 'rejected', label: 'Rejected' },
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
      <SearchBox list={list} label="Search by title, address or broker" />
      <FilterSelect
        list={list}
        name="status"
        label="Status"
        all="All statuses"
        options={PropertyStatus.options}
      />
      <FilterSelect
        list={list}
        name="propertyType"
        label="Type"
        all="All types"
        options={PropertyType.options}
      />
      <FilterDays list={list} label="Listed" />
      {list.values.brokerId && (
        <Button
          variant="outline"
          onClick={() => list.set({ brokerId: undefined })}
          className="max-w-full min-w-0"
        >
          <span className="truncate">Listings by {brokerOf(list.rows)}</span>
          <X role="img" aria-label="of every broker" />
        </Button>
      )}
      <PropertyBulk selection={selection} />
    </>
  )
}

function brokerOf([row]: readonly PropertyRow[]): string {
  return row ? `${row.broker.firstName} ${row.broker.lastName}` : 'one broker'
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
