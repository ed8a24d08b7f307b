import { currentLocale } from '#domain/locale/translate.ts'

/** Returns a language's name in the language in force: "Hindi", or "हिन्दी" in Hindi. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames([currentLocale()], { type: 'language' }).of(code) ?? code
