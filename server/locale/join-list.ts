import { formatList, toStored } from './stored-text.ts'
import { isStoring } from './translations.ts'

/** Returns "a, b and c" in the language in force. */
export const joinList = (parts: readonly string[]): string => join('conjunction', parts)

/** Returns "a, b or c" in the language in force. */
export const joinAlternatives = (parts: readonly string[]): string => join('disjunction', parts)

const join = (list: 'conjunction' | 'disjunction', of: readonly string[]) =>
  isStoring() ? toStored({ list, of }) : formatList(list, of)

/** Returns a label as it is within a sentence. */
export const lowerLabel = (label: string): string =>
  isStoring() ? toStored({ lower: label }) : label.toLowerCase()
