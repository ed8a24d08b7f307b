import {
  AmenitiesField,
  BedroomsField,
  FurnishingField,
  HomeTypeField,
  MinAreaField,
  PlacesField,
} from '#app/customer-portal/wanted-home-fields.tsx'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { MoneyField } from '#app/kit/form/number-field.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import type { FormHandle, FormValues } from '#app/kit/form/use-form.ts'
import { ListingType } from '#contract/property/vocabulary.ts'
import { maxRequirementNote } from '#contract/requirement/limits.ts'
import type { requirement } from '#contract/requirement/requirement.ts'
import { t } from '#domain/locale/translate.ts'

export type RequirementValues = FormValues<typeof requirement.change>

/** The filters of a requirement; deal, place and budget are required. */
export function RequirementFields({ form }: { form: FormHandle<RequirementValues> }) {
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
      <PlacesField form={form} required />
      <HomeTypeField form={form} />
      <BedroomsField form={form} />
      <MoneyField form={form} name="filters.minPrice" label={t('Min price')} clearable />
      <MoneyField
        form={form}
        name="filters.maxPrice"
        label={t('Your budget')}
        help={t('A month, if you want to rent.')}
        clearable
        required
      />
      <MinAreaField form={form} />
      <FurnishingField form={form} />
      <AmenitiesField form={form} />
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
