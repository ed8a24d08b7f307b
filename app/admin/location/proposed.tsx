import { MapPinPlus } from 'lucide-react'
import { useRead } from '#app/api/query.tsx'
import type { List, Row } from '#app/kit/list/use-list.ts'
import { Button } from '#app/ui/button.tsx'
import { location } from '#contract/location.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** Shows how many locations proposed by imports wait for review, with a link to them. */
export function LocationProposed<R extends Row>({
  list,
}: {
  list: List<R, { status?: string | undefined }>
}) {
  const read = useRead(location.list, { query: { status: 'proposed', limit: '1' } })
  const count = read.data?.pagination.total ?? 0
  if (count === 0 || list.values.status === 'proposed') return null
  return (
    <aside
      aria-label={t('Proposed locations')}
      className={
        'flex flex-wrap items-center gap-x-4 gap-y-2 ' +
        'rounded-lg border border-status-yellow/40 bg-status-yellow-tint px-4 py-3 ' +
        'text-sm text-status-yellow-text'
      }
    >
      <MapPinPlus aria-hidden className="size-4 shrink-0" />
      <p className="flex-1">
        {t(
          '{count, plural, one {An import added # new place. Accept or merge it.} ' +
            'other {Imports added {figure} new places. Accept or merge them.}}',
          { count, figure: withCommas(count) },
        )}
      </p>
      <Button variant="outline" size="sm" onClick={() => list.set({ status: 'proposed' })}>
        {t('View')}
      </Button>
    </aside>
  )
}
