import type { FieldValues, Path } from 'react-hook-form'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import { GstState } from '#contract/billing/invoice-settings.ts'
import { t } from '#domain/locale/translate.ts'

interface GstFieldsProps<Values extends FieldValues> {
  form: FormHandle<Values>
  /** The names of the two fields. */
  state: Path<Values>
  gstin: Path<Values>
  /** Below the GSTIN. */
  help: string
}

/** The state and the GSTIN of a side of an invoice. */
export function GstFields<Values extends FieldValues>({
  form,
  state,
  gstin,
  help,
}: GstFieldsProps<Values>) {
  return (
    <>
      <SelectField
        form={form}
        name={state}
        label={t('State')}
        options={GstState.options}
        placeholder={t('Choose a state')}
        required
      />
      <TextField form={form} name={gstin} label={t('GSTIN')} maxLength={20} clearable help={help} />
    </>
  )
}
