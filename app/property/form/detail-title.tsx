import { ChipsField, SelectField } from '#app/kit/form/choice-field.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { Approval, Khata, ListedBy, Ownership } from '#contract/property/detail-vocabulary.ts'
import { Possession } from '#contract/property/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { DetailGroup, type GroupProps } from './detail-group.tsx'
import { Row } from './form-part.tsx'
import { fieldOf } from './form-values.ts'
import { ReraFields } from './rera-fields.tsx'
import { YesNoField } from './yes-no-field.tsx'

export function PossessionGroup({ form, applies = true }: GroupProps) {
  return (
    <DetailGroup
      form={form}
      title={t('Possession')}
      names={['possession', 'possessionBy', 'ocReceived', 'ccReceived', 'ageYears', 'resale']}
      applies={applies}
    >
      <Row>
        <SelectField
          {...fieldOf(form, 'possession')}
          options={Possession.options}
          placeholder={t('Not stated')}
        />
        <TextField {...fieldOf(form, 'possessionBy')} type="month" />
        <NumberField {...fieldOf(form, 'ageYears')} unit={t('years')} clearable />
      </Row>
      <Row>
        <YesNoField {...fieldOf(form, 'resale')} yes={t('Resale')} no={t('New booking')} />
        <YesNoField {...fieldOf(form, 'ocReceived')} yes={t('Received')} no={t('Not received')} />
        <YesNoField {...fieldOf(form, 'ccReceived')} yes={t('Received')} no={t('Not received')} />
      </Row>
    </DetailGroup>
  )
}

export function TitleGroup({ form, applies = true }: GroupProps) {
  return (
    <DetailGroup
      form={form}
      title={t('Title and approvals')}
      names={[
        'ownership',
        'khata',
        'approvals',
        'isEncumbranceFree',
        'loanApprovedBy',
        'surveyNumber',
        'listedBy',
        'rera',
        'reraNumber',
        'reraReason',
        'reraState',
        'reraValidFrom',
        'reraValidTo',
        'reraAppliedOn',
        'isExclusive',
        'ownReference',
      ]}
      applies={applies}
    >
      <Row>
        <SelectField
          {...fieldOf(form, 'ownership')}
          options={Ownership.options}
          placeholder={t('Not stated')}
        />
        <SelectField
          {...fieldOf(form, 'khata')}
          options={Khata.options}
          placeholder={t('Not stated')}
        />
        <SelectField
          {...fieldOf(form, 'listedBy')}
          options={ListedBy.options}
          placeholder={t('Not stated')}
        />
      </Row>
      <ReraFields form={form} />
      <Row>
        <ChipsField {...fieldOf(form, 'approvals')} options={Approval.options} />
        <TextField
          {...fieldOf(form, 'loanApprovedBy')}
          placeholder={t('SBI, HDFC Bank')}
          maxLength={160}
        />
      </Row>
      <Row>
        <SwitchField {...fieldOf(form, 'isEncumbranceFree')} />
        <SwitchField {...fieldOf(form, 'isExclusive')} />
      </Row>
      <Row>
        <TextField
          {...fieldOf(form, 'surveyNumber')}
          help={t('For our review only. Visitors do not see it.')}
          maxLength={80}
        />
        <TextField
          {...fieldOf(form, 'ownReference')}
          help={t('For your records only. Visitors do not see it.')}
          maxLength={60}
        />
      </Row>
    </DetailGroup>
  )
}
