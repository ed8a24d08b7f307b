import type { FieldValues, Path } from 'react-hook-form'
import { PasswordField } from '#app/kit/form/text-field.tsx'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import { t } from '#domain/locale/translate.ts'

interface NewPasswordFieldsProps<Values extends FieldValues> {
  form: FormHandle<Values>
  name: Path<Values>
  label: string
  confirmLabel: string
}

/** A new password, typed twice; the second field is `confirmPassword`. */
export function NewPasswordFields<Values extends FieldValues & { confirmPassword: string }>({
  form,
  name,
  label,
  confirmLabel,
}: NewPasswordFieldsProps<Values>) {
  return (
    <>
      <PasswordField
        form={form}
        name={name}
        label={label}
        autoComplete="new-password"
        help={t('At least 6 characters. Mix letters and numbers.')}
        required
      />
      <PasswordField
        form={form}
        name={'confirmPassword' as Path<Values>}
        label={confirmLabel}
        autoComplete="new-password"
        required
      />
    </>
  )
}
