import { Search, SlidersHorizontal, X } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { SearchBox } from '#app/site/search/box/search-box.tsx'
import { wordsBeside } from '#app/site/search/chosen-instead.ts'
import { LocationBox } from '#app/site/search/location-box.tsx'
import type { Said } from '#app/site/search/read-understanding.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { t } from '#domain/locale/translate.ts'
import { searchExample } from '#domain/search/search-example.ts'
import { withCounts } from './choice-count.tsx'
import { cleanParams } from './clean-params.ts'
import { fillForm } from './fill-form.ts'
import type { Filter } from './filter.ts'
import type { FilterOptions } from './filter-option.ts'
import { ClearLink, Count, FilterPanel, panelId, ShowButton } from './filter-panel.tsx'
import { SelectSegment } from './filter-segment.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { MoreFilters } from './more-filters.tsx'
import { useFacets } from './use-facets.ts'

const rowClass = 'flex h-14 shrink-0 items-center justify-between border-b pr-2 pl-4 lg:hidden'
// Relative, because hidden texts would else stick out of the sheet, and focus would scroll it.
const gridClass =
  'relative grid min-h-0 flex-1 gap-5 overflow-y-auto overscroll-contain p-4 lg:contents'

/** The id of the form, for the sort control outside it. */
export const filterFormId = 'property-filters'
const sheetId = 'filter-sheet'

interface FilterBarProps {
  filter: Filter
  options: FilterOptions
  total: number
  /** The parts of the search text that were understood. */
  said: readonly Said[]
}

/**
 * Search and filters as one GET form: a bar from 1024 px, on phones a search field with a sheet.
 * Panel and sheet are the browser's own popovers, so everything works without JavaScript; with it,
 * choices apply at once and text on Enter.
 */
export function FilterBar({ filter, options, total, said }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const [isTouched, setTouched] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const facets = useFacets(filter, isTouched)
  const touch = () => setTouched(true)
  // Someone may have opened the filters before React loaded.
  useEffect(() => {
    if (form.current?.querySelector(':popover-open, :focus')) setTouched(true)
  }, [])
  useEffect(() => {
    if (form.current) fillForm(form.current, filter)
    setTyped(false)
  }, [filter])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const params = cleanParams(new FormData(event.currentTarget))
    // Another place is elsewhere on the map, and other words may name one.
    const isOther = (name: 'location' | 'search') =>
      (params.get(name) ?? '') !== (filter[name] ?? '')
    if (isOther('location') || isOther('search')) params.delete('bounds')
    const words = wordsBeside(params, filter, said)
    if (words) params.set('search', words)
    else params.delete('search')
    // A choice inside the sheet gets no history entry; a pressed button does.
    const choosing = !submitter && document.getElementById(sheetId)?.matches(':popover-open')
    if (submitter) for (const id of [panelId, sheetId]) document.getElementById(id)?.hidePopover()
    navigate(`/properties${params.size > 0 ? `?${params}` : ''}`, {
      preventScrollReset: choosing === true,
      replace: choosing === true,
    })
  }

  const applyChoice = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const element: unknown = target
    const isChoice =
      element instanceof HTMLSelectElement ||
      (element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type))
    if (isChoice) form.current?.requestSubmit()
    else setTyped(true)
  }

  // The number of homes for text that is not applied yet is unknown.
  const known = isTyped ? undefined : total
  return (
    <form
      ref={form}
      id={filterFormId}
      action={pagePath('/properties')}
      noValidate
      onSubmit={submit}
      onChange={applyChoice}
      onFocus={touch}
      onPointerEnter={touch}
      className={
        'flex min-w-0 flex-1 items-end gap-2 ' +
        'lg:items-stretch lg:gap-0 lg:rounded-lg lg:border lg:bg-card lg:p-1.5'
      }
    >
      <HiddenFields filter={filter} beside={isTouched ? 'all' : 'bar'} />
      <SearchBox
        defaultValue={filter.search ?? ''}
        placeholder={t(searchExample.sale)}
        className="flex-1 lg:flex-[1.5] [&>label]:max-lg:sr-only"
      />
      <button
        type="button"
        popoverTarget={sheetId}
        className={cn(buttonClass({ variant: 'outline' }), 'h-11 lg:hidden')}
      >
        <SlidersHorizontal aria-hidden />
        {t('Filters')}
        <Count of={options.inSheet} />
      </button>
      <div id={sheetId} popover="auto" onBeforeToggle={touch} className="filter-sheet">
        <div className={rowClass}>
          <h2 className="text-lg">{t('Filters')}</h2>
          <button
            type="button"
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            aria-label={t('Close filters')}
            className={cn(buttonClass({ variant: 'ghost', size: 'icon' }), 'size-11')}
          >
            <X aria-hidden className="size-5!" />
          </button>
        </div>
        <div className={gridClass}>
          <SelectSegment
            label={t('Type')}
            name="type"
            defaultValue={filter.type ?? ''}
            options={withCounts(options.types, facets?.propertyType)}
            className="lg:w-40"
          />
          <SelectSegment
            label={t('Buy/Rent')}
            name="listingType"
            defaultValue={filter.listingType ?? ''}
            options={withCounts(options.purposes, facets?.listingType)}
            className="lg:w-28"
          />
          <LocationBox defaultValue={filter.location ?? ''} appliesAtOnce className="lg:flex-1" />
          <FilterPanel filter={filter} count={options.inPanel} total={known} onOpen={touch}>
            {isTouched && <MoreFilters filter={filter} options={options} facets={facets} />}
          </FilterPanel>
        </div>
        <div className="flex shrink-0 items-center gap-3 border-t p-4 lg:hidden">
          <ClearLink />
          <ShowButton total={known} />
        </div>
      </div>
      <Button
        type="submit"
        size="lg"
        className="h-11 max-lg:sr-only lg:self-center lg:px-5 lg:text-sm"
      >
        <Search aria-hidden />
        {t('Search')}
      </Button>
    </form>
  )
}
