import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { PasswordField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import type { administrator } from '#contract/account/administrator.ts'
import type { broker } from '#contract/broker/broker.ts'
import type { customer } from '#contract/customer/customer.ts'

type ChangePasswordEndpoint =
  | typeof administrator.changePassword
  | typeof broker.changePassword
  | typeof customer.changePassword

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** The password form of all three realms. The server signs other devices out. */
export function ChangePasswordForm({ endpoint }: { endpoint: ChangePasswordEndpoint }) {
  const form = useForm(endpoint, {
    start: blank,
    done: 'Password changed successfully',
    otherwise: 'Password change failed',
    toastInvalid: true,
    onDone: () => form.hook.reset(blank),
  })
  return (
    <Form form={form} label="Change password" className="max-w-lg">
      <PasswordField
        form={form}
        name="currentPassword"
        label="Current Password"
        autoComplete="current-password"
        required
      />
      <PasswordField
        form={form}
        name="newPassword"
        label="New Password"
        autoComplete="new-password"
        help="At least 6 characters; letters and numbers together are better."
        required
      />
      <PasswordField
        form={form}
        name="confirmPassword"
        label="Confirm New Password"
        autoComplete="new-password"
        required
      />
      <SubmitButton form={form} className="self-start">
        Change Password
      </SubmitButton>
    </Form>
  )
}
