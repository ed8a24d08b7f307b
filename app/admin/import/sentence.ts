import { CallRefused, serverSentence } from '#app/api/failure.ts'
import type { ImportDetail } from '#contract/import/import.ts'
import { counted } from '#domain/text/format-number.ts'

/**
 * Returns the messages of a failed import without repetition: what failed, where the server has no
 * message for it (FRM-2), the reason, and the messages of single fields.
 */
export function sentencesOf(error: unknown, failed: string): string[] {
  const said = error instanceof Error ? error.message : String(error)
  const fields = error instanceof CallRefused ? Object.values(error.fields) : []
  return [...new Set([...(serverSentence(error) ? [] : [`${failed}.`]), said, ...fields])]
}

/** Returns a file size in the largest readable unit; 1 KB is 1,024 bytes. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte')
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** The origin of the column mapping, in words. */
export const originText: Record<ImportDetail['mappingFrom'], string> = {
  layout: 'The columns were recognised: this layout is known.',
  remembered: 'The columns are matched as they were the last time a file had these headers.',
  proposed: 'The matching is proposed from the headers and their values. Please check it.',
  given: 'The columns are matched as you said. Files with the same headers will be matched alike.',
}
