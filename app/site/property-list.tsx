import { useLocation, useNavigation } from 'react-router'
import { personText } from '#app/property/property-text.ts'
import { Alert } from '#app/ui/alert.tsx'
import { cn } from '#app/ui/class-name.ts'
import type { Route } from './+types/property-list.ts'
import { pageMeta } from './page-meta.ts'
import { addressFor, chipsOf, titleOf } from './search/filter.ts'
import { FilterBar } from './search/filter-bar.tsx'
import { FilterChips } from './search/filter-chips.tsx'
import { readFilter } from './search/read-filter.ts'
import { readList, waysOut } from './search/read-list.ts'
import { Results } from './search/results.tsx'
import { SortSelect } from './search/sort-select.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(args.request.url)
  const { filter, page, ignored } = readFilter(searchParams)
  const list = await readList(args, { filter, page })
  return { origin, filter, ignored, list, waysOut: list.total ? [] : await waysOut(args, filter) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Properties | BrickBazaar' }]
  const { origin, filter, list } = loaderData
  const title = titleOf(filter)
  const path = addressFor({
    type: filter.type,
    location: filter.location,
    listingType: filter.listingType,
  })
  return pageMeta({
    title,
    description: `${title}: ${list.total.toLocaleString('en-IN')} listings from KYC-verified brokers, with prices, areas and pictures.`,
    origin,
    path,
    hidden: list.total === 0 || Boolean(filter.search),
  })
}

export default function PropertyList({ loaderData }: Route.ComponentProps) {
  const { filter, ignored, list } = loaderData
  const { key } = useLocation()
  const { location } = useNavigation()
  const busy = location?.pathname === '/properties'
  const broker = list.properties[0]?.broker
  const chips = chipsOf(filter, broker && personText(broker))
  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 lg:px-6">
      <search className="sticky top-16 z-30 -mx-4 block bg-background/95 px-4 py-3 backdrop-blur-md lg:-mx-6 lg:px-6">
        <FilterBar filter={filter} total={list.total} />
      </search>
      <div className="mt-3 mb-6 space-y-4">
        <h1 className="text-2xl">{titleOf(filter)}</h1>
        {ignored.length > 0 && (
          <Alert tone="warning">
            This part of the address could not be read and was left out: {ignored.join(', ')}.
          </Alert>
        )}
        <FilterChips chips={chips} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p role="status" className="figures font-medium">
            {list.total.toLocaleString('en-IN')} Properties Found
          </p>
          <SortSelect sort={filter.sort} />
        </div>
      </div>
      <div aria-busy={busy} className={cn('transition-opacity', busy && 'opacity-55 delay-150')}>
        <Results key={key} filter={filter} list={list} waysOut={loaderData.waysOut} />
      </div>
    </div>
  )
}
