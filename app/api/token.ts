import { useSyncExternalStore } from 'react'
import type { Realm } from '#contract/access.ts'

const keys: Record<Realm, string> = {
  administrator: 'bb_admin_token',
  customer: 'bb_customer_token',
  broker: 'bb_broker_token',
}

// Storage may be blocked or full: then the session lives as long as the page (UI-04).
const memory = new Map<Realm, string>()
const listeners = new Set<() => void>()

/**
 * Whether it can be sent: another program of this address may have kept anything under the name.
 */
const isSendable = (token: string) => /^[!-~]+$/.test(token)

/** The token of a realm, or `undefined` when nobody of that realm is signed in here. */
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
    // Memory holds it.
  }
  announce()
}

export function dropToken(realm: Realm): void {
  memory.delete(realm)
  try {
    localStorage.removeItem(keys[realm])
  } catch {
    // There was none to remove.
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

/** The realm's token, followed as it changes here or in another tab; `undefined` on the server. */
export function useToken(realm: Realm): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readToken(realm),
    () => undefined,
  )
}
