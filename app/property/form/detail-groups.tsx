import { useWatch } from 'react-hook-form'
import { isCommercialSpace, isDwelling, isLand } from '#contract/property/property-kind.ts'
import { t } from '#domain/locale/translate.ts'
import { CommercialGroup } from './detail-commercial.tsx'
import { AreaGroup, ConfigurationGroup } from './detail-home.tsx'
import { ChargeGroup, RentGroup } from './detail-money.tsx'
import { BuildingGroup, LayoutGroup, SurroundingsGroup } from './detail-place.tsx'
import { PossessionGroup, TitleGroup } from './detail-title.tsx'
import type { PropertyFormHandle } from './form-values.ts'

/** All optional details that Indian buyers and tenants ask about. */
export function DetailGroups({ form }: { form: PropertyFormHandle }) {
  const [propertyType, listingType] = useWatch({
    control: form.hook.control,
    name: ['propertyType', 'listingType'],
  })
  const isSale = (listingType ?? 'sell') === 'sell'
  const isCommercial = propertyType && isCommercialSpace(propertyType)
  const isHome = !propertyType || isDwelling(propertyType)
  const isBuilt = !propertyType || !isLand(propertyType)
  return (
    <section aria-labelledby="more-particulars" className="space-y-3">
      <div>
        <h2 id="more-particulars" className="text-lg">
          {t('More details')}
        </h2>
        <p className="text-sm text-muted-foreground">
          {t(
            'Optional. Listings with more details are easier to find and get fewer repeat ' +
              'questions.',
          )}
        </p>
      </div>
      <ConfigurationGroup form={form} applies={isHome} />
      <CommercialGroup form={form} applies={isCommercial} />
      <AreaGroup form={form} />
      <ChargeGroup form={form} isSale={isSale} />
      <RentGroup form={form} applies={!isSale} />
      <PossessionGroup form={form} applies={isBuilt} />
      <TitleGroup form={form} applies={isSale} />
      <LayoutGroup form={form} propertyType={propertyType} />
      <BuildingGroup form={form} applies={isBuilt} />
      <SurroundingsGroup form={form} />
    </section>
  )
}
