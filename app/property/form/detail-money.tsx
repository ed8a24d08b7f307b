import { useWatch } from 'react-hook-form'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { MoneyField, NumberField, readNumber } from '#app/kit/form/number-field.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { Brokerage, MaintenancePer } from '#contract/property/detail-vocabulary.ts'
import type { PropertyType } from '#contract/property/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { DetailGroup, type GroupProps } from './detail-group.tsx'
import { Row } from './form-part.tsx'
import { fieldOf, type PropertyFormHandle } from './form-values.ts'
import { WordingHint } from './wording-hint.tsx'
import { YesNoField } from './yes-no-field.tsx'

export function ChargeGroup({ form, isSale }: GroupProps & { isSale: boolean }) {
  return (
    <DetailGroup
      form={form}
      title={t('Price and charges')}
      names={[
        'isNegotiable',
        'maintenance',
        'maintenancePer',
        'isMaintenanceIncluded',
        'chargeParking',
        'chargeClub',
        'chargeCorpus',
        'chargeLocation',
        'chargeOther',
        'tokenAmount',
        'brokeragePercent',
      ]}
    >
      <Row figures>
        <MoneyField {...fieldOf(form, 'maintenance')} clearable />
        <SelectField
          {...fieldOf(form, 'maintenancePer')}
          options={MaintenancePer.options}
          placeholder={t('Not stated')}
        />
      </Row>
      <Row>
        <SwitchField {...fieldOf(form, 'isMaintenanceIncluded')} />
        <SwitchField {...fieldOf(form, 'isNegotiable')} />
      </Row>
      <Row figures>
        <MoneyField {...fieldOf(form, 'chargeParking')} clearable />
        <MoneyField {...fieldOf(form, 'chargeClub')} clearable />
        <MoneyField {...fieldOf(form, 'chargeCorpus')} clearable />
        <MoneyField
          {...fieldOf(form, 'chargeLocation')}
          label={t('Preferred location charge (PLC)')}
          help={t('For a corner, park view or higher floor.')}
          clearable
        />
        <MoneyField {...fieldOf(form, 'chargeOther')} clearable />
        <MoneyField {...fieldOf(form, 'tokenAmount')} clearable />
      </Row>
      {isSale && (
        <Row figures>
          <NumberField
            {...fieldOf(form, 'brokeragePercent')}
            unit="%"
            help={t('Of the sale price.')}
            clearable
          />
        </Row>
      )}
    </DetailGroup>
  )
}

export function RentGroup({ form, applies = true }: GroupProps) {
  return (
    <DetailGroup
      form={form}
      title={t('Rent terms')}
      names={[
        'deposit',
        'brokerage',
        'availableFrom',
        'agreementMonths',
        'lockInMonths',
        'noticeMonths',
        'escalationPercent',
        'petsAllowed',
        'tenants',
        'roomSharing',
      ]}
      applies={applies}
    >
      <Row>
        <DepositField form={form} />
        <SelectField
          {...fieldOf(form, 'brokerage')}
          options={Brokerage.options}
          placeholder={t('Not stated')}
        />
        <TextField {...fieldOf(form, 'availableFrom')} type="date" />
      </Row>
      <Row figures>
        <NumberField {...fieldOf(form, 'agreementMonths')} unit={t('months')} clearable />
        <NumberField {...fieldOf(form, 'lockInMonths')} unit={t('months')} clearable />
        <NumberField {...fieldOf(form, 'noticeMonths')} unit={t('months')} clearable />
        <NumberField {...fieldOf(form, 'escalationPercent')} unit="%" clearable />
      </Row>
      <Row>
        <YesNoField {...fieldOf(form, 'petsAllowed')} yes={t('Allowed')} no={t('Not allowed')} />
        <TextField {...fieldOf(form, 'tenants')} placeholder={t('Family')} maxLength={80} />
      </Row>
      <WordingHint form={form} field="tenants" />
      <SharingField form={form} />
    </DetailGroup>
  )
}

const homes: readonly (PropertyType | undefined)[] = ['apartment', 'villa', 'house']

/** Only rooms of a home are shared. */
function SharingField({ form }: { form: PropertyFormHandle }) {
  const propertyType = useWatch({ control: form.hook.control, name: 'propertyType' })
  if (!homes.includes(propertyType)) return null
  return (
    <Row figures>
      <NumberField
        {...fieldOf(form, 'roomSharing')}
        unit={t('persons per room')}
        help={t('For a PG or a shared home. Enter 1 for a single room.')}
        clearable
      />
    </Row>
  )
}

/** The cap on a deposit in months of rent (Model Tenancy Act 2021, section 11). */
const maxMonths = { home: 2, other: 6 }

/** The deposit, with a neutral remark where it exceeds the cap of the Model Tenancy Act. */
function DepositField({ form }: { form: PropertyFormHandle }) {
  const [typed, rent, listingType, propertyType] = useWatch({
    control: form.hook.control,
    name: ['detail.deposit', 'price', 'listingType', 'propertyType'],
  })
  const [deposit, price] = [readNumber(typed), readNumber(rent)]
  const max = homes.includes(propertyType) ? maxMonths.home : maxMonths.other
  const isAbove = listingType === 'rent' && deposit && price && deposit > price * max
  const help = isAbove
    ? t(
        'This is above {max} months of rent, the limit under the Model Tenancy Act in ' +
          'states that have adopted it.',
        { max },
      )
    : t('Enter 0 for no deposit.')
  return <MoneyField {...fieldOf(form, 'deposit')} help={help} clearable />
}
