import { useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { Input } from '#app/ui/input.tsx'
import { Label } from '#app/ui/label.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { toast } from '#app/ui/toast.ts'

import { t } from '#domain/locale/translate.ts'

interface ReasonDialogProps {
  title: string
  /** The subject of the decision, and its consequence. */
  description: string
  /** The label of the confirming button: "Reject". */
  action: string
  /** The label of the reason, and who reads it. */
  label?: string
  help?: string
  presets: readonly string[]
  /** The message where the reason is missing. */
  missing: string
  /** Also asks for the last day: a day of the Indian calendar, this one or later. */
  endsFrom?: string
  onOpenChange: (open: boolean) => void
  /** The dialog stays open where this resolves to `false`. */
  onSend: (reason: string, until: string) => Promise<unknown>
}

/** Asks for the reason of a decision that affects somebody. Mounted only while open. */
export function ReasonDialog({ title, description, action, ...props }: ReasonDialogProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    const missing = reason.trim() === '' ? props.missing : undefined
    const open = props.endsFrom && until === '' ? t('Please choose the last day.') : undefined
    const said = missing ?? open
    if (said) {
      setProblem(said)
      toast.error(said)
      document.getElementById(missing ? id : `${id}-until`)?.focus()
      return
    }
    setBusy(true)
    try {
      if ((await props.onSend(reason.trim(), until)) !== false) props.onOpenChange(false)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open onOpenChange={(open) => !busy && props.onOpenChange(open)}>
      <DialogContent title={title} description={description}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <div className="space-y-2">
            <Label htmlFor={id}>{props.label ?? t('Reason')}</Label>
            <Textarea
              id={id}
              rows={3}
              maxLength={500}
              value={reason}
              required
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
              onChange={(event) => {
                setReason(event.target.value)
                setProblem(undefined)
              }}
            />
            {props.help && <p className="text-xs text-muted-foreground">{props.help}</p>}
            <ul aria-label={t('Common reasons')} className="flex flex-wrap gap-2">
              {props.presets.map((preset) => (
                <li key={preset}>
                  <button
                    type="button"
                    onClick={() => {
                      setReason(preset)
                      setProblem(undefined)
                    }}
                    className={
                      'min-h-8 rounded-md border px-2.5 ' +
                      'text-left text-xs text-muted-foreground ' +
                      'hover:bg-accent hover:text-foreground'
                    }
                  >
                    {preset}
                  </button>
                </li>
              ))}
            </ul>
          </div>
          {props.endsFrom && (
            <div className="mt-4 space-y-2">
              <Label htmlFor={`${id}-until`}>{t('Last day')}</Label>
              <Input
                id={`${id}-until`}
                type="date"
                min={props.endsFrom}
                value={until}
                required
                onChange={(event) => {
                  setUntil(event.target.value)
                  setProblem(undefined)
                }}
              />
            </div>
          )}
          {problem && (
            <p id={`${id}-problem`} className="mt-3 text-xs font-medium text-status-red-text">
              {problem}
            </p>
          )}
          <DialogFooter>
            <Button variant="outline" disabled={busy} onClick={() => props.onOpenChange(false)}>
              {t('Cancel')}
            </Button>
            <Button type="submit" variant="destructive" disabled={busy}>
              {busy ? t('Working...') : action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
