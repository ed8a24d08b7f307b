interface Waiting<Question, Answer> {
  question: Question
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/**
 * Returns a loader that batches keys: those requested while a batch is in flight are loaded
 * together after it, up to a limit. So no result is older than its request, and a busy server sends
 * fewer queries than a quiet one. Results are in the order of the keys.
 */
export function makeBatchLoader<Question, Answer>(
  maxSize: number,
  ask: (questions: Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  const waiting: Waiting<Question, Answer>[] = []
  let isAsking = false

  async function askAll(): Promise<void> {
    isAsking = true
    // Waits a microtask, so that requests of the same tick are batched too.
    await undefined
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxSize)
      try {
        const answers = await ask(batch.map(({ question }) => question))
        // There are as many results as requests.
        for (const [at, one] of batch.entries()) one.resolve(answers[at] as Answer)
      } catch (error) {
        for (const one of batch) one.reject(error)
      }
    }
    isAsking = false
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (!isAsking) void askAll()
    })
}
