import { useId, useState } from 'react'
import { useSend } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { Label } from '#app/ui/label.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { toast } from '#app/ui/toast.ts'
import { type PropertyRow, property } from '#contract/property.ts'
import { propertyReasons } from '#contract/property-review.ts'
import { refusals } from '#contract/refusal.ts'

interface PropertyRejectProps {
  row: PropertyRow
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone?: () => void
}

/** Asks for the reason the broker will read; without one nothing is sent. */
export function PropertyReject({ row, open, onOpenChange, onDone }: PropertyRejectProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const { send, busy } = useSend(property.changeStatus, {
    done: 'Property status updated successfully',
    failed: 'Failed to update property status',
  })
  const reject = async () => {
    if (reason.trim() === '') {
      const sentence = refusals.rejection_reason_missing[1]
      setProblem(sentence)
      toast.error(sentence)
      document.getElementById(id)?.focus()
      return
    }
    const sent = await send({
      params: { id: row._id },
      body: { status: 'rejected', rejectionReason: reason, version: row.version },
    })
    if (!sent) return
    onOpenChange(false)
    onDone?.()
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Reject property" description={row.title}>
        <div className="space-y-2">
          <Label htmlFor={id}>Rejection reason</Label>
          <Textarea
            id={id}
            rows={4}
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
          {problem ? (
            <p id={`${id}-error`} className="text-xs font-medium text-status-red-text">
              {problem}
            </p>
          ) : (
            <p id={`${id}-help`} className="text-xs text-muted-foreground">
              The broker reads this and can mend the listing and send it again.
            </p>
          )}
          <ul aria-label="Common reasons" className="flex flex-wrap gap-2 pt-1">
            {propertyReasons.map((preset) => (
              <li key={preset}>
                <button
                  type="button"
                  onClick={() => setReason(preset)}
                  className="min-h-8 rounded-md border px-2.5 text-left text-xs text-muted-foreground hover:bg-accent hover:text-foreground"
                >
                  {preset}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <DialogFooter>
          <Button variant="outline" disabled={busy} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="destructive" disabled={busy} onClick={() => void reject()}>
            {busy ? 'Rejecting...' : 'Reject'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
