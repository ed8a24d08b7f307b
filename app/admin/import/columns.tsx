import { Select } from '#app/ui/select.tsx'
import { Table, TableCell, TableHead, TableRow } from '#app/ui/table.tsx'
import { t } from '#domain/locale/translate.ts'

interface FileColumn {
  header: string
  field: string | null
  samples: readonly string[]
  /** The share of the sampled values that this field could parse, where known. */
  readable?: number | null
}

interface ImportColumnsProps {
  columns: readonly FileColumn[]
  fields: readonly (string | null)[]
  /** The fields that a column can be mapped to. */
  options: readonly { value: string; label: string }[]
  onChange: (index: number, field: string | null) => void
}

/** The columns of the file with sample values and the field of each. */
export function ImportColumns({ columns, fields, options, onChange }: ImportColumnsProps) {
  // Headers can repeat, so columns are identified by their position.
  const placed = columns.map((column, place) => ({ ...column, place }))
  return (
    <div className="rounded-lg border max-md:border-0 md:overflow-x-auto">
      <Table aria-label={t('Columns of the file')} className="list-table">
        <thead className="max-md:sr-only">
          <tr>
            <TableHead>{t('Column')}</TableHead>
            <TableHead>{t('In the file')}</TableHead>
            <TableHead>{t('Our field')}</TableHead>
          </tr>
        </thead>
        <tbody>
          {placed.map((column) => {
            const field = fields[column.place] ?? null
            const name = column.header || t('Column {number}', { number: column.place + 1 })
            return (
              <TableRow key={column.place}>
                <TableCell className="font-medium break-words">{name}</TableCell>
                <TableCell data-head={t('In the file')} className="text-muted-foreground">
                  <Samples column={column} matches={field === column.field} />
                </TableCell>
                <TableCell data-head={t('Our field')}>
                  <Select
                    aria-label={t('Field for {name}', { name })}
                    value={field ?? ''}
                    onChange={({ target }) => onChange(column.place, target.value || null)}
                    className="w-full min-w-40 text-left md:w-72"
                  >
                    <option value="">{t('Do not import')}</option>
                    {options.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </Select>
                </TableCell>
              </TableRow>
            )
          })}
        </tbody>
      </Table>
    </div>
  )
}

function Samples({ column, matches }: { column: FileColumn; matches: boolean }) {
  const { samples, readable = null } = column
  return (
    <div className="min-w-0">
      <span className="line-clamp-2 max-w-md break-words">
        {samples.length > 0 ? samples.join(' · ') : t('Empty in the first rows')}
      </span>
      {matches && readable !== null && readable < 1 && (
        <span className="block text-xs text-status-yellow-text">
          {t('Only {percent}% of the first values fit this field', {
            percent: Math.round(readable * 100),
          })}
        </span>
      )}
    </div>
  )
}
