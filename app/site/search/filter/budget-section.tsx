import type { PropertyFacets } from '#contract/property/facet.ts'
import { t } from '#domain/locale/translate.ts'
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

/** Filters for one-time and monthly costs. The loan applies to buying, the deposit to renting. */
export function BudgetSection({ filter, facets }: BudgetSectionProps) {
  const { listingType, maxEmi, maxMonthlyCost, maxCash, maxDeposit, maxDepositMonths } = filter
  const isBought = listingType === undefined || listingType === 'sell'
  const isRented = listingType === undefined || listingType === 'rent'
  const hasDeposit = isRented || listingType === 'lease'
  return (
    <FilterSection title={t('Budget & monthly cost')}>
      <fieldset className="space-y-2 lg:col-span-2">
        <legend className="sr-only">{t('Price in rupees')}</legend>
        <div className="flex gap-3">
          <AmountField label={t('Min price')} name="minPrice" amount={filter.minPrice} />
          <AmountField label={t('Max price')} name="maxPrice" amount={filter.maxPrice} />
        </div>
        {!listingType && (
          <p className="text-xs text-muted-foreground">
            {t(
              'With Buy/Rent set to All, amounts up to ₹5 lakh count as monthly rent and higher ' +
                'ones as sale price.',
            )}
          </p>
        )}
        <PriceLinks filter={filter} prices={facets?.prices} />
      </fieldset>
      {(isBought || maxEmi !== undefined) && (
        <AmountField
          label={t('Max EMI per month')}
          name="maxEmi"
          amount={maxEmi}
          help={t('For the maximum bank loan, at {rate}% p.a. over {years} years', {
            rate: usualLoan.rate,
            years: usualLoan.years,
          })}
          step={1_000}
          example={t('45,000 or 45k')}
        />
      )}
      {(isRented || maxMonthlyCost !== undefined) && (
        <AmountField
          label={t('Max rent + maintenance per month')}
          name="maxMonthlyCost"
          amount={maxMonthlyCost}
          step={1_000}
          example={t('30,000 or 30k')}
        />
      )}
      <AmountField
        label={listingType === 'rent' ? t('Max cash to move in') : t('Max cash needed')}
        name="maxCash"
        amount={maxCash}
        help={
          listingType === 'rent'
            ? t('Deposit, first rent, brokerage and maintenance')
            : t('Everything the loan does not cover')
        }
        step={10_000}
        example={t('2 lakh or 40 lakh')}
      />
      {(hasDeposit || maxDeposit !== undefined) && (
        <AmountField
          label={t('Max deposit')}
          name="maxDeposit"
          amount={maxDeposit}
          help={t('Enter 0 for no deposit')}
          step={10_000}
          example={t('1 lakh or 50k')}
        />
      )}
      {(hasDeposit || maxDepositMonths !== undefined) && (
        <FigureField
          label={t('Max deposit (months of rent)')}
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
        <legend className="sr-only">{t('Area in square feet')}</legend>
        <div className="flex gap-3">
          <FigureField label={t('Min area (sq ft)')} name="minArea" figure={filter.minArea} />
          <FigureField label={t('Max area (sq ft)')} name="maxArea" figure={filter.maxArea} />
        </div>
      </fieldset>
      <fieldset>
        <legend className="sr-only">{t('Carpet area in square feet')}</legend>
        <div className="flex gap-3">
          <FigureField
            label={t('Min carpet area (sq ft)')}
            name="minCarpet"
            figure={filter.minCarpet}
          />
          <FigureField
            label={t('Max carpet area (sq ft)')}
            name="maxCarpet"
            figure={filter.maxCarpet}
          />
        </div>
      </fieldset>
    </>
  )
}
