import { Copy } from 'lucide-react'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.ts'
import { t } from '#domain/locale/translate.ts'

interface ShownOnceProps {
  title: string
  /** The label and the text, as long as it is shown. */
  label: string
  secret: string | undefined
  onClose: () => void
}

/** Shows a secret once, with a button that copies it. */
export function ShownOnce({ title, label, secret, onClose }: ShownOnceProps) {
  return (
    <Dialog open={secret !== undefined} onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title}>
        <div className="space-y-4">
          <Alert tone="warning" title={t('Copy it now')}>
            {t('It cannot be shown again. Keep it like a password.')}
          </Alert>
          <p className="text-sm">
            <span className="block text-xs text-muted-foreground">{label}</span>
            <code className="block rounded-md border bg-muted p-3 text-xs break-all select-all">
              {secret}
            </code>
          </p>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {t('Close')}
            </Button>
            <Button onClick={() => void copyText(secret ?? '')}>
              <Copy aria-hidden />
              {t({ id: 'text.copy', message: 'Copy' })}
            </Button>
          </DialogFooter>
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** Copies a text and says so; if that fails, the text can still be selected on screen. */
async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(t('Copied'))
  } catch {
    toast.error(t('This could not be copied. Please select the text and copy it.'))
  }
}
