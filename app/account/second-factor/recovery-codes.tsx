import { Copy, Download } from 'lucide-react'
import { saveBlob } from '#app/api/download.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.ts'
import { t } from '#domain/locale/translate.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onClose: () => void
}

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t('Codes copied'))
    } catch {
      toast.error(t('The codes could not be copied'))
    }
  }
  const save = () =>
    saveBlob(new Blob([text], { type: 'text/plain' }), 'brickbazaar-recovery-codes.txt')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('Save your recovery codes')}
        description={t('If you lose your phone, one of these codes lets you in. Each works once.')}
        className="sm:max-w-md"
        // The codes are not shown again, so a click outside must not close the dialog.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Alert tone="warning">
          {t('We show them only now. Keep them where you keep important papers.')}
        </Alert>
        <ul
          aria-label={t('Recovery codes')}
          className="my-4 grid gap-x-6 gap-y-1.5 rounded-md bg-muted p-4 sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>
              <code translate="no" className="font-mono text-sm whitespace-nowrap">
                {code}
              </code>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={() => void copy()}>
            <Copy aria-hidden />
            {t('Copy codes')}
          </Button>
          <Button variant="outline" onClick={save}>
            <Download aria-hidden />
            {t('Download')}
          </Button>
        </div>
        <DialogFooter>
          <Button onClick={onClose}>{t('I have saved them')}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
