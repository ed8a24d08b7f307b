import type { Writable } from 'node:stream'
import type { LogTarget } from './log.ts'

/**
 * Lines for a stream, those of one turn of the loop in one write: one for each request took a tenth
 * of a quick answer's time. None is held longer, and what is left when the process ends is written
 * then. Whoever read them may go; the server stays.
 */
export function linesTo(stream: Writable): LogTarget {
  let waiting = ''
  const flush = () => {
    const lines = waiting
    waiting = ''
    if (lines) stream.write(lines)
  }
  process.on('exit', flush)
  stream.on('error', () => undefined)
  return {
    write: (line) => {
      if (!waiting) setImmediate(flush)
      waiting += line
    },
  }
}
