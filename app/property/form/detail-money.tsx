import { useWatch } from 'react-hook-form'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { MoneyField, NumberField, readNumber } from '#app/kit/form/number-field.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { Brokerage, MaintenancePer } from '#contract/property/detail-vocabulary.ts'
import type { PropertyType } from '#contract/property/vocabulary.ts'
import { DetailGroup, type GroupProps } from './detail-group.tsx'
import { Row } from './form-part.tsx'
import { fieldOf, type PropertyFormHandle } from './form-values.ts'
import { YesNoField } from './yes-no-field.tsx'

export function ChargeGroup({ form }: GroupProps) {
  return (
    <DetailGroup
      form={form}
      title="Price and charges"
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
      ]}
    >
      <Row figures>
        <MoneyField {...fieldOf(form, 'maintenance')} clearable />
        <SelectField
          {...fieldOf(form, 'maintenancePer')}
          options={MaintenancePer.options}
          placeholder="Not said"
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
          label="Location charge"
          help="PLC: for a corner, a park, a higher floor."
          clearable
        />
        <MoneyField {...fieldOf(form, 'chargeOther')} clearable />
        <MoneyField {...fieldOf(form, 'tokenAmount')} clearable />
      </Row>
    </DetailGroup>
  )
}

export function RentGroup({ form, applies = true }: GroupProps) {
  return (
    <DetailGroup
      form={form}
      title="Rent terms"
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
      ]}
      applies={applies}
    >
      <Row>
        <DepositField form={form} />
        <SelectField
          {...fieldOf(form, 'brokerage')}
          options={Brokerage.options}
          placeholder="Not said"
        />
        <TextField {...fieldOf(form, 'availableFrom')} type="date" />
      </Row>
      <Row figures>
        <NumberField {...fieldOf(form, 'agreementMonths')} unit="months" clearable />
        <NumberField {...fieldOf(form, 'lockInMonths')} unit="months" clearable />
        <NumberField {...fieldOf(form, 'noticeMonths')} unit="months" clearable />
        <NumberField {...fieldOf(form, 'escalationPercent')} unit="%" clearable />
      </Row>
      <Row>
        <YesNoField {...fieldOf(form, 'petsAllowed')} yes="Allowed" no="Not allowed" />
        <TextField {...fieldOf(form, 'tenants')} placeholder="Family" maxLength={80} />
      </Row>
    </DetailGroup>
  )
}

const homes: readonly (PropertyType | undefined)[] = ['apartment', 'villa', 'house']

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
    ? `Above the Model Tenancy Act's ${max} months of rent, in states that adopted it.`
    : '0 where none is asked.'
  return <MoneyField {...fieldOf(form, 'deposit')} help={help} clearable />
}
