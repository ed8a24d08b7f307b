import {
  EmailField,
  NameFields,
  NewPasswordFields,
  PhoneField,
} from '#app/account/person-field.tsx'
import { saveToken } from '#app/api/token.ts'
import { WorkFields } from '#app/broker-portal/inquiry/work-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { broker } from '#contract/broker/broker.ts'

export function Register() {
  const form = useForm(broker.register, {
    start: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      companyName: '',
      whatsapp: '',
      experience: 0,
      specialization: [],
      operatingAreas: [],
      password: '',
      confirmPassword: '',
    },
    done: 'Registration successful! You are now signed in.',
    otherwise: 'Registration failed. Please try again.',
    toastInvalid: true,
    requires: ['confirmPassword'],
    once: true,
    onDone: ({ token }) => saveToken('broker', token),
  })
  return (
    <Form form={form} label="Broker registration">
      <NameFields form={form} />
      <EmailField form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <PhoneField form={form} />
        <TextField
          form={form}
          name="whatsapp"
          label="WhatsApp"
          type="tel"
          placeholder="+91 98765 43210"
        />
      </div>
      <TextField
        form={form}
        name="companyName"
        label="Company Name"
        autoComplete="organization"
        required
      />
      <WorkFields form={form} />
      <NewPasswordFields form={form} confirm="Confirm Password" />
      <SubmitButton form={form} busy="Creating Account..." size="lg">
        Create Account
      </SubmitButton>
    </Form>
  )
}
