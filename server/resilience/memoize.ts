/**
 * Caches the result of an expensive call for a while; concurrent callers share one call. A failure
 * is not cached.
 */
export function memoize<Answer>(
  milliseconds: number,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let cached: { answer: Promise<Answer>; until: number } | undefined
  return () => {
    if (!cached || cached.until < Date.now()) {
      const answer = ask()
      cached = { answer, until: Date.now() + milliseconds }
      answer.catch(() => {
        cached = undefined
      })
    }
    return cached.answer
  }
}
