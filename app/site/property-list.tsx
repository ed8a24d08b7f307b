import { Map as MapIcon, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, type Location, redirect, useLocation, useNavigation } from 'react-router'
import { connectionBack, isUnreached } from '#app/api/connection.ts'
import { useLanding } from '#app/kit/focus.ts'
import { PreserveFocus } from '#app/kit/keep-focus.tsx'
import { CompareBar } from '#app/property/compare-bar.tsx'
import { Implied } from '#app/property/reading/explained.tsx'
import { ViewedStrip } from '#app/property/viewed-strip.tsx'
import { addressFor } from '#app/site/search/filter/filter.ts'
import { FilterBar } from '#app/site/search/filter/filter-bar.tsx'
import { FilterChips } from '#app/site/search/filter/filter-chips.tsx'
import { optionsFor } from '#app/site/search/filter/filter-option.ts'
import { chipsOf, countFilters } from '#app/site/search/filter/filter-words.ts'
import { impliedDeal } from '#app/site/search/filter/implied-deal.ts'
import { readFilter } from '#app/site/search/filter/read-filter.ts'
import { withoutEmpty } from '#app/site/search/filter/without-empty.ts'
import { leftAddress } from '#app/site/search/filter/without-part.ts'
import { Alert } from '#app/ui/alert.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { withoutAbsent } from '#contract/without-absent.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { t } from '#domain/locale/translate.ts'
import { maxQuestionLength } from '#domain/search/search-length.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Route } from './+types/property-list.ts'
import { MapPane, mapId } from './map/map-pane.tsx'
import { pageMeta } from './page-meta.ts'
import { headingOf } from './search/heading.ts'
import { NewSince } from './search/new-since.tsx'
import { NotLoaded } from './search/not-loaded.tsx'
import { readClosest, readList, waysOut } from './search/read-list.ts'
import { offersSaving, Results } from './search/results.tsx'
import { SaveSearch } from './search/save-search.tsx'
import { SortSelect } from './search/sort-select.tsx'
import { Understood } from './search/understood.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(args.request.url)
  const said = withoutEmpty(searchParams)
  // A form sent without JavaScript includes its empty fields.
  if (said.size < searchParams.size)
    throw redirect(said.size > 0 ? `/properties?${said}` : '/properties')
  const { filter, first, page, ignored, isCut } = readFilter(searchParams)
  const { address, kept } = await leftAddress(args, filter, searchParams)
  if (address) throw redirect(address)
  const list = await readList(args, { filter, first, page })
  const { understanding } = list
  const ways = list.total === 0 ? await waysOut(args, filter, understanding) : []
  const { search: _search, sort: _sort, ...others } = filter
  // The parts of an understood text replace the chip of the text.
  const chips = chipsOf(understanding ? others : filter, list.cards[0]?.broker.name)
  return {
    origin,
    filter: withoutAbsent(filter),
    ignored,
    isCut,
    kept,
    list,
    title: headingOf(filter, chips, understanding),
    implied: impliedDeal(filter, understanding),
    isFiltered: chips.length > 0 || understanding !== undefined,
    ...countFilters(filter),
    chips: chips.map(({ label, without }) => ({ label, address: addressFor(without) })),
    waysOut: ways,
    closest: await readClosest(args, ways, understanding),
  }
}

type Shown = Awaited<ReturnType<typeof loader>> & {
  /**
   * The key of the previous location, where the requested list failed to load and the previous one
   * is shown instead.
   */
  before?: string
}

/** The last shown list, and whether it is still open. */
let last: { place: Location; shown: Shown; isOpen: boolean } | undefined

/**
 * Keeps the list on screen while another one cannot be loaded; without a list it waits for the
 * connection.
 */
export async function clientLoader(args: Route.ClientLoaderArgs): Promise<Shown> {
  const { request, serverLoader } = args
  try {
    return await serverLoader()
  } catch (error) {
    if (!isUnreached(error)) throw error
    if (last?.place.search === new URL(request.url).search) return last.shown
    if (last?.isOpen) return { ...last.shown, before: last.place.key }
    if (navigator.onLine) throw error
    await connectionBack(request.signal)
    return serverLoader()
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: t('Properties | BrickBazaar') }]
  const { origin, title, list, filter } = loaderData
  const { type, location, listingType } = filter
  const total = withCommas(list.total)
  return pageMeta({
    title,
    description: t(
      '{title}: {total} listings from KYC-verified brokers, with prices, areas and photos.',
      { title, total },
    ),
    origin,
    // Only these three filters make a page with a canonical address of its own.
    path: addressFor({ type, location, listingType }),
    hidden: list.total === 0 || Boolean(filter.search),
  })
}

/** Whether wide screens show the map, during this visit. */
let wasBeside = true

