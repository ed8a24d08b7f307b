import { useState } from 'react'
import { EmailField } from '#app/account/person-field.tsx'
import { SignInForm } from '#app/account/sign-in-form.tsx'
import { call } from '#app/api/call.ts'
import { CallRefused } from '#app/api/failure.ts'
import { keepToken } from '#app/api/token.ts'
import { useForm } from '#app/kit/use-form.ts'
import { toast } from '#app/ui/toast.ts'
import { customer } from '#contract/customer.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'

/** Wrong credentials have the spec's sentence; blocked, too many attempts and offline have their own. */
function sentenceFor(error: unknown): string {
  if (error instanceof CallRefused && error.code === 'wrong_credentials') {
    return 'Login failed. Please check your credentials.'
  }
  return error instanceof Error ? error.message : String(error)
}

export function SignIn() {
  const [problem, setProblem] = useState<string>()
  const form = useForm(customer.login, { start: { email: '', password: '' } })
  const signIn = async (body: BodyInputOf<typeof customer.login>) => {
    setProblem(undefined)
    try {
      const { token } = await call(customer.login, { body })
      toast.success('Welcome back!')
      keepToken('customer', token)
    } catch (error) {
      const said = sentenceFor(error)
      setProblem(said)
      toast.error(said)
    }
  }
  const submit = form.hook.handleSubmit(signIn)
  return (
    <SignInForm
      form={{ ...form, problem, submit: (event) => void submit(event) }}
      realm="customer"
      label="Customer sign-in"
      submit="Sign In"
      elsewhere={{
        question: 'Are you a broker?',
        label: 'Sign in to the broker portal',
        to: '/broker-portal',
      }}
    >
      <EmailField form={form} autoComplete="username" />
    </SignInForm>
  )
}
