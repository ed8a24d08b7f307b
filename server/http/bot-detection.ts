import { isbot } from 'isbot'

const known = new Map<string, boolean>()
/** Browsers a server meets are few; whoever sends a new name each time is not remembered. */
const maxLength = 2_000

/**
 * Whether a browser says that it is a machine; the pattern is long, so the answer is remembered.
 */
export function isRobot(userAgent = ''): boolean {
  const before = known.get(userAgent)
  if (before !== undefined) return before
  const answer = isbot(userAgent)
  if (known.size < maxLength) known.set(userAgent, answer)
  return answer
}
