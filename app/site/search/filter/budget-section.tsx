import type { PropertyFacets } from '#contract/property/facet.ts'
import { usualLoan } from '#domain/money/emi.ts'
import { AmountField } from './amount-field.tsx'
import { PriceLinks } from './choice-links.tsx'
import { FigureField } from './figure-field.tsx'
import type { Filter } from './filter.ts'
import { FilterSection } from './filter-section.tsx'

interface BudgetSectionProps {
  filter: Filter
  facets: PropertyFacets | undefined
}

const emiHelp =
  `Largest bank loan on the price, ${usualLoan.rate}% a year, ` + `${usualLoan.years} years`

/** Filters for one-time and monthly costs. The loan applies to buying, the deposit to renting. */
export function BudgetSection({ filter, facets }: BudgetSectionProps) {
  const { listingType, maxEmi, maxMonthlyCost, maxDeposit, maxDepositMonths } = filter
  const isBought = listingType === undefined || listingType === 'sell'
  const isRented = listingType === undefined || listingType === 'rent'
  const hasDeposit = isRented || listingType === 'lease'
  return (
    <FilterSection title="Budget & monthly cost">
      <fieldset className="space-y-2 lg:col-span-2">
        <legend className="sr-only">Price in rupees</legend>
        <div className="flex gap-3">
          <AmountField label="Min price" name="minPrice" amount={filter.minPrice} />
          <AmountField label="Max price" name="maxPrice" amount={filter.maxPrice} />
        </div>
        {!listingType && (
          <p className="text-xs text-muted-foreground">
            With Buy/Rent on All, up to ₹5 lakh is read as a monthly rent and more as a sale price.
          </p>
        )}
        <PriceLinks filter={filter} prices={facets?.prices} />
      </fieldset>
      {(isBought || maxEmi !== undefined) && (
        <AmountField
          label="EMI up to (a month)"
          name="maxEmi"
          amount={maxEmi}
          help={emiHelp}
          step={1_000}
          example="45,000 or 45k"
        />
      )}
      {(isRented || maxMonthlyCost !== undefined) && (
        <AmountField
          label="Rent + maintenance up to (a month)"
          name="maxMonthlyCost"
          amount={maxMonthlyCost}
          step={1_000}
          example="30,000 or 30k"
        />
      )}
      {(hasDeposit || maxDeposit !== undefined) && (
        <AmountField
          label="Deposit up to"
          name="maxDeposit"
          amount={maxDeposit}
          help="0 for no deposit"
          step={10_000}
          example="1 lakh or 50k"
        />
      )}
      {(hasDeposit || maxDepositMonths !== undefined) && (
        <FigureField
          label="Deposit up to (months of rent)"
          name="maxDepositMonths"
          figure={maxDepositMonths}
        />
      )}
    </FilterSection>
  )
}

interface AreaFieldsProps {
  filter: Filter
}

export function AreaFields({ filter }: AreaFieldsProps) {
  return (
    <>
      <fieldset>
        <legend className="sr-only">Area in square feet</legend>
        <div className="flex gap-3">
          <FigureField label="Min area (sq ft)" name="minArea" figure={filter.minArea} />
          <FigureField label="Max area (sq ft)" name="maxArea" figure={filter.maxArea} />
        </div>
      </fieldset>
      <fieldset>
        <legend className="sr-only">Carpet area in square feet</legend>
        <div className="flex gap-3">
          <FigureField label="Min carpet (sq ft)" name="minCarpet" figure={filter.minCarpet} />
          <FigureField label="Max carpet (sq ft)" name="maxCarpet" figure={filter.maxCarpet} />
        </div>
      </fieldset>
    </>
  )
}
