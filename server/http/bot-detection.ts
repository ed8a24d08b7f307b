import { isbot } from 'isbot'

const known = new Map<string, boolean>()
/**
 * Max cached user agents and their length: a server sees few, and clients that vary theirs must not
 * fill the memory.
 */
const maxCached = 2_000
const maxLength = 300

/** Returns whether a user agent is a bot's; cached, because the pattern is long. */
export function isRobot(userAgent = ''): boolean {
  const before = known.get(userAgent)
  if (before !== undefined) return before
  const answer = isbot(userAgent)
  if (known.size < maxCached && userAgent.length <= maxLength) known.set(userAgent, answer)
  return answer
}
