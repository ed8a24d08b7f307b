import { keepToken } from '#app/api/token.ts'
import { Form, SubmitButton } from '#app/kit/form.tsx'
import { PasswordField, TextField } from '#app/kit/text-field.tsx'
import { useForm } from '#app/kit/use-form.ts'
import { broker } from '#contract/broker.ts'

export function SignIn() {
  const form = useForm(broker.login, {
    start: { email: '', password: '' },
    done: 'Login successful!',
    onDone: ({ token }) => keepToken('broker', token),
  })
  return (
    <Form form={form} label="Broker sign-in">
      <TextField
        form={form}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        required
      />
      <PasswordField
        form={form}
        name="password"
        label="Password"
        autoComplete="current-password"
        required
      />
      <SubmitButton form={form} busy="Signing in..." size="lg">
        Sign In
      </SubmitButton>
    </Form>
  )
}
