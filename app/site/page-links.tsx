import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

interface PageLinksProps {
  page: number
  pages: number
  /** Returns the address of a page. */
  to: (page: number) => string
}

/** "Page x of y" with links to the previous and next page, where there is more than one. */
export function PageLinks({ page, pages, to }: PageLinksProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={t('Pages')} className="mt-8 flex flex-wrap items-center justify-between gap-3">
      <p className="figures text-sm text-muted-foreground">
        {t('Page {page} of {pages}', { page: withCommas(page), pages: withCommas(pages) })}
      </p>
      <div className="flex gap-2">
        {page > 1 && (
          <Link
            to={to(Math.min(page - 1, pages))}
            rel="prev"
            className={buttonClass({ variant: 'outline' })}
          >
            <ChevronLeft aria-hidden />
            {t('Previous')}
          </Link>
        )}
        {page < pages && (
          <Link to={to(page + 1)} rel="next" className={buttonClass({ variant: 'outline' })}>
            {t('Next')}
            <ChevronRight aria-hidden />
          </Link>
        )}
      </div>
    </nav>
  )
}
