import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#app/ui/dialog.tsx'
import { t } from '#domain/locale/translate.ts'

interface ConfirmProps {
  title: string
  /** What will happen, and whether it can be undone. */
  text: ReactNode
  /** The label of the confirming button: "Delete". */
  action: string
  /**
   * The dialog stays open and busy until this settles; it stays open where this resolves to
   * `false`.
   */
  onConfirm: () => unknown
  destructive?: boolean
  /**
   * The button that opens the dialog; absent where `open` is controlled elsewhere (a menu item).
   */
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** Asks for a confirmation of something important. */
export function Confirm({
  title,
  text,
  action,
  onConfirm,
  destructive = false,
  trigger,
  ...steered
}: ConfirmProps) {
  const [ownOpen, setOwnOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const open = steered.open ?? ownOpen
  const change = steered.onOpenChange ?? setOwnOpen
  const confirm = async () => {
    setBusy(true)
    try {
      if ((await onConfirm()) !== false) change(false)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open={open} onOpenChange={(next) => !busy && change(next)}>
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <DialogContent role="alertdialog" title={title} description={text} className="sm:max-w-md">
        <DialogFooter className="mt-2">
          <Button variant="outline" disabled={busy} onClick={() => change(false)}>
            {t('Cancel')}
          </Button>
          <Button
            variant={destructive ? 'destructive' : 'default'}
            disabled={busy}
            onClick={confirm}
          >
            {busy ? t('Working...') : action}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