export default function PropertyList({ loaderData }: Route.ComponentProps) {
  const { filter, ignored, isCut, list, inSheet, inPanel, title, chips } = loaderData
  const options = optionsFor(filter, { sort: list.sort, inSheet, inPanel })
  const place = useLocation()
  const { before }: Shown = loaderData
  useEffect(() => {
    if (before === undefined) last = { place, shown: loaderData, isOpen: true }
  }, [place, loaderData, before])
  useEffect(
    () => () => {
      if (last) last.isOpen = false
    },
    [],
  )
  const { location } = useNavigation()
  const busy = location?.pathname === pagePath('/properties')
  const count = useRef<HTMLSpanElement>(null)
  useLanding(count)
  const [hasMap, setMap] = useState(wasBeside)
  const showMap = (isShown: boolean) => {
    wasBeside = isShown
    setMap(isShown)
  }
  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 lg:px-6">
      <search
        data-top-bar
        className={
          'sticky top-16 z-30 -mx-4 block bg-background/95 ' +
          'px-4 py-3 backdrop-blur-md lg:-mx-6 lg:px-6'
        }
      >
        <div className="flex items-end gap-2 lg:items-center">
          <FilterBar
            filter={filter}
            options={options}
            total={list.total}
            said={list.understanding?.said ?? []}
          />
          {list.total > 0 && (
            // In the bar rather than over the cards, where it would cover their buttons.
            <button
              type="button"
              popoverTarget={mapId}
              aria-label={t('Map')}
              className={buttonClass({
                variant: 'outline',
                size: 'icon',
                className: 'size-11 rounded-full noscript:hidden map:hidden',
              })}
            >
              <MapIcon aria-hidden />
            </button>
          )}
        </div>
      </search>
      <NotLoaded isUnreached={before !== undefined} />
      <PreserveFocus className="mt-2 mb-4 space-y-3 sm:mt-3 sm:mb-6 sm:space-y-4">
        <h1 title={title} className="line-clamp-3 text-xl wrap-anywhere sm:text-2xl">
          {title}
        </h1>
        {ignored.length > 0 && (
          <Alert tone="warning">
            {t('We could not read this part of the link and ignored it: {value}.', {
              value: ignored.join(', '),
            })}
          </Alert>
        )}
        {isCut && (
          <Alert tone="warning">
            {t('Your search is too long. We used only the first {figure} characters.', {
              figure: withCommas(maxQuestionLength, 0),
            })}
          </Alert>
        )}
        {loaderData.kept && <Alert tone="warning">{loaderData.kept}</Alert>}
        {list.understanding && (
          <Understood understanding={list.understanding} isFound={list.total > 0} />
        )}
        <FilterChips chips={chips} />
        {loaderData.implied && <Implied deal={loaderData.implied} />}
        <NewSince />
        <div className="flex flex-wrap items-center gap-2 sm:gap-x-4">
          <p className="figures min-w-0 flex-1 font-medium">
            <span ref={count} role="status" data-home className="rounded-sm outline-offset-4">
              {t('{total} Properties Found', { total: withCommas(list.total) })}
            </span>
          </p>
          <SortSelect sort={filter.sort} options={options.sorts} />
          <div className="flex flex-wrap items-center gap-x-2 max-sm:w-full max-sm:justify-between">
            <button
              type="button"
              aria-pressed={hasMap}
              onClick={() => showMap(!hasMap)}
              className={cn(
                buttonClass({ variant: 'ghost' }),
                'h-11 max-map:hidden noscript:hidden',
              )}
            >
              <MapIcon aria-hidden />
              {hasMap ? t('Hide map') : t('Show map')}
            </button>
            {!offersSaving(list) && <SaveSearch filter={filter} />}
            <Link
              to="/broker-portal"
              className={
                'inline-flex min-h-11 items-center gap-1.5 ' +
                'text-sm font-medium text-link underline-offset-4 hover:underline sm:ml-2'
              }
            >
              <Plus aria-hidden className="size-4" />
              {t('Post Property')}
            </Link>
          </div>
        </div>
      </PreserveFocus>
      <div
        className={cn(
          hasMap &&
            'map:grid map:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] map:gap-6 ' +
              'noscript:map:grid-cols-1',
        )}
      >
        <div
          aria-busy={busy}
          className={cn('min-w-0 transition-opacity', busy && 'opacity-55 delay-150')}
        >
          <Results
            // Cards that were added stay too.
            key={before ?? place.key}
            filter={filter}
            list={list}
            isFiltered={loaderData.isFiltered}
            waysOut={loaderData.waysOut}
            closest={loaderData.closest}
            besideMap={hasMap}
          />
        </div>
        {hasMap && <MapPane filter={filter} total={list.total} />}
      </div>
      <ViewedStrip className="mt-16" />
      <CompareBar />
    </div>
  )
}
