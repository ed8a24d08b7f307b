import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { SelectField } from '#app/kit/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form.tsx'
import { Loaded } from '#app/kit/loaded.tsx'
import { MoneyField, NumberField } from '#app/kit/number-field.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { TextareaField, TextField } from '#app/kit/text-field.tsx'
import { type FormHandle, type FormValues, useForm } from '#app/kit/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { type PropertyRow, property } from '#contract/property.ts'
import { propertyReview } from '#contract/property-review.ts'
import { AreaUnit, Furnished, ListingType, PropertyType } from '#contract/property-word.ts'

/** Mends a listing for its broker; photos, amenities and features stay the broker's to choose. */
export default function PropertyEdit() {
  const { id = '' } = useParams()
  const read = useRead(property.get, { params: { id } })
  return (
    <RouteDialog title="Edit Property" up="../.." className="sm:max-w-2xl">
      <Loaded read={read} failed="Failed to load property">
        {(reply) => <EditProperty listing={reply.property} />}
      </Loaded>
    </RouteDialog>
  )
}

function EditProperty({ listing }: { listing: PropertyRow }) {
  const close = useCloseRoute('../..')
  const form = useForm(propertyReview.edit, {
    params: { id: listing._id },
    start: startOf(listing),
    done: 'Property updated successfully',
    failed: 'Failed to update property',
    onDone: close,
  })
  return (
    <>
      {listing.status === 'approved' && (
        <p className="mb-5 rounded-md bg-status-yellow-tint px-4 py-3 text-sm text-status-yellow-text">
          A new price (by more than 5%), area, type or location sends this listing back to review.
          Other changes stay live.
        </p>
      )}
      {listing.status === 'rejected' && (
        <p className="mb-5 rounded-md bg-status-yellow-tint px-4 py-3 text-sm text-status-yellow-text">
          Saving sends this rejected listing to review again.
        </p>
      )}
      <PropertyForm form={form} onCancel={close} />
    </>
  )
}

type Values = FormValues<typeof propertyReview.edit>

function PropertyForm({ form, onCancel }: { form: FormHandle<Values>; onCancel: () => void }) {
  return (
    <Form form={form} label="Property">
      <TextField form={form} name="title" label="Title" maxLength={160} required />
      <Row>
        <SelectField
          form={form}
          name="propertyType"
          label="Property Type"
          options={PropertyType.options}
        />
        <SelectField
          form={form}
          name="listingType"
          label="Listing Type"
          options={ListingType.options}
        />
      </Row>
      <TextareaField form={form} name="description" label="Description" rows={5} required />
      <Row>
        <MoneyField form={form} name="price" label="Price" required />
        <NumberField form={form} name="area" label="Area" required />
        <SelectField form={form} name="areaUnit" label="Area Unit" options={AreaUnit.options} />
      </Row>
      <Row>
        <NumberField form={form} name="bedrooms" label="Bedrooms" clearable />
        <NumberField form={form} name="bathrooms" label="Bathrooms" clearable />
        <NumberField form={form} name="parkingSpaces" label="Parking Spaces" clearable />
      </Row>
      <Row>
        <NumberField form={form} name="floor" label="Floor" clearable />
        <NumberField form={form} name="totalFloors" label="Total Floors" clearable />
        <SelectField form={form} name="furnished" label="Furnished" options={Furnished.options} />
      </Row>
      <Row>
        <TextField
          form={form}
          name="location"
          label="Location"
          help="The name of a Location, or free text."
          maxLength={160}
          required
        />
        <TextField
          form={form}
          name="pincode"
          label="Pincode"
          inputMode="numeric"
          maxLength={6}
          required
        />
      </Row>
      <TextField form={form} name="address" label="Full Address" maxLength={300} required />
      <DialogFooter className="mt-0">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton form={form}>Save Changes</SubmitButton>
      </DialogFooter>
    </Form>
  )
}

function Row({ children }: { children: ReactNode }) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {children}
    </div>
  )
}

/** The form's values out of a listing; the place by its name, which an edit that keeps it repeats. */
function startOf(listing: PropertyRow) {
  const { location } = listing
  return {
    title: listing.title,
    description: listing.description,
    propertyType: listing.propertyType,
    listingType: listing.listingType,
    price: listing.price,
    area: listing.area,
    areaUnit: listing.areaUnit,
    bedrooms: listing.bedrooms ?? undefined,
    bathrooms: listing.bathrooms ?? undefined,
    parkingSpaces: listing.parkingSpaces ?? undefined,
    floor: listing.floor ?? undefined,
    totalFloors: listing.totalFloors ?? undefined,
    furnished: listing.furnished ?? undefined,
    location: typeof location === 'string' ? location : location.name,
    address: listing.address,
    pincode: listing.pincode ?? undefined,
    version: listing.version,
  }
}
