/**
 * Keeps the last answer of a costly question for a while and asks it once when many ask together.
 * A failed question is not kept.
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
