import { type FieldValues, useController } from 'react-hook-form'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { type FieldProps, useField } from '#app/kit/form/use-field.ts'
import { Select } from '#app/ui/select.tsx'
import { t } from '#domain/locale/translate.ts'

interface YesNoFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** The labels for yes and no: "Received", "Not received". */
  yes: string
  no: string
}

/** Yes, no, or not stated: an unchecked box would say no for a broker who skipped it. */
export function YesNoField<Values extends FieldValues>(props: YesNoFieldProps<Values>) {
  const { form, name, label, help, required, className, yes, no } = props
  const { id, error, aria } = useField(props)
  const { field } = useController({ control: form.hook.control, name })
  const word = field.value === true ? 'yes' : field.value === false ? 'no' : ''
  return (
    <FieldFrame {...{ id, label, required, help, error, className }}>
      <Select
        {...aria}
        ref={field.ref}
        name={field.name}
        value={word}
        onChange={({ target }) =>
          field.onChange(target.value === '' ? null : target.value === 'yes')
        }
        onBlur={field.onBlur}
      >
        <option value="">{t('Not stated')}</option>
        <option value="yes">{yes}</option>
        <option value="no">{no}</option>
      </Select>
    </FieldFrame>
  )
}
