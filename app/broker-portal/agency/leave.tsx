import { useState } from 'react'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#app/ui/dialog.tsx'
import { type Agency, type AgencyMember, agency } from '#contract/agency/agency.ts'
import { t } from '#domain/locale/translate.ts'

/** Removes a member and hands over the member's open enquiries. */
export function RemoveMember({ agency: row, member }: { agency: Agency; member: AgencyMember }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost">{t('Remove')}</Button>
      </DialogTrigger>
      <DialogContent
        title={t('Remove {name}?', { name: member.name })}
        description={t('Enquiries about their own listings stay with them.')}
      >
        <RemovalForm
          agency={row}
          member={member}
          action={t('Remove')}
          onDone={() => setOpen(false)}
        />
      </DialogContent>
    </Dialog>
  )
}

/** Leaves the agency, or closes it as its last member. */
export function LeaveAgency({
  agency: row,
  onDone,
}: {
  agency: Agency
  onDone: (left: boolean) => void
}) {
  const [open, setOpen] = useState(false)
  const own = row.members.find(({ isYou }) => isYou)
  const isLast = row.members.length === 1
  // An owner has to make another member the owner first.
  if (!own || (row.role === 'owner' && !isLast)) return null
  const action = isLast ? t('Close agency') : t('Leave agency')
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">{action}</Button>
      </DialogTrigger>
      <DialogContent
        title={isLast ? t('Close this agency?') : t('Leave this agency?')}
        description={t('Your listings and the enquiries about them stay with you.')}
      >
        <RemovalForm agency={row} member={own} action={action} onDone={() => onDone(true)} />
      </DialogContent>
    </Dialog>
  )
}

interface RemovalProps {
  agency: Agency
  member: AgencyMember
  action: string
  onDone: () => void
}

function RemovalForm({ agency: row, member, action, onDone }: RemovalProps) {
  const form = useForm(agency.removeMember, {
    params: { id: member._id },
    start: { successorId: '' },
    done: t('Saved'),
    failed: t('Failed to save'),
    onDone,
  })
  const others = row.members.filter((one) => one._id !== member._id && one.mayAnswer)
  return (
    <Form form={form} label={action}>
      {member.openLeads > 0 && (
        <SelectField
          form={form}
          name="successorId"
          label={t('Who answers instead')}
          placeholder={t('The owner')}
          options={others.map(({ _id, name }) => ({ value: _id, label: name }))}
          help={t(
            '{count, plural, one {# open enquiry, with the visits booked for it} other ' +
              '{# open enquiries, with the visits booked for them}}',
            { count: member.openLeads },
          )}
        />
      )}
      <DialogFooter className="mt-0">
        <SubmitButton form={form} variant="destructive">
          {action}
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}
