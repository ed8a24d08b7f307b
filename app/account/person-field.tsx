import type { FieldValues, Path } from 'react-hook-form'
import { PasswordField, TextField } from '#app/kit/form/text-field.tsx'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import { t } from '#domain/locale/translate.ts'

/** Inputs shared by the registrations, sign-ins and profiles of all realms. */

interface PersonFieldProps<Values extends FieldValues> {
  form: FormHandle<Values>
}

export function NameFields<Values extends FieldValues & { firstName?: string; lastName?: string }>({
  form,
}: PersonFieldProps<Values>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        form={form}
        name={'firstName' as Path<Values>}
        label={t('First Name')}
        autoComplete="given-name"
        required
      />
      <TextField
        form={form}
        name={'lastName' as Path<Values>}
        label={t('Last Name')}
        autoComplete="family-name"
        required
      />
    </div>
  )
}

/** `autoComplete` is "username" where people sign in with the address. */
export function EmailField<Values extends FieldValues & { email?: string }>({
  form,
  help,
  autoComplete = 'email',
}: PersonFieldProps<Values> & { help?: string; autoComplete?: 'email' | 'username' }) {
  return (
    <TextField
      form={form}
      name={'email' as Path<Values>}
      label={t('Email')}
      type="email"
      autoComplete={autoComplete}
      {...(help && { help })}
      required
    />
  )
}

export function PhoneField<Values extends FieldValues & { phone?: string | undefined }>({
  form,
  label = t('Phone Number'),
  autoComplete = 'tel',
}: PersonFieldProps<Values> & { label?: string; autoComplete?: 'tel' | 'off' }) {
  return (
    <TextField
      form={form}
      name={'phone' as Path<Values>}
      label={label}
      type="tel"
      placeholder="+91 98765 43210"
      autoComplete={autoComplete}
      required
    />
  )
}

export function NewPasswordFields<
  Values extends FieldValues & { password: string; confirmPassword?: unknown },
>({ form, confirm }: PersonFieldProps<Values> & { confirm: string }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PasswordField
        form={form}
        name={'password' as Path<Values>}
        label={t('Password')}
        autoComplete="new-password"
        help={t('At least 6 characters.')}
        required
      />
      <PasswordField
        form={form}
        name={'confirmPassword' as Path<Values>}
        label={confirm}
        autoComplete="new-password"
        required
      />
    </div>
  )
}
