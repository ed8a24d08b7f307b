import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Route } from './+types/home.ts'
import { CardGrid } from './card-grid.tsx'
import { CityTile } from './city/city-tile.tsx'
import { RichText } from './content/rich-text.tsx'
import { Banners } from './home/banners.tsx'
import { CallToAction } from './home/call-to-action.tsx'
import { Hero } from './home/hero.tsx'
import { HomeSection } from './home/home-section.tsx'
import { readHome } from './home/read-home.ts'
import { SegmentTiles } from './home/segment-tiles.tsx'
import { StatsBand } from './home/stats-band.tsx'
import { Testimonials } from './home/testimonials.tsx'
import { WhyChoose } from './home/why-choose.tsx'
import { pageMeta } from './page-meta.ts'
import { siteData } from './site-data.ts'

export async function loader(args: Route.LoaderArgs) {
  return { origin: new URL(args.request.url).origin, ...(await readHome(args)) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: t('Home | BrickBazaar') }]
  const { origin } = loaderData
  const head = pageMeta({
    title: t('Homes from verified brokers across India'),
    description: t(
      'Buy, rent or lease homes, shops, offices and land across India from ' +
        'KYC-verified brokers. We review every listing.',
    ),
    origin,
    path: '/',
  })
  return [...head, { 'script:ld+json': siteData(origin) }]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { banners, own, stats, cities, newest, types, popular, quotes, bySegment } = loaderData
  return (
    <>
      <Banners banners={banners} />
      <Hero stats={stats} types={types} popular={popular} />
      <StatsBand stats={stats} />
      <HomeSection title={t('Browse by type')}>
        <SegmentTiles bySegment={bySegment} />
      </HomeSection>
      {cities.length > 0 && (
        <HomeSection title={t('Top cities')} more={{ label: t('All cities'), to: '/cities' }}>
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {cities.map((city) => (
              <li key={city._id}>
                <CityTile city={city} />
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
      {newest.length > 0 && (
        <HomeSection
          title={t('Just listed')}
          more={{
            label: t('All {figure} properties', { figure: withCommas(stats.properties) }),
            to: '/properties',
          }}
        >
          <CardGrid cards={newest} />
        </HomeSection>
      )}
      <HomeSection title={t('Why choose BrickBazaar')}>
        <WhyChoose />
      </HomeSection>
      {quotes.length > 0 && (
        <HomeSection
          title={t('What customers say')}
          more={{ label: t('All brokers'), to: '/brokers' }}
        >
          <Testimonials quotes={quotes} />
        </HomeSection>
      )}
      {own && (
        <HomeSection title={own.title}>
          <RichText html={own.html} language={own.language} />
        </HomeSection>
      )}
      <CallToAction />
    </>
  )
}
