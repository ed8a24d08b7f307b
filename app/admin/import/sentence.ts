import { CallRefused, serverSentence } from '#app/api/failure.ts'
import type { ImportDetail } from '#contract/import/import.ts'
import { withCommas } from '#domain/text/format-number.ts'

/**
 * The message of a failed import, each part once: what failed, where the server has no sentence of
 * its own for it (FRM-2), the reason, and the sentences of single fields.
 */
export function sentencesOf(error: unknown, failed: string): string[] {
  const said = error instanceof Error ? error.message : String(error)
  const fields = error instanceof CallRefused ? Object.values(error.fields) : []
  return [...new Set([...(serverSentence(error) ? [] : [`${failed}.`]), said, ...fields])]
}

/** `1 row`, `13,320 rows`, in Indian grouping. */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${withCommas(value)} ${value === 1 ? one : many}`
}

/** A file's size in the largest unit that keeps it readable; 1 KB is 1,024 bytes. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte')
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** Where the matching of the columns came from. */
export const originText: Record<ImportDetail['mappingFrom'], string> = {
  layout: 'The columns were recognised: this layout is known.',
  remembered: 'The columns are matched as they were the last time a file had these headers.',
  proposed: 'The matching is proposed from the headers and their values. Please look it through.',
  given: 'The columns are matched as you said. Files with the same headers will be matched alike.',
}
