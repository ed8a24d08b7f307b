import { useState } from 'react'
import { EmailField } from '#app/account/person-field.tsx'
import { FactorForm, type PendingFactor } from '#app/account/second-factor/factor-form.tsx'
import { SignInForm } from '#app/account/sign-in-form.tsx'
import { saveToken } from '#app/api/token.ts'
import { useForm } from '#app/kit/form/use-form.ts'
import { toast } from '#app/ui/toast.ts'
import { broker } from '#contract/broker/broker.ts'
import { t } from '#domain/locale/translate.ts'

export function SignIn() {
  const [asked, setAsked] = useState<PendingFactor>()
  const form = useForm(broker.login, {
    start: { email: '', password: '' },
    otherwise: t('Login failed. Please try again.'),
    onDone: (reply) => {
      if ('secondFactor' in reply) setAsked(reply.secondFactor)
      else enter(reply.token)
    },
  })
  const enter = (token: string) => {
    toast.success(t('Login successful!'))
    saveToken('broker', token)
  }
  if (asked) {
    const back = () => setAsked(undefined)
    return <FactorForm realm="broker" asked={asked} onEntered={enter} onBack={back} />
  }
  return (
    <SignInForm
      form={form}
      realm="broker"
      label={t('Broker sign-in')}
      submit={t('Sign In')}
      elsewhere={{
        question: t('Looking for a home?'),
        label: t('Sign in to the customer portal'),
        to: '/customer-portal',
      }}
    >
      <EmailField form={form} autoComplete="username" />
    </SignInForm>
  )
}
