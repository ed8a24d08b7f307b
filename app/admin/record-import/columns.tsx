import { useState } from 'react'
import { ImportColumns } from '#app/admin/import/columns.tsx'
import { useSend } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import { type SheetImport, sheetStep } from '#contract/import/record-import.ts'
import { t } from '#domain/locale/translate.ts'

/** The mapping of columns, for correction; each correction checks the file again. */
export function SheetColumns({ run }: { run: SheetImport }) {
  const [fields, setFields] = useState(run.columns.map(({ field }) => field))
  const { send, busy } = useSend(sheetStep.map, { failed: t('Failed to match the columns') })
  const isChanged = run.columns.some(({ field }, index) => field !== fields[index])
  const options = run.fields.map(({ key, label, required }) => ({
    value: key,
    label: required ? `${label} *` : label,
  }))
  const choose = (index: number, key: string | null) =>
    // A field belongs to one column: choosing it here removes it from the other.
    setFields(fields.map((field, at) => (at === index ? key : field === key ? null : field)))
  return (
    <details open={run.status === 'uploaded'} className="rounded-lg border px-3 py-2">
      <summary className="cursor-pointer text-sm font-medium">{t('Columns')}</summary>
      <div className="mt-2 max-h-72 overflow-y-auto">
        <ImportColumns columns={run.columns} fields={fields} options={options} onChange={choose} />
      </div>
      {/* Only the server knows the fields that others bring: a full name is a first and a last. */}
      {!isChanged && run.missing.length > 0 && (
        <p className="mt-2 text-sm text-status-red-text">
          {t('Not matched yet: {fields}', { fields: run.missing.join(', ') })}
        </p>
      )}
      {isChanged && (
        <Button
          className="mt-3"
          size="sm"
          disabled={busy}
          onClick={() => void send({ params: { id: run._id }, body: { fields } })}
        >
          {t('Check again')}
        </Button>
      )}
    </details>
  )
}
