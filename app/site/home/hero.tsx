import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#app/kit/link.tsx'
import { DrawingImage } from '#app/site/scene/drawing-image.tsx'
import { SearchBox } from '#app/site/search/box/search-box.tsx'
import { SelectSegment } from '#app/site/search/filter/filter-segment.tsx'
import type { Option } from '#app/site/search/filter/offered-options.ts'
import { withoutEmpty } from '#app/site/search/filter/without-empty.ts'
import { LocationBox } from '#app/site/search/location-box.tsx'
import { Button } from '#app/ui/button.tsx'
import type { MarketplaceStats } from '#contract/marketplace.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { t } from '#domain/locale/translate.ts'
import { searchExample } from '#domain/search/search-example.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { PopularSearch } from './read-home.ts'

const titleClass = 'max-w-2xl text-3xl leading-[1.08] tracking-tight sm:text-5xl lg:text-[3.5rem]'

interface HeroProps {
  stats: MarketplaceStats
  types: readonly Option[]
  popular: readonly PopularSearch[]
}

export function Hero({ stats, types, popular }: HeroProps) {
  return (
    <section className="relative overflow-hidden bg-linear-to-b from-(--sky) to-(--sky-low)">
      <DrawingImage
        name="street"
        isFirst
        className="absolute inset-x-0 bottom-0 h-73 w-full sm:aspect-5/2 sm:h-auto sm:min-h-92"
      />
      <div
        className={
          'relative mx-auto max-w-page px-4 pt-8 pb-56 ' +
          'sm:pt-14 sm:pb-[25vw] lg:px-6 2xl:pb-[22rem]'
        }
      >
        <h1 className={titleClass}>{t('Find a home from someone you can trust')}</h1>
        <p className="mt-3 max-w-xl text-foreground/80 sm:mt-4 sm:text-lg">
          {stats.properties > 0
            ? t(
                '{figure} homes, shops, offices and plots in {cities, plural, one {# city} ' +
                  'other {# cities}}. We review every listing before you see it.',
                { figure: withCommas(stats.properties), cities: stats.cities },
              )
            : t(
                'Homes, shops, offices and plots across India. We review every listing before ' +
                  'you see it.',
              )}
        </p>
        <HeroSearch types={types} />
        {popular.length > 0 && <PopularSearches popular={popular} />}
      </div>
    </section>
  )
}

function HeroSearch({ types }: Pick<HeroProps, 'types'>) {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(`/properties?${withoutEmpty(new FormData(event.currentTarget))}`)
  }
  return (
    <search>
      <form
        action={pagePath('/properties')}
        onSubmit={search}
        className={
          'mt-6 grid max-w-5xl grid-cols-2 gap-x-3 gap-y-4 rounded-lg border bg-card p-4 ' +
          'shadow-float lg:mt-7 lg:flex lg:items-stretch lg:gap-1 lg:p-2'
        }
      >
        <SearchBox
          placeholder={t(searchExample.rent)}
          className="col-span-2 lg:flex-[1.4] lg:py-2.5"
        />
        <LocationBox className="lg:flex-1 lg:py-2.5" />
        <SelectSegment
          label={t('Type')}
          name="type"
          options={types}
          className="lg:w-44 lg:py-2.5"
        />
        <Button type="submit" size="lg" className="col-span-2 lg:h-auto lg:px-8">
          <Search aria-hidden />
          {t('Search')}
        </Button>
      </form>
    </search>
  )
}

function PopularSearches({ popular }: { popular: readonly PopularSearch[] }) {
  return (
    <div className="mt-4 flex items-center gap-x-3">
      <p id="popular" className="text-sm text-foreground/80 max-sm:sr-only">
        {t('Popular')}
      </p>
      <ul
        aria-labelledby="popular"
        className={
          '-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] ' +
          'sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0'
        }
      >
        {popular.map(({ label, address }) => (
          <li key={label} className="shrink-0">
            <Link
              to={address}
              className={
                'inline-flex min-h-9 items-center rounded-full border border-foreground/15 ' +
                'bg-card/85 px-3.5 text-sm transition-colors ' +
                'hover:border-foreground/30 hover:bg-card pointer-coarse:min-h-11'
              }
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
