import { SelectField } from '#app/kit/form/choice-field.tsx'
import { MoneyField, NumberField } from '#app/kit/form/number-field.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import type { FormHandle, FormValues } from '#app/kit/form/use-form.ts'
import { Furnished, ListingType, PropertyTypeOrSegment } from '#contract/property/vocabulary.ts'
import { maxRequirementNote } from '#contract/requirement/limits.ts'
import type { requirement } from '#contract/requirement/requirement.ts'
import { roomsText } from '#contract/search/particular-labels.ts'
import { t } from '#domain/locale/translate.ts'

export type RequirementValues = FormValues<typeof requirement.change>

const bedrooms = ['1', '2', '3', '4', '5+']

/** What is looked for; deal, place and budget are required. */
export function RequirementFields({ form }: { form: FormHandle<RequirementValues> }) {
  const rooms = String(form.hook.watch('filters.bedrooms') ?? '')
  const offered = rooms === '' || bedrooms.includes(rooms) ? bedrooms : [...bedrooms, rooms]
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">{t('What to look for')}</legend>
      <SelectField
        form={form}
        name="filters.listingType"
        label={t('Buy or rent')}
        placeholder={t('Please choose')}
        options={ListingType.options}
        required
      />
      <TextField
        form={form}
        name="filters.location"
        label={t('Location')}
        placeholder={t('City, locality or PIN code')}
        help={t('Separate several with a semicolon (;).')}
        required
      />
      <SelectField
        form={form}
        name="filters.propertyType"
        label={t('Property type')}
        placeholder={t('Any type')}
        options={PropertyTypeOrSegment.options}
      />
      <SelectField
        // Made anew for a value of its own: a select cannot be set to an option that comes later.
        key={offered.length}
        form={form}
        name="filters.bedrooms"
        label={t('Bedrooms')}
        placeholder={t('Any number')}
        options={offered.map((value) => ({ value, label: roomsText(value) }))}
      />
      <MoneyField form={form} name="filters.minPrice" label={t('Min price')} clearable />
      <MoneyField
        form={form}
        name="filters.maxPrice"
        label={t('Your budget')}
        help={t('A month, if you want to rent.')}
        clearable
        required
      />
      <NumberField
        form={form}
        name="filters.minArea"
        label={t('Min area')}
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
      <TextField
        form={form}
        name="filters.search"
        label={t('More wishes')}
        placeholder={t('near metro, ready to move, pets allowed')}
        help={t('Only homes that have all of it fit.')}
      />
      <TextareaField
        form={form}
        name="note"
        label={t('Note for brokers')}
        rows={3}
        maxLength={maxRequirementNote}
        help={t('Please leave out your name and number: you share them once an offer suits you.')}
        className="sm:col-span-2"
      />
    </fieldset>
  )
}
