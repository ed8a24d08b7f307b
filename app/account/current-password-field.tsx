import { useEffect } from 'react'
import { type FieldValues, type Path, useFormState } from 'react-hook-form'
import { PasswordField } from '#app/kit/form/text-field.tsx'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import { t } from '#domain/locale/translate.ts'

interface CurrentPasswordFieldProps<Values extends FieldValues> {
  form: FormHandle<Values>
}

/** Shown as soon as a profile form has another address or number. */
export function CurrentPasswordField<Values extends FieldValues>({
  form,
}: CurrentPasswordFieldProps<Values>) {
  const { dirtyFields } = useFormState({ control: form.hook.control })
  return 'email' in dirtyFields || 'phone' in dirtyFields ? <Asked form={form} /> : null
}

function Asked<Values extends FieldValues>({ form }: CurrentPasswordFieldProps<Values>) {
  const name = 'currentPassword' as Path<Values>
  const { unregister } = form.hook
  // The password is cleared when the field disappears.
  useEffect(() => () => unregister(name), [unregister, name])
  return (
    <PasswordField
      form={form}
      name={name}
      label={t('Current password')}
      autoComplete="current-password"
      help={t('Required to change your email or phone. We notify your old email address.')}
      required
    />
  )
}
