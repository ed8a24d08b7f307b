import { useState } from 'react'
import { useSend } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { type SheetImport, sheetStep } from '#contract/import/record-import.ts'

/** Which column is what, to be looked at and corrected; a correction checks the file again. */
export function SheetColumns({ run }: { run: SheetImport }) {
  const [fields, setFields] = useState(run.columns.map(({ field }) => field))
  const { send, busy } = useSend(sheetStep.map, { failed: 'Failed to match the columns' })
  const isChanged = run.columns.some(({ field }, index) => field !== fields[index])
  const missing = run.fields.filter(({ key, required }) => required && !fields.includes(key))
  const choose = (index: number, key: string) =>
    // A field is one column: chosen here, it leaves the other.
    setFields(
      fields.map((field, at) => (at === index ? key || null : field === key ? null : field)),
    )
  return (
    <details open={run.status === 'uploaded'} className="rounded-lg border px-3 py-2">
      <summary className="cursor-pointer text-sm font-medium">Columns</summary>
      <ul className="mt-2 flex max-h-72 flex-col gap-2 overflow-y-auto">
        {run.columns
          .map(({ header, samples }, index) => ({ header, samples, index }))
          .map(({ header, samples, index }) => (
            <li key={index} className="grid items-center gap-2 sm:grid-cols-2">
              <span className="min-w-0 text-sm">
                <span className="block truncate font-medium">{header || '(no name)'}</span>
                <span className="block truncate text-xs text-muted-foreground">
                  {samples.join(' · ')}
                </span>
              </span>
              <Select
                aria-label={`Column ${header}`}
                value={fields[index] ?? ''}
                onChange={(event) => choose(index, event.target.value)}
              >
                <option value="">Left out</option>
                {run.fields.map(({ key, label, required }) => (
                  <option key={key} value={key}>
                    {required ? `${label} *` : label}
                  </option>
                ))}
              </Select>
            </li>
          ))}
      </ul>
      {missing.length > 0 && (
        <p className="mt-2 text-sm text-status-red-text">
          Not matched yet: {missing.map(({ label }) => label).join(', ')}.
        </p>
      )}
      {isChanged && (
        <Button
          className="mt-3"
          size="sm"
          disabled={busy || missing.length > 0}
          onClick={() => void send({ params: { id: run._id }, body: { fields } })}
        >
          Check again
        </Button>
      )}
    </details>
  )
}
