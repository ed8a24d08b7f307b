/** Called when a statement begins; what it returns is called when the statement has ended. */
export type StatementWatch = (text: string) => ((error?: unknown) => void) | undefined

const watches = new Set<StatementWatch>()

/** Watches all statements of this process; the function it returns ends that. */
export function watchStatements(watch: StatementWatch): () => void {
  watches.add(watch)
  return () => void watches.delete(watch)
}

/** Runs a statement and reports it to all watchers. */
export async function watched<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
  if (watches.size === 0) return run()
  const ends = [...watches].map((watch) => watch(text))
  try {
    const result = await run()
    for (const end of ends) end?.()
    return result
  } catch (error) {
    for (const end of ends) end?.(error)
    throw error
  }
}
