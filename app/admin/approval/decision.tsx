import { useId, useState } from 'react'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { type Approval, approval } from '#contract/approval/approval.ts'
import { t } from '#domain/locale/translate.ts'

interface ApprovalDecisionProps {
  row: Approval
  onDone: () => void
}

/** Approves or declines the request of somebody else, or withdraws one’s own. */
export function ApprovalDecision({ row, onDone }: ApprovalDecisionProps) {
  const id = useId()
  const [note, setNote] = useState('')
  const { send, busy } = useSend(approval.decide, {
    done: t('Decision saved'),
    failed: t('Failed to save the decision'),
    onDone,
  })
  const decide = (act: Approval['may'][number]) =>
    send({ params: { id: row._id }, body: { act, ...(note.trim() && { reason: note }) } })
  if (row.may.includes('withdraw')) {
    return (
      <section aria-label={t('Decision')} className="space-y-4">
        <Alert tone="info" title={t('Another administrator has to approve this.')} />
        <DialogFooter>
          <Button variant="outline" disabled={busy} onClick={() => void decide('withdraw')}>
            {t('Withdraw the request')}
          </Button>
        </DialogFooter>
      </section>
    )
  }
  return (
    <section aria-label={t('Decision')} className="space-y-4">
      <FieldFrame
        id={id}
        label={t('Note')}
        help={t('Shown with the request to {name}.', { name: row.askedBy })}
      >
        <Textarea
          id={id}
          rows={2}
          maxLength={500}
          value={note}
          aria-describedby={`${id}-help`}
          onChange={(event) => setNote(event.target.value)}
        />
      </FieldFrame>
      <DialogFooter>
        <Button variant="outline" disabled={busy} onClick={() => void decide('decline')}>
          {t('Decline')}
        </Button>
        <Confirm
          title={t('Approve this request?')}
          text={
            row.act === 'customer.erase'
              ? t('The account and everything personal are erased at once. This cannot be undone.')
              : t('This is done at once, in your name and that of {name}.', { name: row.askedBy })
          }
          action={t('Approve')}
          destructive={row.act === 'customer.erase'}
          onConfirm={() => decide('approve')}
          trigger={<Button disabled={busy}>{t('Approve')}</Button>}
        />
      </DialogFooter>
    </section>
  )
}
