import { CallRefused, serverSentence } from '#app/api/failure.ts'
import type { ImportDetail } from '#contract/import/import.ts'
import { msg, t } from '#domain/locale/translate.ts'

/**
 * Returns the messages of a failed import without repetition: what failed, where the server has no
 * message for it (FRM-2), the reason, and the messages of single fields.
 */
export function sentencesOf(error: unknown, failed: string): string[] {
  const said = error instanceof Error ? error.message : String(error)
  const fields = error instanceof CallRefused ? Object.values(error.fields) : []
  return [
    ...new Set([
      ...(serverSentence(error) ? [] : [t('{sentence}.', { sentence: failed })]),
      said,
      ...fields,
    ]),
  ]
}

/** Returns a file size in the largest readable unit; 1 KB is 1,024 bytes. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return t('{count, plural, one {# byte} other {# bytes}}', { count: bytes })
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** The origin of the column mapping, in words. */
export const originText: Record<ImportDetail['mappingFrom'], string> = {
  layout: msg('We know this layout and have matched its columns.'),
  remembered: msg('The columns are matched as in the last file with these headers.'),
  proposed: msg('We suggest these fields by the headers and values. Please check them.'),
  given: msg('The columns are matched as you chose.'),
}
