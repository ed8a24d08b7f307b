import { isbot } from 'isbot'

const known = new Map<string, boolean>()
/**
 * Max cached user agents: a server sees few, and clients that vary theirs must not fill the memory.
 */
const maxLength = 2_000

/** Returns whether a user agent is a bot's; cached, because the pattern is long. */
export function isRobot(userAgent = ''): boolean {
  const before = known.get(userAgent)
  if (before !== undefined) return before
  const answer = isbot(userAgent)
  if (known.size < maxLength) known.set(userAgent, answer)
  return answer
}
