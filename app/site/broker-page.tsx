import { MapPin } from 'lucide-react'
import { isRouteErrorResponse, Link } from 'react-router'
import { Rating } from '#app/broker/rating.tsx'
import { PageError } from '#app/kit/page-error.tsx'
import { VerifiedTick } from '#app/property/broker-line.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { contact } from '#contract/contact/contact.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Route } from './+types/broker-page.ts'
import { BrokerContact } from './broker/broker-contact.tsx'
import { brokerData } from './broker/broker-data.ts'
import { MissingBroker } from './broker/missing-broker.tsx'
import { type PublicBroker, readBroker } from './broker/read-broker.ts'
import { ReviewList } from './broker/review-list.tsx'
import { CardGrid } from './card-grid.tsx'
import { Section } from './detail/section.tsx'
import { isForm } from './is-form.ts'
import { PageLinks } from './page-links.tsx'
import { pageMeta } from './page-meta.ts'
import { sendReveal } from './reveal/send-reveal.ts'

export async function loader(args: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(args.request.url)
  const page = Number.parseInt(searchParams.get('page') ?? '1', 10)
  const reviewPage = page > 1 && page < 1_000_000 ? page : 1
  return { origin, reviewPage, broker: await readBroker(args, args.params.id, reviewPage) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) {
    return [{ title: t('Broker not found | BrickBazaar') }, { name: 'robots', content: 'noindex' }]
  }
  const { origin, broker, reviewPage } = loaderData
  const facts = [...broker.facts, broker.listings].filter(Boolean).join(', ')
  const said = { name: broker.name, company: broker.companyName, facts }
  return [
    ...pageMeta({
      title: `${broker.name}, ${broker.companyName}`,
      description: broker.location
        ? t('{name} of {company}, a KYC-verified broker in {location}. {facts}.', {
            ...said,
            location: broker.location,
          })
        : t('{name} of {company}, a KYC-verified broker. {facts}.', said),
      origin,
      path: `/brokers/${broker._id}`,
      hidden: reviewPage > 1,
    }),
    { 'script:ld+json': brokerData(broker, origin) },
  ]
}

/** Reveals the broker's contact without JavaScript. */
export async function action(args: Route.ActionArgs) {
  const form = isForm(args.request) ? await args.request.formData() : new FormData()
  return sendReveal(args, contact.ofBroker, form)
}

export default function BrokerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { broker, reviewPage } = loaderData
  return (
    <article className="mx-auto w-full max-w-page px-4 pb-16 lg:px-6">
      <nav aria-label={t('Breadcrumb')} className="text-sm text-muted-foreground">
        <Link
          to="/brokers"
          className="inline-flex min-h-11 items-center hover:text-foreground hover:underline"
        >
          {t('Brokers')}
        </Link>
      </nav>
      <div className="mt-2 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Head broker={broker} />
        <aside className="self-start lg:sticky lg:top-24 lg:row-span-2">
          <BrokerContact key={broker._id} broker={broker} start={actionData} />
        </aside>
        <div className="min-w-0 space-y-10">
          <Section title={t('Listings')}>
            {broker.homes.length > 0 ? (
              <>
                <CardGrid cards={broker.homes} twoAtMost />
                {broker.homeTotal > broker.homes.length && (
                  <Link
                    to={`/properties?brokerId=${broker._id}`}
                    className={buttonClass({ variant: 'outline', size: 'lg', className: 'mt-6' })}
                  >
                    {t('View all {figure} listings', { figure: withCommas(broker.homeTotal) })}
                  </Link>
                )}
              </>
            ) : (
              <p className="text-muted-foreground">{t('No live listings right now.')}</p>
            )}
          </Section>
          <Section title={t('Reviews')}>
            <ReviewList broker={broker} />
            <PageLinks
              page={reviewPage}
              pages={broker.reviewPages}
              to={(page) => `/brokers/${broker._id}${page > 1 ? `?page=${page}` : ''}`}
            />
          </Section>
        </div>
      </div>
    </article>
  )
}

function Head({ broker }: { broker: PublicBroker }) {
  const places = broker.areas.length > 0 ? broker.areas : broker.cities.map(({ name }) => name)
  return (
    <header className="min-w-0 space-y-4">
      <div className="flex items-center gap-5">
        <Avatar name={broker.name} className="size-18 sm:size-24 [&>span]:text-2xl" />
        <div className="min-w-0">
          <h1 className="text-3xl break-words">
            {broker.name} <VerifiedTick className="inline-block size-6 align-baseline" />
          </h1>
          <p className="text-lg break-words text-muted-foreground">{broker.companyName}</p>
          <Rating rating={broker.rating} reviewCount={broker.reviewCount} className="mt-1" />
        </div>
      </div>
      <p className="figures">
        {[
          ...broker.facts,
          broker.listings,
          broker.visits,
          t('On BrickBazaar since {date}', { date: broker.since }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {broker.agents.map((agent) => (
        <p key={agent} className="break-words text-sm">
          {agent}
        </p>
      ))}
      {broker.description && (
        <p className="max-w-prose break-words whitespace-pre-line">{broker.description}</p>
      )}
      {broker.specializations.length > 0 && (
        <ul aria-label={t('Specializations')} className="flex flex-wrap gap-1.5">
          {broker.specializations.map((word) => (
            <li key={word}>
              <Badge>{word}</Badge>
            </li>
          ))}
        </ul>
      )}
      {places.length > 0 && (
        <p className="flex items-start gap-1.5 text-sm text-muted-foreground">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">
            {t('Works in {places}', { places: places.join(', ') })}
          </span>
        </p>
      )}
    </header>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <MissingBroker />
  ) : (
    <PageError error={error} />
  )
}
