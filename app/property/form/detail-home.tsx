import { SelectField } from '#app/kit/form/choice-field.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { Kitchen } from '#contract/property/detail-vocabulary.ts'
import { AreaBasis } from '#contract/property/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { AreaHint } from './area-hint.tsx'
import { AreaTextField } from './area-text-field.tsx'
import { DetailGroup, type GroupProps } from './detail-group.tsx'
import { Row } from './form-part.tsx'
import { fieldOf } from './form-values.ts'

export function ConfigurationGroup({ form, applies = true }: GroupProps) {
  return (
    <DetailGroup
      form={form}
      title={t('Configuration')}
      names={['bhk', 'balconies', 'kitchen', 'servantRoom', 'studyRoom', 'poojaRoom']}
      applies={applies}
    >
      <Row figures>
        <NumberField
          {...fieldOf(form, 'bhk')}
          help={t('2.5 for 2.5 BHK, 0.5 for 1 RK, 0 for a studio.')}
          clearable
        />
        <NumberField {...fieldOf(form, 'balconies')} clearable />
        <SelectField
          {...fieldOf(form, 'kitchen')}
          options={Kitchen.options}
          placeholder={t('Not stated')}
        />
      </Row>
      <Row>
        <SwitchField {...fieldOf(form, 'servantRoom')} />
        <SwitchField {...fieldOf(form, 'studyRoom')} />
        <SwitchField {...fieldOf(form, 'poojaRoom')} />
      </Row>
    </DetailGroup>
  )
}

export function AreaGroup({ form }: GroupProps) {
  return (
    <DetailGroup
      form={form}
      title={t('Areas')}
      names={[
        'areaBasis',
        'areaCarpetSqft',
        'areaBuiltUpSqft',
        'areaSuperBuiltUpSqft',
        'areaPlotSqft',
        'areaText',
      ]}
    >
      <Row>
        <SelectField
          {...fieldOf(form, 'areaBasis')}
          options={AreaBasis.options}
          placeholder={t('Not stated')}
        />
        <AreaTextField form={form} />
      </Row>
      <Row>
        <NumberField
          {...fieldOf(form, 'areaCarpetSqft')}
          help={t('Includes internal walls, not balconies or shafts.')}
          unit={t('sq ft')}
          clearable
        />
        <NumberField {...fieldOf(form, 'areaBuiltUpSqft')} unit={t('sq ft')} clearable />
        <NumberField {...fieldOf(form, 'areaSuperBuiltUpSqft')} unit={t('sq ft')} clearable />
        <NumberField {...fieldOf(form, 'areaPlotSqft')} unit={t('sq ft')} clearable />
      </Row>
      <AreaHint form={form} />
    </DetailGroup>
  )
}
