import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import {
  AmenitiesField,
  BedroomsField,
  FurnishingField,
  HomeTypeField,
  MinAreaField,
  PlacesField,
} from '#app/customer-portal/wanted-home-fields.tsx'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { MoneyField, NumberField } from '#app/kit/form/number-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import type { FormHandle, FormValues } from '#app/kit/form/use-form.ts'
import { ListingType } from '#contract/property/vocabulary.ts'
import type { savedSearch } from '#contract/saved/saved-search.ts'
import { type ParticularLabel, particularLabels } from '#contract/search/particular-labels.ts'
import { t } from '#domain/locale/translate.ts'
import { searchExample } from '#domain/search/search-example.ts'
import { SearchPreview } from './search-preview.tsx'

export type SearchValues = FormValues<typeof savedSearch.change>

/** What to search for: in words, by filters, or both. */
export function SearchFields({ form }: { form: FormHandle<SearchValues> }) {
  const problem = useFiltersProblem(form)
  const { watch, setValue, setFocus } = form.hook
  const takeInstead = (text: string) => {
    setValue('filters.search', text, { shouldDirty: true })
    // The pressed button disappears with the ambiguity, so the focus moves.
    setFocus('filters.search')
  }
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">{t('What to look for')}</legend>
      <TextField
        form={form}
        name="filters.search"
        label={t('In your words')}
        placeholder={searchExample.sale}
        help={t(
          'Write it as you would search: rooms, places, budget and more. Homes that ' +
            'mention your other words come first.',
        )}
        className="sm:col-span-2"
        problem={problem}
      />
      <SearchPreview
        text={String(watch('filters.search') ?? '')}
        isDealChosen={Boolean(watch('filters.listingType'))}
        onInstead={takeInstead}
      />
      <PlacesField form={form} />
      <HomeTypeField form={form} />
      <SelectField
        form={form}
        name="filters.listingType"
        label={t('Buy or rent')}
        placeholder={t('Either')}
        options={ListingType.options}
      />
      <BedroomsField form={form} />
      <MoneyField form={form} name="filters.minPrice" label={t('Min price')} clearable />
      <MoneyField form={form} name="filters.maxPrice" label={t('Max price')} clearable />
      <MinAreaField form={form} />
      <NumberField
        form={form}
        name="filters.maxArea"
        label={t('Max area')}
        unit={t('sq ft')}
        clearable
      />
      <FurnishingField form={form} />
      <AmenitiesField form={form} />
      <OtherFilters form={form} />
    </fieldset>
  )
}

/** Filters of the listing page that this form has no field for; each can be removed. */
function OtherFilters({ form }: { form: FormHandle<SearchValues> }) {
  const { watch, setValue } = form.hook
  const given = Object.entries(watch('filters') ?? {})
  const filters = Object.fromEntries(given.map(([name, value]) => [name, String(value ?? '')]))
  const labels = particularLabels(filters)
  if (labels.length === 0) return null
  const remove = ({ names, word }: ParticularLabel) => {
    for (const name of names) {
      const words = filters[name]?.split(',').filter((one) => word && one !== word) ?? []
      setValue(`filters.${name}`, words.join(','), { shouldDirty: true })
    }
  }
  return (
    <div className="space-y-1.5 sm:col-span-2">
      <p className="text-sm font-medium">{t('More filters')}</p>
      <ul className="flex flex-wrap gap-2">
        {labels.map((one) => (
          <li key={one.label}>
            <button
              type="button"
              onClick={() => remove(one)}
              className={
                'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-input/60 ' +
                'bg-card py-1 pr-2.5 pl-3.5 text-sm transition-colors hover:bg-accent ' +
                'pointer-coarse:min-h-11'
              }
            >
              <span className="sr-only">{t('Remove filter')}</span>
              {one.label}
              <X aria-hidden className="size-3.5 shrink-0 text-muted-foreground" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Shows the error of the filters as a whole, with the focus on the first field, until one is filled
 * in.
 */
function useFiltersProblem({ hook }: FormHandle<SearchValues>): ReactNode {
  const { errors, submitCount } = hook.formState
  const { setFocus, clearErrors } = hook
  const message: unknown = errors.filters?.message
  const isSaid = typeof message === 'string'
  const isEmpty = !Object.values(hook.watch('filters') ?? {}).some(Boolean)
  useEffect(() => {
    if (isSaid && submitCount > 0) setFocus('filters.search')
  }, [isSaid, submitCount, setFocus])
  useEffect(() => {
    if (!isEmpty) clearErrors('filters')
  }, [isEmpty, clearErrors])
  return isSaid && <span role="alert">{message}</span>
}
