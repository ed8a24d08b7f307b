/** Rounds are short so that the server can stop between two of them. */
const roundMs = 3_000

/** Repeats a step for one round or until it finds nothing; the rest is left to the next round. */
export async function workForARound(step: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + roundMs
  while (Date.now() < until) {
    if (!(await step())) return
  }
}
