import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { Empty } from '#app/kit/list/empty.tsx'
import { Button } from '#app/ui/button.tsx'
import { withCommas } from '#domain/text/format-number.ts'
import type { WayOut } from './read-list.ts'

interface NoResultsProps {
  isFiltered: boolean
  waysOut: readonly WayOut[]
}

/** The message for an empty list, with the filters that prevent results. */
export function NoResults({ isFiltered, waysOut }: NoResultsProps) {
  if (!isFiltered) {
    return (
      <Empty
        icon={SearchX}
        title="There are no properties here yet"
        text={
          'Brokers are adding their listings. Please ' +
          'look again soon, or list a property yourself.'
        }
        action={
          <Button asChild variant="outline" size="lg">
            <Link to="/broker-portal">Post Property</Link>
          </Button>
        }
      />
    )
  }
  return (
    <div className="mx-auto max-w-xl">
      <Empty
        icon={SearchX}
        title="No property matches all of these filters"
        text={
          waysOut.length > 0 ? 'Try one of these instead:' : 'Try fewer filters or another place.'
        }
        className="pb-4"
      />
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
                {withCommas(total)} {total === 1 ? 'property' : 'properties'}
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
          Show all properties
        </Link>
      </p>
    </div>
  )
}
