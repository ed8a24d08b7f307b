import { Building2 } from 'lucide-react'
import { PreserveFocus } from '#app/kit/keep-focus.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { Pager } from '#app/kit/list/pager.tsx'
import { type List, useList } from '#app/kit/list/use-list.ts'
import { type Selection, useSelection } from '#app/kit/list/use-selection.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Problem } from '#app/kit/problem.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { ConfirmationFilter } from '#contract/property/availability.ts'
import { type PropertyOwn, property } from '#contract/property/property.ts'
import { PropertyStatus } from '#contract/property/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { AddPropertyLink, PasteMessageLink } from './add-links.tsx'
import { PropertyConfirm } from './confirm.tsx'
import { ConfirmBulk } from './confirm-bulk.tsx'
import { PropertyOwnActions } from './own-actions.tsx'
import { PastedDraftsLink } from './paste/pasted-drafts.tsx'
import { PropertyPremium } from './premium.tsx'
import { PropertyRowCard } from './row-card.tsx'

const pageSize = '20'

/** The broker's own listings with status, views and inquiries. */
export default function PropertyList() {
  const list = useList(property.mine, (reply) => reply.properties, { limit: pageSize })
  const onPage = useSelection({ ...list, pagination: undefined }, ({ title }) => title)
  const selection = list.values.confirmation ? onPage : undefined
  return (
    <div className="space-y-6">
      <PageTitle
        title={t('My Properties')}
        actions={
          <>
            <PasteMessageLink />
            <AddPropertyLink />
          </>
        }
      />
      <PastedDraftsLink />
      <div className="flex flex-wrap gap-2">
        <SearchBox list={list} label={t('Search your properties')} />
        <FilterSelect
          list={list}
          name="status"
          label={t('Status')}
          all={t('All statuses')}
          options={PropertyStatus.options}
        />
        <FilterSelect
          list={list}
          name="confirmation"
          label={t('Availability')}
          all={t('Any availability')}
          options={ConfirmationFilter.options}
        />
      </div>
      {selection && <ConfirmBulk selection={selection} />}
      <PreserveFocus>
        <Rows list={list} selection={selection} />
      </PreserveFocus>
      <Pager list={list} />
    </div>
  )
}

interface RowsProps {
  list: List<PropertyOwn>
  /** Set where all of them wait for a confirmation. */
  selection: Selection<PropertyOwn> | undefined
}

function Rows({ list, selection }: RowsProps) {
  if (list.error) {
    return (
      <Problem title={t('Failed to load your listings')} error={list.error} onRetry={list.retry} />
    )
  }
  if (list.loading) {
    return (
      <div aria-hidden className="space-y-3">
        {['first', 'second', 'third'].map((key) => (
          <Skeleton key={key} className="h-40 w-full" />
        ))}
      </div>
    )
  }
  if (list.rows.length === 0) return <Nothing list={list} />
  return (
    <ul aria-label={t('My properties')} className="space-y-3">
      {list.rows.map((listing) => (
        <li key={listing._id} data-row={listing._id} className="flex gap-3">
          {selection && <div className="pt-4">{selection.column.cell?.(listing)}</div>}
          <PropertyRowCard
            listing={listing}
            actions={
              <PropertyOwnActions listing={listing}>
                <PropertyConfirm listing={listing} />
                <PropertyPremium listing={listing} />
              </PropertyOwnActions>
            }
          />
        </li>
      ))}
    </ul>
  )
}

function Nothing({ list }: { list: List<PropertyOwn> }) {
  return (
    <div className="rounded-lg border bg-card">
      <Empty
        icon={Building2}
        title={list.narrowed ? t('No listings match your filters.') : t('No listings yet.')}
        action={
          list.narrowed ? (
            <Button variant="outline" onClick={list.clear}>
              {t('Clear filters')}
            </Button>
          ) : (
            <AddPropertyLink />
          )
        }
      />
    </div>
  )
}
