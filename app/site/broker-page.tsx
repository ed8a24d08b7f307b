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
import { brokerData } from './broker/broker-data.ts'
import { FaceContact } from './broker/face-contact.tsx'
import { MissingBroker } from './broker/missing-broker.tsx'
import { type Face, readFace } from './broker/read-face.ts'
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
  return { origin, reviewPage, face: await readFace(args, args.params.id, reviewPage) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) {
    return [{ title: t('Broker not found | BrickBazaar') }, { name: 'robots', content: 'noindex' }]
  }
  const { origin, face, reviewPage } = loaderData
  const facts = [...face.facts, face.listings].filter(Boolean).join(', ')
  const said = { name: face.name, company: face.companyName, facts }
  return [
    ...pageMeta({
      title: `${face.name}, ${face.companyName}`,
      description: face.location
        ? t('{name} of {company}, a KYC-verified broker in {location}. {facts}.', {
            ...said,
            location: face.location,
          })
        : t('{name} of {company}, a KYC-verified broker. {facts}.', said),
      origin,
      path: `/brokers/${face._id}`,
      hidden: reviewPage > 1,
    }),
    { 'script:ld+json': brokerData(face, origin) },
  ]
}

/** Reveals the broker's contact without JavaScript. */
export async function action(args: Route.ActionArgs) {
  const form = isForm(args.request) ? await args.request.formData() : new FormData()
  return sendReveal(args, contact.ofBroker, form)
}

export default function BrokerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { face, reviewPage } = loaderData
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
        <Head face={face} />
        <aside className="self-start lg:sticky lg:top-24 lg:row-span-2">
          <FaceContact key={face._id} face={face} start={actionData} />
        </aside>
        <div className="min-w-0 space-y-10">
          <Section title={t('Listings')}>
            {face.homes.length > 0 ? (
              <>
                <CardGrid cards={face.homes} twoAtMost />
                {face.homeTotal > face.homes.length && (
                  <Link
                    to={`/properties?brokerId=${face._id}`}
                    className={buttonClass({ variant: 'outline', size: 'lg', className: 'mt-6' })}
                  >
                    {t('View all {figure} listings', { figure: withCommas(face.homeTotal) })}
                  </Link>
                )}
              </>
            ) : (
              <p className="text-muted-foreground">{t('No live listings right now.')}</p>
            )}
          </Section>
          <Section title={t('Reviews')}>
            <ReviewList face={face} />
            <PageLinks
              page={reviewPage}
              pages={face.reviewPages}
              to={(page) => `/brokers/${face._id}${page > 1 ? `?page=${page}` : ''}`}
            />
          </Section>
        </div>
      </div>
    </article>
  )
}

function Head({ face }: { face: Face }) {
  const places = face.areas.length > 0 ? face.areas : face.cities.map(({ name }) => name)
  return (
    <header className="min-w-0 space-y-4">
      <div className="flex items-center gap-5">
        <Avatar name={face.name} className="size-18 sm:size-24 [&>span]:text-2xl" />
        <div className="min-w-0">
          <h1 className="text-3xl break-words">
            {face.name} <VerifiedTick className="inline-block size-6 align-baseline" />
          </h1>
          <p className="text-lg break-words text-muted-foreground">{face.companyName}</p>
          <Rating rating={face.rating} reviewCount={face.reviewCount} className="mt-1" />
        </div>
      </div>
      <p className="figures">
        {[
          ...face.facts,
          face.listings,
          face.visits,
          t('On BrickBazaar since {date}', { date: face.since }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {face.agents.map((agent) => (
        <p key={agent} className="break-words text-sm">
          {agent}
        </p>
      ))}
      {face.description && (
        <p className="max-w-prose break-words whitespace-pre-line">{face.description}</p>
      )}
      {face.specializations.length > 0 && (
        <ul aria-label={t('Specializations')} className="flex flex-wrap gap-1.5">
          {face.specializations.map((word) => (
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
