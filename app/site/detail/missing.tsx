import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

/** The page for a home that does not exist or is not public. */
export function Missing({ isGone }: { isGone: boolean }) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-3 px-4 py-24 text-center">
      <span className="mb-2 grid size-14 place-items-center rounded-lg bg-primary-tint text-link">
        <SearchX aria-hidden className="size-7" />
      </span>
      <h1 className="text-2xl">
        {isGone ? t('This property is no longer listed.') : t('Property not found.')}
      </h1>
      <p className="text-muted-foreground">
        {isGone
          ? t('The broker has withdrawn this listing. You can browse other properties.')
          : t(
              'The broker may have withdrawn it, or the link may be wrong. You can browse ' +
                'other properties.',
            )}
      </p>
      <Button asChild size="lg" className="mt-4">
        <Link to="/properties">{t('Back to Listings')}</Link>
      </Button>
    </div>
  )
}
