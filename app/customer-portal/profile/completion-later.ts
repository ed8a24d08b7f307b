import { useSyncExternalStore } from 'react'

// "Later" is stored per account for seven days (CUS-2).
const rest = 7 * 24 * 60 * 60 * 1000
const keyOf = (customerId: string) => `bb-profile-later-${customerId}`

// Used where storage is blocked; lasts as long as the page.
const memory = new Map<string, number>()
const listeners = new Set<() => void>()

/** Hides the reminder about the profile for a week, for this account. */
export function remindLater(customerId: string): void {
  const until = Date.now() + rest
  memory.set(customerId, until)
  try {
    localStorage.setItem(keyOf(customerId), String(until))
  } catch {
    // The copy in memory is used.
  }
  for (const listener of listeners) listener()
}

function rests(customerId: string): boolean {
  let until = memory.get(customerId) ?? 0
  try {
    until = Math.max(until, Number(localStorage.getItem(keyOf(customerId))) || 0)
  } catch {
    // The copy in memory is used.
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
