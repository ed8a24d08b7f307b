import { Button } from '#app/ui/button.tsx'
import { withoutAbsent } from '#contract/without-absent.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { t } from '#domain/locale/translate.ts'
import type { Route } from './+types/property-filters.ts'
import { PageHead } from './page-head.tsx'
import { pageMeta } from './page-meta.ts'
import { optionsFor } from './search/filter/filter-option.ts'
import { ClearLink } from './search/filter/filter-panel.tsx'
import { countFilters } from './search/filter/filter-words.ts'
import { HiddenFields } from './search/filter/hidden-fields.tsx'
import { MoreFilters } from './search/filter/more-filters.tsx'
import { readFilter } from './search/filter/read-filter.ts'

export function loader({ request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url)
  const { filter } = readFilter(searchParams)
  return { origin, filter: withoutAbsent(filter), ...countFilters(filter) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: t('More filters | BrickBazaar') }]
  const { origin } = loaderData
  return pageMeta({
    title: t('More filters'),
    description: t('Filter homes by budget, rooms, area, floor and more.'),
    origin,
    path: '/properties/filters',
    hidden: true,
  })
}

/** The filters of the panel on a page of their own, for browsers without scripts. */
export default function PropertyFilters({ loaderData }: Route.ComponentProps) {
  const { filter, inSheet, inPanel } = loaderData
  const options = optionsFor(filter, { sort: filter.sort ?? 'newest', inSheet, inPanel })
  return (
    <>
      <PageHead title={t('More filters')} text={t('Fill in only what matters to you.')} />
      <form
        action={pagePath('/properties')}
        className="mx-auto w-full max-w-page px-4 py-8 lg:px-6"
      >
        <HiddenFields filter={filter} beside="panel" />
        <MoreFilters filter={filter} options={options} facets={undefined} />
        <div className="mt-6 flex items-center gap-3">
          <ClearLink />
          <Button type="submit" className="h-11 min-w-44">
            {t('Show properties')}
          </Button>
        </div>
      </form>
    </>
  )
}
