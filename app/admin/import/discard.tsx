import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { Button } from '#app/ui/button.tsx'
import { type ImportDetail, propertyImport } from '#contract/import/import.ts'
import { counted } from '#domain/text/format-number.ts'

/** Discards an import that is not running: no further rows of its file are imported. */
export function ImportDiscard({ run }: { run: ImportDetail }) {
  const { send, busy } = useSend(propertyImport.cancel, {
    done: 'Import discarded',
    failed: 'Failed to discard the import',
  })
  const { inserted } = run.counts
  return (
    <Confirm
      title="Discard this import?"
      text={
        inserted > 0
          ? `${counted(inserted, 'listing')} in so far ${inserted === 1 ? 'stays' : 'stay'} ` +
            'in. The rest of the file stays out.'
          : 'Nothing of this file goes in. It stays in the list as cancelled.'
      }
      action="Discard"
      destructive
      onConfirm={() => send({ params: { id: run._id } })}
      trigger={
        <Button variant="outline" disabled={busy}>
          Discard
        </Button>
      }
    />
  )
}
