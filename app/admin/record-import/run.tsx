import { useEndToast } from '#app/admin/import/use-end-toast.ts'
import { useSend } from '#app/api/send.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { Progress } from '#app/ui/progress.tsx'
import { type SheetImport, sheetStep } from '#contract/import/record-import.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { SheetColumns } from './columns.tsx'
import { SheetRows } from './rows.tsx'
import { sheetSentences } from './sentence.ts'

interface SheetRunProps {
  run: SheetImport
  onAgain: () => void
}

/** One import: columns, counts, problems and the button that imports. */
export function SheetRun({ run, onAgain }: SheetRunProps) {
  const params = { id: run._id }
  const sentences = sheetSentences[run.noun]
  const start = useSend(sheetStep.run, { failed: t(sentences.notImported) })
  const stop = useSend(sheetStep.cancel, { failed: t('Failed to cancel the import') })
  useEndToast(run.status, t(sentences.imported))
  const { status, counts } = run
  const moving = status === 'checking' || status === 'running'
  const good = counts.new + counts.updated
  const isCutOff = counts.checked < counts.rows
  const canStart =
    status === 'checked' || status === 'cancelled' || status === 'failed'
      ? (isCutOff && run.missing.length === 0) || good > counts.done
      : false
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm font-medium break-all">{run.fileName}</p>
      {run.message && <Alert tone={status === 'failed' ? 'error' : 'info'}>{run.message}</Alert>}
      {run.remarks.map((remark) => (
        <p key={remark} className="text-sm text-muted-foreground">
          {remark}
        </p>
      ))}
      {moving && (
        <Progress
          label={status === 'checking' ? t('Rows checked') : t('Rows imported')}
          value={
            status === 'checking'
              ? (counts.checked / Math.max(counts.rows, 1)) * 100
              : (counts.done / Math.max(good, 1)) * 100
          }
        />
      )}
      <Figures counts={counts} isOver={status === 'done'} />
      {(status === 'uploaded' || status === 'checked') && <SheetColumns run={run} />}
      {status === 'checked' && good === 0 && (
        <Alert>
          {counts.bad > 0
            ? t(
                'No row of this file can be imported. Correct the rows and choose the file ' +
                  'again.',
              )
            : t('Nothing to import. Every row is already up to date.')}
        </Alert>
      )}
      {counts.checked > 0 && !moving && <SheetRows key={status} run={run} />}
      <div className="flex flex-wrap gap-2">
        {canStart && (
          <Button disabled={start.busy} onClick={() => void start.send({ params })}>
            {isCutOff ? t('Continue checking') : rowsText(good - counts.done)}
          </Button>
        )}
        {moving && (
          <Button variant="outline" disabled={stop.busy} onClick={() => void stop.send({ params })}>
            {t('Cancel')}
          </Button>
        )}
        {!moving && (
          <Button variant="outline" onClick={onAgain}>
            {t('Choose another file')}
          </Button>
        )}
      </div>
    </div>
  )
}

const rowsText = (count: number) =>
  t('{count, plural, one {Import # row} other {Import {figure} rows}}', {
    count,
    figure: withCommas(count),
  })

function Figures({ counts, isOver }: { counts: SheetImport['counts']; isOver: boolean }) {
  const figures: [string, number][] = [
    [t('Rows'), counts.rows],
    [t('New'), counts.new],
    [t('Updated'), counts.updated],
    [t('Skipped'), counts.skipped],
    [t('Rejected'), counts.bad],
    ...(isOver ? ([[t('Imported'), counts.done]] as [string, number][]) : []),
  ]
  return (
    <dl className={cn('grid grid-cols-3 gap-3', isOver ? 'sm:grid-cols-6' : 'sm:grid-cols-5')}>
      {figures.map(([label, value]) => (
        <div key={label} className="rounded-lg border bg-card px-3 py-2">
          <dt className="text-xs text-muted-foreground">{label}</dt>
          <dd className="figures text-lg font-semibold">{withCommas(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
