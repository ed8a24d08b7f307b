import { When } from '#app/kit/form/date.tsx'
import type { SheetRecent } from '#contract/import/record-import.ts'
import { ImportStatus } from '#contract/import/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'

interface SheetEarlierProps {
  imports: readonly SheetRecent[]
  onOpen: (id: string) => void
}

const labelOf = (status: ImportStatus) =>
  status === 'uploaded' ? t('Columns to match') : ImportStatus.label(status)

/** The administrator's own recent imports of this kind, to continue one or get its refused rows. */
export function SheetEarlier({ imports, onOpen }: SheetEarlierProps) {
  if (imports.length === 0) return null
  return (
    <section aria-label={t('Earlier imports')} className="flex flex-col gap-2 border-t pt-4">
      <h3 className="text-base">{t('Earlier imports')}</h3>
      <ul className="divide-y rounded-lg border text-sm">
        {imports.map(({ _id, fileName, status, createdAt }) => (
          <li key={_id}>
            <button
              type="button"
              onClick={() => onOpen(_id)}
              className={
                'flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2 ' +
                'text-left hover:bg-muted'
              }
            >
              <span className="min-w-0 font-medium break-all">{fileName}</span>
              <span className="text-muted-foreground">
                {labelOf(status)}, <When at={createdAt} time />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
