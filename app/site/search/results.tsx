import { Link } from 'react-router'
import { addressFor, chipsOf, type Filter } from './filter.ts'
import { LoadMore } from './load-more.tsx'
import { NoResults } from './no-results.tsx'
import { PropertyGrid } from './property-grid.tsx'
import type { ListPage, WayOut } from './read-list.ts'
import { useMore } from './use-more.ts'

interface ResultsProps {
  filter: Filter
  list: ListPage
  waysOut: readonly WayOut[]
}

/** The cards of one search and the way to more of them. */
export function Results({ filter, list, waysOut }: ResultsProps) {
  const more = useMore(filter, list)
  if (list.total === 0) {
    return <NoResults filtered={chipsOf(filter).length > 0} waysOut={waysOut} />
  }
  return (
    <>
      {list.first > 1 && (
        <p className="mb-6 text-center">
          <Link
            to={addressFor(filter, list.first - 1)}
            className="inline-flex min-h-11 items-center text-sm font-medium text-link underline underline-offset-4"
          >
            Show the properties before these
          </Link>
        </p>
      )}
      <h2 className="sr-only">Results</h2>
      <PropertyGrid properties={more.properties} />
      <LoadMore more={more} total={list.total} />
    </>
  )
}
