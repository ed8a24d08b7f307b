import { localeTags } from '#domain/locale/locale.ts'
import { currentLocale } from '#domain/locale/translate.ts'

/** Returns "a, b and c" in the language in force. */
export const joinList = (parts: readonly string[]): string =>
  new Intl.ListFormat(localeTags[currentLocale()]).format(parts)

/** Returns "a, b or c" in the language in force. */
export const joinAlternatives = (parts: readonly string[]): string =>
  new Intl.ListFormat(localeTags[currentLocale()], { type: 'disjunction' }).format(parts)
