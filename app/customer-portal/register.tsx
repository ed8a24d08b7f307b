import { useState } from 'react'
import {
  EmailField,
  NameFields,
  NewPasswordFields,
  PhoneField,
} from '#app/account/person-field.tsx'
import { saveToken } from '#app/api/token.ts'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { ShareTouches } from '#app/touch/share-touches.tsx'
import { storedTouches } from '#app/touch/stored-touches.ts'
import { customer } from '#contract/customer/customer.ts'
import { t } from '#domain/locale/translate.ts'

export function Register() {
  const [isShared, setShared] = useState(false)
  const form = useForm(customer.register, {
    start: {
      firstName: '',
      lastName: '',
      phone: '',
      password: '',
      confirmPassword: '',
      email: '',
    },
    done: t('Account created successfully!'),
    otherwise: t('Registration failed. Please try again.'),
    toastInvalid: true,
    requires: ['confirmPassword'],
    once: true,
    prepare: (values) => ({ ...values, ...(isShared && { touches: storedTouches() }) }),
    onDone: ({ token }) => saveToken('customer', token),
  })
  return (
    <Form form={form} label={t('Customer sign-up')}>
      <p className="rounded-md bg-primary-tint px-4 py-3 text-sm">
        {t(
          'Quick signup with just name and phone. Complete your profile later for ' +
            'better recommendations.',
        )}
      </p>
      <NameFields form={form} />
      <PhoneField form={form} />
      <NewPasswordFields form={form} confirm={t({ id: 'password.confirm', message: 'Confirm' })} />
      <EmailField form={form} help={t('Required for login and notifications')} />
      <ShareTouches checked={isShared} onChange={({ target }) => setShared(target.checked)} />
      <SubmitButton form={form} busy={t('Creating Account...')} size="lg">
        {t('Create Account')}
      </SubmitButton>
    </Form>
  )
}
