import type { Document } from '#contract/document.ts'

/** How many bytes `recognise` needs. */
export const startLength = 16

const starts: readonly [Document['mediaType'], RegExp][] = [
  ['application/pdf', /^%PDF-\d/],
  ['image/png', /^\x89PNG\r\n.\n/s],
  ['image/jpeg', /^\xff\xd8\xff/],
]

/**
 * Returns the type of a file by its first bytes, whatever its name says; undefined for a type that
 * is not accepted.
 */
export function recognise(start: Buffer): Document['mediaType'] | undefined {
  const text = start.toString('latin1')
  return starts.find(([, pattern]) => pattern.test(text))?.[0]
}
