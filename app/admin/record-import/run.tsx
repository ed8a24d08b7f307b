import { useEndToast } from '#app/admin/import/use-end-toast.ts'
import { useSend } from '#app/api/send.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { Progress } from '#app/ui/progress.tsx'
import { type SheetImport, sheetStep } from '#contract/import/record-import.ts'
import { SheetNoun } from '#contract/import/record-vocabulary.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { SheetColumns } from './columns.tsx'
import { SheetRows } from './rows.tsx'

interface SheetRunProps {
  run: SheetImport
  onAgain: () => void
}

/** One import: columns, counts, problems and the button that imports. */
export function SheetRun({ run, onAgain }: SheetRunProps) {
  const params = { id: run._id }
  const words = run.noun === 'cms' ? 'CMS pages' : run.noun
  const start = useSend(sheetStep.run, { failed: `Failed to import ${words}` })
  const stop = useSend(sheetStep.cancel, { failed: 'Failed to cancel the import' })
  useEndToast(run.status, SheetNoun.label(run.noun))
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
          label={status === 'checking' ? 'Rows checked' : 'Rows imported'}
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
            ? 'No row of this file can be imported. Correct the rows and choose the file again.'
            : 'Nothing to import: every row is here already as it stands.'}
        </Alert>
      )}
      {counts.checked > 0 && !moving && <SheetRows key={status} run={run} />}
      <div className="flex flex-wrap gap-2">
        {canStart && (
          <Button disabled={start.busy} onClick={() => void start.send({ params })}>
            {isCutOff ? 'Continue checking' : `Import ${countedRows(good - counts.done)}`}
          </Button>
        )}
        {moving && (
          <Button variant="outline" disabled={stop.busy} onClick={() => void stop.send({ params })}>
            Cancel
          </Button>
        )}
        {!moving && (
          <Button variant="outline" onClick={onAgain}>
            Choose another file
          </Button>
        )}
      </div>
    </div>
  )
}

const countedRows = (count: number) => `${withCommas(count)} ${count === 1 ? 'row' : 'rows'}`

function Figures({ counts, isOver }: { counts: SheetImport['counts']; isOver: boolean }) {
  const figures: [string, number][] = [
    ['Rows', counts.rows],
    ['New', counts.new],
    ['Updated', counts.updated],
    ['Skipped', counts.skipped],
    ['Refused', counts.bad],
    ...(isOver ? ([['Imported', counts.done]] as [string, number][]) : []),
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
