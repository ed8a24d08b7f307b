import { useEffect } from 'react'
import { announceChange } from '#app/api/change.ts'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { type ImportDetail, propertyImport } from '#contract/import/import.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** The progress of a running check or import; polls the server only while shown. */
export function ImportProgress({ run }: { run: ImportDetail }) {
  const params = { id: run._id }
  useRead(propertyImport.get, { params }, { every: 700 })
  // Problems and listings fetched before the end are outdated then.
  useEffect(() => announceChange, [])
  const { send, busy } = useSend(propertyImport.cancel, {
    failed: t('Failed to cancel the import'),
  })
  const checking = run.status === 'checking'
  const { rows } = run.counts
  return (
    <section
      aria-label={t('Progress')}
      className="flex flex-col gap-3 rounded-lg border bg-card p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{checking ? t('Checking every row') : t('Importing')}</h2>
        {run.may.includes('cancel') && (
          <Button variant="outline" disabled={busy} onClick={() => void send({ params })}>
            {busy ? t('Cancelling...') : t('Cancel')}
          </Button>
        )}
      </div>
      {rows > 0 && (
        <Progress
          value={(run.position / rows) * 100}
          label={checking ? t('Rows checked') : t('Rows imported')}
        />
      )}
      <p className="figures text-sm text-muted-foreground">{progressText(run)}</p>
      <p className="text-xs text-muted-foreground">
        {checking
          ? t('Nothing is imported during the check.')
          : t('If you cancel, imported listings stay. You can leave this page while it runs.')}
      </p>
    </section>
  )
}

function progressText({ status, position, counts: { rows, inserted } }: ImportDetail): string {
  const done = withCommas(position)
  const count = rows || position
  const figure = withCommas(count)
  if (status === 'checking') {
    return rows === 0
      ? t('{count, plural, one {# row checked} other {{figure} rows checked}}', { count, figure })
      : t('{done} of {count, plural, one {# row} other {{figure} rows}} checked', {
          done,
          count,
          figure,
        })
  }
  return t(
    '{done} of {count, plural, one {# row} other {{figure} rows}} processed, ' +
      '{inserted, plural, one {# listing} other {{listings} listings}} imported',
    { done, count, figure, inserted, listings: withCommas(inserted) },
  )
}
