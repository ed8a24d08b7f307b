import { BellPlus, Plus } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { useRead, useRetry } from '#app/api/query.tsx'
import { PreserveFocus } from '#app/kit/keep-focus.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Problem } from '#app/kit/problem.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { savedSearch } from '#contract/saved/saved-search.ts'
import { t } from '#domain/locale/translate.ts'
import { SearchRow } from './search-row.tsx'

/** Saved searches: run, edited, and switched to alerts. */
export default function SavedSearchList() {
  const read = useRead(savedSearch.list, {})
  const retry = useRetry()
  const rows = read.data?.savedSearches ?? []
  return (
    <div className="space-y-6">
      <PageTitle
        title={t('Saved Searches')}
        actions={
          <Button asChild>
            <Link to="new" preventScrollReset>
              <Plus aria-hidden />
              {t('Create New Search')}
            </Link>
          </Button>
        }
      />
      <PreserveFocus>
        {read.isPending ? (
          <div aria-hidden className="space-y-3">
            <Skeleton className="h-32 w-full" />
            <Skeleton className="h-32 w-full" />
          </div>
        ) : read.data === undefined ? (
          <Problem title={t('Failed to load saved searches')} error={read.error} onRetry={retry} />
        ) : rows.length === 0 ? (
          <div className="rounded-lg border bg-card">
            <Empty
              icon={BellPlus}
              title={t('No saved searches yet')}
              text={t(
                'Save a search and we will tell you about new matching homes and price drops.',
              )}
              action={
                <Button asChild variant="outline">
                  <Link to="/properties">{t('Browse Properties')}</Link>
                </Button>
              }
            />
          </div>
        ) : (
          <ul aria-label={t('Saved searches')} className="space-y-3">
            {rows.map((row) => (
              <li key={row._id} data-row={row._id}>
                <SearchRow row={row} />
              </li>
            ))}
          </ul>
        )}
      </PreserveFocus>
      <Outlet />
    </div>
  )
}
