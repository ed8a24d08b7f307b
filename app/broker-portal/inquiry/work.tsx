import { useEffect } from 'react'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { type Lead, type LeadConversation, LeadStage } from '#contract/inquiry/lead.ts'
import { senderLabel } from './story.tsx'

interface WorkProps {
  row: Lead
  onDone: (row: Lead) => void
}

/** Stage, follow-up and note of a lead, saved together. */
export function InquiryWork({
  row,
  conversations,
  onDone,
}: WorkProps & { conversations: LeadConversation[] }) {
  const form = useForm(inquiry.change, {
    params: { id: row._id },
    start: {
      stage: row.stage,
      followUpOn: row.followUpOn,
      note: '',
      version: row.version,
    },
    done: 'Inquiry updated',
    failed: 'Failed to update inquiry',
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
    <Form form={form} label="Next step">
      <LeaveGuard form={form} />
      {!row.isSpam && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField form={form} name="stage" label="Stage" options={stages} />
          {row.may.includes('follow-up') && (
            <TextField form={form} name="followUpOn" label="Follow up on" type="date" clearable />
          )}
          {conversations.length > 1 && (
            <SelectField
              form={form}
              name="conversation"
              label="This step is with"
              placeholder="Choose a person"
              options={conversations.map((one) => ({ value: one._id, label: senderLabel(one) }))}
            />
          )}
        </div>
      )}
      <TextareaField
        form={form}
        name="note"
        label="Note"
        rows={2}
        maxLength={2000}
        help="Only you can read it."
      />
      <SubmitButton form={form} className="self-end max-sm:w-full">
        Save
      </SubmitButton>
    </Form>
  )
}

/** A reply: stored in the conversation, and sent by email where there is an address. */
export function InquiryReply({
  row,
  conversations,
  onDone,
}: WorkProps & { conversations: LeadConversation[] }) {
  const open = conversations.filter(({ isWithdrawn }) => !isWithdrawn)
  // Anybody can enter somebody's number, so the broker chooses between several senders.
  const only = open.length === 1 ? open[0] : undefined
  const form = useForm(inquiry.reply, {
    params: { id: row._id },
    start: { text: '', ...(only && { conversation: only._id }) },
    done: 'Reply sent',
    failed: 'Failed to send the reply',
    once: true,
    said: 'text',
    onDone: (reply) => onDone(reply.inquiry),
  })
  const chosen = form.hook.watch('conversation')
  const recipient = open.find(({ _id }) => _id === chosen)
  const isUnclear = open.length > 1 && !recipient
  const { email } = recipient ?? row
  const help = email
    ? `Goes to ${email} by e-mail.`
    : 'There is no e-mail address, so this is only kept here. Please call or use WhatsApp too.'
  return (
    <Form form={form} label="Reply">
      <LeaveGuard form={form} />
      {open.length > 1 && (
        <SelectField
          form={form}
          name="conversation"
          label="Reply to"
          placeholder="Choose a person"
          required
          options={open.map((one) => ({ value: one._id, label: senderLabel(one) }))}
        />
      )}
      <TextareaField
        form={form}
        name="text"
        label="Reply"
        rows={4}
        maxLength={4000}
        {...(!isUnclear && { help })}
        required
      />
      <SubmitButton form={form} busy="Sending..." className="self-end max-sm:w-full">
        {isUnclear || email ? 'Send reply' : 'Keep reply'}
      </SubmitButton>
    </Form>
  )
}
