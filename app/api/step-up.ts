import type { Realm } from '#contract/access.ts'

type Ask = () => Promise<boolean>

const asks = new Map<Realm, Ask>()
const open = new Map<Realm, Promise<boolean>>()

/** Registers the dialog that asks for a proof; returns a function that removes it. */
export function onStepUp(realm: Realm, ask: Ask): () => void {
  asks.set(realm, ask)
  return () => {
    if (asks.get(realm) === ask) asks.delete(realm)
  }
}

/**
 * Asks for a proof of who acts and resolves to whether it was given; concurrent calls share one
 * dialog. Without a dialog on the page it resolves to false.
 */
export function askForProof(realm: Realm): Promise<boolean> {
  const running = open.get(realm)
  if (running) return running
  const answer = asks.get(realm)?.() ?? Promise.resolve(false)
  const asked = answer.finally(() => open.delete(realm))
  open.set(realm, asked)
  return asked
}
