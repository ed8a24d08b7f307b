import { type ReactNode, useId } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { cn } from '#app/ui/class-name.ts'
import { Label } from '#app/ui/label.tsx'
import type { PropertyFacets } from '#contract/property/facet.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { AreaFields, BudgetSection } from './budget-section.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { ChoiceCount, countOf, withCounts } from './choice-count.tsx'
import { PlaceLinks } from './choice-links.tsx'
import { DateField, FigureField, OptionField } from './figure-field.tsx'
import type { Filter } from './filter.ts'
import type { FilterOptions } from './filter-option.ts'
import { FilterSection, FoldedSection } from './filter-section.tsx'

interface MoreFiltersProps {
  filter: Filter
  options: FilterOptions
  facets: PropertyFacets | undefined
}

/** All filters other than text, type, deal and place, in sections of plain fields. */
export function MoreFilters({ filter, options, facets }: MoreFiltersProps) {
  const { possession, possessionBy, floor, minFloor, maxFloor, maxAge, tenants } = filter
  const { facing, minBathrooms, minParking, minRoad, moveInBy, sharing } = filter
  const { brokerage, listedBy } = filter
  return (
    <div className="space-y-6">
      <BudgetSection filter={filter} facets={facets} />
      <FilterSection title={t('Home details')}>
        <ChoiceChips
          legend={t('Bedrooms')}
          name="bedrooms"
          options={options.bedrooms}
          chosen={filter.bedrooms?.split(',') ?? []}
          facets={facets?.bedrooms}
        />
        <div className="flex gap-3">
          <OptionField
            label={t('Furnished')}
            name="furnished"
            options={withCounts(options.furnished, facets?.furnished)}
            chosen={filter.furnished}
          />
          <FigureField
            label={t('Min bathrooms')}
            name="minBathrooms"
            figure={minBathrooms}
            min={1}
          />
        </div>
        <div className="flex gap-3">
          <FigureField
            label={t('Min car parkings')}
            name="minParking"
            figure={minParking}
            min={1}
          />
          <DateField label={t('Move in by')} name="moveInBy" type="date" value={moveInBy} />
        </div>
        <AreaFields filter={filter} />
        <Amenities filter={filter} options={options} facets={facets} />
      </FilterSection>
      <div>
        <FoldedSection
          title={t('Building & floor')}
          asked={[possession, possessionBy, floor, minFloor, maxFloor, maxAge, minRoad, facing]}
        >
          <OptionField
            label={t('Possession')}
            name="possession"
            options={withCounts(options.possession, facets?.possession)}
            chosen={possession}
          />
          <DateField
            label={t('Possession by')}
            name="possessionBy"
            type="month"
            value={possessionBy}
          />
          <OptionField
            label={t('Floor')}
            name="floor"
            options={withCounts(options.floor, facets?.floor)}
            chosen={floor}
          />
          <div className="flex gap-3">
            <FigureField label={t('From floor')} name="minFloor" figure={minFloor} min={-5} />
            <FigureField label={t('To floor')} name="maxFloor" figure={maxFloor} min={-5} />
          </div>
          <div className="flex gap-3">
            <FigureField label={t('Max age (years)')} name="maxAge" figure={maxAge} />
            <FigureField label={t('Min road width (ft)')} name="minRoad" figure={minRoad} min={1} />
          </div>
          <ChoiceChips
            legend={t('Main door facing')}
            name="facing"
            options={options.facing}
            chosen={facing ?? []}
            facets={facets?.facing}
            className="lg:col-span-2"
          />
        </FoldedSection>
        <FoldedSection title={t('Preferred tenants')} asked={[tenants, sharing]}>
          <ChoiceChips
            legend={t('All of these welcome')}
            name="tenants"
            options={options.tenants}
            chosen={tenants ?? []}
            facets={facets?.tenants}
            className="lg:col-span-2"
          />
          <ChoiceChips
            legend={t('Sharing in a PG or shared home')}
            name="sharing"
            options={options.sharing}
            chosen={sharing ?? []}
            className="lg:col-span-2"
          />
        </FoldedSection>
        <FoldedSection title={t('More')} asked={[brokerage, listedBy]}>
          <OptionField
            label={t('Listed on behalf of')}
            name="listedBy"
            options={withCounts(options.sellers, facets?.listedBy)}
            chosen={listedBy}
          />
          <Tick name="brokerage" value="none" isTicked={brokerage === 'none'}>
            {t('No brokerage')} <ChoiceCount count={countOf(facets?.brokerage, 'none')} />
          </Tick>
          <PlaceLinks filter={filter} places={facets?.location} />
        </FoldedSection>
        <div className="border-t pt-2">
          <Tick
            name="includeUnstated"
            value="true"
            isTicked={filter.includeUnstated === 'true'}
            help={t(
              'Many listings do not state a deposit, floor or facing. Tick this to see them ' +
                'too.',
            )}
          >
            {t('Include homes with missing details')}
            {facets !== undefined && facets.unstated > 0 && (
              <span className="figures text-muted-foreground">
                {' '}
                {t('({count, plural, one {{figure} home} other {{figure} homes}})', {
                  figure: withCommas(facets.unstated),
                  count: facets.unstated,
                })}
              </span>
            )}
          </Tick>
        </div>
      </div>
    </div>
  )
}

function Amenities({ filter, options, facets }: MoreFiltersProps) {
  const asked = filter.amenities?.map((name) => name.toLowerCase())
  return (
    <fieldset className="lg:col-span-2">
      <legend className="mb-1 text-sm font-medium">{t('Amenities')}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
        {options.amenities.map(({ value: name, label }) => (
          <Label key={name} htmlFor={`amenity-${name}`} className="tick-label font-normal">
            <Checkbox
              id={`amenity-${name}`}
              name="amenities"
              value={name}
              defaultChecked={asked?.includes(name.toLowerCase()) ?? false}
            />
            <span className={cn(countOf(facets?.amenities, name) === 0 && 'text-muted-foreground')}>
              {label} <ChoiceCount count={countOf(facets?.amenities, name)} />
            </span>
          </Label>
        ))}
      </div>
    </fieldset>
  )
}

interface TickProps {
  name: string
  value: string
  isTicked: boolean
  help?: string
  children: ReactNode
}

function Tick({ name, value, isTicked, help, children }: TickProps) {
  const id = useId()
  return (
    <div className="self-end">
      <Label htmlFor={id} className="tick-label font-normal">
        <Checkbox
          id={id}
          name={name}
          value={value}
          defaultChecked={isTicked}
          aria-describedby={help && `${id}-help`}
        />
        <span>{children}</span>
      </Label>
      {help && (
        <p id={`${id}-help`} className="pl-7 text-xs text-muted-foreground">
          {help}
        </p>
      )}
    </div>
  )
}
