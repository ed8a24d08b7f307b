import { type ReactNode, useState } from 'react'
import { saveToken } from '#app/api/token.ts'
import { toast } from '#app/ui/toast.ts'
import type { Realm } from '#contract/access.ts'
import type { PendingSignIn } from '#contract/account/second-factor.ts'
import { FactorForm } from './second-factor/factor-form.tsx'

interface SignInSteps {
  /** Call it with the reply to the right password. */
  onPassword: (reply: { token: string } | PendingSignIn) => void
  /** The second step, in place of the form with the password; undefined until it is needed. */
  factorForm: ReactNode
}

/** The two steps of a sign-in in all three realms; `welcome` is shown once it is complete. */
export function useSignIn(realm: Realm, welcome: string, onSignedIn?: () => void): SignInSteps {
  const [pending, setPending] = useState<PendingSignIn['secondFactor']>()
  const enter = (token: string) => {
    toast.success(welcome)
    saveToken(realm, token)
    onSignedIn?.()
  }
  return {
    onPassword: (reply) => {
      if ('secondFactor' in reply) setPending(reply.secondFactor)
      else enter(reply.token)
    },
    factorForm: pending && (
      <FactorForm
        realm={realm}
        pending={pending}
        onEntered={enter}
        onBack={() => setPending(undefined)}
      />
    ),
  }
}
