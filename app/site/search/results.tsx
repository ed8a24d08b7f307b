import { SearchX } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { Empty } from '#app/kit/list/empty.tsx'
import type { CardView } from '#app/property/card-view.ts'
import { CardGrid } from '#app/site/card-grid.tsx'
import { addressFor, type Filter } from '#app/site/search/filter/filter.ts'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import { LoadMore } from './load-more.tsx'
import { NoResults } from './no-results.tsx'
import type { ListPage, WayOut } from './read-list.ts'
import { useMore } from './use-more.ts'

interface ResultsProps {
  filter: Filter
  list: ListPage
  isFiltered: boolean
  waysOut: readonly WayOut[]
  /** Homes of the first of them. */
  closest: readonly CardView[]
  /** Whether wide screens show the map beside the cards. */
  besideMap: boolean
}

/** Whether the message of an empty list offers to save the search. */
export const offersSaving = ({ total, understanding }: ListPage): boolean =>
  total === 0 && Boolean(understanding?.absent)

/** The cards of a search, with Load More. */
export function Results({ filter, list, isFiltered, waysOut, closest, besideMap }: ResultsProps) {
  const headingId = useId()
  const more = useMore(filter, list)
  if (list.total === 0) {
    const absent = list.understanding?.absent ?? null
    return (
      <>
        <NoResults isFiltered={isFiltered} waysOut={waysOut} filter={filter} absent={absent} />
        {closest.length > 0 && (
          <section aria-labelledby={headingId} className="mt-10">
            <h2 id={headingId} className="mb-4 text-lg wrap-anywhere">
              {t('Closest matches: {label}', { label: waysOut[0]?.label ?? '' })}
            </h2>
            <CardGrid cards={closest} besideMap={besideMap} />
          </section>
        )}
      </>
    )
  }
  if (list.cards.length === 0) {
    return (
      <Empty
        icon={SearchX}
        title={t('No properties on this page')}
        text={t('This list has fewer pages.')}
        action={
          <Button asChild variant="outline" size="lg">
            <Link to={addressFor(filter)}>{t('Go to the first page')}</Link>
          </Button>
        }
      />
    )
  }
  return (
    <>
      {list.first > 1 && (
        <p className="mb-6 text-center">
          <Link
            to={addressFor(filter, list.first - 1)}
            rel="prev"
            className={
              'inline-flex min-h-11 items-center ' +
              'text-sm font-medium text-link underline underline-offset-4'
            }
          >
            {t('Show earlier homes')}
          </Link>
        </p>
      )}
      <CardGrid cards={more.cards} eager={1} level="h2" besideMap={besideMap} />
      <LoadMore more={more} first={list.first} total={list.total} />
    </>
  )
}
