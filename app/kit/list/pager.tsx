import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { withCommas } from '#domain/text/format-number.ts'
import type { List, Row } from './use-list.ts'

/** "Page x of y" with Previous and Next, where there is more than one page. */
export function Pager<R extends Row>({ list }: { list: List<R> }) {
  const { pagination } = list
  if (!pagination || pagination.pages <= 1) return null
  const { page, limit, pages, total, isMore } = pagination
  const all = withCommas(total)
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p className="figures text-muted-foreground">
        Page {withCommas(page)} of {withCommas(pages)}
        <span className="max-sm:hidden">
          {isMore ? ` · more than ${all} in all` : ` · ${all} in all`}
        </span>
        {(isMore || pages * limit < total) && (
          <span className="block text-xs">Narrow the list for what lies further down.</span>
        )}
      </p>
      <div className="flex gap-2">
        <Button
          variant="outline"
          disabled={page <= 1}
          onClick={() => list.set({ page: Math.min(page - 1, pages) })}
        >
          <ChevronLeft aria-hidden />
          Previous
        </Button>
        <Button
          variant="outline"
          disabled={page >= pages}
          onClick={() => list.set({ page: page + 1 })}
        >
          Next
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </nav>
  )
}
