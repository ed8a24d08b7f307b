import { useSyncExternalStore } from 'react'

// "Later" is remembered for seven days and each account (CUS-2).
const rest = 7 * 24 * 60 * 60 * 1000
const keyOf = (customerId: string) => `bb-profile-later-${customerId}`

// Storage may be blocked: then it holds as long as the page.
const memory = new Map<string, number>()
const listeners = new Set<() => void>()

/** Lets the reminder about the profile rest for a week, for this account. */
export function remindLater(customerId: string): void {
  const until = Date.now() + rest
  memory.set(customerId, until)
  try {
    localStorage.setItem(keyOf(customerId), String(until))
  } catch {
    // Memory holds it.
  }
  for (const listener of listeners) listener()
}

function rests(customerId: string): boolean {
  let until = memory.get(customerId) ?? 0
  try {
    until = Math.max(until, Number(localStorage.getItem(keyOf(customerId))) || 0)
  } catch {
    // Nothing more is known.
  }
  return until > Date.now()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useReminderRests(customerId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => rests(customerId),
    () => true,
  )
}
