import { Building, FileText, House } from 'lucide-react'
import { Link, Outlet, useLocation } from 'react-router'
import { SheetActions } from '#app/admin/record-import/actions.tsx'
import { AddLink } from '#app/admin/shell/add-link.tsx'
import { CardLink } from '#app/admin/shell/card-link.tsx'
import { RowLink } from '#app/admin/shell/row-link.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { useSelection } from '#app/kit/list/use-selection.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { type CmsPage, cmsPage, PageStatus, PageType } from '#contract/cms-page.ts'
import { CmsPageActions } from './actions.tsx'
import { CmsPageBulk } from './bulk.tsx'
import { PageStatusBadge } from './status.tsx'

export const meta = () => [{ title: 'CMS Pages | BrickBazaar' }]

const columns: Column<CmsPage>[] = [
  {
    head: 'Page',
    sort: { up: 'title', down: 'title-desc' },
    cell: (row) => <PageCell row={row} />,
  },
  { head: 'Type', cell: (row) => PageType.label(row.type) },
  { head: 'Status', cell: (row) => <PageStatusBadge status={row.status} /> },
  {
    head: 'Author',
    cell: ({ author }) => (
      <span className="line-clamp-2 max-w-56 min-w-24 wrap-anywhere">
        {author ? `${author.firstName} ${author.lastName}` : '—'}
      </span>
    ),
  },
  {
    head: 'Updated',
    sort: { up: 'updated', down: 'updated-desc' },
    cell: (row) => <When at={row.updatedAt} />,
  },
  { head: 'Actions', acts: true, cell: (row) => <CmsPageActions row={row} /> },
]

const tabs = [
  { value: '', label: 'All' },
  { value: 'page', label: 'Pages' },
  { value: 'faq', label: 'FAQs' },
  { value: 'banner', label: 'Banners' },
  { value: 'policy', label: 'Policies' },
  { value: 'help', label: 'Help' },
]

/** The list of pages of the site other than listings. */
export default function CmsPageList() {
  const list = useList(cmsPage.list, (reply) => reply.pages, { limit: '20' })
  const selection = useSelection(list, (row) => row.title)
  const may = useMay()
  const { search } = useLocation()
  const add = may('page.draft') && <AddLink>Create Page</AddLink>
  return (
    <ListPage
      title="CMS Pages"
      subtitle="Pages, answers, policies and banners of the public site."
      list={list}
      columns={may('page.publish') ? [selection.column, ...columns] : columns}
      filters={
        <>
          <SearchBox list={list} label="Search by title, slug or content" />
          <FilterSelect
            list={list}
            name="type"
            label="Type"
            all="All types"
            options={PageType.options}
          />
          <FilterSelect
            list={list}
            name="status"
            label="Status"
            all="All statuses"
            options={PageStatus.options}
          />
          <CmsPageBulk selection={selection} />
        </>
      }
      actions={
        <>
          {may('page.publish') && (
            <Button asChild variant="outline">
              <Link to={{ pathname: 'company', search }} preventScrollReset>
                <Building aria-hidden />
                Company Details
              </Link>
            </Button>
          )}
          <SheetActions noun="cms" />
          {add}
        </>
      }
      empty={{
        failed: 'Failed to load CMS pages',
        found: 'No CMS pages found matching your criteria.',
        none: (
          <Empty
            icon={FileText}
            title="There are no pages yet."
            text="Published pages appear on the site at once."
            action={add}
          />
        ),
      }}
    >
      <TypeCards />
      <ListTabs list={list} name="type" label="Pages by type" tabs={tabs} />
      <Outlet />
    </ListPage>
  )
}

/** One card per page type, with its number of pages and of published ones. */
function TypeCards() {
  const all = useRead(cmsPage.list, {})
  const rows = all.data?.pages
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {tabs.slice(1).map(({ value, label }) => {
        const own = rows?.filter(({ type }) => type === value)
        return (
          <StatCard
            key={value}
            label={label}
            value={own?.length}
            failed={all.isError}
            detail={
              own && (
                <span className="flex flex-wrap gap-x-3">
                  <CardLink to={`/bb-admin/cms?type=${value}&status=published`}>
                    {own.filter(({ status }) => status === 'published').length} published
                  </CardLink>
                  <CardLink to={`/bb-admin/cms?type=${value}`}>See all</CardLink>
                </span>
              )
            }
          />
        )
      })}
    </dl>
  )
}

function PageCell({ row }: { row: CmsPage }) {
  const may = useMay()
  const mayEdit = may(row.status === 'draft' ? 'page.draft' : 'page.publish')
  return (
    <div className="max-w-96 min-w-48">
      <span className="flex items-center gap-2">
        <RowLink to={mayEdit ? row._id : `${row._id}/preview`}>{row.title}</RowLink>
        {row.isHomePage && (
          <House role="img" aria-label="Home page" className="size-4 shrink-0 text-link" />
        )}
      </span>
      <span className="block truncate text-xs text-muted-foreground">/pages/{row.slug}</span>
    </div>
  )
}
