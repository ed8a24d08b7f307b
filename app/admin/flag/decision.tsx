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

/** Decides all open reports of a listing together. */
export function FlagDecision({ row, onDone }: { row: Flag; onDone: () => void }) {
  const [rejecting, setRejecting] = useState(false)
  const { send, busy } = useSend(flag.decide, {
    done: 'Report decided',
    failed: 'Failed to decide the report',
    onDone,
  })
  const decide = (act: FlagAct, rejectionReason?: string) =>
    send({
      params: { id: row._id },
      body: { act, decidedOn: row.status, ...(rejectionReason && { rejectionReason }) },
    })
  const count = row.open === 1 ? 'the report' : `all ${row.open} reports`
  return (
    <section aria-label="Decision" className="space-y-4">
      <p className="text-sm text-muted-foreground">
        The decision settles {count} of this listing at once.
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
            title="Take back to review?"
            text="The listing leaves the site and waits for review. Its broker is told."
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
        label="Rejection reason"
        required
        error={problem}
        help="The broker reads this and can mend the listing and send it again."
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
        {busy ? 'Rejecting...' : 'Reject'}
      </Button>
    </div>
  )
}
