import { isRouteErrorResponse, Link } from 'react-router'
import { PageError } from '#app/kit/page-error.tsx'
import { PropertyCard } from '#app/property/property-card.tsx'
import { personText, placeText, priceText } from '#app/property/property-text.ts'
import type { Route } from './+types/property-page.ts'
import { BrokerCard } from './detail/broker-card.tsx'
import { ContactBar } from './detail/contact-bar.tsx'
import { FactGrid } from './detail/fact-grid.tsx'
import { FoldedText } from './detail/folded-text.tsx'
import { Gallery } from './detail/gallery.tsx'
import { Headline } from './detail/headline.tsx'
import { InquiryForm } from './detail/inquiry-form.tsx'
import { Missing } from './detail/missing.tsx'
import { NameList } from './detail/name-list.tsx'
import { readProperty } from './detail/read-property.ts'
import { Section } from './detail/section.tsx'
import { sendInquiry } from './detail/send-inquiry.ts'
import { structuredData } from './detail/structured-data.ts'
import { pageMeta } from './page-meta.ts'

export async function loader(args: Route.LoaderArgs) {
  const { origin } = new URL(args.request.url)
  return { origin, ...(await readProperty(args, args.params.id, origin)) }
}

export const action = (args: Route.ActionArgs) => sendInquiry(args)

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) {
    return [{ title: 'Property not found | BrickBazaar' }, { name: 'robots', content: 'noindex' }]
  }
  const { origin, property } = loaderData
  return [
    ...pageMeta({
      title: `${property.title}, ${priceText(property)}`,
      description: `${placeText(property)}. ${property.description}`.slice(0, 158),
      origin,
      path: `/properties/${property._id}`,
      image: property.images[0],
    }),
    { 'script:ld+json': structuredData(property, origin) },
  ]
}

export default function PropertyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { property, facts, ways, similar, isOpen } = loaderData
  const { broker, title, description, amenities, features } = property
  return (
    <article className="mx-auto w-full max-w-page px-4 lg:px-6">
      <Trail property={property} />
      <Gallery images={property.images} title={title} />
      <div className="mt-6 lg:mt-8">
        <Headline property={property} />
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 space-y-9">
          <Section title="Facts">
            <FactGrid facts={facts} />
          </Section>
          <Section title="Description">
            <FoldedText text={description} />
          </Section>
          <Section title="Amenities">
            <NameList names={amenities} empty="No amenities listed" />
          </Section>
          <Section title="Features">
            <NameList names={features} empty="No features listed" />
          </Section>
        </div>
        <aside
          id="contact"
          aria-labelledby="contact-title"
          className="scroll-mt-20 self-start rounded-lg border bg-card p-5 sm:p-6 lg:sticky lg:top-22"
        >
          <h2 id="contact-title" className="mb-4 text-xl">
            {isOpen ? 'Contact Broker' : 'Listed by'}
          </h2>
          <BrokerCard broker={broker} ways={ways} />
          {isOpen && (
            <div className="mt-5 border-t pt-5">
              <InquiryForm
                key={property._id}
                propertyId={property._id}
                title={title}
                brokerName={personText(broker)}
                answer={actionData}
              />
            </div>
          )}
        </aside>
      </div>
      {similar.length > 0 && (
        <Section title="Similar homes" className="mt-12">
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
            {similar.map((other) => (
              <li key={other._id}>
                <PropertyCard property={other} level="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <div className="h-16" />
      {isOpen && <ContactBar ways={ways} />}
    </article>
  )
}

/** The way back to the homes around this one. */
function Trail({ property }: Pick<Route.ComponentProps['loaderData'], 'property'>) {
  const { city, title } = property
  const step = 'inline-flex min-h-11 items-center hover:text-foreground hover:underline'
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted-foreground">
      <ol className="flex min-w-0 items-center gap-2">
        <li>
          <Link to="/properties" className={step}>
            Properties
          </Link>
        </li>
        {city && (
          <li className="flex items-center gap-2 before:content-['/']">
            <Link to={`/properties?location=${encodeURIComponent(city)}`} className={step}>
              {city}
            </Link>
          </li>
        )}
        <li
          aria-current="page"
          className="flex min-w-0 items-center gap-2 before:content-['/'] max-sm:hidden"
        >
          <span className="truncate">{title}</span>
        </li>
      </ol>
    </nav>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <Missing />
  ) : (
    <PageError error={error} />
  )
}
