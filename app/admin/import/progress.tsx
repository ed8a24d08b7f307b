import { useEffect } from 'react'
import { announceChange } from '#app/api/change.ts'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { type ImportDetail, propertyImport } from '#contract/import/import.ts'
import { counted, withCommas } from '#domain/text/format-number.ts'

/** The progress of a running check or import; polls the server only while shown. */
export function ImportProgress({ run }: { run: ImportDetail }) {
  const params = { id: run._id }
  useRead(propertyImport.get, { params }, { every: 700 })
  // Problems and listings fetched before the end are outdated then.
  useEffect(() => announceChange, [])
  const { send, busy } = useSend(propertyImport.cancel, { failed: 'Failed to cancel the import' })
  const checking = run.status === 'checking'
  const { rows, inserted } = run.counts
  return (
    <section aria-label="Progress" className="flex flex-col gap-3 rounded-lg border bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{checking ? 'Checking every row' : 'Importing'}</h2>
        {run.may.includes('cancel') && (
          <Button variant="outline" disabled={busy} onClick={() => void send({ params })}>
            {busy ? 'Cancelling...' : 'Cancel'}
          </Button>
        )}
      </div>
      {rows > 0 && (
        <Progress
          value={(run.position / rows) * 100}
          label={checking ? 'Rows checked' : 'Rows imported'}
        />
      )}
      <p className="figures text-sm text-muted-foreground">
        {counted(run.position, 'row')}
        {rows > 0 && ` of ${withCommas(rows)}`} gone through
        {!checking && `, ${counted(inserted, 'listing')} in`}
      </p>
      <p className="text-xs text-muted-foreground">
        {checking
          ? 'Nothing goes in by a check.'
          : 'What is in stays in if you cancel. You can leave this page; it goes on.'}
      </p>
    </section>
  )
}
