import { useParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { type SavedSearch, savedSearch } from '#contract/saved/saved-search.ts'
import { t } from '#domain/locale/translate.ts'
import { SearchForm } from './search-form.tsx'
import { useCloseSearch } from './use-close-search.ts'

/** The form of a saved search that exists already. */
export default function SavedSearchEdit() {
  const { id = '' } = useParams()
  const read = useRead(savedSearch.get, { params: { id } })
  return (
    <RouteDialog title={t('Edit search')} className="sm:max-w-2xl">
      <Loaded read={read} failed={t('Failed to load saved search')} height="h-96">
        {({ savedSearch: row }) => <Edit key={row._id} row={row} />}
      </Loaded>
    </RouteDialog>
  )
}

function Edit({ row }: { row: SavedSearch }) {
  const close = useCloseSearch()
  const form = useForm(savedSearch.change, {
    params: { id: row._id },
    start: {
      name: row.name,
      filters: row.filters,
      alertsEnabled: row.alertsEnabled,
      frequency: row.frequency,
      channels: row.channels,
    },
    done: t('Search saved'),
    failed: t('Failed to save search'),
    onDone: close,
  })
  return (
    <>
      <SearchForm form={form} given={row.filters} submit={t('Save search')} />
      <LeaveGuard form={form} />
    </>
  )
}
