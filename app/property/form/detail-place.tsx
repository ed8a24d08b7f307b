import { ChipsField, SelectField } from '#app/kit/form/choice-field.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { FloodHistory, PowerBackup, WaterSource } from '#contract/property/detail-vocabulary.ts'
import { isCommercialSpace, isLand } from '#contract/property/property-kind.ts'
import { fieldsOutside } from '#contract/property/type-fields.ts'
import { Facing, type PropertyType } from '#contract/property/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { DetailGroup, type GroupProps } from './detail-group.tsx'
import { Row } from './form-part.tsx'
import { fieldOf, type PropertyFormHandle } from './form-values.ts'

interface LayoutGroupProps {
  form: PropertyFormHandle
  propertyType: PropertyType | undefined
}

export function LayoutGroup({ form, propertyType }: LayoutGroupProps) {
  const isPlot = propertyType !== undefined && isLand(propertyType)
  // Commercial space has a group of its own for it.
  const hasFront =
    propertyType &&
    !isCommercialSpace(propertyType) &&
    !fieldsOutside({ propertyType }).includes('frontageFt')
  return (
    <DetailGroup
      form={form}
      title={t('Layout')}
      names={[
        'facing',
        'isVastu',
        'lifts',
        'isCorner',
        'openSides',
        ...(hasFront ? (['frontageFt'] as const) : []),
        'roadWidthFt',
        'plotLengthFt',
        'plotBreadthFt',
      ]}
    >
      <Row figures>
        <SelectField
          {...fieldOf(form, 'facing')}
          options={Facing.options}
          placeholder={t('Not stated')}
        />
        <NumberField {...fieldOf(form, 'openSides')} clearable />
        {!isPlot && <NumberField {...fieldOf(form, 'lifts')} clearable />}
      </Row>
      <Row figures>
        {hasFront && <NumberField {...fieldOf(form, 'frontageFt')} unit={t('feet')} clearable />}
        <NumberField {...fieldOf(form, 'roadWidthFt')} unit={t('feet')} clearable />
        <NumberField {...fieldOf(form, 'plotLengthFt')} unit={t('feet')} clearable />
        <NumberField {...fieldOf(form, 'plotBreadthFt')} unit={t('feet')} clearable />
      </Row>
      <Row>
        <SwitchField {...fieldOf(form, 'isCorner')} />
        <SwitchField {...fieldOf(form, 'isVastu')} />
      </Row>
    </DetailGroup>
  )
}

export function BuildingGroup({ form, applies = true }: GroupProps) {
  return (
    <DetailGroup
      form={form}
      title={t('Building')}
      names={[
        'society',
        'towers',
        'projectUnits',
        'waterSources',
        'powerBackup',
        'parkingCovered',
        'parkingOpen',
        'hasEvCharging',
        'hasPipedGas',
        'isGated',
        'floodHistory',
        'internet',
        'societyRule',
        'societyRuleSource',
      ]}
      applies={applies}
    >
      <Row>
        <TextField {...fieldOf(form, 'society')} maxLength={160} />
        <NumberField {...fieldOf(form, 'towers')} clearable />
        <NumberField
          {...fieldOf(form, 'projectUnits')}
          help={t('In all phases. RERA applies above 8 units.')}
          clearable
        />
      </Row>
      <Row>
        <ChipsField {...fieldOf(form, 'waterSources')} options={WaterSource.options} />
        <SelectField
          {...fieldOf(form, 'powerBackup')}
          options={PowerBackup.options}
          placeholder={t('Not stated')}
        />
        <SelectField
          {...fieldOf(form, 'floodHistory')}
          options={FloodHistory.options}
          placeholder={t('Not stated')}
        />
      </Row>
      <Row figures>
        <TextField {...fieldOf(form, 'internet')} placeholder={t('Airtel, Jio')} maxLength={160} />
        <NumberField {...fieldOf(form, 'parkingCovered')} clearable />
        <NumberField {...fieldOf(form, 'parkingOpen')} clearable />
      </Row>
      <Row>
        <SwitchField {...fieldOf(form, 'isGated')} />
        <SwitchField {...fieldOf(form, 'hasPipedGas')} />
        <SwitchField {...fieldOf(form, 'hasEvCharging')} />
      </Row>
      <Row>
        <TextField
          {...fieldOf(form, 'societyRule')}
          help={t('Enter only what the registered rules say in writing. Our team reviews it.')}
          maxLength={300}
        />
        <TextField
          {...fieldOf(form, 'societyRuleSource')}
          placeholder={t('Bye-law 47 of 2019')}
          maxLength={160}
        />
      </Row>
    </DetailGroup>
  )
}

export function SurroundingsGroup({ form }: GroupProps) {
  return (
    <DetailGroup
      form={form}
      title={t('Surroundings')}
      names={['landmark', 'metroName', 'metroLine', 'metroWalkMetres']}
    >
      <TextField
        {...fieldOf(form, 'landmark')}
        placeholder={t('Behind Forum Mall')}
        maxLength={160}
      />
      <Row>
        <TextField {...fieldOf(form, 'metroName')} placeholder={t('Kadugodi')} maxLength={80} />
        <TextField {...fieldOf(form, 'metroLine')} placeholder={t('Purple Line')} maxLength={40} />
        <NumberField {...fieldOf(form, 'metroWalkMetres')} unit={t('metres')} clearable />
      </Row>
    </DetailGroup>
  )
}
