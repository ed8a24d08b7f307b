import { useSearchParams } from 'react-router'
import { FileLine } from '#app/admin/shell/file-line.tsx'
import { useRead } from '#app/api/query.tsx'
import { changeAddress, readAddress } from '#app/kit/list/list-address.ts'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect } from '#app/kit/list/list-filter.tsx'
import { ListTable } from '#app/kit/list/list-table.tsx'
import { Pager } from '#app/kit/list/pager.tsx'
import type { List } from '#app/kit/list/use-list.ts'
import { StatusBadge } from '#app/kit/status-badge.tsx'
import { type ImportProblem, propertyImport } from '#contract/import/import.ts'
import { ImportProblemKind } from '#contract/import/vocabulary.ts'
import { msg, t } from '#domain/locale/translate.ts'

interface ProblemRow extends ImportProblem {
  _id: string
}

const columns: Column<ProblemRow>[] = [
  {
    head: msg('Line'),
    align: 'right',
    cell: ({ line }) => <FileLine line={line} />,
  },
  {
    head: msg('Kind'),
    cell: ({ kind }) => (
      <StatusBadge
        tone={kind === 'refusal' ? 'red' : 'yellow'}
        label={ImportProblemKind.label(kind)}
      />
    ),
  },
  { head: msg('Column'), cell: ({ column }) => <Cut text={column ?? t('Whole row')} /> },
  { head: msg('Value'), cell: ({ value }) => <Cut text={value || '—'} /> },
  {
    head: msg('Reason'),
    cell: ({ reason }) => <span className="min-w-0 break-words">{reason}</span>,
  },
]

function Cut({ text }: { text: string }) {
  return (
    <span title={text} className="line-clamp-2 max-w-60 min-w-0 wrap-anywhere">
      {text}
    </span>
  )
}

/** All refusals and notes, in the order of the file. */
export function ImportProblems({ id }: { id: string }) {
  const list = useProblems(id)
  return (
    <section aria-labelledby="problems" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="problems" className="text-lg">
          {t('Line by line')}
        </h2>
        <FilterSelect
          list={list}
          name="kind"
          label={t('Kind')}
          all={t('All kinds')}
          options={ImportProblemKind.options}
        />
      </div>
      <ListTable
        title={t('Problems')}
        list={list}
        columns={columns}
        empty={{ found: t('No problems of this kind in this file.') }}
      />
      <Pager list={list} />
    </section>
  )
}

/** The problems of one import as a list, with its page and filter in the address. */
function useProblems(id: string): List<ProblemRow> {
  const schema = propertyImport.problems.query
  if (!schema) throw new Error('The problems of an import have lost their paging.')
  const [searchParams, setSearchParams] = useSearchParams()
  const { values, sent } = readAddress(schema, searchParams)
  const { data, error, isPending, isPlaceholderData, refetch } = useRead(
    propertyImport.problems,
    { params: { id }, query: sent },
    { keepPrevious: true },
  )
  const set: List['set'] = (change, { replace = false } = {}) =>
    setSearchParams((now) => changeAddress(schema, now, change), {
      replace,
      preventScrollReset: true,
    })
  return {
    // A row can have several problems, so its line does not identify one.
    rows: (data?.problems ?? []).map((problem, index) => ({
      ...problem,
      _id: `${problem.line}:${index}`,
    })),
    pagination: data?.pagination,
    values,
    narrowed: values.kind !== undefined,
    set,
    clear: () => set({ kind: undefined }),
    loading: isPending,
    stale: isPlaceholderData,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  }
}
