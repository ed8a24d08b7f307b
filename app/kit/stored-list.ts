import { useSyncExternalStore } from 'react'

/** A list stored in this browser only, the same in all of its tabs. */
interface StoredList<T> {
  get: () => readonly T[]
  save: (items: readonly T[]) => void
  /** Returns the list, updated by other tabs too; empty on the server. */
  useItems: () => readonly T[]
}

/** Returns the stored list of a key, without invalid items. */
export function storedList<T>(key: string, isItem: (value: unknown) => value is T): StoredList<T> {
  const none: readonly T[] = []
  let known: readonly T[] | undefined
  const listeners = new Set<() => void>()

  const get = (): readonly T[] => {
    known ??= parse(key).filter(isItem)
    return known
  }
  const save = (items: readonly T[]): void => {
    known = items
    try {
      localStorage.setItem(key, JSON.stringify(items))
    } catch {
      // Without storage the list lasts as long as the page.
    }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    const changeElsewhere = (event: StorageEvent) => {
      if (event.key !== key) return
      known = undefined
      listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', changeElsewhere)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', changeElsewhere)
    }
  }
  return { get, save, useItems: () => useSyncExternalStore(subscribe, get, () => none) }
}

function parse(key: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
