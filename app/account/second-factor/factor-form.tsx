import { useState } from 'react'
import { call } from '#app/api/call.ts'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import type { Realm } from '#contract/access.ts'
import { factorSignIn, passkeySignIn } from '#contract/account/factor-sign-in.ts'
import type { PendingSignIn } from '#contract/account/second-factor.ts'
import { t } from '#domain/locale/translate.ts'
import { CodeField } from './code-field.tsx'
import { asksForPasskey, PasskeyStep } from './passkey-step.tsx'

interface FactorFormProps {
  realm: Realm
  pending: PendingSignIn['secondFactor']
  onEntered: (token: string) => void
  onBack: () => void
}

/** The second step of a sign-in, in place of the form with the password. */
export function FactorForm(props: FactorFormProps) {
  const { realm, pending, onEntered, onBack } = props
  const { token, kinds } = pending
  const [byPasskey, setByPasskey] = useState(() => asksForPasskey(kinds))
  if (!byPasskey) return <CodeForm {...props} onPasskey={() => setByPasskey(true)} />
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm">
        {t('Your password is correct. Now confirm with your passkey to sign in.')}
      </p>
      <PasskeyStep
        hasApp={kinds.includes('app')}
        ask={() => call(passkeySignIn[realm], { body: { token } })}
        prove={async (passkey) => {
          const entered = await call(factorSignIn[realm], { body: { token, passkey } })
          onEntered(entered.token)
        }}
        onOther={() => setByPasskey(false)}
      />
      <BackToSignIn onBack={onBack} />
    </div>
  )
}

function CodeForm({
  realm,
  pending,
  onEntered,
  onBack,
  onPasskey,
}: FactorFormProps & { onPasskey: () => void }) {
  const form = useForm(factorSignIn[realm], {
    start: { token: pending.token, code: '' },
    otherwise: t('Sign-in failed. Please try again.'),
    onDone: ({ token }) => onEntered(token),
  })
  return (
    <Form form={form} label={t('Two-step verification')}>
      <p className="text-sm text-muted-foreground">
        {t('Your password is correct. Now enter your code to sign in.')}
      </p>
      <CodeField form={form} kinds={pending.kinds} onPasskey={onPasskey} />
      <SubmitButton form={form} busy={t('Signing in...')} size="lg">
        {t('Continue')}
      </SubmitButton>
      <BackToSignIn onBack={onBack} />
    </Form>
  )
}

function BackToSignIn({ onBack }: { onBack: () => void }) {
  return (
    <Button variant="link" className="self-center" onClick={onBack}>
      {t('Back to sign-in')}
    </Button>
  )
}
