import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import type { Realm } from '#contract/access.ts'
import { factorSignIn } from '#contract/account/factor-sign-in.ts'
import type { PendingSignIn } from '#contract/account/second-factor.ts'
import { t } from '#domain/locale/translate.ts'
import { CodeField } from './code-field.tsx'

/** What a sign-in awaits after the password. */
export type PendingFactor = PendingSignIn['secondFactor']

interface FactorFormProps {
  realm: Realm
  asked: PendingFactor
  onEntered: (token: string) => void
  onBack: () => void
}

/** The second step of a sign-in, in place of the form with the password. */
export function FactorForm({ realm, asked, onEntered, onBack }: FactorFormProps) {
  const form = useForm(factorSignIn[realm], {
    start: { token: asked.token, code: '' },
    otherwise: t('Sign-in failed. Please try again.'),
    onDone: ({ token }) => onEntered(token),
  })
  return (
    <Form form={form} label={t('Two-step verification')}>
      <p className="text-sm text-muted-foreground">
        {t('Your password is correct. Now enter your code to sign in.')}
      </p>
      <CodeField form={form} />
      <SubmitButton form={form} busy={t('Signing in...')} size="lg">
        {t('Continue')}
      </SubmitButton>
      <Button variant="link" className="self-center" onClick={onBack}>
        {t('Back to sign-in')}
      </Button>
    </Form>
  )
}
