import { tagOf } from '#domain/locale/locale.ts'
import { currentLocale } from '#domain/locale/translate.ts'

/** Returns "a, b and c" in the language in force. */
export const joinList = (parts: readonly string[]): string =>
  new Intl.ListFormat(tagOf(currentLocale())).format(parts)

/** Returns "a, b or c" in the language in force. */
export const joinAlternatives = (parts: readonly string[]): string =>
  new Intl.ListFormat(tagOf(currentLocale()), { type: 'disjunction' }).format(parts)
