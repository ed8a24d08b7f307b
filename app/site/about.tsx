import { Link } from 'react-router'
import { DrawingImage } from '#app/site/scene/drawing-image.tsx'
import { Button } from '#app/ui/button.tsx'
import { msg, t } from '#domain/locale/translate.ts'
import type { Route } from './+types/about.ts'
import { readPageAt } from './content/read-content.ts'
import { RichText } from './content/rich-text.tsx'
import { PageHead } from './page-head.tsx'
import { pageMeta } from './page-meta.ts'

export async function loader(args: Route.LoaderArgs) {
  return { origin: new URL(args.request.url).origin, page: await readPageAt(args, 'about') }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: t('About | BrickBazaar') }]
  return pageMeta({
    title: loaderData.page?.metaTitle ?? t('About'),
    description:
      loaderData.page?.metaDescription ??
      t('Our mission, vision and values, and how we check brokers and listings.'),
    origin: loaderData.origin,
    path: '/about',
  })
}

const values = [
  {
    title: msg('Honest figures'),
    text: msg(
      'Every area states its type (carpet, built-up or plot), every median shows how ' +
        'many homes it is based on, and we never guess missing details.',
    ),
  },
  {
    title: msg('Verified brokers'),
    text: msg(
      'We verify the KYC of every broker before their listings go public. After that, ' +
        'brokers run their own business.',
    ),
  },
  {
    title: msg('Your number is not for sale'),
    text: msg(
      'When you enquire about a home, only its broker gets your number. We never ' +
        'publish it or share it with anyone else.',
    ),
  },
  {
    title: msg('Works on every phone'),
    text: msg(
      'Pages are light, load on slow networks and work with a keyboard or a screen reader.',
    ),
  },
]

export default function About({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={t('A marketplace where both sides know who they are dealing with')}
        text={t(
          'BrickBazaar connects people who are looking for a home with verified brokers ' +
            'across India.',
        )}
      />
      <div className="mx-auto max-w-page px-4 pb-16 lg:px-6">
        {page ? (
          <div className="rich-text-beside py-12 lg:py-16">
            <RichText html={page.html} language={page.language} />
          </div>
        ) : (
          <Statement />
        )}
        <div className="flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to="/properties">{t('Browse Properties')}</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to="/broker-portal">{t('Join as Broker')}</Link>
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
            {t('Mission')}
          </h2>
          <p className="mt-3 max-w-prose text-lg">
            {t(
              'To make finding a home simple: real listings reviewed by our team, from verified ' +
                'brokers, at prices you can compare.',
            )}
          </p>
        </section>
        <section aria-labelledby="vision">
          <h2 id="vision" className="text-2xl">
            {t('Vision')}
          </h2>
          <p className="mt-3 max-w-prose text-lg">
            {t('To make buying, selling or renting a home in India as simple as moving in.')}
          </p>
        </section>
      </div>
      <section aria-labelledby="values" className="border-t pt-10 pb-12">
        <h2 id="values" className="text-2xl">
          {t('Values')}
        </h2>
        <ul className="mt-6 grid gap-x-16 gap-y-8 sm:grid-cols-2">
          {values.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-lg">{t(title)}</h3>
              <p className="mt-1 max-w-prose text-muted-foreground">{t(text)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
