import type { ExtractorType } from '@lingui/conf'
import { findMessageCalls } from './message-call.ts'

/** Finds the messages of a file for the catalogues, as the build does for browsers. */
export const messageExtractor: ExtractorType = {
  match: (file) => /\.tsx?$/.test(file),
  extract(file, code, onMessageExtracted) {
    for (const { id, text, comment, line } of findMessageCalls(file, code)) {
      onMessageExtracted({ id, message: text, comment, origin: [file, line], placeholders: {} })
    }
  },
}
