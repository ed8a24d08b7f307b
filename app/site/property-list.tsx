import { Plus } from 'lucide-react'
import { Link, redirect, useLocation, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { cn } from '#app/ui/class-name.ts'
import type { Route } from './+types/property-list.ts'
import { pageMeta } from './page-meta.ts'
import { addressFor } from './search/filter.ts'
import { FilterBar } from './search/filter-bar.tsx'
import { FilterChips } from './search/filter-chips.tsx'
import { optionsFor } from './search/filter-option.ts'
import { chipsOf, titleOf } from './search/filter-words.ts'
import { readFilter } from './search/read-filter.ts'
import { readList, waysOut } from './search/read-list.ts'
import { Results } from './search/results.tsx'
import { SortSelect } from './search/sort-select.tsx'
import { withoutEmpty } from './search/without-empty.ts'

export async function loader(args: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(args.request.url)
  const said = withoutEmpty(searchParams)
  // A form sent without JavaScript names its empty fields too.
  if (said.size < searchParams.size)
    throw redirect(said.size > 0 ? `/properties?${said}` : '/properties')
  const { filter, page, ignored } = readFilter(searchParams)
  const list = await readList(args, { filter, page })
  const chips = chipsOf(filter, list.cards[0]?.broker.name)
  return {
    origin,
    filter,
    ignored,
    list,
    title: titleOf(filter),
    options: optionsFor(filter),
    chips: chips.map(({ label, without }) => ({ label, address: addressFor(without) })),
    waysOut: list.total === 0 ? await waysOut(args, filter) : [],
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Properties | BrickBazaar' }]
  const { origin, title, list, filter } = loaderData
  const { type, location, listingType } = filter
  const total = list.total.toLocaleString('en-IN')
  return pageMeta({
    title,
    description: `${title}: ${total} listings from KYC-verified brokers, with prices, areas and pictures.`,
    origin,
    // Of all filters these three make a page of their own.
    path: addressFor({ type, location, listingType }),
    hidden: list.total === 0 || Boolean(filter.search),
  })
}

export default function PropertyList({ loaderData }: Route.ComponentProps) {
  const { filter, ignored, list, options, title, chips } = loaderData
  const { key } = useLocation()
  const { location } = useNavigation()
  const busy = location?.pathname === '/properties'
  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 lg:px-6">
      <search className="sticky top-16 z-30 -mx-4 block bg-background/95 px-4 py-3 backdrop-blur-md lg:-mx-6 lg:px-6">
        <FilterBar filter={filter} options={options} total={list.total} />
      </search>
      <div className="mt-3 mb-6 space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1 className="min-w-0 text-2xl break-words">{title}</h1>
          <Link
            to="/broker-portal"
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-link underline-offset-4 hover:underline"
          >
            <Plus aria-hidden className="size-4" />
            Post Property
          </Link>
        </div>
        {ignored.length > 0 && (
          <Alert tone="warning">
            This part of the address could not be read and was left out: {ignored.join(', ')}.
          </Alert>
        )}
        <FilterChips chips={chips} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p role="status" className="figures font-medium">
            {list.total.toLocaleString('en-IN')} Properties Found
          </p>
          <SortSelect sort={filter.sort} options={options.sorts} />
        </div>
      </div>
      <div aria-busy={busy} className={cn('transition-opacity', busy && 'opacity-55 delay-150')}>
        <Results
          key={key}
          filter={filter}
          list={list}
          isFiltered={chips.length > 0}
          waysOut={loaderData.waysOut}
        />
      </div>
    </div>
  )
}
