import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** How many bytes of JavaScript objects the work leaves in memory. */
export function bytesLeftBy(work: () => void): number {
  collect()
  const before = process.memoryUsage().heapUsed
  work()
  collect()
  return process.memoryUsage().heapUsed - before
}
