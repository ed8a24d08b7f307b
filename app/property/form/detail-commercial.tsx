import { NumberField } from '#app/kit/form/number-field.tsx'
import { t } from '#domain/locale/translate.ts'
import { DetailGroup, type GroupProps } from './detail-group.tsx'
import { Row } from './form-part.tsx'
import { fieldOf } from './form-values.ts'

/** What tenants and buyers of offices, shops, showrooms, warehouses and factories ask for. */
export function CommercialGroup({ form, applies = true }: GroupProps) {
  return (
    <DetailGroup
      form={form}
      title={t('Commercial space')}
      names={['seats', 'cabins', 'meetingRooms', 'frontageFt', 'ceilingHeightFt', 'powerLoadKw']}
      applies={applies}
    >
      <Row figures>
        <NumberField
          {...fieldOf(form, 'seats')}
          help={t('Desks in cabins are not counted.')}
          clearable
        />
        <NumberField {...fieldOf(form, 'cabins')} clearable />
        <NumberField {...fieldOf(form, 'meetingRooms')} clearable />
      </Row>
      <Row figures>
        <NumberField
          {...fieldOf(form, 'frontageFt')}
          unit={t('feet')}
          help={t('The width along the road.')}
          clearable
        />
        <NumberField {...fieldOf(form, 'ceilingHeightFt')} unit={t('feet')} clearable />
        <NumberField
          {...fieldOf(form, 'powerLoadKw')}
          unit={t('kW')}
          help={t('1 HP is 0.746 kW, and 1 kVA is about 0.9 kW.')}
          clearable
        />
      </Row>
    </DetailGroup>
  )
}
