import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { call } from '#app/api/call.ts'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Realm } from '#contract/access.ts'
import type { NewPasskey } from '#contract/account/passkey.ts'
import { secondFactor } from '#contract/account/second-factor.ts'
import { deviceName } from '#domain/contact/device-name.ts'
import { t } from '#domain/locale/translate.ts'
import { makePasskey, passkeyProblem } from './passkey.ts'

interface AddPasskeyProps {
  realm: Realm
  /** Called with the recovery codes, if the account had none. */
  onEnrolled: (recoveryCodes: string[] | null) => void
}

/** Asks the browser for a new passkey, then for its name. */
export function AddPasskey({ realm, onEnrolled }: AddPasskeyProps) {
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<NewPasskey>()
  const running = useRef(false)
  const start = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      setMade(await makePasskey(await call(secondFactor[realm].addPasskey, {})))
    } catch (error) {
      toast.error(passkeyProblem(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="outline" disabled={busy} onClick={() => void start()}>
        <KeyRound aria-hidden />
        {busy ? t('Waiting for your device...') : t('Add a passkey')}
      </Button>
      {made && (
        <NamePasskey
          realm={realm}
          made={made}
          onClose={() => setMade(undefined)}
          onEnrolled={(codes) => {
            setMade(undefined)
            onEnrolled(codes)
          }}
        />
      )}
    </>
  )
}

interface NamePasskeyProps extends AddPasskeyProps {
  made: NewPasskey
  onClose: () => void
}

function NamePasskey({ realm, made, onClose, onEnrolled }: NamePasskeyProps) {
  const form = useForm(secondFactor[realm].confirmPasskey, {
    start: { name: deviceName(navigator.userAgent), passkey: made },
    otherwise: t('That did not work. Please try again.'),
    onDone: ({ recoveryCodes }) => {
      // The codes are the confirmation; a toast would cover their buttons.
      if (!recoveryCodes) toast.success(t('Passkey added'))
      onEnrolled(recoveryCodes)
    },
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('Name this passkey')}
        description={t('So that you can tell your devices apart later.')}
        className="sm:max-w-md"
        // The passkey is not saved without a name, so a click outside must not close the dialog.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Form form={form} label={t('Name this passkey')}>
          <TextField form={form} name="name" label={t('Name')} maxLength={60} required />
          <DialogFooter className="mt-0">
            <Button variant="outline" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <SubmitButton form={form}>{t('Save')}</SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
