import { useEffect, useState } from 'react'
import { call } from '#app/api/call.ts'
import { useRead } from '#app/api/query.tsx'
import { onStepUp } from '#app/api/step-up.ts'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { PasswordField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import type { Realm } from '#contract/access.ts'
import { type FactorKind, secondFactor } from '#contract/account/second-factor.ts'
import { t } from '#domain/locale/translate.ts'
import { CodeField } from './code-field.tsx'
import { asksForPasskey, PasskeyStep } from './passkey-step.tsx'

interface Asked {
  answer: (isProven: boolean) => void
}

/** The dialog that asks for a proof of who acts, whenever a call of the realm needs one. */
export function StepUp({ realm }: { realm: Realm }) {
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    let answer: Asked['answer'] | undefined
    const remove = onStepUp(realm, () => {
      return new Promise((resolve) => {
        answer = resolve
        setAsked({ answer: resolve })
      })
    })
    return () => {
      remove()
      // Leaving the page with the dialog open proves nothing; waiting calls are ended.
      answer?.(false)
    }
  }, [realm])
  const close = (isProven: boolean) => {
    asked?.answer(isProven)
    setAsked(undefined)
  }
  return (
    <Dialog open={asked !== undefined} onOpenChange={(open) => !open && close(false)}>
      <DialogContent
        title={t('Confirm that it is you')}
        description={t('This is a sensitive step. After that we do not ask for 10 minutes.')}
        className="sm:max-w-md"
      >
        <Proof realm={realm} onClose={close} />
      </DialogContent>
    </Dialog>
  )
}

interface ProofProps {
  realm: Realm
  onClose: (isProven: boolean) => void
}

function Proof({ realm, onClose }: ProofProps) {
  const read = useRead(secondFactor[realm].state, {})
  return (
    <Loaded read={read} failed={t('Failed to load your account')} height="h-32">
      {({ factors }) => (
        <ByFactor realm={realm} kinds={factors.map(({ kind }) => kind)} onClose={onClose} />
      )}
    </Loaded>
  )
}

interface ByFactorProps extends ProofProps {
  kinds: FactorKind[]
}

function ByFactor({ realm, kinds, onClose }: ByFactorProps) {
  const [byPasskey, setByPasskey] = useState(() => asksForPasskey(kinds))
  const form = { realm, kinds, onClose, onPasskey: () => setByPasskey(true) }
  if (!byPasskey) return <ProofForm {...form} />
  return (
    <PasskeyStep
      hasApp={kinds.includes('app')}
      ask={() => call(secondFactor[realm].stepUpByPasskey, {})}
      prove={async (passkey) => {
        await call(secondFactor[realm].stepUp, { body: { passkey } })
        onClose(true)
      }}
      onOther={() => setByPasskey(false)}
    >
      <DialogFooter className="mt-0">
        <Button variant="outline" onClick={() => onClose(false)}>
          {t('Cancel')}
        </Button>
      </DialogFooter>
    </PasskeyStep>
  )
}

function ProofForm({
  realm,
  kinds,
  onClose,
  onPasskey,
}: ByFactorProps & { onPasskey: () => void }) {
  const asksForCode = kinds.length > 0
  const form = useForm(secondFactor[realm].stepUp, {
    start: asksForCode ? { code: '' } : { password: '' },
    otherwise: t('That did not work. Please try again.'),
    onDone: () => onClose(true),
  })
  return (
    <Form form={form} label={t('Confirm that it is you')}>
      {asksForCode ? (
        <CodeField form={form} kinds={kinds} onPasskey={onPasskey} />
      ) : (
        <PasswordField
          form={form}
          name="password"
          label={t('Password')}
          autoComplete="current-password"
          autoFocus
          required
        />
      )}
      <DialogFooter className="mt-0">
        <Button variant="outline" onClick={() => onClose(false)}>
          {t('Cancel')}
        </Button>
        <SubmitButton form={form} busy={t('Checking...')}>
          {t('Continue')}
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}
