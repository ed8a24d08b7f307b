import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { QrPicture } from '#app/kit/qr-picture.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Realm } from '#contract/access.ts'
import { secondFactor } from '#contract/account/second-factor.ts'
import { t } from '#domain/locale/translate.ts'

/** The key of an app that waits for its first code. */
export interface StartedApp {
  key: string
  address: string
}

interface AppSetupProps {
  realm: Realm
  started: StartedApp
  onClose: () => void
  /** Called with the recovery codes, if the account had none. */
  onEnrolled: (recoveryCodes: string[] | null) => void
}

/** Shows the key of an app, and asks for its first code. */
export function AppSetup({ realm, started, onClose, onEnrolled }: AppSetupProps) {
  const form = useForm(secondFactor[realm].confirmApp, {
    start: { code: '' },
    otherwise: t('That did not work. Please try again.'),
    onDone: ({ recoveryCodes }) => {
      // The codes are the confirmation; a toast would cover their buttons.
      if (!recoveryCodes) toast.success(t('Two-step verification is on'))
      onEnrolled(recoveryCodes)
    },
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('Set up an authenticator app')}
        description={t(
          'Scan this with an app such as Google Authenticator or Microsoft Authenticator. Then ' +
            'enter the code it shows.',
        )}
      >
        <Form form={form} label={t('Set up an authenticator app')}>
          <div className="flex flex-wrap items-center gap-5">
            <QrPicture text={started.address} label={t('QR code for the authenticator app')} />
            <div className="min-w-0 flex-1 basis-48 space-y-1 text-sm">
              <p className="text-muted-foreground">{t('No camera? Type this key into the app:')}</p>
              <code translate="no" className="font-mono break-all select-all">
                {started.key.replace(/.{4}(?=.)/g, '$& ')}
              </code>
            </div>
          </div>
          <TextField
            form={form}
            name="code"
            label={t('Code from your app')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={12}
            required
          />
          <DialogFooter className="mt-0">
            <Button variant="outline" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <SubmitButton form={form} busy={t('Checking...')}>
              {t('Turn on')}
            </SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
