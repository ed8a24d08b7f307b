import { useState } from 'react'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Realm } from '#contract/access.ts'
import { passwordForgot } from '#contract/account/password-link.ts'
import { t } from '#domain/locale/translate.ts'

interface ForgotPasswordProps {
  realm: Realm
  /** The name already typed into the sign-in form. */
  typed: string
  onBack: () => void
}

/** Requests a link that sets a new password. The reply is the same for every name. */
export function ForgotPassword({ realm, typed, onBack }: ForgotPasswordProps) {
  const [message, setMessage] = useState<string>()
  const form = useForm(passwordForgot[realm], {
    start: { email: typed },
    otherwise: t('Failed to send the link'),
    onDone: ({ message }) => setMessage(message),
  })
  const isAdministrator = realm === 'administrator'
  return (
    <Form form={form} label={t('Forgot your password')}>
      <p className="text-sm text-muted-foreground">
        {t('We will send you a link to set a new password.')}
      </p>
      <TextField
        form={form}
        name="email"
        label={isAdministrator ? t('Username or Email') : t('Email')}
        type={isAdministrator ? 'text' : 'email'}
        autoComplete="username"
        autoFocus
        required
      />
      {message && <Alert tone="success">{message}</Alert>}
      <SubmitButton form={form} busy={t('Sending...')} size="lg">
        {message ? t('Resend link') : t('Send link')}
      </SubmitButton>
      <Button variant="link" className="self-center" onClick={onBack}>
        {t('Back to sign-in')}
      </Button>
    </Form>
  )
}
