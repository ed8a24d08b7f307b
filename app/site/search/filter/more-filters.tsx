import { useId } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { cn } from '#app/ui/class-name.ts'
import { Input, numberInput } from '#app/ui/input.tsx'
import { Label } from '#app/ui/label.tsx'
import { Select } from '#app/ui/select.tsx'
import type { PropertyFacets } from '#contract/property/facet.ts'
import { AmountField } from './amount-field.tsx'
import { ChoiceCount, countOf, withCounts } from './choice-count.tsx'
import { PlaceLinks, PriceLinks } from './choice-links.tsx'
import type { Filter } from './filter.ts'
import type { FilterOptions } from './filter-option.ts'

interface MoreFiltersProps {
  filter: Filter
  options: FilterOptions
  facets: PropertyFacets | undefined
}

/** Price, bedrooms, area, furnishing and amenities. Plain fields of whatever form they stand in. */
export function MoreFilters({ filter, options, facets }: MoreFiltersProps) {
  const furnished = useId()
  const asked = filter.amenities?.map((name) => name.toLowerCase())
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:gap-x-8">
      <fieldset className="space-y-2">
        <legend className="sr-only">Price in rupees</legend>
        <div className="flex gap-3">
          <AmountField label="Min price" name="minPrice" amount={filter.minPrice} />
          <AmountField label="Max price" name="maxPrice" amount={filter.maxPrice} />
        </div>
        {!filter.listingType && (
          <p className="text-xs text-muted-foreground">
            With Buy/Rent on All, up to ₹5 lakh is read as a monthly rent and more as a sale price.
          </p>
        )}
        <PriceLinks filter={filter} prices={facets?.prices} />
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-medium">Bedrooms</legend>
        <div className="flex flex-wrap gap-1.5">
          {options.bedrooms.map(({ value, label }) => (
            <label
              key={value}
              className={
                'relative grid h-11 min-w-11 cursor-pointer place-items-center ' +
                'rounded-md border border-input/60 px-2 text-sm transition-colors ' +
                'hover:bg-accent has-checked:border-primary has-checked:bg-primary-tint ' +
                'has-checked:font-medium has-checked:text-link ' +
                'data-empty:text-muted-foreground has-focus-visible:ring-2 ' +
                'has-focus-visible:ring-ring'
              }
              data-empty={countOf(facets?.bedrooms, value) === 0 || undefined}
            >
              <input
                type="radio"
                name="bedrooms"
                value={value}
                defaultChecked={value === (filter.bedrooms ?? '')}
                className="sr-only"
              />
              {label}
              <ChoiceCount count={countOf(facets?.bedrooms, value)} />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="sr-only">Area in square feet</legend>
        <div className="flex gap-3">
          <AreaField label="Min area (sq ft)" name="minArea" area={filter.minArea} />
          <AreaField label="Max area (sq ft)" name="maxArea" area={filter.maxArea} />
        </div>
      </fieldset>
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={furnished}>Furnished</Label>
        <Select
          id={furnished}
          name="furnished"
          defaultValue={filter.furnished ?? ''}
          className="[&>select]:h-11"
        >
          {withCounts(options.furnished, facets?.furnished).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <fieldset className="lg:col-span-2">
        <legend className="mb-1 text-sm font-medium">Amenities</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
          {options.amenities.map((name) => (
            <Label
              key={name}
              htmlFor={`amenity-${name}`}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 font-normal"
            >
              <Checkbox
                id={`amenity-${name}`}
                name="amenities"
                value={name}
                defaultChecked={asked?.includes(name.toLowerCase()) ?? false}
              />
              <span
                className={cn(countOf(facets?.amenities, name) === 0 && 'text-muted-foreground')}
              >
                {name} <ChoiceCount count={countOf(facets?.amenities, name)} />
              </span>
            </Label>
          ))}
        </div>
      </fieldset>
      <PlaceLinks filter={filter} places={facets?.location} />
    </div>
  )
}

interface AreaFieldProps {
  label: string
  name: string
  area: number | undefined
}

function AreaField({ label, name, area }: AreaFieldProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        name={name}
        defaultValue={area ?? ''}
        {...numberInput}
        min={0}
        inputMode="numeric"
        placeholder="Any"
        className="figures h-11"
      />
    </div>
  )
}
