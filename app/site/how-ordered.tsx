import { Link } from 'react-router'
import { Rich } from '#app/kit/rich.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import { preferenceReason, rankingReasons, sponsoredReasons } from '#domain/search/ranking-words.ts'
import type { Route } from './+types/how-ordered.ts'
import { PageHead } from './page-head.tsx'
import { pageMeta } from './page-meta.ts'

/** Computed on the server, which has the weights; the page gets only texts. */
export function loader({ request }: Route.LoaderArgs) {
  return {
    origin: new URL(request.url).origin,
    reasons: rankingReasons(),
    preference: preferenceReason(),
    sponsored: sponsoredReasons(),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: t('How results are ordered | BrickBazaar') }]
  return pageMeta({
    title: t('How results are ordered'),
    description: t(
      'How BrickBazaar orders homes by best match, how much each factor counts, and what ' +
        '“Sponsored” on a card means.',
    ),
    origin: loaderData.origin,
    path: '/how-results-are-ordered',
  })
}

export default function HowOrdered({
  loaderData: { reasons, preference, sponsored },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={t('How results are ordered')}
        text={t(
          'The newest listings come first, or the best matches when you type a search. ' +
            'You can change the order above any list.',
        )}
      />
      <div
        className={
          'mx-auto grid max-w-page gap-12 px-4 py-12 ' +
          'lg:grid-cols-[1.6fr_1fr] lg:gap-16 lg:px-6 lg:py-16'
        }
      >
        <section aria-labelledby="best-match">
          <h2 id="best-match" className="text-2xl">
            {t('Best match')}
          </h2>
          <p className="mt-2 text-muted-foreground">
            {t(
              'Each home can score up to 100 points. The broker makes no difference to the ' +
                'score.',
            )}
          </p>
          <dl className="mt-6 divide-y border-y">
            {reasons.map(({ title, text, points }) => (
              <div key={title} className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[7rem_1fr]">
                <dt className="sm:contents">
                  <span className="figures font-display text-xl font-semibold sm:row-span-2">
                    <Rich
                      text={t('{points, plural, one {# <0>point</0>} other {# <0>points</0>}}', {
                        points,
                      })}
                      elements={[<span key="unit" className="text-sm font-normal" />]}
                    />
                  </span>
                  <span className="block font-medium">{title}</span>
                </dt>
                <dd className="text-muted-foreground sm:col-start-2">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-sm text-muted-foreground">{preference}</p>
          <p className="mt-2 text-sm text-muted-foreground">
            {t(
              'In very long lists, we rank only the newest matching homes this way. The rest ' +
                'follow by listing date.',
            )}
          </p>
        </section>
        <section aria-labelledby="sponsored">
          <h2 id="sponsored" className="text-2xl">
            {t('Sponsored')}
          </h2>
          <div className="mt-2 space-y-3 text-muted-foreground">
            {sponsored.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <Button asChild variant="outline" size="lg" className="mt-6">
            <Link to="/properties">{t('Browse Properties')}</Link>
          </Button>
        </section>
      </div>
    </>
  )
}
