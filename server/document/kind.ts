import type { Document } from '#contract/document.ts'

/** Number of bytes `recognise` needs. */
export const startLength = 16

const starts: readonly [Document['mediaType'], RegExp][] = [
  ['application/pdf', /^%PDF-\d/],
  ['image/png', /^\x89PNG\r\n.\n/s],
  ['image/jpeg', /^\xff\xd8\xff/],
]

/**
 * Returns the type of a file from its first bytes, whatever its name; undefined if it is not
 * accepted.
 */
export function recognise(start: Buffer): Document['mediaType'] | undefined {
  const text = start.toString('latin1')
  return starts.find(([, pattern]) => pattern.test(text))?.[0]
}
