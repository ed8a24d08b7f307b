import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { SelectField } from '#app/kit/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form.tsx'
import { LeaveGuard } from '#app/kit/leave-guard.tsx'
import { MoneyField, NumberField } from '#app/kit/number-field.tsx'
import { TextareaField, TextField } from '#app/kit/text-field.tsx'
import type { FormHandle, FormValues } from '#app/kit/use-form.ts'
import type { PropertyImage, property } from '#contract/property.ts'
import { AreaUnit, Furnished, ListingType, PropertyType } from '#contract/property-word.ts'
import { LocationField } from './location-field.tsx'
import { PhotoField } from './photo-field.tsx'
import { TagField } from './tag-field.tsx'
import { amenityIdeas, featureIdeas } from './tag-idea.ts'

/** What both forms hold: a new listing has defaults, an edit may leave anything out. */
export type PropertyFormValues = FormValues<typeof property.create>

interface PropertyFormProps {
  form: FormHandle<PropertyFormValues>
  /** The photos a listing already has. */
  images?: readonly PropertyImage[]
  submit: string
  busy?: string
}

/** The fields of a listing in the order a broker thinks of them. */
export function PropertyForm({ form, images = [], submit, busy }: PropertyFormProps) {
  return (
    <Form form={form} label="Property" className="gap-8">
      <LeaveGuard form={form} />
      <Part title="What it is">
        <TextField
          form={form}
          name="title"
          label="Title"
          placeholder="3 BHK flat with park view in Whitefield"
          maxLength={160}
          required
        />
        <Row>
          <SelectField
            form={form}
            name="propertyType"
            label="Property Type"
            placeholder="Choose a type"
            options={PropertyType.options}
            required
          />
          <SelectField
            form={form}
            name="listingType"
            label="Listing Type"
            options={ListingType.options}
          />
        </Row>
        <TextareaField form={form} name="description" label="Description" rows={6} required />
      </Part>
      <Part title="Price and size">
        <Row>
          <PriceField form={form} />
          <NumberField form={form} name="area" label="Area" required />
          <SelectField form={form} name="areaUnit" label="Area Unit" options={AreaUnit.options} />
        </Row>
        <Row>
          <NumberField form={form} name="bedrooms" label="Bedrooms" />
          <NumberField form={form} name="bathrooms" label="Bathrooms" />
          <NumberField form={form} name="parkingSpaces" label="Parking Spaces" />
        </Row>
        <Row>
          <NumberField form={form} name="floor" label="Floor" help="0 is the ground floor." />
          <NumberField form={form} name="totalFloors" label="Total Floors" />
          <SelectField form={form} name="furnished" label="Furnished" options={Furnished.options} />
        </Row>
      </Part>
      <Part title="Where it is">
        <Row>
          <LocationField form={form} />
          <TextField
            form={form}
            name="pincode"
            label="Pincode"
            inputMode="numeric"
            maxLength={6}
            required
          />
        </Row>
        <TextField
          form={form}
          name="address"
          label="Full Address"
          autoComplete="street-address"
          required
        />
      </Part>
      <Part title="What it has">
        <TagField form={form} name="amenities" label="Amenities" ideas={amenityIdeas} />
        <TagField form={form} name="features" label="Features" ideas={featureIdeas} />
      </Part>
      <Part title="Photos">
        <PhotoField form={form} images={images} />
      </Part>
      <SubmitButton
        form={form}
        {...(busy && { busy })}
        size="lg"
        className="self-start max-sm:w-full"
      >
        {submit}
      </SubmitButton>
    </Form>
  )
}

const priceHelp: Record<ListingType, string> = {
  sell: 'In rupees.',
  rent: 'In rupees a month.',
  lease: 'In rupees, for the whole lease.',
}

function PriceField({ form }: { form: FormHandle<PropertyFormValues> }) {
  const listingType = useWatch({ control: form.hook.control, name: 'listingType' }) ?? 'sell'
  return (
    <MoneyField form={form} name="price" label="Price" help={priceHelp[listingType]} required />
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="space-y-5 rounded-lg border bg-card p-5 sm:p-6">
      <legend className="float-left mb-4 w-full font-display text-lg font-semibold">{title}</legend>
      <div className="clear-both space-y-5">{children}</div>
    </fieldset>
  )
}

function Row({ children }: { children: ReactNode }) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {children}
    </div>
  )
}
