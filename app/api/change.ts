const listeners = new Set<() => void>()

/** Announces a successful write. The query cache listens; public pages need not load it. */
export function announceChange(): void {
  for (const listener of listeners) listener()
}

/** Calls the listener after every successful write; returns a function that unsubscribes. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
