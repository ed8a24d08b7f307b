import { useSyncExternalStore } from 'react'

/** Homes chosen for a comparison, stored in this browser only. */
const key = 'bb-compare'
export const maxChosen = 4

export interface Chosen {
  id: string
  title: string
}

const none: readonly Chosen[] = []
let known: readonly Chosen[] | undefined
const listeners = new Set<() => void>()

function read(): readonly Chosen[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(stored)) return none
    return stored
      .flatMap(({ id, title }) =>
        typeof id === 'string' && typeof title === 'string' ? { id, title } : [],
      )
      .slice(0, maxChosen)
  } catch {
    return none
  }
}

function current(): readonly Chosen[] {
  known ??= read()
  return known
}

function keep(chosen: readonly Chosen[]): void {
  known = chosen
  try {
    localStorage.setItem(key, JSON.stringify(chosen))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const tell of listeners) tell()
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

/** Returns the chosen homes, updated by other tabs too. */
export const useChosen = () => useSyncExternalStore(subscribe, current, () => none)

/** Adds or removes a home; returns whether there was room. */
export function toggleChosen(home: Chosen): boolean {
  const chosen = current()
  const others = chosen.filter(({ id }) => id !== home.id)
  if (others.length < chosen.length) keep(others)
  else if (chosen.length < maxChosen) keep([...chosen, home])
  else return false
  return true
}

export const clearChosen = () => keep(none)
