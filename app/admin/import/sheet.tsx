import { useState } from 'react'
import { useSend } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import { Label } from '#app/ui/label.tsx'
import { Select } from '#app/ui/select.tsx'
import { type ImportDetail, propertyImport } from '#contract/import/import.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** Chooses the sheet of a workbook, until something is imported. */
export function ImportSheet({ run }: { run: ImportDetail }) {
  const read = run.sheets.find(({ isRead }) => isRead)?.name ?? ''
  const [name, setName] = useState(read)
  const { send, busy } = useSend(propertyImport.sheet, { failed: t('Failed to read the sheet') })
  return (
    <form
      aria-label={t('Sheet')}
      className="flex flex-wrap items-end gap-3 rounded-lg border bg-card px-5 py-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send({ params: { id: run._id }, body: { sheet: name } })
      }}
    >
      <div className="flex min-w-0 flex-col gap-1.5">
        <Label htmlFor="import-sheet">{t('Sheet of the workbook')}</Label>
        <Select id="import-sheet" value={name} onChange={(event) => setName(event.target.value)}>
          {run.sheets.map((sheet) => (
            <option key={sheet.name} value={sheet.name}>
              {sheetText(sheet)}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" variant="outline" disabled={busy || name === read}>
        {busy ? t('Reading...') : t('Read this sheet')}
      </Button>
    </form>
  )
}

function sheetText({ name, isHidden, rows }: ImportDetail['sheets'][number]): string {
  const values = { name, count: rows, figure: withCommas(rows) }
  return isHidden
    ? t('{name} (hidden, {count, plural, one {# row} other {{figure} rows}})', values)
    : t('{name} ({count, plural, one {# row} other {{figure} rows}})', values)
}
