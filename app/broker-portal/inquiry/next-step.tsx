import { useEffect } from 'react'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { type Lead, type LeadConversation, LeadStage } from '#contract/inquiry/lead.ts'
import { t } from '#domain/locale/translate.ts'
import { senderLabel } from './thread-and-history.tsx'

interface NextStepProps {
  row: Lead
  onDone: (row: Lead) => void
}

/** Stage, follow-up and note of a lead, saved together. */
export function InquiryNextStep({
  row,
  conversations,
  onDone,
}: NextStepProps & { conversations: LeadConversation[] }) {
  const form = useForm(inquiry.change, {
    params: { id: row._id },
    start: {
      stage: row.stage,
      followUpOn: row.followUpOn,
      note: '',
      version: row.version,
    },
    done: t('Enquiry updated'),
    failed: t('Failed to update the enquiry'),
    onDone: (reply) => onDone(reply.inquiry),
  })
  const { register, getFieldState, resetField } = form.hook
  register('version')
  // The version changes when the person asks again or a reply changes the stage; what is typed
  // stays.
  useEffect(() => resetField('version', { defaultValue: row.version }), [resetField, row.version])
  useEffect(() => {
    if (!getFieldState('stage').isDirty) resetField('stage', { defaultValue: row.stage })
  }, [getFieldState, resetField, row.stage])
  const stages = LeadStage.options.filter(
    ({ value }) => value === row.stage || row.next.includes(value),
  )
  return (
    <Form form={form} label={t('Next step')}>
      <LeaveGuard form={form} />
      {!row.isSpam && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField form={form} name="stage" label={t('Stage')} options={stages} />
          {row.may.includes('follow-up') && (
            <TextField
              form={form}
              name="followUpOn"
              label={t('Follow up on')}
              type="date"
              clearable
            />
          )}
          {conversations.length > 1 && (
            <SelectField
              form={form}
              name="conversation"
              label={t('Person')}
              placeholder={t('Choose a person')}
              options={conversations.map((one) => ({ value: one._id, label: senderLabel(one) }))}
            />
          )}
        </div>
      )}
      <TextareaField
        form={form}
        name="note"
        label={t('Note')}
        rows={2}
        maxLength={2000}
        help={t('Only you and your agency can see it.')}
      />
      <SubmitButton form={form} className="self-end max-sm:w-full">
        {t('Save')}
      </SubmitButton>
    </Form>
  )
}

/** A reply: stored in the conversation, and sent by email where there is an address. */
export function InquiryReply({
  row,
  conversations,
  onDone,
}: NextStepProps & { conversations: LeadConversation[] }) {
  const open = conversations.filter(({ isWithdrawn }) => !isWithdrawn)
  // Anybody can enter somebody's number, so the broker chooses between several senders.
  const only = open.length === 1 ? open[0] : undefined
  const form = useForm(inquiry.reply, {
    params: { id: row._id },
    start: { text: '', ...(only && { conversation: only._id }) },
    done: t('Reply sent'),
    failed: t('Failed to send the reply'),
    once: true,
    said: 'text',
    onDone: (reply) => onDone(reply.inquiry),
  })
  const chosen = form.hook.watch('conversation')
  const recipient = open.find(({ _id }) => _id === chosen)
  const isUnclear = open.length > 1 && !recipient
  const isSent = reachesSender(row, recipient)
  return (
    <Form form={form} label={t('Reply')}>
      <LeaveGuard form={form} />
      {open.length > 1 && (
        <SelectField
          form={form}
          name="conversation"
          label={t('Reply to')}
          placeholder={t('Choose a person')}
          required
          options={open.map((one) => ({ value: one._id, label: senderLabel(one) }))}
        />
      )}
      <TextareaField
        form={form}
        name="text"
        label={t('Reply')}
        rows={4}
        maxLength={4000}
        {...(!isUnclear && { help: replyHelp(row, recipient) })}
        required
      />
      <SubmitButton form={form} busy={t('Sending...')} className="self-end max-sm:w-full">
        {isUnclear || isSent ? t('Send reply') : t('Save reply')}
      </SubmitButton>
    </Form>
  )
}

/** Whether a reply leaves this page: an address that the broker does not see gets it too. */
const reachesSender = (row: Lead, recipient: LeadConversation | undefined) =>
  Boolean((recipient ?? row).email) || row.contact !== 'open' || recipient?.isSignedIn === true

function replyHelp(row: Lead, recipient: LeadConversation | undefined): string {
  const { email, name } = recipient ?? row
  if (email) return t('Also sent by email to {email}.', { email })
  if (reachesSender(row, recipient)) {
    return t('{name} reads your reply on BrickBazaar, and by email if they gave an address.', {
      name,
    })
  }
  return t('No email address: the reply is saved here only. Please call or use WhatsApp too.')
}
