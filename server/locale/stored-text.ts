import { tagOf } from '#domain/locale/locale.ts'
import { currentLocale, type MessageValues, t } from '#domain/locale/translate.ts'

/**
 * Texts that are stored before it is known who reads them, such as the notes of an import. They
 * keep the message and its values, as JSON between two characters that no text uses, and become
 * sentences of the reader's language when they are read. They can be joined with other texts and
 * fill placeholders of other messages.
 */

const begin = '\u{e000}'
const end = '\u{e001}'

export type StoredMessage =
  | { id: string; message?: string; values?: MessageValues }
  | { list: 'conjunction' | 'disjunction'; of: readonly string[] }
  /** A label within a sentence. */
  | { lower: string }

export const toStored = (message: StoredMessage): string => begin + JSON.stringify(message) + end

/** Returns the message, or its id where that is a stored text already: `t(t('…'))` is `t('…')`. */
export const storeMessage = (id: string, message: string, values?: MessageValues): string =>
  id.startsWith(begin)
    ? id
    : toStored({ id, ...(message !== id && { message }), ...(values && { values }) })

/** Returns a stored text in the language in force. Others stay as they are. */
export function readStored(text: string): string {
  if (!text.includes(begin)) return text
  let read = ''
  let depth = 0
  let from = 0
  for (const { index, 0: mark } of text.matchAll(marks)) {
    if (mark === begin && depth++ === 0) {
      read += text.slice(from, index)
      from = index + 1
    } else if (mark === end && depth > 0 && --depth === 0) {
      read += inWords(text.slice(from, index))
      from = index + 1
    }
  }
  return read + text.slice(from).replaceAll(marks, '')
}

const marks = /[\u{e000}\u{e001}]/gu

function inWords(json: string): string {
  try {
    const stored = JSON.parse(json) as StoredMessage
    if ('lower' in stored) return readStored(stored.lower).toLowerCase()
    if ('list' in stored) return formatList(stored.list, stored.of.map(readStored))
    const { id, message = id, values } = stored
    return t({ id, message }, values && readValues(values))
  } catch {
    // A person's text can contain these characters too.
    return json.replaceAll(marks, '')
  }
}

const readValues = (values: MessageValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? readStored(value) : value,
    ]),
  )

/** Returns "a, b and c" or "a, b or c" in the language in force. */
export const formatList = (type: 'conjunction' | 'disjunction', parts: readonly string[]): string =>
  new Intl.ListFormat(tagOf(currentLocale()), { type }).format(parts)

/** Returns a remark as people read it. */
export const readRemark = <Remark extends { reason: string }>(remark: Remark): Remark => ({
  ...remark,
  reason: readStored(remark.reason),
})
