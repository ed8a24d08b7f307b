interface Waiting<Question, Answer> {
  question: Question
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/**
 * Asks for many at once: the questions that come while others are being asked are asked together
 * after them, at most so many. So none is answered from before it was asked, and a busy server asks
 * less often than a quiet one. Answers in the order of the questions.
 */
export function makeBatchLoader<Question, Answer>(
  maxSize: number,
  ask: (questions: Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  const waiting: Waiting<Question, Answer>[] = []
  let isAsking = false

  async function askAll(): Promise<void> {
    isAsking = true
    // What is asked at the same moment is asked together too.
    await undefined
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxSize)
      try {
        const answers = await ask(batch.map(({ question }) => question))
        // As many as there were questions.
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
