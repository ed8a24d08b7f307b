import { useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useRead } from '#app/api/query.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import {
  type MessageTemplate,
  messageTemplate,
  RegisteredChannel,
} from '#contract/message/template.ts'

/** Edits the registration of one message on one channel. */
export default function MessageTemplateEdit() {
  const { id = '' } = useParams()
  const read = useRead(messageTemplate.get, { params: { id } })
  return (
    <RouteDialog title="Register Template">
      <Loaded read={read} failed="Failed to load template">
        {({ template }) => (
          <div className="space-y-6">
            <Wording template={template} />
            <RegistrationForm template={template} />
            {template.registration && <History kind="message" id={template.registration._id} />}
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

function Wording({ template }: { template: MessageTemplate }) {
  const { name, channel, wording, providerWording, isPromotional } = template
  const where = channel === 'sms' ? 'With the operator (DLT)' : 'With WhatsApp'
  return (
    <dl className="space-y-3 text-sm">
      <div>
        <dt className="text-xs text-muted-foreground">
          {RegisteredChannel.label(channel)}
          {isPromotional ? ', promotional' : ', service'}
        </dt>
        <dd className="font-medium">{name}</dd>
      </div>
      <div>
        <dt className="text-xs text-muted-foreground">{where}</dt>
        <dd className="rounded-md bg-muted p-3 break-words">{wording}</dd>
      </div>
      {providerWording && (
        <div>
          <dt className="text-xs text-muted-foreground">With MSG91</dt>
          <dd className="rounded-md bg-muted p-3 break-words">{providerWording}</dd>
        </div>
      )}
    </dl>
  )
}

function RegistrationForm({ template }: { template: MessageTemplate }) {
  const close = useCloseRoute()
  const { _id, channel, registration } = template
  const isSms = channel === 'sms'
  const form = useForm(messageTemplate.register, {
    params: { id: _id },
    start: {
      providerTemplate: registration?.providerTemplate ?? '',
      language: registration?.language ?? 'en',
      ...(isSms && {
        dltTemplateId: registration?.dltTemplateId ?? '',
        entityId: registration?.entityId ?? '',
        header: registration?.header ?? '',
      }),
      isActive: registration?.isActive ?? true,
      ...(registration && { version: registration.version }),
    },
    done: 'Template saved',
    failed: 'Failed to save template',
    onDone: close,
  })
  return (
    <Form form={form} label="Registration">
      <LeaveGuard form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="providerTemplate"
          label={isSms ? 'MSG91 template ID' : 'WhatsApp template name'}
          required
        />
        {isSms ? (
          <TextField form={form} name="header" label="Header (sender ID)" maxLength={6} required />
        ) : (
          <TextField form={form} name="language" label="Language" maxLength={8} required />
        )}
        {isSms && (
          <>
            <TextField
              form={form}
              name="dltTemplateId"
              label="DLT template ID"
              inputMode="numeric"
              required
            />
            <TextField
              form={form}
              name="entityId"
              label="Principal entity ID"
              inputMode="numeric"
              required
            />
          </>
        )}
      </div>
      <SwitchField
        form={form}
        name="isActive"
        label="In use"
        help="Turned off, this message is refused on this channel until it is turned on again."
      />
      <DialogFooter>
        <SubmitButton form={form}>Save</SubmitButton>
      </DialogFooter>
    </Form>
  )
}
