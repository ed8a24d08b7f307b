import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { Empty } from '#app/kit/list/empty.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Filter } from './filter/filter.ts'
import type { WayOut } from './read-list.ts'
import { SaveSearch } from './save-search.tsx'

interface NoResultsProps {
  isFiltered: boolean
  waysOut: readonly WayOut[]
  filter: Filter
  /** What no home is where it is sought: then the search is worth saving. */
  absent: string | null
}

/** The message for an empty list, with the filters that prevent results. */
export function NoResults({ isFiltered, waysOut, filter, absent }: NoResultsProps) {
  if (!isFiltered) {
    return (
      <Empty
        icon={SearchX}
        title={t('No properties yet')}
        text={t(
          'Brokers are adding their listings. Please check back soon, or post a property yourself.',
        )}
        action={
          <Button asChild variant="outline" size="lg">
            <Link to="/broker-portal">{t('Post Property')}</Link>
          </Button>
        }
      />
    )
  }
  return (
    <div className="mx-auto max-w-xl">
      {absent === null ? (
        <Empty
          icon={SearchX}
          title={t('No property matches all these filters')}
          text={
            waysOut.length > 0
              ? t('Try one of these instead:')
              : t('Remove a filter or try another place.')
          }
          className="pb-4"
        />
      ) : (
        <Empty
          icon={SearchX}
          title={t('Nothing listed yet for “{search}”', { search: absent })}
          text={t('Save this search and we will tell you when a home like this is listed.')}
          action={<SaveSearch filter={filter} />}
          className="pb-4"
        />
      )}
      {absent !== null && waysOut.length > 0 && (
        <p className="mb-3 text-center text-muted-foreground text-sm">
          {t('Or try one of these:')}
        </p>
      )}
      <ul className="space-y-2">
        {waysOut.map(({ label, address, total }) => (
          <li key={label}>
            <Link
              to={address}
              className={
                'flex min-h-12 items-center justify-between gap-4 rounded-md border bg-card ' +
                'px-4 py-2 text-sm transition-colors hover:border-input hover:bg-accent'
              }
            >
              <span className="min-w-0 wrap-anywhere font-medium">{label}</span>
              <span className="figures shrink-0 text-link">
                {t('{count, plural, one {{figure} property} other {{figure} properties}}', {
                  figure: withCommas(total),
                  count: total,
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-center">
        <Link
          to="/properties"
          className="text-sm font-medium text-link underline underline-offset-4"
        >
          {t('Show all properties')}
        </Link>
      </p>
    </div>
  )
}
