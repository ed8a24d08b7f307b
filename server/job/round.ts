/** A round ends after so many milliseconds, so that the server can stop between two. */
const roundMs = 3_000

/** Does step after step for one round, or until one finds nothing; the rest waits for the next. */
export async function workForARound(step: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + roundMs
  while (Date.now() < until) {
    if (!(await step())) return
  }
}
