import type { FieldValues, Path } from 'react-hook-form'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import { Furnished, PropertyTypeOrSegment } from '#contract/property/vocabulary.ts'
import { roomsText } from '#contract/search/particular-labels.ts'
import { t } from '#domain/locale/translate.ts'

/** Fields of `filters` that a saved search and a requirement share. */

interface FiltersField<Values extends FieldValues> {
  form: FormHandle<Values>
}

const nameOf = <Values extends FieldValues>(filter: string) => `filters.${filter}` as Path<Values>

const bedrooms = ['1', '2', '3', '4', '5+']

interface PlacesFieldProps<Values extends FieldValues> extends FiltersField<Values> {
  required?: boolean
}

export function PlacesField<Values extends FieldValues>({
  form,
  required = false,
}: PlacesFieldProps<Values>) {
  return (
    <TextField
      form={form}
      name={nameOf<Values>('location')}
      label={t('Location')}
      placeholder={t('City, locality or PIN code')}
      help={t('Separate several with a semicolon (;).')}
      required={required}
    />
  )
}

export function HomeTypeField<Values extends FieldValues>({ form }: FiltersField<Values>) {
  return (
    <SelectField
      form={form}
      name={nameOf<Values>('propertyType')}
      label={t('Property type')}
      placeholder={t('Any type')}
      options={PropertyTypeOrSegment.options}
    />
  )
}

/** The usual numbers, and the current one. */
export function BedroomsField<Values extends FieldValues>({ form }: FiltersField<Values>) {
  const name = nameOf<Values>('bedrooms')
  const set = String(form.hook.watch(name) ?? '')
  const offered = set === '' || bedrooms.includes(set) ? bedrooms : [...bedrooms, set]
  return (
    <SelectField
      // Remounted for an unusual value: a select cannot be set to an option that is added later.
      key={offered.length}
      form={form}
      name={name}
      label={t('Bedrooms')}
      placeholder={t('Any number')}
      options={offered.map((value) => ({ value, label: roomsText(value) }))}
    />
  )
}

export function MinAreaField<Values extends FieldValues>({ form }: FiltersField<Values>) {
  return (
    <NumberField
      form={form}
      name={nameOf<Values>('minArea')}
      label={t('Min area')}
      unit={t('sq ft')}
      clearable
    />
  )
}

export function FurnishingField<Values extends FieldValues>({ form }: FiltersField<Values>) {
  return (
    <SelectField
      form={form}
      name={nameOf<Values>('furnished')}
      label={t('Furnishing')}
      placeholder={t('Any')}
      options={Furnished.options}
    />
  )
}

export function AmenitiesField<Values extends FieldValues>({ form }: FiltersField<Values>) {
  return (
    <TextField
      form={form}
      name={nameOf<Values>('amenities')}
      label={t('Amenities')}
      placeholder={t('Gym, Parking')}
      help={t('Separate with commas. We show homes that have all of them.')}
    />
  )
}
