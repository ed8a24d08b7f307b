import { type FormEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { Label } from '#app/ui/label.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { msg, t } from '#domain/locale/translate.ts'

/** The statuses without access. */
export type Rest = 'inactive' | 'blocked'

const titles: Record<Rest, string> = {
  inactive: msg('Deactivate {who}'),
  blocked: msg('Block {who}'),
}
const actions: Record<Rest, string> = { inactive: msg('Deactivate'), blocked: msg('Block') }

interface DeactivateCustomerProps {
  status: Rest
  /** The customers it is about: a name, or "3 customers". */
  who: string
  onClose: () => void
  /** The dialog stays open where this resolves to `false`. */
  onSend: (reason: string | undefined) => Promise<unknown>
}

/** Confirms before customers are signed out, with an optional reason. Mounted only while open. */
export function DeactivateCustomer({ status, who, onClose, onSend }: DeactivateCustomerProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      if ((await onSend(reason.trim() || undefined)) !== false) onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={t(titles[status], { who })}
        description={t('They will be signed out and cannot sign in until you activate them again.')}
        className="sm:max-w-md"
      >
        <form noValidate onSubmit={(event) => void send(event)}>
          <div className="space-y-2">
            <Label htmlFor={id}>{t('Reason (optional)')}</Label>
            <Textarea
              id={id}
              rows={3}
              maxLength={500}
              value={reason}
              aria-describedby={`${id}-help`}
              onChange={(event) => setReason(event.target.value)}
            />
            <p id={`${id}-help`} className="text-xs text-muted-foreground">
              {t('Saved in the history. Not shown to the customer.')}
            </p>
          </div>
          <DialogFooter>
            <Button variant="outline" disabled={busy} onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button
              type="submit"
              variant={status === 'blocked' ? 'destructive' : 'default'}
              disabled={busy}
            >
              {busy ? t('Working...') : t(actions[status])}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
