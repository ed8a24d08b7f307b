import { EmailField } from '#app/account/person-field.tsx'
import { SignInForm } from '#app/account/sign-in-form.tsx'
import { useSignIn } from '#app/account/use-sign-in.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { broker } from '#contract/broker/broker.ts'
import { t } from '#domain/locale/translate.ts'

export function SignIn() {
  const { onPassword, factorForm } = useSignIn('broker', t('Login successful!'))
  const form = useForm(broker.login, {
    start: { email: '', password: '' },
    otherwise: t('Login failed. Please try again.'),
    onDone: onPassword,
  })
  if (factorForm) return factorForm
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
