import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { PasswordField } from '#app/kit/form/text-field.tsx'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import type { Realm } from '#contract/access.ts'
import { t } from '#domain/locale/translate.ts'
import { ForgotPassword } from './forgot-password.tsx'

interface SignInFormProps<Values extends FieldValues> {
  form: FormHandle<Values>
  realm: Realm
  label: string
  submit: string
  /** The input for the email address or username. */
  children: ReactNode
  /** A link for visitors of the wrong portal. */
  elsewhere?: { question: string; label: string; to: string }
}

/**
 * The sign-in form of all three realms: name, password, button. `?forgot` in the address shows
 * "Forgot your password" instead: Back closes it, and the page of an expired link leads to it.
 */
export function SignInForm<Values extends FieldValues & { password: string }>({
  form,
  realm,
  label,
  submit,
  children,
  elsewhere,
}: SignInFormProps<Values>) {
  const [searchParams, setSearchParams] = useSearchParams()
  const setForgotten = (isForgotten: boolean) =>
    setSearchParams(
      (before) => {
        if (isForgotten) before.set('forgot', '1')
        else before.delete('forgot')
        return before
      },
      { preventScrollReset: true, replace: !isForgotten },
    )
  if (searchParams.has('forgot')) {
    const name = realm === 'administrator' ? 'username' : 'email'
    const typed = form.hook.getValues(name as Path<Values>)
    return <ForgotPassword realm={realm} typed={typed} onBack={() => setForgotten(false)} />
  }
  return (
    <Form form={form} label={label}>
      {children}
      <PasswordField
        form={form}
        name={'password' as Path<Values>}
        label={t('Password')}
        autoComplete="current-password"
        required
      />
      <SubmitButton form={form} busy={t('Signing in...')} size="lg">
        {submit}
      </SubmitButton>
      <Button variant="link" className="self-center" onClick={() => setForgotten(true)}>
        {t('Forgot your password?')}
      </Button>
      {elsewhere && (
        <p className="border-t pt-5 text-center text-sm text-muted-foreground">
          {elsewhere.question}{' '}
          <Link
            to={elsewhere.to}
            className={
              'inline-flex min-h-11 items-center ' +
              'font-medium text-link underline underline-offset-4'
            }
          >
            {elsewhere.label}
          </Link>
        </p>
      )}
    </Form>
  )
}
