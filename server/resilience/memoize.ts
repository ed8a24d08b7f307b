/**
 * Keeps the last answer of a costly question for a while and asks it once when many ask together.
 * A failed question is not kept.
 */
export function memoize<Answer>(
  milliseconds: number,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; until: number } | undefined
  return () => {
    if (!kept || kept.until < Date.now()) {
      const answer = ask()
      kept = { answer, until: Date.now() + milliseconds }
      answer.catch(() => {
        kept = undefined
      })
    }
    return kept.answer
  }
}
