/** Passed to the list by a saved search that was just run: how many homes were new. */
export interface SearchRun {
  newCount: number
  /** When it was last run before, or else saved. */
  since: string
}

/** Parses the state of the history entry, which may be anything. */
export function searchRunOf(state: unknown): SearchRun | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { newCount, since } = state as Partial<SearchRun>
  return typeof newCount === 'number' && typeof since === 'string' ? { newCount, since } : undefined
}
