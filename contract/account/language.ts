import { type WordOf, words } from '#contract/words.ts'
import { localeNames } from '#domain/locale/locale.ts'

/** The languages an account is written to in; each is named in itself. */
export const Language = words(localeNames)
export type Language = WordOf<typeof Language>
