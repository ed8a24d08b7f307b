import { CirclePause, CirclePlay } from 'lucide-react'
import { SheetExport } from '#app/admin/record-import/actions.tsx'
import { BulkBar } from '#app/kit/list/bulk-bar.tsx'
import type { Row } from '#app/kit/list/use-list.ts'
import type { Selection } from '#app/kit/list/use-selection.tsx'
import { Button } from '#app/ui/button.tsx'
import type { SheetNoun } from '#contract/import/record-vocabulary.ts'
import { msg, t } from '#domain/locale/translate.ts'

interface ActiveBulkProps<R extends Row> {
  selection: Selection<R>
  noun: SheetNoun
  /** The label for activating the selected rows; "Activate" by default. */
  activate?: string
  /** Activates or deactivates one row. */
  set: (row: R, isActive: boolean) => Promise<unknown>
}

/** Activates, deactivates or exports the selected rows. */
export function ActiveBulk<R extends Row>({
  selection,
  noun,
  activate = t('Activate'),
  set,
}: ActiveBulkProps<R>) {
  return (
    <BulkBar selection={selection}>
      <Button
        variant="outline"
        size="sm"
        onClick={() => void selection.each(msg('activated'), (row) => set(row, true))}
      >
        <CirclePlay aria-hidden />
        {activate}
      </Button>
      <Button
        variant="outline"
        size="sm"
        onClick={() => void selection.each(msg('deactivated'), (row) => set(row, false))}
      >
        <CirclePause aria-hidden />
        {t('Deactivate')}
      </Button>
      <SheetExport noun={noun} selection={selection} />
    </BulkBar>
  )
}
