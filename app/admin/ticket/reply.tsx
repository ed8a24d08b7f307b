import { useEffect } from 'react'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { type Ticket, ticket } from '#contract/ticket/ticket.ts'
import { t } from '#domain/locale/translate.ts'

/** The reply, sent to the sender by email. */
export function TicketReply({ row, onDone }: { row: Ticket; onDone: () => void }) {
  const { _id, version } = row
  const form = useForm(ticket.reply, {
    params: { id: _id },
    start: { text: '', resolve: false, version },
    done: t('Reply sent'),
    failed: t('Failed to send the reply'),
    once: true,
    onDone,
  })
  const { register, resetField } = form.hook
  register('version')
  // Assigning the ticket meanwhile changes its version; the typed text stays.
  useEffect(() => resetField('version', { defaultValue: version }), [resetField, version])
  return (
    <Form form={form} label={t('Reply')}>
      <LeaveGuard form={form} />
      <TextareaField
        form={form}
        name="text"
        label={t('Reply')}
        rows={5}
        maxLength={4000}
        help={t('Sent to {email} by email.', { email: row.email })}
        required
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SwitchField form={form} name="resolve" label={t('Resolve with this reply')} />
        <SubmitButton form={form} busy={t('Sending...')}>
          {t('Send reply')}
        </SubmitButton>
      </div>
    </Form>
  )
}
