const listeners = new Set<() => void>()

/** Said after every successful write. The query cache listens; public pages need not load it. */
export function announceChange(): void {
  for (const listener of listeners) listener()
}

/** Calls back after every successful write; returns how to stop. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
