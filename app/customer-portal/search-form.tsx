import { useId } from 'react'
import { Link } from 'react-router'
import { SelectField } from '#app/kit/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form.tsx'
import { MoneyField, NumberField } from '#app/kit/number-field.tsx'
import { SwitchField } from '#app/kit/switch-field.tsx'
import { TextField } from '#app/kit/text-field.tsx'
import type { FormHandle, FormValues } from '#app/kit/use-form.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Label } from '#app/ui/label.tsx'
import { Furnished, ListingType, PropertyTypeOrSegment } from '#contract/property-word.ts'
import { AlertChannel, AlertFrequency, type savedSearch } from '#contract/saved-search.ts'
import { type SearchFilters, searchLabel } from '#contract/search-label.ts'
import { searchExample } from '#domain/search-example.ts'
import { useCustomer } from './session.ts'
import { WordsRead } from './words-read.tsx'

type Values = FormValues<typeof savedSearch.change>

interface SearchFormProps {
  form: FormHandle<Values>
  /** The filters it began with. */
  given: SearchFilters
  submit: string
}

const bedrooms = ['1', '2', '3', '4', '5+'].map((value) => ({ value, label: `${value} BHK` }))

/** What to look for, under which name, and how to be told. */
export function SearchForm({ form, given, submit }: SearchFormProps) {
  return (
    <Form form={form} label="Saved search" className="gap-6">
      <TextField
        form={form}
        name="name"
        label="Name"
        maxLength={120}
        placeholder={
          Object.keys(given).length > 0 ? searchLabel(given) : 'For example: near the office'
        }
        help="Left empty, it is named after what it looks for."
      />
      <Sought form={form} />
      <Alerts form={form} />
      <SubmitButton form={form} size="lg" className="self-end max-sm:w-full">
        {submit}
      </SubmitButton>
    </Form>
  )
}

function Sought({ form }: { form: FormHandle<Values> }) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">What to look for</legend>
      <FiltersProblem form={form} />
      <TextField
        form={form}
        name="filters.search"
        label="In your own words"
        placeholder={searchExample.sale}
        help="Read like the search box of the listing page: rooms, places, budgets, and words that must be there."
        className="sm:col-span-2"
      />
      <WordsRead text={String(form.hook.watch('filters.search') ?? '')} />
      <TextField
        form={form}
        name="filters.location"
        label="Location"
        placeholder="City, area or PIN code"
      />
      <SelectField
        form={form}
        name="filters.propertyType"
        label="Property type"
        placeholder="Any type"
        options={PropertyTypeOrSegment.options}
      />
      <SelectField
        form={form}
        name="filters.listingType"
        label="Buy or rent"
        placeholder="Either"
        options={ListingType.options}
      />
      <SelectField
        form={form}
        name="filters.bedrooms"
        label="Bedrooms"
        placeholder="Any number"
        options={bedrooms}
      />
      <MoneyField form={form} name="filters.minPrice" label="Min price" clearable />
      <MoneyField form={form} name="filters.maxPrice" label="Max price" clearable />
      <NumberField form={form} name="filters.minArea" label="Min area" unit="sq ft" clearable />
      <NumberField form={form} name="filters.maxArea" label="Max area" unit="sq ft" clearable />
      <SelectField
        form={form}
        name="filters.furnished"
        label="Furnishing"
        placeholder="Any"
        options={Furnished.options}
      />
      <TextField
        form={form}
        name="filters.amenities"
        label="Amenities"
        placeholder="Gym, Parking"
        help="Several with commas; a home has all of them."
      />
    </fieldset>
  )
}

/** What is wrong with the filters as a whole. */
function FiltersProblem({ form }: { form: FormHandle<Values> }) {
  const message: unknown = form.hook.formState.errors.filters?.message
  if (typeof message !== 'string') return null
  return (
    <p role="alert" className="text-sm font-medium text-status-red-text sm:col-span-2">
      {message}
    </p>
  )
}

function Alerts({ form }: { form: FormHandle<Values> }) {
  const id = useId()
  const { whatsapp } = useCustomer()
  const { error } = form.hook.getFieldState('channels', form.hook.formState)
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">Alerts</legend>
      <SwitchField
        form={form}
        name="alertsEnabled"
        label="Tell me about new homes"
        help="And about homes that become cheap enough. Each one once; every message has a link that ends them."
      />
      <SelectField
        form={form}
        name="frequency"
        label="How often"
        options={AlertFrequency.options}
      />
      <div className="space-y-2 sm:col-span-2">
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {AlertChannel.options.map(({ value, label }) => (
            <span key={value} className="flex min-h-8 items-center gap-2.5">
              <Checkbox {...form.hook.register('channels')} id={`${id}-${value}`} value={value} />
              <Label htmlFor={`${id}-${value}`}>{label}</Label>
            </span>
          ))}
        </div>
        {error?.message && (
          <p className="text-xs font-medium text-status-red-text">{error.message}</p>
        )}
        {!whatsapp && (
          <p className="text-xs text-muted-foreground">
            For WhatsApp, add your number to{' '}
            <Link to="/customer-portal/profile" className="text-link underline underline-offset-4">
              your profile
            </Link>
            .
          </p>
        )}
      </div>
    </fieldset>
  )
}
