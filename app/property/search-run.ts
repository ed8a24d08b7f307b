/** What a saved search that was just run brings along to its list: how much was new until then. */
export interface SearchRun {
  newCount: number
  /** When it was run before, or saved. */
  since: string
}

/** It travels in the state of the page's entry in the history, in which anything may stand. */
export function searchRunOf(state: unknown): SearchRun | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { newCount, since } = state as Partial<SearchRun>
  return typeof newCount === 'number' && typeof since === 'string' ? { newCount, since } : undefined
}
