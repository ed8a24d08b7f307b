import { t } from '#domain/locale/translate.ts'
import { Checked } from './checked.tsx'
import { EmiCalculator } from './cost/emi-calculator.tsx'
import { MoveInCost, PurchaseCost } from './cost/purchase-cost.tsx'
import { FactGrid } from './fact-grid.tsx'
import { FoldedText } from './folded-text.tsx'
import { NameList } from './name-list.tsx'
import { ListedBefore } from './offer-list.tsx'
import { PlaceSection } from './place-section.tsx'
import { PriceCheck } from './price/price-check.tsx'
import { PriceHistory } from './price-history.tsx'
import type { PropertyView } from './read-property.ts'
import { ReraNote } from './rera-note.tsx'
import { Section } from './section.tsx'

interface AboutHomeProps {
  home: PropertyView
}

/** All facts of a home, in the order in which people ask. */
export function AboutHome({ home }: AboutHomeProps) {
  const {
    facts,
    groups,
    description,
    amenities,
    features,
    prices,
    priceCheck,
    rera,
    place,
    loanFor,
    cost,
    moveIn,
    claims,
    times,
  } = home
  return (
    <>
      {priceCheck && (
        <Section title={t('Price check')}>
          <PriceCheck key={home.id} id={home.id} check={priceCheck} />
        </Section>
      )}
      <Section title={t('Property details')}>
        <FactGrid facts={facts} />
        {groups.map((group) => (
          <div key={group.title} className="mt-7">
            <h3 className="mb-1 text-base">{group.title}</h3>
            <FactGrid facts={group.facts} />
          </div>
        ))}
        {rera && (
          <div className="mt-7">
            <ReraNote rera={rera} claim={claims.of.rera} />
          </div>
        )}
        <Checked home={home} />
      </Section>
      <Section title={t('Description')}>
        <FoldedText text={description} />
      </Section>
      <Section title={t('Amenities')}>
        <NameList names={amenities} empty={t('No amenities listed')} />
      </Section>
      <Section title={t('Features')}>
        <NameList names={features} empty={t('No features listed')} />
      </Section>
      {place && (
        <Section title={t('Location')}>
          <PlaceSection place={place} />
        </Section>
      )}
      {prices.length > 0 && (
        <Section title={t('Price history')}>
          <PriceHistory prices={prices} />
        </Section>
      )}
      {times.length > 0 && (
        <Section title={t('Listing history')}>
          <ListedBefore times={times} />
        </Section>
      )}
      {moveIn && (
        <Section title={t('Cash to move in')} className="noscript:hidden print:hidden">
          <MoveInCost key={home.id} basis={moveIn} />
        </Section>
      )}
      {loanFor !== undefined && (
        <Section title={t('EMI calculator')} className="print:hidden">
          <EmiCalculator key={home.id} price={loanFor} />
        </Section>
      )}
      {cost && (
        <Section title={t('Total cost of purchase')} className="noscript:hidden print:hidden">
          <PurchaseCost key={home.id} basis={cost} />
        </Section>
      )}
    </>
  )
}
