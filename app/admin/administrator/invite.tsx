import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form } from '#app/kit/form/form.tsx'
import { RouteFormFooter } from '#app/kit/form/route-form-footer.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { Role } from '#contract/access.ts'
import { administrator } from '#contract/account/administrator.ts'

/** Invites an administrator, who sets the password through a link. */
export default function AdministratorInvite() {
  const close = useCloseRoute()
  const form = useForm(administrator.invite, {
    start: { role: 'moderator' },
    done: 'Administrator invited',
    otherwise: 'Failed to invite administrator',
    once: true,
    onDone: close,
  })
  return (
    <RouteDialog
      title="Invite Administrator"
      description="They are sent a link to choose a password. It works once, for seven days."
    >
      <Form form={form} label="Administrator">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField form={form} name="firstName" label="First Name" required />
          <TextField form={form} name="lastName" label="Last Name" required />
        </div>
        <TextField form={form} name="email" label="Email" type="email" required />
        <TextField
          form={form}
          name="username"
          label="Username"
          maxLength={40}
          help="Cannot be changed later."
          required
        />
        <SelectField form={form} name="role" label="Role" options={Role.options} required />
        <RouteFormFooter form={form} busy="Inviting...">
          Send invitation
        </RouteFormFooter>
      </Form>
    </RouteDialog>
  )
}
