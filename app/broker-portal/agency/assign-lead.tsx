import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#app/ui/dialog.tsx'
import { type AgencyMember, agency } from '#contract/agency/agency.ts'
import { leadAssignment } from '#contract/agency/lead-assignment.ts'
import type { Lead } from '#contract/inquiry/lead.ts'
import { t } from '#domain/locale/translate.ts'

/** The member of the agency who answers a lead, and the dialog that changes it. */
export function LeadAssignee({ row }: { row: Lead }) {
  const { data } = useRead(agency.get, {})
  const [open, setOpen] = useState(false)
  const members = data?.agency?.members
  if (!members || members.length < 2) return null
  return (
    <section
      aria-label={t('Answered by')}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm"
    >
      <div className="min-w-0">
        <p className="break-words">{assigneeText(row)}</p>
        {!row.broker.isYou && (
          <p className="break-words text-muted-foreground">
            {t('Enquiry to {name}', { name: row.broker.name })}
          </p>
        )}
      </div>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogTrigger asChild>
          <Button variant="outline" size="sm">
            {row.assignee ? t('Reassign') : t('Assign')}
          </Button>
        </DialogTrigger>
        <DialogContent
          title={row.assignee ? t('Reassign') : t('Assign')}
          description={t('{name} is told who answers. The number stays hidden from colleagues.', {
            name: row.name,
          })}
        >
          <AssignForm row={row} members={members} onDone={() => setOpen(false)} />
        </DialogContent>
      </Dialog>
    </section>
  )
}

/** "Answered by Asha Rao", "Answered by you" or "Not assigned" */
export function assigneeText({ assignee }: Lead): string {
  if (!assignee) return t('Not assigned')
  if (assignee.isYou) return t('Answered by you')
  return t('Answered by {name}', { name: assignee.name })
}

interface AssignProps {
  row: Lead
  members: readonly AgencyMember[]
  onDone: () => void
}

function AssignForm({ row, members, onDone }: AssignProps) {
  const navigate = useNavigate()
  const current = row.assignee ?? row.broker
  const form = useForm(leadAssignment.assign, {
    params: { id: row._id },
    start: { assigneeId: '', from: current._id, reason: '' },
    done: t('Enquiry assigned'),
    failed: t('Failed to assign the enquiry'),
    onDone: (reply) => {
      onDone()
      // After giving the lead away, the member may no longer see it.
      if (!reply.inquiry) void navigate('/broker-portal/inquiries')
    },
  })
  form.hook.register('from')
  const options = members
    .filter(({ _id, mayAnswer }) => mayAnswer && _id !== row.assignee?._id)
    .map(({ _id, name, isYou }) => ({
      value: _id,
      label: isYou ? t('{name} (you)', { name }) : name,
    }))
  return (
    <Form form={form} label={t('Assign')}>
      <SelectField
        form={form}
        name="assigneeId"
        label={t('Member')}
        placeholder={t('Choose a member')}
        options={options}
        required
      />
      <TextField form={form} name="reason" label={t('Reason')} />
      <DialogFooter className="mt-0">
        <SubmitButton form={form}>{t('Assign')}</SubmitButton>
      </DialogFooter>
    </Form>
  )
}
