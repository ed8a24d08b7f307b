import { useSearchParams } from 'react-router'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { savedSearch } from '#contract/saved/saved-search.ts'
import { t } from '#domain/locale/translate.ts'
import { SearchForm } from './search-form.tsx'
import { useCloseSearch } from './use-close-search.ts'

/** A new saved search: empty, or with the filters that the listing page passes in the address. */
export default function SavedSearchNew() {
  const [params] = useSearchParams()
  const close = useCloseSearch()
  const given = Object.fromEntries(params)
  const form = useForm(savedSearch.create, {
    start: {
      name: '',
      filters: given,
      alertsEnabled: true,
      frequency: 'daily',
      channels: ['email'],
    },
    done: t('Search saved'),
    failed: t('Failed to save search'),
    once: true,
    onDone: close,
  })
  return (
    <RouteDialog title={t('Create New Search')} className="sm:max-w-2xl">
      <SearchForm form={form} given={given} submit={t('Save search')} />
      <LeaveGuard form={form} />
    </RouteDialog>
  )
}
