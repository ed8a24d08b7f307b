import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { Button } from '#app/ui/button.tsx'
import { type ImportDetail, propertyImport } from '#contract/import/import.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** Discards an import that is not running: no further rows of its file are imported. */
export function ImportDiscard({ run }: { run: ImportDetail }) {
  const { send, busy } = useSend(propertyImport.cancel, {
    done: t('Import discarded'),
    failed: t('Failed to discard the import'),
  })
  const { inserted } = run.counts
  return (
    <Confirm
      title={t('Discard this import?')}
      text={
        inserted > 0
          ? t(
              '{count, plural, one {# imported listing stays.} ' +
                'other {{figure} imported listings stay.}} The rest of the file is not imported.',
              { count: inserted, figure: withCommas(inserted) },
            )
          : t('Nothing in this file is imported. It stays in the list as cancelled.')
      }
      action={t('Discard')}
      destructive
      onConfirm={() => send({ params: { id: run._id } })}
      trigger={
        <Button variant="outline" disabled={busy}>
          {t('Discard')}
        </Button>
      }
    />
  )
}
