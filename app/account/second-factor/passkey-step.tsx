import { KeyRound } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { PasskeyProof, PasskeyRequest } from '#contract/account/passkey.ts'
import { FactorKind } from '#contract/account/second-factor.ts'
import { t } from '#domain/locale/translate.ts'
import { knowsPasskeys, passkeyProblem, provePasskey } from './passkey.ts'

/** Returns whether to ask for a passkey first, given these factors. */
export const asksForPasskey = (kinds: readonly FactorKind[]): boolean =>
  kinds.includes('passkey') && knowsPasskeys()

interface PasskeyStepProps {
  /** Fetches the challenge for the browser. */
  ask: () => Promise<PasskeyRequest>
  /** Sends the proof of the passkey, and continues. */
  prove: (passkey: PasskeyProof) => Promise<void>
  hasApp: boolean
  /** Called to use a code instead. */
  onOther: () => void
  children?: ReactNode
}

/** Asks for a passkey after a click, which some browsers require. */
export function PasskeyStep({ ask, prove, hasApp, onOther, children }: PasskeyStepProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const running = useRef(false)
  const run = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await prove(await provePasskey(await ask()))
    } catch (error) {
      setProblem(passkeyProblem(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return (
    <section
      aria-label={FactorKind.label('passkey')}
      aria-busy={busy}
      className="flex flex-col gap-5"
    >
      {problem && <Alert tone="error">{problem}</Alert>}
      <p className="text-sm text-muted-foreground">
        {t('Use your fingerprint, your face, your screen lock or a security key.')}
      </p>
      <Button size="lg" autoFocus disabled={busy} onClick={() => void run()}>
        <KeyRound aria-hidden />
        {busy ? t('Waiting for your device...') : t('Continue with a passkey')}
      </Button>
      <Button variant="link" className="h-11 self-start px-0" onClick={onOther}>
        {hasApp ? t('Use the code from your app') : t('Use a recovery code')}
      </Button>
      {children}
    </section>
  )
}
