import { Columns3, ListPlus } from 'lucide-react'
import { Link } from 'react-router'
import { read } from '#app/api/inject.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { maxCompared, propertyCompare } from '#contract/property/compare.ts'
import { t } from '#domain/locale/translate.ts'
import type { Route } from './+types/compare.ts'
import { CompareTable } from './compare/compare-table.tsx'
import { compareView } from './compare/compare-view.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export async function loader(args: Route.LoaderArgs) {
  const given = new URL(args.request.url).searchParams.get('ids')?.split(',') ?? []
  // A truncated address still shows the ids that are complete.
  const ids = [...new Set(given.filter((id) => uuid.test(id)))].slice(0, maxCompared)
  // Without ids there is nothing to load: the page explains how to choose homes.
  if (ids.length === 0) return { view: compareView([]), gone: 0 }
  const { properties } = await read(args, propertyCompare.some, { query: { ids: ids.join(',') } })
  return { view: compareView(properties), gone: ids.length - properties.length }
}

export function meta(_args: Route.MetaArgs) {
  return [
    { title: t('Compare homes | BrickBazaar') },
    {
      name: 'description',
      content: t('Compare up to four homes side by side, with the differences highlighted.'),
    },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Compare({ loaderData: { view, gone } }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 lg:px-6">
      <h1 className="pt-8 pb-4 text-2xl lg:text-3xl">{t('Compare homes')}</h1>
      {gone > 0 && (
        <p role="status" className="mb-4 text-sm text-muted-foreground">
          {t(
            '{count, plural, one {One of these homes is} other {# of these homes are}} no ' +
              'longer available.',
            { count: gone },
          )}
        </p>
      )}
      {view.homes.length === 0 ? (
        <Empty
          icon={Columns3}
          title={t('Nothing to compare yet')}
          text={t('Tap Compare on a property card to add it here.')}
          action={
            <Link to="/properties" className={buttonClass({ variant: 'outline', size: 'lg' })}>
              {t('Browse Properties')}
            </Link>
          }
        />
      ) : (
        <>
          <Link
            to={`/customer-portal/shortlists?add=${view.homes.map(({ _id }) => _id).join(',')}`}
            className={buttonClass({ variant: 'outline', className: 'mb-4 h-11' })}
          >
            <ListPlus aria-hidden />
            {t('Add to shortlist')}
          </Link>
          <CompareTable {...view} />
        </>
      )}
    </div>
  )
}
