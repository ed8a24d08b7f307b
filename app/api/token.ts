import { useSyncExternalStore } from 'react'
import type { Realm } from '#contract/access.ts'

const keys: Record<Realm, string> = {
  administrator: 'bb_admin_token',
  customer: 'bb_customer_token',
  broker: 'bb_broker_token',
}

// Used where storage is blocked or full; the session then lasts as long as the page (UI-04).
const memory = new Map<Realm, string>()
const listeners = new Set<() => void>()

/**
 * Whether the token is a valid header value: another program on this origin may have stored
 * anything under the name.
 */
const isSendable = (token: string) => /^[!-~]+$/.test(token)

/** Returns the token of a realm, or `undefined` where nobody of that realm is signed in here. */
export function readToken(realm: Realm): string | undefined {
  try {
    const stored = localStorage.getItem(keys[realm])
    return stored && isSendable(stored) ? stored : memory.get(realm)
  } catch {
    return memory.get(realm)
  }
}

export function saveToken(realm: Realm, token: string): void {
  memory.set(realm, token)
  try {
    localStorage.setItem(keys[realm], token)
  } catch {
    // The copy in memory is used.
  }
  announce()
}

export function dropToken(realm: Realm): void {
  memory.delete(realm)
  try {
    localStorage.removeItem(keys[realm])
  } catch {
    // Blocked storage has nothing to remove.
  }
  announce()
}

function announce(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab signed in or out.
  const fromElsewhere = (event: StorageEvent) => {
    if (event.key !== null && !Object.values(keys).includes(event.key)) return
    if (event.newValue === null) memory.clear()
    listener()
  }
  window.addEventListener('storage', fromElsewhere)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromElsewhere)
  }
}

/** The realm's token, updated when it changes here or in another tab; `undefined` on the server. */
export function useToken(realm: Realm): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readToken(realm),
    () => undefined,
  )
}
