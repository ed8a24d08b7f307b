import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Row } from './use-list.ts'
import { maxBulkSelection, type Selection } from './use-selection.tsx'

interface BulkBarProps<R extends Row> {
  selection: Selection<R>
  /** The buttons; each runs its act with `selection.each`. */
  children: ReactNode
}

/** Actions on the selected rows; shown only while some are selected. */
export function BulkBar<R extends Row>({ selection, children }: BulkBarProps<R>) {
  const { count, more, progress, clear } = selection
  if (count === 0 && !progress) return null
  return (
    <section
      aria-label={t('Selected rows')}
      className={
        'flex min-h-12 w-full flex-wrap items-center gap-2 ' +
        'rounded-lg border border-primary/30 bg-primary-tint px-4 py-2 text-sm'
      }
    >
      <p aria-live="polite" className="figures mr-2 font-medium">
        {progress
          ? t('{place} of {total}', {
              place: withCommas(progress.done),
              total: withCommas(progress.of),
            })
          : t('{figure} selected', { figure: withCommas(count) })}
      </p>
      {progress ? (
        <>
          <Progress
            label={t('Progress')}
            value={(progress.done / progress.of) * 100}
            className="max-w-60 flex-1"
          />
          <Button variant="ghost" size="sm" onClick={progress.stop}>
            {t('Stop')}
          </Button>
        </>
      ) : (
        <>
          {more && !more.isTooMany && (
            <Button variant="ghost" size="sm" onClick={more.choose}>
              {t('Select all {total} that match', { total: withCommas(more.total) })}
            </Button>
          )}
          {more?.isTooMany && (
            <p className="text-muted-foreground">
              {t('{total} match. Filter the list to {most} or fewer to select them all.', {
                total: withCommas(more.total),
                most: withCommas(maxBulkSelection),
              })}
            </p>
          )}
          {children}
          <Button variant="ghost" size="sm" onClick={clear}>
            {t('Clear selection')}
          </Button>
        </>
      )}
    </section>
  )
}
