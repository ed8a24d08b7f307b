import { useState } from 'react'
import { EmailField } from '#app/account/person-field.tsx'
import { SignInForm } from '#app/account/sign-in-form.tsx'
import { useSignIn } from '#app/account/use-sign-in.tsx'
import { call } from '#app/api/call.ts'
import { CallRefused } from '#app/api/failure.ts'
import { showFailure } from '#app/api/send.ts'
import { useForm } from '#app/kit/form/use-form.ts'
import { toast } from '#app/ui/toast.ts'
import { customer } from '#contract/customer/customer.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { msg, t } from '#domain/locale/translate.ts'

// One message for every failure (FRM-2). The toast gives the reason below it: blocked, too many
// attempts, offline.
const loginFailed = msg('Login failed. Please check your credentials.')

function isWrongCredentials(error: unknown): boolean {
  return error instanceof CallRefused && error.code === 'wrong_credentials'
}

export function SignIn() {
  const { onPassword, factorForm } = useSignIn('customer', t('Welcome back!'))
  const [problem, setProblem] = useState<string>()
  const form = useForm(customer.login, { start: { email: '', password: '' } })
  const signIn = async (body: BodyInputOf<typeof customer.login>) => {
    setProblem(undefined)
    try {
      onPassword(await call(customer.login, { body }))
    } catch (error) {
      setProblem(t(loginFailed))
      if (isWrongCredentials(error)) toast.error(t(loginFailed))
      else showFailure(error, t(loginFailed))
    }
  }
  if (factorForm) return factorForm
  const submit = form.hook.handleSubmit(signIn)
  return (
    <SignInForm
      form={{ ...form, problem, submit: (event) => void submit(event) }}
      realm="customer"
      label={t('Customer sign-in')}
      submit={t('Sign In')}
      elsewhere={{
        question: t('Are you a broker?'),
        label: t('Sign in to the broker portal'),
        to: '/broker-portal',
      }}
    >
      <EmailField form={form} autoComplete="username" />
    </SignInForm>
  )
}
