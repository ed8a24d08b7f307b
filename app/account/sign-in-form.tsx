import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { Form, SubmitButton } from '#app/kit/form.tsx'
import { PasswordField } from '#app/kit/text-field.tsx'
import type { FormHandle } from '#app/kit/use-form.ts'

interface SignInFormProps<Values extends FieldValues> {
  form: FormHandle<Values>
  label: string
  submit: string
  /** The input that says who signs in. */
  children: ReactNode
}

/** The way in of all three realms: who, the password, the button. */
export function SignInForm<Values extends FieldValues & { password: string }>({
  form,
  label,
  submit,
  children,
}: SignInFormProps<Values>) {
  return (
    <Form form={form} label={label}>
      {children}
      <PasswordField
        form={form}
        name={'password' as Path<Values>}
        label="Password"
        autoComplete="current-password"
        required
      />
      <SubmitButton form={form} busy="Signing in..." size="lg">
        {submit}
      </SubmitButton>
    </Form>
  )
}
