import { useWatch } from 'react-hook-form'
import type { PropertyType } from '#contract/property/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { AreaGroup, ConfigurationGroup } from './detail-home.tsx'
import { ChargeGroup, RentGroup } from './detail-money.tsx'
import { BuildingGroup, LayoutGroup, SurroundingsGroup } from './detail-place.tsx'
import { PossessionGroup, TitleGroup } from './detail-title.tsx'
import type { PropertyFormHandle } from './form-values.ts'

const homes: readonly (PropertyType | undefined)[] = ['apartment', 'villa', 'house']
const land: readonly (PropertyType | undefined)[] = ['plot', 'agricultural']

/** All optional details that Indian buyers and tenants ask about. */
export function DetailGroups({ form }: { form: PropertyFormHandle }) {
  const [propertyType, listingType] = useWatch({
    control: form.hook.control,
    name: ['propertyType', 'listingType'],
  })
  const isSale = (listingType ?? 'sell') === 'sell'
  const isBuilt = !land.includes(propertyType)
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
      <ConfigurationGroup form={form} applies={homes.includes(propertyType) || !propertyType} />
      <AreaGroup form={form} />
      <ChargeGroup form={form} />
      <RentGroup form={form} applies={!isSale} />
      <PossessionGroup form={form} applies={isBuilt} />
      <TitleGroup form={form} applies={isSale} />
      <LayoutGroup form={form} isLand={!isBuilt} />
      <BuildingGroup form={form} applies={isBuilt} />
      <SurroundingsGroup form={form} />
    </section>
  )
}
