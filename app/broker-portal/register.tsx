import {
  EmailField,
  NameFields,
  NewPasswordFields,
  PhoneField,
} from '#app/account/person-field.tsx'
import { saveToken } from '#app/api/token.ts'
import { SpecializationFields } from '#app/broker-portal/profile/specialization-fields.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { broker } from '#contract/broker/broker.ts'
import { t } from '#domain/locale/translate.ts'

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
    done: t('Registration successful! You are now signed in.'),
    otherwise: t('Registration failed. Please try again.'),
    toastInvalid: true,
    requires: ['confirmPassword'],
    once: true,
    onDone: ({ token }) => saveToken('broker', token),
  })
  return (
    <Form form={form} label={t('Broker registration')}>
      <NameFields form={form} />
      <EmailField form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <PhoneField form={form} />
        <TextField
          form={form}
          name="whatsapp"
          label={t('WhatsApp')}
          type="tel"
          placeholder="+91 98765 43210"
        />
      </div>
      <TextField
        form={form}
        name="companyName"
        label={t('Company name')}
        autoComplete="organization"
        required
      />
      <SpecializationFields form={form} />
      <NewPasswordFields form={form} confirm={t('Confirm password')} />
      <SubmitButton form={form} busy={t('Creating Account...')} size="lg">
        {t('Create Account')}
      </SubmitButton>
    </Form>
  )
}
