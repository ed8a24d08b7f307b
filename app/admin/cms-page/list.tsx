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
import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Language } from '#contract/account/language.ts'
import { type CmsPage, cmsPage, PageStatus, PageType } from '#contract/cms-page.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { CmsPageActions } from './actions.tsx'
import { CmsPageBulk } from './bulk.tsx'

export const meta = () => [{ title: t('CMS Pages | BrickBazaar') }]

const columns: Column<CmsPage>[] = [
  {
    head: msg('Page'),
    sort: { up: 'title', down: 'title-desc' },
    cell: (row) => <PageCell row={row} />,
  },
  { head: msg('Type'), cell: (row) => PageType.label(row.type) },
  { head: msg('Language'), cell: (row) => Language.label(row.language) },
  { head: msg('Status'), cell: (row) => <PageStatusBadge status={row.status} /> },
  {
    head: msg('Author'),
    cell: ({ author }) => (
      <span className="line-clamp-2 max-w-56 min-w-24 wrap-anywhere">
        {author ? `${author.firstName} ${author.lastName}` : '—'}
      </span>
    ),
  },
  {
    head: msg('Updated'),
    sort: { up: 'updated', down: 'updated-desc' },
    cell: (row) => <When at={row.updatedAt} />,
  },
  { head: msg('Actions'), acts: true, cell: (row) => <CmsPageActions row={row} /> },
]

const tabs = [
  { value: '', label: msg('All') },
  { value: 'page', label: msg('Pages') },
  { value: 'faq', label: msg('FAQs') },
  { value: 'banner', label: msg('Banners') },
  { value: 'policy', label: msg('Policies') },
  { value: 'help', label: msg('Help') },
]

/** The list of pages of the site other than listings. */
export default function CmsPageList() {
  const list = useList(cmsPage.list, (reply) => reply.pages, { limit: '20' })
  const selection = useSelection(list, (row) => row.title)
  const may = useMay()
  const { search } = useLocation()
  const add = may('page.draft') && <AddLink>{t('Create Page')}</AddLink>
  return (
    <ListPage
      title={t('CMS Pages')}
      subtitle={t('Pages, FAQs, policies and banners of the public site.')}
      list={list}
      columns={may('page.publish') ? [selection.column, ...columns] : columns}
      filters={
        <>
          <SearchBox list={list} label={t('Search by title, slug or content')} />
          <FilterSelect
            list={list}
            name="type"
            label={t('Type')}
            all={t('All types')}
            options={PageType.options}
          />
          <FilterSelect
            list={list}
            name="status"
            label={t('Status')}
            all={t('All statuses')}
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
                {t('Company Details')}
              </Link>
            </Button>
          )}
          <SheetActions noun="cms" />
          {add}
        </>
      }
      empty={{
        failed: t('Failed to load CMS pages'),
        found: t('No CMS pages found matching your criteria.'),
        none: (
          <Empty
            icon={FileText}
            title={t('There are no pages yet.')}
            text={t('Published pages appear on the site immediately.')}
            action={add}
          />
        ),
      }}
    >
      <TypeCards />
      <ListTabs list={list} name="type" label={t('Pages by type')} tabs={tabs} />
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
                    {t('{count} published', {
                      count: own.filter(({ status }) => status === 'published').length,
                    })}
                  </CardLink>
                  <CardLink to={`/bb-admin/cms?type=${value}`}>{t('See all')}</CardLink>
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
          <House role="img" aria-label={t('Home page')} className="size-4 shrink-0 text-link" />
        )}
      </span>
      <span className="block truncate text-xs text-muted-foreground">
        {t('/pages/{slug}', { slug: row.slug })}
      </span>
    </div>
  )
}

const tones: Record<PageStatus, Tone> = { draft: 'grey', published: 'green', archived: 'yellow' }

function PageStatusBadge({ status }: { status: PageStatus }) {
  return <StatusBadge tone={tones[status]} label={PageStatus.label(status)} />
}
