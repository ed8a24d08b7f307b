import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { MoneyField, NumberField } from '#app/kit/form/number-field.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import { amenityIdeas, featureIdeas } from '#contract/property/amenity.ts'
import type { PropertyImage } from '#contract/property/image.ts'
import type { PropertyOwn } from '#contract/property/property.ts'
import { AreaUnit, Furnished, ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { DetailGroups } from './detail-groups.tsx'
import { Part, Row } from './form-part.tsx'
import type { PropertyFormHandle } from './form-values.ts'
import { LocationField } from './location-field.tsx'
import { PhotoField } from './photo-field.tsx'
import { PointField } from './point-field.tsx'
import { PrecisionField } from './precision-field.tsx'
import { QualityPanel } from './quality-panel.tsx'
import { TagField } from './tag-field.tsx'
import { WordingHint } from './wording-hint.tsx'

interface PropertyFormProps {
  form: PropertyFormHandle
  /** The photos and the location of an existing listing. */
  images?: readonly PropertyImage[]
  place?: PropertyOwn['location']
  /** Called with all uploaded photos, so that a draft can store them. */
  onPhotos?: (images: PropertyImage[]) => void
  submit: string
  busy?: string
  /** Buttons beside the submit button: cancel, or discard a draft. */
  actions?: ReactNode
}

/**
 * The fields of a listing in the order in which brokers think of them; optional ones are collapsed.
 */
export function PropertyForm({
  form,
  images = [],
  place,
  onPhotos,
  submit,
  busy,
  actions,
}: PropertyFormProps) {
  const [isUploading, setUploading] = useState(false)
  return (
    <Form form={form} label={t('Property')} className="gap-6">
      <Basics form={form} />
      <Place form={form} place={place} />
      <Part title={t('Highlights')}>
        <TagField form={form} name="amenities" label={t('Amenities')} ideas={amenityIdeas} />
        <WordingHint form={form} field="amenities" />
        <TagField form={form} name="features" label={t('Features')} ideas={featureIdeas} />
        <WordingHint form={form} field="features" />
      </Part>
      <Part title={t('Photos')}>
        <PhotoField
          form={form}
          images={images}
          onUploading={setUploading}
          {...(onPhotos && { onPhotos })}
        />
      </Part>
      <DetailGroups form={form} />
      <QualityPanel form={form} place={place} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton
          form={form}
          {...(busy && { busy })}
          // A listing submitted now would lack the photos that are still uploading.
          disabled={form.busy || isUploading}
          size="lg"
          className="max-sm:w-full"
        >
          {isUploading ? t('Photos are uploading...') : submit}
        </SubmitButton>
        {actions}
      </div>
    </Form>
  )
}

function Basics({ form }: { form: PropertyFormHandle }) {
  return (
    <>
      <Part title={t('Basic details')}>
        <TextField
          form={form}
          name="title"
          label={t('Title')}
          placeholder={t('3 BHK flat with park view in Whitefield')}
          maxLength={160}
          required
        />
        <WordingHint form={form} field="title" />
        <Row>
          <SelectField
            form={form}
            name="propertyType"
            label={t('Property type')}
            placeholder={t('Choose a type')}
            options={PropertyType.options}
            required
          />
          <SelectField
            form={form}
            name="listingType"
            label={t('Listing type')}
            options={ListingType.options}
            {...placeholderOf(form, 'listingType')}
          />
        </Row>
        <TextareaField form={form} name="description" label={t('Description')} rows={6} required />
        <WordingHint form={form} field="description" />
      </Part>
      <Part title={t('Price and size')}>
        <Row figures>
          <PriceField form={form} />
          <NumberField form={form} name="area" label={t('Area')} required />
          <SelectField
            form={form}
            name="areaUnit"
            label={t('Area unit')}
            options={AreaUnit.options}
          />
        </Row>
        <Row figures>
          <NumberField form={form} name="bedrooms" label={t('Bedrooms')} clearable />
          <NumberField form={form} name="bathrooms" label={t('Bathrooms')} clearable />
          <NumberField form={form} name="parkingSpaces" label={t('Parking spaces')} clearable />
          <NumberField
            form={form}
            name="floor"
            label={t('Floor')}
            help={t('0 for the ground floor, -1 for the basement.')}
            clearable
          />
          <NumberField form={form} name="totalFloors" label={t('Total floors')} clearable />
          <SelectField
            form={form}
            name="furnished"
            label={t('Furnished')}
            options={Furnished.options}
            {...placeholderOf(form, 'furnished')}
          />
        </Row>
      </Part>
    </>
  )
}

/** Returns the placeholder of a choice that a draft read from a message leaves open. */
function placeholderOf(form: PropertyFormHandle, name: 'listingType' | 'furnished') {
  const start: unknown = form.hook.formState.defaultValues?.[name]
  return start === '' ? { placeholder: t('Please choose') } : {}
}

function Place({ form, place }: Pick<PropertyFormProps, 'form' | 'place'>) {
  return (
    <Part title={t('Address and map')}>
      <Row>
        <LocationField form={form} place={typeof place === 'object' ? place : undefined} />
        <TextField
          form={form}
          name="pincode"
          label={t('Pincode')}
          inputMode="numeric"
          maxLength={6}
          required
        />
      </Row>
      <TextField
        form={form}
        name="address"
        label={t('Full address')}
        autoComplete="street-address"
        maxLength={300}
        required
      />
      <PointField form={form} />
      <PrecisionField form={form} />
    </Part>
  )
}

const priceHelp: Record<ListingType, string> = {
  sell: msg('In rupees.'),
  rent: msg('In rupees per month.'),
  lease: msg('In rupees, for the whole lease.'),
}

function PriceField({ form }: { form: PropertyFormHandle }) {
  const listingType = useWatch({ control: form.hook.control, name: 'listingType' }) ?? 'sell'
  return (
    <MoneyField
      form={form}
      name="price"
      label={t('Price')}
      help={t(priceHelp[listingType])}
      required
    />
  )
}
