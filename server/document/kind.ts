import type { Document } from '#contract/document.ts'

/** How many bytes the recognition needs. */
export const startLength = 16

const starts: readonly [Document['mediaType'], RegExp][] = [
  ['application/pdf', /^%PDF-\d/],
  ['image/png', /^\x89PNG\r\n.\n/s],
  ['image/jpeg', /^\xff\xd8\xff/],
]

/**
 * What a file is by its first bytes, whatever its name and its sender say; else it is not taken.
 */
export function recognise(start: Buffer): Document['mediaType'] | undefined {
  const text = start.toString('latin1')
  return starts.find(([, pattern]) => pattern.test(text))?.[0]
}
