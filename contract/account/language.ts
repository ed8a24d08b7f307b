import { type WordOf, words } from '#contract/words.ts'
import { languageOf, locales } from '#domain/locale/locale.ts'

/** The languages an account is written to in; each is named in itself. */
export const Language = words(
  Object.fromEntries(locales.map((locale) => [locale, languageOf(locale).name])),
)
export type Language = WordOf<typeof Language>
