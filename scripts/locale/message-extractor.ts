import type { ExtractorType } from '@lingui/conf'
import { findMessageCalls, type MessageCall } from './message-call.ts'

/** Finds the messages of a file for the catalogues, as the build does for browsers. */
export const messageExtractor: ExtractorType = {
  match: (file) => /\.tsx?$/.test(file),
  extract(file, code, onMessageExtracted) {
    for (const call of findMessageCalls(file, code)) {
      const { id, text: message, line } = call
      const origin: [string, number] = [file, line]
      onMessageExtracted({ id, message, comment: commentOf(call), origin, placeholders: {} })
    }
  },
}

const maxWords = 5

/** Whether a text explains itself, unlike a label. */
export const isSentence = (text: string): boolean =>
  /(?<!\.\.)[.!?]$/.test(text) || text.split(/\s+/).length > maxWords

/** Returns what translators have to know of a text: the author's comment, its place, its values. */
export function commentOf({ text, comment, place, fillers }: MessageCall): string | undefined {
  return (
    [comment, isSentence(text) ? '' : place, ...fillers].filter(Boolean).join('\n') || undefined
  )
}
