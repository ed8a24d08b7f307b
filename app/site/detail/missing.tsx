import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { CardGrid } from '#app/site/card-grid.tsx'
import type { Expired } from '#app/site/read-expired.ts'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import { Section } from './section.tsx'

interface MissingProps {
  isGone: boolean
  expired?: Expired | undefined
}

/** The page for a home that does not exist or is not public. */
export function Missing({ isGone, expired }: MissingProps) {
  return (
    <div className="mx-auto w-full max-w-page px-4 lg:px-6">
      <div className="mx-auto flex max-w-lg flex-col items-center gap-3 py-24 text-center">
        <span className="mb-2 grid size-14 place-items-center rounded-lg bg-primary-tint text-link">
          <SearchX aria-hidden className="size-7" />
        </span>
        <h1 className="text-2xl">
          {isGone ? t('This property is no longer listed.') : t('Property not found.')}
        </h1>
        {expired && <p className="font-medium">{expired.title}</p>}
        <p className="text-muted-foreground">{reasonOf(isGone, expired)}</p>
        <Button asChild size="lg" className="mt-4">
          <Link to="/properties">{t('Back to Listings')}</Link>
        </Button>
      </div>
      {expired && expired.similar.length > 0 && (
        <Section title={t('Similar properties')} className="pb-16">
          <CardGrid cards={expired.similar} />
        </Section>
      )}
    </div>
  )
}

function reasonOf(isGone: boolean, expired: Expired | undefined): string {
  if (expired) {
    return t(
      'The broker has not confirmed since {since} that it is available, so we no longer show it.',
      { since: expired.since },
    )
  }
  return isGone
    ? t('The broker has withdrawn this listing. You can browse other properties.')
    : t(
        'The broker may have withdrawn it, or the link may be wrong. You can browse ' +
          'other properties.',
      )
}
