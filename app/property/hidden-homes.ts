import { useSyncExternalStore } from 'react'

/** Homes that a visitor hid, by the id that a home keeps when it is listed again. */
const key = 'bb-hidden'
const maxHidden = 500

const none: readonly string[] = []
let known: readonly string[] | undefined
const listeners = new Set<() => void>()

function current(): readonly string[] {
  if (known) return known
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    known = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : none
  } catch {
    known = none
  }
  return known
}

function subscribe(listener: () => void): () => void {
  const other = (event: StorageEvent) => {
    if (event.key !== key) return
    known = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', other)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', other)
  }
}

/** Whether a home is hidden, updated by other tabs too. */
export const useHidden = (id: string): boolean =>
  useSyncExternalStore(subscribe, current, () => none).includes(id)

/** Hides a home in this browser, or shows it again. */
export function setHidden(id: string, isHidden: boolean): void {
  const others = current().filter((other) => other !== id)
  known = isHidden ? [...others, id].slice(-maxHidden) : others
  try {
    localStorage.setItem(key, JSON.stringify(known))
  } catch {
    // Without storage it lasts as long as the page.
  }
  for (const tell of listeners) tell()
}
