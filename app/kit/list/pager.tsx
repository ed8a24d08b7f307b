import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Rich } from '#app/kit/rich.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { List, Row } from './use-list.ts'

/** "Page x of y" with Previous and Next, where there is more than one page. */
export function Pager<R extends Row>({ list }: { list: List<R> }) {
  const { pagination } = list
  if (!pagination || pagination.pages <= 1) return null
  const { page, limit, pages, total, isMore } = pagination
  const numbers = {
    page: withCommas(page),
    pages: withCommas(pages),
    all: withCommas(total),
  }
  return (
    <nav
      aria-label={t('Pages')}
      className="flex flex-wrap items-center justify-between gap-3 text-sm"
    >
      <p className="figures text-muted-foreground">
        <Rich
          text={
            isMore
              ? t('Page {page} of {pages}<0> · more than {all} in total</0>', numbers)
              : t('Page {page} of {pages}<0> · {all} in total</0>', numbers)
          }
          elements={[<span key="all" className="max-sm:hidden" />]}
        />
        {(isMore || pages * limit < total) && (
          <span className="block text-xs">{t('Use filters to see the rest.')}</span>
        )}
      </p>
      <div className="flex gap-2">
        <Button
          variant="outline"
          disabled={page <= 1}
          onClick={() => list.set({ page: Math.min(page - 1, pages) })}
        >
          <ChevronLeft aria-hidden />
          {t('Previous')}
        </Button>
        <Button
          variant="outline"
          disabled={page >= pages}
          onClick={() => list.set({ page: page + 1 })}
        >
          {t('Next')}
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </nav>
  )
}
