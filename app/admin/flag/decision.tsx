import { useId, useState } from 'react'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { toast } from '#app/ui/toast.ts'
import { type Flag, FlagAct, flag } from '#contract/flag.ts'
import { refusalText } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'

/** Decides all open reports of a listing together. */
export function FlagDecision({ row, onDone }: { row: Flag; onDone: () => void }) {
  const [rejecting, setRejecting] = useState(false)
  const { send, busy } = useSend(flag.decide, {
    done: t('Decision saved'),
    failed: t('Failed to save the decision'),
    onDone,
  })
  const decide = (act: FlagAct, rejectionReason?: string) =>
    send({
      params: { id: row._id },
      body: { act, decidedOn: row.status, ...(rejectionReason && { rejectionReason }) },
    })
  return (
    <section aria-label={t('Decision')} className="space-y-4">
      <p className="text-sm text-muted-foreground">
        {t(
          '{count, plural, one {Your decision applies to this report.} other {Your ' +
            'decision applies to all # reports of this listing.}}',
          { count: row.open },
        )}
      </p>
      {rejecting && (
        <RejectReason busy={busy} onReject={(reason) => void decide('reject', reason)} />
      )}
      <DialogFooter>
        {row.may.includes('reject') && !rejecting && (
          <Button variant="outline" disabled={busy} onClick={() => setRejecting(true)}>
            {FlagAct.labels.reject}
          </Button>
        )}
        {row.may.includes('review') && (
          <Confirm
            title={t('Return to review?')}
            text={t('The listing goes offline until it is approved again. We notify its broker.')}
            action={FlagAct.labels.review}
            onConfirm={() => decide('review')}
            trigger={
              <Button variant="outline" disabled={busy}>
                {FlagAct.labels.review}
              </Button>
            }
          />
        )}
        <Button variant="outline" disabled={busy} onClick={() => void decide('dismiss')}>
          {FlagAct.labels.dismiss}
        </Button>
        <Button disabled={busy} onClick={() => void decide('resolve')}>
          {FlagAct.labels.resolve}
        </Button>
      </DialogFooter>
    </section>
  )
}

/** The reason for the broker; without one nothing is sent. */
function RejectReason({ busy, onReject }: { busy: boolean; onReject: (reason: string) => void }) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const reject = () => {
    if (reason.trim() !== '') return onReject(reason)
    const sentence = refusalText('rejection_reason_missing')
    setProblem(sentence)
    toast.error(sentence)
    document.getElementById(id)?.focus()
  }
  return (
    <div className="space-y-3">
      <FieldFrame
        id={id}
        label={t('Rejection reason')}
        required
        error={problem}
        help={t('The broker sees this reason, and can correct the listing and submit it again.')}
      >
        <Textarea
          id={id}
          rows={3}
          maxLength={500}
          value={reason}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : `${id}-help`}
          onChange={(event) => {
            setReason(event.target.value)
            setProblem(undefined)
          }}
        />
      </FieldFrame>
      <Button variant="destructive" disabled={busy} onClick={reject}>
        {busy ? t('Rejecting...') : t('Reject')}
      </Button>
    </div>
  )
}
