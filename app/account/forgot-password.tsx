import { useState } from 'react'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Realm } from '#contract/access.ts'
import { passwordForgot } from '#contract/account/password-link.ts'

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
    otherwise: 'The link could not be sent.',
    onDone: ({ message }) => setMessage(message),
  })
  const isAdministrator = realm === 'administrator'
  return (
    <Form form={form} label="Forgot your password">
      <p className="text-sm text-muted-foreground">
        Forgot your password? We send you a link to choose a new one.
      </p>
      <TextField
        form={form}
        name="email"
        label={isAdministrator ? 'Username or Email' : 'Email'}
        type={isAdministrator ? 'text' : 'email'}
        autoComplete="username"
        autoFocus
        required
      />
      {message && <Alert tone="success">{message}</Alert>}
      <SubmitButton form={form} busy="Sending..." size="lg">
        {message ? 'Send it again' : 'Send the Link'}
      </SubmitButton>
      <Button variant="link" className="self-center" onClick={onBack}>
        Back to sign-in
      </Button>
    </Form>
  )
}
