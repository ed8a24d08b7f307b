import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { MoneyField, NumberField } from '#app/kit/form/number-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import type { FormHandle, FormValues } from '#app/kit/form/use-form.ts'
import { Furnished, ListingType, PropertyTypeOrSegment } from '#contract/property/vocabulary.ts'
import type { savedSearch } from '#contract/saved/saved-search.ts'
import {
  type ParticularLabel,
  particularLabels,
  roomsText,
} from '#contract/search/particular-labels.ts'
import { t } from '#domain/locale/translate.ts'
import { searchExample } from '#domain/search/search-example.ts'
import { WordsRead } from './words-read.tsx'

export type SoughtValues = FormValues<typeof savedSearch.change>

const bedrooms = ['1', '2', '3', '4', '5+']

/** What to search for: in words, by filters, or both. */
export function SoughtFields({ form }: { form: FormHandle<SoughtValues> }) {
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
        label={t('Your comment')}
        placeholder={searchExample.sale}
        help={t(
          'Write it as you would search: rooms, places, budget and more. Homes that ' +
            'mention your other words come first.',
        )}
        className="sm:col-span-2"
        problem={problem}
      />
      <WordsRead
        text={String(watch('filters.search') ?? '')}
        isDealChosen={Boolean(watch('filters.listingType'))}
        onInstead={takeInstead}
      />
      <TextField
        form={form}
        name="filters.location"
        label={t('Location')}
        placeholder={t('City, locality or PIN code')}
        help={t('Separate several with a semicolon (;).')}
      />
      <SelectField
        form={form}
        name="filters.propertyType"
        label={t('Property type')}
        placeholder={t('Any type')}
        options={PropertyTypeOrSegment.options}
      />
      <SelectField
        form={form}
        name="filters.listingType"
        label={t('Buy or rent')}
        placeholder={t('Either')}
        options={ListingType.options}
      />
      <SelectField
        form={form}
        name="filters.bedrooms"
        label={t('Bedrooms')}
        placeholder={t('Any number')}
        options={withAsked(bedrooms, String(watch('filters.bedrooms') ?? '')).map((value) => ({
          value,
          label: roomsText(value),
        }))}
      />
      <MoneyField form={form} name="filters.minPrice" label={t('Min price')} clearable />
      <MoneyField form={form} name="filters.maxPrice" label={t('Max price')} clearable />
      <NumberField
        form={form}
        name="filters.minArea"
        label={t('Min area')}
        unit={t('sq ft')}
        clearable
      />
      <NumberField
        form={form}
        name="filters.maxArea"
        label={t('Max area')}
        unit={t('sq ft')}
        clearable
      />
      <SelectField
        form={form}
        name="filters.furnished"
        label={t('Furnishing')}
        placeholder={t('Any')}
        options={Furnished.options}
      />
      <TextField
        form={form}
        name="filters.amenities"
        label={t('Amenities')}
        placeholder={t('Gym, Parking')}
        help={t('Separate with commas. We show homes that have all of them.')}
      />
      <OtherFilters form={form} />
    </fieldset>
  )
}

const withAsked = (offered: readonly string[], asked: string) =>
  asked === '' || offered.includes(asked) ? offered : [...offered, asked]

/** Filters of the listing page that this form has no field for; each can be removed. */
function OtherFilters({ form }: { form: FormHandle<SoughtValues> }) {
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
function useFiltersProblem({ hook }: FormHandle<SoughtValues>): ReactNode {
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
