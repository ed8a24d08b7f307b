import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form } from '#app/kit/form/form.tsx'
import { RouteFormFooter } from '#app/kit/form/route-form-footer.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { Role } from '#contract/access.ts'
import { administrator } from '#contract/account/administrator.ts'
import { t } from '#domain/locale/translate.ts'

/** Invites an administrator, who sets the password through a link. */
export default function AdministratorInvite() {
  const close = useCloseRoute()
  const form = useForm(administrator.invite, {
    start: { role: 'moderator' },
    done: t('Administrator invited'),
    otherwise: t('Failed to invite administrator'),
    once: true,
    onDone: close,
  })
  return (
    <RouteDialog
      title={t('Invite Administrator')}
      description={t('They get a link to set a password. It works once and expires in 7 days.')}
    >
      <Form form={form} label={t('Administrator')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField form={form} name="firstName" label={t('First Name')} required />
          <TextField form={form} name="lastName" label={t('Last Name')} required />
        </div>
        <TextField form={form} name="email" label={t('Email')} type="email" required />
        <TextField
          form={form}
          name="username"
          label={t('Username')}
          maxLength={40}
          help={t('Cannot be changed later.')}
          required
        />
        <SelectField form={form} name="role" label={t('Role')} options={Role.options} required />
        <RouteFormFooter form={form} busy={t('Inviting...')}>
          {t('Send invitation')}
        </RouteFormFooter>
      </Form>
    </RouteDialog>
  )
}
