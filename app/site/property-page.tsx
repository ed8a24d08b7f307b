import { useEffect } from 'react'
import { data, isRouteErrorResponse } from 'react-router'
import { PageError } from '#app/kit/page-error.tsx'
import { ListingHeart } from '#app/property/listing-heart.tsx'
import { saveViewed } from '#app/property/recently-viewed.ts'
import { ViewedStrip } from '#app/property/viewed-strip.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { t } from '#domain/locale/translate.ts'
import type { Route } from './+types/property-page.ts'
import { AboutHome } from './detail/about-home.tsx'
import { BookVisit } from './detail/book-visit.tsx'
import { Breadcrumbs } from './detail/breadcrumbs.tsx'
import { BrokerCard } from './detail/broker-card.tsx'
import { ContactBar } from './detail/contact-bar.tsx'
import { Gallery } from './detail/gallery.tsx'
import { handleForm } from './detail/handle-form.ts'
import { Headline } from './detail/headline.tsx'
import { InquiryForm } from './detail/inquiry-form.tsx'
import type { InquiryResponse } from './detail/inquiry-text.ts'
import { Missing } from './detail/missing.tsx'
import { OfferList } from './detail/offer-list.tsx'
import { readProperty } from './detail/read-property.ts'
import { ReportListing } from './detail/report-listing.tsx'
import { ShareRow } from './detail/share-row.tsx'
import { SimilarHomes } from './detail/similar-homes.tsx'
import { structuredData } from './detail/structured-data.ts'
import { pageMeta } from './page-meta.ts'
import { readExpired } from './read-expired.ts'
import type { RevealResponse } from './reveal/reveal.ts'
import { useReveal } from './reveal/use-reveal.ts'

export async function loader(args: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(args.request.url)
  const { id } = args.params
  const asked = { id, origin, offer: searchParams.get('offer') }
  const property = await readProperty(args, asked).catch(async (problem: Failed) => {
    if (problem.data?.code !== 'property_expired') throw problem
    throw data({ expired: await readExpired(args, id) }, { status: 410 })
  })
  return { origin, ...property }
}

interface Failed {
  data?: { code?: string } | undefined
}

export const action = (args: Route.ActionArgs) => handleForm(args)

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) {
    return [
      { title: t('Property not found | BrickBazaar') },
      { name: 'robots', content: 'noindex' },
    ]
  }
  const { origin, id, images, shared, viewed, description, rera } = loaderData
  return [
    ...pageMeta({
      title: shared,
      description: [viewed.place, rera?.shared, description]
        .filter(Boolean)
        .join('. ')
        .slice(0, 158),
      origin,
      path: `/properties/${id}`,
      image: rera?.card ?? images[0],
    }),
    { 'script:ld+json': structuredData(loaderData, origin) },
  ]
}

export default function PropertyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, city, images, headline, broker, reach, similarList, isOpen, viewed } =
    loaderData
  const { offers, chosen } = loaderData

  const { inquiry, reveal: shown } = answersOf(actionData)
  const reveal = useReveal(reach, shown)
  useEffect(() => saveViewed(viewed), [viewed])
  return (
    <article className="mx-auto w-full max-w-page px-4 lg:px-6">
      <div className="flex items-center justify-between gap-4">
        <Breadcrumbs city={city} title={title} />
        <ListingHeart id={id} title={title} />
      </div>
      <Gallery images={images} title={title} />
      <div className="mt-6 lg:mt-8">
        <Headline headline={headline} />
        <ShareRow id={id} title={title} homeId={loaderData.homeId} />
      </div>
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 space-y-9">
          {!isOpen && (
            <Alert>
              {t('This property is no longer available ({status}). See similar properties below.', {
                status: t(headline.badge.label),
              })}
            </Alert>
          )}
          <AboutHome home={loaderData} />
          {isOpen && <ReportListing propertyId={id} />}
        </div>
        <aside
          id="contact"
          aria-labelledby="contact-title"
          className={
            'scroll-mt-20 self-start rounded-lg border bg-card p-5 ' +
            'sm:p-6 lg:sticky lg:bottom-4 lg:self-end'
          }
        >
          <h2 id="contact-title" className="mb-4 text-xl">
            {isOpen ? t('Contact Broker') : t('Listed by')}
          </h2>
          {offers.length > 0 && <OfferList id={id} offers={offers} chosen={chosen} />}
          <BrokerCard broker={broker} {...(isOpen && { reveal, refused: shown.refused })} />
          {isOpen && loaderData.takesVisits && (
            <div className="mt-4 print:hidden">
              <BookVisit propertyId={chosen} title={title} brokerName={broker.name} />
            </div>
          )}
          {isOpen && (
            <div className="mt-5 border-t pt-5 print:hidden">
              <InquiryForm
                key={chosen}
                propertyId={chosen}
                title={title}
                brokerName={broker.name}
                answer={inquiry}
              />
            </div>
          )}
        </aside>
      </div>
      <SimilarHomes key={id} id={id} list={similarList} />
      <ViewedStrip except={id} className="mt-12 border-t pt-8 print:hidden" />
      <div className="h-16" />
      {isOpen && <ContactBar reveal={reveal} />}
    </article>
  )
}

/** Returns the response by the form that it belongs to. */
function answersOf(answer: InquiryResponse | RevealResponse | undefined): {
  inquiry: InquiryResponse | undefined
  reveal: RevealResponse
} {
  const isReveal = (given: InquiryResponse | RevealResponse): given is RevealResponse =>
    'contact' in given || 'refused' in given
  if (!answer) return { inquiry: undefined, reveal: {} }
  return isReveal(answer) ? { inquiry: undefined, reveal: answer } : { inquiry: answer, reveal: {} }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (status !== 404 && status !== 410) return <PageError error={error} />
  const expired = isRouteErrorResponse(error) ? error.data?.expired : undefined
  return <Missing isGone={status === 410} expired={expired} />
}
