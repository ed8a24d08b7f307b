import { useState } from 'react'
import { FileLine } from '#app/admin/shell/file-line.tsx'
import { download } from '#app/api/download.ts'
import { useRead } from '#app/api/query.tsx'
import { useDownload } from '#app/api/use-download.ts'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect } from '#app/kit/list/list-filter.tsx'
import { ListTable } from '#app/kit/list/list-table.tsx'
import { Pager } from '#app/kit/list/pager.tsx'
import type { List } from '#app/kit/list/use-list.ts'
import { StatusBadge } from '#app/kit/status-badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { type SheetImport, type SheetRow, sheetStep } from '#contract/import/record-import.ts'
import { SheetOutcome } from '#contract/import/record-vocabulary.ts'
import { msg, t } from '#domain/locale/translate.ts'

interface Listed extends SheetRow {
  _id: string
}

const tones = { new: 'green', changed: 'green', same: 'grey', refused: 'red' } as const

const columns: Column<Listed>[] = [
  {
    head: msg('Line'),
    align: 'right',
    cell: ({ line }) => <FileLine line={line} />,
  },
  {
    head: msg('Row'),
    cell: ({ text }) => <span className="line-clamp-2 min-w-0 wrap-anywhere">{text || '—'}</span>,
  },
  {
    head: msg('Result'),
    cell: ({ outcome }) =>
      outcome && <StatusBadge tone={tones[outcome]} label={SheetOutcome.label(outcome)} />,
  },
  { head: msg('Reason'), cell: (row) => <Reasons row={row} /> },
]

function Reasons({ row: { outcome, problems, notes } }: { row: SheetRow }) {
  const reasons = [...problems, ...notes]
  if (reasons.length === 0) return outcome === 'same' ? t('Already up to date') : '—'
  return (
    <ul className="min-w-0 space-y-1 wrap-anywhere">
      {reasons.map(({ column, value, reason }) => (
        <li key={`${column} ${reason}`}>
          {column && <span className="font-medium">{column}</span>}
          {value && <span className="text-muted-foreground"> “{value}”</span>}
          {(column || value) && ': '}
          {reason}
        </li>
      ))}
    </ul>
  )
}

/**
 * The result of each row, with the refused rows first selected by the filter, and their download.
 */
export function SheetRows({ run }: { run: SheetImport }) {
  const list = useRows(run)
  const { busy, save } = useDownload({ failed: t('Failed to download the rejected rows') })
  const fetchBad = () => download(sheetStep.refused, { params: { id: run._id } })
  return (
    <section aria-label={t('Rows of the file')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <FilterSelect
          list={list}
          name="outcome"
          label={t('Result')}
          all={t('All rows')}
          options={SheetOutcome.options}
        />
        {run.counts.bad > 0 && (
          <Button variant="outline" size="sm" disabled={busy} onClick={() => void save(fetchBad)}>
            {t('Download rejected rows')}
          </Button>
        )}
      </div>
      <ListTable
        title={t('Rows')}
        list={list}
        columns={columns}
        empty={{ found: t('No rows with this result in this file.') }}
      />
      <Pager list={list} />
    </section>
  )
}

/** A second list on the page; only the list behind it has its page and filters in the address. */
function useRows({ _id: id, counts }: SheetImport): List<Listed> {
  const [values, setValues] = useState<{ outcome?: SheetOutcome | undefined; page: number }>({
    outcome: counts.bad > 0 ? 'refused' : undefined,
    page: 1,
  })
  const { data, error, isPending, isPlaceholderData, refetch } = useRead(
    sheetStep.rows,
    { params: { id }, query: { ...values, page: `${values.page}` } },
    { keepPrevious: true },
  )
  const set: List['set'] = ({ page = 1, outcome = values.outcome }) =>
    setValues({
      page: Number(page),
      outcome: SheetOutcome.has(String(outcome)) ? (outcome as SheetOutcome) : undefined,
    })
  return {
    rows: (data?.rows ?? []).map((row) => ({ ...row, _id: `${row.line}` })),
    pagination: data?.pagination,
    values: { ...values },
    narrowed: values.outcome !== undefined,
    set,
    clear: () => setValues({ page: 1 }),
    loading: isPending,
    stale: isPlaceholderData,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  }
}
