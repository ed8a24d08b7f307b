import { Link } from 'react-router'
import { DrawingImage } from '#app/site/scene/drawing-image.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/about.ts'
import { readPageAt } from './content/read-content.ts'
import { RichText } from './content/rich-text.tsx'
import { PageHead } from './page-head.tsx'
import { pageMeta } from './page-meta.ts'

export async function loader(args: Route.LoaderArgs) {
  return { origin: new URL(args.request.url).origin, page: await readPageAt(args, 'about') }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'About | BrickBazaar' }]
  return pageMeta({
    title: loaderData.page?.metaTitle ?? 'About',
    description:
      loaderData.page?.metaDescription ??
      'Why BrickBazaar exists, where it is going and what it holds itself to.',
    origin: loaderData.origin,
    path: '/about',
  })
}

const values = [
  {
    title: 'Say what is known',
    text:
      'An area names what it measures, a median names how many ' +
      'homes it rests on, and what we do not know we leave out.',
  },
  {
    title: 'People are checked, then trusted',
    text:
      'Brokers are verified before anything of theirs is public. After that they work without ' +
      'being in our way, or we in theirs.',
  },
  {
    title: 'A number is not a lead to be sold',
    text:
      'Whoever asks about a home gives their number to one ' +
      'broker. It is not shown in lists and not passed on.',
  },
  {
    title: 'Made for every phone',
    text:
      'Pages are light, work on a weak signal, and ' +
      'can be used by keyboard and by screen reader.',
  },
]

export default function About({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="A marketplace where both sides know who they deal with"
        text={
          'BrickBazaar brings people who look for a home together with brokers whose identity ' +
          'has been checked, in the cities of India.'
        }
      />
      <div className="mx-auto max-w-page px-4 pb-16 lg:px-6">
        {page ? (
          <div className="rich-text-beside py-12 lg:py-16">
            <RichText html={page.html} />
          </div>
        ) : (
          <Statement />
        )}
        <div className="flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to="/properties">Browse Properties</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to="/broker-portal">Join as Broker</Link>
          </Button>
        </div>
      </div>
      <div className="bg-linear-to-b from-background to-(--sky-low)">
        <DrawingImage name="street" className="h-44 w-full sm:h-64" />
      </div>
    </>
  )
}

/** The built-in text, until the back office publishes a page with the slug "about". */
function Statement() {
  return (
    <>
      <div className="grid gap-x-16 gap-y-10 py-12 lg:grid-cols-2 lg:py-16">
        <section aria-labelledby="mission">
          <h2 id="mission" className="text-2xl">
            Mission
          </h2>
          <p className="mt-3 max-w-prose text-lg">
            To make the search for a home calm: real listings, reviewed by people, from brokers with
            a verified name, at prices that can be compared.
          </p>
        </section>
        <section aria-labelledby="vision">
          <h2 id="vision" className="text-2xl">
            Vision
          </h2>
          <p className="mt-3 max-w-prose text-lg">
            That buying, selling or renting a home anywhere in India needs no more courage than the
            move itself.
          </p>
        </section>
      </div>
      <section aria-labelledby="values" className="border-t pt-10 pb-12">
        <h2 id="values" className="text-2xl">
          Values
        </h2>
        <ul className="mt-6 grid gap-x-16 gap-y-8 sm:grid-cols-2">
          {values.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 max-w-prose text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
