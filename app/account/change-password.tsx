import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { PasswordField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import type { administrator } from '#contract/account/administrator.ts'
import type { broker } from '#contract/broker/broker.ts'
import type { customer } from '#contract/customer/customer.ts'
import { t } from '#domain/locale/translate.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

type ChangePasswordEndpoint =
  | typeof administrator.changePassword
  | typeof broker.changePassword
  | typeof customer.changePassword

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** The password form of all three realms. The server signs other devices out. */
export function ChangePasswordForm({ endpoint }: { endpoint: ChangePasswordEndpoint }) {
  const form = useForm(endpoint, {
    start: blank,
    done: t('Password changed successfully'),
    otherwise: t('Password change failed'),
    toastInvalid: true,
    onDone: () => form.hook.reset(blank),
  })
  return (
    <Form form={form} label={t('Change password')} className="max-w-lg">
      <PasswordField
        form={form}
        name="currentPassword"
        label={t('Current password')}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields
        form={form}
        name="newPassword"
        label={t('New password')}
        confirmLabel={t('Confirm new password')}
      />
      <SubmitButton form={form} className="self-start">
        {t('Change password')}
      </SubmitButton>
    </Form>
  )
}
