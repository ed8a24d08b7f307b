import { keepToken } from '#app/api/token.ts'
import { Form, SubmitButton } from '#app/kit/form.tsx'
import { PasswordField, TextField } from '#app/kit/text-field.tsx'
import { useForm } from '#app/kit/use-form.ts'
import { customer } from '#contract/customer.ts'

export function Register() {
  const form = useForm(customer.register, {
    start: {
      firstName: '',
      lastName: '',
      phone: '',
      password: '',
      confirmPassword: '',
      email: '',
    },
    done: 'Account created successfully!',
    toastInvalid: true,
    once: true,
    onDone: ({ token }) => keepToken('customer', token),
  })
  return (
    <Form form={form} label="Customer sign-up">
      <p className="rounded-md bg-primary-tint px-4 py-3 text-sm">
        Quick signup with just name and phone. Complete your profile later for better
        recommendations.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="firstName"
          label="First Name"
          autoComplete="given-name"
          required
        />
        <TextField
          form={form}
          name="lastName"
          label="Last Name"
          autoComplete="family-name"
          required
        />
      </div>
      <TextField
        form={form}
        name="phone"
        label="Phone Number"
        type="tel"
        placeholder="+91 98765 43210"
        autoComplete="tel"
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordField
          form={form}
          name="password"
          label="Password"
          autoComplete="new-password"
          help="At least 6 characters."
          required
        />
        <PasswordField
          form={form}
          name="confirmPassword"
          label="Confirm"
          autoComplete="new-password"
          required
        />
      </div>
      <TextField
        form={form}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        help="Required for login and notifications"
        required
      />
      <SubmitButton form={form} busy="Creating Account..." size="lg">
        Create Account
      </SubmitButton>
    </Form>
  )
}
